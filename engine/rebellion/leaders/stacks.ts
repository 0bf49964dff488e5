import type { State } from '../../state.js'
import { FIRST_STACK } from '../facts/leader-places.js'
import { lowestBit } from '../facts/map.js'
import { note } from '../state/journal.js'
import { LEADERS_AT, MOST_STACKS, STACK_CARD } from '../state/layout.js'
import { moveLeader } from './leaders.js'

/** Face-down missions and the leaders on them. A stack is a place of leaders beside its card. */

export function stackPlace(side: number, slot: number): number {
  return FIRST_STACK + side * MOST_STACKS + slot
}

/** The card of a stack; -1 where there is none. */
export function stackCard(s: State, side: number, slot: number): number {
  return s.bytes[STACK_CARD + side * MOST_STACKS + slot] - 1
}

export function stackLeaders(s: State, side: number, slot: number): number {
  return s.words[LEADERS_AT + stackPlace(side, slot)]
}

/** The first slot without card and leaders; there is always one, a stack needs a leader. */
function freeStack(s: State, side: number): number {
  let slot = 0
  while (stackCard(s, side, slot) >= 0 || stackLeaders(s, side, slot) !== 0)
    if (++slot === MOST_STACKS)
      throw new Error(`${slot} missions are face down, one for each leader`)
  return slot
}

/** Puts a card that is in no hand and no deck face down with leaders on it; answers their place. */
export function assignCard(s: State, side: number, card: number, leaders: number): number {
  const slot = freeStack(s, side)
  s.bytes[STACK_CARD + side * MOST_STACKS + slot] = card + 1
  const place = stackPlace(side, slot)
  note('assigned', card, leaders, side, side)
  for (let rest = leaders; rest !== 0; rest &= rest - 1) moveLeader(s, lowestBit(rest), place)
  return place
}

/** Takes the card off a stack; its leaders stay until they are moved. */
export function removeStackCard(s: State, side: number, slot: number): void {
  s.bytes[STACK_CARD + side * MOST_STACKS + slot] = 0
}

export function hasStacks(s: State, side: number): boolean {
  for (let slot = 0; slot < MOST_STACKS; slot++) if (stackCard(s, side, slot) >= 0) return true
  return false
}

/** The side of a stack's place, and whether its card lies there still. */
export function sideOfStack(place: number): number {
  return place < FIRST_STACK + MOST_STACKS ? 0 : 1
}

export function stackHasCard(s: State, place: number): boolean {
  return s.bytes[STACK_CARD + place - FIRST_STACK] !== 0
}
