import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../cards/registry.js'
import { LEADERS } from '../data/leaders.js'
import { SYSTEMS } from '../data/systems.js'
import { UNITS } from '../data/units.js'
import { RING_IDS } from '../facts/leader-types.js'
import { BASE_SPACE } from '../facts/map.js'
import { MARKER_IDS } from '../facts/markers.js'
import { THEATER_IDS } from '../facts/sides.js'
import { FACE_IDS } from '../missions/dice.js'
import { CHOICE_IDS } from '../state/choices.js'

/** Ids of everything that has a number, as they stand in moves, positions and logs. */

export const BASE_SPACE_ID = 'rebel-base'
export const COLOUR_IDS: readonly string[] = ['red', 'black', 'green']

export function systemId(system: number): string {
  return system === BASE_SPACE ? BASE_SPACE_ID : idOf(SYSTEMS, system)
}

export function unitId(type: number): string {
  return idOf(UNITS, type)
}

export function leaderId(leader: number): string {
  return idOf(LEADERS, leader)
}

export function missionId(card: number): string {
  return idOf(MISSIONS, card)
}

export function actionId(card: number): string {
  return idOf(ACTIONS, card)
}

export function objectiveId(card: number): string {
  return idOf(OBJECTIVES, card)
}

export function tacticId(card: number): string {
  return idOf(TACTICS, card)
}

export function ringId(ring: number): string {
  return RING_IDS[ring] ?? '?'
}

export function markerId(marker: number): string {
  return MARKER_IDS[marker] ?? '?'
}

export function faceId(face: number): string {
  return FACE_IDS[face] ?? '?'
}

export function colourId(colour: number): string {
  return COLOUR_IDS[colour] ?? '?'
}

export function theaterId(theater: number): string {
  return THEATER_IDS[theater] ?? '?'
}

export function choiceId(choice: number): string {
  return CHOICE_IDS[choice] ?? '?'
}

function idOf(table: readonly { readonly id: string }[], n: number): string {
  return table[n]?.id ?? '?'
}
