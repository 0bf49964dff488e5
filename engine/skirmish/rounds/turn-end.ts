import type { State } from '../../state.js'
import {
  AIRBORNE_BEARING,
  AIRBORNE_FRIEND,
  AIRBORNE_GAP,
  CHECK_END,
  PLACE_HEADING,
  TURN_END,
  TURN_END_NEXT,
} from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { AIRBORNE, DROID, iconNumber, VETERAN } from '../facts/icons.js'
import { BACK, DOMAIN, RADIUS, SHIELDS, VETERAN_BACK } from '../facts/units.js'
import { alongX, alongY } from '../geometry/directions.js'
import { DEGREE, MM } from '../geometry/measures.js'
import { combatBonus, SHIELDS_BONUS } from '../state/combat-card.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  ASKED,
  CARRIER,
  DICE,
  DONE,
  HARM,
  HITS,
  NOTHING,
  PLAYERS,
  PURPOSE,
  ROLL,
  STATUS,
  X,
  Y,
} from '../state/layout.js'
import {
  BEARING_TO,
  GAP,
  largeOf,
  moveOf,
  NEAR,
  NO_MORE,
  ROLL_FOR,
  smallOf,
  verbOf,
} from '../state/moves.js'
import { isFree, isFreeAround, lookAround } from '../state/room.js'
import { longOf } from '../state/rules.js'
import {
  domainOf,
  endSlot,
  firstSlot,
  hasStatus,
  headingOf,
  IS_BACK,
  IS_NEW,
  isInReserve,
  isOnTable,
  isReady,
  kindAt,
  ownerOf,
  radiusOf,
  setHeading,
  setPlace,
  setStatus,
  sheetOf,
  useIcon,
} from '../state/units.js'
import { byDegrees } from './bearings.js'
import { FOR_AIRBORNE } from './placement.js'
import { fromFirst, isDone, isOut, setDone } from './players.js'
import { hasFaceOf } from './queue.js'
import { AIRBORNE_ROLL, DROID_ROLL, defineRoll, roll, VETERAN_ROLL } from './rolls.js'

/** Turn End (section 7): Droid, Veteran and Airborne, from the first player clockwise, each in his own order. */

defineStage({
  number: TURN_END_NEXT,
  id: 'turn-end-next',
  run(s) {
    for (let n = 0; n < s.bytes[PLAYERS]; n++) {
      const player = fromFirst(s, n)
      if (isOut(s, player) || isDone(s, player)) continue
      if (nextAbility(s, player)) return ask(s, TURN_END, player)
      setDone(s, player)
    }
    s.bytes[DONE] = 0
    goTo(s, CHECK_END)
  },
})

const DROID_NUMBER = iconNumber('droid')
const VETERAN_NUMBER = iconNumber('veteran')
const AIRBORNE_NUMBER = iconNumber('airborne')

const DROID_REPAIRS = 4
const AIRBORNE_LANDS = 5

function canRepair(s: State, slot: number): boolean {
  return isOnTable(s, slot) && s.bytes[HARM + slot] > 0 && isReady(s, slot, DROID)
}

/** Not with damage that would be fatal on the other side, nor where a larger base has no room (R32). */
function canBePromoted(s: State, slot: number): boolean {
  if (!isOnTable(s, slot) || hasStatus(s, slot, IS_BACK) || s.bytes[HITS + slot] === 0) return false
  if (BACK[kindAt(s, slot)] !== VETERAN_BACK || !isReady(s, slot, VETERAN)) return false
  const to = sheetOf(s, slot) + 1
  const fatal = SHIELDS[to] + 1 + combatBonus(s, ownerOf(slot), SHIELDS_BONUS)
  if (s.bytes[HARM + slot] >= fatal) return false
  const grows = RADIUS[to] > radiusOf(s, slot)
  return !grows || isFree(s, slot, s.words[X + slot], s.words[Y + slot], RADIUS[to])
}

function canLand(s: State, slot: number): boolean {
  if (!isInReserve(s, slot) || !isReady(s, slot, AIRBORNE)) return false
  const end = endSlot(s, ownerOf(slot))
  for (let friend = firstSlot(ownerOf(slot)); friend < end; friend++)
    if (isAnchor(s, slot, friend)) return true
  return false
}

/** On the table, no arrival of this step, of the type that the unit has or can enter as. */
function isAnchor(s: State, slot: number, friend: number): boolean {
  return (
    isOnTable(s, friend) && !hasStatus(s, friend, IS_NEW) && hasFaceOf(s, slot, domainOf(s, friend))
  )
}

function nextAbility(s: State, player: number): boolean {
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (canRepair(s, slot) || canBePromoted(s, slot) || canLand(s, slot)) return true
  return false
}

defineStage({
  number: TURN_END,
  id: 'turn-end',
  kind: 'turn-end',
  question: () => 'For which unit do you roll next?',
  hasChoice: () => true,
  moves(s, out) {
    let n = 0
    out[n++] = moveOf(NO_MORE)
    const end = endSlot(s, s.bytes[ACTOR])
    for (let slot = firstSlot(s.bytes[ACTOR]); slot < end; slot++) {
      if (canLand(s, slot)) out[n++] = moveOf(ROLL_FOR, slot, AIRBORNE_NUMBER)
      if (canRepair(s, slot)) out[n++] = moveOf(ROLL_FOR, slot, DROID_NUMBER)
      if (canBePromoted(s, slot)) out[n++] = moveOf(ROLL_FOR, slot, VETERAN_NUMBER)
    }
    return n
  },
  play(s, move) {
    if (verbOf(move) === NO_MORE) {
      setDone(s, s.bytes[ACTOR])
      return goTo(s, TURN_END_NEXT)
    }
    const slot = smallOf(move)
    const icon = largeOf(move)
    useIcon(s, slot, 1 << icon)
    roll(
      s,
      slot,
      icon === DROID_NUMBER ? DROID_ROLL : icon === VETERAN_NUMBER ? VETERAN_ROLL : AIRBORNE_ROLL,
    )
  },
})

/** Takes the die off the table. */
function takeDie(s: State): number {
  const die = s.bytes[DICE]
  s.bytes[DICE] = 0
  s.bytes[ROLL] = 0
  return die
}

defineRoll(DROID_ROLL, {
  use(s) {
    const slot = s.bytes[ASKED] - 1
    s.bytes[ASKED] = NOTHING
    if (takeDie(s) >= DROID_REPAIRS) {
      s.bytes[HARM + slot]--
      note('repaired', slot)
    }
    goTo(s, TURN_END_NEXT)
  },
})

defineRoll(VETERAN_ROLL, {
  use(s) {
    const slot = s.bytes[ASKED] - 1
    s.bytes[ASKED] = NOTHING
    if (takeDie(s) <= s.bytes[HITS + slot]) {
      setStatus(s, slot, IS_BACK)
      note('promoted', slot)
    }
    goTo(s, TURN_END_NEXT)
  },
})

defineRoll(AIRBORNE_ROLL, {
  use(s) {
    const slot = s.bytes[ASKED] - 1
    if (takeDie(s) >= AIRBORNE_LANDS) return ask(s, AIRBORNE_FRIEND, ownerOf(slot))
    s.bytes[ASKED] = NOTHING
    goTo(s, TURN_END_NEXT)
  },
})

/** The face on which a unit lands beside a friend. */
function faceBeside(s: State, slot: number, friend: number): number {
  return DOMAIN[kindAt(s, slot) * 2] === domainOf(s, friend) ? 0 : IS_BACK
}

defineStage({
  number: AIRBORNE_FRIEND,
  id: 'airborne-friend',
  kind: 'airborne',
  question: () => 'Beside which friend does it land?',
  moves(s, out) {
    const slot = s.bytes[ASKED] - 1
    let n = 0
    out[n++] = moveOf(NO_MORE)
    const end = endSlot(s, s.bytes[ACTOR])
    for (let friend = firstSlot(s.bytes[ACTOR]); friend < end; friend++)
      if (isAnchor(s, slot, friend)) {
        const radius = RADIUS[kindAt(s, slot) * 2 + faceBeside(s, slot, friend)]
        if (nextBearing(s, slot, friend, 0, radius) >= 0) out[n++] = moveOf(NEAR, friend)
      }
    return n
  },
  play(s, move) {
    const slot = s.bytes[ASKED] - 1
    if (verbOf(move) === NO_MORE) {
      s.bytes[ASKED] = NOTHING
      return goTo(s, TURN_END_NEXT)
    }
    s.bytes[CARRIER] = smallOf(move) + 1
    s.bytes[STATUS + slot] = faceBeside(s, slot, smallOf(move))
    goTo(s, AIRBORNE_BEARING)
  },
})

defineStage({
  number: AIRBORNE_BEARING,
  id: 'airborne-bearing',
  kind: 'airborne',
  question: () => 'In which direction from its friend? 90 is up, 0 to the right.',
  ...byDegrees(BEARING_TO, (s, from) => {
    const slot = s.bytes[ASKED] - 1
    return nextBearing(s, slot, s.bytes[CARRIER] - 1, from, radiusOf(s, slot))
  }),
  play(s, move) {
    setHeading(s, s.bytes[ASKED] - 1, largeOf(move) * DEGREE)
    goTo(s, AIRBORNE_GAP)
  },
})

defineStage({
  number: AIRBORNE_GAP,
  id: 'airborne-gap',
  kind: 'airborne',
  question: () => 'How far from its friend, edge to edge?',
  moves(s, out) {
    const slot = s.bytes[ASKED] - 1
    const friend = s.bytes[CARRIER] - 1
    let n = 0
    let gap = -1
    while ((gap = nextGap(s, slot, friend, gap)) >= 0) out[n++] = moveOf(GAP, 0, gap)
    return n
  },
  play(s, move) {
    const slot = s.bytes[ASKED] - 1
    const friend = s.bytes[CARRIER] - 1
    const heading = headingOf(s, slot)
    const away = radiusOf(s, friend) + radiusOf(s, slot) + largeOf(move)
    setPlace(
      s,
      slot,
      alongX(s.words[X + friend], heading, away),
      alongY(s.words[Y + friend], heading, away),
    )
    setHeading(s, slot, 0)
    s.bytes[CARRIER] = NOTHING
    s.bytes[PURPOSE] = FOR_AIRBORNE
    goTo(s, PLACE_HEADING)
  },
})

/** The first whole degree from `from` on in which there is room within L of the friend; -1 without one. */
function nextBearing(s: State, slot: number, friend: number, from: number, radius: number): number {
  lookBeside(s, slot, friend, radius)
  for (let degrees = from; degrees < 360; degrees++)
    if (gapFrom(s, friend, degrees * DEGREE, radius, 0) >= 0) return degrees
  return -1
}

/** The next free gap after `after`, or the first one (R33); -1 without one. */
function nextGap(s: State, slot: number, friend: number, after: number): number {
  const radius = radiusOf(s, slot)
  lookBeside(s, slot, friend, radius)
  const first = after < 0 ? 0 : larger(after, longOf(s))
  return gapFrom(s, friend, headingOf(s, slot), radius, first)
}

function lookBeside(s: State, slot: number, friend: number, radius: number): void {
  const way = radiusOf(s, friend) + radius + longOf(s)
  lookAround(s, slot, s.words[X + friend], s.words[Y + friend], radius, way)
}

/** The first gap from `from` on at which a base beside a friend stands free: whole millimetres, and exactly L; -1 without one. */
function gapFrom(s: State, friend: number, heading: number, radius: number, from: number): number {
  const long = longOf(s)
  const touch = radiusOf(s, friend) + radius
  for (let gap = from; gap <= long; gap = larger(gap, long)) {
    const x = alongX(s.words[X + friend], heading, touch + gap)
    const y = alongY(s.words[Y + friend], heading, touch + gap)
    if (isFreeAround(s, x, y)) return gap
  }
  return -1
}

function larger(gap: number, long: number): number {
  const next = gap - (gap % MM) + MM
  return gap < long && next > long ? long : next
}
