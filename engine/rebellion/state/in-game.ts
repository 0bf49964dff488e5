import type { State } from '../../state.js'
import { type SetId, setNumber } from '../data/table.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { COMBAT_RULES, EXPANSION, IN_GAME, MISSION_SETS } from './layout.js'
import { RISE_SET } from './mission-sets.js'

/**
 * What is in this game: the sets that its options bring, as a byte of set bits for each side.
 * Everything that lists cards, units or leaders asks here.
 */

/** True when things of the set are in this game; where only missions differ by side, any side will do. */
export function isInGame(s: State, set: number, side: number): boolean {
  return (s.bytes[IN_GAME + side] & (1 << set)) !== 0
}

/** Works out the sets from the options that stand in the state. */
export function chooseSets(s: State): void {
  for (let side = REBEL; side <= EMPIRE; side++) {
    const expansion = s.bytes[EXPANSION] !== 0
    const riseMissions = expansion && (s.bytes[MISSION_SETS + side] & RISE_SET) !== 0
    s.bytes[IN_GAME + side] = setsWith(expansion, riseMissions, s.bytes[COMBAT_RULES] !== 0)
  }
}

/** Sets of the games there can be, as masks. */
export const SOME_GAMES: readonly number[] = [
  setsWith(false, false, false),
  setsWith(true, false, false),
  setsWith(true, true, false),
]

/** The sets of a side as a mask. */
function setsWith(expansion: boolean, riseMissions: boolean, cinematic: boolean): number {
  return (
    bit('base', true) |
    bit('base-replaced', !expansion) |
    bit('base-missions', !riseMissions) |
    bit('base-combat', !cinematic) |
    bit('rise', expansion) |
    bit('rise-missions', riseMissions) |
    bit('rise-base-missions', expansion && !riseMissions) |
    bit('cinematic', cinematic)
  )
}

function bit(set: SetId, isIn: boolean): number {
  return isIn ? 1 << setNumber(set) : 0
}
