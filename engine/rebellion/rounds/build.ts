import type { State } from '../../state.js'
import { baseSystem, isRevealed } from '../board/base.js'
import {
  hasUnits,
  iconAt,
  imperialSystems,
  loyalTo,
  presenceOf,
  queueUnit,
  rebelSystems,
  sabotagedSystems,
  subjugatedSystems,
  supplyOf,
} from '../board/board.js'
import { checkBoard } from '../board/checks.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop } from '../course/steps.js'
import { offerUnit, payForUnit } from '../effects/units.js'
import { BASE_SPACE, MOST_ICONS, QUEUE_SPACE } from '../facts/map.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { FIRST_UNIT, LAST_UNIT, UNIT_ICON } from '../facts/unit-types.js'
import { BUILD_ALL, BUILD_EACH, DECLINE, move0, verbOf } from '../state/moves.js'

/**
 * One unit for every usable icon (F11 … F17). A side says first whether it builds whatever has no
 * choice by itself, or goes through its icons one by one and may leave some unused (F24).
 * Frame: 2 stage (0 asking, 1 all, 2 each), 3 place, 4 icon.
 */
const ASKING = 0
const ALL = 1
const EACH = 2

defineStep({
  name: 'build',
  kind: kindCode('build'),
  run(s, f) {
    if (!findIcon(s, f)) {
      pop(s)
      return false
    }
    if (s.bytes[f + 2] !== ALL) return true
    const only = onlyUnit(s, f)
    if (only < 0) return true
    queueUnit(s, QUEUE_SPACE[s.bytes[f + 3]], only)
    s.bytes[f + 4]++
    return false
  },
  moves(s, f, out) {
    if (s.bytes[f + 2] === ASKING) {
      out[0] = move0(BUILD_ALL)
      out[1] = move0(BUILD_EACH)
      return 2
    }
    let n = 0
    out[n++] = move0(DECLINE)
    const side = s.bytes[f + 1]
    const icon = iconAt(s, s.bytes[f + 3], s.bytes[f + 4])
    for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++)
      if (UNIT_ICON[type] === icon) n = offerUnit(s, type, out, n)
    return n
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case BUILD_ALL:
        s.bytes[f + 2] = ALL
        return
      case BUILD_EACH:
        s.bytes[f + 2] = EACH
        return
      case DECLINE:
        s.bytes[f + 4]++
        return
      default:
        queueUnit(s, QUEUE_SPACE[s.bytes[f + 3]], payForUnit(s, move))
        s.bytes[f + 4]++
        // K7, N1: the unit given up may have been the last one of its side there
        checkBoard(s)
    }
  },
})

/** Goes on to the next icon that the side may use and that could build something; false at the end. */
function findIcon(s: State, f: number): boolean {
  const side = s.bytes[f + 1]
  for (; s.bytes[f + 3] <= BASE_SPACE; s.bytes[f + 3]++, s.bytes[f + 4] = 0)
    for (; s.bytes[f + 4] < iconsOf(s, side, s.bytes[f + 3]); s.bytes[f + 4]++)
      if (couldBuild(s, side, iconAt(s, s.bytes[f + 3], s.bytes[f + 4]))) return true
  return false
}

/** Number of icons, from the left, that a side may use at a place. */
export function iconsOf(s: State, side: number, place: number): number {
  if (place === BASE_SPACE) return side === REBEL && baseBuilds(s) ? MOST_ICONS : 0
  const bit = 1 << place
  const own = side === REBEL ? rebelSystems(s) : imperialSystems(s)
  if ((own & ~sabotagedSystems(s) & ~presenceOf(s, enemyOf(side)) & bit) === 0) return 0
  return (subjugatedSystems(s) & bit) !== 0 ? 1 : MOST_ICONS
}

/** B6: always, unless the revealed base's system has an Imperial unit or loyalty. */
function baseBuilds(s: State): boolean {
  if (!isRevealed(s)) return true
  const system = baseSystem(s)
  return !hasUnits(s, system, EMPIRE) && (loyalTo(s, EMPIRE) & (1 << system)) === 0
}

const scratch = new Int32Array(256)

function couldBuild(s: State, side: number, icon: number): boolean {
  if (icon === 255) return false
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++)
    if (UNIT_ICON[type] === icon && offerUnit(s, type, scratch, 0) > 0) return true
  return false
}

/** The one type that the icon can build from the supply; -1 when there is a choice. */
function onlyUnit(s: State, f: number): number {
  const side = s.bytes[f + 1]
  const icon = iconAt(s, s.bytes[f + 3], s.bytes[f + 4])
  let found = -1
  for (let type = FIRST_UNIT[side]; type <= LAST_UNIT[side]; type++) {
    if (UNIT_ICON[type] !== icon || offerUnit(s, type, scratch, 0) === 0) continue
    if (found >= 0 || supplyOf(s, type) === 0) return -1
    found = type
  }
  return found
}
