import { type Section, scrolling, section, table } from '../../report/html.js'
import { escaped } from '../../report/svg.js'
import { wholePercent } from '../../report/words.js'
import type { Summary } from '../../summary/summary.js'
import { type RiseOfSide, rebellionPart } from '../summary.js'
import { numberText } from './hunt.js'

/** Columns of the second table, with the fact of each. */
const PER_GAME: readonly (readonly [string, string])[] = [
  ['structures', 'structures'],
  ['Interdictors', 'interdictors'],
  ['projects', 'projects'],
  ['markers to remove', 'markersPlaced'],
  ['removed', 'markersRemoved'],
  ['Immediate objectives', 'immediate'],
  ['leaders beyond 8', 'released'],
]

/** What the agents do with Rise of the Empire: tactic cards, structures, projects, target markers. */
export function riseSection(summary: Summary): Section | null {
  const { rise } = rebellionPart(summary)
  if (rise === undefined) return null
  const rows = summary.agents.flatMap(({ agent }) =>
    (rise.byAgent.find((one) => one.agent === agent)?.sides ?? [])
      .filter(({ games }) => games > 0)
      .map((one) => ({ agent, one })),
  )
  const [first] = rows
  if (first === undefined) return null
  return section({
    id: 'rise',
    short: 'Rise of the Empire',
    title: 'Cinematic combat and what else the expansion brings',
    from: 'own',
    finding: `As ${first.one.side} ${first.agent} plays ${numberText(cards(first.one), 1)} tactic cards a game and uses the upper half of ${percentOf(first.one, 'tacticsUpper')} of them.`,
    body:
      listing(
        ['tactic cards a game', 'upper half', 'lower half', 'neither', 'cancelled'],
        rows,
        (one) => [
          numberText(cards(one), 1),
          percentOf(one, 'tacticsUpper'),
          percentOf(one, 'tacticsLower'),
          percentOf(one, 'tacticsUnused'),
          percentOf(one, 'tacticsCancelled'),
        ],
      ) +
      listing(
        PER_GAME.map(([title]) => title),
        rows,
        (one) => PER_GAME.map(([, fact]) => numberText(one.perGame[fact] ?? null, 2)),
      ),
  })
}

/** A table with a row for each agent on each side. */
function listing(
  head: readonly string[],
  rows: readonly { readonly agent: string; readonly one: RiseOfSide }[],
  cells: (one: RiseOfSide) => readonly string[],
): string {
  const lines = rows.map(({ agent, one }) => [
    `${escaped(agent)}, ${escaped(one.side)}`,
    ...cells(one),
  ])
  return scrolling(table('nums', ['of a game', ...head], lines))
}

function cards({ perGame }: RiseOfSide): number {
  return ['tacticsUpper', 'tacticsLower', 'tacticsUnused', 'tacticsCancelled'].reduce(
    (sum, fact) => sum + (perGame[fact] ?? 0),
    0,
  )
}

/** Of the tactic cards; without any nothing is a share of them. */
function percentOf(one: RiseOfSide, fact: string): string {
  const all = cards(one)
  return all === 0 ? '–' : `${wholePercent((one.perGame[fact] ?? 0) / all)} %`
}
