import { RULE_NAMES, RULES, type RuleName } from '../../../../../agents/rebellion/facts/rules.js'
import { Spsa, USUAL_SPSA } from '../../../../../agents/tuning/spsa.js'
import type { SprtPlan } from '../../../../../arena/statistics/sprt.js'
import { InputError } from '../../../../../engine/input-error.js'
import { type MatchResult, playMatch } from '../../../../tune/match.js'

/** A tuning of the scripted rules as it was asked for; with the program it determines every game. */
export interface RulesPlan {
  readonly kind: 'rules'
  readonly build: string
  readonly numbers: readonly RuleName[]
  readonly steps: number
  /** Pairs of games of one step. */
  readonly pairs: number
  /** Pairs of the last match at most. */
  readonly matchPairs: number
  readonly sprt: SprtPlan
  readonly seed: string
}

export type RulesEntry =
  | RulesPlan
  | { readonly kind: 'step'; readonly number: number; readonly halfPoints: readonly number[] }
  | { readonly kind: 'pair'; readonly pair: number; readonly halfPoints: number }

export interface RulesMeans {
  readonly play: (first: string, second: string, seed: string) => Promise<number>
  readonly note: (entry: RulesEntry) => void
  readonly atOnce: number
  readonly progress?: (step: number) => void
}

export interface RulesOutcome {
  readonly spec: string
  readonly changes: readonly {
    readonly name: RuleName
    readonly before: number
    readonly after: number
  }[]
  readonly result: MatchResult
}

/** One unit of the search is this part of a number's usual value. */
const UNIT = 1 / 3
const DECIMALS = 3

/** Tunes the numbers and lets the player so made meet the usual one; what `entries` hold is not played again. */
export async function tuneRules(
  plan: RulesPlan,
  entries: readonly RulesEntry[],
  { play, note, atOnce, progress }: RulesMeans,
): Promise<RulesOutcome> {
  const spsa = new Spsa(plan.numbers.length, { ...USUAL_SPSA, steps: plan.steps }, plan.seed)
  const steps = new Map(
    entries.flatMap((one) => (one.kind === 'step' ? [[one.number, one.halfPoints] as const] : [])),
  )
  for (let number = 0; number < plan.steps; number++) {
    const { plus, minus } = spsa.next()
    let halfPoints = steps.get(number)
    if (halfPoints === undefined) {
      const [first, second] = [specOf(plan.numbers, plus), specOf(plan.numbers, minus)]
      halfPoints = await Promise.all(
        Array.from({ length: plan.pairs }, (_, pair) =>
          play(first, second, `${plan.seed}/step-${number + 1}/pair-${pair + 1}`),
        ),
      )
      note({ kind: 'step', number, halfPoints })
    }
    spsa.take(halfPoints.reduce((sum, half) => sum + half, 0) / (4 * plan.pairs))
    progress?.(number + 1)
  }
  const found = spsa.found()
  const spec = specOf(plan.numbers, found)
  const known = new Map(
    entries.flatMap((one) => (one.kind === 'pair' ? [[one.pair, one.halfPoints] as const] : [])),
  )
  const result = await playMatch(
    { pairs: plan.matchPairs, sprt: plan.sprt, stops: true, atOnce },
    known,
    (pair) => play(spec, 'scripted', `${plan.seed}/match/pair-${pair + 1}`),
    (pair, halfPoints) => note({ kind: 'pair', pair, halfPoints }),
  )
  const changes = plan.numbers.map((name, i) => ({
    name,
    before: RULES[name],
    after: numberAt(name, found[i] as number),
  }))
  return { spec, changes: changes.filter((one) => one.before !== one.after), result }
}

/** The names of `given`, or all. */
export function ruleNames(given: readonly string[] | undefined): RuleName[] {
  if (given === undefined) return [...RULE_NAMES]
  return given.map((text) => {
    const name = RULE_NAMES.find((one) => one === text)
    if (name === undefined)
      throw new InputError(`--numbers: unknown number "${text}" (known: ${RULE_NAMES.join(', ')})`)
    return name
  })
}

function specOf(names: readonly RuleName[], distances: readonly number[]): string {
  const parts = names.map((name, i) => `${name}=${numberAt(name, distances[i] as number)}`)
  return `scripted:${parts.join(',')}`
}

/** No number changes its sign: each was given one for a reason. */
function numberAt(name: RuleName, distance: number): number {
  return Number((RULES[name] * Math.max(0, 1 + UNIT * distance)).toFixed(DECIMALS))
}
