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
  /** Whom the numbers are to exploit; null where they are to beat the usual ones. */
  readonly against: string | null
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
  | {
      readonly kind: 'pair'
      readonly of: 'found' | 'usual'
      readonly pair: number
      readonly halfPoints: number
    }

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
  /** Of what was found against the usual numbers, or against whom it is to exploit. */
  readonly result: MatchResult
  /** What the usual numbers take from whom is to be exploited, in the same worlds. */
  readonly usual: MatchResult | null
}

/** One unit of the search is this part of a number's usual value. */
const UNIT = 1 / 3
const DECIMALS = 3

/**
 * Tunes the numbers and lets the player so made meet the usual one, or the one to be exploited; what `entries` hold is not
 * played again.
 */
export async function tuneRules(
  plan: RulesPlan,
  entries: readonly RulesEntry[],
  means: RulesMeans,
): Promise<RulesOutcome> {
  const found = await foundNumbers(plan, entries, means)
  const spec = specOf(plan.numbers, found)
  const result = await lastMatch(plan, entries, means, 'found', spec)
  const usual =
    plan.against === null ? null : await lastMatch(plan, entries, means, 'usual', 'scripted')
  const changes = plan.numbers.map((name, i) => ({
    name,
    before: RULES[name],
    after: numberAt(name, found[i] as number),
  }))
  return { spec, changes: changes.filter((one) => one.before !== one.after), result, usual }
}

async function foundNumbers(
  plan: RulesPlan,
  entries: readonly RulesEntry[],
  { play, note, progress }: RulesMeans,
): Promise<readonly number[]> {
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
          compared(plan, play, first, second, `${plan.seed}/step-${number + 1}/pair-${pair + 1}`),
        ),
      )
      note({ kind: 'step', number, halfPoints })
    }
    spsa.take(halfPoints.reduce((sum, half) => sum + half, 0) / (4 * plan.pairs))
    progress?.(number + 1)
  }
  return spsa.found()
}

/** Half points of the first, 0 to 4: in their own meeting, or by what either takes from whom they are to exploit. */
async function compared(
  { against }: RulesPlan,
  play: RulesMeans['play'],
  first: string,
  second: string,
  seed: string,
): Promise<number> {
  if (against === null) return play(first, second, seed)
  const [one, other] = await Promise.all([play(first, against, seed), play(second, against, seed)])
  return 2 + (one - other) / 2
}

function lastMatch(
  plan: RulesPlan,
  entries: readonly RulesEntry[],
  { play, note, atOnce }: RulesMeans,
  of: 'found' | 'usual',
  spec: string,
): Promise<MatchResult> {
  const { against, seed, sprt, matchPairs: pairs } = plan
  const known = new Map(
    entries.flatMap((one) =>
      one.kind === 'pair' && one.of === of ? [[one.pair, one.halfPoints] as const] : [],
    ),
  )
  return playMatch(
    { pairs, sprt, stops: against === null, atOnce },
    known,
    (pair) => play(spec, against ?? 'scripted', `${seed}/match/pair-${pair + 1}`),
    (pair, halfPoints) => note({ kind: 'pair', of, pair, halfPoints }),
  )
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
