import type { State } from '../../state.js'
import { BASE_TAKEN, imperialVictory, isOver } from '../course/victory.js'
import { lowestBit, NO_SYSTEM } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { placeOf, rescueLeader } from '../leaders/leaders.js'
import { CAPTIVES } from '../state/layout.js'
import { baseSystem, isRevealed, revealBase, ruleOutSearched } from './base.js'
import { groundOf, hasUnits, loyalTo, presenceOf } from './board.js'

/**
 * What follows by itself from a change on the board, in the order of the rules: the base is
 * revealed, unguarded captives are rescued, the Empire may have won. Subjugation needs no check:
 * it is read off the units. Called when a movement, an effect or a combat step is complete.
 */
export function checkBoard(s: State): void {
  if (isOver(s)) return
  // Immediate cards of the setup come before there is a base
  if (!isRevealed(s) && baseSystem(s) !== NO_SYSTEM) {
    const bit = 1 << baseSystem(s)
    if (((groundOf(s, EMPIRE) | loyalTo(s, EMPIRE)) & bit) !== 0) revealBase(s)
    else ruleOutSearched(s)
  }
  rescueUnguarded(s)
  if (!isRevealed(s)) return
  const base = baseSystem(s)
  if (hasUnits(s, base, EMPIRE) && !hasUnits(s, base, REBEL)) imperialVictory(s, BASE_TAKEN)
}

/** K7: the moment no Imperial unit is in a captive's system, he is rescued. */
function rescueUnguarded(s: State): void {
  const guarded = presenceOf(s, EMPIRE)
  for (let rest = s.words[CAPTIVES]; rest !== 0; rest &= rest - 1) {
    const leader = lowestBit(rest)
    if ((guarded & (1 << placeOf(s, leader))) === 0) rescueLeader(s, leader)
  }
}
