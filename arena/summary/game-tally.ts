import type { Counting, FactTally } from '../game-plug.js'
import { DurationHistogram } from '../match/duration-histogram.js'
import type { ForfeitReason, GameResult } from '../match/game-task.js'
import { type ForfeitedGame, SIDES } from './summary.js'

const LISTED_FORFEITS = 1000
const STDERR_SHOWN = 2048

/** What one agent did on one side. */
export interface SideCount {
  games: number
  halfPoints: number
  readonly by: Map<string, number>
}

/** Everything that is counted game by game, in the order of their numbers; its size does not grow with them. */
export class GameTally {
  games = 0
  readonly sideHalfPoints = [0, 0]
  drawn = 0
  readonly reasons = new Map<string, number>()
  /** By agent and seat. */
  readonly sides: SideCount[][]
  /** Games by length and by winner: [length][seat]. Forfeits are left out. */
  readonly lengths: number[][] = []
  readonly decisions: number[]
  readonly gamesOf: number[]
  readonly forfeits: ForfeitedGame[] = []
  readonly forfeitReasons: Map<ForfeitReason, number>[]
  readonly times: DurationHistogram[]
  readonly facts: FactTally | null

  constructor(
    private readonly names: readonly string[],
    private readonly counting: Counting,
  ) {
    this.sides = names.map(() =>
      [0, 1].map(() => ({ games: 0, halfPoints: 0, by: new Map<string, number>() })),
    )
    this.decisions = names.map(() => 0)
    this.gamesOf = names.map(() => 0)
    this.forfeitReasons = names.map(() => new Map())
    this.times = names.map(() => new DurationHistogram())
    this.facts = counting.tally?.(names) ?? null
  }

  add(seats: readonly [number, number], result: GameResult): void {
    const { forfeit, facts } = result
    const reason = this.counting.reason?.(result.reason, facts) ?? result.reason
    this.games++
    add(this.reasons, reason, 1)
    if (result.halfPoints[0] === 1) this.drawn++
    for (let seat = 0; seat < 2; seat++) {
      const agent = seats[seat] as number
      const half = result.halfPoints[seat] as number
      this.sideHalfPoints[seat] = (this.sideHalfPoints[seat] as number) + half
      const side = this.sides[agent]?.[seat] as SideCount
      side.games++
      side.halfPoints += half
      if (half === 2) add(side.by, reason, 1)
      this.decisions[agent] = (this.decisions[agent] as number) + (result.decisions[seat] as number)
      this.gamesOf[agent] = (this.gamesOf[agent] as number) + 1
      const { histograms, spentMs, longestMs } = result.timing
      this.times[agent]?.addPacked(histograms[seat] ?? [], spentMs[seat] ?? 0, longestMs[seat] ?? 0)
    }
    if (forfeit !== null) {
      const loser = seats[forfeit.seat as 0 | 1]
      add(this.forfeitReasons[loser] as Map<ForfeitReason, number>, forfeit.reason, 1)
      if (this.forfeits.length < LISTED_FORFEITS)
        this.forfeits.push({
          game: result.number,
          agent: this.names[loser] as string,
          side: SIDES[forfeit.seat] as 'rebel' | 'empire',
          opponent: this.names[seats[(1 - forfeit.seat) as 0 | 1]] as string,
          round: facts.length,
          reason: forfeit.reason,
          detail: forfeit.detail,
          stderr: forfeit.stderr.slice(-STDERR_SHOWN),
          record: `forfeits/game-${result.number}.txt`,
        })
      return
    }
    if (result.halfPoints[0] !== 1) {
      const row = (this.lengths[facts.length] ??= [0, 0])
      const winner = result.halfPoints[0] === 2 ? 0 : 1
      row[winner] = (row[winner] as number) + 1
    }
    this.facts?.add(seats, facts)
  }
}

function add<Key>(map: Map<Key, number>, key: Key, count: number): void {
  map.set(key, (map.get(key) ?? 0) + count)
}
