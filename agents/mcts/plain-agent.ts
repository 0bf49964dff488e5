import type { Game, Move, Observation } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { sideNumbers } from '../../engine/seats.js'
import { cloneState } from '../../engine/state.js'
import {
  type Account,
  type AccountedCandidate,
  type Agent,
  type AgentSeat,
  type Clock,
  type MoveList,
  type Opinion,
  type Outlook,
  type Settings,
  settingNumber,
} from '../agent.js'
import { DecisionSeed } from '../decision-seed.js'
import { drawIndex } from '../draw.js'
import { OpenSearch } from './open-search.js'
import type { Budget } from './root.js'
import { type Mixed, StrategyTable } from './strategy-table.js'
import { NO_WATCH, Watch } from './watch.js'

/** Part of the clock's limit that is used: the last iteration and the answer take time, too. */
const SAFE_PART = 0.9
/** Part of the time of the first decision in which a game is learnt whole, if it can be. */
const LEARNING_PART = 0.5
const LINE_LENGTH = 12

/** What the last choice was made by. */
type Report =
  | { readonly by: 'tree'; readonly observation: Observation; readonly moves: readonly Move[] }
  | {
      readonly by: 'table'
      readonly observation: Observation
      readonly mixed: Mixed
      readonly move: Move
    }
  | { readonly by: 'usual' }
  | null

/**
 * Plays games that bring no brains: in one tree where everything is seen, by a mixed strategy where the game is small enough to be
 * learnt whole, and otherwise like any other game (`usual`).
 */
export class PlainAgent implements Agent {
  private readonly game: Game
  private readonly seed: DecisionSeed
  private readonly open: OpenSearch | null
  private readonly table: StrategyTable
  private readonly usual: Agent | null
  private isLearnt = false
  private report: Report = null

  constructor(
    private readonly seat: AgentSeat,
    private readonly settings: Settings,
    usual: () => Agent,
  ) {
    const { game, options } = seat
    this.game = game
    this.seed = new DecisionSeed(seat)
    const seats = game.seats(options)
    this.open = game.hides === 'nothing' ? new OpenSearch(game, sideNumbers(seats)) : null
    this.table = new StrategyTable(game, options, seats.length)
    this.usual = this.open === null ? usual() : null
  }

  choose(observation: Observation, moves: MoveList, clock: Clock): Move {
    const { open } = this
    const random = new Random(this.seed.at(this.game, observation))
    const began = this.isTimed ? clock.now() : 0
    if (open !== null) {
      open.run(this.game.sample(observation, random), random, this.budget(clock, began, 1))
      const legal = [...moves.list.subarray(0, moves.count)]
      this.report = { by: 'tree', observation: cloneState(observation), moves: legal }
      return open.best()
    }
    const mixed = this.learnt(clock, began).strategy(observation)
    if (mixed !== null) {
      const { moves, chances } = mixed
      const move = moves[drawIndex(chances, moves.length, random)] as Move
      this.report = { by: 'table', observation: cloneState(observation), mixed, move }
      return move
    }
    this.report = { by: 'usual' }
    return (this.usual as Agent).choose(observation, moves, this.rest(clock, began))
  }

  notice(observation: Observation): void {
    this.usual?.notice?.(observation)
  }

  close(): void {
    this.usual?.close?.()
  }

  opinion(): Opinion | null {
    if (this.report?.by === 'usual') return this.usual?.opinion?.() ?? null
    if (this.report?.by !== 'tree' || this.open === null) return null
    const best = this.open.best()
    return { value: this.open.valueOf(best), visits: this.open.visitsOf(best) }
  }

  account(): Account | null {
    switch (this.report?.by) {
      case 'usual':
        return this.usual?.account?.() ?? null
      case 'tree':
        return this.treeAccount(this.report.observation, this.report.moves)
      case 'table':
        return this.tableAccount(this.report.observation, this.report.mixed, this.report.move)
    }
    return null
  }

  outlooks(most: number): readonly Outlook[] {
    return this.report?.by === 'usual' ? (this.usual?.outlooks?.(most) ?? []) : []
  }

  /** A game is learnt once: what is learnt depends on the seed only, and so do all choices by it. */
  private learnt(clock: Clock, began: number): StrategyTable {
    if (!this.isLearnt && this.game.hides === undefined) {
      const seed = new Random(`${this.seat.seed}/learnt`).bits()
      this.table.learn(seed, this.budget(clock, began, LEARNING_PART))
    }
    this.isLearnt = true
    return this.table
  }

  private get isTimed(): boolean {
    return settingNumber(this.settings, 'time') > 0
  }

  private budget(clock: Clock, began: number, part: number): Budget {
    if (!this.isTimed)
      return { iterations: settingNumber(this.settings, 'iterations'), watch: NO_WATCH }
    const timeMs = part * this.timeMs(clock)
    const watch = new Watch(() => clock.now(), began, timeMs)
    return { iterations: Number.POSITIVE_INFINITY, watch }
  }

  private timeMs(clock: Clock): number {
    return Math.min(settingNumber(this.settings, 'time'), clock.limitMs * SAFE_PART)
  }

  /** What learning has left of the time. */
  private rest(clock: Clock, began: number): Clock {
    if (!this.isTimed) return clock
    const leftMs = Math.max(0, this.timeMs(clock) - (clock.now() - began))
    return { limitMs: leftMs / SAFE_PART, now: () => clock.now() }
  }

  private treeAccount(observation: Observation, moves: readonly Move[]): Account | null {
    const { game, open } = this
    if (open === null) return null
    const best = open.best()
    const candidates = moves.map(
      (move): AccountedCandidate => ({
        move,
        text: game.describe(observation, move),
        visits: open.visitsOf(move),
        value: open.visitsOf(move) === 0 && !open.isProven(move) ? Number.NaN : open.valueOf(move),
        error: Number.NaN,
        prior: 1 / moves.length,
      }),
    )
    candidates.sort(
      (a, b) => Number(b.move === best) - Number(a.move === best) || b.visits - a.visits,
    )
    return {
      agent: 'mcts',
      move: best,
      iterations: open.iterations,
      candidates,
      line: this.told(observation, open.line(best, LINE_LENGTH)),
      belief: [],
      counters: { nodes: open.nodes, proven: open.isProven(best) ? 1 : 0 },
      reason: open.isProven(best) ? 'proven' : 'looked at most',
    }
  }

  private tableAccount(observation: Observation, mixed: Mixed, move: Move): Account {
    const { game } = this
    const candidates = [...mixed.moves].map(
      (one, i): AccountedCandidate => ({
        move: one,
        text: game.describe(observation, one),
        visits: Math.round((mixed.chances[i] as number) * mixed.visits),
        value: Number.NaN,
        error: Number.NaN,
        prior: mixed.chances[i] as number,
      }),
    )
    candidates.sort(
      (a, b) => Number(b.move === move) - Number(a.move === move) || b.prior - a.prior,
    )
    return {
      agent: 'mcts',
      move,
      iterations: this.table.iterations,
      candidates,
      line: [],
      belief: [],
      counters: {},
      reason: 'drawn from the average strategy of the whole game',
    }
  }

  /** Moves in words, each where it is made. */
  private told(observation: Observation, moves: readonly Move[]): string[] {
    const { game } = this
    const names = game.seats(game.optionsOf(observation)).map(({ name }) => name)
    const world = game.sample(observation, new Random(0))
    return moves.map((move) => {
      const text = `${names[game.actor(world)]}: ${game.describe(world, move)}`
      game.advance(world, move)
      return text
    })
  }
}
