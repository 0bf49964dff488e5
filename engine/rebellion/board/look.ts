import type { State } from '../../state.js'
import { isRunning } from '../combat/fields.js'
import { noteWinners } from '../combat/winners.js'
import { onRemoval } from '../course/steps.js'
import { BASE_TAKEN, imperialVictory, isOver } from '../course/victory.js'
import { lowestBit, NO_SYSTEM } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { placeOf, rescueLeader } from '../leaders/leaders.js'
import { limitPools } from '../leaders/pool-limit.js'
import { resolveImmediate } from '../objectives/immediate.js'
import { CAPTIVES, EXPANSION, LOOK_DUE } from '../state/layout.js'
import { baseSystem, isRevealed, revealBase, ruleOutSearched } from './base.js'
import { destroyedSystems, groundOf, hasUnits, loyalTo, presenceOf } from './board.js'
import { shedStranded } from './shedding.js'

/**
 * What follows by itself from a change on the board, in the order of the rules: what nothing carries is lost, the base
 * is revealed, unguarded captives are rescued, the Empire may have won, a battle is won; with the expansion also an
 * Immediate objective that has been drawn, and pools that hold too many leaders. Subjugation needs no look: it is read
 * off the units. The course of the game calls it whenever units have been removed, or LOOK_DUE says so; a movement
 * and an effect call it when they are complete.
 */
export function lookAtBoard(s: State): void {
  if (isOver(s)) return
  if (destroyedSystems(s) !== 0) shedStranded(s)
  s.bytes[LOOK_DUE] = 0
  // Immediate cards of the setup come before there is a base
  if (!isRevealed(s) && baseSystem(s) !== NO_SYSTEM) {
    const bit = 1 << baseSystem(s)
    if (((groundOf(s, EMPIRE) | loyalTo(s, EMPIRE)) & bit) !== 0) revealBase(s)
    else ruleOutSearched(s)
  }
  if (s.words[CAPTIVES] !== 0) rescueUnguarded(s)
  if (isRevealed(s)) {
    const base = baseSystem(s)
    if (hasUnits(s, base, EMPIRE) && !hasUnits(s, base, REBEL)) imperialVictory(s, BASE_TAKEN)
  }
  if (isOver(s)) return
  if (isRunning(s)) noteWinners(s)
  if (s.bytes[EXPANSION] === 0) return
  resolveImmediate(s)
  limitPools(s)
}

onRemoval(lookAtBoard)

/** K7: the moment no Imperial unit is in a captive's system, he is rescued. */
function rescueUnguarded(s: State): void {
  const guarded = presenceOf(s, EMPIRE)
  for (let rest = s.words[CAPTIVES]; rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    if ((guarded & (1 << placeOf(s, leader))) === 0) rescueLeader(s, leader)
  }
}
