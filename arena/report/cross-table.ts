import { listed } from '../../engine/english.js'
import type { PairingSummary, Summary, Won } from '../summary/summary.js'
import { percent } from '../summary/verdict.js'
import { type Section, scrolling, section } from './html.js'
import { type SideLook, sided, sideLooks } from './side-words.js'
import { escaped } from './svg.js'
import { cut, wholePercent } from './words.js'

const MOST_AGENTS = 12
/** From this difference on an agent is told to be better on one side. */
const UNEVEN = 0.05

interface Cell {
  readonly score: number
  readonly bySide: readonly Won[]
  readonly games: number
}

/** Who won how much against whom, over all sides and on each. Two agents need none. */
export function crossSection(summary: Summary): Section | null {
  const { agents, pairings } = summary
  if (agents.length < 3 || agents.length > MOST_AGENTS || pairings.length === 0) return null
  const looks = sideLooks(summary)
  const header = agents
    .map((one) => `<th scope="col" title="${escaped(one.agent)}">${one.number}</th>`)
    .join('')
  const rows = agents.map((row) => {
    const cells = agents.map((column) => {
      if (row.agent === column.agent) return '<td class="self">·</td>'
      const cell = cellOf(pairings, row.agent, column.agent)
      if (cell === null) return '<td class="self">–</td>'
      const title = `${row.agent} against ${column.agent}: ${wholePercent(cell.score)} % of ${cell.games} games`
      return `<td class="t${shade(cell.score)}" title="${escaped(title)}">${cellText(looks, cell.bySide)}</td>`
    })
    const sides = summary.sides.byAgent.find((one) => one.agent === row.agent)
    const sum = sides === undefined ? '' : cellText(looks, sides.bySide)
    return `<tr><th scope="row">${row.number} ${escaped(cut(row.agent))}</th>${cells.join('')}<td class="sum">${sum}</td></tr>`
  })
  return section({
    id: 'cross',
    short: 'Cross-table',
    title: 'Cross-table',
    from: 'pairings',
    finding: finding(summary),
    body: `${scrolling(`<table class="cross"><thead><tr><td></td>${header}<th scope="col">all</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`)}
<p class="note">Read along the row: per cent of games won against the column’s agent, and the same ${listed(looks.map((one) => `as ${sided(one, one.letter)} (${escaped(one.name)})`))}. Darker is higher. ${gamesText(pairings)}</p>`,
  })
}

function finding(summary: Summary): string {
  const { agents, pairings, sides } = summary
  const leader = agents[0]?.agent ?? ''
  const looks = sideLooks(summary)
  const beaten = pairings
    .filter((one) => (one.a === leader && one.score < 0.5) || (one.b === leader && one.score > 0.5))
    .map((one) => ({
      other: one.a === leader ? one.b : one.a,
      score: one.a === leader ? 1 - one.score : one.score,
    }))
    .sort((x, y) => y.score - x.score)[0]
  const first =
    beaten === undefined
      ? `Nobody beats ${leader} over ${looks.length === 2 ? 'both' : 'all'} sides`
      : `${beaten.other} beats ${leader} with ${percent(beaten.score)} %`
  const uneven = sides.byAgent
    .map((one) => ({ agent: one.agent, shares: one.bySide.map(ratio) }))
    .sort((x, y) => range(y.shares) - range(x.shares))[0]
  if (uneven === undefined || range(uneven.shares) < UNEVEN) return `${first}.`
  // Of sides that do as well, the last.
  const better = uneven.shares.lastIndexOf(Math.max(...uneven.shares))
  const worse = uneven.shares.indexOf(Math.min(...uneven.shares))
  const on = (side: number): string =>
    `${wholePercent(uneven.shares[side] as number)} % as ${looks[side]?.name}`
  return `${first}; ${uneven.agent} wins ${on(better)} but ${on(worse)}.`
}

function range(shares: readonly number[]): number {
  return Math.max(...shares) - Math.min(...shares)
}

function cellOf(pairings: readonly PairingSummary[], a: string, b: string): Cell | null {
  const direct = pairings.find((one) => one.a === a && one.b === b)
  if (direct !== undefined) return direct
  const turned = pairings.find((one) => one.a === b && one.b === a)
  if (turned === undefined) return null
  return { score: 1 - turned.score, bySide: turned.bySideOfB, games: turned.games }
}

function cellText(looks: readonly SideLook[], bySide: readonly Won[]): string {
  const sum = (field: keyof Won): number => bySide.reduce((total, one) => total + one[field], 0)
  const sides = looks.map(({ mark, letter }, side) => {
    const { games, won } = bySide[side] as Won
    return `<span class="${mark}">${letter}&thinsp;${games === 0 ? '–' : Math.round((100 * won) / games)}</span>`
  })
  return `<b>${Math.round((100 * sum('won')) / Math.max(1, sum('games')))}</b>${sides.join('')}`
}

function shade(score: number): number {
  return score < 0.5 ? 0 : score < 0.6 ? 1 : score < 0.7 ? 2 : score < 0.85 ? 3 : 4
}

function ratio({ games, won }: Won): number {
  return games === 0 ? 0 : won / games
}

function gamesText(pairings: readonly PairingSummary[]): string {
  const counts = new Map<number, PairingSummary[]>()
  for (const one of pairings) counts.set(one.games, [...(counts.get(one.games) ?? []), one])
  const [usual] = [...counts].sort(([, x], [, y]) => y.length - x.length)
  if (usual === undefined) return ''
  const others = pairings.filter((one) => one.games !== usual[0])
  const list =
    others.length > 3
      ? ' Other pairings differ.'
      : others.map((one) => ` ${one.a} – ${one.b}: ${one.games}.`).join('')
  return `${usual[0].toLocaleString('en-US')} games a pairing.${list}`
}
