import type { State } from '../../state.js'
import {
  DECLARE,
  DECLARE_NEXT,
  FIRE_NEXT,
  RESOLVE,
  RUTHLESS_SECOND,
  RUTHLESS_TARGET,
  SECOND_SHOT as SECOND_SHOT_STAGE,
  SHOW_ORDERS,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { RUTHLESS } from '../facts/icons.js'
import { fromFirst, isDone, isOut, setDone } from '../rounds/players.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  ASKED,
  DONE,
  FIRST,
  FIRST_TARGET,
  NOTHING,
  ORDER,
  PLAYERS,
  SECOND_TARGET,
} from '../state/layout.js'
import {
  AS_ARTILLERY,
  FIRE_AT,
  HOLD,
  largeOf,
  moveOf,
  smallOf,
  UNKNOWN_MOVE,
  verbOf,
  WITH_LASERS,
} from '../state/moves.js'
import { endSlot, firstSlot, hasIcon, ownerOf } from '../state/units.js'
import {
  FIRST_SHOT,
  HOW_FIRST,
  hasTarget,
  LASERS_ON_SECOND,
  listTargets,
  mayFire,
  SECOND_SHOT,
} from './shots.js'

/** Naming targets (6.2): all in secret, one player after the other; Ruthless units when they fire. */

/** No target, as in `listTargets`. */
export const NO_TARGET = -1

defineStage({
  number: DECLARE_NEXT,
  id: 'declare-next',
  run(s) {
    const player = s.bytes[ACTOR]
    const end = endSlot(s, player)
    if (!isOut(s, player))
      for (let slot = Math.max(firstSlot(player), s.bytes[ASKED]); slot < end; slot++)
        if (namesBefore(s, slot) && askTarget(s, slot, DECLARE, SECOND_SHOT_STAGE)) return
    s.bytes[ASKED] = NOTHING
    setDone(s, player)
    for (let n = 0; n < s.bytes[PLAYERS]; n++)
      if (!isDone(s, fromFirst(s, n))) {
        s.bytes[ACTOR] = fromFirst(s, n)
        return
      }
    goTo(s, SHOW_ORDERS)
  },
})

/** Fires by orders: it may fire at all, and is not Ruthless. */
export function namesBefore(s: State, slot: number): boolean {
  return mayFire(s, slot) && !hasIcon(s, slot, RUTHLESS)
}

/** Asks for the first target, or else for the second; false where the unit sees nobody. */
export function askTarget(s: State, slot: number, first: number, second: number): boolean {
  s.bytes[ASKED] = slot + 1
  if (hasTarget(s, slot, FIRST_SHOT, NO_TARGET)) {
    ask(s, first, ownerOf(slot))
    return true
  }
  return askSecond(s, slot, second)
}

function askSecond(s: State, slot: number, stage: number): boolean {
  if ((s.bytes[ORDER + slot] & HOW_FIRST) === AS_ARTILLERY) return false // R22
  if (!hasTarget(s, slot, SECOND_SHOT, s.bytes[FIRST_TARGET + slot] - 1)) return false
  ask(s, stage, ownerOf(slot))
  return true
}

function firstTargets(s: State, out: Int32Array): number {
  out[0] = moveOf(HOLD)
  return listTargets(s, s.bytes[ASKED] - 1, FIRST_SHOT, NO_TARGET, out, 1)
}

/** Another target than the first; also without a first shot (R48). */
function secondTargets(s: State, out: Int32Array): number {
  const slot = s.bytes[ASKED] - 1
  out[0] = moveOf(HOLD)
  return listTargets(s, slot, SECOND_SHOT, s.bytes[FIRST_TARGET + slot] - 1, out, 1)
}

function orderFirst(s: State, move: number, audience?: number): void {
  const slot = s.bytes[ASKED] - 1
  if (verbOf(move) === FIRE_AT) {
    s.bytes[FIRST_TARGET + slot] = smallOf(move) + 1
    s.bytes[ORDER + slot] = largeOf(move)
  }
  note('ordered', slot, s.bytes[FIRST_TARGET + slot] - 1, largeOf(move), 0, audience)
}

function orderSecond(s: State, move: number, audience?: number): void {
  const slot = s.bytes[ASKED] - 1
  if (verbOf(move) === FIRE_AT) {
    s.bytes[SECOND_TARGET + slot] = smallOf(move) + 1
    if (largeOf(move) === WITH_LASERS) s.bytes[ORDER + slot] |= LASERS_ON_SECOND
  }
  note('ordered', slot, s.bytes[SECOND_TARGET + slot] - 1, largeOf(move), 1, audience)
}

defineStage({
  number: DECLARE,
  id: 'declare',
  kind: 'target',
  question: () => 'At whom does it fire?',
  hasChoice: () => true,
  moves: firstTargets,
  play(s, move) {
    orderFirst(s, move, s.bytes[ACTOR])
    if (!askSecond(s, s.bytes[ASKED] - 1, SECOND_SHOT_STAGE)) goTo(s, DECLARE_NEXT)
  },
  seen: () => UNKNOWN_MOVE,
})

defineStage({
  number: SECOND_SHOT_STAGE,
  id: 'second-shot',
  kind: 'second-target',
  question: () => 'At whom does it fire its second shot?',
  hasChoice: () => true,
  moves: secondTargets,
  play(s, move) {
    orderSecond(s, move, s.bytes[ACTOR])
    goTo(s, DECLARE_NEXT)
  },
  seen: () => UNKNOWN_MOVE,
})

defineStage({
  number: SHOW_ORDERS,
  id: 'show-orders',
  run(s) {
    for (let player = 0; player < s.bytes[PLAYERS]; player++) {
      const end = endSlot(s, player)
      for (let slot = firstSlot(player); slot < end; slot++)
        if ((s.bytes[FIRST_TARGET + slot] | s.bytes[SECOND_TARGET + slot]) !== NOTHING)
          note(
            'orders-shown',
            slot,
            s.bytes[FIRST_TARGET + slot] - 1,
            s.bytes[SECOND_TARGET + slot] - 1,
            s.bytes[ORDER + slot],
          )
    }
    s.bytes[DONE] = 0
    s.bytes[ACTOR] = s.bytes[FIRST]
    goTo(s, FIRE_NEXT)
  },
})

defineStage({
  number: RUTHLESS_TARGET,
  id: 'ruthless',
  kind: 'target',
  question: () => 'At whom does it fire?',
  hasChoice: () => true,
  moves: firstTargets,
  play(s, move) {
    orderFirst(s, move)
    if (!askSecond(s, s.bytes[ASKED] - 1, RUTHLESS_SECOND)) goTo(s, RESOLVE)
  },
})

defineStage({
  number: RUTHLESS_SECOND,
  id: 'ruthless-second',
  kind: 'second-target',
  question: () => 'At whom does it fire its second shot?',
  hasChoice: () => true,
  moves: secondTargets,
  play(s, move) {
    orderSecond(s, move)
    goTo(s, RESOLVE)
  },
})
