import type { SideTally, Summary } from '../summary/summary.js'
import { figure, numbers, type Section, section } from './html.js'
import { line, plot, rect, text } from './svg.js'
import { cut, reasonText, sideWords, wholePercent } from './words.js'

const MIDDLE = 242
const FULL = 128
const TOP = 36
const MOST_AGENTS = 24

/** The reason drawn in full colour, where a game has several: what the side set out to do. */
const FIRST_REASONS = ['objective', 'base-taken', 'base-captured']

/** Who wins on which side, and how. */
export function sideSection(summary: Summary): Section {
  const { sides } = summary
  const words = sideWords(summary)
  const [first, second] = [reasonsOf(summary, 'rebel'), reasonsOf(summary, 'empire')]
  const equal = sides.betweenEquals
  const games = sides.reasons.games ?? 0
  const [commonest] = Object.entries(sides.reasons)
    .filter(([reason]) => reason !== 'games')
    .sort(([, x], [, y]) => y - x)
  const share = (n: number): string => wholePercent(games === 0 ? 0 : n / games)
  const opening =
    equal === null
      ? `${words.rebel.all} win ${share(sides.rebel)} %`
      : `Between equals ${words.rebel.all} win ${wholePercent(equal.rebelShare)} % (${wholePercent(equal.low)} to ${wholePercent(equal.high)})`
  const ending =
    commonest === undefined
      ? ''
      : `; ${share(commonest[1])} % of all games end: ${reasonText(commonest[0])}`
  const named = (list: readonly string[]): string => {
    const [full, ...pale] = list
    if (full === undefined) return 'nothing'
    return pale.length === 0
      ? reasonText(full)
      : `${reasonText(full)} (full colour, at the middle), ${pale.map(reasonText).join(', ')} (pale)`
  }
  const rows = sides.byAgent.map((one) => [
    one.agent,
    String(one.rebel.games),
    ...first.map((reason) => String(one.rebel.by[reason] ?? 0)),
    String(one.empire.games),
    ...second.map((reason) => String(one.empire.by[reason] ?? 0)),
  ])
  return section({
    id: 'sides',
    short: 'Sides',
    title: 'Who wins, and how',
    from: 'sides',
    finding: `${capitalised(opening)}${ending}.`,
    body:
      figure(
        drawing(summary, first, second),
        `Per cent of the agent’s games on that side. As ${words.rebel.name}: ${named(first)}. As ${words.empire.name}: ${named(second)}. Grey: the opponent forfeited.`,
      ) +
      numbers(
        'The numbers',
        [
          'agent',
          `${words.rebel.letter} games`,
          ...first.map(reasonText),
          `${words.empire.letter} games`,
          ...second.map(reasonText),
        ],
        rows,
      ),
  })
}

function drawing(summary: Summary, first: readonly string[], second: readonly string[]): string {
  const { sides } = summary
  const words = sideWords(summary)
  const agents = sides.byAgent.slice(0, MOST_AGENTS)
  const bottom = TOP + 32 + agents.length * 27 + 4
  const parts: string[] = []
  for (const share of [0.5, 1])
    for (const sign of [-1, 1]) {
      const x = MIDDLE + sign * share * FULL
      parts.push(
        line('grid', x, TOP, x, bottom),
        text(x, bottom + 14, `${share * 100} %`, 'tick', 'middle'),
      )
    }
  parts.push(text(MIDDLE, bottom + 14, '0', 'tick', 'middle'))
  parts.push(text(MIDDLE - 6, 14, `wins as ${words.rebel.name}`, 'rebel strong', 'end'))
  parts.push(text(MIDDLE + 6, 14, `wins as ${words.empire.name}`, 'empire strong'))
  parts.push(text(MIDDLE - 6, 28, listed([...first].reverse()), 'tick', 'end'))
  parts.push(text(MIDDLE + 6, 28, listed(second), 'tick'))
  const whole = (side: 'rebel' | 'empire'): SideTally => {
    const by: Record<string, number> = {}
    let games = 0
    for (const one of sides.byAgent) {
      games += one[side].games
      for (const [reason, n] of Object.entries(one[side].by)) by[reason] = (by[reason] ?? 0) + n
    }
    const won = side === 'rebel' ? sides.rebel : sides.empire
    return { games, won, lost: games - won, by }
  }
  const bars = (name: string, side: 'rebel' | 'empire', tally: SideTally, y: number): void => {
    const sign = side === 'rebel' ? -1 : 1
    let at = MIDDLE
    const add = (kind: string, n: number, what: string): void => {
      if (n === 0) return
      const width = (n / tally.games) * FULL
      parts.push(
        rect(
          kind,
          sign < 0 ? at - width : at,
          y,
          width,
          16,
          `${name} as ${words[side].name}, ${what}: ${n} of ${tally.games}`,
        ),
      )
      at += sign * width
    }
    if (tally.games === 0) return
    ;(side === 'rebel' ? first : second).forEach((reason, i) => {
      add(i === 0 ? side : `${side} pale`, tally.by[reason] ?? 0, reasonText(reason))
    })
    add('void', tally.by.forfeit ?? 0, reasonText('forfeit'))
    parts.push(
      text(
        at + sign * 5,
        y + 12,
        wholePercent(tally.won / tally.games),
        '',
        sign < 0 ? 'end' : 'start',
      ),
    )
  }
  const row = (
    name: string,
    kind: string,
    rebel: SideTally,
    empire: SideTally,
    y: number,
  ): void => {
    parts.push(text(0, y + 12, name, kind))
    bars(name, 'rebel', rebel, y)
    bars(name, 'empire', empire, y)
  }
  row('all games', 'strong', whole('rebel'), whole('empire'), TOP + 8)
  parts.push(line('grid', 0, TOP + 32, 400, TOP + 32))
  agents.forEach((one, i) => {
    row(cut(one.agent), '', one.rebel, one.empire, TOP + 40 + i * 27)
  })
  parts.push(line('axis', MIDDLE, TOP, MIDDLE, bottom))
  const games = sides.reasons.games ?? 0
  const label =
    games === 0
      ? 'Win shares'
      : `Win shares: ${words.rebel.name} ${wholePercent(sides.rebel / games)} %, ${words.empire.name} ${wholePercent(sides.empire / games)} %`
  return plot(bottom + 20, label, parts)
}

/** Names of reasons in a row; a word that they begin with stands once. */
function listed(reasons: readonly string[]): string {
  const texts = reasons.map(reasonText)
  const [word] = (texts[0] ?? '').split(' ')
  return texts
    .map((one, i) => (i > 0 && word === 'base' && one.startsWith('base ') ? one.slice(5) : one))
    .join(' · ')
}

/** Ways in which this side won, forfeits aside. */
function reasonsOf(summary: Summary, side: 'rebel' | 'empire'): string[] {
  const counts = new Map<string, number>()
  for (const one of summary.sides.byAgent)
    for (const [reason, n] of Object.entries(one[side].by))
      if (reason !== 'forfeit') counts.set(reason, (counts.get(reason) ?? 0) + n)
  const isFirst = (reason: string): number => (FIRST_REASONS.includes(reason) ? 0 : 1)
  return [...counts]
    .sort(([a, x], [b, y]) => isFirst(a) - isFirst(b) || y - x)
    .map(([reason]) => reason)
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
