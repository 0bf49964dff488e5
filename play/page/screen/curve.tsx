import type { Options } from '../../../engine/game.js'
import type { Chances } from '../advice.js'
import { asKnown } from '../chance-words.js'
import { knowersOf, type PageRules, sideNamesOf, spoken } from '../page-rules.js'

/**
 * The chance of a side over the moves of a game: knowing everything as a line that rises towards the name of who
 * leads, in whose colour the way from the middle is drawn, and as each seat knew it as a broken line of its own.
 */
export function Curve({
  chances,
  rules,
  options,
  at,
  rounds,
  knownTo,
  onPick,
}: {
  chances: Chances | null
  rules: PageRules
  /** Of the game: they say who sits there. */
  options: Options
  at: number | null
  rounds: readonly { readonly number: number; readonly round: number }[]
  /** The seat whose knowledge the line stands for; everything where it is left out. */
  knownTo?: number
  onPick?: (number: number) => void
}) {
  const values = chances?.all ?? null
  if (chances === null || values === null)
    return (
      <p class="thinking">
        <i /> working out the chances
      </p>
    )
  const names = sideNamesOf(rules, options)
  const upper = names[rules.curveSeat] ?? ''
  const lower = [...new Set(names.filter((name) => name !== upper))].join(', ')
  const last = Math.max(1, values.length - 1)
  const x = (i: number): number => (i / last) * 1000
  const line = pathOf(values, x)
  const lead = (of: readonly number[], end: (a: number, b: number) => number): string =>
    pathOf(
      of.map((value) => end(value, 0.5)),
      x,
    )
  const pick = (event: MouseEvent & { currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect()
    onPick?.(Math.round(((event.clientX - box.left) / box.width) * last))
  }
  return (
    <div class="curve-box">
      <span class="upper-name">{upper}</span>
      <span class="lower-name">{lower}</span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below it does the same by keys */}
      <svg
        class="curve"
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Winning chance of ${spoken(rules, upper)} over ${values.length} positions, ${percent(values[0])} at the start, ${percent(values[last])} at the end`}
        onClick={pick}
      >
        <path class="upper" d={`${lead(values, Math.max)}L1000 50L0 50Z`} />
        <path class="lower" d={`${lead(values, Math.min)}L1000 50L0 50Z`} />
        <line class="half" x1="0" y1="50" x2="1000" y2="50" />
        {rounds.map(({ number }) => (
          <line class="round" x1={x(number)} y1="0" x2={x(number)} y2="100" />
        ))}
        {chances.known.map(({ seat, values }) => (
          <>
            <path class="line ground" d={pathOf(values, x)} />
            <path class={`line ${styleOf(rules, options, seat)}`} d={pathOf(values, x)} />
          </>
        ))}
        <path
          class={knownTo === undefined ? 'line' : `line ${styleOf(rules, options, knownTo)}`}
          d={line}
        />
        {at !== null && <line class="now" x1={x(at)} y1="0" x2={x(at)} y2="100" />}
      </svg>
    </div>
  )
}

/** What the lines mean; with `at`, what they say there. */
export function CurveKey({
  chances,
  rules,
  options,
  at,
}: {
  chances: Chances | null
  rules: PageRules
  options: Options
  at: number | null
}) {
  if (chances === null || chances.all === null) return null
  const names = rules.seatNames(options)
  const sides = sideNamesOf(rules, options)
  const isEach = knowersOf(rules, options).length === names.length
  const lines = [
    { name: 'knowing everything', style: '', values: chances.all },
    ...chances.known.map(({ seat, values }) => ({
      name: asKnown(rules, (isEach ? names : sides)[seat]),
      style: styleOf(rules, options, seat),
      values,
    })),
  ]
  return (
    <dl
      class="curve-key"
      aria-label={`Winning chance of ${spoken(rules, sideNamesOf(rules, options)[rules.curveSeat])}`}
    >
      {lines.map(({ name, style, values }) => (
        <div>
          <dt>
            <svg viewBox="0 0 24 4" aria-hidden="true" class="curve">
              <path class={`line ${style}`} d="M0 2L24 2" />
            </svg>{' '}
            {name}
          </dt>
          {at !== null && <dd>{Math.round((values[at] ?? 0.5) * 100)}%</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The line of a seat's knowledge. */
function styleOf({ seatStyle }: PageRules, options: Options, seat: number): string {
  return `known known-${seat} ${seatStyle?.(options, seat) ?? ''}`.trimEnd()
}

function percent(value: number | undefined): string {
  return `${Math.round((value ?? 0.5) * 100)} percent`
}

function pathOf(values: readonly number[], x: (i: number) => number): string {
  const points = thinned(values).map(
    ({ i, value }) => `${x(i).toFixed(1)} ${((1 - value) * 100).toFixed(1)}`,
  )
  return `M${points.join('L')}`
}

/** At most a few hundred points; a line has no more. */
function thinned(values: readonly number[]): { i: number; value: number }[] {
  const step = Math.max(1, Math.floor(values.length / 400))
  const points = values.map((value, i) => ({ i, value }))
  return points.filter(({ i }) => i % step === 0 || i === values.length - 1)
}
