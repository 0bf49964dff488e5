import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { missionDeck } from '../cards/hands.js'
import { copiesInUse } from '../cards/mission-copies.js'
import {
  DECK_CARD,
  FIRST_MISSION,
  LAST_MISSION,
  MISSION_COPIES,
  MISSION_KIND,
  PROJECT_CARD,
} from '../cards/registry.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import {
  DECK_PROJECTS,
  LOOKED_AT,
  MISSION_DISCARD,
  MISSION_HAND,
  MOST_LOOKED_AT,
  MOST_MISSIONS,
  MOST_STACKS,
  STACK_CARD,
} from '../state/layout.js'
import { Bag, weighBag } from './draw.js'
import { HIDDEN_CARD } from './observe.js'
import {
  countKnown,
  fillLookedAt,
  fillSlots,
  hiddenLookedAt,
  hiddenSlots,
  lookedAtSort,
  PROJECTS,
} from './slots.js'

/** Mission and project cards: the enemy's hand, his face-down stacks, and the order of all decks. */

const seen = new Uint8Array(MOST_MISSIONS)
const pool = new Bag()
/** Cards that the enemy holds, in hand or face down. */
const held = new Bag()

export function fillMissions(
  o: State,
  w: State,
  enemy: number,
  random: Random,
  heldWeights?: Float64Array,
  stackWeights?: Float64Array,
): void {
  countSeen(o)
  held.clear()
  for (let side = REBEL; side <= EMPIRE; side++) {
    fillDeck(o, w, side, missionDeck(side), DECK_CARD, side === enemy, random, heldWeights)
    if (side === EMPIRE)
      fillDeck(o, w, side, DECK_PROJECTS, PROJECT_CARD, side === enemy, random, heldWeights)
  }
  addStartingCards(enemy)
  held.shuffle(random)
  fillStacks(w, enemy, random, stackWeights)
  while (held.count > 0) w.bytes[MISSION_HAND + held.take()]++
}

/** Copies whose place the observer knows. */
function countSeen(o: State): void {
  for (let card = 0; card < MOST_MISSIONS; card++)
    seen[card] =
      o.bytes[MISSION_HAND + card] + o.bytes[MISSION_DISCARD + card] + copiesInUse(o, card)
  for (let slot = 0; slot < 2 * MOST_STACKS; slot++) {
    const card = o.bytes[STACK_CARD + slot]
    if (card !== 0 && card !== HIDDEN_CARD) seen[card - 1]++
  }
  for (let side = REBEL; side <= EMPIRE; side++) countKnown(o, missionDeck(side), seen)
  countKnown(o, DECK_PROJECTS, seen)
  if (lookedAtSort(o) === PROJECTS)
    for (let i = 0; i < MOST_LOOKED_AT && o.bytes[LOOKED_AT + i] !== 0; i++)
      if (o.bytes[LOOKED_AT + i] !== HIDDEN_CARD) seen[o.bytes[LOOKED_AT + i] - 1]++
}

/** Fills the unknown slots of one deck; of the enemy's cards the rest is held by him. */
function fillDeck(
  o: State,
  w: State,
  side: number,
  deck: number,
  kind: number,
  isEnemy: boolean,
  random: Random,
  heldWeights?: Float64Array,
): void {
  pool.clear()
  for (let card = FIRST_MISSION[side]; card <= LAST_MISSION[side]; card++)
    if (MISSION_KIND[card] === kind)
      for (let i = MISSION_COPIES[card] - seen[card]; i > 0; i--) pool.add(card)
  const looking = kind === PROJECT_CARD && lookedAtSort(o) === PROJECTS
  if (isEnemy) {
    weighBag(pool, random, heldWeights, 0)
    const elsewhere =
      hiddenSlots(w, deck, HIDDEN_CARD) + (looking ? hiddenLookedAt(w, HIDDEN_CARD) : 0)
    while (pool.count > elsewhere) held.add(pool.take())
    if (heldWeights !== undefined) pool.shuffle(random)
  } else pool.shuffle(random)
  if (looking) fillLookedAt(w, HIDDEN_CARD, pool)
  fillSlots(w, deck, HIDDEN_CARD, pool)
}

/** Starting missions are always in hand or face down; those not shown may be either. */
function addStartingCards(enemy: number): void {
  for (
    let card = FIRST_MISSION[enemy];
    card <= LAST_MISSION[enemy] && MISSION_KIND[card] < DECK_CARD;
    card++
  )
    for (let i = MISSION_COPIES[card] - seen[card]; i > 0; i--) held.add(card)
}

function fillStacks(w: State, enemy: number, random: Random, stackWeights?: Float64Array): void {
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const at = STACK_CARD + enemy * MOST_STACKS + slot
    if (w.bytes[at] !== HIDDEN_CARD) continue
    if (stackWeights !== undefined) weighBag(held, random, stackWeights, slot * MOST_MISSIONS)
    w.bytes[at] = held.take() + 1
  }
}
