import { opposedChance } from '../../../../agents/rebellion/missions/mission-chance.js'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { SKILL_IDS } from '../../../../engine/rebellion/facts/leader-types.js'
import { REBEL } from '../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { bits, joined } from '../../../../engine/rebellion/text/words.js'
import { counted, inWords, leaderName, percent } from '../words/names.js'
import { FACE_NAMES, SKILL_NAMES } from '../words/texts.js'

/** The mission that is being attempted as a block of lines: who, where, what for, the dice and the chance. */
export function missionLines(view: RebellionView): string[] {
  const card = MISSIONS[view.mission]
  if (card === undefined) return []
  const mine = card.side === view.player
  const who = mine
    ? 'You attempt'
    : card.side === REBEL
      ? 'The Rebels attempt'
      : 'The Empire attempts'
  const where = view.missionPlace <= MOST_PLACES ? ` at ${inWords(view.missionPlace)}` : ''
  const leaders = joined(bits(view.missionLeaders).map(leaderName))
  const { portrait } = card
  const bonus = portrait !== undefined && (view.missionLeaders & (1 << portrait)) !== 0 ? 2 : 0
  const dice = view.missionDiceDue(card.side)
  const against = view.missionDiceDue(1 - card.side)
  const rolled = [card.side, 1 - card.side].map((side) => rolledWords(view, side))
  const lines = [
    `MISSION  ${who} ${card.name}${where} with ${leaders}`,
    `  success  ${card.about}`,
    `  skill    ${card.allIcons === true ? 'all skills' : SKILL_NAMES[card.skill]}: ${counted(dice, 'die', 'dice')}${bonus > 0 ? ', 2 successes from the portrait' : ''} against ${against}`,
  ]
  if (rolled.some((text) => text !== ''))
    return [...lines, `  rolled   ${rolled.map((text) => text || 'no dice').join(' against ')}`]
  return [...lines, `  odds     ${oddsWords(view, mine, dice, against, bonus)}`]
}

const MOST_PLACES = 32

function oddsWords(
  view: RebellionView,
  mine: boolean,
  dice: number,
  against: number,
  bonus: number,
): string {
  const whose = mine ? 'your mission succeeds' : 'their mission succeeds'
  const isOpposed = isOpposedAlready(view)
  const now = isOpposed ? percent(opposedChance(dice, against, bonus)) : '100%'
  return `as it stands ${whose} ${now}${isOpposed ? '' : ', as nobody opposes'}`
}

/** A leader of the other side is there. */
function isOpposedAlready(view: RebellionView): boolean {
  const card = MISSIONS[view.mission]
  if (card === undefined || view.missionPlace > MOST_PLACES) return false
  return view.leadersAt(1 - card.side, view.missionPlace) !== 0
}

/** The dice of a side as they lie. */
function rolledWords(view: RebellionView, side: number): string {
  return FACE_NAMES.flatMap((face, n) =>
    Array.from({ length: view.missionDice(side, n) }, () => face),
  ).join(', ')
}

/** `D1 I2`: the skills of a leader by their letters. */
export function skillWords(view: RebellionView, leader: number): string {
  return SKILL_IDS.map((_, skill) => view.skill(leader, skill))
    .map((value, skill) => (value > 0 ? `${SKILL_LETTERS[skill]}${value}` : ''))
    .filter((text) => text !== '')
    .join(' ')
}

export const SKILL_LETTERS = ['D', 'I', 'S', 'L']
