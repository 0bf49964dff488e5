import type { State } from '../../state.js'
import { byte, FIRST_OWN_BYTE, mask } from '../course/frame.js'
import { isOnTop, stepNamed, topFrame } from '../course/steps.js'
import { NO_LEADER } from '../facts/leader-types.js'
import { NONE } from '../state/moves.js'
import { ACTIONS, type Effect, MISSIONS, OBJECTIVES, TACTICS } from './registry.js'

/** The frame of a card that is being carried out, as its effects read it. */

const CARD_SORTS = [
  'mission',
  'action',
  'objective',
  'failed-mission',
  'tactic-top',
  'tactic-bottom',
  'tactic-late',
] as const
export const MISSION_CARD = 0
export const ACTION_CARD = 1
export const OBJECTIVE_CARD = 2
/** A mission whose attempt has failed: what follows from that. */
export const FAILED_MISSION = 3
/** The two abilities of an advanced tactic card, and what it does later. */
export const TACTIC_TOP = 4
export const TACTIC_BOTTOM = 5
export const TACTIC_LATE = 6

export const CARD = stepNamed('card')

/** `done` and `chosen` belong to the effect at hand and are 0 when it begins. */
export const cardFrame = {
  sort: byte(3, CARD_SORTS),
  card: byte(4, 'card'),
  effect: byte(FIRST_OWN_BYTE, 'effect'),
  /** A place of the board, or the face-down mission that the card has brought. */
  place: byte(5, 'leader-place', NONE),
  target: byte(6, 'leader', NONE),
  /** Leaders assigned to the mission; 1 for an additional tactic card. */
  count: byte(7, [0, 2]),
  leaders: mask(8, 'leaders'),
  done: byte(12, [0, 15]),
  chosen: byte(13, 'chosen'),
}

/** How often the effect at hand has been decided, or that it has. */
export const { done, chosen } = cardFrame
const DONE_WORD = done.at

export function placeOfCard(s: State, f: number): number {
  return cardFrame.place.get(s, f)
}

export function targetOf(s: State, f: number): number {
  return cardFrame.target.get(s, f)
}

export function assignedCount(s: State, f: number): number {
  return cardFrame.count.get(s, f)
}

export function assignedLeaders(s: State, f: number): number {
  return cardFrame.leaders.get(s, f)
}

/** True when the leader is one of those assigned to the mission. */
export function hasAssigned(s: State, f: number, leader: number): boolean {
  return (assignedLeaders(s, f) & (1 << leader)) !== 0
}

/** One more decision of the effect at hand has been made. */
export function countDecision(s: State, f: number): void {
  done.set(s, f, done.get(s, f) + 1)
}

/** The effect at hand is done with; the next one begins. */
export function next(s: State, f: number): void {
  cardFrame.effect.set(s, f, cardFrame.effect.get(s, f) + 1)
  s.words[(f + DONE_WORD) >> 2] = 0
}

/** The effect that waits for a decision. */
export function effectAt(s: State, f: number): Effect {
  return effectsOf(s, f)[cardFrame.effect.get(s, f)]
}

export function effectsOf(s: State, f: number): readonly Effect[] {
  const card = cardFrame.card.get(s, f)
  switch (cardFrame.sort.get(s, f)) {
    case MISSION_CARD:
      return MISSIONS[card].steps
    case ACTION_CARD:
      return ACTIONS[card].steps
    case FAILED_MISSION:
      return MISSIONS[card].onFailure ?? NOTHING
    case TACTIC_TOP:
      return TACTICS[card].top?.steps ?? NOTHING
    case TACTIC_BOTTOM:
      return TACTICS[card].bottom?.steps ?? NOTHING
    case TACTIC_LATE:
      return TACTICS[card].top?.late?.steps ?? NOTHING
    default:
      return OBJECTIVES[card].steps ?? NOTHING
  }
}

const NOTHING: readonly Effect[] = []

export function isTactic(s: State, f: number): boolean {
  return cardFrame.sort.get(s, f) >= TACTIC_TOP
}

/** The card of a sort whose effect waits for a decision; -1 when none does. */
export function askingCard(s: State, sort: number): number {
  if (!isOnTop(s, CARD)) return -1
  const f = topFrame(s)
  return cardFrame.sort.get(s, f) === sort ? cardFrame.card.get(s, f) : -1
}

/** The leader whom that card is about; NO_LEADER without one. */
export function askingLeader(s: State): number {
  return isOnTop(s, CARD) ? targetOf(s, topFrame(s)) : NO_LEADER
}

/** The names of a card's effects, each once: they are how a position says which one is at hand. */
export function effectNames(effects: readonly Effect[]): string[] {
  const names: string[] = []
  for (const { name } of effects) {
    let unique = name
    for (let n = 2; names.includes(unique); n++) unique = `${name}-${n}`
    names.push(unique)
  }
  return [...names, 'done']
}
