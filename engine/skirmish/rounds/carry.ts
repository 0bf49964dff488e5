import type { State } from '../../state.js'
import { CARRY_CHOICE, CARRY_SPOT, PLACE_HEADING } from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { CARRIER as CARRIER_ICON, TRANSPORT, TROOPER } from '../facts/icons.js'
import { BACK, CONVERTED_BACK, DOMAIN, GROUND, ICON_MASK, RADIUS, STARS } from '../facts/units.js'
import { alongX, alongY } from '../geometry/directions.js'
import { DEGREE } from '../geometry/measures.js'
import {
  ACTOR,
  ALLOWED,
  ASKED,
  BATTLE,
  BROUGHT,
  CARRIER,
  DICE,
  NOTHING,
  PURPOSE,
  ROLL,
  STATUS,
  X,
  Y,
} from '../state/layout.js'
import { BRING, largeOf, moveOf, NO_MORE, SPOT, smallOf, verbOf } from '../state/moves.js'
import { isFree } from '../state/room.js'
import { SPACE_BATTLE } from '../state/rules.js'
import {
  endSlot,
  firstSlot,
  IS_BACK,
  isInReserve,
  kindAt,
  ownerOf,
  radiusOf,
  setPlace,
  starsOf,
  useIcon,
} from '../state/units.js'
import { finishAction } from './acted.js'
import { byDegrees } from './bearings.js'
import { FOR_CARRY } from './placement.js'
import { defineRoll, GROUND_CARRY_ROLL, roll, SPACE_CARRY_ROLL } from './rolls.js'

/** Transport and Carrier: a unit gives up its move to bring others out of the reserve (section 8, R56). */

/** In `brought`: a Trooper is among those brought in; the other bits are their stars. */
const WITH_TROOPER = 128

export function beginCarry(s: State, slot: number, domain: number): void {
  useIcon(s, slot, domain === GROUND ? TRANSPORT : CARRIER_ICON)
  s.bytes[CARRIER] = slot + 1
  roll(s, slot, domain === GROUND ? GROUND_CARRY_ROLL : SPACE_CARRY_ROLL)
}

for (const kind of [GROUND_CARRY_ROLL, SPACE_CARRY_ROLL])
  defineRoll(kind, {
    use(s) {
      const slot = s.bytes[CARRIER] - 1
      s.bytes[ALLOWED] = starsCarried(s.bytes[DICE], starsOf(s, slot))
      s.bytes[BROUGHT] = 0
      s.bytes[ASKED] = NOTHING
      s.bytes[DICE] = 0
      if (s.bytes[ALLOWED] === 0) return finishCarry(s)
      ask(s, CARRY_CHOICE, ownerOf(slot))
    },
  })

/** 1-2: one star; 3-4: two, but one if the unit has 1 or 2 stars; 5-6: nothing, Troopers included. */
function starsCarried(die: number, stars: number): number {
  if (die > 4) return 0
  return die > 2 && stars > 2 ? 2 : 1
}

defineStage({
  number: CARRY_CHOICE,
  id: 'carry',
  kind: 'carry',
  question: () => 'Which unit comes out of the reserve?',
  moves(s, out) {
    const carrier = s.bytes[CARRIER] - 1
    const domain = s.bytes[ROLL] === GROUND_CARRY_ROLL ? GROUND : 1 - GROUND
    let n = 0
    out[n++] = moveOf(NO_MORE)
    const end = endSlot(s, s.bytes[ACTOR])
    for (let slot = firstSlot(s.bytes[ACTOR]); slot < end; slot++)
      for (let face = 0; face <= IS_BACK; face++) {
        if (!mayBring(s, slot, face) || DOMAIN[kindAt(s, slot) * 2 + face] !== domain) continue
        const radius = RADIUS[kindAt(s, slot) * 2 + face]
        if (nextBearing(s, slot, carrier, 0, radius) >= 0) out[n++] = moveOf(BRING, slot, face)
      }
    return n
  },
  play(s, move) {
    if (verbOf(move) === NO_MORE) return finishCarry(s)
    bring(s, smallOf(move), largeOf(move))
    s.bytes[ASKED] = smallOf(move) + 1
    goTo(s, CARRY_SPOT)
  },
})

/** Within the stars that are allowed; one more if a Trooper is among them. Only units that convert choose their side. */
export function mayBring(s: State, slot: number, face: number): boolean {
  if (!isInReserve(s, slot)) return false
  const kind = kindAt(s, slot)
  if (face === IS_BACK && (BACK[kind] !== CONVERTED_BACK || s.bytes[BATTLE] === SPACE_BATTLE))
    return false
  const sheet = kind * 2 + face
  if (BACK[kind] === CONVERTED_BACK && s.bytes[BATTLE] === SPACE_BATTLE && DOMAIN[sheet] === GROUND)
    return false
  const brought = s.bytes[BROUGHT]
  const trooper = (ICON_MASK[sheet] & TROOPER) !== 0 || (brought & WITH_TROOPER) !== 0
  return (brought & ~WITH_TROOPER) + STARS[sheet] <= s.bytes[ALLOWED] + (trooper ? 1 : 0)
}

/** Stars of the units that have come in with this roll. */
export function starsBrought(s: State): number {
  return s.bytes[BROUGHT] & ~WITH_TROOPER
}

/** Counts it among those brought in, on the side on which it enters. */
export function bring(s: State, slot: number, face: number): void {
  s.bytes[STATUS + slot] = face
  s.bytes[BROUGHT] += starsOf(s, slot)
  if ((ICON_MASK[kindAt(s, slot) * 2 + face] & TROOPER) !== 0) s.bytes[BROUGHT] |= WITH_TROOPER
}

defineStage({
  number: CARRY_SPOT,
  id: 'carry-spot',
  kind: 'place',
  question: () => 'On which side of the unit that carries it? 90 is up, 0 to the right.',
  ...byDegrees(SPOT, (s, from) => {
    const slot = s.bytes[ASKED] - 1
    return nextBearing(s, slot, s.bytes[CARRIER] - 1, from, radiusOf(s, slot))
  }),
  play(s, move) {
    const slot = s.bytes[ASKED] - 1
    const carrier = s.bytes[CARRIER] - 1
    const reach = radiusOf(s, carrier) + radiusOf(s, slot)
    const heading = largeOf(move) * DEGREE
    setPlace(
      s,
      slot,
      alongX(s.words[X + carrier], heading, reach),
      alongY(s.words[Y + carrier], heading, reach),
    )
    s.bytes[PURPOSE] = FOR_CARRY
    goTo(s, PLACE_HEADING)
  },
})

/** The first whole degree from `from` on in which a base of this radius may touch the carrier; -1 without one. */
function nextBearing(
  s: State,
  slot: number,
  carrier: number,
  from: number,
  radius: number,
): number {
  const reach = radiusOf(s, carrier) + radius
  for (let degrees = from; degrees < 360; degrees++) {
    const heading = degrees * DEGREE
    const x = alongX(s.words[X + carrier], heading, reach)
    const y = alongY(s.words[Y + carrier], heading, reach)
    if (isFree(s, slot, x, y, radius)) return degrees
  }
  return -1
}

/** Carrying is no move of its own; those who came in have been handled (R37, R50). */
function finishCarry(s: State): void {
  const slot = s.bytes[CARRIER] - 1
  s.bytes[CARRIER] = NOTHING
  s.bytes[ALLOWED] = 0
  s.bytes[BROUGHT] = 0
  s.bytes[ROLL] = 0
  finishAction(s, slot)
}
