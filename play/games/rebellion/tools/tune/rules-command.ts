import { parseSpec } from '../../../../../agents/spec.js'
import { thisProgram } from '../../../../../arena/tournament/program.js'
import { InputError } from '../../../../../engine/input-error.js'
import { ProgressLine } from '../../../../tune/progress-line.js'
import {
  begin,
  type CommonOptions,
  pairsOf,
  print,
  sprtOf,
  withPlayers,
} from '../../../../tune/tuning.js'
import { wholeNumber } from '../../../../whole-number.js'
import { type RulesEntry, type RulesPlan, ruleNames, tuneRules } from './rules.js'
import { rulesText } from './rules-text.js'

export interface RulesOptions extends CommonOptions {
  readonly numbers?: readonly string[]
  readonly against?: string
  readonly steps?: string
  readonly match?: string
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

function rulesPlan(options: RulesOptions): RulesPlan {
  return {
    kind: 'rules',
    build: thisProgram().build,
    numbers: ruleNames(options.numbers),
    against: options.against === undefined ? null : oursIn(options.against),
    steps: wholeNumber(options.steps ?? '500', '--steps'),
    pairs: pairsOf(options.games ?? '80', '--games'),
    matchPairs: pairsOf(options.match ?? '20000', '--match'),
    sprt: sprtOf(options.elo),
    seed: options.seed ?? 'rules',
  }
}

/** An agent that plays in our threads, as `--against` names it. */
function oursIn(text: string): string {
  const spec = parseSpec(text, SCRIPTED_RULES.game)
  if (spec.kind !== 'ours') throw new InputError(`--against: "${text}" is no agent of ours`)
  return spec.text
}
