import type { Position } from '../../game.js'
import type { State } from '../../state.js'
import { EDITION } from '../edition.js'
import { SIDE_IDS } from '../facts/sides.js'
import { ENEMY_ACTIONS, ENEMY_MISSIONS, MASKED_FOR } from '../state/layout.js'
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
import { writeBase, writeCandidates, writeProbes, writeUnder } from './probes.js'
import { writeRecruits } from './recruits.js'
import { writeSituation } from './situation.js'
import { writeStack } from './stack.js'

/**
 * The position of a state, with everything left out that is as usual. What a player knows can be
 * printed too; it names its observer, and what he does not know is `?` or left out.
 */
export function toPosition(s: State): Position {
  const out: JsonObject = { game: 'rebellion', edition: EDITION }
  const masked = s.bytes[MASKED_FOR] !== 0
  if (masked) {
    out.observer = SIDE_IDS[s.bytes[MASKED_FOR] - 1]
    out.unseen = writeUnseen(s)
  }
  putIn(out, 'options', writeOptions(s))
  putIn(out, 'missionSets', writeMissionSets(s))
  putIn(out, 'time', writeTime(s))
  putIn(out, 'reputation', writeReputation(s))
  putIn(out, 'base', writeBase(s))
  putIn(out, 'loyalty', writeLoyalty(s))
  putIn(out, 'sabotage', writeSabotage(s))
  putIn(out, 'destroyed', writeDestroyed(s))
  putIn(out, 'targetMarkers', writeTargetMarkers(s))
  putIn(out, 'units', writeUnits(s))
  putIn(out, 'queues', writeQueues(s))
  putIn(out, 'leaders', writeLeaders(s))
  putIn(out, 'assigned', writeAssigned(s))
  putIn(out, 'rings', writeRings(s))
  putIn(out, 'lured', writeLured(s))
  putIn(out, 'jedi', writeJedi(s))
  putIn(out, 'detained', writeDetained(s))
  putIn(out, 'hands', writeHands(s))
  putIn(out, 'discards', writeDiscards(s))
  putIn(out, 'usedActions', writeUsedActions(s))
  putIn(out, 'boxedActions', writeBoxedActions(s))
  putIn(out, 'playedObjectives', writePlayedObjectives(s))
  putIn(out, 'boxedObjectives', writeBoxedObjectives(s))
  putIn(out, 'removedTactics', writeOwnTactics(s))
  putIn(out, 'probes', writeProbes(s))
  putIn(out, 'underCards', writeUnder(s))
  writeCandidates(s, out)
  putIn(out, 'shown', writeShown(s))
  putIn(out, 'recruits', writeRecruits(s))
  writeStack(s, out)
  putIn(out, 'passed', writePassed(s))
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

/** Sizes of the enemy's hands, of which an observation does not hold the cards. */
function writeUnseen(s: State): JsonObject {
  return {
    missions: s.bytes[ENEMY_MISSIONS],
    startingActions: s.bytes[ENEMY_ACTIONS],
    actions: s.bytes[ENEMY_ACTIONS + 1],
  }
}
