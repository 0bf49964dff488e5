import { MOST_STACKS, type RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { poolLimit } from '../../../../engine/rebellion/leaders/pool-limit.js'
import { bits } from '../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../engine/state.js'
import { hasRise } from '../words/in-play.js'
import { leaderName, leaderNames, missionName } from '../words/names.js'
import { skillLetters } from './skills.js'

/** Who is free with his skills, and what has been assigned. */
export function poolLines(view: RebellionView, state: State): string[] {
  const named = (leaders: number): string =>
    bits(leaders)
      .map((leader) => `${leaderName(leader)} ${skillLetters(view, leader)}`)
      .join(', ')
  const pool = view.pool(view.side)
  const partners = named(pool & ~view.ownLeaders)
  const limit = hasRise(view) ? ` (${bits(pool).length} of ${poolLimit(state, view.side)})` : ''
  const assigned: string[] = []
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const card = view.stackCard(view.side, slot)
    if (card >= 0)
      assigned.push(`${missionName(card)} (${leaderNames(view.stackLeaders(view.side, slot))})`)
  }
  return [
    `Free: ${named(pool & view.ownLeaders) || 'nobody'}${limit}.`,
    ...(partners === '' ? [] : [`Your partner's: ${partners}.`]),
    ...(assigned.length === 0 ? [] : [`Assigned: ${assigned.join(', ')}.`]),
  ]
}
