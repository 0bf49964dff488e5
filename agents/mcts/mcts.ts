import { type Game, MOST_MOVES, type Move, type Observation, type View } from '../../engine/game.js'
import { seedWords } from '../../engine/random.js'
import {
  type Account,
  type AccountedCandidate,
  type Agent,
  type AgentFactory,
  type AgentSeat,
  type Clock,
  type MoveList,
  type Opinion,
  type Outlook,
  type Settings,
  settingNumber,
  settingWord,
} from '../agent.js'
import { type Brains, knowsNothing, NO_MOVE } from '../brains.js'
import { brainsFor } from '../brains-for.js'
import { DecisionSeed } from '../decision-seed.js'
import { drawIndex } from '../draw.js'
import { type Choice, chooseResult, type Result, TOO_CLOSE } from './choice.js'
import type { DecisionSearch } from './decision-search.js'
import { MCTS_OPTIONS } from './options.js'
import { keepInOrder } from './order.js'
import { plainPlayer } from './plain.js'
import { Searches } from './searches.js'
import { told } from './told.js'

export const mctsFactory: AgentFactory = {
  name: 'mcts',
  about: 'information-set Monte-Carlo tree search over sampled worlds',
  bare: 'iterations',
  options: MCTS_OPTIONS,
  create,
}

function create(seat: AgentSeat, settings: Settings): Agent {
  const isPlain = settingWord(settings, 'plain') === 'on' && knowsNothing(brainsFor(seat, settings))
  // Where only dice are unknown, all that happens is seen by all
  const usual = isPlain && seat.game.hides !== undefined ? { ...settings, ...ONE_TREE } : settings
  const searching = (): Agent => new MctsAgent(seat, usual, () => brainsFor(seat, settings))
  return isPlain ? plainPlayer(seat, settings, searching) : searching()
}

/** With the options that a game adds. */
export function mctsFactoryWith(options: AgentFactory['options']): AgentFactory {
  return { ...mctsFactory, options: { ...MCTS_OPTIONS, ...options } }
}

/** One tree for all, as deep as the game. */
const ONE_TREE: Settings = { trees: 1, depth: 10_000 }

/** A plan that goes on for longer runs in circles. */
const MOST_SMALL_MOVES = 100

interface Report {
  readonly observation: Observation
  readonly plans: boolean
  readonly choice: Choice
  readonly results: readonly Result[]
  readonly move: Move
}

export class MctsAgent implements Agent {
  private readonly game: Game
  private readonly view: View
  private readonly seed: DecisionSeed
  private readonly brains: Brains
  private readonly searches: Searches
  private readonly main: DecisionSearch
  /** The plan being carried out over several small moves. */
  private plan = NO_MOVE
  private report: Report | null = null
  /** Small moves that are left once groups already sent are in order; null where plans are searched. */
  private readonly ordered: { readonly list: Int32Array; count: number } | null
  private last = NO_MOVE
  private readonly isTimed: boolean

  constructor(
    seat: AgentSeat,
    private readonly settings: Settings,
    makeBrains: () => Brains,
  ) {
    this.game = seat.game
    this.view = seat.game.view(seat.player)
    this.seed = new DecisionSeed(seat)
    this.searches = new Searches(seat, settings, makeBrains)
    this.main = this.searches.main
    this.brains = this.main.brains
    this.isTimed = settingNumber(settings, 'time') > 0
    const usesPlans = settingWord(settings, 'plans') === 'on'
    this.ordered = usesPlans ? null : { list: new Int32Array(MOST_MOVES), count: 0 }
  }

  choose(observation: Observation, moves: MoveList, clock: Clock): Move {
    this.last = this.chooseAmong(observation, this.inOrder(moves), clock)
    return this.last
  }

  private inOrder(moves: MoveList): MoveList {
    const { ordered } = this
    if (ordered === null) return moves
    keepInOrder(this.brains, this.last, moves, ordered)
    return ordered.count > 0 ? ordered : moves
  }

  private chooseAmong(observation: Observation, moves: MoveList, clock: Clock): Move {
    this.report = null
    const began = this.isTimed ? clock.now() : 0
    const { brains, main } = this
    const view = this.view.bind(observation)
    if (this.plan !== NO_MOVE) {
      const next = brains.complete(view, moves, this.plan)
      if (next !== NO_MOVE) return next
      this.plan = NO_MOVE
    }
    const seed = this.seed.at(this.game, observation)
    if (!main.open(observation, moves, seed)) {
      seedWords(main.random.words, 0, seed)
      return brains.quick(view, moves, main.random, 0)
    }
    this.searches.run(observation, moves, seed, clock, began)
    const kind = this.game.kind(observation)
    const results = this.results(kind)
    const choice =
      main.simultaneous && main.sums.iterations > 0
        ? { result: this.drawAverage(results), reason: 'drawn from the average strategy' }
        : this.decide(results, kind)
    const candidate = choice.result.candidate
    let move = candidate
    if (!main.areMoves) {
      this.view.bind(observation)
      move = brains.begin(view, moves, candidate)
      if (move === NO_MOVE) move = brains.quick(view, moves, main.random, 0)
      else this.plan = candidate
    }
    this.report = { observation, plans: !main.areMoves, choice, results, move }
    return move
  }

  notice(observation: Observation): void {
    this.searches.notice(observation)
  }

  close(): void {
    this.searches.close()
  }

  account(): Account | null {
    const report = this.report
    if (report === null) return null
    const { search, root, sums } = this.main
    const text = (candidate: number): string =>
      report.plans
        ? this.brains.planText(report.observation, candidate)
        : this.game.describe(report.observation, candidate)
    const chosen = report.choice.result
    const isEpisode = search.episode !== null
    const candidates = inOrder(report).map((one): AccountedCandidate => {
      const { chance, error } = told(this.brains, one.mean, one.error)
      return {
        move: one.candidate,
        text: text(one.candidate),
        visits: one.visits,
        // What an episode brings is no chance to win
        value: one.visits === 0 || isEpisode ? Number.NaN : chance,
        error: one.visits < 2 || isEpisode ? Number.NaN : error,
        prior: one.prior,
      }
    })
    return {
      agent: 'mcts',
      move: report.move,
      iterations: sums.iterations,
      candidates,
      line: search.line(root.sampled(report.observation), chosen.candidate),
      belief: this.brains.belief(report.observation),
      counters: {
        failures: sums.failures,
        shortfalls: sums.shortfalls,
        nodes: sums.nodes,
        undecided: report.choice.reason === TOO_CLOSE ? 1 : 0,
        helped: this.searches.wasHelped ? 1 : 0,
      },
      reason: report.choice.reason,
    }
  }

  opinion(): Opinion | null {
    const result = this.report?.choice.result
    // How a battle goes says little about who wins the game
    if (this.main.search.episode !== null) return null
    if (result === undefined || result.visits === 0) return null
    return { value: this.brains.chanceOf(result.mean), visits: result.visits }
  }

  outlooks(most: number): readonly Outlook[] {
    const { report, main } = this
    if (report === null) return []
    return inOrder(report)
      .slice(0, most)
      .map(({ candidate }) => ({
        moves: report.plans ? this.movesOf(report, candidate) : [candidate],
        facts: main.foresee(report.observation, candidate),
      }))
  }

  /** The small moves of a plan, in one of the worlds that it was made for. */
  private movesOf({ observation }: Report, plan: number): Move[] {
    const { game, brains } = this
    const { player } = this.view
    const world = this.main.root.sampled(observation)
    const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
    const made: Move[] = []
    while (game.actor(world) === player && made.length < MOST_SMALL_MOVES) {
      moves.count = game.moves(world, moves.list)
      const view = this.view.bind(world)
      const next =
        made.length === 0 ? brains.begin(view, moves, plan) : brains.complete(view, moves, plan)
      if (next === NO_MOVE) break
      made.push(next)
      game.advance(world, next)
    }
    return made
  }

  private decide(all: readonly Result[], kind: number): Choice {
    const { random } = this.main
    const mixing = settingWord(this.settings, 'mix') === 'on' && this.brains.mixes(kind)
    const temperature = settingNumber(this.settings, 'temperature')
    return chooseResult(all, mixing, temperature, random)
  }

  private drawAverage(results: readonly Result[]): Result {
    const { sums, random } = this.main
    const weights = Float64Array.from(results, (_, i) => sums.strategy(i))
    return results[drawIndex(weights, sums.count, random)] as Result
  }

  private results(kind: number): Result[] {
    const { sums, root, search } = this.main
    return root.candidates.map(({ candidate, prior }, i) => ({
      candidate,
      visits: sums.visits(i),
      mean: sums.mean(i),
      error: sums.error(i),
      prior,
      isPass: this.brains.isPass(candidate, kind),
      survived: sums.hasSurvived(i),
      tie: search.selector.tie(candidate),
    }))
  }
}

/** The best first: what was chosen stands at the top. */
function inOrder({ choice, results }: Report): Result[] {
  const chosen = choice.result
  return [...results].sort(
    (a, b) => Number(b === chosen) - Number(a === chosen) || b.visits - a.visits || b.mean - a.mean,
  )
}
