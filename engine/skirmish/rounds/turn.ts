import { BEGIN_TURN, NEXT_TURN } from '../course/stage-numbers.js'
import { defineStage, goTo } from '../course/stages.js'
import { note } from '../state/journal.js'
import { FIRST, HAS_HARMED, PLAYERS, QUIET_TURNS, TURN } from '../state/layout.js'
import { refreshUnits } from '../state/units.js'
import { openCommand } from './command.js'
import { endByCount, LAST_TURN, MOST_QUIET_TURNS } from './end.js'
import { clockwise, isOut } from './players.js'
import { MOVE_STEP } from './steps.js'

/** A turn: Move, Fire, Turn End, Reserves (section 3). */

defineStage({
  number: BEGIN_TURN,
  id: 'begin-turn',
  run(s) {
    s.bytes[TURN]++
    s.bytes[HAS_HARMED] = 0
    for (let player = 0; player < s.bytes[PLAYERS]; player++) refreshUnits(s, player)
    note('turn', s.bytes[TURN], s.bytes[FIRST])
    openCommand(s, MOVE_STEP)
  },
})

/** The marker of the first player passes clockwise, to somebody who is still in the battle. */
defineStage({
  number: NEXT_TURN,
  id: 'next-turn',
  run(s) {
    s.bytes[QUIET_TURNS] = s.bytes[HAS_HARMED] === 1 ? 0 : s.bytes[QUIET_TURNS] + 1
    if (s.bytes[TURN] >= LAST_TURN || s.bytes[QUIET_TURNS] >= MOST_QUIET_TURNS) return endByCount(s)
    do s.bytes[FIRST] = clockwise(s, s.bytes[FIRST])
    while (isOut(s, s.bytes[FIRST]))
    goTo(s, BEGIN_TURN)
  },
})
