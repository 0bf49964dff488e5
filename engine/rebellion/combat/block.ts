import type { State } from '../../state.js'
import { below, sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { enemyOf } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { argA, argB, BLOCK, DONE, move0, move2, verbOf } from '../state/moves.js'
import { attack } from './attack-frame.js'
import { block } from './block-frame.js'
import { askedInCombat, CANNOT_BLOCK } from './fields.js'
import { tacticsOf } from './tactics/tactics-of.js'
import { assignedOf, harmTarget, targetCount, targetHarm, targetType } from './targets.js'

/** The defender blocks damage assigned in this attack, from dice and cards alike (C14, C15). */

defineStep({
  number: 27,
  name: 'block',
  kind: 'block',
  oneAct: (s, f) => block.points.get(s, f) > 0,
  frame: block,
  on: [{ step: 'attack', stages: ['block'] }],
  question: (s) => askedInCombat(s, 'block damage?'),
  check: (s, f) =>
    sideOf(s, f) === enemyOf(sideOf(s, below(f))) &&
    block.theater.get(s, f) === attack.theater.get(s, below(f))
      ? null
      : 'does not fit its attack',
  moves(s, f, out) {
    if (!anyAssigned(s)) return 0
    if (block.points.get(s, f) > 0) return blockMoves(s, f, out)
    out[0] = move0(DONE)
    const side = sideOf(s, f)
    if (CANNOT_BLOCK.of(s, side) !== 0) return 1
    return tacticsOf(s).blockMoves(s, side, block.theater.get(s, f), out, 1)
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case BLOCK:
        note('blocked', argA(move), 1)
        harmTarget(s, argA(move), argB(move), -1)
        block.points.set(s, f, block.points.get(s, f) - 1)
        block.blocked.set(s, f, 1)
        return
      case DONE:
        // Done with the card in hand, or with blocking
        if (block.points.get(s, f) > 0) block.points.set(s, f, 0)
        else pop(s)
        return
      default:
        block.points.set(s, f, tacticsOf(s).playBlock(s, sideOf(s, f), move))
        block.blocked.set(s, f, 0)
    }
  },
})

function blockMoves(s: State, f: number, out: Int32Array): number {
  let n = 0
  if (block.blocked.get(s, f) !== 0) out[n++] = move0(DONE)
  for (let i = 0; targetCount(s, i) > 0; i++)
    if (assignedOf(targetHarm(s, i)) > 0)
      out[n++] = move2(BLOCK, targetType(s, i), targetHarm(s, i))
  return n
}

function anyAssigned(s: State): boolean {
  for (let i = 0; targetCount(s, i) > 0; i++) if (assignedOf(targetHarm(s, i)) > 0) return true
  return false
}
