import { figure, type Section, section } from '../../report/html.js'
import { line, plot, rect, text } from '../../report/svg.js'
import { cut, wholePercent } from '../../report/words.js'
import type { Summary } from '../../summary/summary.js'
import { thousands } from '../../summary/verdict.js'
import { EMPIRE_MARK } from '../side-marks.js'
import { type HuntOfAgent, type HuntSummary, rebellionPart } from '../summary.js'
import { ranked } from './hunt.js'

const PANEL = 126
const ROUNDS = 10

/** In which round the base is found, and what becomes of it. */
export function discoverySection(summary: Summary): Section | null {
  const { hunt } = rebellionPart(summary)
  if (hunt === null) return null
  const byRank = ranked(summary, hunt)
  const [leader] = byRank
  if (leader === undefined) return null
  const median = leader.medianRound === null ? '' : `, half of these by round ${leader.medianRound}`
  return section({
    id: 'found',
    short: 'Discovery',
    title: 'Round of discovery',
    from: 'hunt.byAgent, hunt.conversion',
    finding: `${leader.agent} finds the base in ${wholePercent(foundShare(leader))} % of its games${median}.`,
    body:
      figure(
        drawing(byRank),
        'Share of the agent’s games as Empire in which the base was first found in that round; full colour: the median. All panels have one scale.',
      ) + conversion(hunt),
  })
}

function drawing(byRank: readonly HuntOfAgent[]): string {
  const tallest = Math.max(
    0.01,
    ...byRank.flatMap((one) => one.foundInRound.map((n) => n / one.games)),
  )
  const rounds = Math.max(
    ROUNDS,
    ...byRank.map((one) => one.foundInRound.findLastIndex((n) => n > 0) + 1),
  )
  const width = PANEL / rounds
  const parts: string[] = []
  byRank.forEach((one, i) => {
    const left = (i % 3) * 137
    const base = Math.floor(i / 3) * 116 + 88
    const median = one.medianRound === null ? '' : `, median ${one.medianRound}`
    parts.push(text(left, base - 76, cut(one.agent), i === 0 ? 'strong' : ''))
    parts.push(text(left, base - 62, `found ${wholePercent(foundShare(one))} %${median}`, 'tick'))
    parts.push(line('axis', left, base, left + PANEL, base))
    for (let round = 1; round <= rounds; round++) {
      const n = one.foundInRound[round - 1] ?? 0
      const height = (n / one.games / tallest) * 52
      const x = left + 1 + (round - 1) * width
      parts.push(
        rect(
          round === one.medianRound ? EMPIRE_MARK : `${EMPIRE_MARK} pale`,
          x,
          base - height,
          width - 2,
          height,
          `${one.agent}: found in round ${round} in ${n} of ${one.games} games`,
        ),
      )
      if (round % 2 === 1 ? round < rounds - 1 : round === rounds)
        parts.push(text(x + width / 2 - 1, base + 13, String(round), 'tick', 'middle'))
    }
  })
  const height = Math.ceil(byRank.length / 3) * 116 + 6
  parts.push(text(400, height - 2, 'round of the first find', 'tick', 'end'))
  return plot(height + 2, 'Round in which the base was found, per agent', parts)
}

function conversion(hunt: HuntSummary): string {
  const rows = hunt.conversion.filter((one) => one.reveals > 0)
  if (rows.length === 0) return ''
  const parts: string[] = [
    text(0, 10, 'Imperial force ÷ garrison at the reveal', 'tick'),
    text(400, 10, 'base captured', 'tick', 'end'),
  ]
  rows.forEach((one, i) => {
    const y = 22 + i * 23
    const share = one.captured / one.reveals
    const name =
      one.forceFrom === 0
        ? `under ${one.forceTo?.toFixed(1)}`
        : one.forceTo === null
          ? `over ${one.forceFrom.toFixed(1)}`
          : `${one.forceFrom.toFixed(1)} to ${one.forceTo.toFixed(1)}`
    parts.push(text(0, y + 12, name), rect('wash', 90, y, 206, 16))
    parts.push(rect(EMPIRE_MARK, 90, y, 206 * share, 16, `${one.captured} of ${one.reveals}`))
    parts.push(
      text(400, y + 12, `${wholePercent(share)} % of ${thousands(one.reveals)}`, '', 'end'),
    )
  })
  const drawn = plot(
    22 + rows.length * 23,
    'Share of reveals that end in capture, by force ratio',
    parts,
  )
  return `<h3>From find to capture</h3>${figure(drawn, 'All agents. Force: ground strength that can arrive in the next activation.')}`
}

function foundShare(one: HuntOfAgent): number {
  return one.games === 0 ? 0 : 1 - one.neverFound / one.games
}
