import type { FactTally, GamePlug } from '../game-plug.js'
import { DurationHistogram } from '../match/duration-histogram.js'
import type { Forfeit, ForfeitReason, GameResult } from '../match/game-task.js'
import { Calibration } from './calibration.js'
import type { ForfeitedGame } from './summary.js'

const LISTED_FORFEITS = 1000
const STDERR_SHOWN = 2048
/** Half points of a side that won alone. */
const ALL = 2

/** What one agent did on one side. */
export interface SideCount {
  games: number
  halfPoints: number
  readonly by: Map<string, number>
}

/** Who sits where. */
export interface TallyTable {
  /** By side. */
  readonly sideNames: readonly string[]
  /** By seat. */
  readonly sides: readonly number[]
}

/** Everything that is counted game by game, in the order of their numbers; its size does not grow with them. */
export class GameTally {
  games = 0
  readonly sideHalfPoints: number[]
  drawn = 0
  readonly reasons = new Map<string, number>()
  /** By agent and side. */
  readonly sides: SideCount[][]
  /** Games by length and by the side that won: [length][side]. Forfeits are left out. */
  readonly lengths: number[][] = []
  readonly decisions: number[]
  /** By agent: games that it played, each side of its own counted. */
  readonly gamesOf: number[]
  readonly forfeits: ForfeitedGame[] = []
  readonly forfeitReasons: Map<ForfeitReason, number>[]
  readonly times: DurationHistogram[]
  readonly calibration: Calibration
  readonly facts: FactTally | null

  constructor(
    private readonly names: readonly string[],
    private readonly table: TallyTable,
    private readonly plug: GamePlug,
  ) {
    const none = table.sideNames.map(() => 0)
    this.sideHalfPoints = none
    this.sides = names.map(() =>
      none.map(() => ({ games: 0, halfPoints: 0, by: new Map<string, number>() })),
    )
    this.decisions = names.map(() => 0)
    this.gamesOf = names.map(() => 0)
    this.forfeitReasons = names.map(() => new Map())
    this.times = names.map(() => new DurationHistogram())
    this.calibration = new Calibration(names)
    this.facts = plug.tally?.(names) ?? null
  }

  /** Takes a game: agents and half points by side. */
  add(agents: readonly number[], halfPoints: readonly number[], result: GameResult): void {
    const { forfeit, facts } = result
    const reason = this.plug.reason?.(result.reason, facts) ?? result.reason
    const winner = halfPoints.indexOf(ALL)
    this.games++
    add(this.reasons, reason, 1)
    if (winner < 0) this.drawn++
    for (const [side, agent] of agents.entries())
      this.addSide(agent, side, halfPoints[side] as number, reason)
    this.addSeats(agents, result)
    if (forfeit !== null) {
      this.addForfeit(agents, result, forfeit)
      return
    }
    this.calibration.add(
      this.table.sides.map((side) => agents[side] as number),
      result,
    )
    if (winner >= 0) {
      const row = (this.lengths[facts.length] ??= agents.map(() => 0))
      row[winner] = (row[winner] as number) + 1
    }
    this.facts?.add(agents, facts)
  }

  private addSide(agent: number, side: number, half: number, reason: string): void {
    this.sideHalfPoints[side] = (this.sideHalfPoints[side] as number) + half
    this.gamesOf[agent] = (this.gamesOf[agent] as number) + 1
    const count = this.sides[agent]?.[side] as SideCount
    count.games++
    count.halfPoints += half
    if (half === ALL) add(count.by, reason, 1)
  }

  private addSeats(agents: readonly number[], { decisions, timing }: GameResult): void {
    const { histograms, spentMs, longestMs } = timing
    for (const [seat, side] of this.table.sides.entries()) {
      const agent = agents[side] as number
      this.decisions[agent] = (this.decisions[agent] as number) + (decisions[seat] as number)
      this.times[agent]?.addPacked(histograms[seat] ?? [], spentMs[seat] ?? 0, longestMs[seat] ?? 0)
    }
  }

  private addForfeit(agents: readonly number[], result: GameResult, forfeit: Forfeit): void {
    const side = this.table.sides[forfeit.seat] as number
    const loser = agents[side] as number
    add(this.forfeitReasons[loser] as Map<ForfeitReason, number>, forfeit.reason, 1)
    if (this.forfeits.length >= LISTED_FORFEITS) return
    const others = agents.filter((_, other) => other !== side)
    this.forfeits.push({
      game: result.number,
      agent: this.names[loser] as string,
      side: this.table.sideNames[side] as string,
      opponents: others.map((other) => this.names[other] as string),
      length: result.facts.length,
      reason: forfeit.reason,
      detail: forfeit.detail,
      stderr: forfeit.stderr.slice(-STDERR_SHOWN),
      record: `forfeits/game-${result.number}.txt`,
    })
  }
}

function add<Key>(map: Map<Key, number>, key: Key, count: number): void {
  map.set(key, (map.get(key) ?? 0) + count)
}
