import { STRATEGIES } from '../../engine/duel/data/strategies.js'
import { type Section, scrolling, section, table } from '../report/html.js'
import { escaped } from '../report/svg.js'
import { wholePercent } from '../report/words.js'
import type { Summary } from '../summary/summary.js'
import { duelPart } from './tally.js'

/** How the agents fight for events: busts, wins, and what they choose in secret. */
export function strugglesSection(summary: Summary): Section | null {
  const rows = summary.agents
    .map(({ agent }) => duelPart(summary).agents.find((one) => one.agent === agent))
    .filter((one) => one !== undefined)
    .filter(({ struggles }) => struggles > 0)
  const [leader] = rows
  if (leader === undefined) return null
  return section({
    id: 'struggles',
    short: 'Struggles',
    title: 'Struggles and strategies',
    from: 'own',
    finding: `${leader.agent} wins ${wholePercent(leader.won)} of its events and is over the objective in ${wholePercent(leader.busts)} of its struggles.`,
    body: scrolling(
      table(
        'nums',
        [
          'agent',
          'events won',
          'over the objective',
          'influence a game',
          ...STRATEGIES.map(({ name }) => name),
        ],
        rows.map((one) => [
          escaped(one.agent),
          wholePercent(one.won),
          wholePercent(one.busts),
          String(one.influencePerGame),
          ...STRATEGIES.map(({ id }) => wholePercent(one.strategies[id] ?? 0)),
        ]),
      ),
    ),
  })
}
