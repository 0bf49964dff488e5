import type { State } from '../../state.js'
import { ruleOutSearched } from '../board/base.js'
import { gainUnits, presenceOf, supplyOf, totalAt } from '../board/board.js'
import { byte } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import { IMPERIAL_START, REBEL_START, type StartingUnits } from '../data/setup.js'
import { BASE_SPACE, lowestBit } from '../facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../facts/sides.js'
import { UNIT_THEATER, unitNumber } from '../facts/unit-types.js'
import { note } from '../state/journal.js'
import { LOYALTY, PROBE_BOX, START_UNITS } from '../state/layout.js'
import { argA, argC, CAMP, move1, move3, PLACE } from '../state/moves.js'

/** Placing the starting units, of the base game's lists or of the expansion's (S13, S14, E4, E5). */

/** A side's list as typed arrays: its types, and how many of each by START_UNITS. */
interface PlacingList {
  readonly ids: readonly string[]
  readonly types: Uint8Array
  readonly counts: readonly Uint8Array[]
}

const IMPERIALS = placingList(IMPERIAL_START)
const REBELS = placingList(REBEL_START)

function placingList(list: StartingUnits): PlacingList {
  return {
    ids: list.map(([, , unit]) => unit),
    types: Uint8Array.from(list, ([, , unit]) => unitNumber(unit)),
    counts: [Uint8Array.from(list, ([base]) => base), Uint8Array.from(list, ([, rise]) => rise)],
  }
}

/** How many of a type are to be placed in this game. */
function countOf(s: State, list: PlacingList, index: number): number {
  return list.counts[s.bytes[START_UNITS]][index]
}

/** The next type, from this one on, of which this game's list has any. */
function nextType(s: State, list: PlacingList, from: number): number {
  let index = from
  while (index < list.types.length && countOf(s, list, index) === 0) index++
  return index
}

/** What a side places in this game, in its order; for those who ask about it. */
export function startingUnits(
  s: State,
  side: number,
): readonly { readonly type: number; readonly count: number }[] {
  const list = side === REBEL ? REBELS : IMPERIALS
  return Array.from(list.types, (type, index) => ({
    type,
    count: countOf(s, list, index),
  })).filter(({ count }) => count > 0)
}

/** Whether the supply holds what is still to be placed. */
function startProblem(s: State, list: PlacingList, index: number, placed: number): string | null {
  for (let i = index; i < list.types.length; i++) {
    const unit = list.ids[i]
    const count = countOf(s, list, i)
    const left = i === index ? count - placed : count
    if (left < 0 || (left === 0 && count > 0))
      return `${placed} ${unit} have been placed of ${count}`
    if (supplyOf(s, list.types[i]) < left)
      return `${left} of ${unit} must still be placed, and the supply has fewer; take some off units`
  }
  return null
}

// Imperial units

/**
 * Systems where Imperial starting units may go: loyal ones, the two to be subjugated (S13), and that of the Death
 * Star under construction, all of whose probe cards lie in the box.
 */
function imperialPlaces(s: State): number {
  return s.words[PROBE_BOX] | s.words[LOYALTY + EMPIRE]
}

/** The type at hand, by its place in the list, and how many of it have been placed. */
const imperial = {
  unit: byte(3, IMPERIALS.ids),
  placed: byte(4, [0, 30]),
}

/** Type by type, each in as many groups as wanted. */
const PLACE_EMPIRE = defineStep({
  number: 1,
  name: 'place-empire',
  kind: 'setup',
  post: 'admiral',
  oneAct: true,
  side: EMPIRE,
  frame: imperial,
  on: [{ step: 'camp' }],
  question: 'place your starting units',
  ascending: true,
  check: (s, f) => startProblem(s, IMPERIALS, imperial.unit.get(s, f), imperial.placed.get(s, f)),
  run(s, f) {
    imperial.unit.set(s, f, nextType(s, IMPERIALS, imperial.unit.get(s, f)))
    if (imperial.unit.get(s, f) < IMPERIALS.types.length) return true
    pop(s)
    ruleOutSearched(s)
    return false
  },
  moves(s, f, out) {
    const type = IMPERIALS.types[imperial.unit.get(s, f)]
    const left = countOf(s, IMPERIALS, imperial.unit.get(s, f)) - imperial.placed.get(s, f)
    const groundLeft = UNIT_THEATER[type] === GROUND ? groundToPlace(s, f) : 99
    const places = imperialPlaces(s)
    const bare = bareSystems(s)
    let n = 0
    for (let group = 1; group <= left; group++)
      for (let rest = places; rest !== 0; rest &= rest - 1) {
        const system = lowestBit(rest)
        // Every Imperial system must still get its ground unit
        const others = bare - (totalAt(s, system, EMPIRE, GROUND) === 0 ? 1 : 0)
        if (groundLeft - group >= others) out[n++] = move3(PLACE, group, type, system)
      }
    return n
  },
  play(s, f, move) {
    const index = imperial.unit.get(s, f)
    const count = countOf(s, IMPERIALS, index)
    const placed = imperial.placed.get(s, f) + argA(move)
    gainUnits(s, argC(move), IMPERIALS.types[index], argA(move))
    imperial.placed.set(s, f, placed < count ? placed : 0)
    if (placed === count) imperial.unit.set(s, f, index + 1)
  },
})

/** Ground units of the list from the type at hand on that have not been placed. */
function groundToPlace(s: State, f: number): number {
  let left = -imperial.placed.get(s, f)
  for (let i = imperial.unit.get(s, f); i < IMPERIALS.types.length; i++)
    if (UNIT_THEATER[IMPERIALS.types[i]] === GROUND) left += countOf(s, IMPERIALS, i)
  return left
}

/** Imperial systems without a ground unit yet. */
function bareSystems(s: State): number {
  let bare = 0
  for (let rest = imperialPlaces(s); rest !== 0; rest &= rest - 1)
    if (totalAt(s, lowestBit(rest), EMPIRE, GROUND) === 0) bare++
  return bare
}

// Rebel units

/** The one system that gets Rebel units besides the base space, if any (S14). */
const CAMP_STEP = defineStep({
  number: 2,
  name: 'camp',
  kind: 'setup',
  post: 'admiral',
  side: REBEL,
  on: [{ step: 'starting-cards', fields: { dealt: 0 } }],
  question: 'choose the system that gets Rebel units besides the base, or none',
  check: (s) => startProblem(s, REBELS, 0, 0),
  moves(s, _f, out) {
    let n = 0
    for (let rest = ~presenceOf(s, EMPIRE); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CAMP, lowestBit(rest))
    out[n++] = move1(CAMP, BASE_SPACE)
    return n
  },
  play(s, _f, move) {
    pop(s)
    note('camp', argA(move))
    if (argA(move) === BASE_SPACE) {
      for (let i = 0; i < REBELS.types.length; i++)
        if (countOf(s, REBELS, i) > 0)
          gainUnits(s, BASE_SPACE, REBELS.types[i], countOf(s, REBELS, i))
      return
    }
    rebels.system.set(s, push(s, PLACE_REBELS, REBEL), argA(move))
  },
})

const rebels = {
  unit: byte(3, REBELS.ids),
  system: byte(4, 'system'),
}

/** How many of each type go there; the others go to the base space. */
const PLACE_REBELS = defineStep({
  number: 3,
  name: 'place-rebels',
  kind: 'setup',
  post: 'admiral',
  oneAct: true,
  side: REBEL,
  frame: rebels,
  on: [{ step: 'starting-cards', fields: { dealt: 0 } }],
  question: 'how many of these go to that system?',
  ascending: true,
  check: (s, f) => startProblem(s, REBELS, rebels.unit.get(s, f), 0),
  run(s, f) {
    rebels.unit.set(s, f, nextType(s, REBELS, rebels.unit.get(s, f)))
    if (rebels.unit.get(s, f) < REBELS.types.length) return true
    pop(s)
    return false
  },
  moves(s, f, out) {
    const index = rebels.unit.get(s, f)
    const count = countOf(s, REBELS, index)
    for (let group = 0; group <= count; group++)
      out[group] = move3(PLACE, group, REBELS.types[index], rebels.system.get(s, f))
    return count + 1
  },
  play(s, f, move) {
    const index = rebels.unit.get(s, f)
    const count = countOf(s, REBELS, index)
    const type = REBELS.types[index]
    if (argA(move) > 0) gainUnits(s, rebels.system.get(s, f), type, argA(move))
    if (argA(move) < count) gainUnits(s, BASE_SPACE, type, count - argA(move))
    rebels.unit.set(s, f, index + 1)
  },
})

/** Lays the placing of both sides on the stack, the Empire's on top. */
export function beginPlacing(s: State): void {
  push(s, CAMP_STEP, REBEL)
  push(s, PLACE_EMPIRE, EMPIRE)
}
