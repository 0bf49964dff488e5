import {
  MISSION_KIND,
  MISSION_SIDE,
  PROJECT_CARD,
  TACTIC_SIDE,
} from '../../engine/rebellion/cards/registry.js'
import { MARKER_REMOVED_BY } from '../../engine/rebellion/facts/markers.js'
import { REBEL, SIDE_IDS } from '../../engine/rebellion/facts/sides.js'
import { INTERDICTOR, UNIT_SIDE, UNIT_STRUCTURE } from '../../engine/rebellion/facts/unit-types.js'
import type { Note } from '../../engine/rebellion/state/journal.js'
import type { GameFacts } from '../match/game-facts.js'

/** What Rise of the Empire adds to a game: facts with a number for each side; markers are those of the side that removes them. */
export const RISE_FACTS = [
  'tacticsUpper',
  'tacticsLower',
  'tacticsUnused',
  'tacticsCancelled',
  'structures',
  'interdictors',
  'projects',
  'markersPlaced',
  'markersRemoved',
  'immediate',
  'released',
] as const
export type RiseFact = (typeof RISE_FACTS)[number]

/** Counts tactic cards, structures, projects and target markers of a game with the expansion. */
export class RiseObserver {
  private readonly counts: Record<RiseFact, number[]>

  constructor() {
    this.counts = Object.fromEntries(
      RISE_FACTS.map((fact) => [fact, SIDE_IDS.map(() => 0)]),
    ) as Record<RiseFact, number[]>
  }

  read({ kind, a, c }: Note): void {
    switch (kind) {
      case 'tactic-half':
        return this.add(c === 1 ? 'tacticsUpper' : 'tacticsLower', TACTIC_SIDE[a])
      case 'tactic-unused':
        return this.add('tacticsUnused', TACTIC_SIDE[a])
      case 'tactic-cancelled':
        return this.add('tacticsCancelled', TACTIC_SIDE[a])
      case 'units-gained':
        return this.gain(a, c)
      case 'deployed':
        return this.gain(a, 1)
      case 'mission-revealed':
        return MISSION_KIND[a] === PROJECT_CARD ? this.add('projects', MISSION_SIDE[a]) : undefined
      case 'marker-placed':
        return this.add('markersPlaced', MARKER_REMOVED_BY[a])
      case 'marker-removed':
        return this.add('markersRemoved', MARKER_REMOVED_BY[a])
      case 'objective-revealed':
        return this.add('immediate', REBEL)
    }
  }

  /** A leader whom the limit of a pool has cost; `side` chose him. */
  release(side: number): void {
    this.add('released', side)
  }

  facts(): Omit<GameFacts, 'length'> {
    return this.counts
  }

  private gain(type: number, count: number): void {
    const side = UNIT_SIDE[type]
    if (UNIT_STRUCTURE[type] !== 0) this.add('structures', side, count)
    if (type === INTERDICTOR) this.add('interdictors', side, count)
  }

  private add(fact: RiseFact, side: number | undefined, count = 1): void {
    const counts = this.counts[fact]
    if (side !== undefined && counts[side] !== undefined) counts[side] += count
  }
}
