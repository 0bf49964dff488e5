import type { State } from '../../state.js'
import { ACTIONS_OF, POOL_CARDS } from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import { answersAt, playAnswer, windowNumber } from '../course/windows.js'
import { countBits, lowestBit } from '../facts/map.js'
import { ADMIRAL, GENERAL, LEADERS_OF_POST } from '../facts/posts.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { ACTION_ZONE, FRAME_COUNT, FRAME_SIZE, FRAMES, NEWEST } from '../state/layout.js'
import { argA, ELIMINATE, move1, verbOf } from '../state/moves.js'
import { isTeam, putInCharge } from '../state/posts.js'
import { ACTION_USED } from '../state/zones.js'
import { eliminateLeader, poolOf } from './leaders.js'

/** E8: with the expansion a pool holds 8 leaders; the others are eliminated at once, by choice of their player. */

export const POOL_LIMIT = 8
const OVER_LIMIT = windowNumber('pool-limit')

/** Leaders that the pool of a side may hold; a card that has been used may have raised it. */
export function poolLimit(s: State, side: number): number {
  let limit = POOL_LIMIT
  for (const card of POOL_CARDS)
    if (ACTIONS_OF[side].includes(card) && s.bytes[ACTION_ZONE + card] === ACTION_USED) limit++
  return limit
}

function isOver(s: State, side: number): boolean {
  const count = countBits(poolOf(s, side))
  return count > POOL_LIMIT && count > poolLimit(s, side)
}

/** Asks every player whose pool holds too many, the Rebels first. */
export function limitPools(s: State): void {
  for (let side = EMPIRE; side >= REBEL; side--)
    if (isOver(s, side) && !isAsked(s, side)) push(s, LIMIT, side)
}

function isAsked(s: State, side: number): boolean {
  for (let d = 0; d < s.bytes[FRAME_COUNT]; d++) {
    const f = FRAMES + d * FRAME_SIZE
    if (s.bytes[f] === LIMIT.number && sideOf(s, f) === side) return true
  }
  return false
}

/** G15, G17: who has more leaders gives up one; with equal pools who has just got one. */
function postWithMore(s: State, side: number): number {
  const pool = poolOf(s, side)
  const generals = countBits(pool & LEADERS_OF_POST[GENERAL])
  const admirals = countBits(pool) - generals
  if (generals === admirals) return s.bytes[NEWEST + side] === GENERAL + 1 ? GENERAL : ADMIRAL
  return generals > admirals ? GENERAL : ADMIRAL
}

const LIMIT = defineStep({
  number: 55,
  name: 'pool-limit',
  kind: 'pick',
  post: 'role',
  oneAct: true,
  on: [
    { step: 'refresh', stages: ['missions', 'build'] },
    { step: 'recruit', side: REBEL, belowSide: EMPIRE },
    { step: 'card' },
    { step: 'combat' },
    { step: 'pending-combats' },
    { step: 'pool-limit', side: REBEL, belowSide: EMPIRE },
  ],
  question: (s, f) =>
    `which leader is eliminated? (the pool holds ${poolLimit(s, sideOf(s, f))} at most)`,
  check: (s, f) => (isOver(s, sideOf(s, f)) ? null : 'the pool does not hold too many leaders'),
  run(s, f) {
    const side = sideOf(s, f)
    if (!isOver(s, side)) {
      pop(s)
      return false
    }
    if (isTeam(s)) putInCharge(s, f, side, postWithMore(s, side))
    return true
  },
  moves(s, f, out) {
    const side = sideOf(s, f)
    let n = 0
    for (let rest = poolOf(s, side); rest !== 0; rest &= rest - 1)
      out[n++] = move1(ELIMINATE, lowestBit(rest))
    return answersAt(OVER_LIMIT, s, f, side, out, n)
  },
  play(s, f, move) {
    if (verbOf(move) === ELIMINATE) eliminateLeader(s, argA(move))
    else playAnswer(OVER_LIMIT, s, f, move)
  },
})
