import type { MissionCard } from '../../../../engine/rebellion/cards/registry.js'
import { SKILL_NAMES } from './texts.js'

/** `2 diplomacy`; `no skill` for a card that asks for none. */
export function skillNeed({ needs, skill }: Pick<MissionCard, 'needs' | 'skill'>): string {
  return needs === 0 ? 'no skill' : `${needs} ${SKILL_NAMES[skill] ?? ''}`
}
