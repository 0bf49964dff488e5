import type { Position } from '../../game.js'
import type { State } from '../../state.js'
import { EDITION } from '../edition.js'
import { REPUTATION, TIME } from '../state/layout.js'
import {
  writeDestroyed,
  writeLoyalty,
  writeQueues,
  writeSabotage,
  writeTargetMarkers,
  writeUnits,
} from './board.js'
import { writeCombat } from './combat.js'
import {
  writeDice,
  writeMissionSets,
  writeNewest,
  writeOptions,
  writePassed,
  writeRandom,
  writeReputation,
  writeResult,
  writeRound,
  writeSignal,
  writeTime,
} from './course.js'
import { writeDecks } from './decks.js'
import {
  writeBoxedActions,
  writeBoxedObjectives,
  writeDiscards,
  writeHands,
  writeOwnTactics,
  writePlayedObjectives,
  writeShown,
  writeUsedActions,
} from './hands.js'
import { type JsonObject, putIn } from './json.js'
import {
  writeAssigned,
  writeDetained,
  writeJedi,
  writeLeaders,
  writeLured,
  writeRings,
} from './leaders.js'
import { isMasked, writeObserver, writeUnseen } from './observer.js'
import { writeBase, writeCandidates, writeProbes, writeUnder } from './probes.js'
import { writeRecruits } from './recruits.js'
import { writeSituation } from './situation.js'
import { writeStack } from './stack.js'

/**
 * The position of a state, with everything left out that is as usual unless it is wanted in full. What a player knows
 * can be written too; it names its observer, and what he does not know is `?` or left out.
 */
export function toPosition(s: State, isFull = false): Position {
  const out: JsonObject = { game: 'rebellion', edition: EDITION, ...(isFull ? usualFields(s) : {}) }
  const masked = isMasked(s)
  if (masked) {
    out.observer = writeObserver(s)
    out.unseen = writeUnseen(s)
  }
  putIn(out, 'options', writeOptions(s))
  putIn(out, 'missionSets', writeMissionSets(s))
  putIn(out, 'time', writeTime(s))
  putIn(out, 'reputation', writeReputation(s))
  putIn(out, 'base', writeBase(s))
  putIn(out, 'loyalty', writeLoyalty(s, isFull))
  putIn(out, 'sabotage', writeSabotage(s))
  putIn(out, 'destroyed', writeDestroyed(s))
  putIn(out, 'targetMarkers', writeTargetMarkers(s))
  putIn(out, 'units', writeUnits(s))
  putIn(out, 'queues', writeQueues(s))
  putIn(out, 'leaders', writeLeaders(s, isFull))
  putIn(out, 'assigned', writeAssigned(s))
  putIn(out, 'rings', writeRings(s))
  putIn(out, 'lured', writeLured(s))
  putIn(out, 'jedi', writeJedi(s))
  putIn(out, 'detained', writeDetained(s))
  putIn(out, 'hands', writeHands(s, isFull))
  putIn(out, 'discards', writeDiscards(s))
  putIn(out, 'usedActions', writeUsedActions(s))
  putIn(out, 'boxedActions', writeBoxedActions(s, isFull))
  putIn(out, 'playedObjectives', writePlayedObjectives(s))
  putIn(out, 'boxedObjectives', writeBoxedObjectives(s))
  putIn(out, 'removedTactics', writeOwnTactics(s))
  putIn(out, 'probes', writeProbes(s))
  putIn(out, 'underCards', writeUnder(s))
  writeCandidates(s, out, isFull)
  putIn(out, 'shown', writeShown(s, isFull))
  putIn(out, 'recruits', writeRecruits(s))
  writeStack(s, out, isFull)
  putIn(out, 'passed', writePassed(s))
  putIn(out, 'newest', writeNewest(s))
  putIn(out, 'round', writeRound(s))
  putIn(out, 'dice', writeDice(s))
  putIn(out, 'signal', writeSignal(s))
  putIn(out, 'situation', writeSituation(s))
  putIn(out, 'combat', writeCombat(s))
  putIn(out, 'result', writeResult(s))
  putIn(out, 'decks', writeDecks(s))
  if (!masked) out.random = writeRandom(s)
  return out
}

/** What is left out where it is as usual. */
function usualFields(s: State): JsonObject {
  return {
    options: { setup: 'standard' },
    time: s.bytes[TIME],
    reputation: s.bytes[REPUTATION],
    loyalty: {},
    sabotage: [],
    destroyed: [],
    units: {},
    queues: {},
    leaders: {},
    assigned: [],
    rings: {},
    lured: [],
    jedi: false,
    detained: [],
    hands: {},
    discards: {},
    usedActions: [],
    boxedActions: [],
    playedObjectives: [],
    probes: {},
    shown: {},
    recruits: {},
    passed: [],
    round: {},
    ...(isMasked(s) ? {} : { dice: [] }),
    signal: [],
    situation: {},
  }
}
