import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../../engine/state.js'
import { dotted } from '../../words/things.js'
import { attemptOdds, oddsWords } from './attempt-odds.js'
import { CHANGES } from './changes.js'

/** What a mission would change at a place or against a leader, and its chance there. */

export function revealWords(
  state: State,
  view: RebellionView,
  slot: number,
  place: number,
  target: number,
): { detail: string; weak: boolean } {
  const card = MISSIONS[view.stackCard(view.side, slot)]
  if (card === undefined) return { detail: '', weak: false }
  const leaders = view.stackLeaders(view.side, slot)
  const change = CHANGES[card.id]?.({ card, view, place, target, leaders })
  const odds =
    card.mode === 'attempt' ? oddsWords(view, attemptOdds(state, view, slot, place, target)) : ''
  return { detail: dotted(change?.text ?? '', odds), weak: change?.nothing === true }
}
