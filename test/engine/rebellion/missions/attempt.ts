import { MISSION_SIDE, MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { SIDE_IDS } from '../../../../engine/rebellion/facts/sides.js'
import { PLACE_IDS } from '../../../../engine/rebellion/position/ids.js'
import { toPosition } from '../../../../engine/rebellion/position/to.js'
import type { State } from '../../../../engine/state.js'
import { decider, diceLeft, field, moves, offers, play, position } from '../support.js'

/** What the tests of missions have in common: a mission under its leaders, and all that it changed. */

export type Fields = Readonly<Record<string, unknown>>

/** The Command Phase, with the turn of the mission's side and the mission under these leaders. */
export function assigned(mission: string, leaders: readonly string[], fields: Fields = {}): State {
  const side = MISSION_SIDE[MISSIONS.findIndex((card) => card.id === mission)]
  const others = Array.isArray(fields.assigned) ? fields.assigned : []
  return position({
    phase: 'command',
    turn: SIDE_IDS[side ?? -1],
    ...fields,
    assigned: [{ mission, leaders }, ...others],
  })
}

/** All the places where the mission may be revealed, as its moves name them. */
export function targets(s: State, mission: string): string[] {
  return offers(s, `reveal ${mission}`).map((text) => text.split(' ')[2] ?? '')
}

/** So many loaded dice of a face. */
export function faces(count: number, face: string): string[] {
  return Array.from({ length: count }, () => face)
}

export const SYSTEMS = [...PLACE_IDS.keys()].filter((id) => id !== 'rebel-base')

// Changes

/** Fields that are noise here: the course of the game and what each side knows of the other's cards. */
const NOISE = [
  'game',
  'random',
  'dice',
  'signal',
  'phase',
  'turn',
  'current',
  'stack',
  'combat',
  'shown',
]
const KNOWLEDGE = ['candidates', 'ruledOut']
/** Where units came from is kept for the combat they cause. */
const ORIGINS = ['situation.movedTo', 'situation.origins']

/** Everything that differs between the positions of two states, by its path; `null` is gone. */
export function changes(before: State, after: State): Record<string, unknown> {
  const old = flat(before)
  const now = flat(after)
  const found: Record<string, unknown> = {}
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const [a, b] = [old.get(path), now.get(path)]
    if (JSON.stringify(a) === JSON.stringify(b)) continue
    found[path] = path.startsWith('decks.') ? cards(b).length - cards(a).length : (b ?? null)
  }
  return found
}

/** What the moves change. */
export function changed(s: State, ...texts: readonly string[]): Record<string, unknown> {
  return changes(s, play(s, ...texts))
}

function cards(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : []
}

function flat(s: State): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const walk = (path: string, value: unknown): void => {
    if (ORIGINS.includes(path)) return
    if (typeof value !== 'object' || value === null || Array.isArray(value)) found.set(path, value)
    else for (const [key, below] of Object.entries(value)) walk(`${path}.${key}`, below)
  }
  for (const [key, value] of Object.entries(toPosition(s)))
    if (!NOISE.includes(key) && !KNOWLEDGE.includes(key)) walk(key, value)
  return found
}

/** Dice rolled between two states; the position before must have loaded more than were rolled. */
export function rolled(before: State, after: State): number {
  if (diceLeft(after) === 0) throw new Error('load one die more than is rolled')
  return diceLeft(before) - diceLeft(after)
}

// Where the game stands

/** The side has a turn of the Command Phase: whatever came before is over. */
export function hasTurn(s: State, side: string): boolean {
  return decider(s) === side && moves(s).includes('pass')
}

/** The combat at hand as `SYSTEM by SIDE`, its current player; empty without one. */
export function combatOf(s: State): string {
  const system = field(s, 'combat.system')
  return system === undefined ? '' : `${system} by ${field(s, 'combat.first')}`
}

/** The cards of a deck by their ids, from the top down. */
export function cardsOf(s: State, deck: string): string[] {
  return cards(field(s, `decks.${deck}`)).map((slot) => {
    const card = typeof slot === 'object' && slot !== null ? Reflect.get(slot, 'card') : slot
    return String(card)
  })
}
