import type { State } from '../../state.js'
import { cardAt, deckLength, knowledgeAt, UNKNOWN } from '../cards/decks.js'
import { BASE_SPACE, lowestBit } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { moveLeader } from '../leaders/leaders.js'
import { note } from '../state/journal.js'
import {
  BASE_REVEALED,
  BASE_SYSTEM,
  DECK_PROBES,
  LEADERS_AT,
  PENDING_COMBATS,
  PROBE_BOX,
  PROBE_HAND,
  PROBE_HAND_KNOWN,
  PROBE_RETURNED,
  PUBLIC_CANDIDATES,
} from '../state/layout.js'
import { BASE_FOUND, raiseSignal } from '../state/signal.js'
import {
  destroyedSystems,
  groundOf,
  liftUnits,
  loyalTo,
  presenceOf,
  putUnits,
  unitsAt,
  unitTypes,
} from './board.js'
import { removeMarkersOfBase } from './markers.js'

/** The Rebel base: hidden, revealed, moved; and what is known of its place. */

export function isRevealed(s: State): boolean {
  return s.bytes[BASE_REVEALED] !== 0
}

export function baseSystem(s: State): number {
  return s.bytes[BASE_SYSTEM]
}

/** Systems where the base may be as far as the Empire knows. */
export function candidates(s: State): number {
  return (
    s.words[PUBLIC_CANDIDATES] &
    ~(s.words[PROBE_HAND] | s.words[PROBE_RETURNED] | s.words[PROBE_BOX])
  )
}

/** Everybody learns that a hidden base is among these systems. */
export function narrow(s: State, systems: number): void {
  s.words[PUBLIC_CANDIDATES] &= systems
}

/** Imperial ground units or loyalty without a reveal, and destruction without an end, rule a system out. */
export function ruleOutSearched(s: State): void {
  s.words[PUBLIC_CANDIDATES] &= ~(groundOf(s, EMPIRE) | loyalTo(s, EMPIRE) | destroyedSystems(s))
}

/** The base becomes public; what stands in the Rebel Base space comes to its system (B4). */
export function revealBase(s: State): void {
  const system = baseSystem(s)
  s.bytes[BASE_REVEALED] = 1
  raiseSignal(s, BASE_FOUND)
  s.words[PUBLIC_CANDIDATES] = 1 << system
  note('base-revealed', system)
  emptyBaseSpace(s, system)
}

/** A new hidden base: the old one is public, its card the Empire's, and nothing moves along (B10 … B14). */
export function establishBase(s: State, system: number): void {
  const old = baseSystem(s)
  note('base-moved', old)
  removeMarkersOfBase(s)
  if (!isRevealed(s)) emptyBaseSpace(s, old)
  s.words[PROBE_HAND] |= 1 << old
  s.words[PROBE_HAND_KNOWN] |= 1 << old
  s.words[PROBE_RETURNED] = knownInDeck(s)
  s.bytes[BASE_SYSTEM] = system
  s.bytes[BASE_REVEALED] = 0
  s.words[PUBLIC_CANDIDATES] = possibleBases(s)
}

/** Cards that the Empire knows to lie in the probe deck still, so that no base can be there (Plant False Lead). */
function knownInDeck(s: State): number {
  let found = 0
  for (let below = deckLength(s, DECK_PROBES) - 1; below >= 0; below--)
    if (knowledgeAt(s, DECK_PROBES, below, EMPIRE) !== UNKNOWN)
      found |= 1 << cardAt(s, DECK_PROBES, below)
  return found
}

/** Systems that may become a new base: no Imperial loyalty, no Imperial unit, not destroyed (B10). */
export function possibleBases(s: State): number {
  return ~(loyalTo(s, EMPIRE) | presenceOf(s, EMPIRE) | destroyedSystems(s))
}

function emptyBaseSpace(s: State, system: number): void {
  const types = unitTypes(s, REBEL)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    const count = unitsAt(s, BASE_SPACE, type)
    if (count === 0) continue
    liftUnits(s, BASE_SPACE, type, count)
    putUnits(s, system, type, count)
  }
  for (let rest = s.words[LEADERS_AT + BASE_SPACE]; rest !== 0; rest &= rest - 1)
    moveLeader(s, lowestBit(rest), system)
  // C39: a combat follows, after all steps of what caused this
  s.words[PENDING_COMBATS] |= 1 << system
}
