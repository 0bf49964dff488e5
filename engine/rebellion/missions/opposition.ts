import type { State } from '../../state.js'
import { finishMission } from '../cards/hands.js'
import { MISSIONS } from '../cards/registry.js'
import { below, sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { answersAt, playAnswer, windowNumber } from '../course/windows.js'
import { lowestBit } from '../facts/map.js'
import { enemyOf, REBEL } from '../facts/sides.js'
import { moveLeader, poolOf } from '../leaders/leaders.js'
import { removeStackCard, stackCard, stackLeaders } from '../leaders/stacks.js'
import { MISDIRECTION } from '../rounds/lasting-effects.js'
import { note, OPPOSED, two } from '../state/journal.js'
import { EXPANSION, MOST_STACKS } from '../state/layout.js'
import { argA, DECLINE, move0, move1, move3, NONE, OPPOSE, REVEAL, verbOf } from '../state/moves.js'
import {
  FAILED_OUTRIGHT,
  hasFlag,
  mission,
  NO_POOL,
  raiseFlag,
  SENT,
  SUBVERTED,
} from './mission-at-hand.js'

/** Opposing a mission that is attempted (X5): one leader from the pool, and the cards that answer. */

const OPPOSITION = windowNumber('opposition')

export const OPPOSE_STEP = defineStep({
  number: 11,
  name: 'oppose',
  kind: 'oppose',
  post: 'either',
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
    if (s.bytes[EXPANSION] !== 0 && !hasFlag(s, SUBVERTED))
      n = subversions(s, side, mission.place.get(s, below(f)), out, n)
    return answersAt(OPPOSITION, s, f, side, out, n)
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case DECLINE:
        return pop(s)
      case OPPOSE:
        raiseFlag(s, SENT)
        return sendAgainst(s, f, argA(move))
      case REVEAL:
        return subvert(s, f, argA(move))
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

/** Face-down missions that are revealed against the one attempted (E15). */
function subversions(
  s: State,
  side: number,
  place: number,
  out: Int32Array,
  count: number,
): number {
  let n = count
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const card = stackCard(s, side, slot)
    if (card >= 0 && MISSIONS[card].where === 'opposed') out[n++] = move3(REVEAL, slot, place, NONE)
  }
  return n
}

/** Its leaders oppose, and one die more is rolled; the card neither succeeds nor fails. */
function subvert(s: State, f: number, slot: number): void {
  const side = sideOf(s, f)
  const card = stackCard(s, side, slot)
  const on = stackLeaders(s, side, slot)
  raiseFlag(s, SUBVERTED)
  removeStackCard(s, side, slot)
  note('mission-revealed', card, two(mission.place.get(s, below(f)), NONE), on)
  for (let rest = on; rest !== 0; rest &= rest - 1) sendAgainst(s, f, lowestBit(rest))
  finishMission(s, card)
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
