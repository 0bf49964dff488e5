import type { State } from '../../../../engine/state.js'
import { type Duel, fight } from './duel.js'

/** The same battle in either theater, for cards that exist in both. */

/** One theater's units: all but the small ones roll a red and a black die at least. */
export interface Theater {
  readonly name: 'space' | 'ground'
  readonly other: 'space' | 'ground'
  /** Rebel, red health 2, a red and a black die. */
  readonly own: string
  /** Rebel, black health 1. */
  readonly ownSmall: string
  readonly big: string
  /** Imperial, red health 2, a red and a black die. */
  readonly middle: string
  readonly small: string
}

export const SPACE: Theater = {
  name: 'space',
  other: 'ground',
  own: 'corellian-corvette',
  ownSmall: 'x-wing',
  big: 'star-destroyer',
  middle: 'assault-carrier',
  small: 'tie-fighter',
}
export const GROUND: Theater = {
  name: 'ground',
  other: 'space',
  own: 'airspeeder',
  ownSmall: 'rebel-trooper',
  big: 'at-at',
  middle: 'at-st',
  small: 'stormtrooper',
}

/** A battle in one theater in which the Rebels drew these cards, then the Empire those. */
export function battle(t: Theater, cards: readonly string[], duel: Duel): State {
  // A ship makes a retreat possible, so that rounds of a ground battle have an end to wait for
  const rebel = t === GROUND ? { 'rebel-transport': 1, ...duel.rebel } : duel.rebel
  const drawn = cards.map((card) => `${t.name}-${card}`)
  return fight({ leader: 'han-solo', [t.name]: drawn, ...duel, ...(rebel && { rebel }) })
}

const INERT = ['outmaneuver', 'dig-in']
/** A card that can never be played alone. */
export function inert(t: Theater): string {
  return INERT[t === SPACE ? 0 : 1] ?? ''
}
