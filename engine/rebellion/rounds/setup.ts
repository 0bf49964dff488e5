import type { Options } from '../../game.js'
import { nextBelow, seedWordsFromText } from '../../random.js'
import { resizeState, State } from '../../state.js'
import { possibleBases, ruleOutSearched } from '../board/base.js'
import { gainUnits, presenceOf } from '../board/board.js'
import { ACTION_CARD } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import { putOnTop, shuffleDeck, takeFromDeck, UNKNOWN } from '../cards/decks.js'
import { drawMissions, drawObjectives } from '../cards/hands.js'
import { actionsOf, mayBeSmall, stateBytesOf } from '../cards/of-game.js'
import { ACTION_SET, ACTION_SIDE, ACTIONS, OBJECTIVE_SET, OBJECTIVES } from '../cards/registry.js'
import { tacticsOf } from '../combat/tactics/tactics-of.js'
import { byte, FIRST_OWN_BYTE } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import {
  FIRST_GAME_LOYAL_EMPIRE,
  FIRST_GAME_LOYAL_REBEL,
  FIRST_GAME_SUBJUGATED,
  FIRST_GAME_UNITS,
} from '../data/setup.js'
import { REPUTATION_START, TIME_START } from '../data/systems.js'
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
import { EMPIRE, REBEL } from '../facts/sides.js'
import { unitNumber } from '../facts/unit-types.js'
import { moveLeader } from '../leaders/leaders.js'
import { putOptions } from '../options.js'
import { chooseSets, isInGame } from '../state/in-game.js'
import { note } from '../state/journal.js'
import {
  ACTION_ZONE,
  BASE_BYTES,
  BASE_SYSTEM,
  CURRENT_SIDE,
  DECK_PROBES,
  FIRST_GAME,
  LEADER_PLACE,
  LEADERS_AT,
  LOYALTY,
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
import { argA, HIDE, move1 } from '../state/moves.js'
import {
  ACTION_ABSENT,
  ACTION_BOXED,
  ACTION_HAND,
  ACTION_USED,
  OBJECTIVE_ABSENT,
} from '../state/zones.js'
import { dealLoyalty, layOutActions, layOutMissions, stackObjectives } from './decks-at-start.js'
import { beginMissionSets, beginSite } from './expansion-setup.js'
import { LASTING_EFFECTS } from './lasting-effects.js'
import { beginPlacing } from './placing.js'
import { beginRound } from './refresh.js'

/** Setting up a game (S1 … S22): the standard setup with its choices, and the fixed first game. */

const STARTING_ACTIONS_DEALT = 2
const OPENING_MISSIONS = 2

/** A state with all pieces beside the board and every deck shuffled; nobody has decided anything yet. */
export function layOut(seed: string, options: Options): State {
  const s = emptyState(mayBeSmall(options) ? BASE_BYTES : STATE_BYTES)
  seedWordsFromText(s.words, RANDOM, seed)
  putOptions(s, options)
  takeOutOfBox(s)
  for (let rest = STARTING_LEADERS & s.words[LEADERS_AT + RESERVE]; rest !== 0; rest &= rest - 1)
    moveLeader(s, lowestBit(rest), POOL)
  stackObjectives(s)
  drawObjectives(s, 1)
  layOutActions(s)
  tacticsOf(s).layOut(s)
  layOutMissions(s)
  return s
}

/** A board without pieces and cards: markers on their first spaces, nothing chosen; room for all options, unless said otherwise. */
export function emptyState(size = STATE_BYTES): State {
  const s = new State(size)
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

/** The state takes the size of its options. What they bring lies ready, leaders in the reserve; everything else is absent. */
export function takeOutOfBox(s: State): void {
  if (s.bytes.length !== stateBytesOf(s)) resizeState(s, stateBytesOf(s))
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
  push(s, STARTING_CARDS, REBEL)
  beginPlacing(s)
  beginSite(s)
  // Loyalty is dealt once the decks are made
  if (!beginMissionSets(s)) dealLoyalty(s)
  s.bytes[CURRENT_SIDE] = REBEL
}

// Starting action cards

/** How many sides have been dealt theirs. */
const dealing = { dealt: byte(FIRST_OWN_BYTE, ['nobody', 'rebel', 'both']) }

/** Two each, unseen by the other side; Immediate ones are resolved now, Rebels first (S4, S5, S19). */
const STARTING_CARDS = defineStep({
  number: 4,
  name: 'starting-cards',
  kind: 'setup',
  post: 'admiral',
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
    for (const card of actionsOf(s, side)) {
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
  for (const card of actionsOf(s, side)) if (s.bytes[ACTION_ZONE + card] === ACTION_BOXED) boxed++
  let skip = nextBelow(s.words, RANDOM, boxed)
  for (const card of actionsOf(s, side)) {
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
  post: 'general',
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
