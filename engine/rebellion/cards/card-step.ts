import { MOST_MOVES } from '../../game.js'
import type { State } from '../../state.js'
import { checkBoard } from '../board/checks.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push, topFrame } from '../course/steps.js'
import { isOver } from '../course/victory.js'
import { NO_LEADER } from '../facts/leader-types.js'
import { FRAME_COUNT } from '../state/layout.js'
import { ACTIONS, type Effect, MISSIONS, OBJECTIVES } from './registry.js'

/**
 * Carrying out a card, effect by effect.
 * Frame: 2 number of the effect, 3 sort of card, 4 card, 5 place, 6 target leader, 7 leaders assigned,
 * word 8 mask of the assigned leaders, 12 … 15 for the effect at hand (0 when it begins).
 */
export const MISSION_CARD = 0
export const ACTION_CARD = 1
export const OBJECTIVE_CARD = 2

export const CARD = defineStep({ name: 'card', kind: kindCode('pick'), run, actor, moves, play })

export function pushCard(
  s: State,
  side: number,
  sort: number,
  card: number,
  place: number,
  target = NO_LEADER,
): number {
  const f = push(s, CARD, side)
  s.bytes[f + 3] = sort
  s.bytes[f + 4] = card
  s.bytes[f + 5] = place
  s.bytes[f + 6] = target
  return f
}

/** The card of a sort whose effect waits for a decision; -1 when none does. */
export function askingCard(s: State, sort: number): number {
  if (s.bytes[FRAME_COUNT] === 0) return -1
  const f = topFrame(s)
  return s.bytes[f] === CARD && s.bytes[f + 3] === sort ? s.bytes[f + 4] : -1
}

/** The leader whom that card is about; NO_LEADER without one. */
export function askingLeader(s: State): number {
  const f = s.bytes[FRAME_COUNT] === 0 ? -1 : topFrame(s)
  return f >= 0 && s.bytes[f] === CARD ? s.bytes[f + 6] : NO_LEADER
}

// What effects read from the frame of their card

export function sideOf(s: State, f: number): number {
  return s.bytes[f + 1]
}

export function placeOfCard(s: State, f: number): number {
  return s.bytes[f + 5]
}

export function targetOf(s: State, f: number): number {
  return s.bytes[f + 6]
}

export function assignedCount(s: State, f: number): number {
  return s.bytes[f + 7]
}

export function assignedLeaders(s: State, f: number): number {
  return s.words[(f + 8) >> 2]
}

/** True when the leader is one of those assigned to the mission. */
export function hasAssigned(s: State, f: number, leader: number): boolean {
  return (assignedLeaders(s, f) & (1 << leader)) !== 0
}

/** The effect at hand is done with; the next one begins. */
export function next(s: State, f: number): void {
  s.bytes[f + 2]++
  s.words[(f + 12) >> 2] = 0
}

/** The effect that waits for a decision. */
export function effectAt(s: State, f: number): Effect {
  return stepsOf(s, f)[s.bytes[f + 2]]
}

function stepsOf(s: State, f: number): readonly Effect[] {
  const card = s.bytes[f + 4]
  switch (s.bytes[f + 3]) {
    case MISSION_CARD:
      return MISSIONS[card].steps
    case ACTION_CARD:
      return ACTIONS[card].steps
    default:
      return OBJECTIVES[card].steps ?? NOTHING
  }
}

const NOTHING: readonly Effect[] = []
const tried = new Int32Array(MOST_MOVES)

function run(s: State, f: number): boolean {
  // Each effect is complete on the board before the next one is looked at
  checkBoard(s)
  if (isOver(s) || topFrame(s) !== f) return false
  const steps = stepsOf(s, f)
  const at = s.bytes[f + 2]
  if (at >= steps.length) {
    pop(s)
    return false
  }
  const effect = steps[at]
  if (effect.moves !== undefined) {
    if (effect.moves(s, f, tried) > 0) return true
    next(s, f)
    return false
  }
  next(s, f)
  effect.run?.(s, f)
  return false
}

function actor(s: State, f: number): number {
  const effect = effectAt(s, f)
  return effect.actor === undefined ? s.bytes[f + 1] : effect.actor(s, f)
}

function moves(s: State, f: number, out: Int32Array): number {
  return effectAt(s, f).moves?.(s, f, out) ?? 0
}

function play(s: State, f: number, move: number): void {
  effectAt(s, f).play?.(s, f, move)
}
