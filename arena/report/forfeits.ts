import type { ForfeitedGame, Summary } from '../summary/summary.js'
import { countOf, signed } from '../summary/verdict.js'
import { type Section, scrolling, section, table } from './html.js'
import { sideLooks } from './side-words.js'
import { escaped } from './svg.js'
import { count } from './words.js'

const LINKED = 60

/** First of all, if there are any: games that say nothing about strength. */
export function forfeitSection(summary: Summary): Section | null {
  const { forfeits, ratings, length } = summary
  if (forfeits.games === 0) return null
  const looks = sideLooks(summary)
  const nameOf = (side: string): string => looks[summary.run.sides.indexOf(side)]?.name ?? side
  const [most] = forfeits.byAgent
  const all =
    forfeits.byAgent.length === 1
      ? `, all by ${most?.agent}`
      : ` by ${countOf(forfeits.byAgent.length)} agents`
  const changes = (ratings?.rows ?? [])
    .filter(
      (row) => row.eloWithoutForfeits !== null && Math.abs(row.eloWithoutForfeits - row.elo) >= 0.5,
    )
    .filter((row) => forfeits.byAgent.some((one) => one.agent === row.agent))
    .map(
      (row) =>
        `${row.agent} would stand at ${signed(row.eloWithoutForfeits as number)} Elo instead of ${signed(row.elo)}`,
    )
  const first = new Map<string, ForfeitedGame>()
  const counts = new Map<string, number>()
  for (const one of forfeits.list) {
    const key = `${one.agent}: ${one.reason}`
    if (!first.has(key)) first.set(key, one)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const hasMany = forfeits.byAgent.length > 1
  const rows = [...first].map(([key, one]) => {
    const n = counts.get(key) as number
    const who = hasMany ? `${escaped(one.agent)}: ` : ''
    return [
      `<b>${who}${escaped(one.reason.replaceAll('-', ' '))}</b>`,
      `${n}<span class="short"> ${n === 1 ? 'game' : 'games'}, first</span>`,
      escaped(`#${one.game}, ${nameOf(one.side)}, ${length.unit} ${one.length}`),
      escaped(one.detail),
      `<code>${escaped(lastLine(one.stderr))}</code>`,
    ]
  })
  const links = forfeits.list
    .slice(0, LINKED)
    .map(({ game, record }) => `<a href="${escaped(record)}">#${game}</a>`)
  const more = forfeits.games > LINKED ? ` and ${forfeits.games - LINKED} more in forfeits/` : ''
  return section({
    id: 'forfeits',
    short: null,
    title: `${count(forfeits.games, 'game')} forfeited${all}`,
    from: 'forfeits',
    finding: `They count as losses.${changes.length === 0 ? '' : ` Without them ${changes.join('; ')}.`}`,
    kind: 'alarm wide',
    body: `${scrolling(table('words stack', ['reason', 'games', 'first seen', 'what happened', 'last words on stderr'], rows))}
<p class="note">All of them: ${links.join(' ')}${more} (each file: the last position, the moves before it, the end of stderr).</p>`,
  })
}

/** The line that says most: the last one with an error in it, or the last. */
function lastLine(stderr: string): string {
  const lines = stderr.trim().split('\n')
  const told =
    lines.findLast((line) => /error|exception|panic/i.test(line)) ?? lines[lines.length - 1] ?? ''
  const last = told.trim()
  return last.length > 120 ? `${last.slice(0, 119)}…` : last
}
