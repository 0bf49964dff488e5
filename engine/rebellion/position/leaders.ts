import type { State } from '../../state.js'
import { MISSION_SIDE } from '../cards/registry.js'
import { RINGS } from '../data/rings.js'
import { setNumber } from '../data/table.js'
import { OUT_OF_GAME, POOL, RESERVE } from '../facts/leader-places.js'
import {
  CAPTURED,
  CARBONITE,
  CHEWBACCA,
  DARK_SIDE,
  FALCON,
  HAN,
  LEADER_COUNT,
  LEADER_SET,
  LUKE,
  PRINTED_SIDE,
  RING_COUNT,
  RING_IDS,
  STARTING_LEADERS,
} from '../facts/leader-types.js'
import { BASE_SPACE, PLACE_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { leadersOf, moveLeader, placeOf, ringOf } from '../leaders/leaders.js'
import { stackCard, stackLeaders, stackPlace } from '../leaders/stacks.js'
import { isInGame } from '../state/in-game.js'
import {
  CAPTIVES,
  DETAINED,
  LEADERS_AT,
  LUKE_IS_JEDI,
  LURED,
  MOST_STACKS,
  RING_OF,
  STACK_CARD,
} from '../state/layout.js'
import { leaderId, missionId, ringId, systemId } from '../text/names.js'
import { LEADER_IDS, MISSION_IDS, PLACE_IDS } from './ids.js'
import { type Field, quoted } from './input.js'
import { idsOfMask, type Json, type JsonObject, unlessEmpty } from './json.js'
import { hint } from './newcomers-words.js'
import { hiddenSide, readBack } from './observer.js'
import { type CardPiles, NOT_IN_GAME } from './piles.js'

/** Leaders in a position: where they are, on which missions, and their rings. */

/** Places of leaders beside the board, in positions. */
const BESIDE: ReadonlyMap<string, number> = new Map([
  ['pool', POOL],
  ['reserve', RESERVE],
  ['eliminated', OUT_OF_GAME],
])

/**
 * Puts the leaders where they are; starting leaders named nowhere are in their pool, others in the
 * reserve. The rings come first: they tell who is on which side.
 */
export function readLeaders(s: State, leaders: Field, assigned: Field, piles: CardPiles): void {
  let named = 0
  const put = (field: Field, place: number): number => {
    const leader = field.id(LEADER_IDS, 'leader')
    if (!isInGame(s, LEADER_SET[leader], REBEL)) field.fail(`${leaderId(leader)} ${NOT_IN_GAME}`)
    if ((named & (1 << leader)) !== 0)
      field.fail(`${leaderId(leader)} is in two places; name every leader once`)
    named |= 1 << leader
    moveLeader(s, leader, place)
    return leader
  }
  for (const [id, list] of leaders.isGiven ? leaders.members() : []) {
    const place = BESIDE.get(id) ?? PLACE_IDS.get(id)
    if (place === undefined)
      leaders.fail(
        `unknown place ${quoted(id)}${hint(id, [...BESIDE.keys(), ...PLACE_IDS.keys()])}`,
      )
    for (const item of list.items()) checkPlace(s, put(item, place), place, item)
  }
  readAssigned(s, assigned, piles, put)
  for (let leader = 0; leader < LEADER_COUNT; leader++)
    if ((named & (1 << leader)) === 0 && placeOf(s, leader) === RESERVE)
      moveLeader(s, leader, (STARTING_LEADERS & (1 << leader)) !== 0 ? POOL : RESERVE)
}

function checkPlace(s: State, leader: number, place: number, field: Field): void {
  const bit = 1 << leader
  if (place === RESERVE && (STARTING_LEADERS & bit) !== 0)
    field.fail(`${leaderId(leader)} is a starting leader and never in the reserve`)
  if (place === BASE_SPACE && (leadersOf(s, REBEL) & bit) === 0)
    field.fail(`${leaderId(leader)} is Imperial and cannot be in the Rebel Base space`)
}

// Face-down missions

const MOST_ON_A_MISSION = 2

function readAssigned(
  s: State,
  assigned: Field,
  piles: CardPiles,
  put: (field: Field, place: number) => number,
): void {
  const used = [0, 0]
  for (const item of assigned.itemsIfGiven()) {
    const of = item.object(ASSIGNED_FIELDS)
    const [side, card] = readStackCard(s, of, piles)
    const slot = of('slot').isGiven
      ? of('slot').count(0, MOST_STACKS - 1)
      : lowestFree(used[side] as number)
    if (slot >= MOST_STACKS || ((used[side] as number) & (1 << slot)) !== 0)
      item.fail('the slot is taken; leave the slot out')
    used[side] = (used[side] as number) | (1 << slot)
    if (card !== 0) s.bytes[STACK_CARD + side * MOST_STACKS + slot] = card
    const list = of('leaders').items()
    if (list.length < 1 || list.length > MOST_ON_A_MISSION)
      of('leaders').fail(`a mission has 1 or 2 leaders, found ${list.length}`)
    for (const field of list) {
      const leader = put(field, stackPlace(side, slot))
      if ((leadersOf(s, side) & (1 << leader)) === 0)
        field.fail(`${leaderId(leader)} does not lead missions of the ${SIDE_IDS[side]}`)
    }
  }
}

const ASSIGNED_FIELDS = ['mission', 'leaders', 'side', 'slot'] as const

/** Whose mission lies there, and which as it lies in states; 0 for leaders without a card. */
function readStackCard(
  s: State,
  of: (key: (typeof ASSIGNED_FIELDS)[number]) => Field,
  piles: CardPiles,
): readonly [side: number, card: number] {
  const back = readBack(s, of('mission'))
  if (back !== undefined) return [hiddenSide(s), back]
  if (!of('mission').isGiven) return [of('side').id(SIDES, 'side'), 0]
  const card = of('mission').id(MISSION_IDS, 'mission')
  const side = MISSION_SIDE[card] as number
  if (of('side').isGiven && of('side').id(SIDES, 'side') !== side)
    of('side').fail(`${missionId(card)} is a mission of the other side; leave the side out`)
  piles.missions.take(card, of('mission'))
  return [side, card + 1]
}

const SIDES: ReadonlyMap<string, number> = new Map(SIDE_IDS.map((id, n) => [id, n]))

function lowestFree(used: number): number {
  let slot = 0
  while ((used & (1 << slot)) !== 0) slot++
  return slot
}

export function writeAssigned(s: State): Json | undefined {
  const out: JsonObject[] = []
  for (let side = REBEL; side <= EMPIRE; side++) {
    let used = 0
    for (let slot = 0; slot < MOST_STACKS; slot++) {
      const card = stackCard(s, side, slot)
      const on = stackLeaders(s, side, slot)
      if (card < 0 && on === 0) continue
      const entry: JsonObject = {}
      if (card >= 0) entry.mission = missionId(card)
      else entry.side = SIDE_IDS[side] ?? ''
      entry.leaders = idsOfMask(on, leaderId)
      if (slot !== lowestFree(used)) entry.slot = slot
      used |= 1 << slot
      out.push(entry)
    }
  }
  return out.length > 0 ? out : undefined
}

export function writeLeaders(s: State, isFull: boolean): Json | undefined {
  const out: JsonObject = {}
  const pool = s.words[LEADERS_AT + POOL] & ~(isFull ? 0 : STARTING_LEADERS)
  if (pool !== 0) out.pool = idsOfMask(pool, leaderId)
  const reserve = s.words[LEADERS_AT + RESERVE]
  if (isFull && reserve !== 0) out.reserve = idsOfMask(reserve, leaderId)
  for (let place = 0; place < PLACE_COUNT; place++)
    if (s.words[LEADERS_AT + place] !== 0)
      out[systemId(place)] = idsOfMask(s.words[LEADERS_AT + place], leaderId)
  if (s.words[LEADERS_AT + OUT_OF_GAME] !== 0)
    out.eliminated = idsOfMask(s.words[LEADERS_AT + OUT_OF_GAME], leaderId)
  return unlessEmpty(out)
}

// Rings

/** Rings and who was lured; read before the leaders are placed. */
export function readRings(s: State, rings: Field, lured: Field): void {
  s.words[LURED] = lured.mask(LEADER_IDS, 'leader')
  const imperial = s.words[LURED] & PRINTED_SIDE[EMPIRE]
  if (imperial !== 0)
    lured.fail(`${leaderId(31 - Math.clz32(imperial))} is Imperial and cannot be lured`)
  if (!rings.isGiven) return
  const of = rings.object(RING_IDS.slice(1), 'ring')
  for (let ring = CAPTURED; ring < RING_COUNT; ring++) {
    const field = of(ringId(ring))
    if (!field.isGiven) continue
    if (!isInGame(s, setNumber(RINGS[ring].set), REBEL))
      field.fail(`${ringId(ring)} ${NOT_IN_GAME}`)
    const leader = field.id(LEADER_IDS, 'leader')
    if (ringOf(s, leader) !== 0) field.fail(`${leaderId(leader)} wears another ring already`)
    if (((1 << leader) & PRINTED_SIDE[EMPIRE]) !== 0)
      field.fail(`${leaderId(leader)} is Imperial and cannot wear this ring`)
    if (ring === FALCON && leader !== HAN && leader !== CHEWBACCA)
      field.fail(`only han-solo or chewbacca wears the millennium-falcon ring`)
    s.bytes[RING_OF + leader] = ring
    if (ring === DARK_SIDE) s.words[LURED] |= 1 << leader
    if (ring === CAPTURED || ring === CARBONITE) s.words[CAPTIVES] |= 1 << leader
  }
}

export function writeRings(s: State): Json | undefined {
  const out: JsonObject = {}
  for (let ring = CAPTURED; ring < RING_COUNT; ring++)
    for (let leader = 0; leader < LEADER_COUNT; leader++)
      if (ringOf(s, leader) === ring) out[ringId(ring)] = leaderId(leader)
  return unlessEmpty(out)
}

/** Lured leaders whom the ring does not tell already: those eliminated since. */
export function writeLured(s: State): Json | undefined {
  let rest = s.words[LURED]
  for (let leader = 0; leader < LEADER_COUNT; leader++)
    if (ringOf(s, leader) === DARK_SIDE) rest &= ~(1 << leader)
  return rest === 0 ? undefined : idsOfMask(rest, leaderId)
}

// Marks on leaders

export function readDetained(s: State, detained: Field): void {
  s.words[DETAINED] = detained.mask(LEADER_IDS, 'leader')
}

export function writeDetained(s: State): Json | undefined {
  return s.words[DETAINED] === 0 ? undefined : idsOfMask(s.words[DETAINED], leaderId)
}

export function readJedi(s: State, jedi: Field): void {
  if (!jedi.flagIfGiven()) return
  const place = placeOf(s, LUKE)
  if (place === RESERVE) jedi.fail('luke-skywalker is not in play; place him or leave jedi out')
  s.bytes[LUKE_IS_JEDI] = 1
}

export function writeJedi(s: State): Json | undefined {
  return s.bytes[LUKE_IS_JEDI] !== 0 ? true : undefined
}
