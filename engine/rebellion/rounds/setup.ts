import { nextBelow, seedWordsFromText, shuffleBytes } from '../../random.js'
import { State } from '../../state.js'
import { possibleBases, ruleOutSearched } from '../board/base.js'
import { gainUnits, presenceOf, supplyOf, totalAt } from '../board/board.js'
import { ACTION_CARD } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import { putOnTop, shuffleDeck, takeFromDeck, UNKNOWN } from '../cards/decks.js'
import {
  actionDeck,
  drawMissions,
  drawObjectives,
  missionDeck,
  showStartingMissions,
} from '../cards/hands.js'
import { copiesInGame } from '../cards/mission-copies.js'
import {
  ACTION_SET,
  ACTION_SIDE,
  ACTIONS,
  ACTIONS_OF,
  DECK_CARD,
  MISSION_KIND,
  MISSION_SIDE,
  MISSIONS,
  OBJECTIVE_SET,
  OBJECTIVES,
  STARTING_CARD,
} from '../cards/registry.js'
import { resetTactics } from '../combat/tactics/shared-deck.js'
import { byte, FIRST_OWN_BYTE } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import {
  FIRST_GAME_LOYAL_EMPIRE,
  FIRST_GAME_LOYAL_REBEL,
  FIRST_GAME_SUBJUGATED,
  FIRST_GAME_UNITS,
  IMPERIAL_START,
  REBEL_START,
  type UnitList,
} from '../data/setup.js'
import { REPUTATION_START, SYSTEMS, TIME_START } from '../data/systems.js'
import { OUT_OF_GAME, POOL, RESERVE } from '../facts/leader-places.js'
import { LEADER_COUNT, LEADER_SET, STARTING_LEADERS } from '../facts/leader-types.js'
import {
  ADJACENT,
  BASE_SPACE,
  CORUSCANT,
  lowestBit,
  NO_SYSTEM,
  SYSTEM_COUNT,
  systemNumber,
} from '../facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../facts/sides.js'
import { UNIT_THEATER, unitNumber } from '../facts/unit-types.js'
import { moveLeader } from '../leaders/leaders.js'
import { chooseSets, isInGame } from '../state/in-game.js'
import { note } from '../state/journal.js'
import {
  ACTION_ZONE,
  BASE_SYSTEM,
  CURRENT_SIDE,
  DECK_OBJECTIVES,
  DECK_PROBES,
  DECK_PROJECTS,
  FIRST_GAME,
  LEADER_PLACE,
  LEADERS_AT,
  LOYALTY,
  MISSION_HAND,
  MOST_ACTIONS,
  MOST_OBJECTIVES,
  MOVED_TO,
  OBJECTIVE_ZONE,
  PROBE_BOX,
  PUBLIC_CANDIDATES,
  RANDOM,
  REPUTATION,
  STATE_BYTES,
  TIME,
} from '../state/layout.js'
import { argA, argC, CAMP, HIDE, move1, move3, PLACE } from '../state/moves.js'
import {
  ACTION_ABSENT,
  ACTION_BOXED,
  ACTION_DECK,
  ACTION_HAND,
  ACTION_USED,
  OBJECTIVE_ABSENT,
} from '../state/zones.js'
import { LASTING_EFFECTS } from './lasting-effects.js'
import { beginRound } from './refresh.js'

/** Setting up a game (S1 … S22): the standard setup with its choices, and the fixed first game. */

const STARTING_ACTIONS_DEALT = 2
const OPENING_MISSIONS = 2

/** A state with all pieces beside the board and every deck shuffled; nobody has decided anything yet. */
export function layOut(seed: string, firstGame: boolean): State {
  const s = emptyState()
  seedWordsFromText(s.words, RANDOM, seed)
  s.bytes[FIRST_GAME] = firstGame ? 1 : 0
  takeOutOfBox(s)
  for (let rest = STARTING_LEADERS & s.words[LEADERS_AT + RESERVE]; rest !== 0; rest &= rest - 1)
    moveLeader(s, lowestBit(rest), POOL)
  stackObjectives(s)
  drawObjectives(s, 1)
  layOutActions(s)
  resetTactics(s)
  layOutMissions(s)
  return s
}

/** A board without pieces and cards: markers on their first spaces, nothing chosen. */
export function emptyState(): State {
  const s = new State(STATE_BYTES)
  s.bytes[TIME] = TIME_START
  s.bytes[REPUTATION] = REPUTATION_START
  LASTING_EFFECTS.clear(s)
  s.bytes[MOVED_TO] = 255
  s.bytes[BASE_SYSTEM] = NO_SYSTEM
  s.words[LOYALTY + EMPIRE] = 1 << CORUSCANT
  s.words[PROBE_BOX] = 1 << CORUSCANT
  s.words[PUBLIC_CANDIDATES] = ~(1 << CORUSCANT)
  return s
}

/** What the options in the state bring lies ready, leaders in the reserve; everything else is absent. */
export function takeOutOfBox(s: State): void {
  chooseSets(s)
  for (let leader = 0; leader < LEADER_COUNT; leader++)
    if (isInGame(s, LEADER_SET[leader], REBEL)) moveLeader(s, leader, RESERVE)
    else s.bytes[LEADER_PLACE + leader] = OUT_OF_GAME
  for (let card = 0; card < MOST_ACTIONS; card++)
    if (card >= ACTIONS.length || !isInGame(s, ACTION_SET[card], ACTION_SIDE[card]))
      s.bytes[ACTION_ZONE + card] = ACTION_ABSENT
  for (let card = 0; card < MOST_OBJECTIVES; card++)
    if (card >= OBJECTIVES.length || !isInGame(s, OBJECTIVE_SET[card], REBEL))
      s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_ABSENT
}

/** Lays the steps of the setup on the stack; the caller settles. */
export function beginSetup(s: State): void {
  const firstGame = s.bytes[FIRST_GAME] !== 0
  push(s, HIDE_BASE, REBEL)
  if (firstGame) return layOutFirstGame(s)
  dealLoyalty(s)
  push(s, STARTING_CARDS, REBEL)
  push(s, CAMP_STEP, REBEL)
  push(s, PLACE_EMPIRE, EMPIRE)
  s.bytes[CURRENT_SIDE] = REBEL
}

// Decks

/** Stage I on II on III, each shuffled by itself (S3). */
function stackObjectives(s: State): void {
  const cards = new Uint8Array(OBJECTIVES.length)
  for (const stage of [3, 2, 1]) {
    let n = 0
    OBJECTIVES.forEach((card, number) => {
      if (card.stage === stage && s.bytes[OBJECTIVE_ZONE + number] !== OBJECTIVE_ABSENT)
        cards[n++] = number
    })
    shuffleBytes(cards, 0, n, s.words, RANDOM)
    for (let i = 0; i < n; i++) putOnTop(s, DECK_OBJECTIVES, cards[i], UNKNOWN, UNKNOWN)
  }
}

function layOutActions(s: State): void {
  ACTIONS.forEach((card, number) => {
    if (s.bytes[ACTION_ZONE + number] === ACTION_ABSENT) return
    s.bytes[ACTION_ZONE + number] = card.starting ? ACTION_BOXED : ACTION_DECK
    if (!card.starting) putOnTop(s, actionDeck(card.side), number, UNKNOWN, UNKNOWN)
  })
  shuffleDeck(s, actionDeck(REBEL))
  shuffleDeck(s, actionDeck(EMPIRE))
}

function layOutMissions(s: State): void {
  MISSIONS.forEach((_, card) => {
    for (let copy = 0; copy < copiesInGame(s, card); copy++) {
      if (MISSION_KIND[card] === STARTING_CARD) s.bytes[MISSION_HAND + card]++
      else if (MISSION_KIND[card] === DECK_CARD)
        putOnTop(s, missionDeck(MISSION_SIDE[card]), card, UNKNOWN, UNKNOWN)
      else putOnTop(s, DECK_PROJECTS, card, UNKNOWN, UNKNOWN)
    }
  })
  shuffleDeck(s, missionDeck(REBEL))
  shuffleDeck(s, missionDeck(EMPIRE))
  shuffleDeck(s, DECK_PROJECTS)
  showStartingMissions(s, REBEL)
  showStartingMissions(s, EMPIRE)
}

// Loyalty

/** S8, S9: probe cards until 3 Rebel and 5 Imperial marks have come; the Imperial cards go to the box. */
function dealLoyalty(s: State): void {
  const cards = new Uint8Array(SYSTEM_COUNT)
  for (let system = 0; system < SYSTEM_COUNT; system++) cards[system] = system
  shuffleBytes(cards, 0, SYSTEM_COUNT, s.words, RANDOM)
  let rebels = 0
  let imperials = 0
  for (let i = 0; i < SYSTEM_COUNT; i++) {
    const bit = 1 << cards[i]
    const mark = SYSTEMS[cards[i]].setupMark
    if (mark === 'rebel' && rebels < 3) {
      rebels++
      s.words[LOYALTY + REBEL] |= bit
    } else if (mark === 'empire' && imperials < 5) {
      imperials++
      // The first two are subjugated: neutral, their marker comes with the ground units
      if (imperials > 2) s.words[LOYALTY + EMPIRE] |= bit
      s.words[PROBE_BOX] |= bit
    }
  }
}

/** Systems where Imperial starting units may go: loyal ones, and the two to be subjugated (S13). */
function imperialPlaces(s: State): number {
  return s.words[PROBE_BOX] | s.words[LOYALTY + EMPIRE]
}

// Imperial units

/** The type at hand, by its place in the list, and how many of it have been placed. */
const imperial = {
  unit: byte(
    3,
    IMPERIAL_START.map(([, unit]) => unit),
  ),
  placed: byte(4, [0, 30]),
}

/** Type by type, each in as many groups as wanted. */
const PLACE_EMPIRE = defineStep({
  number: 1,
  name: 'place-empire',
  kind: 'setup',
  oneAct: true,
  side: EMPIRE,
  frame: imperial,
  on: [{ step: 'camp' }],
  question: 'place your starting units',
  check: (s, f) =>
    startProblem(s, IMPERIAL_START, imperial.unit.get(s, f), imperial.placed.get(s, f)),
  run(s, f) {
    if (imperial.unit.get(s, f) < IMPERIAL_START.length) return true
    pop(s)
    ruleOutSearched(s)
    return false
  },
  moves(s, f, out) {
    const [count, unit] = IMPERIAL_START[imperial.unit.get(s, f)]
    const type = unitNumber(unit)
    const left = count - imperial.placed.get(s, f)
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
    const [count, unit] = IMPERIAL_START[imperial.unit.get(s, f)]
    const placed = imperial.placed.get(s, f) + argA(move)
    gainUnits(s, argC(move), unitNumber(unit), argA(move))
    imperial.placed.set(s, f, placed < count ? placed : 0)
    if (placed === count) imperial.unit.set(s, f, imperial.unit.get(s, f) + 1)
  },
})

function groundToPlace(s: State, f: number): number {
  let left = -imperial.placed.get(s, f)
  for (let i = imperial.unit.get(s, f); i < IMPERIAL_START.length; i++) left += IMPERIAL_START[i][0]
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
  side: REBEL,
  on: [{ step: 'starting-cards', fields: { dealt: 0 } }],
  question: 'choose the system that gets Rebel units besides the base, or none',
  check: (s) => startProblem(s, REBEL_START, 0, 0),
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
      for (const [count, unit] of REBEL_START) gainUnits(s, BASE_SPACE, unitNumber(unit), count)
      return
    }
    rebels.system.set(s, push(s, PLACE_REBELS, REBEL), argA(move))
  },
})

const rebels = {
  unit: byte(
    3,
    REBEL_START.map(([, unit]) => unit),
  ),
  system: byte(4, 'system'),
}

/** How many of each type go there; the others go to the base space. */
const PLACE_REBELS = defineStep({
  number: 3,
  name: 'place-rebels',
  kind: 'setup',
  oneAct: true,
  side: REBEL,
  frame: rebels,
  on: [{ step: 'starting-cards', fields: { dealt: 0 } }],
  question: 'how many of these go to that system?',
  check: (s, f) => startProblem(s, REBEL_START, rebels.unit.get(s, f), 0),
  run(s, f) {
    if (rebels.unit.get(s, f) < REBEL_START.length) return true
    pop(s)
    return false
  },
  moves(s, f, out) {
    const [count, unit] = REBEL_START[rebels.unit.get(s, f)]
    for (let group = 0; group <= count; group++)
      out[group] = move3(PLACE, group, unitNumber(unit), rebels.system.get(s, f))
    return count + 1
  },
  play(s, f, move) {
    const [count, unit] = REBEL_START[rebels.unit.get(s, f)]
    if (argA(move) > 0) gainUnits(s, rebels.system.get(s, f), unitNumber(unit), argA(move))
    if (argA(move) < count) gainUnits(s, BASE_SPACE, unitNumber(unit), count - argA(move))
    rebels.unit.set(s, f, rebels.unit.get(s, f) + 1)
  },
})

// Starting action cards

/** How many sides have been dealt theirs. */
const dealing = { dealt: byte(FIRST_OWN_BYTE, ['nobody', 'rebel', 'both']) }

/** Two each, unseen by the other side; Immediate ones are resolved now, Rebels first (S4, S5, S19). */
const STARTING_CARDS = defineStep({
  number: 4,
  name: 'starting-cards',
  kind: 'setup',
  side: REBEL,
  frame: dealing,
  on: [{ step: 'hide-base' }],
  question: 'starting action cards',
  run(s, f) {
    const side = dealing.dealt.get(s, f)
    if (side > EMPIRE) {
      pop(s)
      return false
    }
    dealing.dealt.set(s, f, side + 1)
    for (let i = 0; i < STARTING_ACTIONS_DEALT; i++) dealStartingAction(s, side)
    for (const card of ACTIONS_OF[side]) {
      if (s.bytes[ACTION_ZONE + card] !== ACTION_HAND) continue
      if (ACTIONS[card].timing !== 'immediate') continue
      s.bytes[ACTION_ZONE + card] = ACTION_USED
      note('action-used', card, 255)
      pushCard(s, side, ACTION_CARD, card, 255)
    }
    return false
  },
})

function dealStartingAction(s: State, side: number): void {
  let boxed = 0
  for (const card of ACTIONS_OF[side]) if (s.bytes[ACTION_ZONE + card] === ACTION_BOXED) boxed++
  let skip = nextBelow(s.words, RANDOM, boxed)
  for (const card of ACTIONS_OF[side]) {
    if (s.bytes[ACTION_ZONE + card] !== ACTION_BOXED) continue
    if (skip-- > 0) continue
    s.bytes[ACTION_ZONE + card] = ACTION_HAND
    note('drew-action', card, side, 0, side)
    return
  }
}

// The base

/** S15: from the probe cards left; in the first game not next to an Imperial unit. */
const HIDE_BASE = defineStep({
  number: 5,
  name: 'hide-base',
  kind: 'base',
  side: REBEL,
  on: [],
  question: 'choose the system of the base',
  check: (s) => (openBases(s) === 0 ? 'no system is left for the base' : null),
  secret: true,
  moves(s, _f, out) {
    let n = 0
    for (let rest = openBases(s); rest !== 0; rest &= rest - 1)
      out[n++] = move1(HIDE, lowestBit(rest))
    return n
  },
  play(s, _f, move) {
    pop(s)
    s.bytes[BASE_SYSTEM] = argA(move)
    note('base-hidden', argA(move), 0, 0, REBEL)
    for (let system = 0; system < SYSTEM_COUNT; system++)
      if ((s.words[PROBE_BOX] & (1 << system)) === 0)
        putOnTop(s, DECK_PROBES, system, UNKNOWN, UNKNOWN)
    takeFromDeck(s, DECK_PROBES, argA(move))
    shuffleDeck(s, DECK_PROBES)
    s.words[PUBLIC_CANDIDATES] = openBases(s)
    drawMissions(s, REBEL, OPENING_MISSIONS)
    drawMissions(s, EMPIRE, OPENING_MISSIONS)
    beginRound(s)
  },
})

function openBases(s: State): number {
  let open = possibleBases(s) & ~s.words[PROBE_BOX]
  if (s.bytes[FIRST_GAME] !== 0)
    for (let rest = presenceOf(s, EMPIRE); rest !== 0; rest &= rest - 1)
      open &= ~ADJACENT[lowestBit(rest)]
  return open
}

function layOutFirstGame(s: State): void {
  for (const id of FIRST_GAME_LOYAL_REBEL) s.words[LOYALTY + REBEL] |= 1 << systemNumber(id)
  for (const id of FIRST_GAME_LOYAL_EMPIRE) s.words[LOYALTY + EMPIRE] |= 1 << systemNumber(id)
  for (const id of [...FIRST_GAME_LOYAL_EMPIRE, ...FIRST_GAME_SUBJUGATED])
    s.words[PROBE_BOX] |= 1 << systemNumber(id)
  for (const [id, units] of Object.entries(FIRST_GAME_UNITS)) {
    const place = id === 'rebel-base' ? BASE_SPACE : systemNumber(id)
    for (const [count, unit] of units) gainUnits(s, place, unitNumber(unit), count)
  }
  ruleOutSearched(s)
}

/** Whether the supply holds what is still to be placed. */
function startProblem(s: State, list: UnitList, index: number, placed: number): string | null {
  for (let i = index; i < list.length; i++) {
    const [count, unit] = list[i]
    const left = i === index ? count - placed : count
    if (left <= 0) return `${placed} ${unit} have been placed of ${count}`
    if (supplyOf(s, unitNumber(unit)) < left)
      return `${left} of ${unit} must still be placed, and the supply has fewer; take some off units`
  }
  return null
}
