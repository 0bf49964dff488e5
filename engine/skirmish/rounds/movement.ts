import type { State } from '../../state.js'
import { ADVANCE_CHOICE, TURN_CHOICE } from '../course/stage-numbers.js'
import { defineStage, goTo } from '../course/stages.js'
import { DOGFIGHT } from '../facts/icons.js'
import { LONGS, SHORTS } from '../facts/units.js'
import { alongX, alongY, turned } from '../geometry/directions.js'
import { DEGREE, MM } from '../geometry/measures.js'
import { note } from '../state/journal.js'
import { ASKED, LONGS_LEFT, SHORTS_LEFT, X, Y } from '../state/layout.js'
import { ADVANCE, largeOf, MOST_TURN, moveOf, STOP, TURN_BY, verbOf } from '../state/moves.js'
import { shortOf } from '../state/rules.js'
import { longestLeft, segmentsLeft } from '../state/segments.js'
import {
  HAS_MOVED,
  hasIcon,
  headingOf,
  setHeading,
  setPlace,
  setStatus,
  sheetOf,
  useIcon,
} from '../state/units.js'
import { finishAction } from './acted.js'
import { fliesOver, hasFreeEnd, isFreeEnd, lookAhead, standsFree } from './flyover.js'
import { roomAhead } from './way.js'

/**
 * A move, segment by segment (section 5, R16): a turn in whole degrees, then an advance in whole millimetres, or exactly to
 * the end of the segment or to contact. A unit with S and L uses S for an advance that S is enough for: nothing is lost by it.
 */

const QUARTER = 90

/** All turns, ascending; of Dogfight, and of others. */
const FREE_TURNS = turns(1 - MOST_TURN, MOST_TURN)
const USUAL_TURNS = turns(-QUARTER, QUARTER)

function turns(from: number, to: number): Int32Array {
  return Int32Array.from({ length: to - from + 1 }, (_, i) =>
    moveOf(TURN_BY, 0, from + i + MOST_TURN),
  )
}

function isFirstSegment(s: State, slot: number): boolean {
  const sheet = sheetOf(s, slot)
  return segmentsLeft(s) === SHORTS[sheet] + LONGS[sheet]
}

defineStage({
  number: TURN_CHOICE,
  id: 'turn',
  kind: 'turn',
  question: () => 'How far does it turn before the next segment?',
  hasChoice: (s) => !mustLeave(s, s.bytes[ASKED] - 1),
  moves(s, out) {
    const slot = s.bytes[ASKED] - 1
    const all = hasIcon(s, slot, DOGFIGHT) ? FREE_TURNS : USUAL_TURNS
    let n = 0
    if (mustLeave(s, slot)) {
      lookAhead(s, slot)
      for (let i = 0; i < all.length; i++)
        if (hasFreeEnd(s, slot, turned(headingOf(s, slot), tenthsOf(all[i])))) out[n++] = all[i]
    } else {
      out.set(all)
      n = all.length
    }
    const mayStop = segmentsLeft(s) > 0 && !isFirstSegment(s, slot)
    if (mayStop && (!fliesOver(s, slot) || standsFree(s, slot))) out[n++] = moveOf(STOP)
    return n
  },
  play(s, move) {
    const slot = s.bytes[ASKED] - 1
    if (verbOf(move) === STOP) return finishMove(s, slot)
    const tenths = tenthsOf(move)
    const isLast = segmentsLeft(s) === 0
    if (tenths !== 0) {
      setHeading(s, slot, turned(headingOf(s, slot), tenths))
      setStatus(s, slot, HAS_MOVED)
      if (isLast || Math.abs(tenths) > QUARTER * DEGREE) useIcon(s, slot, DOGFIGHT)
      note('turned', slot, tenths)
    }
    if (isLast) finishMove(s, slot)
    else goTo(s, ADVANCE_CHOICE)
  },
})

/** It flies over something, and must turn so that it comes to a free place, or can with the next segment. */
function mustLeave(s: State, slot: number): boolean {
  return segmentsLeft(s) > 0 && fliesOver(s, slot) && !standsFree(s, slot)
}

function tenthsOf(move: number): number {
  return (largeOf(move) - MOST_TURN) * DEGREE
}

defineStage({
  number: ADVANCE_CHOICE,
  id: 'advance',
  kind: 'advance',
  question: () => 'How far does it advance?',
  hasChoice: (s) => !fliesOver(s, s.bytes[ASKED] - 1) && hasRoom(s, s.bytes[ASKED] - 1),
  moves(s, out) {
    const slot = s.bytes[ASKED] - 1
    const room = roomAhead(s, slot, longestLeft(s))
    const short = s.bytes[SHORTS_LEFT] > 0 ? shortOf(s) : room
    const isOver = fliesOver(s, slot)
    if (isOver) lookAhead(s, slot)
    let n = 0
    for (let length = 0; length <= room; ) {
      if (!isOver || isFreeEnd(s, slot, length)) out[n++] = moveOf(ADVANCE, 0, length)
      const next = length - (length % MM) + MM
      // Exactly the segment S, and exactly the longest way, stand between whole millimetres
      if (length < short && short < next) length = short
      else if (length < room && room < next) length = room
      else length = next
    }
    return n
  },
  play(s, move) {
    const slot = s.bytes[ASKED] - 1
    const length = largeOf(move)
    const isContact = length < longestLeft(s) && length === roomAhead(s, slot, longestLeft(s))
    useSegment(s, length)
    if (length > 0) {
      const heading = headingOf(s, slot)
      setPlace(
        s,
        slot,
        alongX(s.words[X + slot], heading, length),
        alongY(s.words[Y + slot], heading, length),
      )
      setStatus(s, slot, HAS_MOVED)
      note('advanced', slot, length, isContact ? 1 : 0)
    }
    if (segmentsLeft(s) > 0 || hasIcon(s, slot, DOGFIGHT)) goTo(s, TURN_CHOICE)
    else finishMove(s, slot)
  },
})

/** It can advance by a unit of length at least, so it may also stay. */
function hasRoom(s: State, slot: number): boolean {
  return roomAhead(s, slot, 1) > 0
}

function useSegment(s: State, length: number): void {
  const isShort = s.bytes[SHORTS_LEFT] > 0 && length <= shortOf(s)
  s.bytes[isShort ? SHORTS_LEFT : LONGS_LEFT]--
}

function finishMove(s: State, slot: number): void {
  s.bytes[SHORTS_LEFT] = 0
  s.bytes[LONGS_LEFT] = 0
  note('moved', slot, s.words[X + slot], s.words[Y + slot], headingOf(s, slot))
  finishAction(s, slot)
}
