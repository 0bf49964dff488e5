import type { State } from '../../state.js'
import { actorOf } from '../course/turn.js'
import { stackCard } from '../leaders/stacks.js'
import { NONE, VERBS } from '../state/moves.js'
import {
  actionId,
  choiceId,
  colourId,
  faceId,
  leaderId,
  missionId,
  objectiveId,
  ringId,
  systemId,
  tacticId,
  theaterId,
  unitId,
} from '../text/names.js'
import type { Json, JsonObject } from './json.js'

/** A move taken apart for scripts: its verb, and its arguments under what they are. */
export function moveFields(s: State, move: number): JsonObject {
  const verb = VERBS[move >>> 24]
  if (verb === undefined) return {}
  const out: JsonObject = { verb: verb.word }
  verb.sorts.forEach((sort, i) => {
    const value = (move >>> (16 - 8 * i)) & 255
    if (value === NONE) return
    // A second argument of the same sort: the other leader of an assignment, the card that pays
    const key = verb.sorts.indexOf(sort) === i ? sort : `${sort}2`
    out[key] = argumentOf(sort, value)
    if (sort === 'stack') out.mission = missionId(stackCard(s, actorOf(s), value))
  })
  return out
}

function argumentOf(sort: string, value: number): Json {
  const idOf = NAMES[sort]
  return idOf === undefined ? value : idOf(value)
}

const NAMES: Readonly<Record<string, (n: number) => Json>> = {
  unit: unitId,
  place: systemId,
  leader: leaderId,
  mission: missionId,
  action: actionId,
  objective: objectiveId,
  tactic: tacticId,
  option: choiceId,
  colour: colourId,
  face: faceId,
  harm: (n) => ({ damage: n >> 4, hits: n & 15 }),
  theater: theaterId,
  ring: ringId,
}
