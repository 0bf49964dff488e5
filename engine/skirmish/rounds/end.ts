import type { Outcome } from '../../game.js'
import type { State } from '../../state.js'
import { CHECK_END, OVER, RESERVES_ROLL } from '../course/stage-numbers.js'
import { defineStage, goTo } from '../course/stages.js'
import { note } from '../state/journal.js'
import { EDITION_3, ENDING, PLAYERS, SCORE, STAGE, TURN, WINNERS } from '../state/layout.js'
import { hasRule } from '../state/rules.js'
import { starsOnTable } from '../state/units.js'
import { isOut, playersIn } from './players.js'

/** Ends of the game and who has won it (section 10). */

export const ENDING_IDS = [
  'last-survivor',
  'all-out',
  'somebody-out',
  'turn-limit',
  'no-damage',
] as const
const LAST_SURVIVOR = 0
const ALL_OUT = 1
const SOMEBODY_OUT = 2
const TURN_LIMIT = 3
const NO_DAMAGE = 4

/** No endless game (R40). */
export const LAST_TURN = 20
export const MOST_QUIET_TURNS = 6

const POINTS_OF_SURVIVOR = 5

/** After Turn End: one player left, none, or in the third edition one fewer than there were. */
defineStage({
  number: CHECK_END,
  id: 'check-end',
  run(s) {
    const left = playersIn(s)
    if (hasRule(s, EDITION_3)) {
      if (left < s.bytes[PLAYERS]) return end(s, SOMEBODY_OUT, bestByScore(s, everybody(s)))
    } else if (left === 0) return end(s, ALL_OUT, bestByScore(s, everybody(s)))
    else if (left === 1) return endBySurvivor(s)
    goTo(s, RESERVES_ROLL)
  },
})

/** Two play for survival, more for points; the survivor has 5 of them (R34). */
function endBySurvivor(s: State): void {
  let survivor = 0
  while (isOut(s, survivor)) survivor++
  s.words[SCORE + survivor] += POINTS_OF_SURVIVOR
  end(s, LAST_SURVIVOR, s.bytes[PLAYERS] === 2 ? 1 << survivor : bestByScore(s, everybody(s)))
}

/** After the last turn, or many without damage: the higher score, then more stars on the table (R40). */
export function endByCount(s: State): void {
  const winners = bestByStars(s, bestByScore(s, everybody(s)))
  end(s, s.bytes[TURN] >= LAST_TURN ? TURN_LIMIT : NO_DAMAGE, winners)
}

function end(s: State, ending: number, winners: number): void {
  s.bytes[ENDING] = ending
  s.bytes[WINNERS] = winners
  note('game-over', winners, ending)
  goTo(s, OVER)
}

function everybody(s: State): number {
  return (1 << s.bytes[PLAYERS]) - 1
}

function bestByScore(s: State, players: number): number {
  return best(s, players, (player) => s.words[SCORE + player])
}

function bestByStars(s: State, players: number): number {
  return best(s, players, (player) => starsOnTable(s, player))
}

function best(s: State, players: number, value: (player: number) => number): number {
  let most = -1
  let found = 0
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    if (((players >> player) & 1) === 0) continue
    const one = value(player)
    if (one > most) {
      most = one
      found = 0
    }
    if (one === most) found |= 1 << player
  }
  return found
}

/** Who is level shares the win. */
export function outcome(s: State): Outcome | null {
  if (s.bytes[STAGE] !== OVER) return null
  const winners = s.bytes[WINNERS]
  let count = 0
  for (let player = 0; player < s.bytes[PLAYERS]; player++) count += (winners >> player) & 1
  const utility = Array.from({ length: s.bytes[PLAYERS] }, (_, player) =>
    (winners >> player) & 1 ? 1 / count : 0,
  )
  return { utility, reason: ENDING_IDS[s.bytes[ENDING]] ?? '' }
}
