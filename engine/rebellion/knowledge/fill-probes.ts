import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { candidates, isRevealed } from '../board/base.js'
import { FACILITY, probeUnder, putUnderCard, RADAR, SWEEP } from '../cards/under.js'
import { findFrame, stepNamed } from '../course/steps.js'
import { countBits, lowestBit, NO_SYSTEM, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import {
  BASE_SYSTEM,
  DECK_PROBES,
  LOOKED_AT,
  MOST_LOOKED_AT,
  PROBE_BOX,
  PROBE_HAND,
} from '../state/layout.js'
import { Bag, fallbacks } from './draw.js'
import { HIDDEN_CARD } from './hidden.js'
import { countKnown, fillLookedAt, fillSlots, hiddenSlots, lookedAtSort, PROBES } from './slots.js'

const HIDE_BASE = stepNamed('hide-base')

const bag = new Bag()
const known = new Uint8Array(SYSTEM_COUNT)

/** The base (for the Empire), the Imperial hand (for the Rebels), and the order of the probe deck. */
export function fillProbes(
  o: State,
  w: State,
  side: number,
  random: Random,
  weights?: Float64Array,
): void {
  // Before the base is chosen there is no probe deck
  if (findFrame(o, HIDE_BASE) >= 0) return
  known.fill(0)
  countKnown(o, DECK_PROBES, known)
  if (side === EMPIRE && !isRevealed(o)) w.bytes[BASE_SYSTEM] = drawBase(o, random, weights)
  const lookedAt = lookedAtProbes(o)
  const kept = side === REBEL && probeUnder(o, RADAR) >= 0 ? 1 << probeUnder(o, RADAR) : 0
  bag.clear()
  for (let system = 0; system < SYSTEM_COUNT; system++) {
    const bit = 1 << system
    if (((o.words[PROBE_BOX] | o.words[PROBE_HAND] | lookedAt | kept) & bit) !== 0) continue
    if (system !== w.bytes[BASE_SYSTEM] && known[system] === 0) bag.add(system)
  }
  bag.shuffle(random)
  if (side === EMPIRE && probeUnder(o, RADAR) >= 0) putUnderCard(w, RADAR, bag.take())
  if (side === REBEL) {
    const unseen = hiddenSlots(w, DECK_PROBES, HIDDEN_CARD)
    while (bag.count > unseen) w.words[PROBE_HAND] |= 1 << bag.take()
    fillUnder(w, random)
  }
  if (lookedAtSort(o) === PROBES) fillLookedAt(w, HIDDEN_CARD, bag)
  fillSlots(w, DECK_PROBES, HIDDEN_CARD, bag)
}

/** The probe cards under Imperial cards: any of the hand. */
export function fillUnder(w: State, random: Random): void {
  let left = w.words[PROBE_HAND]
  for (const which of [FACILITY, SWEEP]) {
    if (probeUnder(w, which) < 0) continue
    let skip = random.below(countBits(left))
    let rest = left
    for (; skip > 0; skip--) rest &= rest - 1
    putUnderCard(w, which, lowestBit(rest))
    left &= ~(1 << lowestBit(rest))
  }
}

/** Probe cards that are being looked at and are known to the observer. */
export function lookedAtProbes(o: State): number {
  if (lookedAtSort(o) !== PROBES) return 0
  let found = 0
  for (let i = 0; i < MOST_LOOKED_AT && o.bytes[LOOKED_AT + i] !== 0; i++)
    if (o.bytes[LOOKED_AT + i] !== HIDDEN_CARD) found |= 1 << (o.bytes[LOOKED_AT + i] - 1)
  return found
}

/** A system where the base may be; cards that the Empire knows to lie in the deck are not it. */
function drawBase(o: State, random: Random, weights?: Float64Array): number {
  let possible = candidates(o)
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if (known[system] > 0) possible &= ~(1 << system)
  if (possible === 0) throw new Error('the base can be nowhere')
  const weighted = weights === undefined ? NO_SYSTEM : drawWeighted(possible, random, weights)
  if (weighted !== NO_SYSTEM) return weighted
  if (weights !== undefined) fallbacks.count++
  let skip = random.below(countBits(possible))
  let rest = possible
  for (; skip > 0; skip--) rest &= rest - 1
  return lowestBit(rest)
}

function drawWeighted(possible: number, random: Random, weights: Float64Array): number {
  let sum = 0
  for (let rest = possible; rest !== 0; rest &= rest - 1) sum += weights[lowestBit(rest)]
  if (!(sum > 0)) return NO_SYSTEM
  let left = random.fraction() * sum
  let last = NO_SYSTEM
  for (let rest = possible; rest !== 0; rest &= rest - 1) {
    const system = lowestBit(rest)
    if (weights[system] <= 0) continue
    last = system
    left -= weights[system]
    if (left < 0) return system
  }
  return last
}
