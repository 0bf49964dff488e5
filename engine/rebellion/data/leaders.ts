import { byNumber, type Entry } from './table.js'

/** The leaders. */

export interface LeaderFacts extends Entry {
  readonly name: string
  /** What he is called in small places, and two letters for his token. */
  readonly short: string
  readonly letters: string
  readonly side: 'rebel' | 'empire'
  readonly starting: boolean
  /** Diplomacy, intel, special operations, logistics. */
  readonly skills: readonly [number, number, number, number]
  /** Small icons of the same skills: they count like others and roll green dice. Left out: none. */
  readonly minor?: readonly [number, number, number, number]
  /** Space and ground tactic values; 0 and 0 cannot activate a system. */
  readonly tactics: readonly [number, number]
  /** Colour of the leader in the team game. */
  readonly role: 'admiral' | 'general'
}

/** A set of leaders is a word with a bit for each. */
const MOST_LEADERS = 32

export const LEADERS: readonly LeaderFacts[] = byNumber('leader', [
  { number: 0, set: 'base', id: 'mon-mothma', name: 'Mon Mothma', short: 'Mothma', letters: 'Mo', side: 'rebel', starting: true, skills: [3, 0, 0, 1], tactics: [0, 0], role: 'admiral' },
  { number: 1, set: 'base', id: 'jan-dodonna', name: 'Jan Dodonna', short: 'Dodonna', letters: 'Do', side: 'rebel', starting: true, skills: [1, 2, 0, 0], tactics: [2, 1], role: 'admiral' },
  { number: 2, set: 'base', id: 'general-rieekan', name: 'General Rieekan', short: 'Rieekan', letters: 'Ri', side: 'rebel', starting: true, skills: [1, 0, 1, 1], tactics: [1, 2], role: 'general' },
  { number: 3, set: 'base', id: 'princess-leia', name: 'Princess Leia', short: 'Leia', letters: 'Le', side: 'rebel', starting: true, skills: [2, 2, 1, 0], tactics: [1, 1], role: 'general' },
  { number: 4, set: 'base', id: 'admiral-ackbar', name: 'Admiral Ackbar', short: 'Ackbar', letters: 'Ac', side: 'rebel', starting: false, skills: [2, 0, 0, 1], tactics: [3, 1], role: 'admiral' },
  { number: 5, set: 'base', id: 'chewbacca', name: 'Chewbacca', short: 'Chewbacca', letters: 'Ch', side: 'rebel', starting: false, skills: [0, 0, 3, 0], tactics: [1, 2], role: 'general' },
  { number: 6, set: 'base', id: 'general-madine', name: 'General Madine', short: 'Madine', letters: 'Ma', side: 'rebel', starting: false, skills: [0, 2, 2, 0], tactics: [1, 3], role: 'general' },
  { number: 7, set: 'base', id: 'han-solo', name: 'Han Solo', short: 'Han Solo', letters: 'Ha', side: 'rebel', starting: false, skills: [1, 1, 2, 0], tactics: [2, 2], role: 'admiral' },
  { number: 8, set: 'base', id: 'lando-calrissian', name: 'Lando Calrissian', short: 'Lando', letters: 'La', side: 'rebel', starting: false, skills: [1, 1, 1, 1], tactics: [2, 2], role: 'admiral' },
  { number: 9, set: 'base', id: 'luke-skywalker', name: 'Luke Skywalker', short: 'Luke', letters: 'Lu', side: 'rebel', starting: false, skills: [0, 2, 1, 0], tactics: [2, 2], role: 'general' },
  { number: 10, set: 'base', id: 'obi-wan-kenobi', name: 'Obi-Wan Kenobi', short: 'Obi-Wan', letters: 'Ob', side: 'rebel', starting: false, skills: [1, 3, 0, 0], tactics: [1, 3], role: 'general' },
  { number: 11, set: 'base', id: 'wedge-antilles', name: 'Wedge Antilles', short: 'Wedge', letters: 'We', side: 'rebel', starting: false, skills: [0, 0, 2, 0], tactics: [3, 1], role: 'admiral' },
  { number: 12, set: 'base', id: 'emperor-palpatine', name: 'Emperor Palpatine', short: 'Palpatine', letters: 'Pa', side: 'empire', starting: true, skills: [3, 2, 0, 0], tactics: [3, 2], role: 'admiral' },
  { number: 13, set: 'base', id: 'darth-vader', name: 'Darth Vader', short: 'Vader', letters: 'Va', side: 'empire', starting: true, skills: [2, 0, 3, 0], tactics: [2, 3], role: 'general' },
  { number: 14, set: 'base', id: 'grand-moff-tarkin', name: 'Grand Moff Tarkin', short: 'Tarkin', letters: 'Ta', side: 'empire', starting: true, skills: [1, 1, 0, 1], tactics: [2, 1], role: 'admiral' },
  { number: 15, set: 'base', id: 'general-tagge', name: 'General Tagge', short: 'Tagge', letters: 'Tg', side: 'empire', starting: true, skills: [0, 0, 1, 1], tactics: [1, 2], role: 'general' },
  { number: 16, set: 'base', id: 'admiral-ozzel', name: 'Admiral Ozzel', short: 'Ozzel', letters: 'Oz', side: 'empire', starting: false, skills: [0, 1, 0, 1], tactics: [2, 1], role: 'admiral' },
  { number: 17, set: 'base', id: 'admiral-piett', name: 'Admiral Piett', short: 'Piett', letters: 'Pi', side: 'empire', starting: false, skills: [0, 2, 1, 0], tactics: [3, 1], role: 'admiral' },
  { number: 18, set: 'base', id: 'boba-fett', name: 'Boba Fett', short: 'Boba Fett', letters: 'Bf', side: 'empire', starting: false, skills: [0, 2, 3, 0], tactics: [0, 0], role: 'general' },
  { number: 19, set: 'base', id: 'colonel-yularen', name: 'Colonel Yularen', short: 'Yularen', letters: 'Yu', side: 'empire', starting: false, skills: [0, 3, 0, 0], tactics: [2, 2], role: 'general' },
  { number: 20, set: 'base', id: 'general-veers', name: 'General Veers', short: 'Veers', letters: 'Ve', side: 'empire', starting: false, skills: [0, 0, 2, 0], tactics: [1, 3], role: 'general' },
  { number: 21, set: 'base', id: 'janus-greejatus', name: 'Janus Greejatus', short: 'Greejatus', letters: 'Ja', side: 'empire', starting: false, skills: [2, 1, 0, 0], tactics: [0, 0], role: 'admiral' },
  { number: 22, set: 'base', id: 'moff-jerjerrod', name: 'Moff Jerjerrod', short: 'Jerjerrod', letters: 'Je', side: 'empire', starting: false, skills: [1, 0, 0, 1], tactics: [1, 1], role: 'general' },
  { number: 23, set: 'base', id: 'soontir-fel', name: 'Soontir Fel', short: 'Soontir Fel', letters: 'Fe', side: 'empire', starting: false, skills: [0, 1, 2, 0], tactics: [2, 1], role: 'admiral' },
  { number: 24, set: 'rise', id: 'cassian-andor', name: 'Cassian Andor', short: 'Cassian', letters: 'Ca', side: 'rebel', starting: false, skills: [0, 2, 0, 1], minor: [0, 2, 0, 0], tactics: [2, 1], role: 'admiral' },
  { number: 25, set: 'rise', id: 'chirrut-imwe', name: 'Chirrut Imwe', short: 'Chirrut', letters: 'Ci', side: 'rebel', starting: false, skills: [1, 0, 2, 0], minor: [2, 0, 0, 0], tactics: [1, 2], role: 'general' },
  { number: 26, set: 'rise', id: 'jyn-erso', name: 'Jyn Erso', short: 'Jyn Erso', letters: 'Jy', side: 'rebel', starting: false, skills: [0, 1, 1, 0], minor: [1, 2, 1, 0], tactics: [1, 2], role: 'admiral' },
  { number: 27, set: 'rise', id: 'saw-gerrera', name: 'Saw Gerrera', short: 'Saw Gerrera', letters: 'Sa', side: 'rebel', starting: false, skills: [0, 0, 1, 1], minor: [0, 0, 2, 0], tactics: [1, 3], role: 'general' },
  { number: 28, set: 'rise', id: 'motti', name: 'Admiral Motti', short: 'Motti', letters: 'Mt', side: 'empire', starting: false, skills: [0, 0, 0, 1], minor: [1, 1, 0, 0], tactics: [2, 1], role: 'admiral' },
  { number: 29, set: 'rise', id: 'krennic', name: 'Director Krennic', short: 'Krennic', letters: 'Kr', side: 'empire', starting: false, skills: [0, 1, 0, 1], minor: [0, 2, 1, 0], tactics: [2, 2], role: 'admiral' },
  { number: 30, set: 'rise', id: 'krennics-finest', name: "Krennic's Finest", short: 'Finest', letters: 'Kf', side: 'empire', starting: false, skills: [0, 0, 2, 0], minor: [0, 0, 2, 0], tactics: [1, 3], role: 'general' },
  { number: 31, set: 'rise', id: 'jabba', name: 'Jabba the Hutt', short: 'Jabba', letters: 'Jb', side: 'empire', starting: false, skills: [2, 2, 0, 0], minor: [1, 1, 0, 0], tactics: [0, 0], role: 'general' },
], { most: MOST_LEADERS, constant: 'a set of leaders to two words, not MOST_LEADERS' })

/** What Luke Skywalker becomes when he resolves Seek Yoda: the same person with other values. */
export const LUKE_JEDI: LeaderFacts = { number: 9, set: 'base', id: 'luke-skywalker-jedi', name: 'Luke Skywalker (Jedi)', short: 'Luke', letters: 'Lu', side: 'rebel', starting: false, skills: [0, 3, 2, 0], tactics: [3, 3], role: 'general' }
