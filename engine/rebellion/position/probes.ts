import type { State } from '../../state.js'
import { isRevealed } from '../board/base.js'
import { destroyedSystems, groundOf, loyalTo } from '../board/board.js'
import { imperialUnder, probeUnder, putUnderCard, RADAR, UNDER_IDS } from '../cards/under.js'
import { findFrame, stepNamed } from '../course/steps.js'
import { CORUSCANT, NO_SYSTEM } from '../facts/map.js'
import { EMPIRE } from '../facts/sides.js'
import {
  ACTION_ZONE,
  BASE_REVEALED,
  BASE_SYSTEM,
  PROBE_BOX,
  PROBE_HAND,
  PROBE_HAND_KNOWN,
  PROBE_RETURNED,
  PUBLIC_CANDIDATES,
  UNDER_CARDS,
} from '../state/layout.js'
import { ACTION_KEPT } from '../state/zones.js'
import { systemId } from '../text/names.js'
import { ACTION_IDS, SYSTEM_IDS } from './ids.js'
import { type Field, isObject } from './input.js'
import { idsOfMask, type Json, type JsonObject, putIn, unlessEmpty } from './json.js'
import { backOf, readBack } from './observer.js'
import type { CardPiles } from './piles.js'

/** The Rebel base, the probe cards, and what everybody knows of the base's place. */

export function readBase(s: State, base: Field, piles: CardPiles): void {
  if (!base.isGiven) return
  const of = base.object(['system', 'revealed'])
  const system = of('system').id(SYSTEM_IDS, 'system')
  if (system === CORUSCANT) of('system').fail('the Rebel base cannot be in coruscant')
  piles.probes.take(system, of('system'))
  s.bytes[BASE_SYSTEM] = system
  if (of('revealed').flagIfGiven()) s.bytes[BASE_REVEALED] = 1
}

export function writeBase(s: State): Json | undefined {
  if (s.bytes[BASE_SYSTEM] === NO_SYSTEM) return undefined
  const out: JsonObject = { system: systemId(s.bytes[BASE_SYSTEM] as number) }
  if (isRevealed(s)) out.revealed = true
  return out
}

// Probe cards

/** Imperial probe cards: an id, or an object when the Rebels know the card too. */
export function readProbeHand(s: State, list: Field, piles: CardPiles): void {
  for (const item of list.itemsIfGiven()) readProbe(s, item, piles)
}

/** A card of the Imperial hand; answers its system. */
function readProbe(s: State, item: Field, piles: CardPiles): number {
  const of = isObject(item.value) ? item.object(['card', 'rebel']) : undefined
  const field = of === undefined ? item : of('card')
  const system = field.id(SYSTEM_IDS, 'system')
  piles.probes.take(system, field)
  s.words[PROBE_HAND] |= 1 << system
  if (of?.('rebel').flagIfGiven() === true) s.words[PROBE_HAND_KNOWN] |= 1 << system
  return system
}

function writeProbe(s: State, system: number): Json {
  const card = systemId(system)
  const isKnown = (s.words[PROBE_HAND_KNOWN] & imperialUnder(s) & (1 << system)) !== 0
  return isKnown ? { card, rebel: true } : card
}

export function writeProbeHand(s: State): Json | undefined {
  if ((s.words[PROBE_HAND] & ~imperialUnder(s)) === 0) return undefined
  const known = idsOfMask(s.words[PROBE_HAND_KNOWN])
  return idsOfMask(s.words[PROBE_HAND] & ~imperialUnder(s)).map((card) =>
    known.includes(card) ? { card, rebel: true } : card,
  )
}

/** Probe cards under action cards in play: the system, its back, or an object when the Rebels know the Imperial card too. */
export function readUnder(s: State, under: Field, piles: CardPiles): void {
  if (!under.isGiven) return
  const of = under.object(UNDER_IDS, 'action card')
  for (const [which, id] of UNDER_IDS.entries()) {
    const field = of(id)
    if (!field.isGiven) continue
    const card = ACTION_IDS.get(id) ?? 0
    piles.actions.take(card, field, id)
    s.bytes[ACTION_ZONE + card] = ACTION_KEPT
    const back = readBack(s, field)
    if (back !== undefined) s.bytes[UNDER_CARDS + which] = back
    else if (which !== RADAR) putUnderCard(s, which, readProbe(s, field, piles))
    else {
      putUnderCard(s, which, field.id(SYSTEM_IDS, 'system'))
      piles.probes.take(probeUnder(s, which), field)
    }
  }
}

export function writeUnder(s: State): Json | undefined {
  const out: JsonObject = {}
  for (const [which, id] of UNDER_IDS.entries())
    if (probeUnder(s, which) >= 0)
      out[id] = backOf(s.bytes[UNDER_CARDS + which]) ?? writeProbe(s, probeUnder(s, which))
  return unlessEmpty(out)
}

/** Cards in the box (Coruscant's is always there), and those the Empire saw go back to the deck. */
export function readProbeBox(s: State, probes: Field, piles: CardPiles): void {
  s.words[PROBE_BOX] = 1 << CORUSCANT
  if (!probes.isGiven) return
  const of = probes.object(['box', 'returned'])
  for (const item of of('box').itemsIfGiven()) {
    const system = item.id(SYSTEM_IDS, 'system')
    if (system === CORUSCANT) continue
    piles.probes.take(system, item)
    s.words[PROBE_BOX] |= 1 << system
  }
  s.words[PROBE_RETURNED] = of('returned').mask(SYSTEM_IDS, 'system')
  const wrong = s.words[PROBE_RETURNED] & (s.words[PROBE_BOX] | baseBit(s) | (1 << CORUSCANT))
  if (wrong !== 0) of('returned').fail(`the card ${idsOfMask(wrong)[0]} was never in the deck`)
}

export function writeProbes(s: State): Json | undefined {
  const out: JsonObject = {}
  const box = s.words[PROBE_BOX] & ~(1 << CORUSCANT)
  if (box !== 0) out.box = idsOfMask(box)
  if (s.words[PROBE_RETURNED] !== 0) out.returned = idsOfMask(s.words[PROBE_RETURNED])
  return box === 0 && out.returned === undefined ? undefined : out
}

// Public evidence

const PLACE_EMPIRE = stepNamed('place-empire')

function baseBit(s: State): number {
  const system = s.bytes[BASE_SYSTEM] as number
  return system === NO_SYSTEM ? 0 : 1 << system
}

/** Where the base may be when nobody has learnt anything but what the board shows. */
function usualCandidates(s: State): number {
  if (isRevealed(s)) return baseBit(s)
  const placing = findFrame(s, PLACE_EMPIRE) >= 0
  if (placing) return ~(1 << CORUSCANT)
  const searched = groundOf(s, EMPIRE) | loyalTo(s, EMPIRE) | destroyedSystems(s)
  const boxed = s.bytes[BASE_SYSTEM] === NO_SYSTEM ? 0 : s.words[PROBE_BOX]
  return ~((1 << CORUSCANT) | boxed | searched) | baseBit(s)
}

export function readCandidates(s: State, candidates: Field, ruledOut: Field): void {
  if (candidates.isGiven && ruledOut.isGiven)
    ruledOut.fail('give either candidates or ruledOut, not both')
  s.words[PUBLIC_CANDIDATES] = candidates.isGiven
    ? checkedCandidates(candidates)
    : usualCandidates(s) & ~ruledOut.mask(SYSTEM_IDS, 'system')
}

function checkedCandidates(candidates: Field): number {
  const mask = candidates.mask(SYSTEM_IDS, 'system')
  if ((mask & (1 << CORUSCANT)) !== 0) candidates.fail('the Rebel base cannot be in coruscant')
  return mask
}

export function writeCandidates(s: State, out: JsonObject, isFull: boolean): void {
  const usual = usualCandidates(s)
  const actual = s.words[PUBLIC_CANDIDATES] as number
  if (isFull) putIn(out, 'candidates', idsOfMask(actual))
  if (isFull || actual === usual) return
  const inside = (actual & ~usual) === 0
  const gone = idsOfMask(usual & ~actual)
  const left = idsOfMask(actual)
  if (inside && gone.length < left.length) putIn(out, 'ruledOut', gone)
  else putIn(out, 'candidates', left)
}
