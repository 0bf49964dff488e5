import type { Random } from '../../random.js'
import type { State } from '../../state.js'
import { gainUnits, queueUnit, remoteSystems, supplyOf } from '../board/board.js'
import { byte } from '../course/frame.js'
import { defineStep, isOnTop, pop, push, topFrame } from '../course/steps.js'
import { IMPERIAL_QUEUED, SITE_UNITS } from '../data/setup.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { unitNumber } from '../facts/unit-types.js'
import { BASE_SET_CHOICE, RISE_SET_CHOICE } from '../state/choices.js'
import { chooseSets } from '../state/in-game.js'
import { note } from '../state/journal.js'
import { LOYALTY, MISSION_SETS, PROBE_BOX, START_UNITS } from '../state/layout.js'
import { BY_CHOICE, NOT_CHOSEN, RISE_SET } from '../state/mission-sets.js'
import { argA, CHOOSE_PLACE, move1, PLAY_SET } from '../state/moves.js'
import { dealLoyalty, layOutMissions } from './decks-at-start.js'

/** What the setup of Rise of the Empire adds: the missions of each side, and the Death Star under construction. */

// The missions of each side

/** Who chooses now, and what the Rebel player has chosen: the Empire does not see it before it has chosen too. */
const sets = {
  asked: byte(3, ['rebel', 'empire', 'nobody']),
  rebel: byte(4, ['base', 'rise']),
}

/** Both choose in secret and show it together; then the decks are made (E3). */
const MISSION_SETS_STEP = defineStep({
  number: 53,
  name: 'mission-sets',
  kind: 'setup',
  post: 'general',
  side: REBEL,
  frame: sets,
  on: [{ step: 'death-star-site' }, { step: 'place-empire', fields: { placed: 0 } }],
  question: 'choose whose missions you play: those of the base game, or of the expansion',
  check: (s) =>
    openSets(s, REBEL) || openSets(s, EMPIRE) ? null : 'both sides have their missions',
  // The second choice is shown with the first
  secret: (s, f) => sets.asked.get(s, f) === REBEL && openSets(s, EMPIRE),
  actor: (s, f) => sets.asked.get(s, f),
  run(s, f) {
    while (sets.asked.get(s, f) <= EMPIRE && !openSets(s, sets.asked.get(s, f)))
      sets.asked.set(s, f, sets.asked.get(s, f) + 1)
    if (sets.asked.get(s, f) <= EMPIRE) return true
    pop(s)
    return false
  },
  moves(_s, _f, out) {
    out[0] = move1(PLAY_SET, BASE_SET_CHOICE)
    out[1] = move1(PLAY_SET, RISE_SET_CHOICE)
    return 2
  },
  play(s, f, move) {
    const isRise = argA(move) === RISE_SET_CHOICE ? 1 : 0
    const isRebel = sets.asked.get(s, f) === REBEL
    if (isRebel) sets.rebel.set(s, f, isRise)
    if (isRebel && openSets(s, EMPIRE)) return sets.asked.set(s, f, EMPIRE)
    const rebel = sets.rebel.get(s, f)
    pop(s)
    if (openSets(s, REBEL)) settleSet(s, REBEL, rebel)
    if (openSets(s, EMPIRE)) settleSet(s, EMPIRE, isRise)
    chooseSets(s)
    layOutMissions(s)
    dealLoyalty(s)
    const imperial = s.words[LOYALTY + EMPIRE]
    note('dealt', s.words[LOYALTY + REBEL], imperial, s.words[PROBE_BOX] & ~imperial)
  },
})

function openSets(s: State, side: number): boolean {
  return (s.bytes[MISSION_SETS + side] & NOT_CHOSEN) !== 0
}

function settleSet(s: State, side: number, isRise: number): void {
  s.bytes[MISSION_SETS + side] = BY_CHOICE | (isRise === 1 ? RISE_SET : 0)
  note('mission-set', side, isRise)
}

/** In an observation of the Empire that has still to choose: takes out what the Rebel player chose. */
export function maskRebelSet(o: State, side: number): void {
  if (side === EMPIRE && isOnTop(o, MISSION_SETS_STEP)) sets.rebel.set(o, topFrame(o), 0)
}

/** In a world drawn for the Empire: what the Rebel player may have chosen. */
export function fillRebelSet(w: State, side: number, random: Random): void {
  if (side !== EMPIRE || !isOnTop(w, MISSION_SETS_STEP)) return
  const f = topFrame(w)
  if (sets.asked.get(w, f) === EMPIRE && openSets(w, REBEL)) sets.rebel.set(w, f, random.below(2))
}

/** Lays the choice on the stack where a side has one; false where the decks are what the options say. */
export function beginMissionSets(s: State): boolean {
  if (!openSets(s, REBEL) && !openSets(s, EMPIRE)) return false
  push(s, MISSION_SETS_STEP, REBEL)
  return true
}

// The Death Star under construction

/** With the expansion's list: a remote system of the Imperial player's choice, whose probe card goes to the box (E4). */
const SITE = defineStep({
  number: 54,
  name: 'death-star-site',
  kind: 'setup',
  post: 'admiral',
  side: EMPIRE,
  on: [{ step: 'place-empire', fields: { placed: 0 } }],
  question: 'choose the remote system of the Death Star under construction',
  check: (s) =>
    s.bytes[START_UNITS] === 0
      ? 'these starting units have no Death Star under construction'
      : [...SITE_UNITS, ...IMPERIAL_QUEUED].some(
            ([count, unit]) => supplyOf(s, unitNumber(unit)) < count,
          )
        ? 'the supply has not the units of the Death Star under construction'
        : null,
  moves(s, _f, out) {
    let n = 0
    for (let rest = remoteSystems(s); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
    return n
  },
  play(s, _f, move) {
    const system = argA(move)
    pop(s)
    s.words[PROBE_BOX] |= 1 << system
    for (const [count, unit] of SITE_UNITS) gainUnits(s, system, unitNumber(unit), count)
    for (const [count, unit] of IMPERIAL_QUEUED)
      for (let i = 0; i < count; i++) queueUnit(s, LAST_QUEUE_SPACE, unitNumber(unit))
  },
})

const LAST_QUEUE_SPACE = 3

export function beginSite(s: State): void {
  if (s.bytes[START_UNITS] !== 0) push(s, SITE, EMPIRE)
}
