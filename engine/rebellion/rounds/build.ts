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
  unitTypes,
} from '../board/board.js'
import { byte, sideOf } from '../course/frame.js'
import { defineStep, goTo, pop, stageOf } from '../course/steps.js'
import { offerUnit, payForUnit } from '../effects/units.js'
import { BASE_SPACE, lowestBit, MOST_ICONS, QUEUE_SPACE, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { UNIT_ICON } from '../facts/unit-types.js'
import { BUILD_ALL, BUILD_EACH, DECLINE, move0, verbOf } from '../state/moves.js'

/** The icon at hand: its place, behind the last place when all are done, and which of the place's it is. */
const frame = { place: byte(3, 'leader-place'), icon: byte(4, ['left', 'right', 'none']) }

/**
 * One unit for every usable icon (F11 … F17). A side says first whether it builds whatever has no
 * choice by itself, or goes through its icons one by one and may leave some unused (F24).
 */
export const BUILD_STEP = defineStep({
  number: 37,
  name: 'build',
  kind: 'build',
  post: 'admiral',
  oneAct: true,
  stages: ['ask', 'all', 'each'],
  frame,
  on: [
    { step: 'refresh', stages: ['deploy'], side: EMPIRE },
    { step: 'build', side: REBEL, belowSide: EMPIRE, stages: ['ask'] },
  ],
  question: 'build units',
  run(s, f) {
    if (!findIcon(s, f)) {
      pop(s)
      return false
    }
    if (stageOf(s, f) !== BUILD_STEP.stage.all) return true
    const only = onlyUnit(s, f)
    if (only < 0) return true
    queueUnit(s, QUEUE_SPACE[frame.place.get(s, f)], only)
    passIcon(s, f)
    return false
  },
  moves(s, f, out) {
    if (stageOf(s, f) === BUILD_STEP.stage.ask) {
      out[0] = move0(BUILD_ALL)
      out[1] = move0(BUILD_EACH)
      return 2
    }
    let n = 0
    out[n++] = move0(DECLINE)
    const side = sideOf(s, f)
    const icon = iconAtHand(s, f)
    const types = unitTypes(s, side)
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (UNIT_ICON[type] === icon) n = offerUnit(s, type, out, n)
    }
    return n
  },
  play(s, f, move) {
    switch (verbOf(move)) {
      case BUILD_ALL:
        return goTo(s, f, BUILD_STEP.stage.all)
      case BUILD_EACH:
        return goTo(s, f, BUILD_STEP.stage.each)
      case DECLINE:
        return passIcon(s, f)
      default:
        queueUnit(s, QUEUE_SPACE[frame.place.get(s, f)], payForUnit(s, move))
        passIcon(s, f)
    }
  },
  // It only waits at an icon that could build something, and that may be left unused
  isChoice: () => true,
})

function iconAtHand(s: State, f: number): number {
  return iconAt(s, frame.place.get(s, f), frame.icon.get(s, f))
}

function passIcon(s: State, f: number): void {
  frame.icon.set(s, f, frame.icon.get(s, f) + 1)
}

/** Goes on to the next icon that the side may use and that could build something; false at the end. */
function findIcon(s: State, f: number): boolean {
  const side = sideOf(s, f)
  let place = frame.place.get(s, f)
  let icon = nextIcon(s, side, place, frame.icon.get(s, f))
  if (icon < 0 && place < SYSTEM_COUNT)
    for (let rest = buildingSystems(s, side) & (-2 << place); rest !== 0; rest &= rest - 1) {
      place = lowestBit(rest)
      icon = nextIcon(s, side, place, 0)
      if (icon >= 0) break
    }
  if (icon < 0 && place < BASE_SPACE) {
    place = BASE_SPACE
    icon = nextIcon(s, side, place, 0)
  }
  frame.place.set(s, f, icon < 0 ? BASE_SPACE + 1 : place)
  frame.icon.set(s, f, Math.max(icon, 0))
  return icon >= 0
}

/** The first icon of a place, from this one on, that could build something; -1 when there is none. */
function nextIcon(s: State, side: number, place: number, from: number): number {
  const count = iconsOf(s, side, place)
  for (let icon = from; icon < count; icon++)
    if (couldBuild(s, side, iconAt(s, place, icon))) return icon
  return -1
}

/** Systems that build for a side: its own, without sabotage and without enemies. */
function buildingSystems(s: State, side: number): number {
  const own = side === REBEL ? rebelSystems(s) : imperialSystems(s)
  return own & ~sabotagedSystems(s) & ~presenceOf(s, enemyOf(side))
}

/** Number of icons, from the left, that a side may use at a place. */
export function iconsOf(s: State, side: number, place: number): number {
  if (place >= BASE_SPACE)
    return place === BASE_SPACE && side === REBEL && baseBuilds(s) ? MOST_ICONS : 0
  const bit = 1 << place
  if ((buildingSystems(s, side) & bit) === 0) return 0
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
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_ICON[type] === icon && offerUnit(s, type, scratch, 0) > 0) return true
  }
  return false
}

/** The one type that the icon can build from the supply; -1 when there is a choice. */
function onlyUnit(s: State, f: number): number {
  const side = sideOf(s, f)
  const icon = iconAtHand(s, f)
  let found = -1
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    if (UNIT_ICON[type] !== icon || offerUnit(s, type, scratch, 0) === 0) continue
    if (found >= 0 || supplyOf(s, type) === 0) return -1
    found = type
  }
  return found
}
