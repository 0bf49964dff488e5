import * as assert from 'uvu/assert'
import { allows, decider, field, forbids, play } from '../support.js'
import { type Duel, fight } from './duel.js'

/** One fighter each. */
export const FIGHTERS = { rebel: { 'x-wing': 1 }, empire: { 'tie-fighter': 1 } }

/** The card is offered exactly if the leader stands in the system, and is used up once played. */
export function needs(
  card: string,
  leader: string,
  by: 'rebel' | 'empire',
  duel: Duel = FIGHTERS,
): void {
  const hands = by === 'rebel' ? { rebelActions: [card] } : { empireActions: [card] }
  const other = by === 'rebel' ? { there: ['moff-jerjerrod'] } : { there: ['princess-leia'] }
  const usual = by === 'rebel' ? 'jan-dodonna' : 'general-tagge'
  const s = fight({ ...duel, ...hands, ...other, by, leader })
  allows(s, 'decline', `play ${card}`)
  assert.is(decider(s), by)
  const used = play(s, `play ${card}`)
  forbids(used, `play ${card}`)
  assert.is(JSON.stringify(field(used, `hands.${by}.actions`) ?? []), '[]')
  const without = fight({
    ...duel,
    ...hands,
    there: [...other.there, usual === leader ? 'grand-moff-tarkin' : usual],
    by,
    leader: by === 'rebel' ? 'general-rieekan' : 'darth-vader',
    leaders: { coruscant: [leader] },
    dice: '-- -- ',
  })
  forbids(without, `play ${card}`)
  // The other side has no use for it, even as the one who caused the combat
  const enemy = fight({
    ...duel,
    ...hands,
    by: by === 'rebel' ? 'empire' : 'rebel',
    there: [leader],
    dice: '-- --',
  })
  assert.is(decider(enemy), by)
  allows(enemy, `play ${card}`)
}
