import { InputError } from '../../input-error.js'
import { DEFAULT_SEED, headOf, refuseDice, refuseObserver } from '../../position-head.js'
import { Random } from '../../random.js'
import type { State } from '../../state.js'
import { copiesInGame } from '../cards/mission-copies.js'
import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../cards/registry.js'
import { tacticCopies } from '../combat/tactics/shared-deck.js'
import { settle } from '../course/steps.js'
import { EDITION } from '../edition.js'
import { CORUSCANT, NO_SYSTEM, SYSTEM_COUNT } from '../facts/map.js'
import { mission, missionFrame } from '../missions/mission-at-hand.js'
import { emptyState, takeOutOfBox } from '../rounds/setup.js'
import { ACTION_ZONE, BASE_SYSTEM, LOOK_DUE, OBJECTIVE_ZONE } from '../state/layout.js'
import { ACTION_ABSENT, OBJECTIVE_ABSENT } from '../state/zones.js'
import { missionId } from '../text/names.js'
import { readMarkers, readQueues, readTargetMarkers, readUnits } from './board.js'
import { checkInvariants, checkOpenInvariants } from './check.js'
import { readCombat } from './combat.js'
import { inTermsOf } from './complaint.js'
import {
  readDice,
  readMissionSets,
  readNewest,
  readOptions,
  readRandom,
  readResult,
  readRound,
  readSignal,
  readTracks,
} from './course.js'
import { readDecks, readSeenDecks } from './decks.js'
import {
  boxStartingActions,
  keepRingCards,
  readBoxedObjectives,
  readDiscards,
  readHands,
  readOutOfGame,
  readOwnTactics,
  readShown,
  takeStartingMissions,
} from './hands.js'
import { type Field, rootField } from './input.js'
import { readDetained, readJedi, readLeaders, readRings } from './leaders.js'
import { hideZones, isMasked, readObserver, readUnseen } from './observer.js'
import { type CardPiles, Pile } from './piles.js'
import { readBase, readCandidates, readProbeBox, readUnder } from './probes.js'
import { readRecruits } from './recruits.js'
import { readSituation } from './situation.js'
import { readEnd, readStack } from './stack.js'

const FIELDS = [
  'observer',
  'unseen',
  'options',
  'missionSets',
  'seed',
  'time',
  'reputation',
  'base',
  'loyalty',
  'sabotage',
  'destroyed',
  'targetMarkers',
  'units',
  'queues',
  'leaders',
  'assigned',
  'rings',
  'lured',
  'jedi',
  'detained',
  'hands',
  'discards',
  'usedActions',
  'boxedActions',
  'playedObjectives',
  'boxedObjectives',
  'removedTactics',
  'decks',
  'probes',
  'underCards',
  'candidates',
  'ruledOut',
  'shown',
  'recruits',
  'phase',
  'turn',
  'current',
  'passed',
  'newest',
  'round',
  'dice',
  'signal',
  'stack',
  'situation',
  'combat',
  'random',
  'result',
] as const

/** The state that a position describes, gone on to the next real decision. */
export function fromPosition(json: unknown): State {
  const s = unsettled(json)
  settle(s)
  return s
}

/** The state that a position describes, checked; nothing has happened in it yet. */
export function unsettled(json: unknown): State {
  return inItsTerms(json, () => {
    const s = read(json, false)
    complain(checkInvariants(s))
    return s
  })
}

/** What a player knew, as it was written. Whether it is possible is for sampling to say. */
export function readObservation(json: unknown): State {
  return inItsTerms(json, () => {
    const o = read(json, true)
    complain(checkOpenInvariants(o))
    return o
  })
}

function inItsTerms(json: unknown, reading: () => State): State {
  try {
    return reading()
  } catch (error) {
    throw inTermsOf(json, error)
  }
}

function complain(problem: string | null): void {
  if (problem !== null) throw new InputError(problem)
}

function read(json: unknown, isObservation: boolean): State {
  const of = headOf(rootField(json), 'rebellion', EDITION, FIELDS)
  const s = emptyState()
  readOptions(s, of('options'))
  readKnower(s, of, isObservation)
  readMissionSets(s, of('missionSets'))
  takeOutOfBox(s)
  const piles = allCards(s)
  const seed = of('seed').isGiven ? of('seed').text() : DEFAULT_SEED
  const over = readResult(s, of('result'), piles)
  readTracks(s, of('time'), of('reputation'), over)
  readMarkers(s, of('loyalty'), of('sabotage'), of('destroyed'))
  readTargetMarkers(s, of('targetMarkers'), piles)
  readUnits(s, of('units'))
  readQueues(s, of('queues'))
  readBase(s, of('base'), piles)
  readProbeBox(s, of('probes'), piles)
  readUnder(s, of('underCards'), piles)
  readRings(s, of('rings'), of('lured'))
  readLeaders(s, of('leaders'), of('assigned'), piles)
  readDetained(s, of('detained'))
  readJedi(s, of('jedi'))
  readRound(s, of('passed'), of('round'))
  readNewest(s, of('newest'))
  readDice(s, of('dice'))
  readSignal(s, of('signal'))
  if (!isObservation) readRandom(s, of('random'), seed)
  readCombat(s, of('combat'))
  if (over) readEnd(s, of)
  else readStack(s, of)
  readSituation(s, of('situation'), piles)
  readCards(s, of, piles, seed)
  readCandidates(s, of('candidates'), of('ruledOut'))
  // What is written stands as it is; it is looked at as soon as something happens
  s.bytes[LOOK_DUE] = 0
  return s
}

type Of = (key: (typeof FIELDS)[number]) => Field

/** Who knows what is read: everybody everything, or one side what it has seen. */
function readKnower(s: State, of: Of, isObservation: boolean): void {
  if (isObservation) {
    readObserver(s, of('observer'))
    readUnseen(s, of('unseen'))
    refuseDice(of('seed'), of('random'), of('dice'))
  } else refuseObserver(of('observer'), of('unseen'))
}

function readCards(s: State, of: Of, piles: CardPiles, seed: string): void {
  readHands(s, of('hands'), piles)
  readDiscards(s, of('discards'), piles)
  readOutOfGame(s, of('usedActions'), of('boxedActions'), of('playedObjectives'), piles)
  readBoxedObjectives(s, of('boxedObjectives'), piles)
  readOwnTactics(s, of('removedTactics'), piles)
  const resolving = missionAtHand(s)
  if (resolving >= 0) piles.missions.take(resolving, of('stack'), missionId(resolving))
  keepRingCards(s, of('rings'), resolving, piles)
  if (!isMasked(s)) takeStartingMissions(s, piles)
  boxStartingActions(s, piles)
  if (isMasked(s)) {
    readShown(s, of('shown'))
    hideZones(s)
    readRecruits(s, of('recruits'))
    readSeenDecks(s, of('decks'), piles)
    return
  }
  readRecruits(s, of('recruits'))
  readShown(s, of('shown'))
  const dealt = s.bytes[BASE_SYSTEM] !== NO_SYSTEM
  readDecks(s, of('decks'), piles, new Random(`${seed} decks`), dealt)
}

/** The mission that is being carried out; -1 when there is none. */
function missionAtHand(s: State): number {
  const m = missionFrame(s)
  return m < 0 ? -1 : mission.mission.get(s, m)
}

function allCards(s: State): CardPiles {
  const probes = Array.from({ length: SYSTEM_COUNT }, (_, n) => (n === CORUSCANT ? 0 : 1))
  return {
    missions: new Pile(MISSIONS.map((_, card) => copiesInGame(s, card))),
    actions: new Pile(
      ACTIONS.map((_, card) => (s.bytes[ACTION_ZONE + card] === ACTION_ABSENT ? 0 : 1)),
    ),
    objectives: new Pile(
      OBJECTIVES.map((_, card) => (s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_ABSENT ? 0 : 1)),
    ),
    tactics: new Pile(TACTICS.map((_, card) => tacticCopies(s, card))),
    probes: new Pile(probes, 'has no probe card'),
  }
}
