import { copyState, type State } from '../../state.js'
import { PLACE_SIDE } from '../course/stage-numbers.js'
import { FLEET_SLOTS } from '../facts/tables.js'
import {
  ACTOR,
  ASKED,
  COMBAT_CARD,
  FIRST_TARGET,
  FLEET_SIZE,
  HEADING,
  KIND,
  LOADED,
  LOADED_COUNT,
  MASKED_FOR,
  MOST_LOADED,
  NOTHING,
  ORDER,
  PART,
  PLACE,
  PLAYERS,
  RANDOM,
  SECOND_TARGET,
  STAGE,
  X,
  Y,
} from '../state/layout.js'
import { endSlot, firstSlot, NO_ROOM, ON_TABLE, TO_PLACE } from '../state/units.js'
import { choosesFleets, namesTargets, placesInSecret } from './secrets.js'

/** What `player` knows of a state: everything else is taken out of a copy. The README lists what is hidden. */
export function observe(s: State, player: number, into: State): State {
  copyState(s, into)
  into.words.fill(0, RANDOM, RANDOM + 4)
  into.bytes.fill(0, LOADED, LOADED + MOST_LOADED)
  into.bytes[LOADED_COUNT] = 0
  into.bytes[MASKED_FOR] = player + 1
  const isFleet = choosesFleets(s)
  const isPlacing = placesInSecret(s)
  const isNaming = namesTargets(s)
  if (!isFleet && !isPlacing && !isNaming) return into
  for (let other = 0; other < s.bytes[PLAYERS]; other++) {
    if (other === player) continue
    if (isFleet) hideFleet(into, other)
    else if (isPlacing) hidePlaces(into, other)
    else hideOrders(into, other)
  }
  // How far another has come is his secret, too
  if (s.bytes[ACTOR] !== player) {
    into.bytes[ASKED] = NOTHING
    into.bytes[PART] = 0
    if (isPlacing) into.bytes[STAGE] = PLACE_SIDE
  }
  return into
}

function hideFleet(s: State, player: number): void {
  const first = firstSlot(player)
  s.bytes.fill(0, KIND + first, KIND + first + FLEET_SLOTS)
  s.bytes.fill(0, PLACE + first, PLACE + first + FLEET_SLOTS)
  s.bytes[FLEET_SIZE + player] = 0
  s.bytes[COMBAT_CARD + player] = NOTHING
}

function hidePlaces(s: State, player: number): void {
  const first = firstSlot(player)
  const end = endSlot(s, player)
  s.words.fill(0, X + first, X + end)
  s.words.fill(0, Y + first, Y + end)
  s.bytes.fill(0, HEADING + first * 2, HEADING + end * 2)
  for (let slot = first; slot < end; slot++)
    if (s.bytes[PLACE + slot] === ON_TABLE || s.bytes[PLACE + slot] === NO_ROOM)
      s.bytes[PLACE + slot] = TO_PLACE
}

function hideOrders(s: State, player: number): void {
  const first = firstSlot(player)
  const end = endSlot(s, player)
  s.bytes.fill(0, FIRST_TARGET + first, FIRST_TARGET + end)
  s.bytes.fill(0, SECOND_TARGET + first, SECOND_TARGET + end)
  s.bytes.fill(0, ORDER + first, ORDER + end)
}
