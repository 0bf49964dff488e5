import type { AgentFactory } from '../../agents/agent.js'
import { createAgent, type OurSpec } from '../../agents/spec.js'
import type { Game, Options } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { type GameRecord, recordOf } from '../../engine/record.js'
import { sideNames, sideNumbers } from '../../engine/seats.js'
import { USUAL_LIMITS } from '../plan/limits.js'
import { agentsBySide, groupOfGame } from '../plan/meeting.js'
import { type PairStatistics, pairStatistics } from '../statistics/pairs.js'
import { playMatch } from './match.js'

/** Games of agents against each other in this very thread, for programs that use us as a library. */
export interface MatchPlan {
  readonly game: Game
  readonly options?: Options
  /** One a side: specs as text, or factories. */
  readonly agents: readonly (string | OurSpec | AgentFactory)[]
  /** Made whole groups: everybody plays each side of a world once. */
  readonly games: number
  readonly seed: string
  /** Called after each game. */
  readonly onGame?: (game: MatchGame) => void
}

export interface MatchGame {
  readonly number: number
  /** Points by agent, in the order of the plan; all together 1. */
  readonly points: readonly number[]
  readonly reason: string
  /** Ready for `verify` and for a line of games.jsonl. */
  readonly record: GameRecord
}

export interface MatchResult {
  readonly games: readonly MatchGame[]
  /** Points by agent. */
  readonly points: readonly number[]
  /** Of the first agent of two, from pairs of games; null for more, or without a pair. */
  readonly statistics: PairStatistics | null
}

/** Plays a match: the same worlds for all, sides passed round, the same result from the same plan. */
export async function runMatch(plan: MatchPlan): Promise<MatchResult> {
  const { game, options = {}, agents, seed } = plan
  const seats = game.seats(options)
  const sides = sideNames(seats).length
  if (!Number.isInteger(plan.games) || plan.games < 1)
    throw new InputError(`games: ${plan.games} is not a number of games`)
  if (agents.length !== sides)
    throw new InputError(`agents: ${game.name} has ${sides} sides, but ${agents.length} are given`)
  const meeting = { agents: [...agents.keys()], turn: 0 }
  const count = Math.ceil(plan.games / sides) * sides
  const games: MatchGame[] = []
  for (let number = 1; number <= count; number++) {
    const bySide = agentsBySide(meeting, number)
    const world = `${seed}/${groupOfGame(number, sides) + 1}`
    const players = sideNumbers(seats).map((side, player) => {
      const of = agents[bySide[side] as number] as string | OurSpec | AgentFactory
      const agent = createAgent(of, { game, options, player, seed: `${seed}/game-${number}` })
      return { agent, isTimed: false }
    })
    const played = await playMatch(game, { options, world }, players, USUAL_LIMITS, SILENT)
    for (const { agent } of players) agent.close?.()
    if (played.forfeit !== null)
      throw new Error(`game ${number}: ${played.forfeit.reason}: ${played.forfeit.detail}`)
    const shares = sideNumbers(seats).map((side, seat) => ({ side, half: played.halfPoints[seat] }))
    const points = agents.map((_, agent) => {
      const side = bySide.indexOf(agent)
      return (shares.find((one) => one.side === side)?.half ?? 0) / 2
    })
    const record = recordOf(game, options, world, played.moves, played.state)
    const done = { number, points, reason: played.reason, record }
    games.push(done)
    plan.onGame?.(done)
  }
  return {
    games,
    points: agents.map((_, agent) =>
      games.reduce((sum, { points }) => sum + (points[agent] ?? 0), 0),
    ),
    statistics: sides === 2 ? pairs(games) : null,
  }
}

/** Nobody watches. */
const SILENT = { begin: () => {}, before: () => {}, after: () => {}, facts: () => ({ length: 0 }) }

function pairs(games: readonly MatchGame[]): PairStatistics | null {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (let i = 0; i + 1 < games.length; i += 2) {
    const points = (games[i]?.points[0] ?? 0) + (games[i + 1]?.points[0] ?? 0)
    counts[Math.round(2 * points) as 0 | 1 | 2 | 3 | 4]++
  }
  return pairStatistics(counts)
}
