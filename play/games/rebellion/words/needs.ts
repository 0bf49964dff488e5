import type { MissionCard } from '../../../../engine/rebellion/cards/registry.js'
import { whereWords } from '../../../../engine/rebellion/effects/where.js'
import { SKILL_NAMES } from './texts.js'

/** `2 diplomacy`; `no skill` for a card that asks for none. */
export function skillNeed({ needs, skill }: Pick<MissionCard, 'needs' | 'skill'>): string {
  return needs === 0 ? 'no skill' : `${needs} ${SKILL_NAMES[skill] ?? ''}`
}

/** What a mission does, and where, as far as that does not say it. */
export function missionText({ about, where }: Pick<MissionCard, 'about' | 'where'>): string {
  const words = typeof where === 'string' ? '' : whereWords(where)
  const isSaid = about.includes(words) || (words.endsWith('a captive') && /captive/i.test(about))
  return words === ANYWHERE || isSaid ? about : `${about} Where: ${words}.`
}

const ANYWHERE = 'any system'
