import { SKILL_IDS } from '../../../../engine/rebellion/facts/leader-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'

/** Skills by their letters: diplomacy, intel, special operations, logistics. */
export const SKILL_LETTERS = ['D', 'I', 'S', 'L']

/** `D1 I2`: the skills of a leader. */
export function skillLetters(view: RebellionView, leader: number): string {
  return SKILL_IDS.map((_, skill) => view.skill(leader, skill))
    .map((value, skill) => (value > 0 ? `${SKILL_LETTERS[skill]}${value}` : ''))
    .filter((text) => text !== '')
    .join(' ')
}
