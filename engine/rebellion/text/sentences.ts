import { lowered } from '../../english.js'
import { ACTION_SIDE, MISSION_SIDE, MISSIONS, TACTICS } from '../cards/registry.js'
import { BASE_DESTROYED, BASE_TAKEN } from '../course/victory.js'
import { POOL } from '../facts/leader-places.js'
import { CAPTURED, CARBONITE, DARK_SIDE } from '../facts/leader-types.js'
import { BASE_SPACE } from '../facts/map.js'
import { PHASE_ASSIGNMENT, PHASE_COMMAND } from '../facts/phases.js'
import { GENERAL } from '../facts/posts.js'
import { REBEL, SPACE } from '../facts/sides.js'
import { GREEN } from '../facts/unit-types.js'
import {
  BY_RING,
  FORBIDDEN,
  high,
  JOINED,
  low,
  type Note,
  type NoteKind,
  OPPOSED,
  TAKEN_ALONG,
  UNOPPOSED,
} from '../state/journal.js'
import {
  DECK_EMPIRE_ACTIONS,
  DECK_GROUND_TACTICS,
  DECK_OBJECTIVES,
  DECK_PROBES,
  DECK_REBEL_ACTIONS,
  DECK_SPACE_TACTICS,
  DECKS,
} from '../state/layout.js'
import { NONE } from '../state/moves.js'
import { faceName } from './dice-words.js'
import { colourId } from './names.js'
import {
  actionName,
  dealtWords,
  leaderName,
  leaderNames,
  markerName,
  missionName,
  numbered,
  objectiveName,
  placeName,
  placeNames,
  regionName,
  ringName,
  roleName,
  SIDE_NAMES,
  subject,
  tacticName,
  unitName,
} from './words.js'

/**
 * One sentence for a note of the journal. `known` is false when the reader may know that it
 * happened, but not with what. An empty sentence: nothing worth telling by itself.
 */
export type Sentence = (note: Note, known: boolean) => string

export const SENTENCES: Partial<Record<NoteKind, Sentence>> = {
  phase: ({ a, b }) => {
    if (a === PHASE_ASSIGNMENT) return `Round ${b}, Assignment Phase.`
    return a === PHASE_COMMAND ? 'Command Phase.' : 'Refresh Phase.'
  },
  camp: ({ a }) =>
    a === BASE_SPACE
      ? 'All Rebel units go to the Rebel Base space.'
      : `Rebel units go to the Rebel Base space and to ${placeName(a)}.`,
  dealt: ({ a, b, c }) => dealtWords(a, b, c).join(' '),
  'mission-set': ({ a, b }) =>
    `${subject(a, 'play')} the missions of ${b === 1 ? 'Rise of the Empire' : 'the base game'}.`,
  passed: ({ a, b }) => `${b === 0 ? subject(a, 'pass') : `${roleName(a, b - 1)} passes`}.`,
  won: ({ a, b }) =>
    `${SIDE_NAMES[a]?.toUpperCase()} ${a === REBEL ? 'WIN' : 'WINS'}: ${reasonWords(b)}.`,
  time: ({ a }) => `The time marker goes to ${a}.`,
  reputation: ({ a, b }) =>
    b === 1
      ? `The Rebels gain reputation: the marker goes to ${a}.`
      : `The Rebels lose reputation: the marker goes to ${a}.`,

  assigned: ({ a, b, c }, known) =>
    `${subject(c, 'assign')} ${leaderNames(b)} to ${known ? missionName(a) : 'a mission'}.`,
  'assignment-over': ({ a, b }) => `${subject(a, 'keep')} ${numbered(b, 'leader')} in the pool.`,
  'proposal-lifted': ({ a, b, c }, known) =>
    `${roleName(c, GENERAL)} takes ${leaderNames(b)} off ${known ? missionName(a) : 'the mission'}.`,
  'joined-mission': ({ a }) => `${leaderName(a)} joins the mission.`,
  activated: ({ a, b }) => `${leaderName(a)} activates ${placeName(b)}.`,
  'leader-placed': ({ a, b, c }) => `${leaderName(a)} ${placementWords(c)} ${placeName(b)}.`,
  'leader-recalled': ({ a }) => `${leaderName(a)} returns to the pool.`,
  recruited: ({ a, b }) =>
    b === POOL
      ? `${leaderName(a)} is recruited.`
      : `${leaderName(a)} is recruited at ${placeName(b)}.`,
  'nobody-recruited': ({ a }) => `${subject(a, 'recruit')} nobody.`,
  captured: ({ a, b }) => `${leaderName(a)} is captured at ${placeName(b)}.`,
  rescued: ({ a, b }) => `${leaderName(a)} is free and goes to ${placeName(b)}.`,
  detained: ({ a }) => `${leaderName(a)} is detained.`,
  lured: ({ a }) => `${leaderName(a)} turns to the dark side.`,
  eliminated: ({ a }) => `${leaderName(a)} is eliminated.`,
  jedi: ({ a }) => `${leaderName(a)} becomes a Jedi.`,
  misdirected: ({ a }) => `No Imperial leader may be sent against missions of ${leaderName(a)}.`,
  ring: ({ a, b }) => {
    // Captures and the dark side are told by notes of their own
    if (b === CAPTURED || b === DARK_SIDE) return ''
    if (b === CARBONITE) return `${leaderName(a)} is frozen in carbonite.`
    return `${leaderName(a)} gets the ${ringName(b)} ring.`
  },
  'ring-lost': ({ a, b }) =>
    b === CAPTURED || b === CARBONITE ? '' : `${leaderName(a)} loses the ${ringName(b)} ring.`,

  'mission-revealed': ({ a, b, c }) => {
    const place = low(b) === NONE ? '' : ` at ${placeName(low(b))}`
    const target = high(b) === NONE ? '' : ` against ${leaderName(high(b))}`
    return `${subject(MISSION_SIDE[a], 'reveal')} ${missionName(a)}${place}${target}: ${leaderNames(c)}.`
  },
  'ring-used': ({ a, b }) =>
    b === NONE
      ? `The ${ringName(a)} ring is used.`
      : `The ${ringName(a)} ring changes a die: ${faceName(b)}.`,
  'die-set': ({ a, b, c }) => {
    // In a mission red and black dice are the same
    const colour = c === 1 || a === GREEN ? `${colourId(a)} ` : ''
    return `The Rebels set a ${colour}die: ${faceName(b)}.`
  },
  'nobody-opposes': () => 'Nobody opposes.',
  successes: ({ a, b, c }) => {
    const bonus = high(c) > 0 ? `, ${high(c)} of them for the leader` : ''
    return `${subject(low(c), 'have')} ${a} ${a === 1 ? 'success' : 'successes'}${bonus}, against ${b}.`
  },
  'mission-outcome': ({ a, b, c }) => {
    const name = missionName(a)
    if (c === UNOPPOSED && MISSIONS[a]?.rollsAnyway !== true)
      return `Nobody opposes: ${name} succeeds.`
    if (c === FORBIDDEN) return `${name} fails by the card.`
    if (c === BY_RING) return `${name} succeeds after all.`
    return `${name} ${b === 1 ? 'succeeds' : 'fails'}.`
  },

  'station-finished': ({ a }) => `The Death Star at ${placeName(a)} is finished.`,
  'queue-advanced': ({ a, b }) => `${unitName(a)} moves to space ${b} of the build queue.`,
  loyalty: ({ a, b }) =>
    b === 2
      ? `${placeName(a)} becomes neutral.`
      : `${placeName(a)} becomes loyal to the ${b === REBEL ? 'Rebels' : 'Empire'}.`,
  subjugated: ({ a }) => `${placeName(a)} is subjugated.`,
  'subjugation-over': ({ a }) => `${placeName(a)} is no longer subjugated.`,
  sabotage: ({ a }) => `${placeName(a)} is sabotaged.`,
  unsabotage: ({ a }) => `The sabotage marker of ${placeName(a)} is removed.`,
  'system-destroyed': ({ a }) => `${placeName(a)} is destroyed.`,
  'marker-placed': ({ a, b }) => `${placeName(b)} gets the target marker ${markerName(a)}.`,
  'marker-removed': ({ a, b, c }) =>
    `The target marker ${markerName(a)} of ${placeName(b)} is removed${c === 1 ? ', and its card leaves play' : ''}.`,
  'marker-scored': ({ a }) => `The target marker ${markerName(a)} scores.`,
  'base-hidden': ({ a }, known) =>
    `The Rebels hide their base${known ? ` on ${placeName(a)}` : ''}.`,
  'base-revealed': ({ a }) => `The Rebel base is revealed: ${placeName(a)}.`,
  'base-answer': ({ a, b }) => {
    if (a === 255) return `The Rebels name three systems: ${placeNames(b)}.`
    return `The Rebel base is ${b === 1 ? '' : 'not '}on ${placeName(a)}.`
  },
  'region-answer': ({ a, b }) => `The Rebel base is ${b === 1 ? '' : 'not '}in ${regionName(a)}.`,
  'base-moved': ({ a }) => `The Rebels leave their base on ${placeName(a)} for a new, hidden one.`,
  'new-base': ({ a }, known) => (known ? `The new base is on ${placeName(a)}.` : ''),
  'base-stays': () => 'The Rebel base stays where it is.',
  'base-reinforced': () => 'The Rebels choose to move units to the base.',
  candidates: ({ a }, known) => {
    if (!known) return ''
    if (a === 1) return 'Only one system is left where the base can be.'
    return `The base may be in ${numbered(a, 'system')}.`
  },

  'put-back': ({ a, b, c }, known) => {
    const card = known ? cardName(a, b) : `${a === DECK_OBJECTIVES ? 'An' : 'A'} ${deckWord(a)}`
    return `${card} goes ${c === 1 ? 'on top of' : 'under'} the deck.`
  },
  'probe-set-aside': ({ a, b }, known) =>
    `${known ? `The probe card of ${placeName(a)}` : 'A probe card'} lies under ${actionName(b)}.`,
  'probe-turned-up': ({ a }) => `The probe card is that of ${placeName(a)}.`,
  recovered: ({ a, b }) => `${subject(b, 'take')} ${missionName(a)} back into hand.`,
  'kept-action': ({ a, b }, known) =>
    `${subject(b, 'keep')} ${known ? actionName(a) : 'an action card'}.`,
  reshuffled: ({ a }) => `The discard pile becomes a new ${deckWord(a)} deck.`,
  'action-used': ({ a, b }) => {
    const leader = b === NONE ? '' : `: ${leaderName(b)}`
    return `${subject(ACTION_SIDE[a], 'play')} ${actionName(a)}${leader}.`
  },
  'objective-revealed': ({ a }) => `The Rebels show ${objectiveName(a)}: it comes into play.`,
  'objective-scored': ({ a }) => `The Rebels play the objective ${objectiveName(a)}.`,
  'objective-discarded': ({ a }) => `The Rebels discard the objective ${objectiveName(a)}.`,
  'plans-tried': ({ a }) => `The Rebels try ${objectiveName(a)}.`,
  'plans-missed': ({ a }) => `${objectiveName(a)} misses.`,

  combat: ({ a }) => `Combat at ${placeName(a)}.`,
  'combat-round': ({ a }) => `Combat round ${a}.`,
  battle: ({ a }) => (a === 0 ? 'Space battle.' : 'Ground battle.'),
  'tactic-played': ({ a, b, c }) => {
    const price = c === 0 ? '' : `, discarding ${tacticName(c - 1)}`
    return `${subject(b, 'play')} ${tacticName(a)}${price}.`
  },
  'tactic-picked': ({ a, b }, known) =>
    `${subject(b, 'pick')} ${known ? tacticName(a) : 'a tactic card'}.`,
  'tactic-half': ({ a, b, c }) =>
    `${subject(b, 'use')} the ${c === 1 ? 'upper' : 'lower'} half of ${tacticName(a)}: ${lowered(halfAbout(a, c))}`,
  'tactic-unused': ({ a, b }) => `${subject(b, 'use')} neither half of ${tacticName(a)}.`,
  'tactic-cancelled': ({ a }) => `${tacticName(a)} is cancelled.`,
  'tactic-returned': ({ a }) => `${tacticName(a)} comes back from the discard pile.`,
  'tactics-barred': ({ a }) => `${subject(a, 'play')} no card in this battle.`,
  'tactics-renewed': ({ a, b }) =>
    `${subject(a, 'have')} used the last ${theaterWord(b)} tactic card: the others come back.`,
  converted: ({ a }) => `${numbered(a, 'black hit')} ${a === 1 ? 'counts' : 'count'} as red.`,
  confronted: ({ a }) => `${leaderName(a)} is confronted: eliminated when the Command Phase ends.`,
  'special-spent': ({ a }) => `${subject(a, 'spend')} a special to draw a card.`,
  'battle-won': ({ a, b }) => `${subject(b, 'win')} the ${a === 0 ? 'space' : 'ground'} battle.`,
  retreated: ({ a, b, c }) =>
    `${subject(c, 'retreat')} to ${placeName(high(b))}: ${leaderName(a)}.`,
}

function theaterWord(theater: number): string {
  return theater === SPACE ? 'space' : 'ground'
}

function halfAbout(card: number, top: number): string {
  const facts = TACTICS[card]
  return (top === 1 ? facts?.top : facts?.bottom)?.about ?? ''
}

export function reasonWords(reason: number): string {
  if (reason === BASE_TAKEN) return 'the Rebel base is taken'
  if (reason === BASE_DESTROYED) return 'the system of the Rebel base is destroyed'
  return 'the time marker meets the reputation marker'
}

function placementWords(why: number): string {
  if (why === OPPOSED) return 'is sent against it to'
  if (why === JOINED) return 'joins the combat at'
  return why === TAKEN_ALONG ? 'is taken along to' : 'goes to'
}

export function deckWord(deck: number): string {
  return DECKS[deck]?.card ?? 'card'
}

/** Name of a card of a deck that is looked at or put back. */
export function cardName(deck: number, card: number): string {
  if (deck === DECK_OBJECTIVES) return objectiveName(card)
  if (deck === DECK_PROBES) return placeName(card)
  if (deck === DECK_SPACE_TACTICS || deck === DECK_GROUND_TACTICS) return tacticName(card)
  return deck === DECK_REBEL_ACTIONS || deck === DECK_EMPIRE_ACTIONS
    ? actionName(card)
    : missionName(card)
}
