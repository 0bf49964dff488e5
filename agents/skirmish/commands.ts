import type { Move, MoveList } from '../../engine/game.js'
import {
  ARMOR,
  BLASTER,
  ELITE,
  RECON,
  TORPEDO,
  TURBOLASER,
} from '../../engine/skirmish/facts/icons.js'
import { SLOTS } from '../../engine/skirmish/facts/tables.js'
import {
  FIRST_SHOT,
  hasTarget,
  isAllRound,
  mayFire,
  rangeOf,
} from '../../engine/skirmish/fire/shots.js'
import { sees } from '../../engine/skirmish/fire/sight.js'
import type { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { FIRE_STEP } from '../../engine/skirmish/rounds/steps.js'
import {
  LEND,
  LEND_ICON,
  largeOf,
  NO_MORE,
  smallOf,
  verbOf,
} from '../../engine/skirmish/state/moves.js'
import { playersOf } from '../../engine/skirmish/state/rules.js'
import { endSlot, firstSlot, isOnTable } from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'

/** Command: icons go to who fires or is fired at now, from who does neither. */

const NO_TARGET = -1

interface Use {
  readonly icon: number
  /** What it is worth to a unit of 1 star. */
  readonly worth: number
  /** To one that fires, or to one that an enemy sees. */
  readonly isForFire: boolean
}

const USES: readonly Use[] = [
  { icon: ELITE, worth: 0.1, isForFire: true },
  { icon: TORPEDO, worth: 0.12, isForFire: true },
  { icon: TURBOLASER, worth: 0.1, isForFire: true },
  { icon: BLASTER, worth: 0.1, isForFire: true },
  { icon: ARMOR, worth: 0.25, isForFire: false },
  { icon: RECON, worth: 0.08, isForFire: false },
]
/** Lending must be better than keeping by so much. */
const LEAST_GAIN = 0.1

/** What has been found out of units in a decision: whether each fires, and whether it is fired at. */
const UNKNOWN = 0
const YES = 1
const NO = 2
const firing = new Uint8Array(SLOTS)
const seen = new Uint8Array(SLOTS)

export function lend(view: SkirmishView, moves: MoveList): Move {
  const none = lastOf(moves)
  firing.fill(UNKNOWN)
  seen.fill(UNKNOWN)
  if (verbOf(moves.list[0] as Move) === LEND_ICON) return bestIcon(view, moves)
  // Before the units move nobody knows yet who will fire
  if (view.step !== FIRE_STEP) return none
  let best = none
  let most = LEAST_GAIN
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) !== LEND) continue
    const worth = needOf(view, largeOf(move))
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}

function lastOf(moves: MoveList): Move {
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    if (verbOf(move) === NO_MORE) return move
  }
  return moves.list[0] as Move
}

/** What the best icon of a friend would bring a unit. */
function needOf(view: SkirmishView, borrower: number): number {
  let most = 0
  const end = view.endSlot(view.player)
  const icons = ~view.icons(borrower)
  for (let lender = view.firstSlot(view.player); lender < end; lender++) {
    if (lender === borrower || !isOnTable(view.state, lender)) continue
    const offered = icons & view.icons(lender)
    if (offered === 0) continue
    for (let i = 0; i < USES.length; i++) {
      const one = USES[i] as Use
      if ((offered & one.icon) === 0) continue
      most = Math.max(most, worthTo(view, borrower, one) - worthTo(view, lender, one))
    }
  }
  return most
}

function bestIcon(view: SkirmishView, moves: MoveList): Move {
  let best = moves.list[0] as Move
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.count; i++) {
    const move = moves.list[i] as Move
    const icon = 1 << largeOf(move)
    const worth = use(view, view.asked, icon) - use(view, smallOf(move), icon)
    if (worth <= most) continue
    most = worth
    best = move
  }
  return best
}

function use(view: SkirmishView, slot: number, icon: number): number {
  const found = USES.find((one) => one.icon === icon)
  return found === undefined ? 0 : worthTo(view, slot, found)
}

/** What an icon is worth to a unit as it stands now. */
function worthTo(view: SkirmishView, slot: number, { worth, isForFire }: Use): number {
  const s = view.state
  const known = isForFire ? firing : seen
  if (known[slot] === UNKNOWN) {
    const isUsed = isForFire
      ? mayFire(s, slot) && hasTarget(s, slot, FIRST_SHOT, NO_TARGET)
      : isSeen(s, view.player, slot)
    known[slot] = isUsed ? YES : NO
  }
  return known[slot] === YES ? worth * view.stars(slot) : 0
}

function isSeen(s: State, player: number, slot: number): boolean {
  for (let other = 0; other < playersOf(s); other++) {
    if (other === player) continue
    const end = endSlot(s, other)
    for (let enemy = firstSlot(other); enemy < end; enemy++)
      if (
        mayFire(s, enemy) &&
        sees(s, enemy, slot, rangeOf(s, enemy, FIRST_SHOT), isAllRound(s, enemy, FIRST_SHOT))
      )
        return true
  }
  return false
}
