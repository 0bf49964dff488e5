import { SKILL_IDS } from '../../../../engine/rebellion/facts/leader-types.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'

/** Skills by their letters: diplomacy, intel, special operations, logistics. */
export const SKILL_LETTERS = ['D', 'I', 'S', 'L']

/** `D1 I2 +i1`: the skills of a leader, the small ones behind a plus. */
export function skillLetters(view: RebellionView, leader: number): string {
  const full = lettersOf((skill) => view.skill(leader, skill))
  const small = lettersOf((skill) => view.minorSum(1 << leader, skill)).toLowerCase()
  return `${full}${small === '' ? '' : `${full === '' ? '' : ' '}+${small}`}`
}

function lettersOf(value: (skill: number) => number): string {
  return SKILL_IDS.map((_, skill) =>
    value(skill) > 0 ? `${SKILL_LETTERS[skill]}${value(skill)}` : '',
  )
    .filter((text) => text !== '')
    .join(' ')
}
