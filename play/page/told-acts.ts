import { seatsOf } from '../../engine/seats.js'
import { type Act, type ActRules, actsOf, MOVE_BY_MOVE, newsOf } from '../shell/acts.js'
import type { Store } from './store.js'

/** What happened in the game at hand, act by act, as the one who looks may know it. */

export function toldActs(store: Store): readonly Act[] {
  const { session } = store
  return session === null ? [] : actsOf(store.told, rulesOf(store), session.stateAt(0))
}

/** What is news since the person's last decision. */
export function newActs(store: Store): readonly Act[] {
  return newsAmong(store, toldActs(store))
}

/** Those of the acts that are. */
export function newsAmong(store: Store, acts: readonly Act[]): readonly Act[] {
  const since = store.news[0]?.number
  return since === undefined ? [] : newsOf(acts, since, ownSide(store), rulesOf(store))
}

/** The side of the one who looks, by its name. */
export function ownSide({ session }: Store): string {
  return session === null ? '' : (seatsOf(session.game, session.truth)[session.viewer]?.side ?? '')
}

function rulesOf({ rules }: Store): ActRules {
  return rules.acts ?? MOVE_BY_MOVE
}
