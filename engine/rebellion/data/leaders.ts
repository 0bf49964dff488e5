/** The leaders; their order is their number everywhere: Rebels first, starting ones first. */

export interface LeaderFacts {
  readonly id: string
  readonly name: string
  readonly side: 'rebel' | 'empire'
  readonly starting: boolean
  /** Diplomacy, intel, special operations, logistics. */
  readonly skills: readonly [number, number, number, number]
  /** Space and ground tactic values; 0 and 0 cannot activate a system. */
  readonly tactics: readonly [number, number]
  /** Colour of the leader in the team game. */
  readonly role: 'admiral' | 'general'
}

export const LEADERS: readonly LeaderFacts[] = [
  { id: 'mon-mothma', name: 'Mon Mothma', side: 'rebel', starting: true, skills: [3, 0, 0, 1], tactics: [0, 0], role: 'admiral' },
  { id: 'jan-dodonna', name: 'Jan Dodonna', side: 'rebel', starting: true, skills: [1, 2, 0, 0], tactics: [2, 1], role: 'admiral' },
  { id: 'general-rieekan', name: 'General Rieekan', side: 'rebel', starting: true, skills: [1, 0, 1, 1], tactics: [1, 2], role: 'general' },
  { id: 'princess-leia', name: 'Princess Leia', side: 'rebel', starting: true, skills: [2, 2, 1, 0], tactics: [1, 1], role: 'general' },
  { id: 'admiral-ackbar', name: 'Admiral Ackbar', side: 'rebel', starting: false, skills: [2, 0, 0, 1], tactics: [3, 1], role: 'admiral' },
  { id: 'chewbacca', name: 'Chewbacca', side: 'rebel', starting: false, skills: [0, 0, 3, 0], tactics: [1, 2], role: 'general' },
  { id: 'general-madine', name: 'General Madine', side: 'rebel', starting: false, skills: [0, 2, 2, 0], tactics: [1, 3], role: 'general' },
  { id: 'han-solo', name: 'Han Solo', side: 'rebel', starting: false, skills: [1, 1, 2, 0], tactics: [2, 2], role: 'admiral' },
  { id: 'lando-calrissian', name: 'Lando Calrissian', side: 'rebel', starting: false, skills: [1, 1, 1, 1], tactics: [2, 2], role: 'admiral' },
  { id: 'luke-skywalker', name: 'Luke Skywalker', side: 'rebel', starting: false, skills: [0, 2, 1, 0], tactics: [2, 2], role: 'general' },
  { id: 'obi-wan-kenobi', name: 'Obi-Wan Kenobi', side: 'rebel', starting: false, skills: [1, 3, 0, 0], tactics: [1, 3], role: 'general' },
  { id: 'wedge-antilles', name: 'Wedge Antilles', side: 'rebel', starting: false, skills: [0, 0, 2, 0], tactics: [3, 1], role: 'admiral' },
  { id: 'emperor-palpatine', name: 'Emperor Palpatine', side: 'empire', starting: true, skills: [3, 2, 0, 0], tactics: [3, 2], role: 'admiral' },
  { id: 'darth-vader', name: 'Darth Vader', side: 'empire', starting: true, skills: [2, 0, 3, 0], tactics: [2, 3], role: 'general' },
  { id: 'grand-moff-tarkin', name: 'Grand Moff Tarkin', side: 'empire', starting: true, skills: [1, 1, 0, 1], tactics: [2, 1], role: 'admiral' },
  { id: 'general-tagge', name: 'General Tagge', side: 'empire', starting: true, skills: [0, 0, 1, 1], tactics: [1, 2], role: 'general' },
  { id: 'admiral-ozzel', name: 'Admiral Ozzel', side: 'empire', starting: false, skills: [0, 1, 0, 1], tactics: [2, 1], role: 'admiral' },
  { id: 'admiral-piett', name: 'Admiral Piett', side: 'empire', starting: false, skills: [0, 2, 1, 0], tactics: [3, 1], role: 'admiral' },
  { id: 'boba-fett', name: 'Boba Fett', side: 'empire', starting: false, skills: [0, 2, 3, 0], tactics: [0, 0], role: 'general' },
  { id: 'colonel-yularen', name: 'Colonel Yularen', side: 'empire', starting: false, skills: [0, 3, 0, 0], tactics: [2, 2], role: 'general' },
  { id: 'general-veers', name: 'General Veers', side: 'empire', starting: false, skills: [0, 0, 2, 0], tactics: [1, 3], role: 'general' },
  { id: 'janus-greejatus', name: 'Janus Greejatus', side: 'empire', starting: false, skills: [2, 1, 0, 0], tactics: [0, 0], role: 'admiral' },
  { id: 'moff-jerjerrod', name: 'Moff Jerjerrod', side: 'empire', starting: false, skills: [1, 0, 0, 1], tactics: [1, 1], role: 'general' },
  { id: 'soontir-fel', name: 'Soontir Fel', side: 'empire', starting: false, skills: [0, 1, 2, 0], tactics: [2, 1], role: 'admiral' },
]

/** What Luke Skywalker becomes when he resolves Seek Yoda: the same person with other values. */
export const LUKE_JEDI: LeaderFacts = { id: 'luke-skywalker-jedi', name: 'Luke Skywalker (Jedi)', side: 'rebel', starting: false, skills: [0, 3, 2, 0], tactics: [3, 3], role: 'general' }
