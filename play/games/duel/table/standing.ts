import { OVER } from '../../../../engine/duel/course/stage-numbers.js'
import { DECEPTION, DIRECT_ASSAULT } from '../../../../engine/duel/facts/strategies.js'
import { capital } from '../../../../engine/english.js'
import { labelOf, SIDE_NAMES } from '../words/names.js'
import type { DuelTable } from './table.js'

/** Who would win the event with these totals, as far as the reader knows the strategies. */

export type Totals = readonly [number, number]

export interface Standing {
  readonly totals: Totals
  /** What Direct Assault adds, where it is known and in force. */
  readonly bonus: Totals
  readonly finals: Totals
  readonly isBust: readonly [boolean, boolean]
  readonly winner: number | null
  readonly how: 'alone' | 'higher' | 'token' | 'deception' | 'nobody'
}

const ASSAULT_BONUS = 2

/** The one strategy that a side is known to have; null where there are several. */
export function knownStrategy(table: DuelTable, side: number): number | null {
  const possible = table.sides[side as 0 | 1].possible
  return possible.length === 1 ? (possible[0] ?? null) : null
}

export function standingOf(
  table: DuelTable,
  totals: Totals,
  chosen: readonly (number | null)[] = [knownStrategy(table, 0), knownStrategy(table, 1)],
): Standing {
  const objective = table.event?.objective ?? 0
  const inForce = (side: 0 | 1, strategy: number): boolean =>
    chosen[side] === strategy && totals[side] <= objective
  const bonusOf = (side: 0 | 1): number => (inForce(side, DIRECT_ASSAULT) ? ASSAULT_BONUS : 0)
  const bonus: Totals = [bonusOf(0), bonusOf(1)]
  const finals: Totals = [totals[0] + bonus[0], totals[1] + bonus[1]]
  const isBust: readonly [boolean, boolean] = [finals[0] > objective, finals[1] > objective]
  const both = chosen[0] === DECEPTION && chosen[1] === DECEPTION
  const deceives = !both && (inForce(0, DECEPTION) || inForce(1, DECEPTION))
  const common = { totals, bonus, finals, isBust }
  if (isBust[0] && isBust[1]) return { ...common, winner: null, how: 'nobody' }
  if (isBust[0] || isBust[1]) return { ...common, winner: isBust[0] ? 1 : 0, how: 'alone' }
  const isTie = finals[0] === finals[1]
  if (isTie && table.isTutorial) return { ...common, winner: null, how: 'nobody' }
  const ahead = isTie ? table.balance : finals[0] > finals[1] ? 0 : 1
  if (deceives) return { ...common, winner: 1 - ahead, how: 'deception' }
  return { ...common, winner: ahead, how: isTie ? 'token' : 'higher' }
}

/** `You win as it stands` (`You have won` after the end), and the sum behind it. */
export interface StandingWords {
  readonly lead: string
  readonly sum: string
}

/** Where a card is drawn, what comes is not in the totals yet. */
type When = 'as it stands' | 'after this' | 'before what comes'

export function standingWords(table: DuelTable, standing: Standing, when: When): StandingWords {
  if (!hasBegun(table)) return beginning(table)
  const me = table.reader as 0 | 1
  const them = (1 - me) as 0 | 1
  if (table.isNeutral) return neutralWords(table, standing, when)
  const objective = table.event?.objective ?? 0
  const { finals, isBust, winner, how } = standing
  const mine = totalWords(standing, me, 'your')
  const theirs = totalWords(standing, them, 'their')
  const lead =
    winner === me
      ? table.stage === OVER
        ? 'You have won'
        : `You win ${when}`
      : leadOf(table, winner, when)
  const sums: Readonly<Record<Standing['how'], string>> = {
    nobody:
      isBust[0] && isBust[1] ? `both bust, ${mine} to ${theirs}` : `a tie, ${mine} to ${theirs}`,
    alone: isBust[me] ? `you are bust with ${mine}` : `they are bust with ${theirs}`,
    higher: `${mine} to ${theirs}`,
    token: `a tie of ${mine}, and the token is ${winner === me ? 'yours' : 'theirs'}`,
    deception: `${mine} to ${theirs}, Deception turns it`,
  }
  const exactly = winner === me && finals[me] === objective ? ', exactly the objective' : ''
  return { lead, sum: sums[how] + exactly }
}

/** The same where neither side is the reader's: the winner's total first. */
function neutralWords(table: DuelTable, standing: Standing, when: When): StandingWords {
  const { isBust, winner, how } = standing
  const first = winner === 1 ? 1 : 0
  const totals = [first, 1 - first].map((side) => totalWords(standing, side as 0 | 1, '')) as [
    string,
    string,
  ]
  const [ahead, behind] = totals
  const sums: Readonly<Record<Standing['how'], string>> = {
    nobody: `${isBust[0] && isBust[1] ? 'both bust' : 'a tie'}, ${ahead} to ${behind}`,
    alone: `${SIDE_NAMES[first === 0 ? 1 : 0]} ${first === 0 ? 'is' : 'are'} bust with ${behind}`,
    higher: `${ahead} to ${behind}`,
    token: `a tie of ${ahead}, and the token is theirs`,
    deception: `${ahead} to ${behind}, Deception turns it`,
  }
  return {
    lead: leadOf(table, winner, when),
    sum: sums[how],
  }
}

/** Why nobody has won a struggle that was played alone. */
export function drawWords({ sides, event }: DuelTable): string {
  return sides[0].total > (event?.objective ?? 0) ? 'both are bust' : 'a tie'
}

function hasBegun({ sides }: DuelTable): boolean {
  return sides[0].cards.length + sides[1].cards.length > 0
}

function beginning({ balance, isTutorial }: DuelTable): StandingWords {
  const ties = balance === 0 ? 'and win ties' : 'and wins ties'
  return {
    lead: capital(`${SIDE_NAMES[balance === 0 ? 0 : 1]} ${balance === 0 ? 'begin' : 'begins'}`),
    sum: isTutorial ? '' : ties,
  }
}

function totalWords({ totals, bonus, finals }: Standing, side: 0 | 1, whose: string): string {
  return bonus[side] === 0
    ? String(finals[side])
    : `${finals[side]} (${totals[side]} and ${whose}${whose === '' ? '' : ' '}+${bonus[side]})`
}

/** Who wins, or has won where the game is over. */
function leadOf({ stage }: DuelTable, winner: number | null, when: When): string {
  const [who, wins, won] =
    winner === null
      ? ['Nobody', 'wins', 'has won']
      : winner === 0
        ? [`The ${labelOf(0)}`, 'win', 'have won']
        : [`The ${labelOf(1)}`, 'wins', 'has won']
  return stage === OVER ? `${who} ${won}` : `${who} ${wins} ${when}`
}
