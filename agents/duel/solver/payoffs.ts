import { EVENT_INFLUENCE, OBJECTIVE, VICTORY_POINTS } from '../../../engine/duel/facts/events.js'
import {
  BUREAUCRACY,
  DECEPTION,
  DIRECT_ASSAULT,
  INFILTRATION,
  STRATEGY_COUNT,
  SUPPORT,
} from '../../../engine/duel/facts/strategies.js'
import type { DuelView } from '../../../engine/duel/knowledge/view.js'
import { chanceOf, type Standing } from '../evaluation.js'

const ASSAULT_BONUS = 2
const BUREAUCRACY_GAIN = 2
/** What a character that Support brings is worth. */
const NEWCOMER = 0.25

type Pair = [number, number]

/**
 * The chance of the Rebels to win the game once a struggle has ended, for each pair of strategies: the round is resolved
 * by the rules, what comes after is judged by the evaluation.
 */
export class Payoffs {
  private readonly known = new Map<string, Float64Array>()

  constructor(
    private readonly view: DuelView,
    private readonly standing: Standing,
  ) {}

  /** By Rebel strategy * 5 + Imperial one, for these totals and tokens. */
  of(totals: readonly [number, number], influence: readonly [number, number]): Float64Array {
    const key = `${totals} ${influence}`
    const found = this.known.get(key)
    if (found !== undefined) return found
    const table = new Float64Array(STRATEGY_COUNT * STRATEGY_COUNT)
    for (let own = 0; own < STRATEGY_COUNT; own++)
      for (let theirs = 0; theirs < STRATEGY_COUNT; theirs++)
        table[own * STRATEGY_COUNT + theirs] = this.chance(totals, influence, [own, theirs])
    this.known.set(key, table)
    return table
  }

  private chance(
    totals: readonly [number, number],
    tokens: readonly [number, number],
    chosen: readonly [number, number],
  ): number {
    const { view, standing } = this
    const objective = OBJECTIVE[view.event] as number
    const both = chosen[0] === DECEPTION && chosen[1] === DECEPTION
    const inForce = (side: 0 | 1, strategy: number): boolean =>
      chosen[side] === strategy && totals[side] <= objective && !(strategy === DECEPTION && both)
    const bonus = (side: 0 | 1): number => (inForce(side, DIRECT_ASSAULT) ? ASSAULT_BONUS : 0)
    const finals: Pair = [totals[0] + bonus(0), totals[1] + bonus(1)]
    const deceives = inForce(0, DECEPTION) || inForce(1, DECEPTION)
    const winner = winnerOf(finals, objective, view.balance, deceives)
    const points: Pair = [...standing.points]
    const influence: Pair = [...tokens]
    const characters: Pair = [...standing.characters]
    for (const side of [0, 1] as const) {
      if (inForce(side, SUPPORT) && view.reserveCount(side) > 0) characters[side] += NEWCOMER
      if (winner === 1 - side && inForce(side, BUREAUCRACY)) influence[side] += BUREAUCRACY_GAIN
      if (winner !== side) continue
      points[side] += VICTORY_POINTS[view.event] as number
      influence[side] += EVENT_INFLUENCE[view.event] as number
    }
    return chanceOf({
      ...standing,
      points,
      influence,
      characters,
      infiltrated: [inForce(1, INFILTRATION) ? 1 : 0, inForce(0, INFILTRATION) ? 1 : 0],
      balance: balanceAfter(points, winner, view.balance),
    })
  }
}

/** -1 where nobody wins. */
function winnerOf(
  finals: Readonly<Pair>,
  objective: number,
  balance: number,
  deceives: boolean,
): number {
  const rebelCan = finals[0] <= objective
  const empireCan = finals[1] <= objective
  if (!rebelCan && !empireCan) return -1
  if (!rebelCan || !empireCan) return rebelCan ? 0 : 1
  const ahead = finals[0] === finals[1] ? balance : finals[0] > finals[1] ? 0 : 1
  return deceives ? 1 - ahead : ahead
}

function balanceAfter(points: Readonly<Pair>, winner: number, balance: number): number {
  if (points[0] !== points[1]) return points[0] < points[1] ? 0 : 1
  return winner < 0 ? balance : 1 - winner
}
