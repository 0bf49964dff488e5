import type { AgentSummary, PairingSummary, RatingSummary, SprtSummary } from './summary.js'

const NUMBERS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
/** Below this likelihood of superiority two agents are not told apart. */
const TOLD_APART = 0.975

/** One sentence: who is best, by how much against the nearest rival, and what the SPRT decided. */
export function verdictOf(
  agents: readonly AgentSummary[],
  ratings: RatingSummary | null,
  pairings: readonly PairingSummary[],
  sprt: readonly SprtSummary[],
): string {
  const [first, second] = agents
  const lead = ratings?.rows[0]
  if (first === undefined || second === undefined || lead === undefined)
    return 'No pair of games is finished yet.'
  const match = pairings.find((one) => one.a === first.agent && one.b === second.agent)
  const decided = sprt[0]
  const between = decided === undefined ? '' : sprtClause(decided, first.agent, second.agent)
  if (match === undefined) {
    const gap = lead.elo - (ratings?.rows[1]?.elo ?? 0)
    return `${first.agent} leads ${countOf(agents.length)} by ${Math.round(gap)} Elo; it has not met ${second.agent}, the next${between}.`
  }
  const score = `${percent(match.score)} % of ${thousands(match.games)} ${unitOf(match)}`
  const interval = intervalText(match)
  if ((lead.superiorToNext ?? 1) < TOLD_APART)
    return `${first.agent} and ${second.agent} cannot be told apart: ${first.agent} takes ${score}${interval}${between}.`
  if (agents.length === 2)
    return `${first.agent} is stronger than ${second.agent}: it takes ${score}${interval}${between}.`
  return `${first.agent} is the strongest of ${countOf(agents.length)}: it takes ${score} from its nearest rival, ${second.agent}${interval}${between}.`
}

/** Of two sides games, of more the comparisons of these two in their games. */
function unitOf({ pentanomial }: PairingSummary): string {
  return pentanomial === null ? 'comparisons' : 'games'
}

function intervalText({ elo, eloLow, eloHigh }: PairingSummary): string {
  if (elo !== null && eloLow !== null && eloHigh !== null)
    return ` (${signed(elo)} Elo, 95 % interval ${signed(eloLow)} to ${signed(eloHigh)})`
  // Of few pairs that all ended alike there is nothing to say.
  return eloLow !== null && eloLow > 0 ? ` (over ${signed(eloLow)} Elo)` : ''
}

function sprtClause(sprt: SprtSummary, first: string, second: string): string {
  const who =
    (sprt.a === first && sprt.b === second) || (sprt.a === second && sprt.b === first)
      ? ''
      : ` of ${sprt.a} over ${sprt.b}`
  const after = `after ${thousands(sprt.pairs)} pairs`
  // A test for no loss has nothing to gain.
  const isForGain = sprt.elo1 > 0
  if (sprt.decision === 'H1')
    return isForGain
      ? `, and the SPRT accepted the gain${who} ${after}`
      : `, and the SPRT accepted ${signed(sprt.elo1)} Elo${who} over ${signed(sprt.elo0)} ${after}`
  if (sprt.decision === 'H0')
    return isForGain
      ? `, and the SPRT rejected a gain${who || ` of ${sprt.a}`} ${after}`
      : `, and the SPRT accepted ${signed(sprt.elo0)} Elo${who} ${after}`
  return `, and the SPRT${who} is undecided ${after}`
}

/** `six`, `13` */
export function countOf(n: number): string {
  return NUMBERS[n] ?? String(n)
}

export function signed(elo: number): string {
  const value = Math.round(elo)
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}

/** `55.1`; never rounded to a whole 0 or 100 that it is not. */
export function percent(share: number): string {
  return (share * 100).toFixed(1)
}

export function thousands(n: number): string {
  return n.toLocaleString('en-US')
}
