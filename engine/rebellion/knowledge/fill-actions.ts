import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { actionDeck } from '../cards/hands.js'
import { actionsOf } from '../cards/of-game.js'
import { ACTION_SHOWS, ACTIONS } from '../cards/registry.js'
import { enemyOf } from '../facts/sides.js'
import {
  ACTION_ZONE,
  DECK_CARDS,
  DECK_LENGTH,
  DECK_START,
  ENEMY_ACTIONS,
  FIRST_GAME,
  MOST_RECRUITS,
  RECRUIT_CARD,
  RECRUITED,
} from '../state/layout.js'
import {
  ACTION_BOXED,
  ACTION_DECK,
  ACTION_HAND,
  ACTION_KEPT,
  ACTION_LOOKED_AT,
  ACTION_UNSEEN,
  ACTION_USED,
} from '../state/zones.js'
import { Bag } from './draw.js'
import { HIDDEN_CARD } from './hidden.js'
import { ACTION_CARDS, fillLookedAt, fillSlots, hiddenLookedAt, lookedAtSort } from './slots.js'

/**
 * Action cards of the enemy: which starting ones he was dealt, which he kept when he recruited
 * (each kept card shows the leader who came), and the order of both decks.
 */

const bag = new Bag()
/** Card chosen for each recruit step of the enemy. */
const chosen = new Uint8Array(MOST_RECRUITS)
const MOST_TRIES = 200

export function fillActions(o: State, w: State, enemy: number, random: Random): void {
  dealStarting(w, enemy, o.bytes[ENEMY_ACTIONS], random)
  if (stepCount(o, enemy) > 0) matchRecruits(o, w, enemy, random)
  collect(w, enemy, false)
  bag.shuffle(random)
  if (lookedAtSort(o) === ACTION_CARDS && hiddenLookedAt(w, HIDDEN_CARD) > 0) {
    for (let i = 0; i < hiddenLookedAt(w, HIDDEN_CARD); i++)
      w.bytes[ACTION_ZONE + bag.cards[bag.count - 1 - i]] = ACTION_LOOKED_AT
    fillLookedAt(w, HIDDEN_CARD, bag)
  }
  fillActionDeck(w, enemy)
  // In a first game the cards not kept have left the game unseen
  for (let i = 0; i < bag.count; i++) w.bytes[ACTION_ZONE + bag.cards[i]] = ACTION_BOXED
  fillOwnDeck(w, enemyOf(enemy), random)
}

/** Unseen cards of a side: starting or recruit ones. */
function collect(w: State, side: number, starting: boolean): void {
  bag.clear()
  const cards = actionsOf(w, side)
  for (let i = 0; i < cards.length; i++)
    if (
      ACTIONS[cards[i]].starting === starting &&
      w.bytes[ACTION_ZONE + cards[i]] === ACTION_UNSEEN
    )
      bag.add(cards[i])
}

/** Immediate ones are resolved when dealt (S5): those unseen were not. */
function dealStarting(w: State, enemy: number, inHand: number, random: Random): void {
  collect(w, enemy, true)
  bag.shuffle(random)
  let left = inHand
  while (bag.count > 0) {
    const card = bag.take()
    const isDealt = left > 0 && ACTIONS[card].timing !== 'immediate'
    w.bytes[ACTION_ZONE + card] = isDealt ? ACTION_HAND : ACTION_BOXED
    if (isDealt) left--
  }
}

/** A faceup card of the enemy that came from a recruit step whose card was not seen then. */
function isUsedRecruit(o: State, card: number): boolean {
  if (ACTIONS[card].starting || ACTIONS[card].timing === 'immediate') return false
  return isFaceUp(o, card)
}

/** Used, or in play beside its ring (Post Bounty). */
function isFaceUp(o: State, card: number): boolean {
  const zone = o.bytes[ACTION_ZONE + card]
  return zone === ACTION_USED || zone === ACTION_KEPT
}

/** Draws kept cards that fit every recruit step, by trying; a fit always exists. */
function matchRecruits(o: State, w: State, enemy: number, random: Random): void {
  for (let tries = 0; tries < MOST_TRIES; tries++)
    if (tryMatch(o, enemy, random)) return settleMatch(w, enemy)
  if (!searchMatch(o, enemy, 0)) throw new Error('no action cards fit the leaders who came')
  settleMatch(w, enemy)
}

function stepCount(o: State, enemy: number): number {
  let n = 0
  while (n < MOST_RECRUITS && o.bytes[RECRUITED + enemy * MOST_RECRUITS + n] !== 0) n++
  return n
}

/** Each step draws for itself and doubles are thrown away: so every way to fit is equally likely. */
function tryMatch(o: State, enemy: number, random: Random): boolean {
  const steps = stepCount(o, enemy)
  const cards = actionsOf(o, enemy)
  for (let step = 0; step < steps; step++) {
    bag.clear()
    for (let i = 0; i < cards.length; i++) if (fits(o, enemy, step, cards[i])) bag.add(cards[i])
    if (bag.count === 0) return false
    const card = bag.cards[random.below(bag.count)]
    if (isChosen(card, step)) return false
    chosen[step] = card
  }
  return coversUsed(o, enemy, steps)
}

/** The card is used or unseen and shows the leader of the step; Immediate ones stay unseen in a first game only. */
function fits(o: State, enemy: number, step: number, card: number): boolean {
  if (ACTIONS[card].starting) return false
  if (ACTIONS[card].timing === 'immediate' && o.bytes[FIRST_GAME] === 0) return false
  if (o.bytes[ACTION_ZONE + card] !== ACTION_UNSEEN && !isFaceUp(o, card)) return false
  const leader = o.bytes[RECRUITED + enemy * MOST_RECRUITS + step]
  if (leader !== 255 && (ACTION_SHOWS[card] & (1 << (leader - 1))) === 0) return false
  return true
}

function isChosen(card: number, before: number): boolean {
  for (let step = 0; step < before; step++) if (chosen[step] === card) return true
  return false
}

function coversUsed(o: State, enemy: number, steps: number): boolean {
  const cards = actionsOf(o, enemy)
  for (let i = 0; i < cards.length; i++)
    if (isUsedRecruit(o, cards[i]) && !isChosen(cards[i], steps)) return false
  return true
}

/** The first fit in order, for the rare case that trying has not found one. */
function searchMatch(o: State, enemy: number, step: number): boolean {
  const steps = stepCount(o, enemy)
  if (step === steps) return coversUsed(o, enemy, steps)
  const cards = actionsOf(o, enemy)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (!fits(o, enemy, step, card) || isChosen(card, step)) continue
    chosen[step] = card
    if (searchMatch(o, enemy, step + 1)) return true
  }
  return false
}

/** The cards chosen are in hand, or out of a first game. */
function settleMatch(w: State, enemy: number): void {
  const kept = w.bytes[FIRST_GAME] !== 0 ? ACTION_BOXED : ACTION_HAND
  for (let step = 0; step < stepCount(w, enemy); step++) {
    w.bytes[RECRUIT_CARD + enemy * MOST_RECRUITS + step] = chosen[step] + 1
    if (w.bytes[ACTION_ZONE + chosen[step]] === ACTION_UNSEEN)
      w.bytes[ACTION_ZONE + chosen[step]] = kept
  }
}

function fillActionDeck(w: State, side: number): void {
  const before = bag.count
  fillSlots(w, actionDeck(side), HIDDEN_CARD, bag)
  for (let i = bag.count; i < before; i++) w.bytes[ACTION_ZONE + bag.cards[i]] = ACTION_DECK
}

/** The own deck's order where it is not known. */
function fillOwnDeck(w: State, side: number, random: Random): void {
  bag.clear()
  const cards = actionsOf(w, side)
  for (let i = 0; i < cards.length; i++)
    if (w.bytes[ACTION_ZONE + cards[i]] === ACTION_DECK && !isKnownSlot(w, side, cards[i]))
      bag.add(cards[i])
  bag.shuffle(random)
  fillSlots(w, actionDeck(side), HIDDEN_CARD, bag)
}

function isKnownSlot(w: State, side: number, card: number): boolean {
  const start = slotStart(side)
  for (let i = 0; i < w.bytes[DECK_LENGTH + actionDeck(side)]; i++)
    if (w.bytes[start + i] === card) return true
  return false
}

function slotStart(side: number): number {
  return DECK_CARDS + DECK_START[actionDeck(side)]
}
