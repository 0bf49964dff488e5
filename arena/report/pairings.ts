import { groupWord } from '../plan/seated-plan.js'
import type { PairingSummary, Summary } from '../summary/summary.js'
import { percent, signed, thousands } from '../summary/verdict.js'
import { type Section, scrolling, section, table } from './html.js'
import { escaped } from './svg.js'
import { cut, likelihood } from './words.js'

const MOST_ROWS = 60

/** Every pairing by its pairs. */
export function pairingSection(summary: Summary): Section | null {
  const { pairings, agents } = summary
  const [first] = pairings
  if (first === undefined) return null
  const number = (agent: string): number => agents.find((one) => one.agent === agent)?.number ?? 0
  const units = `${groupWord(summary.run.sides.length)}s`
  const { head, meaning, cells } = columnsOf(first, summary.sides.drawn > 0)
  const rows = pairings
    .slice(0, MOST_ROWS)
    .map((one) => [
      `<span class="nr">${number(one.a)}–${number(one.b)}</span> <span class="long">${escaped(cut(one.a))} – ${escaped(cut(one.b))}</span>`,
      escaped(percent(one.score)),
      ...cells(one),
      escaped(eloText(one)),
      escaped(likelihood(one.superior)),
    ])
  const more =
    pairings.length > MOST_ROWS ? ` ${pairings.length - MOST_ROWS} more stand in summary.json.` : ''
  const half = (share: number): string => `±${(share * 100).toFixed(1)}`
  const gained = first.pairedHalfWidth < first.unpairedHalfWidth
  return section({
    id: 'pairings',
    short: 'Pairings',
    title: agents.length === 2 && first.pairs !== null ? 'The pairs' : 'Every pairing',
    from: 'pairings',
    finding: gained
      ? `Counting ${units} narrows the bar of the decisive match from ${half(first.unpairedHalfWidth)} to ${half(first.pairedHalfWidth)} points.`
      : `The bar of the decisive match is ${half(first.pairedHalfWidth)} points; counting ${units} does not narrow it here.`,
    body: `${scrolling(table('nums tight', ['pairing', 'score', ...head, 'Elo', 'LOS'], rows))}
<p class="note">${meaning} LOS: chance in per cent that the first is the stronger.${more}</p>`,
  })
}

/** How it is told what two took from each other. */
interface Columns {
  readonly head: readonly string[]
  readonly meaning: string
  cells(pairing: PairingSummary): string[]
}

const BY_POINTS: Columns = {
  head: ['2', '1½', '1', '½', '0'],
  meaning:
    'A pair is one world played twice, sides swapped; the columns count pairs by the points that the first agent took.',
  cells: ({ pentanomial }) => (pentanomial ?? []).map(String).reverse(),
}

const BY_WINS: Columns = {
  head: ['both', 'split', 'none'],
  meaning:
    'A pair is one world played twice, sides swapped: <i>both</i>, <i>split</i> or <i>none</i> of its games won by the first agent.',
  cells: ({ pairs }) =>
    pairs === null ? [] : [pairs.both, pairs.split, pairs.none].map(thousands),
}

/** Where more than two sides meet there are no pairs. */
const BY_COMPARISON: Columns = {
  head: ['compared'],
  meaning:
    'In every game each two agents are compared by their points; the score is what the first took of these comparisons.',
  cells: ({ games }) => [thousands(games)],
}

function columnsOf({ pairs }: PairingSummary, hasDraws: boolean): Columns {
  if (pairs === null) return BY_COMPARISON
  return hasDraws ? BY_POINTS : BY_WINS
}

function eloText({ elo, eloLow, eloHigh, pairs }: PairingSummary): string {
  // Where no pair was lost, only one end says something.
  if (pairs?.none === 0 && eloLow !== null && eloLow > 0) return `over ${signed(eloLow)}`
  if (pairs?.both === 0 && eloHigh !== null && eloHigh < 0) return `under ${signed(eloHigh)}`
  if (elo === null || eloLow === null || eloHigh === null) return '–'
  return `${signed(elo)} ±${Math.round((eloHigh - eloLow) / 2)}`
}
