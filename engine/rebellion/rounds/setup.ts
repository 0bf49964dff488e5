import { nextBelow, seedWordsFromText, shuffleBytes } from '../../random.js'
import { State } from '../../state.js'
import { possibleBases, ruleOutSearched } from '../board/base.js'
import { gainUnits, presenceOf, totalAt } from '../board/board.js'
import { ACTION_CARD, pushCard } from '../cards/card-step.js'
import { putOnTop, shuffleDeck, takeFromDeck, UNKNOWN } from '../cards/decks.js'
import {
  actionDeck,
  drawMissions,
  drawObjectives,
  missionDeck,
  showStartingMissions,
} from '../cards/hands.js'
import {
  ACTION_SIDE,
  ACTIONS,
  DECK_CARD,
  MISSION_COPIES,
  MISSION_KIND,
  MISSION_SIDE,
  MISSIONS,
  OBJECTIVES,
  STARTING_CARD,
} from '../cards/registry.js'
import { resetTactics } from '../combat/tactic-cards.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push } from '../course/steps.js'
import {
  FIRST_GAME_LOYAL_EMPIRE,
  FIRST_GAME_LOYAL_REBEL,
  FIRST_GAME_SUBJUGATED,
  FIRST_GAME_UNITS,
  IMPERIAL_START,
  REBEL_START,
} from '../data/setup.js'
import { REPUTATION_START, SYSTEMS, TIME_START } from '../data/systems.js'
import { LEADER_COUNT, STARTING_LEADERS } from '../facts/leader-types.js'
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
import { note } from '../state/journal.js'
import {
  ACTION_ZONE,
  BASE_SYSTEM,
  BOBA_BAN,
  CURRENT_SIDE,
  DECK_OBJECTIVES,
  DECK_PROBES,
  DECK_PROJECTS,
  FIRST_GAME,
  LOYALTY,
  MISDIRECTION,
  MISSION_HAND,
  MOVED_TO,
  POOL,
  PROBE_BOX,
  PUBLIC_CANDIDATES,
  RANDOM,
  REPUTATION,
  RESERVE,
  STATE_BYTES,
  TIME,
} from '../state/layout.js'
import { argA, argC, CAMP, HIDE, move1, move3, PLACE } from '../state/moves.js'
import { ACTION_BOXED, ACTION_DECK, ACTION_HAND, ACTION_USED } from '../state/zones.js'
import { beginRound } from './refresh.js'

/** Setting up a game (S1 … S22): the standard setup with its choices, and the fixed first game. */

const STARTING_ACTIONS_DEALT = 2
const OPENING_MISSIONS = 2

/** A state with all pieces beside the board and every deck shuffled; nobody has decided anything yet. */
export function layOut(seed: string, firstGame: boolean): State {
  const s = emptyState()
  seedWordsFromText(s.words, RANDOM, seed)
  s.bytes[FIRST_GAME] = firstGame ? 1 : 0
  for (let leader = 0; leader < LEADER_COUNT; leader++)
    moveLeader(s, leader, (STARTING_LEADERS & (1 << leader)) !== 0 ? POOL : RESERVE)
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
  s.bytes[MISDIRECTION] = 255
  s.bytes[BOBA_BAN] = 255
  s.bytes[MOVED_TO] = 255
  s.bytes[BASE_SYSTEM] = NO_SYSTEM
  s.words[LOYALTY + EMPIRE] = 1 << CORUSCANT
  s.words[PROBE_BOX] = 1 << CORUSCANT
  s.words[PUBLIC_CANDIDATES] = ~(1 << CORUSCANT)
  for (let leader = 0; leader < LEADER_COUNT; leader++) moveLeader(s, leader, RESERVE)
  return s
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
      if (card.stage === stage) cards[n++] = number
    })
    shuffleBytes(cards, 0, n, s.words, RANDOM)
    for (let i = 0; i < n; i++) putOnTop(s, DECK_OBJECTIVES, cards[i], UNKNOWN, UNKNOWN)
  }
}

function layOutActions(s: State): void {
  ACTIONS.forEach((card, number) => {
    s.bytes[ACTION_ZONE + number] = card.starting ? ACTION_BOXED : ACTION_DECK
    if (!card.starting) putOnTop(s, actionDeck(card.side), number, UNKNOWN, UNKNOWN)
  })
  shuffleDeck(s, actionDeck(REBEL))
  shuffleDeck(s, actionDeck(EMPIRE))
}

function layOutMissions(s: State): void {
  MISSIONS.forEach((_, card) => {
    for (let copy = 0; copy < MISSION_COPIES[card]; copy++) {
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

/** Type by type, each in as many groups as wanted. Frame: 3 position in the list, 4 units of it placed. */
const PLACE_EMPIRE = defineStep({
  name: 'place-empire',
  kind: kindCode('setup'),
  run(s, f) {
    if (s.bytes[f + 3] < IMPERIAL_START.length) return true
    pop(s)
    ruleOutSearched(s)
    return false
  },
  moves(s, f, out) {
    const [count, unit] = IMPERIAL_START[s.bytes[f + 3]]
    const type = unitNumber(unit)
    const left = count - s.bytes[f + 4]
    const groundLeft = UNIT_THEATER[type] === GROUND ? groundToPlace(s, f) : 99
    let n = 0
    for (let group = 1; group <= left; group++)
      for (let rest = imperialPlaces(s); rest !== 0; rest &= rest - 1) {
        const system = lowestBit(rest)
        // Every Imperial system must still get its ground unit
        const bare = bareSystems(s) - (totalAt(s, system, EMPIRE, GROUND) === 0 ? 1 : 0)
        if (groundLeft - group >= bare) out[n++] = move3(PLACE, group, type, system)
      }
    return n
  },
  play(s, f, move) {
    const [count, unit] = IMPERIAL_START[s.bytes[f + 3]]
    gainUnits(s, argC(move), unitNumber(unit), argA(move))
    s.bytes[f + 4] += argA(move)
    if (s.bytes[f + 4] < count) return
    s.bytes[f + 3]++
    s.bytes[f + 4] = 0
  },
})

function groundToPlace(s: State, f: number): number {
  let left = -s.bytes[f + 4]
  for (let i = s.bytes[f + 3]; i < IMPERIAL_START.length; i++) left += IMPERIAL_START[i][0]
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
  name: 'camp',
  kind: kindCode('setup'),
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
    s.bytes[push(s, PLACE_REBELS, REBEL) + 4] = argA(move)
  },
})

/** How many of each type go there; the others go to the base space. Frame: 3 position in the list, 4 system. */
const PLACE_REBELS = defineStep({
  name: 'place-rebels',
  kind: kindCode('setup'),
  run(s, f) {
    if (s.bytes[f + 3] < REBEL_START.length) return true
    pop(s)
    return false
  },
  moves(s, f, out) {
    const [count, unit] = REBEL_START[s.bytes[f + 3]]
    for (let group = 0; group <= count; group++)
      out[group] = move3(PLACE, group, unitNumber(unit), s.bytes[f + 4])
    return count + 1
  },
  play(s, f, move) {
    const [count, unit] = REBEL_START[s.bytes[f + 3]]
    if (argA(move) > 0) gainUnits(s, s.bytes[f + 4], unitNumber(unit), argA(move))
    if (argA(move) < count) gainUnits(s, BASE_SPACE, unitNumber(unit), count - argA(move))
    s.bytes[f + 3]++
  },
})

// Starting action cards

/** Two each, unseen by the other side; Immediate ones are resolved now, Rebels first (S4, S5, S19). */
const STARTING_CARDS = defineStep({
  name: 'starting-cards',
  kind: kindCode('setup'),
  run(s, f) {
    const side = s.bytes[f + 2]
    if (side > EMPIRE) {
      pop(s)
      return false
    }
    s.bytes[f + 2]++
    for (let i = 0; i < STARTING_ACTIONS_DEALT; i++) dealStartingAction(s, side)
    for (let card = 0; card < ACTIONS.length; card++) {
      if (ACTION_SIDE[card] !== side || s.bytes[ACTION_ZONE + card] !== ACTION_HAND) continue
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
  for (let card = 0; card < ACTIONS.length; card++)
    if (ACTION_SIDE[card] === side && s.bytes[ACTION_ZONE + card] === ACTION_BOXED) boxed++
  let skip = nextBelow(s.words, RANDOM, boxed)
  for (let card = 0; card < ACTIONS.length; card++) {
    if (ACTION_SIDE[card] !== side || s.bytes[ACTION_ZONE + card] !== ACTION_BOXED) continue
    if (skip-- > 0) continue
    s.bytes[ACTION_ZONE + card] = ACTION_HAND
    note('drew-action', card, side, 0, side)
    return
  }
}

// The base

/** S15: from the probe cards left; in the first game not next to an Imperial unit. */
const HIDE_BASE = defineStep({
  name: 'hide-base',
  kind: kindCode('base'),
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
