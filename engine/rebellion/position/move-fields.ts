import type { State } from '../../state.js'
import { actorOf } from '../course/turn.js'
import { stackCard } from '../leaders/stacks.js'
import { type ArgumentSort, VERBS, verbOf } from '../state/moves.js'
import { argumentsOf, harmOf, WORDINGS } from '../text/arguments.js'
import { missionId } from '../text/names.js'
import type { Json, JsonObject } from './json.js'

/** A move taken apart for scripts: its verb, and its arguments under what they are. */
export function moveFields(s: State, move: number): JsonObject {
  const verb = VERBS[verbOf(move)]
  if (verb === undefined) return {}
  const out: JsonObject = { verb: verb.word }
  for (const { sort, value } of argumentsOf(move)) {
    // A second argument of the same sort: the other leader of an assignment, the card that pays
    out[out[sort] === undefined ? sort : `${sort}2`] = fieldOf(sort, value)
    if (sort === 'stack') out.mission = missionId(stackCard(s, actorOf(s), value))
  }
  return out
}

const NUMBERS: readonly ArgumentSort[] = ['count', 'stack', 'space']

function fieldOf(sort: ArgumentSort, value: number): Json {
  if (sort === 'harm') return { ...harmOf(value) }
  return NUMBERS.includes(sort) ? value : WORDINGS[sort].typed(value)
}
