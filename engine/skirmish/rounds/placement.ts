import type { State } from '../../state.js'
import {
  BEGIN_TURN,
  CARRY_CHOICE,
  PLACE_HEADING,
  PLACE_NEXT,
  PLACE_SIDE,
  PLACE_SPOT,
  RESERVES_NEXT,
  SHOW_PLACES,
  TURN_END_NEXT,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { DEGREE } from '../geometry/measures.js'
import { rollDie } from '../state/dice.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  ASKED,
  FIRST,
  NOTHING,
  PART,
  PLACE,
  PLAYERS,
  PURPOSE,
  X,
  Y,
} from '../state/layout.js'
import { AT_SIDE, HEADING_TO, largeOf, moveOf, SPOT, UNKNOWN_MOVE } from '../state/moves.js'
import {
  ALL_PARTS,
  findSpot,
  firstSpot,
  hasRoomAtHome,
  nextFreeSpot,
  spot,
  spotStep,
  spotsAre,
} from '../state/outline.js'
import {
  endSlot,
  firstSlot,
  headingOf,
  IS_HANDLED,
  IS_NEW,
  NO_ROOM,
  ON_TABLE,
  ownerOf,
  RESERVE,
  radiusOf,
  setHeading,
  setPlace,
  setStatus,
  starsOf,
  TO_PLACE,
} from '../state/units.js'

/** Placing units so that they touch their home base (sections 2 and 8), and turning what was placed anywhere. */

/** What a unit is placed for. */
export const SET_UP = 0
export const FOR_RESERVES = 1
export const FOR_CARRY = 2
export const FOR_AIRBORNE = 3

/** In set-up everything is hidden until all have placed (R9). */
function hidesPlace(s: State, move: number): number {
  return s.bytes[PURPOSE] === SET_UP ? UNKNOWN_MOVE : move
}

export function beginPlacing(s: State, player: number): void {
  s.bytes[PURPOSE] = SET_UP
  s.bytes[ACTOR] = player
  goTo(s, PLACE_NEXT)
}

/** Asks where at the home base a unit is to stand. */
export function askPlace(s: State, slot: number, purpose: number): void {
  s.bytes[PURPOSE] = purpose
  s.bytes[ASKED] = slot + 1
  ask(s, PLACE_SIDE, ownerOf(slot))
}

/** The largest unit that a player has still to place; -1 when there is none. */
export function nextToPlace(s: State, player: number): number {
  let next = -1
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (s.bytes[PLACE + slot] === TO_PLACE && (next < 0 || starsOf(s, slot) > starsOf(s, next)))
      next = slot
  return next
}

/** Large units first. One that finds no room will begin in reserve. */
defineStage({
  number: PLACE_NEXT,
  id: 'place-next',
  run(s) {
    const player = s.bytes[ACTOR]
    const slot = nextToPlace(s, player)
    if (slot < 0) {
      if (player + 1 < s.bytes[PLAYERS]) s.bytes[ACTOR] = player + 1
      else goTo(s, SHOW_PLACES)
    } else if (hasRoomAtHome(s, slot, player, radiusOf(s, slot))) askPlace(s, slot, SET_UP)
    else {
      s.bytes[PLACE + slot] = NO_ROOM
      note('no-room', slot, 0, 0, 0, player)
    }
  },
})

export function asked(s: State): number {
  return s.bytes[ASKED] - 1
}

/** Sides and corners of its owner's home base where a unit finds room. */
export function listSides(s: State, slot: number, out: Int32Array): number {
  const radius = radiusOf(s, slot)
  let n = 0
  for (let part = 0; part < ALL_PARTS; part++)
    if (nextFreeSpot(s, slot, ownerOf(slot), part, firstSpot(part), radius) >= 0)
      out[n++] = moveOf(AT_SIDE, slot, part)
  return n
}

/** The same without looking at the rest. */
function hasTwoSides(s: State, slot: number): boolean {
  const radius = radiusOf(s, slot)
  let found = 0
  for (let part = 0; part < ALL_PARTS && found < 2; part++)
    if (nextFreeSpot(s, slot, ownerOf(slot), part, firstSpot(part), radius) >= 0) found++
  return found === 2
}

function hasTwoSpots(s: State, slot: number, part: number): boolean {
  const radius = radiusOf(s, slot)
  const at = nextFreeSpot(s, slot, ownerOf(slot), part, firstSpot(part), radius)
  return at >= 0 && nextFreeSpot(s, slot, ownerOf(slot), part, at + spotStep(part), radius) >= 0
}

export function listSpots(s: State, slot: number, part: number, out: Int32Array): number {
  const radius = radiusOf(s, slot)
  let n = 0
  let at = firstSpot(part)
  while ((at = nextFreeSpot(s, slot, ownerOf(slot), part, at, radius)) >= 0) {
    out[n++] = moveOf(SPOT, 0, at)
    at += spotStep(part)
  }
  return n
}

defineStage({
  number: PLACE_SIDE,
  id: 'place-side',
  kind: 'place',
  question: () => 'At which side of your home base does it stand?',
  hasChoice: (s) => hasTwoSides(s, asked(s)),
  moves: (s, out) => listSides(s, asked(s), out),
  play(s, move) {
    s.bytes[PART] = largeOf(move)
    goTo(s, PLACE_SPOT)
  },
  seen: hidesPlace,
})

defineStage({
  number: PLACE_SPOT,
  id: 'place-spot',
  kind: 'place',
  question: (s) => `At how many ${spotsAre(s.bytes[PART])}?`,
  hasChoice: (s) => hasTwoSpots(s, asked(s), s.bytes[PART]),
  moves: (s, out) => listSpots(s, asked(s), s.bytes[PART], out),
  play(s, move) {
    const slot = asked(s)
    findSpot(s, s.bytes[ACTOR], s.bytes[PART], largeOf(move), radiusOf(s, slot))
    setPlace(s, slot, spot.x, spot.y)
    s.bytes[PART] = 0
    goTo(s, PLACE_HEADING)
  },
  seen: hidesPlace,
})

const ALL_HEADINGS = Int32Array.from({ length: 360 }, (_, degrees) =>
  moveOf(HEADING_TO, 0, degrees),
)

defineStage({
  number: PLACE_HEADING,
  id: 'place-heading',
  kind: 'place',
  question: () => 'Where does it head? 90 is up, 0 to the right.',
  hasChoice: () => true,
  moves(_s, out) {
    out.set(ALL_HEADINGS)
    return ALL_HEADINGS.length
  },
  play(s, move) {
    const slot = asked(s)
    setHeading(s, slot, largeOf(move) * DEGREE)
    s.bytes[PLACE + slot] = ON_TABLE
    s.bytes[ASKED] = NOTHING
    const purpose = s.bytes[PURPOSE]
    s.bytes[PURPOSE] = SET_UP
    noteStanding(s, slot, purpose)
    if (purpose === SET_UP) return goTo(s, PLACE_NEXT)
    // Arrivals of the Move step do not move any more (R37)
    setStatus(s, slot, IS_NEW | IS_HANDLED)
    goTo(s, WAY_BACK[purpose])
  },
  seen: hidesPlace,
})

const WAY_BACK = [PLACE_NEXT, RESERVES_NEXT, CARRY_CHOICE, TURN_END_NEXT]

function noteStanding(s: State, slot: number, purpose: number): void {
  const { words } = s
  const isSetUp = purpose === SET_UP
  note(
    isSetUp ? 'placed' : 'arrived',
    slot,
    words[X + slot],
    words[Y + slot],
    headingOf(s, slot),
    isSetUp ? ownerOf(slot) : -1,
  )
}

/** Then it is rolled who begins: the highest, ties roll again (R10). */
defineStage({
  number: SHOW_PLACES,
  id: 'show-places',
  run(s) {
    for (let player = 0; player < s.bytes[PLAYERS]; player++) {
      note('places-shown', player)
      const end = endSlot(s, player)
      for (let slot = firstSlot(player); slot < end; slot++)
        if (s.bytes[PLACE + slot] === NO_ROOM) s.bytes[PLACE + slot] = RESERVE
    }
    s.bytes[FIRST] = rollInitiative(s)
    note('first-player', s.bytes[FIRST])
    goTo(s, BEGIN_TURN)
  },
})

/** All of 64 rounds tied is no game; then the last one that leads begins. */
const MOST_ROUNDS = 64

function rollInitiative(s: State): number {
  let leaders = (1 << s.bytes[PLAYERS]) - 1
  for (let round = 0; round < MOST_ROUNDS && (leaders & (leaders - 1)) !== 0; round++) {
    let best = 0
    const rolling = leaders
    for (let player = 0; player < s.bytes[PLAYERS]; player++) {
      if (((rolling >> player) & 1) === 0) continue
      const die = rollDie(s)
      note('initiative', player, die)
      if (die > best) {
        best = die
        leaders = 0
      }
      if (die === best) leaders |= 1 << player
    }
  }
  return 31 - Math.clz32(leaders)
}
