import { NO_SKILL } from '../../facts/leader-types.js'
import type { MissionCard } from '../registry.js'

/** Subversion of either side and either set of missions: four cards that do the same (E15). */
export function subversion(card: Pick<MissionCard, 'side' | 'number' | 'set' | 'id'>): MissionCard {
  return {
    ...card,
    kind: 'deck',
    copies: 1,
    name: 'Subversion',
    skill: NO_SKILL,
    needs: 0,
    mode: 'special',
    where: 'opposed',
    about:
      'Reveal it when your enemy attempts a mission: its leaders oppose it, and you roll 1 die more. It is no turn.',
    steps: [],
  }
}
