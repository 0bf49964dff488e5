import { EVENTS } from '../../../../engine/duel/data/events.js'
import { STRATEGIES } from '../../../../engine/duel/data/strategies.js'
import { SIDE_IDS } from '../../../../engine/duel/facts/sides.js'
import type { GameEvent } from '../../../../engine/game.js'
import type { LogLine } from '../../../shell/session.js'

/** The rounds of a game as the log tells them: both totals, strategies, and who won. */

export interface RoundTold {
  readonly number: number
  readonly name: string
  readonly objective: number
  readonly points: number
  /** Direct Assault counted; null until the struggle is over. */
  readonly totals: readonly [number | null, number | null]
  /** What was revealed, by side; -1 for nothing yet. */
  readonly strategies: readonly [number, number]
  readonly winner: number | null
  /** Nobody has won it. */
  readonly isVoid: boolean
}

type Growing = { -readonly [Key in keyof RoundTold]: RoundTold[Key] }

export function roundsIn(log: readonly LogLine[]): readonly RoundTold[] {
  const rounds: Growing[] = []
  for (const { event } of log) {
    if (event.kind === 'round') rounds.push(begun(event))
    const present = rounds.at(-1)
    if (present !== undefined) goOn(present, event)
  }
  return rounds
}

function begun({ value = 0, target }: GameEvent): Growing {
  const facts = EVENTS.find(({ id }) => id === target)
  return {
    number: value,
    name: facts?.name ?? '',
    objective: facts?.objective ?? 0,
    points: facts?.victoryPoints ?? 0,
    totals: [null, null],
    strategies: [-1, -1],
    winner: null,
    isVoid: false,
  }
}

function goOn(round: Growing, { kind, word, side, cards, value }: GameEvent): void {
  const seat = SIDE_IDS.indexOf(side ?? '')
  if (kind === 'struggle-over') {
    const [rebel, empire] = (word ?? '').split(':').map(Number)
    round.totals = [rebel ?? null, empire ?? null]
  } else if (kind === 'revealed') {
    const strategy = STRATEGIES.findIndex(({ id }) => id === cards?.[0])
    round.strategies =
      seat === 0 ? [strategy, round.strategies[1]] : [round.strategies[0], strategy]
  } else if (kind === 'raised') {
    const [rebel, empire] = round.totals
    round.totals = seat === 0 ? [value ?? rebel, empire] : [rebel, value ?? empire]
  } else if (kind === 'event-won') round.winner = seat
  else if (kind === 'nobody-won') round.isVoid = true
}

/** When a strategy was turned up, or discarded without that. */
export interface StrategyUse {
  readonly round: number
  readonly isDiscarded: boolean
}

/** The last use of a side's strategy; null where it was not told. */
export function lastUse(
  log: readonly LogLine[],
  side: number,
  strategy: number,
): StrategyUse | null {
  let round = 0
  let revealed = 0
  let lost = 0
  for (const { event } of log) {
    if (event.kind === 'round') round = event.value ?? 0
    if (event.side !== SIDE_IDS[side] || event.cards?.[0] !== STRATEGIES[strategy]?.id) continue
    if (event.kind === 'revealed') revealed = round
    if (event.kind === 'strategy-lost') lost = round
  }
  if (revealed === 0 && lost === 0) return null
  return { round: Math.max(revealed, lost), isDiscarded: lost > revealed }
}
