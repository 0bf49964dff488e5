import { decisionText } from '../summary/durations.js'
import type { DecisionTimes, Summary } from '../summary/summary.js'
import { thousands } from '../summary/verdict.js'
import { figure, numbers, type Section, section } from './html.js'
import { dot, line, plot, scale, text } from './svg.js'
import { cut } from './words.js'

const LEFT = 116
const RIGHT = 300
const ROW = 36
const MOST_AGENTS = 24

/** How long decisions take, on a logarithmic scale. */
export function timesSection(summary: Summary): Section | null {
  const times = summary.timing.decisionTimes.filter((one) => one.decisions > 0)
  const [leader] = times
  if (leader === undefined) return null
  return section({
    id: 'times',
    short: 'Times',
    title: 'Decision times',
    from: 'timing.decisionTimes',
    finding: `${leader.agent} takes ${decisionText(leader.medianMs)} for the median decision and ${secondsText(leader.secondsPerGame)} for its side of a game.`,
    body:
      figure(
        drawing(summary, times.slice(0, MOST_AGENTS)),
        'Dot: median; thick: the middle 80 % of decisions; thin: up to the longest. Measured where the game is played, of agents below 50 µs only some decisions; where only one move is legal nobody is asked.',
      ) +
      numbers(
        'The numbers',
        ['agent', 'decisions', 'p10', 'median', 'p90', 'p99', 'longest', 's a game'],
        times.map((one) => [
          one.agent,
          thousands(one.decisions),
          ...[one.p10Ms, one.medianMs, one.p90Ms, one.p99Ms, one.maxMs].map(decisionText),
          one.secondsPerGame < 0.1 ? '< 0.1' : one.secondsPerGame.toFixed(1),
        ]),
      ),
  })
}

function drawing(summary: Summary, times: readonly DecisionTimes[]): string {
  const least = Math.min(...times.map((one) => Math.max(1e-4, one.p10Ms)))
  const most = Math.max(...times.map((one) => Math.max(one.maxMs, one.limitMs ?? 0)))
  const low = Math.floor(Math.log10(least))
  const high = Math.max(low + 1, Math.log10(most))
  const place = scale(low, high, LEFT, RIGHT)
  const x = (ms: number): number => place(Math.max(low, Math.log10(Math.max(1e-4, ms))))
  const bottom = 16 + times.length * ROW + 8
  const parts: string[] = []
  for (const [ms, name] of [
    [0.001, '1 µs'],
    [1, '1 ms'],
    [1000, '1 s'],
    [60_000, '1 min'],
  ] as const)
    if (Math.log10(ms) >= low && Math.log10(ms) <= high)
      parts.push(
        line('grid', x(ms), 16, x(ms), bottom),
        text(x(ms), bottom + 14, name, 'tick', 'middle'),
      )
  parts.push(
    text(0, 10, 'decisions, time a game', 'tick'),
    text(400, 10, 'median · longest', 'tick', 'end'),
  )
  times.forEach((one, i) => {
    const row = summary.length.decisionsPerGame.find(({ agent }) => agent === one.agent)
    parts.push(...timesOf(one, row?.perGame ?? null, i, x))
  })
  return plot(bottom + 20, 'Decision times per agent', parts)
}

/** A row: name and length of a game, the times along the scale, median and longest. */
function timesOf(
  one: DecisionTimes,
  decisions: number | null,
  place: number,
  x: (ms: number) => number,
): string[] {
  const y = 37 + place * ROW
  const perGame = decisions === null ? '–' : Math.round(decisions)
  const median = decisionText(one.medianMs)
  const parts = place > 0 ? [line('grid', 0, y - 17, 400, y - 17)] : []
  parts.push(
    text(0, y - 1, cut(one.agent), place === 0 ? 'strong halo' : 'halo'),
    text(0, y + 12, `${perGame} · ${secondsText(one.secondsPerGame)}`, 'tick halo'),
    line('thin', x(one.medianMs), y, x(one.maxMs), y),
    line('thin', x(one.maxMs), y - 4, x(one.maxMs), y + 4),
    line('bar', x(one.p10Ms), y, x(one.p90Ms), y),
    dot('ink', x(one.medianMs), y, 4, `${one.agent}: median ${median}`),
  )
  if (one.limitMs !== null) {
    const limit = `limit ${decisionText(one.limitMs).replace('.0', '')}`
    parts.push(
      line('limit', x(one.limitMs), y - 13, x(one.limitMs), y + 8),
      text(x(one.limitMs) - 4, y - 7, limit, 'tiny alarm-text', 'end'),
    )
  }
  parts.push(text(400, y + 4, `${median} · ${decisionText(one.maxMs)}`, '', 'end'))
  return parts
}

function secondsText(seconds: number): string {
  if (seconds < 0.1) return 'under 0.1 s'
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`
}
