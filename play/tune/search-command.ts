import { mctsFactory } from '../../agents/mcts/mcts.js'
import { type OurSpec, parseSettings, parseSpec, specText } from '../../agents/spec.js'
import type { Parameter, Point } from '../../agents/tuning/bandit.js'
import { thisProgram } from '../../arena/tournament/program.js'
import type { Game } from '../../engine/game.js'
import { USUAL_GAME } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { UsageError } from '../errors.js'
import { gameNamed, optionsGiven, type RulesGiven } from '../rules-choice.js'
import { wholeNumber } from '../whole-number.js'
import { searchText } from './outcome-text.js'
import { ProgressLine } from './progress-line.js'
import { runSearch, type SearchEntry, type SearchPlan } from './search.js'
import { begin, type CommonOptions, pairsOf, print, sprtOf, withPlayers } from './tuning.js'

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

export interface SearchOptions extends CommonOptions, Partial<RulesGiven> {
  readonly base?: string
  readonly param?: readonly string[]
  readonly evaluations?: string
  readonly runs?: string
  readonly playoff?: string
  readonly confirm?: string
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

function searchPlan(rules: Game, options: SearchOptions): SearchPlan {
  const base = ourSpec(options.base ?? 'mcts:iterations=100', rules.name)
  return {
    kind: 'search',
    build: thisProgram().build,
    game: rules.name,
    options: optionsGiven(rules, options.option),
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
