import type { Weights } from '../../game.js'
import { type Random, seedWords } from '../../random.js'
import { copyState, type State } from '../../state.js'
import { COMBAT_CARD_CHOICE, SECOND_SHOT as SECOND_SHOT_STAGE } from '../course/stage-numbers.js'
import { CARDS_OF_A_BASE, inwardHeading } from '../facts/tables.js'
import { NO_TARGET, namesBefore } from '../fire/declare.js'
import { FIRST_SHOT, hasTarget, LASERS_ON_SECOND, listTargets, SECOND_SHOT } from '../fire/shots.js'
import { DEGREE, FULL_TURN } from '../geometry/measures.js'
import { addUnit, fleetMoves } from '../rounds/fleets.js'
import { listSides, listSpots, nextToPlace } from '../rounds/placement.js'
import { isDone } from '../rounds/players.js'
import { BONUS_IDS, setCombatCard } from '../state/combat-card.js'
import {
  ACTOR,
  ASKED,
  FIRST_TARGET,
  FLEET_SIZE,
  KIND,
  MASKED_FOR,
  NOTHING,
  ORDER,
  PLACE,
  PLAYERS,
  RANDOM,
  SECOND_TARGET,
  STAGE,
} from '../state/layout.js'
import {
  AS_ARTILLERY,
  FINISH_FLEET,
  largeOf,
  smallOf,
  verbOf,
  WITH_LASERS,
} from '../state/moves.js'
import { findSpot, spot } from '../state/outline.js'
import {
  endSlot,
  firstSlot,
  NO_ROOM,
  ON_TABLE,
  radiusOf,
  setHeading,
  setPlace,
  TO_PLACE,
} from '../state/units.js'
import { choosesFleets, namesTargets, placesInSecret } from './secrets.js'

/**
 * A whole state that looks like `observation` to its player. Weights: `fleet` how likely each kind of unit is in a fleet,
 * `targets` how likely each target is named (units by slots, then home cards), `hold` (1) how likely none is. Without them
 * every unit and target is as likely, and to hold fire a little.
 */
export function sample(
  observation: State,
  random: Random,
  weights: Weights | undefined,
  into: State,
): State {
  copyState(observation, into)
  const player = into.bytes[MASKED_FOR] - 1
  if (player < 0) throw new Error('skirmish: worlds are sampled from observations')
  into.bytes[MASKED_FOR] = NOTHING
  seedWords(into.words, RANDOM, random.bits())
  if (choosesFleets(into)) fillFleets(into, player, random, weights?.fleet)
  else if (placesInSecret(into)) fillPlaces(into, player, random)
  else if (namesTargets(into)) fillOrders(into, player, random, weights)
  return into
}

const list = new Int32Array(1024)

function fillFleets(s: State, player: number, random: Random, weights?: Float64Array): void {
  const actor = s.bytes[ACTOR]
  const isCardChoice = s.bytes[STAGE] === COMBAT_CARD_CHOICE
  for (let other = 0; other < s.bytes[PLAYERS]; other++) {
    if (other === player) continue
    if (isCardChoice || other < actor) fillFleet(s, other, random, weights)
    else if (other === actor) beginFleet(s, other, random, weights)
    if (isCardChoice && other < actor)
      setCombatCard(s, other, random.below(BONUS_IDS.length), random.below(CARDS_OF_A_BASE))
  }
}

/** Adds units at random until nothing more fits. */
function fillFleet(s: State, player: number, random: Random, weights?: Float64Array): void {
  while (addAtRandom(s, player, random, weights));
}

const MOST_BEGUN = 10

/** Some units of a fleet that is not finished; its player must have a choice left. */
function beginFleet(s: State, player: number, random: Random, weights?: Float64Array): void {
  for (let units = random.below(MOST_BEGUN); units > 0; units--) {
    if (!addAtRandom(s, player, random, weights)) return
    if (fleetMoves(s, player, list) < 2) return takeBack(s, player)
  }
}

function takeBack(s: State, player: number): void {
  const slot = endSlot(s, player) - 1
  s.bytes[FLEET_SIZE + player]--
  s.bytes[KIND + slot] = NOTHING
  s.bytes[PLACE + slot] = NOTHING
}

/** False where nothing fits. */
function addAtRandom(s: State, player: number, random: Random, weights?: Float64Array): boolean {
  let count = fleetMoves(s, player, list)
  if (count > 0 && verbOf(list[count - 1]) === FINISH_FLEET) count--
  if (count === 0) return false
  const move = list[drawn(count, random, weights, smallOf)]
  addUnit(s, player, smallOf(move), largeOf(move) === 1)
  return true
}

/** One of the first `count` of `list`, as likely as the weights of what it names; all alike without them. */
function drawn(
  count: number,
  random: Random,
  weights: Float64Array | undefined,
  named: (move: number) => number,
): number {
  if (weights === undefined) return random.below(count)
  let sum = 0
  for (let i = 0; i < count; i++) sum += weights[named(list[i])] ?? 0
  if (!(sum > 0)) return random.below(count)
  let left = random.fraction() * sum
  for (let i = 0; i < count - 1; i++) {
    left -= weights[named(list[i])] ?? 0
    if (left < 0) return i
  }
  return count - 1
}

/** Headings of sampled units lie about so far from straight ahead. */
const SPREAD = 60

function fillPlaces(s: State, player: number, random: Random): void {
  const actor = s.bytes[ACTOR]
  for (let other = 0; other < actor; other++) {
    if (other === player) continue
    let slot: number
    while ((slot = nextToPlace(s, other)) >= 0) placeAtRandom(s, other, slot, random)
  }
  if (actor !== player) beginPlaces(s, actor, random)
}

/** Some units of a player who has not placed all; he must have a choice for the next one. */
function beginPlaces(s: State, player: number, random: Random): void {
  for (let units = random.below(MOST_BEGUN); units > 0; units--) {
    const slot = nextToPlace(s, player)
    placeAtRandom(s, player, slot, random)
    const next = nextToPlace(s, player)
    if (next >= 0 && listSides(s, next, list) > 1) continue
    setPlace(s, slot, 0, 0)
    setHeading(s, slot, 0)
    s.bytes[PLACE + slot] = TO_PLACE
    break
  }
  s.bytes[ASKED] = nextToPlace(s, player) + 1
}

function placeAtRandom(s: State, player: number, slot: number, random: Random): void {
  const sides = listSides(s, slot, list)
  if (sides === 0) {
    s.bytes[PLACE + slot] = NO_ROOM
    return
  }
  const part = largeOf(list[random.below(sides)])
  const at = largeOf(list[random.below(listSpots(s, slot, part, list))])
  findSpot(s, player, part, at, radiusOf(s, slot))
  setPlace(s, slot, spot.x, spot.y)
  const ahead = inwardHeading(s.bytes[PLAYERS], player)
  const by = (random.below(2 * SPREAD + 1) - SPREAD) * DEGREE
  setHeading(s, slot, (ahead + by + FULL_TURN) % FULL_TURN)
  s.bytes[PLACE + slot] = ON_TABLE
}

function fillOrders(s: State, player: number, random: Random, weights?: Weights): void {
  const actor = s.bytes[ACTOR]
  for (let other = 0; other < s.bytes[PLAYERS]; other++) {
    if (other === player || other === actor || !isDone(s, other)) continue
    fillOrdersTo(s, other, endSlot(s, other), random, weights)
  }
  if (actor === player) return
  // He is asked for the first of his shooters that may be asked so
  const isSecond = s.bytes[STAGE] === SECOND_SHOT_STAGE
  const shot = isSecond ? SECOND_SHOT : FIRST_SHOT
  let slot = firstSlot(actor)
  while (!(namesBefore(s, slot) && hasTarget(s, slot, shot, NO_TARGET))) slot++
  fillOrdersTo(s, actor, slot, random, weights)
  s.bytes[ASKED] = slot + 1
  if (!isSecond) return
  nameFirst(s, slot, random, weights)
  const isLeft = hasTarget(s, slot, SECOND_SHOT, s.bytes[FIRST_TARGET + slot] - 1)
  if (isLeft && s.bytes[ORDER + slot] !== AS_ARTILLERY) return
  s.bytes[FIRST_TARGET + slot] = NOTHING
  s.bytes[ORDER + slot] = 0
}

function fillOrdersTo(
  s: State,
  player: number,
  end: number,
  random: Random,
  weights?: Weights,
): void {
  for (let slot = firstSlot(player); slot < end; slot++) {
    if (!namesBefore(s, slot)) continue
    nameFirst(s, slot, random, weights)
    if (s.bytes[ORDER + slot] === AS_ARTILLERY) continue
    const except = s.bytes[FIRST_TARGET + slot] - 1
    const count = listTargets(s, slot, SECOND_SHOT, except, list, 0)
    if (count === 0 || holdsFire(random, weights)) continue
    const move = list[drawn(count, random, weights?.targets, smallOf)]
    s.bytes[SECOND_TARGET + slot] = smallOf(move) + 1
    if (largeOf(move) === WITH_LASERS) s.bytes[ORDER + slot] |= LASERS_ON_SECOND
  }
}

function nameFirst(s: State, slot: number, random: Random, weights?: Weights): void {
  const count = listTargets(s, slot, FIRST_SHOT, NO_TARGET, list, 0)
  if (count === 0 || holdsFire(random, weights)) return
  const move = list[drawn(count, random, weights?.targets, smallOf)]
  s.bytes[FIRST_TARGET + slot] = smallOf(move) + 1
  s.bytes[ORDER + slot] = largeOf(move)
}

const USUAL_HOLD = 1 / 16

function holdsFire(random: Random, weights?: Weights): boolean {
  return random.fraction() < (weights?.hold?.[0] ?? USUAL_HOLD)
}
