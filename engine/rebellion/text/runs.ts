import { TACTIC_THEATER } from '../cards/registry.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { UNIT_SIDE } from '../facts/unit-types.js'
import { FOR_ALL, type Note, type NoteKind } from '../state/journal.js'
import { DECK_OBJECTIVES } from '../state/layout.js'
import { preventedSentence, rerollSentence, rollSentence } from './dice-words.js'
import type { Entry } from './entry.js'
import { eventOf } from './events.js'
import { cardName, deckWord } from './sentences.js'
import { unitSentence } from './unit-sentences.js'
import {
  actionName,
  counted,
  missionName,
  objectiveName,
  placeName,
  subject,
  tacticName,
} from './words.js'

/** Notes of one kind that follow each other and belong together are told in one sentence. */

interface Run {
  /** Notes with the same key are told together. */
  readonly key: (note: Note) => number
  /** What is told with one note is of this kind, not of its own. */
  readonly joins?: NoteKind
  readonly tell: (run: readonly Entry[]) => string
}

export const RUNS: Partial<Record<NoteKind, Run>> = {
  'units-gained': { key: placeAndSide, tell: ofUnits },
  'units-destroyed': { key: placeAndSide, tell: ofUnits },
  'units-moved': { key: ({ b }) => b, tell: ofUnits },
  'units-queued': { key: placeAndSide, tell: ofUnits },
  'queued-destroyed': { key: ({ b }) => b, tell: ofUnits },
  deployed: { key: placeAndSide, tell: ofUnits },
  damage: { key: sameUnits, tell: ofUnits },
  repaired: { key: sameUnits, tell: ofUnits },
  'taken-back': { key: sameUnits, tell: ofUnits },
  diverted: { key: sameUnits, tell: ofUnits },
  struck: { key: sameUnits, tell: ofUnits },
  blocked: { key: sameUnits, tell: ofUnits },
  dice: { key: sameRoll, joins: 'green-dice', tell: (run) => rollSentence(eventOf(run, '')) },
  'set-aside': { key: ({ c }) => c, tell: (run) => rerollSentence(eventOf(run, '')) },
  prevented: { key: ({ a }) => a, tell: (run) => preventedSentence(eventOf(run, '')) },
  'drew-mission': {
    key: ({ b }) => b,
    tell: (run) => draws(run, first(run).b, 'mission', ({ a }) => missionName(a)),
  },
  'drew-project': {
    key: () => 0,
    tell: (run) => draws(run, EMPIRE, 'project', ({ a }) => missionName(a)),
  },
  'drew-probe': {
    key: ({ audience }) => audience,
    tell: (run) =>
      first(run).audience === FOR_ALL
        ? `The Empire is handed the ${run.length === 1 ? 'probe card' : 'probe cards'} ${names(run, ({ a }) => placeName(a))}.`
        : draws(run, EMPIRE, 'probe card', ({ a }) => placeName(a)),
  },
  'lost-probe': {
    key: () => 0,
    tell: (run) =>
      `The Rebels take ${counted(run.length, 'probe card')} of the Empire: ${names(run, ({ a }) => placeName(a))}.`,
  },
  'drew-objective': {
    key: () => 0,
    tell: (run) => draws(run, REBEL, 'objective', ({ a }) => objectiveName(a)),
  },
  'drew-action': {
    key: ({ b }) => b,
    tell: (run) => draws(run, first(run).b, 'action card', ({ a }) => actionName(a)),
  },
  'drew-tactic': {
    key: ({ a, b }) => b * 2 + TACTIC_THEATER[a],
    tell: (run) => {
      const { a, b } = first(run)
      const word = `${TACTIC_THEATER[a] === 0 ? 'space' : 'ground'} tactic card`
      return draws(run, b, word, (note) => tacticName(note.a))
    },
  },
  discarded: {
    key: ({ b }) => b,
    tell: (run) => `${subject(first(run).b, 'discard')} ${names(run, ({ a }) => missionName(a))}.`,
  },
  saw: {
    key: ({ a, c, audience }) => (audience + 1) * 64 + a * 2 + c,
    tell: (run) => {
      const { a: deck, c: side, audience } = first(run)
      const cards = names(run, (note) => cardName(deck, note.b))
      if (audience === FOR_ALL && deck === DECK_OBJECTIVES)
        return `The Rebels show their objectives: ${cards}.`
      const what = counted(run.length, deckWord(deck))
      return `${subject(side, 'look')} at ${what}${first(run) && isKnown(run) ? `: ${cards}` : ''}.`
    },
  },
}

/** The same place or space of the queue, and units of one side. */
function placeAndSide({ a, b }: Note): number {
  return b * 2 + UNIT_SIDE[a]
}

/** One roll: its green dice are a note of their own. */
function sameRoll({ a, b }: Note): number {
  return a * 8 + b
}

/** Number that tells attacks of one side from those of the other. */
function sameUnits(note: Note): number {
  return UNIT_SIDE[note.a]
}

function ofUnits(run: readonly Entry[]): string {
  return unitSentence(eventOf(run, ''))
}

function first(run: readonly Entry[]): Note {
  return run[0].note
}

function isKnown(run: readonly Entry[]): boolean {
  return run.every((entry) => entry.known)
}

/** Names of cards hold `and` themselves, so commas part them. */
function names(run: readonly Entry[], name: (note: Note) => string): string {
  return run.map(({ note }) => name(note)).join(', ')
}

/** The owner reads which cards, the other side how many. */
function draws(
  run: readonly Entry[],
  side: number,
  word: string,
  name: (note: Note) => string,
): string {
  const sentence = `${subject(side, 'draw')} ${counted(run.length, word)}`
  return isKnown(run) ? `${sentence}: ${names(run, name)}.` : `${sentence}.`
}
