import { capital } from '../../engine/english.js'
import type { SideTally, Summary } from '../summary/summary.js'
import { figure, numbers, type Section, section } from './html.js'
import { reasonWords, type SideLook, sideLooks } from './side-words.js'
import { line, plot, rect, text } from './svg.js'
import { cut, wholePercent } from './words.js'

const TOP = 36
const MOST_AGENTS = 24
/** Two sides stand back to back. */
const MIDDLE = 242
const FULL = 128
/** More stand beside each other. */
const FIRST_AXIS = 112
const NUMBER_ROOM = 28

/** Where the wins of a side are drawn, from `x` on to `sign` times `full` beside it. */
interface Axis {
  readonly side: number
  readonly look: SideLook
  readonly x: number
  readonly sign: 1 | -1
  readonly full: number
  /** Ways in which this side won, forfeits aside. */
  readonly reasons: readonly string[]
}

/** Who wins on which side, and how. */
export function sideSection(summary: Summary): Section {
  const { sides } = summary
  const axes = axesOf(summary)
  const named = (list: readonly string[]): string => {
    const texts = list.map((reason) => reasonWords(summary, reason).text)
    const [full, ...pale] = texts
    if (full === undefined) return 'nothing'
    return pale.length === 0
      ? full
      : `${full} (full colour, ${axes.length === 2 ? 'at the middle' : 'first'}), ${pale.join(', ')} (pale)`
  }
  const rows = sides.byAgent.map((one) => [
    one.agent,
    ...axes.flatMap(({ side, reasons }) => {
      const { games, by } = one.bySide[side] as SideTally
      return [String(games), ...reasons.map((reason) => String(by[reason] ?? 0))]
    }),
  ])
  const captions = axes.map(({ look, reasons }) => `As ${look.name}: ${named(reasons)}.`)
  return section({
    id: 'sides',
    short: 'Sides',
    title: 'Who wins, and how',
    from: 'sides',
    finding: finding(summary, axes),
    body:
      figure(
        drawing(summary, axes),
        `Per cent of the agent’s games on that side. ${captions.join(' ')} Grey: the opponent forfeited.`,
      ) +
      numbers(
        'The numbers',
        [
          'agent',
          ...axes.flatMap(({ look, reasons }) => [
            `${look.letter} games`,
            ...reasons.map((reason) => reasonWords(summary, reason).text),
          ]),
        ],
        rows,
      ),
  })
}

function finding(summary: Summary, axes: readonly Axis[]): string {
  const { betweenEquals: equal, reasons, won } = summary.sides
  const games = reasons.games ?? 0
  const share = (n: number): string => wholePercent(games === 0 ? 0 : n / games)
  const [first, ...others] = axes
  if (first === undefined) return ''
  const opening =
    equal === null
      ? axes
          .slice(0, Math.max(1, others.length))
          .map(({ look, side }) => `${look.all} win ${share(won[side] as number)} %`)
          .join(', ')
      : `between equals ${first.look.all} win ${wholePercent(equal.firstShare)} % (${wholePercent(equal.low)} to ${wholePercent(equal.high)})`
  const [commonest] = Object.entries(reasons)
    .filter(([reason]) => reason !== 'games')
    .sort(([, x], [, y]) => y - x)
  const ending =
    commonest === undefined
      ? ''
      : `; ${share(commonest[1])} % of all games end: ${reasonWords(summary, commonest[0]).text}`
  return `${capital(opening)}${ending}.`
}

function axesOf(summary: Summary): Axis[] {
  const looks = sideLooks(summary)
  const width = (400 - FIRST_AXIS) / looks.length
  return looks.map((look, side) => {
    const common = { side, look, reasons: reasonsOf(summary, side) }
    if (looks.length === 2) return { ...common, x: MIDDLE, sign: side === 0 ? -1 : 1, full: FULL }
    return { ...common, x: FIRST_AXIS + side * width, sign: 1, full: width - NUMBER_ROOM }
  })
}

function drawing(summary: Summary, axes: readonly Axis[]): string {
  const { sides } = summary
  const agents = sides.byAgent.slice(0, MOST_AGENTS)
  const bottom = TOP + 32 + agents.length * 27 + 4
  const parts: string[] = axes.flatMap((axis) => gridOf(summary, axis, axes.length, bottom))
  const row = (name: string, kind: string, tallies: readonly SideTally[], y: number): void => {
    parts.push(text(0, y + 12, name, kind))
    for (const axis of axes)
      parts.push(...bars(summary, name, axis, tallies[axis.side] as SideTally, y))
  }
  row(
    'all games',
    'strong',
    axes.map(({ side }) => whole(summary, side)),
    TOP + 8,
  )
  parts.push(line('grid', 0, TOP + 32, 400, TOP + 32))
  agents.forEach((one, i) => {
    row(cut(one.agent), '', one.bySide, TOP + 40 + i * 27)
  })
  for (const x of new Set(axes.map((axis) => axis.x))) parts.push(line('axis', x, TOP, x, bottom))
  const games = sides.reasons.games ?? 0
  const shares = axes.map(
    ({ look, side }) => `${look.name} ${wholePercent((sides.won[side] as number) / games)} %`,
  )
  const label = games === 0 ? 'Win shares' : `Win shares: ${shares.join(', ')}`
  return plot(bottom + 20, label, parts)
}

function gridOf(summary: Summary, axis: Axis, sides: number, bottom: number): string[] {
  const { x: zero, sign, full, look, reasons } = axis
  const isPair = sides === 2
  const parts = (isPair ? [0.5, 1] : [1]).flatMap((share) => {
    const x = zero + sign * share * full
    return [
      line('grid', x, TOP, x, bottom),
      text(x, bottom + 14, `${share * 100} %`, 'tick', 'middle'),
    ]
  })
  const anchor = sign < 0 ? 'end' : 'start'
  // Axes that share their zero name it once.
  if (sign > 0) parts.push(text(zero, bottom + 14, '0', 'tick', 'middle'))
  const title = isPair ? `wins as ${look.name}` : cut(look.name)
  parts.push(text(isPair ? zero + sign * 6 : zero, 14, title, `${look.mark} strong`, anchor))
  if (!isPair) return parts
  const inOrder = sign < 0 ? [...reasons].reverse() : reasons
  parts.push(text(zero + sign * 6, 28, inRow(summary, inOrder), 'tick', anchor))
  return parts
}

function bars(
  summary: Summary,
  name: string,
  { look, x, sign, full, reasons }: Axis,
  tally: SideTally,
  y: number,
): string[] {
  if (tally.games === 0) return []
  const parts: string[] = []
  let at = x
  const add = (kind: string, reason: string): void => {
    const n = tally.by[reason] ?? 0
    if (n === 0) return
    const width = (n / tally.games) * full
    const what = `${name} as ${look.name}, ${reasonWords(summary, reason).text}: ${n} of ${tally.games}`
    parts.push(rect(kind, sign < 0 ? at - width : at, y, width, 16, what))
    at += sign * width
  }
  for (const [i, reason] of reasons.entries())
    add(i === 0 ? look.mark : `${look.mark} pale`, reason)
  add('void', 'forfeit')
  const share = wholePercent(tally.won / tally.games)
  return [...parts, text(at + sign * 5, y + 12, share, '', sign < 0 ? 'end' : 'start')]
}

/** All agents together on one side. */
function whole({ sides }: Summary, side: number): SideTally {
  const by: Record<string, number> = {}
  let games = 0
  for (const one of sides.byAgent) {
    const tally = one.bySide[side] as SideTally
    games += tally.games
    for (const [reason, n] of Object.entries(tally.by)) by[reason] = (by[reason] ?? 0) + n
  }
  const won = sides.won[side] as number
  return { games, won, lost: games - won, by }
}

/** Names of reasons in a row; a word that they begin with stands once. */
function inRow(summary: Summary, reasons: readonly string[]): string {
  const words = reasons.map((reason) => reasonWords(summary, reason))
  return words
    .map(({ text, short }, i) => (i > 0 && short !== undefined ? short : text))
    .join(' · ')
}

/** Ways in which this side won, forfeits aside: first what it set out to do. */
function reasonsOf(summary: Summary, side: number): string[] {
  const counts = new Map<string, number>()
  for (const one of summary.sides.byAgent)
    for (const [reason, n] of Object.entries(one.bySide[side]?.by ?? {}))
      if (reason !== 'forfeit') counts.set(reason, (counts.get(reason) ?? 0) + n)
  const isFirst = (reason: string): number => (reasonWords(summary, reason).isMain ? 0 : 1)
  return [...counts]
    .sort(([a, x], [b, y]) => isFirst(a) - isFirst(b) || y - x)
    .map(([reason]) => reason)
}
