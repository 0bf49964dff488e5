import { InputError } from '../../input-error.js'
import { Random } from '../../random.js'
import type { State } from '../../state.js'
import { ACTIONS, MISSION_COPIES, MISSIONS, OBJECTIVES } from '../cards/registry.js'
import { TACTIC_COPIES } from '../combat/tactic-cards.js'
import { codeOf, findFrame, settle } from '../course/steps.js'
import { CORUSCANT, NO_SYSTEM, SYSTEM_COUNT } from '../facts/map.js'
import { emptyState } from '../rounds/setup.js'
import { BASE_SYSTEM } from '../state/layout.js'
import { readMarkers, readQueues, readUnits } from './board.js'
import { checkInvariants } from './check.js'
import { readCombat } from './combat.js'
import {
  readDice,
  readOptions,
  readRandom,
  readRecruits,
  readResult,
  readRound,
  readSignal,
  readTracks,
} from './course.js'
import { readDecks } from './decks.js'
import {
  boxStartingActions,
  keepRingCards,
  readDiscards,
  readHands,
  readOutOfGame,
  readShown,
  takeStartingMissions,
} from './hands.js'
import { type Field, isObject, rootField } from './input.js'
import { readDetained, readJedi, readLeaders, readRings } from './leaders.js'
import { type CardPiles, Pile } from './piles.js'
import { readBase, readCandidates, readProbeBox } from './probes.js'
import { readSituation } from './situation.js'
import { readEnd, readStack } from './stack.js'

export const FIELDS = [
  'game',
  'observer',
  'unseen',
  'options',
  'seed',
  'time',
  'reputation',
  'base',
  'loyalty',
  'sabotage',
  'destroyed',
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
  'decks',
  'probes',
  'candidates',
  'ruledOut',
  'shown',
  'recruits',
  'phase',
  'turn',
  'current',
  'passed',
  'round',
  'dice',
  'signal',
  'stack',
  'situation',
  'combat',
  'random',
  'result',
] as const

const DEFAULT_SEED = 'position'

/** The state that a position describes, gone on to the next real decision. */
export function fromPosition(json: unknown): State {
  const root = rootField(json)
  if (!isObject(json)) root.fail('expected an object with "game": "rebellion"')
  const of = root.object(FIELDS)
  if (of('game').value !== 'rebellion') of('game').fail('expected "rebellion"')
  for (const key of ['observer', 'unseen'] as const)
    if (of(key).isGiven)
      of(key).fail('this is what one player knows, not a position; read the position it came from')
  const s = emptyState()
  const piles = allCards()
  const seed = of('seed').isGiven ? of('seed').text() : DEFAULT_SEED
  readOptions(s, of('options'))
  const over = readResult(s, of('result'), piles)
  readTracks(s, of('time'), of('reputation'), over)
  readMarkers(s, of('loyalty'), of('sabotage'), of('destroyed'))
  readUnits(s, of('units'))
  readQueues(s, of('queues'))
  readBase(s, of('base'), piles)
  readProbeBox(s, of('probes'), piles)
  readRings(s, of('rings'), of('lured'))
  readLeaders(s, of('leaders'), of('assigned'), piles)
  readDetained(s, of('detained'))
  readJedi(s, of('jedi'))
  readRound(s, of('passed'), of('round'))
  readDice(s, of('dice'))
  readSignal(s, of('signal'))
  readRandom(s, of('random'), seed)
  readCombat(s, of('combat'))
  if (over) readEnd(s, of)
  else readStack(s, of)
  readSituation(s, of('situation'), piles)
  readCards(s, of, piles, seed)
  readCandidates(s, of('candidates'), of('ruledOut'))
  const problem = checkInvariants(s)
  if (problem !== null) throw new InputError(problem)
  settle(s)
  return s
}

function readCards(
  s: State,
  of: (key: (typeof FIELDS)[number]) => Field,
  piles: CardPiles,
  seed: string,
): void {
  readHands(s, of('hands'), piles)
  readDiscards(s, of('discards'), piles)
  readOutOfGame(s, of('usedActions'), of('boxedActions'), of('playedObjectives'), piles)
  const resolving = missionAtHand(s)
  if (resolving >= 0) piles.missions.take(resolving, of('stack'))
  keepRingCards(s, of('rings'), resolving, piles)
  takeStartingMissions(s, piles)
  boxStartingActions(s, piles)
  readRecruits(s, of('recruits'))
  readShown(s, of('shown'))
  const dealt = s.bytes[BASE_SYSTEM] !== NO_SYSTEM
  readDecks(s, of('decks'), piles, new Random(`${seed} decks`), dealt)
}

/** The mission that is being carried out; -1 when there is none. */
function missionAtHand(s: State): number {
  const f = findFrame(s, codeOf('mission'))
  return f < 0 ? -1 : s.bytes[f + 3]
}

function allCards(): CardPiles {
  const probes = Array.from({ length: SYSTEM_COUNT }, (_, n) => (n === CORUSCANT ? 0 : 1))
  return {
    missions: new Pile(MISSIONS.map((_, n) => MISSION_COPIES[n])),
    actions: new Pile(ACTIONS.map(() => 1)),
    objectives: new Pile(OBJECTIVES.map(() => 1)),
    tactics: new Pile([...TACTIC_COPIES]),
    probes: new Pile(probes),
  }
}
