import type { Random } from '../../random.js'
import { cloneState, copyState, State } from '../../state.js'
import { candidates, isRevealed } from '../board/base.js'
import { mayHold } from '../cards/holders.js'
import { actionsOf, objectiveEnd } from '../cards/of-game.js'
import { ACTIONS, OBJECTIVE_STAGE } from '../cards/registry.js'
import { probeUnder, RADAR, UNDER_IDS } from '../cards/under.js'
import { findFrame, stepNamed } from '../course/steps.js'
import { countBits, lowestBit, SYSTEM_COUNT } from '../facts/map.js'
import { ADMIRAL, postOfSeat } from '../facts/posts.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { hasCard } from '../state/card-set.js'
import {
  ACTION_ZONE,
  BASE_SYSTEM,
  DECK_OBJECTIVES,
  DECK_PROBES,
  MASKED_FOR,
  MOST_OBJECTIVES,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  PARTNER_ACTIONS,
  PLAYERS,
  PROBE_BOX,
  PROBE_HAND,
  PROBE_HAND_KNOWN,
  SECRETS,
  STATE_BYTES,
  UNDER_CARDS,
} from '../state/layout.js'
import { hasPartners, sideOf } from '../state/posts.js'
import {
  ACTION_BOXED,
  ACTION_HAND,
  ACTION_UNSEEN,
  OBJECTIVE_DECK,
  OBJECTIVE_HAND,
  OBJECTIVE_UNSEEN,
} from '../state/zones.js'
import { isImmediate, isPlans } from './box-objectives.js'
import { Bag } from './draw.js'
import { fillUnder, lookedAtProbes } from './fill-probes.js'
import { HIDDEN_CARD } from './hidden.js'
import { countKnown, hiddenLookedAt, hiddenSlots, lookedAtSort, PROBES } from './slots.js'
import { boxedOfStage, unseenInHand } from './unseen-objectives.js'

/**
 * What partners keep to themselves with the option secrets=own: objectives (the Rebel General), probe cards (the
 * Imperial General) and the starting action cards of each. Everything else of a team both have seen.
 */

const HIDE_BASE = stepNamed('hide-base')

/** True where the seat has a partner who keeps something from it. */
export function hasSecrets(s: State, seat: number): boolean {
  return s.bytes[SECRETS] !== 0 && hasPartners(s, sideOf(s, seat))
}

/** The Rebel Admiral does not see the objectives in hand. */
export function hidesObjectives(s: State, seat: number): boolean {
  return hasSecrets(s, seat) && isAdmiral(s, seat) && sideOf(s, seat) === REBEL
}

/** The Imperial Admiral does not see the probe cards in hand. */
export function hidesProbes(s: State, seat: number): boolean {
  return hasSecrets(s, seat) && isAdmiral(s, seat) && sideOf(s, seat) === EMPIRE
}

/** A starting card that only the partner can hold. */
export function hidesAction(s: State, seat: number, card: number): boolean {
  return hasSecrets(s, seat) && ACTIONS[card].starting && !mayHold(s, card, post(s, seat))
}

function post(s: State, seat: number): number {
  return postOfSeat(s.bytes[PLAYERS], seat)
}

function isAdmiral(s: State, seat: number): boolean {
  return post(s, seat) === ADMIRAL
}

/** The same game with nothing covered between partners, for those who see all. */
export function uncovered(s: State): State {
  if (s.bytes[SECRETS] === 0) return s
  const open = cloneState(s)
  open.bytes[SECRETS] = 0
  return open
}

// Masking

/** Takes the partner's secrets out of what the side knows. */
export function maskPartner(o: State, seat: number): void {
  if (!hasSecrets(o, seat)) return
  maskStartingActions(o, seat)
  if (hidesObjectives(o, seat)) maskObjectives(o)
  if (!hidesProbes(o, seat)) return
  o.words[PROBE_HAND] &= o.words[PROBE_HAND_KNOWN]
  for (let which = 0; which < UNDER_IDS.length; which++)
    if (which !== RADAR && probeUnder(o, which) >= 0) o.bytes[UNDER_CARDS + which] = HIDDEN_CARD
}

/** Starting cards of the partner and of the box look alike; how many the partner holds is known. */
function maskStartingActions(o: State, seat: number): void {
  let held = 0
  const cards = actionsOf(o, sideOf(o, seat))
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    const at = ACTION_ZONE + card
    const isSecret = o.bytes[at] === ACTION_HAND && hidesAction(o, seat, card)
    if (isSecret) held++
    if (isSecret || (ACTIONS[card].starting && o.bytes[at] === ACTION_BOXED))
      o.bytes[at] = ACTION_UNSEEN
  }
  o.bytes[PARTNER_ACTIONS] = held
}

/** Objectives of the hand look like those of the deck, but for those that the Empire has been shown. */
export function maskObjectives(o: State): void {
  for (let card = 0; card < MOST_OBJECTIVES; card++) {
    const zone = o.bytes[OBJECTIVE_ZONE + card]
    const isSecret = zone === OBJECTIVE_HAND && !hasCard(o, OBJECTIVES_SHOWN, card)
    if (isSecret || zone === OBJECTIVE_DECK) o.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_UNSEEN
  }
}

// Sampling

const known = new State(STATE_BYTES)
const bag = new Bag()
const inDeck = new Uint8Array(Math.max(SYSTEM_COUNT, MOST_OBJECTIVES))

/** What the side knows, the partner's secrets drawn at random; the observation itself where there are none. */
export function withPartner(o: State, random: Random): State {
  const seat = o.bytes[MASKED_FOR] - 1
  if (!hasSecrets(o, seat)) return o
  copyState(o, known)
  known.bytes[PARTNER_ACTIONS] = 0
  dealStarting(o, seat, random)
  if (hidesObjectives(o, seat)) dealObjectives(o, random)
  if (hidesProbes(o, seat)) dealProbes(o, random)
  return known
}

function dealStarting(o: State, seat: number, random: Random): void {
  bag.clear()
  const cards = actionsOf(o, sideOf(o, seat))
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (!ACTIONS[card].starting || o.bytes[ACTION_ZONE + card] !== ACTION_UNSEEN) continue
    known.bytes[ACTION_ZONE + card] = ACTION_BOXED
    if (hidesAction(o, seat, card)) bag.add(card)
  }
  bag.shuffle(random)
  for (let left = o.bytes[PARTNER_ACTIONS]; left > 0; left--)
    known.bytes[ACTION_ZONE + bag.take()] = ACTION_HAND
}

/** Stage by stage: the backs tell how many are in hand. */
function dealObjectives(o: State, random: Random): void {
  inDeck.fill(0)
  countKnown(o, DECK_OBJECTIVES, inDeck)
  const end = objectiveEnd(o)
  for (let stage = 1; stage <= 3; stage++) {
    bag.clear()
    // How many of those that may lie in the box need not
    let spare = -boxedOfStage(o, stage)
    for (let card = 0; card < end; card++) {
      if (OBJECTIVE_STAGE[card] !== stage) continue
      if (o.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_UNSEEN) continue
      known.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_DECK
      if (inDeck[card] !== 0) continue
      if (!isPlans(card)) spare++
      // An Immediate one is never in hand (E9)
      if (!isImmediate(card)) bag.add(card)
    }
    bag.shuffle(random)
    for (let left = unseenInHand(o, stage); left > 0; left--) {
      const card = takeHeld(spare > 0)
      if (!isPlans(card)) spare--
      known.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_HAND
    }
  }
}

/** The next card of the bag; Death Star Plans where the others are needed for the box. */
function takeHeld(mayBeAny: boolean): number {
  let at = bag.count - 1
  while (!mayBeAny && at > 0 && !isPlans(bag.cards[at])) at--
  const card = bag.cards[at]
  bag.remove(at)
  return card
}

/** The hand from all cards that lie nowhere else, one system being left for the base. */
function dealProbes(o: State, random: Random): void {
  if (findFrame(o, HIDE_BASE) >= 0) return
  inDeck.fill(0)
  countKnown(o, DECK_PROBES, inDeck)
  const elsewhere = o.words[PROBE_BOX] | o.words[PROBE_HAND] | lookedAtProbes(o)
  const base = isRevealed(o) ? o.bytes[BASE_SYSTEM] : anyBase(o, random)
  bag.clear()
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if ((elsewhere & (1 << system)) === 0 && inDeck[system] === 0 && system !== base)
      bag.add(system)
  bag.shuffle(random)
  let left = hiddenSlots(o, DECK_PROBES, HIDDEN_CARD) + (probeUnder(o, RADAR) >= 0 ? 1 : 0)
  if (lookedAtSort(o) === PROBES) left += hiddenLookedAt(o, HIDDEN_CARD)
  while (bag.count > left) known.words[PROBE_HAND] |= 1 << bag.take()
  fillUnder(known, random)
}

/** A system that stays possible for the base. */
function anyBase(o: State, random: Random): number {
  let possible = candidates(o)
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if (inDeck[system] > 0) possible &= ~(1 << system)
  let skip = random.below(countBits(possible))
  for (; skip > 0; skip--) possible &= possible - 1
  return lowestBit(possible)
}
