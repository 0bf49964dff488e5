import type { State } from '../../state.js'
import { ACT, QUEUE, RELEASED, TURN_CHOICE } from '../course/stage-numbers.js'
import { ask, defineStage, goTo } from '../course/stages.js'
import { BATTLEDROID, CARRIER, CLOAKED, CONVERT, TRANSPORT } from '../facts/icons.js'
import { SLOTS } from '../facts/tables.js'
import {
  BACK,
  CONVERTED_BACK,
  DOMAIN,
  GROUND,
  LONGS,
  RADIUS,
  SHIELDS,
  SHORTS,
  SPACE,
} from '../facts/units.js'
import { combatBonus, SHIELDS_BONUS } from '../state/combat-card.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  ASKED,
  BATTLE,
  HARM,
  LONGS_LEFT,
  NOTHING,
  PLACE,
  PLAYERS,
  RELEASE,
  SHORTS_LEFT,
  STATUS,
  X,
  Y,
} from '../state/layout.js'
import {
  CARRY_GROUND,
  CARRY_SPACE,
  CLOAK,
  CONVERT_SIDE,
  MOVE,
  moveOf,
  NO_MORE,
  PASS,
  RELEASE_WITH,
  STAND,
  smallOf,
  verbOf,
} from '../state/moves.js'
import { isFree } from '../state/room.js'
import { SPACE_BATTLE } from '../state/rules.js'
import {
  endSlot,
  firstSlot,
  HAS_CONVERTED,
  HAS_PASSED,
  hasStatus,
  IS_BACK,
  IS_CLOAKED,
  IS_HANDLED,
  iconsOf,
  isInReserve,
  isReady,
  kindAt,
  ON_TABLE,
  ownerOf,
  setStatus,
  sheetOf,
  starsOf,
  useIcon,
} from '../state/units.js'
import { DUE_HAS_ACTED, DUE_OFFSET, finishAction, nextPlayer, setHandled } from './acted.js'
import { beginCarry } from './carry.js'
import { openCommand } from './command.js'
import { isOut } from './players.js'
import { FIRE_STEP } from './steps.js'

/** Who acts with which unit in the Move step, and what it may do (section 4). */

defineStage({
  number: QUEUE,
  id: 'queue',
  run(s) {
    for (let n = 0; n < s.bytes[PLAYERS]; n++) {
      const player = (s.bytes[ACTOR] + n) % s.bytes[PLAYERS]
      if (isOut(s, player)) continue
      if (dueStars(s, player) > 0) return ask(s, ACT, player)
      if (hasPassedUnits(s, player)) {
        // His last action of the step (R12)
        s.bytes[RELEASE] = DUE_HAS_ACTED
        note('released', player)
        return ask(s, RELEASED, player)
      }
    }
    openCommand(s, FIRE_STEP)
  },
})

const WAITING = IS_HANDLED | HAS_PASSED

function isWaiting(s: State, slot: number): boolean {
  return s.bytes[PLACE + slot] === ON_TABLE && (s.bytes[STATUS + slot] & WAITING) === 0
}

/** Stars of a player's largest unit that is neither handled nor passed; 0 without one. */
function dueStars(s: State, player: number): number {
  let most = 0
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (isWaiting(s, slot)) most = Math.max(most, starsOf(s, slot))
  return most
}

function isPassed(s: State, slot: number): boolean {
  return s.bytes[PLACE + slot] === ON_TABLE && (s.bytes[STATUS + slot] & WAITING) === HAS_PASSED
}

function hasPassedUnits(s: State, player: number): boolean {
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++) if (isPassed(s, slot)) return true
  return false
}

/** Some unit that is due may move, or stand. */
function canMoveDue(s: State, player: number): boolean {
  const due = dueStars(s, player)
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (isWaiting(s, slot) && starsOf(s, slot) === due && hasSegments(s, slot)) return true
  return false
}

/** What a unit may do, as bits 1 << verb - MOVE. */
const actions = new Uint8Array(SLOTS)

function bit(verb: number): number {
  return 1 << (verb - MOVE)
}

function actionsOf(s: State, slot: number): number {
  const icons = iconsOf(s, slot)
  let found = bit(STAND)
  if (hasSegments(s, slot)) found |= bit(MOVE)
  if ((icons & CLOAKED) !== 0) found |= bit(CLOAK)
  if ((icons & CONVERT) !== 0 && mayConvert(s, slot)) found |= bit(CONVERT_SIDE)
  if (isReady(s, slot, TRANSPORT) && hasCargo(s, ownerOf(slot), GROUND)) found |= bit(CARRY_GROUND)
  if (isReady(s, slot, CARRIER) && hasCargo(s, ownerOf(slot), SPACE)) found |= bit(CARRY_SPACE)
  return found
}

function hasSegments(s: State, slot: number): boolean {
  const sheet = sheetOf(s, slot)
  return SHORTS[sheet] + LONGS[sheet] > 0
}

/** Not with damage that would be fatal, nor where the other disc has no room (R42). */
function mayConvert(s: State, slot: number): boolean {
  if (s.bytes[BATTLE] === SPACE_BATTLE || BACK[kindAt(s, slot)] !== CONVERTED_BACK) return false
  const to = sheetOf(s, slot) ^ IS_BACK
  const fatal = SHIELDS[to] + 1 + combatBonus(s, ownerOf(slot), SHIELDS_BONUS)
  if (s.bytes[HARM + slot] >= fatal) return false
  const grows = RADIUS[to] > RADIUS[sheetOf(s, slot)]
  return !grows || isFree(s, slot, s.words[X + slot], s.words[Y + slot], RADIUS[to])
}

/** Something of this domain waits in the reserve; a unit that converts is of either. */
function hasCargo(s: State, player: number, domain: number): boolean {
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (isInReserve(s, slot) && hasFaceOf(s, slot, domain)) return true
  return false
}

export function hasFaceOf(s: State, slot: number, domain: number): boolean {
  const kind = kindAt(s, slot)
  if (DOMAIN[kind * 2] === domain) return true
  return (
    BACK[kind] === CONVERTED_BACK &&
    DOMAIN[kind * 2 + 1] === domain &&
    s.bytes[BATTLE] !== SPACE_BATTLE
  )
}

/** Fills `out` with the actions of units from `from` to `to`, in the order of moves. */
function listActions(from: number, to: number, out: Int32Array, n: number): number {
  for (let verb = MOVE; verb <= RELEASE_WITH; verb++)
    for (let slot = from; slot < to; slot++)
      if ((actions[slot] & bit(verb)) !== 0) out[n++] = moveOf(verb, slot)
  return n
}

defineStage({
  number: ACT,
  id: 'act',
  kind: 'act',
  question: () => 'Which of your largest units acts, and how?',
  hasChoice: (s) => canMoveDue(s, s.bytes[ACTOR]),
  moves(s, out) {
    const player = s.bytes[ACTOR]
    const first = firstSlot(player)
    const end = endSlot(s, player)
    const due = dueStars(s, player)
    const canRelease = hasPassedUnits(s, player)
    for (let slot = first; slot < end; slot++) {
      const isDue = isWaiting(s, slot) && starsOf(s, slot) === due
      actions[slot] = isDue ? actionsOf(s, slot) : 0
      if (!isDue || (iconsOf(s, slot) & BATTLEDROID) === 0) continue
      actions[slot] |= bit(PASS) | (canRelease ? bit(RELEASE_WITH) : 0)
    }
    return listActions(first, end, out, 0)
  },
  play(s, move) {
    const slot = smallOf(move)
    switch (verbOf(move)) {
      case PASS:
        useIcon(s, slot, BATTLEDROID)
        setStatus(s, slot, HAS_PASSED)
        note('passed', slot)
        return nextPlayer(s)
      case RELEASE_WITH:
        useIcon(s, slot, BATTLEDROID)
        s.bytes[RELEASE] = slot + DUE_OFFSET
        note('released', s.bytes[ACTOR])
        return goTo(s, RELEASED)
      default:
        act(s, slot, verbOf(move))
    }
  },
})

/** Passed Battledroids move one after the other with the one that is due; those left then stand still (R12). */
defineStage({
  number: RELEASED,
  id: 'released',
  kind: 'act',
  question: () => 'Which of the released units moves next?',
  moves(s, out) {
    const player = s.bytes[ACTOR]
    const first = firstSlot(player)
    const end = endSlot(s, player)
    const due = s.bytes[RELEASE] - DUE_OFFSET
    for (let slot = first; slot < end; slot++) {
      const moves = isPassed(s, slot) && hasSegments(s, slot)
      actions[slot] = moves ? bit(MOVE) : slot === due ? actionsOf(s, slot) : 0
    }
    let n = 0
    if (s.bytes[RELEASE] === DUE_HAS_ACTED) out[n++] = moveOf(NO_MORE)
    return listActions(first, end, out, n)
  },
  play(s, move) {
    if (verbOf(move) !== NO_MORE) return act(s, smallOf(move), verbOf(move))
    const player = s.bytes[ACTOR]
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++) {
      if (!isPassed(s, slot)) continue
      setHandled(s, slot)
      note('stood', slot)
    }
    s.bytes[RELEASE] = NOTHING
    nextPlayer(s)
  },
})

function act(s: State, slot: number, verb: number): void {
  switch (verb) {
    case MOVE:
      s.bytes[ASKED] = slot + 1
      s.bytes[SHORTS_LEFT] = SHORTS[sheetOf(s, slot)]
      s.bytes[LONGS_LEFT] = LONGS[sheetOf(s, slot)]
      return goTo(s, TURN_CHOICE)
    case CLOAK:
      s.bytes[STATUS + slot] ^= IS_CLOAKED
      note(hasStatus(s, slot, IS_CLOAKED) ? 'cloaked' : 'uncloaked', slot)
      return finishAction(s, slot)
    case CONVERT_SIDE:
      s.bytes[STATUS + slot] ^= IS_BACK
      setStatus(s, slot, HAS_CONVERTED)
      note('converted', slot)
      return finishAction(s, slot)
    case CARRY_GROUND:
    case CARRY_SPACE:
      return beginCarry(s, slot, verb === CARRY_GROUND ? GROUND : SPACE)
    default:
      note('stood', slot)
      finishAction(s, slot)
  }
}
