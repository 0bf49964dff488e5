import { PAIR_SCORES, pairStatistics } from '../statistics/pairs.js'
import type { SprtSummary, Summary } from '../summary/summary.js'
import { percent, signed, thousands } from '../summary/verdict.js'
import { figure, type Section, section } from './html.js'
import { dot, line, type Point, path, plot, scale, text, ticks } from './svg.js'

const LEFT = 38
const RIGHT = 392
/** An interval of fewer pairs says nothing yet. */
const FIRST_INTERVAL = 10
const MOST_POINTS = 500

/** The way of the log-likelihood ratio between its bounds, and of the score under it. */
export function sprtSection(summary: Summary): Section | null {
  const [sprt] = summary.sprt
  if (sprt === undefined) return null
  const surplus = summary.timing.surplusGames
  const after = `after ${thousands(sprt.pairs)} pairs`
  const who = `${sprt.a} against ${sprt.b}`
  const finding =
    sprt.decision === 'H1'
      ? `${who}: ${signed(sprt.elo1)} Elo accepted over ${signed(sprt.elo0)} ${after}.`
      : sprt.decision === 'H0'
        ? `${who}: ${signed(sprt.elo0)} Elo accepted, not ${signed(sprt.elo1)}, ${after}.`
        : `${who}: undecided ${after}${sprt.expectedPairsLeft === null ? '' : `, about ${thousands(sprt.expectedPairsLeft)} more to go`}.`
  const late =
    surplus === 0
      ? ''
      : ` ${surplus} game${surplus === 1 ? ' that was' : 's that were'} under way at the decision ${surplus === 1 ? 'is' : 'are'} recorded but not counted.`
  return section({
    id: 'sprt',
    short: 'SPRT',
    title: 'SPRT',
    from: 'sprt',
    finding,
    body: figure(
      drawing(sprt),
      `α = ${sprt.alpha}, β = ${sprt.beta}, ${sprt.model}. Pairs are read in the order of the schedule, not of finishing.${late}`,
    ),
  })
}

/** Where pairs of games and a ratio lie. */
interface Chart {
  readonly x: (pairs: number) => number
  readonly y: (ratio: number) => number
}

function drawing(sprt: SprtSummary): string {
  const x = scale(0, Math.max(1, sprt.pairs), LEFT, RIGHT)
  const high = Math.max(sprt.upper, ...sprt.llrByPair) + 0.25
  const low = Math.min(sprt.lower, ...sprt.llrByPair) - 0.5
  const chart = { x, y: scale(high, low, 30, 200) }
  const value = `${sprt.llr < 0 ? '−' : ''}${Math.abs(sprt.llr).toFixed(2)} after ${thousands(sprt.pairs)} pairs`
  return plot(338, `SPRT of ${sprt.a} against ${sprt.b}: ${value}`, [
    ...ratios(sprt, low, high, chart),
    ...bounds(sprt, chart),
    text(0, 12, 'log-likelihood ratio', 'tick'),
    ...course(sprt, value, chart),
    ...scorePart(sprt, x),
    ...pairsOfGames(sprt, x),
  ])
}

/** The grid of ratios, but where a bound says more. */
function ratios(sprt: SprtSummary, low: number, high: number, { y }: Chart): string[] {
  return ticks(low, high, 4)
    .filter((tick) => Math.abs(tick - sprt.upper) >= 0.5 && Math.abs(tick - sprt.lower) >= 0.5)
    .flatMap((tick) => [
      line(tick === 0 ? 'axis' : 'grid', LEFT, y(tick), RIGHT, y(tick)),
      text(LEFT - 6, y(tick) + 4, tick === 0 ? '0' : signed(tick), 'tick', 'end'),
    ])
}

function bounds({ upper, lower, elo0, elo1 }: SprtSummary, { y }: Chart): string[] {
  const accepted = `+${upper.toFixed(2)}: ${signed(elo1)} Elo accepted`
  const refused = `−${Math.abs(lower).toFixed(2)}: ${signed(elo0)} Elo accepted`
  return [
    line('bound', LEFT, y(upper), RIGHT, y(upper)),
    text(LEFT + 4, y(upper) - 6, accepted, 'halo'),
    line('bound', LEFT, y(lower), RIGHT, y(lower)),
    text(LEFT + 4, y(lower) + 15, refused, 'halo'),
  ]
}

/** How the ratio went, and what it came to. */
function course(sprt: SprtSummary, value: string, { x, y }: Chart): string[] {
  const { llr, llrByPair, llrStep, pairs, upper, lower } = sprt
  const last = llrByPair.length - 1
  const points = llrByPair.map((ratio, i): Point => [x(i === last ? pairs : i * llrStep), y(ratio)])
  const isUp = llr > (upper + lower) / 2
  const beyondBound = isUp ? Math.min(y(llr), y(upper)) - 8 : Math.max(y(llr), y(lower)) + 17
  const at = sprt.decision === null ? y(llr) - 9 : beyondBound
  return [
    path('run', points),
    dot('ink', x(pairs), y(llr), 4),
    text(RIGHT - 8, at, value, 'strong halo', 'end'),
  ]
}

function pairsOfGames({ pairs }: SprtSummary, x: (pairs: number) => number): string[] {
  const labels = ticks(0, pairs, 4)
    .filter((tick) => tick === Math.round(tick))
    .map((tick) => {
      const anchor = tick > 0 && x(tick) > RIGHT - 12 ? 'end' : 'middle'
      return text(x(tick), 321, thousands(tick), 'tick', anchor)
    })
  return [...labels, text(RIGHT, 334, 'pairs of games', 'tick', 'end')]
}

/** The running score with its interval. */
function scorePart(sprt: SprtSummary, x: (pairs: number) => number): string[] {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  const upper: Point[] = []
  const lower: Point[] = []
  const middle: { x: number; score: number }[] = []
  const step = Math.max(1, Math.ceil(sprt.pairs / MOST_POINTS))
  let final = ''
  const running: { at: number; score: number; low: number; high: number }[] = []
  for (let i = 0; i < sprt.pairResults.length; i++) {
    counts['0-1+2'.indexOf(sprt.pairResults[i] as string) as 0 | 1 | 2 | 3 | 4]++
    const pairs = i + 1
    if (
      pairs < Math.min(FIRST_INTERVAL, sprt.pairs) ||
      (pairs % step !== 0 && pairs !== sprt.pairs)
    )
      continue
    const found = pairStatistics(counts)
    if (found === null) continue
    running.push({ at: pairs, score: found.score, low: found.low, high: found.high })
    final = `${percent(found.score)} % ±${(((found.high - found.low) / 2) * 100).toFixed(1)}`
  }
  if (running.length === 0) return []
  const least = Math.max(
    0,
    Math.min(0.4, Math.floor(Math.min(...running.map((one) => one.score)) * 10) / 10),
  )
  const most = Math.min(
    PAIR_SCORES[4],
    Math.max(0.7, Math.ceil(Math.max(...running.map((one) => one.score)) * 10) / 10),
  )
  const y = scale(most, least, 244, 304)
  const clamp = (score: number): number => Math.max(244, Math.min(304, y(score)))
  for (const one of running) {
    upper.push([x(one.at), clamp(one.high)])
    lower.push([x(one.at), clamp(one.low)])
    middle.push({ x: x(one.at), score: one.score })
  }
  const parts = [text(0, 232, `score of ${sprt.a}, with 95 % interval`, 'tick')]
  parts.push(path('band', [...upper, ...lower.reverse()], true))
  for (const tick of ticks(least, most, 3)) {
    parts.push(line(Math.abs(tick - 0.5) < 1e-9 ? 'axis' : 'grid', LEFT, y(tick), RIGHT, y(tick)))
    parts.push(text(LEFT - 6, y(tick) + 4, String(Math.round(tick * 100)), 'tick', 'end'))
  }
  parts.push(
    path(
      'run',
      middle.map((one): Point => [one.x, y(one.score)]),
    ),
  )
  parts.push(text(RIGHT, 238, final, 'strong', 'end'))
  return parts
}
