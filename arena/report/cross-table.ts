import type { PairingSummary, Summary, Won } from '../summary/summary.js'
import { percent } from '../summary/verdict.js'
import { type Section, scrolling, section, sided } from './html.js'
import { escaped } from './svg.js'
import { cut, sideWords, wholePercent } from './words.js'

const MOST_AGENTS = 12
/** From this difference on an agent is told to be better on one side. */
const UNEVEN = 0.05

interface Cell {
  readonly score: number
  readonly rebel: Won
  readonly empire: Won
  readonly games: number
}

/** Who won how much against whom, over both sides and on each. Two agents need none. */
export function crossSection(summary: Summary): Section | null {
  const { agents, pairings } = summary
  if (agents.length < 3 || agents.length > MOST_AGENTS || pairings.length === 0) return null
  const words = sideWords(summary)
  const header = agents
    .map((one) => `<th scope="col" title="${escaped(one.agent)}">${one.number}</th>`)
    .join('')
  const rows = agents.map((row) => {
    const cells = agents.map((column) => {
      if (row.agent === column.agent) return '<td class="self">·</td>'
      const cell = cellOf(pairings, row.agent, column.agent)
      if (cell === null) return '<td class="self">–</td>'
      const title = `${row.agent} against ${column.agent}: ${wholePercent(cell.score)} % of ${cell.games} games`
      return `<td class="t${shade(cell.score)}" title="${escaped(title)}">${cellText(summary, cell.rebel, cell.empire)}</td>`
    })
    const sides = summary.sides.byAgent.find((one) => one.agent === row.agent)
    const sum = sides === undefined ? '' : cellText(summary, sides.rebel, sides.empire)
    return `<tr><th scope="row">${row.number} ${escaped(cut(row.agent))}</th>${cells.join('')}<td class="sum">${sum}</td></tr>`
  })
  return section({
    id: 'cross',
    short: 'Cross-table',
    title: 'Cross-table',
    from: 'pairings',
    finding: finding(summary),
    body: `${scrolling(`<table class="cross"><thead><tr><td></td>${header}<th scope="col">all</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`)}
<p class="note">Read along the row: per cent of games won against the column’s agent, and the same as ${sided('rebel', words.rebel.letter)} (${words.rebel.name}) and as ${sided('empire', words.empire.letter)} (${words.empire.name}). Darker is higher. ${gamesText(pairings)}</p>`,
  })
}

function finding(summary: Summary): string {
  const { agents, pairings, sides } = summary
  const leader = agents[0]?.agent ?? ''
  const words = sideWords(summary)
  const beaten = pairings
    .filter((one) => (one.a === leader && one.score < 0.5) || (one.b === leader && one.score > 0.5))
    .map((one) => ({
      other: one.a === leader ? one.b : one.a,
      score: one.a === leader ? 1 - one.score : one.score,
    }))
    .sort((x, y) => y.score - x.score)[0]
  const first =
    beaten === undefined
      ? `Nobody beats ${leader} over both sides`
      : `${beaten.other} beats ${leader} with ${percent(beaten.score)} %`
  const uneven = sides.byAgent
    .map((one) => ({ agent: one.agent, rebel: ratio(one.rebel), empire: ratio(one.empire) }))
    .sort((x, y) => Math.abs(y.rebel - y.empire) - Math.abs(x.rebel - x.empire))[0]
  if (uneven === undefined || Math.abs(uneven.rebel - uneven.empire) < UNEVEN) return `${first}.`
  const [better, worse] =
    uneven.empire >= uneven.rebel
      ? [
          `${wholePercent(uneven.empire)} % as ${words.empire.name}`,
          `${wholePercent(uneven.rebel)} % as ${words.rebel.name}`,
        ]
      : [
          `${wholePercent(uneven.rebel)} % as ${words.rebel.name}`,
          `${wholePercent(uneven.empire)} % as ${words.empire.name}`,
        ]
  return `${first}; ${uneven.agent} wins ${better} but ${worse}.`
}

function cellOf(pairings: readonly PairingSummary[], a: string, b: string): Cell | null {
  const direct = pairings.find((one) => one.a === a && one.b === b)
  if (direct !== undefined)
    return {
      score: direct.score,
      rebel: direct.asRebel,
      empire: direct.asEmpire,
      games: direct.games,
    }
  const turned = pairings.find((one) => one.a === b && one.b === a)
  if (turned === undefined) return null
  const turn = ({ games, won }: Won): Won => ({ games, won: games - won, lost: won })
  return {
    score: 1 - turned.score,
    rebel: turn(turned.asEmpire),
    empire: turn(turned.asRebel),
    games: turned.games,
  }
}

function cellText(summary: Summary, rebel: Won, empire: Won): string {
  const words = sideWords(summary)
  const side = (kind: 'rebel' | 'empire', won: Won): string =>
    `<span class="${kind}">${words[kind].letter}&thinsp;${won.games === 0 ? '–' : Math.round((100 * won.won) / won.games)}</span>`
  return `<b>${Math.round((100 * (rebel.won + empire.won)) / Math.max(1, rebel.games + empire.games))}</b>${side('rebel', rebel)}${side('empire', empire)}`
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
