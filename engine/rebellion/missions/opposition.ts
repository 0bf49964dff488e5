import type { State } from '../../state.js'
import { below, sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { answersAt, playAnswer, windowNumber } from '../course/windows.js'
import { lowestBit } from '../facts/map.js'
import { enemyOf, REBEL } from '../facts/sides.js'
import { moveLeader, poolOf } from '../leaders/leaders.js'
import { MISDIRECTION } from '../rounds/lasting-effects.js'
import { note, OPPOSED } from '../state/journal.js'
import { argA, DECLINE, move0, move1, OPPOSE, verbOf } from '../state/moves.js'
import { FAILED_OUTRIGHT, hasFlag, mission, NO_POOL, raiseFlag, SENT } from './mission-at-hand.js'

/** Opposing a mission that is attempted (X5): one leader from the pool, and the cards that answer. */

const OPPOSITION = windowNumber('opposition')

export const OPPOSE_STEP = defineStep({
  number: 11,
  name: 'oppose',
  kind: 'oppose',
  on: [{ step: 'mission', stages: ['roll'] }],
  question: 'send a leader against the mission?',
  check: (s, f) =>
    sideOf(s, f) === enemyOf(sideOf(s, below(f))) ? null : 'the other side opposes',
  moves(s, f, out) {
    const side = sideOf(s, f)
    let n = 0
    out[n++] = move0(DECLINE)
    if (maySend(s, below(f), side))
      for (let rest = poolOf(s, side); rest !== 0; rest &= rest - 1)
        out[n++] = move1(OPPOSE, lowestBit(rest))
    return answersAt(OPPOSITION, s, f, side, out, n)
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case DECLINE:
        return pop(s)
      case OPPOSE:
        raiseFlag(s, SENT)
        return sendAgainst(s, f, argA(move))
      default:
        playAnswer(OPPOSITION, s, f, move)
    }
  },
})

function maySend(s: State, m: number, side: number): boolean {
  if (hasFlag(s, SENT) || (side === REBEL && hasFlag(s, NO_POOL))) return false
  if (side === REBEL || !MISDIRECTION.isOn(s)) return true
  return (mission.leaders.get(s, m) & (1 << MISDIRECTION.get(s))) === 0
}

/** A leader goes where the mission is; `f` is the frame of the opposition. */
export function sendAgainst(s: State, f: number, leader: number): void {
  const place = mission.place.get(s, below(f))
  moveLeader(s, leader, place)
  note('leader-placed', leader, place, OPPOSED)
}

/** The mission fails, and nobody rolls. */
export function failOutright(s: State): void {
  raiseFlag(s, FAILED_OUTRIGHT)
  pop(s)
}
