import { type CurveLabel, curveLabels } from '../../report/curve-labels.js'
import { figure, numbers, type Section, section } from '../../report/html.js'
import { dot, line, type Point, path, plot, scale, text } from '../../report/svg.js'
import { cut } from '../../report/words.js'
import type { Summary } from '../../summary/summary.js'
import { EMPIRE_MARK } from '../side-marks.js'
import { type HuntOfAgent, type HuntSummary, rebellionPart } from '../summary.js'

const LEFT = 26
const RIGHT = 268
const TOP = 24
const BOTTOM = 276
/** From this number of agents on each has a panel of its own, the others pale behind. */
const PANELS_FROM = 7

/** Candidate systems left by round. */
export function huntSection(summary: Summary): Section | null {
  const { hunt } = rebellionPart(summary)
  if (hunt === null || hunt.byAgent.every((one) => lastRound(one) < 1)) return null
  const byRank = ranked(summary, hunt)
  const rounds = Math.max(1, ...byRank.map(lastRound))
  const isPanels = byRank.length >= PANELS_FROM
  const shown = Math.min(
    rounds,
    Math.max(8, ...Object.keys(hunt.reference.candidatesLeft).map(Number)),
  )
  const points = Array.from({ length: Math.min(8, rounds) }, (_, i) => i + 1)
  const rows = byRank.map((one) => [
    one.agent,
    ...points.map((round) => numberText(one.candidatesLeft[round], 1)),
    numberText(one.occupiedPerRound, 1),
    numberText(one.clearedByProbesPerRound, 1),
  ])
  return section({
    id: 'hunt',
    short: 'Hunt',
    title: 'The hunt',
    from: 'hunt',
    finding: finding(hunt, byRank),
    body:
      figure(
        isPanels ? panels(hunt, byRank, shown) : curves(hunt, byRank, shown),
        `Systems where the base may still be, as far as that Empire knows: mean over games in which it is not yet found. ${isPanels ? 'The others pale behind.' : `Thick: the leader. Rings: ${hunt.reference.label} (${Object.values(hunt.reference.candidatesLeft).join(', ')}). Dotted: two probe cards a round and nothing else.`}`,
      ) +
      numbers(
        'The numbers, with candidates occupied and probed a round',
        ['agent', ...points.map((round) => `r${round}`), 'occupied', 'probed'],
        rows,
      ),
  })
}

function finding(hunt: HuntSummary, byRank: readonly HuntOfAgent[]): string {
  const [leader] = byRank
  if (leader === undefined) return 'Nobody hunted.'
  const left = leader.candidatesLeft[5]
  if (left === null || left === undefined) {
    const last = lastRound(leader)
    return `${leader.agent} leaves ${numberText(leader.candidatesLeft[last], 1)} candidates after round ${last}.`
  }
  const best = byRank
    .filter((one) => one !== leader && typeof one.candidatesLeft[5] === 'number')
    .sort((x, y) => (x.candidatesLeft[5] as number) - (y.candidatesLeft[5] as number))[0]
  const strong = hunt.reference.candidatesLeft['5']
  const people = strong === undefined ? '' : `; ${hunt.reference.label} leave ${strong}`
  const other =
    best === undefined
      ? ''
      : (best.candidatesLeft[5] as number) < left
        ? `, ${best.agent} ${numberText(best.candidatesLeft[5], 1)}`
        : ', nobody here fewer'
  return `${leader.agent} leaves ${left.toFixed(1)} candidates after round 5${people}${other}.`
}

function curves(hunt: HuntSummary, byRank: readonly HuntOfAgent[], rounds: number): string {
  const { x, y, parts } = frame(hunt, byRank, rounds, LEFT, RIGHT, TOP, BOTTOM, true)
  const labels: CurveLabel[] = []
  const probes = probesAlone(hunt, rounds)
  parts.push(
    path(
      'dotted',
      probes.map((left, round): Point => [x(round), y(left)]),
    ),
  )
  labels.push(
    end(
      probes.map((left, round): Point => [x(round), y(left)]),
      `${hunt.probesAlone.label} ${Math.round(probes[rounds] ?? 0)}`,
      'soft',
    ),
  )
  for (const [i, one] of [...byRank.entries()].reverse()) {
    const points = pointsOf(one, rounds, x, y)
    if (points.length < 2) continue
    parts.push(path(`run ${EMPIRE_MARK}${i === 0 ? ' lead' : ''}`, points))
    const last = one.candidatesLeft.slice(0, rounds + 1).findLast((left) => left !== null)
    labels.push(
      end(
        points,
        `${cut(one.agent)} ${numberText(last, 1)}`,
        `${EMPIRE_MARK}${i === 0 ? ' strong' : ''}`,
      ),
    )
  }
  const people = reference(hunt, rounds)
  parts.push(
    path(
      'dashed',
      people.map(({ round, left }): Point => [x(round), y(left)]),
    ),
  )
  for (const { round, left } of people)
    parts.push(
      dot('ring', x(round), y(left), 3.5, `${hunt.reference.label}: ${left} after round ${round}`),
    )
  const last = people[people.length - 1]
  if (last !== undefined)
    labels.push({
      x: x(last.round),
      y: y(last.left),
      words: `${hunt.reference.label} ${last.left}`,
      kind: 'strong',
    })
  parts.push(...curveLabels(labels, TOP, BOTTOM + 6))
  const label = byRank
    .map((one) => `${one.agent} ${numberText(one.candidatesLeft[5], 1)} left after round 5`)
    .join(', ')
  return plot(326, `Hunt curve: ${label}`, parts)
}

/** Small panels, three in a row. */
function panels(hunt: HuntSummary, byRank: readonly HuntOfAgent[], rounds: number): string {
  const parts: string[] = []
  byRank.forEach((one, i) => {
    const left = (i % 3) * 137
    const top = Math.floor(i / 3) * 112 + 22
    const {
      x,
      y,
      parts: axes,
    } = frame(hunt, byRank, rounds, left + 16, left + 124, top, top + 68, false)
    parts.push(
      ...axes,
      text(
        left,
        top - 8,
        `${cut(one.agent)} ${numberText(one.candidatesLeft[Math.min(5, rounds)], 1)}`,
        i === 0 ? 'strong' : '',
      ),
    )
    for (const other of byRank)
      if (other !== one) parts.push(path('run faint', pointsOf(other, rounds, x, y)))
    parts.push(path(`run ${EMPIRE_MARK} lead`, pointsOf(one, rounds, x, y)))
  })
  return plot(Math.ceil(byRank.length / 3) * 112 + 10, 'Hunt curves, a panel for each agent', parts)
}

function frame(
  hunt: HuntSummary,
  byRank: readonly HuntOfAgent[],
  rounds: number,
  left: number,
  right: number,
  top: number,
  bottom: number,
  isLarge: boolean,
) {
  const least = Math.min(
    3,
    ...byRank.flatMap((one) =>
      one.candidatesLeft.slice(0, rounds + 1).filter((n): n is number => n !== null && n > 0),
    ),
  )
  const x = scale(0, rounds, left, right)
  const log = scale(Math.log(hunt.startCandidates), Math.log(Math.max(1, least)), top, bottom)
  const y = (candidates: number): number => log(Math.log(Math.max(1, candidates)))
  const parts: string[] = []
  const levels = isLarge
    ? [hunt.startCandidates, 20, 15, 10, 8, 5, 3, 2, 1]
    : [hunt.startCandidates, 10, 5, 3]
  for (const level of levels) {
    if (level < least || level > hunt.startCandidates) continue
    parts.push(
      line('grid', left, y(level), right, y(level)),
      text(left - (isLarge ? 6 : 3), y(level) + 4, String(level), isLarge ? 'tick' : 'tiny', 'end'),
    )
  }
  const base = bottom + (isLarge ? 14 : 6)
  parts.push(line('axis', left, base, right, base))
  for (let round = 0; round <= rounds; round += isLarge ? 1 : 2)
    parts.push(
      text(
        x(round),
        base + (isLarge ? 16 : 12),
        String(round),
        isLarge ? 'tick' : 'tiny',
        'middle',
      ),
    )
  if (isLarge)
    parts.push(
      text(right, base + 30, 'end of round', 'tick', 'end'),
      text(0, 10, 'candidate systems left (log scale)', 'tick'),
    )
  return { x, y, parts }
}

function pointsOf(
  one: HuntOfAgent,
  rounds: number,
  x: (round: number) => number,
  y: (left: number) => number,
): Point[] {
  return one.candidatesLeft
    .slice(0, rounds + 1)
    .flatMap((left, round): Point[] => (left === null ? [] : [[x(round), y(left)]]))
}

function probesAlone(hunt: HuntSummary, rounds: number): number[] {
  // Of the cards still unseen, some are of the candidates: each probe takes its share.
  return Array.from({ length: rounds + 1 }, (_, round) =>
    Math.max(1, hunt.startCandidates - hunt.probesAlone.perRound * round),
  )
}

function reference(hunt: HuntSummary, rounds: number): { round: number; left: number }[] {
  return Object.entries(hunt.reference.candidatesLeft)
    .map(([round, left]) => ({ round: Number(round), left }))
    .filter(({ round }) => round <= rounds)
    .sort((a, b) => a.round - b.round)
}

function end(points: readonly Point[], words: string, kind: string): CurveLabel {
  const [x, y] = points[points.length - 1] ?? [0, 0]
  return { x, y, words, kind }
}

/** The agents best first, those without games as hunter left out. */
export function ranked(summary: Summary, hunt: HuntSummary): HuntOfAgent[] {
  return summary.agents
    .map((one) => hunt.byAgent.find((row) => row.agent === one.agent))
    .filter((row): row is HuntOfAgent => row !== undefined && row.games > 0)
}

function lastRound(one: HuntOfAgent): number {
  return one.candidatesLeft.findLastIndex((left) => left !== null)
}

export function numberText(value: number | null | undefined, digits: number): string {
  return value === null || value === undefined ? '–' : value.toFixed(digits)
}
