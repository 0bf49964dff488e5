import type { State } from '../../state.js'
import { totalAt } from '../board/board.js'
import { findFrame, isAt, stepNamed } from '../course/steps.js'
import { EMPIRE, enemyOf, GROUND, REBEL, SPACE } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { BATTLE_LOST, BATTLE_WON, raiseSignal } from '../state/signal.js'
import { combatSystem, FIRST, FOUGHT, HAD_UNITS, WON } from './fields.js'

/** Who has won the battles of the combat at hand; called whenever the board is looked at. */
export function noteWinners(s: State): void {
  for (let theater = SPACE; theater <= GROUND; theater++) noteWinner(s, theater)
}

/** C23, C24, C25, C35: the first moment that one side stands alone where a battle was fought. */
function noteWinner(s: State, theater: number): void {
  if (WON.of(s, theater) !== 0 || (FOUGHT.get(s) & (1 << theater)) === 0) return
  const system = combatSystem(s)
  const rebels = totalAt(s, system, REBEL, theater)
  const imperials = totalAt(s, system, EMPIRE, theater)
  if (rebels > 0 === imperials > 0 || isBetweenRetreats(s)) return
  const winner = rebels > 0 ? REBEL : EMPIRE
  if ((HAD_UNITS.get(s) & (1 << (enemyOf(winner) * 2 + theater))) === 0) return
  WON.put(s, theater, winner + 1)
  raiseSignal(s, winner === FIRST.get(s) ? BATTLE_WON : BATTLE_LOST)
  note('battle-won', theater, winner)
}

const COMBAT = stepNamed('combat')
/** What comes next while one side has had its retreat and the other has not. */
const RETREATS = ['after-first-retreat', 'second-retreat', 'after-second-retreat']

/** Between two retreats nobody has won yet: the other side may leave too (T16). */
function isBetweenRetreats(s: State): boolean {
  const f = findFrame(s, COMBAT)
  return RETREATS.some((stage) => isAt(s, f, stage))
}
