import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { objectiveEnd } from '../cards/of-game.js'
import { OBJECTIVE_STAGE } from '../cards/registry.js'
import { EMPIRE } from '../facts/sides.js'
import { DECK_OBJECTIVES, MOST_OBJECTIVES, OBJECTIVE_ZONE } from '../state/layout.js'
import {
  OBJECTIVE_DECK,
  OBJECTIVE_HAND,
  OBJECTIVE_LOOKED_AT,
  OBJECTIVE_UNSEEN,
} from '../state/zones.js'
import { boxUnseen, isImmediate } from './box-objectives.js'
import { Bag, fallbacks, weighBag } from './draw.js'
import { HIDDEN_STAGE } from './hidden.js'
import { countKnown, fillLookedAt, fillSlots, hiddenLookedAt, hiddenSlots } from './slots.js'
import { boxedOfStage } from './unseen-objectives.js'

const bag = new Bag()
const known = new Uint8Array(MOST_OBJECTIVES)

/** Objectives stage by stage: the backs tell how many of each lie where (3.4 of the agents' design). */
export function fillObjectives(
  o: State,
  w: State,
  side: number,
  random: Random,
  weights?: Float64Array,
): void {
  known.fill(0)
  countKnown(o, DECK_OBJECTIVES, known)
  for (let stage = 1; stage <= 3; stage++) {
    bag.clear()
    const end = objectiveEnd(o)
    for (let card = 0; card < end; card++)
      if (OBJECTIVE_STAGE[card] === stage && isUnseen(o, side, card)) bag.add(card)
    const inDeck = hiddenSlots(w, DECK_OBJECTIVES, HIDDEN_STAGE + stage)
    const boxed = boxedOfStage(o, stage)
    const unboxed = inDeck + hiddenLookedAt(w, HIDDEN_STAGE + stage)
    const inHand = bag.count - boxed - unboxed
    boxUnseen(w, bag, boxed, side === EMPIRE ? inHand : 0, random)
    weighBag(bag, random, weights, 0)
    if (side === EMPIRE) placeUnseen(w, inHand, stage, weights)
    // The rest of a weighted bag is not in random order
    if (weights !== undefined) bag.shuffle(random)
    fillSlots(w, DECK_OBJECTIVES, HIDDEN_STAGE + stage, bag)
    for (let i = 0; i < bag.count; i++) w.bytes[OBJECTIVE_ZONE + bag.cards[i]] = OBJECTIVE_LOOKED_AT
    fillLookedAt(w, HIDDEN_STAGE + stage, bag)
  }
  const end = objectiveEnd(w)
  for (let card = 0; card < end; card++)
    if (w.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_UNSEEN)
      w.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_DECK
}

/** The next card of the bag that may be in a hand: no Immediate one (E9). */
function takeHoldable(bag: Bag): number {
  let at = bag.count - 1
  while (at > 0 && isImmediate(bag.cards[at])) at--
  const card = bag.cards[at]
  bag.remove(at)
  return card
}

/** Somewhere, but the observer does not know in which slot. */
function isUnseen(o: State, side: number, card: number): boolean {
  if (known[card] > 0) return false
  const zone = o.bytes[OBJECTIVE_ZONE + card]
  return side === EMPIRE ? zone === OBJECTIVE_UNSEEN : zone === OBJECTIVE_DECK
}

function placeUnseen(w: State, inHand: number, stage: number, weights?: Float64Array): void {
  if (inHand < 0) throw new Error(`objectives of stage ${stage} are missing`)
  let refused = false
  for (let i = 0; i < inHand; i++) {
    const card = takeHoldable(bag)
    w.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_HAND
    refused ||= weights?.[card] === Number.NEGATIVE_INFINITY
  }
  if (refused) fallbacks.count++
}
