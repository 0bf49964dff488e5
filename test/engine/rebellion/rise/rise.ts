import { fromPosition } from '../../../../engine/rebellion/position/from.js'
import type { State } from '../../../../engine/state.js'
import { goTo } from '../look.js'
import { assigned, type Fields } from '../missions/attempt.js'
import { play, position } from '../support.js'

/** What the tests of the expansion's cards have in common: games with it, of either set of missions. */

const EXPANSION = { expansion: 'on', combat: 'base' }

/** Games where both sides play the expansion's missions, or those of the base game. */
export const RISE = { options: { ...EXPANSION, missions: 'rise' } }
export const RISE_BASE = { options: { ...EXPANSION, missions: 'base' } }

/** A mission of the expansion under its leaders, in the turn of its side. */
export function risen(mission: string, leaders: readonly string[], fields: Fields = {}): State {
  return assigned(mission, leaders, { ...RISE, ...fields })
}

export function risePosition(fields: Fields = {}): State {
  return position({ ...RISE, ...fields })
}

/** The mission revealed there and not opposed, before and after. */
export function unopposed(
  mission: string,
  leaders: readonly string[],
  system: string,
  fields: Fields = {},
): { readonly before: State; readonly after: State } {
  const before = risen(mission, leaders, fields)
  return { before, after: play(before, `reveal ${mission} ${system}`, 'decline') }
}

/** The setup, where this starting card has just been dealt. */
export function dealtAtSetup(card: string, side: 'rebel' | 'empire', fields: Fields = {}): State {
  return fromPosition({
    game: 'rebellion',
    options: { expansion: 'on', combat: 'base', missions: 'rise', units: 'base' },
    usedActions: [card],
    loyalty: { empire: ['corellia'] },
    units: { corellia: { stormtrooper: 1 }, coruscant: { stormtrooper: 1 } },
    stack: [
      { step: 'hide-base' },
      { step: 'starting-cards', dealt: side === 'rebel' ? 'rebel' : 'both' },
      { step: 'card', side, sort: 'action', card, effect: 'card-or-leader' },
    ],
    ...fields,
  })
}

/** The recruit step of a side with this card on top of its deck, kept with a leader. */
export function recruited(card: string, leader: string, fields: Fields = {}): State {
  const side = ['krennic', 'krennics-finest', 'jabba', 'motti'].includes(leader)
    ? 'empire'
    : 'rebel'
  const s = position({
    ...RISE,
    phase: 'refresh',
    decks: { [`${side}Actions`]: [card] },
    ...fields,
  })
  return play(goTo(s, side, 'recruit'), `keep ${card} ${leader}`)
}
