import { availableParallelism } from 'node:os'
import { mctsFactory } from '../../agents/mcts/mcts.js'
import { type OurSpec, parseSettings, parseSpec, specText } from '../../agents/spec.js'
import type { Parameter, Point } from '../../agents/tuning/bandit.js'
import { LocalPool } from '../../arena/pool.js'
import { thisProgram } from '../../arena/program.js'
import type { SprtPlan } from '../../arena/statistics/sprt.js'
import type { Game, Options } from '../../engine/game.js'
import { USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import {
  type RulesEntry,
  type RulesPlan,
  ruleNames,
  tuneRules,
} from '../games/rebellion/tools/tune/rules.js'
import { gameNamed, optionsGiven, type RulesGiven } from '../rules-choice.js'
import { wholeNumber } from '../whole-number.js'
import { LineJournal } from './line-journal.js'
import { rulesText, searchText } from './outcome-text.js'
import { PairPlayer } from './pair-player.js'
import { ProgressLine } from './progress-line.js'
import { runSearch, type SearchEntry, type SearchPlan } from './search.js'

/** What is worth trying (ai-design 8.5), as far as the search has such an option. */
const USUAL_PARAMETERS: readonly Parameter[] = [
  { name: 'c', values: ['0.6', '1.2', '2.4'] },
  { name: 'horizon', values: ['1', '2', '4'] },
  { name: 'epsilon', values: ['0', '0.1', '0.2'] },
  { name: 'root', values: ['8', '12', '16'] },
  { name: 'halving', values: ['on', 'off'] },
  { name: 'select', values: ['puct', 'tuned'] },
  { name: 'mast', values: ['on', 'off'] },
  { name: 'backup', values: ['mean', 'maxmc'] },
  { name: 'depth', values: ['2', '3', '6'] },
  { name: 'trees', values: ['1', '2'] },
]

interface Common {
  readonly seed?: string
  readonly games?: string
  readonly elo?: string
  readonly workers?: string
  readonly resume?: true
  readonly json?: true
}

export interface SearchOptions extends Common, Partial<RulesGiven> {
  readonly base?: string
  readonly param?: readonly string[]
  readonly evaluations?: string
  readonly runs?: string
  readonly playoff?: string
  readonly confirm?: string
}

export interface RulesOptions extends Common {
  readonly numbers?: readonly string[]
  readonly steps?: string
  readonly match?: string
}

/** `dejarik tune search` */
export async function tuneSearch(file: string, options: SearchOptions): Promise<void> {
  const rules = await gameNamed(options.game ?? USUAL_GAME)
  const { journal, entries, plan } = begin<SearchEntry, SearchPlan>(file, options, 'search', () =>
    searchPlan(rules, options),
  )
  const base = ourSpec(plan.base, plan.game)
  const specOf = (point: Point): string => pointSpec(base, plan.parameters, point)
  const outcome = await withPlayers(options, plan, (player, atOnce) => {
    const line = new ProgressLine()
    const done = new Array<number>(plan.runs).fill(0)
    return runSearch(plan, entries, {
      atOnce,
      note: (entry) => journal.append(entry),
      play: async (point, seed) => {
        const half = await player.play(specOf(point), plan.base, seed)
        line.say(
          () =>
            `evaluations ${done.join(' + ')} of ${plan.runs} x ${plan.evaluations}, ${player.rate()}`,
        )
        return half
      },
      progress: (run, bandit) => {
        done[run] = bandit.evaluations
      },
    }).finally(() => line.end())
  })
  print(options, { seed: plan.seed, base: plan.base, ...outcome }, () =>
    searchText(plan, outcome, specOf),
  )
}

/** Whose scripted rules are tuned. */
const SCRIPTED_RULES = { game: 'rebellion', options: {} }

/** `dejarik tune rules` */
export async function tuneScripted(file: string, options: RulesOptions): Promise<void> {
  const { journal, entries, plan } = begin<RulesEntry, RulesPlan>(file, options, 'rules', () =>
    rulesPlan(options),
  )
  const outcome = await withPlayers(options, SCRIPTED_RULES, (player, atOnce) => {
    const line = new ProgressLine()
    let steps = 0
    return tuneRules(plan, entries, {
      atOnce,
      note: (entry) => journal.append(entry),
      play: async (first, second, seed) => {
        const half = await player.play(first, second, seed)
        line.say(() => `step ${steps} of ${plan.steps}, ${player.rate()}`)
        return half
      },
      progress: (step) => {
        steps = step
      },
    }).finally(() => line.end())
  })
  print(options, { seed: plan.seed, ...outcome }, () => rulesText(plan, outcome))
}

function searchPlan(rules: Game, options: SearchOptions): SearchPlan {
  const base = ourSpec(options.base ?? 'mcts:iterations=100', rules.name)
  return {
    kind: 'search',
    build: thisProgram().build,
    game: rules.name,
    options: optionsGiven(rules, options.option ?? []),
    base: base.text,
    parameters: parametersOf(base, options.param),
    pairs: pairsOf(options.games ?? '8', '--games'),
    evaluations: wholeNumber(options.evaluations ?? '600', '--evaluations'),
    runs: wholeNumber(options.runs ?? '3', '--runs'),
    playoffPairs: pairsOf(options.playoff ?? '100', '--playoff', 0),
    confirmPairs: pairsOf(options.confirm ?? '400', '--confirm', 0),
    sprt: sprtOf(options.elo),
    seed: options.seed ?? 'search',
  }
}

function rulesPlan(options: RulesOptions): RulesPlan {
  return {
    kind: 'rules',
    build: thisProgram().build,
    numbers: ruleNames(options.numbers),
    steps: wholeNumber(options.steps ?? '500', '--steps'),
    pairs: pairsOf(options.games ?? '80', '--games'),
    matchPairs: pairsOf(options.match ?? '20000', '--match'),
    sprt: sprtOf(options.elo),
    seed: options.seed ?? 'rules',
  }
}

/** A new journal with the plan that is asked for, or the one that is there with its own. */
function begin<Entry extends { readonly kind: string }, Plan extends Entry & { build: string }>(
  file: string,
  options: Common,
  kind: string,
  planOf: () => Plan,
): { journal: LineJournal<Entry>; entries: Entry[]; plan: Plan } {
  if (options.resume !== true) {
    const plan = planOf()
    return { journal: LineJournal.create<Entry>(file, plan), entries: [], plan }
  }
  const changed = Object.keys(options).find((name) => !['resume', 'workers', 'json'].includes(name))
  if (changed !== undefined)
    throw new UsageError(`--resume goes on with what was begun; --${changed} cannot change it`)
  const { journal, entries } = LineJournal.open<Entry>(file)
  const plan = entries[0] as Plan | undefined
  if (plan?.kind !== kind) throw new InputError(`${file} is no journal of "tune ${kind}"`)
  if (plan.build !== thisProgram().build)
    throw new InputError(
      `${file} was begun by another build (${plan.build}): its games are not comparable; start anew`,
    )
  return { journal, entries, plan }
}

async function withPlayers<Outcome>(
  options: Common,
  { game, options: rules }: { readonly game: string; readonly options: Options },
  use: (player: PairPlayer, atOnce: number) => Promise<Outcome>,
): Promise<Outcome> {
  const workers =
    options.workers === undefined
      ? availableParallelism()
      : wholeNumber(options.workers, '--workers')
  const pool = new LocalPool(workers, null)
  const player = new PairPlayer(pool, game, rules)
  try {
    const outcome = await use(player, workers + 1)
    if (player.forfeits > 0)
      process.stderr.write(`${player.forfeits} of ${player.games} games ended with a fault\n`)
    return outcome
  } finally {
    await pool.close()
  }
}

function print(options: Common, found: object, text: () => string): void {
  process.stdout.write(options.json === true ? `${JSON.stringify(found, null, 2)}\n` : text())
}

function ourSpec(text: string, game: string): OurSpec {
  const spec = parseSpec(text, game)
  if (spec.kind !== 'ours') throw new InputError(`"${text}": agents of ours only are tuned`)
  return spec
}

/** `c=0.6,1.2,2.4` and so on; names and values are those of the agent. */
function parametersOf(base: OurSpec, given: readonly string[] | undefined): Parameter[] {
  const { factory } = base
  if (given === undefined) {
    const usual = factory.name === mctsFactory.name
    const known = USUAL_PARAMETERS.filter(({ name }) => usual && name in factory.options)
    if (known.length === 0)
      throw new UsageError(`--param: say what of ${factory.name} is tried, as name=value,value`)
    return known
  }
  const names = new Set<string>()
  return given.map((text) => {
    const [name = '', list = ''] = text.split('=')
    const values = list.split(',').map((value) => value.trim())
    if (values.length < 2 || new Set(values).size < values.length)
      throw new UsageError(`--param: "${text}" is not of the form name=value,value`)
    if (names.has(name)) throw new UsageError(`--param: "${name}" given twice`)
    names.add(name)
    for (const value of values) parseSettings(factory, `${name}=${value}`, factory.name)
    return { name, values }
  })
}

/** The base with the values of a point; the base itself for an empty one. */
function pointSpec(base: OurSpec, parameters: readonly Parameter[], point: Point): string {
  const list = parameters.map(({ name, values }, i) => `${name}=${values[point[i] as number]}`)
  const changed = parseSettings(base.factory, list.join(','), base.text)
  const names = new Set(parameters.map(({ name }) => name))
  const settings = Object.fromEntries(
    Object.entries(base.settings).map(([name, value]) => [
      name,
      names.has(name) ? (changed[name] as number | string) : value,
    ]),
  )
  return specText(base.factory, settings)
}

function pairsOf(text: string, where: string, least = 2): number {
  return Math.ceil(wholeNumber(text, where, least) / 2)
}

/** `0,20`: the two hypotheses in Elo; the chances of error are 5 %. */
function sprtOf(text = '0,20'): SprtPlan {
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text.split(',').map(Number)
  if (!(elo0 < elo1) || more.length > 0)
    throw new UsageError(`--elo: "${text}" is not of the form 0,20`)
  return { elo0, elo1, alpha: 0.05, beta: 0.05 }
}
