import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { missionDeck } from '../cards/hands.js'
import { copiesInGame, countOutside } from '../cards/mission-copies.js'
import { missionsOf } from '../cards/of-game.js'
import {
  DECK_CARD,
  MISSION_KIND,
  MISSIONS,
  PROJECT_CARD,
  STARTING_MISSIONS,
} from '../cards/registry.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import {
  DECK_PROJECTS,
  LOOKED_AT,
  LOOKED_AT_BY,
  MOST_LOOKED_AT,
  MOST_MISSIONS,
  MOST_STACKS,
  missionHandByte,
  STACK_CARD,
} from '../state/layout.js'
import { Bag, weighBag } from './draw.js'
import { HIDDEN_CARD } from './hidden.js'
import {
  countKnown,
  fillLookedAt,
  fillSlots,
  hiddenLookedAt,
  hiddenSlots,
  MISSIONS as LOOKED_MISSIONS,
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
  addStartingCards(o, enemy)
  held.shuffle(random)
  fillStacks(w, enemy, random, stackWeights)
  while (held.count > 0) w.bytes[missionHandByte(held.take())]++
}

/** Copies whose place the observer knows. */
function countSeen(o: State): void {
  countOutside(o, seen)
  for (let side = REBEL; side <= EMPIRE; side++) countKnown(o, missionDeck(side), seen)
  countKnown(o, DECK_PROJECTS, seen)
  if (lookedAtSort(o) === PROJECTS || lookedAtSort(o) === LOOKED_MISSIONS)
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
  const cards = missionsOf(o, side)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (MISSION_KIND[card] !== kind) continue
    for (let left = copiesInGame(o, card) - seen[card]; left > 0; left--) pool.add(card)
  }
  const looking =
    lookedAtSort(o) === (kind === PROJECT_CARD ? PROJECTS : LOOKED_MISSIONS) &&
    o.bytes[LOOKED_AT_BY] === side + 1
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
function addStartingCards(o: State, enemy: number): void {
  const cards = STARTING_MISSIONS[enemy]
  for (let i = 0; i < cards.length; i++)
    for (let left = copiesInGame(o, cards[i]) - seen[cards[i]]; left > 0; left--) held.add(cards[i])
}

function fillStacks(w: State, enemy: number, random: Random, stackWeights?: Float64Array): void {
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    const at = STACK_CARD + enemy * MOST_STACKS + slot
    if (w.bytes[at] !== HIDDEN_CARD) continue
    if (stackWeights !== undefined) weighBag(held, random, stackWeights, slot * MISSIONS.length)
    w.bytes[at] = held.take() + 1
  }
}
