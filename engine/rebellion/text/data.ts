import { ACTIONS, MISSIONS, OBJECTIVES, TACTICS } from '../cards/registry.js'
import { LEADERS } from '../data/leaders.js'
import { BORDERS, SYSTEMS } from '../data/systems.js'
import { UNITS } from '../data/units.js'
import { RING_IDS, SKILL_IDS } from '../facts/leader-types.js'
import { SIDE_IDS, THEATER_IDS } from '../facts/sides.js'
import { FACE_IDS } from '../missions/dice.js'
import { VERBS } from '../state/moves.js'
import { leaderId, ringId } from './names.js'

/** What never changes, by the ids that moves and positions use: for programs in other languages. */
export function data(): Readonly<Record<string, unknown>> {
  return {
    systems: SYSTEMS.map((system) => ({ ...system, adjacent: neighboursOf(system.id) })),
    units: UNITS.map(({ number: _, code: __, short: ___, ...unit }) => unit),
    leaders: LEADERS.map(({ number: _, short: __, letters: ___, skills, ...leader }) => ({
      ...leader,
      skills: Object.fromEntries(SKILL_IDS.map((skill, i) => [skill, skills[i]])),
    })),
    missions: MISSIONS.map((card) => ({
      ...plain(card),
      kind: card.kind,
      copies: card.copies,
      skill: SKILL_IDS[card.skill] ?? null,
      needs: card.needs,
      mode: card.mode,
      portrait: card.portrait === undefined ? null : leaderId(card.portrait),
      ring: card.ring === undefined ? null : ringId(card.ring),
    })),
    actions: ACTIONS.map((card) => ({
      ...plain(card),
      starting: card.starting,
      timing: card.timing,
      leaders: LEADERS.filter((_, n) => (card.shows & (1 << n)) !== 0).map(({ id }) => id),
      ring: card.ring === undefined ? null : ringId(card.ring),
    })),
    objectives: OBJECTIVES.map(({ id, set, name, stage, reputation, timing, about }) => ({
      id,
      set,
      name,
      stage,
      reputation,
      timing,
      about,
    })),
    tactics: TACTICS.map(({ id, set, name, theater, copies, cost, about }) => ({
      id,
      set,
      name,
      theater: THEATER_IDS[theater],
      copies,
      cost,
      about,
    })),
    rings: RING_IDS.slice(1),
    dice: FACE_IDS,
    moves: VERBS.map(({ word, sorts }) => ({ verb: word, arguments: sorts })),
  }
}

interface SideCard {
  readonly id: string
  readonly set: string
  readonly name: string
  readonly side: number
  readonly about: string
}

function plain({ id, set, name, side, about }: SideCard): Readonly<Record<string, unknown>> {
  return { id, set, name, side: SIDE_IDS[side], about }
}

function neighboursOf(id: string): string[] {
  return BORDERS.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])).sort()
}
