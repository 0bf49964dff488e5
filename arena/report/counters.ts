import type { CounterSummary, Summary } from '../summary/summary.js'
import { countOf } from '../summary/verdict.js'
import { type Section, section } from './html.js'
import { sideLooks } from './side-words.js'
import { digit, escaped, line } from './svg.js'

const MOST_AGENTS = 8

/** Behaviour against its targets, a row a counter. */
export function counterSection(summary: Summary): Section | null {
  const { counters } = summary
  const agents = summary.agents.slice(0, MOST_AGENTS)
  const [leader] = agents
  if (counters.length === 0 || leader === undefined) return null
  const looks = sideLooks(summary)
  const markOf = (side: string): string => looks[summary.run.sides.indexOf(side)]?.mark ?? ''
  const head = agents
    .map(
      (one) =>
        `<th scope="col"><span class="long">${escaped(one.agent.length > 13 ? `${one.agent.slice(0, 12)}…` : one.agent)}</span><span class="short">${one.number}</span></th>`,
    )
    .join('')
  const groups = [...[...summary.run.sides].reverse(), 'both']
    .map((side) => {
      const rows = counters.filter((one) => one.side === side)
      if (rows.length === 0) return ''
      const look = looks[summary.run.sides.indexOf(side)]
      const name = look === undefined ? 'on either side' : `as ${look.name}`
      const lines = rows
        .map((counter) =>
          row(
            counter,
            agents.map((one) => one.agent),
            markOf(side),
          ),
        )
        .join('\n')
      return `<tbody><tr class="group"><th scope="rowgroup" colspan="2" class="${markOf(side)}">${escaped(name)}</th></tr>${lines}</tbody>`
    })
    .join('\n')
  return section({
    id: 'counters',
    short: 'Behaviour',
    title: 'Behaviour',
    from: 'counters',
    finding: finding(counters, leader.agent),
    kind: 'wide',
    body: `<div class="scroll" tabindex="0"><table class="nums counters"><thead><tr><td></td><th scope="col">target</th><td class="wideonly"></td>${head}</tr></thead>${groups}</table></div>
<p class="note"><span class="short">Columns: ${agents.map((one) => `${one.number} ${escaped(one.agent)}`).join(', ')}. </span><span class="wideonly">Dots: the agents on a scale from 0, ${escaped(leader.agent)} filled, arrow: off the scale; upright stroke: the target. </span><span class="miss">Underlined</span>: the target is missed. Targets are those of the mirror match and a guide only in other fields.</p>`,
  })
}

function finding(counters: readonly CounterSummary[], leader: string): string {
  const targeted = counters.filter(
    (one) => one.target !== null && typeof one.values[leader] === 'number',
  )
  if (targeted.length === 0) return `There are no targets for ${leader}.`
  const missed = targeted.filter((one) => isMissed(one, one.values[leader] as number))
  if (missed.length === 0) return `${leader} meets every target.`
  const list = missed.map(
    (one) =>
      `${one.label} (${plain(one, one.values[leader] as number)}, target ${targetText(one, one.target as number)})`,
  )
  return `${leader} misses ${missed.length === 1 ? 'one target' : `${countOf(missed.length)} targets`}: ${list.join('; ')}.`
}

function row(counter: CounterSummary, agents: readonly string[], mark: string): string {
  const cells = agents.map((agent, i) => {
    const value = counter.values[agent] ?? null
    const shown = value === null ? '–' : cellText(counter, value)
    const isMiss = value !== null && isMissed(counter, value)
    return `<td${i === 0 ? ' class="lead"' : ''}>${isMiss ? `<span class="miss">${shown}</span>` : shown}</td>`
  })
  const target =
    counter.target === null
      ? ''
      : `${counter.better === 'lower' ? '≤' : '≥'} ${targetText(counter, counter.target)}`
  return `<tr class="row"><th scope="row">${escaped(counter.label)}</th><td class="goal-text">${target}</td><td class="wideonly">${strip(counter, agents, mark)}</td>${cells.join('')}</tr>`
}

/** All agents on one line from 0, the target as a stroke. */
function strip(counter: CounterSummary, agents: readonly string[], mark: string): string {
  const known = agents
    .map((agent) => counter.values[agent])
    .filter((value): value is number => typeof value === 'number')
  if (known.length === 0) return ''
  // One far outlier must not press all others together.
  const most = Math.max(...known)
  const usual = Math.max(counter.target ?? 0, ...known.filter((value) => value < most))
  const limit =
    usual > 0 && most > 3 * usual ? usual * 1.25 : Math.max(most, counter.target ?? 0) || 1
  const x = (value: number): number => 6 + (Math.min(value, limit) / limit) * 148
  const parts = [line('axis', 6, 10, 154, 10)]
  if (counter.target !== null) parts.push(line('goal', x(counter.target), 2, x(counter.target), 18))
  for (const agent of [...agents].reverse()) {
    const value = counter.values[agent]
    if (typeof value !== 'number') continue
    const isLeader = agent === agents[0]
    const kind = isLeader ? 'full' : 'open'
    const title = `<title>${escaped(agent)}</title>`
    parts.push(
      value > limit
        ? `<path class="full" d="M158 10l-7 -4v8z">${title}</path>`
        : `<circle class="${kind}" cx="${digit(x(value))}" cy="10" r="${isLeader ? 4.5 : 3.5}">${title}</circle>`,
    )
  }
  return `<svg class="strip ${mark}" viewBox="0 0 160 20" aria-hidden="true">${parts.join('')}</svg>`
}

function isMissed({ better, target }: CounterSummary, value: number): boolean {
  if (target === null || better === null) return false
  return better === 'higher' ? value < target : value > target
}

function isShare(counter: CounterSummary): boolean {
  return counter.unit.startsWith('share')
}

/** As exact as it needs to be not to look as if it met its target when it does not, or the other way round. */
function plain(counter: CounterSummary, value: number): string {
  const factor = isShare(counter) ? 100 : 1
  const usual = isShare(counter)
    ? value < 0.1 || (counter.target ?? 1) < 0.1
      ? 1
      : 0
    : Number.isInteger(value)
      ? 0
      : value < 1
        ? 2
        : 1
  for (let digits = usual; digits < 3; digits++) {
    const shown = Number((value * factor).toFixed(digits)) / factor
    if (isMissed(counter, shown) === isMissed(counter, value) || counter.target === value)
      return (value * factor).toFixed(digits) + (isShare(counter) ? ' %' : '')
  }
  return (value * factor).toFixed(3) + (isShare(counter) ? ' %' : '')
}

/** Targets are round numbers. */
function targetText(counter: CounterSummary, target: number): string {
  return isShare(counter) ? `${Number((target * 100).toFixed(2))} %` : String(target)
}

function cellText(counter: CounterSummary, value: number): string {
  return plain(counter, value).replace(/ %$/, '<small> %</small>')
}
