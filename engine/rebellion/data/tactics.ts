import { byNumber, type Entry } from './table.js'

/** The shared tactic cards of the base game. */

export interface TacticFacts extends Entry {
  readonly name: string
  readonly theater: 'space' | 'ground'
  readonly copies: number
  /** Own dice showing a special that are spent to play it. */
  readonly cost: 0 | 1
  readonly timing: 'attack' | 'block'
}

export const TACTICS: readonly TacticFacts[] = byNumber('tactic card', [
  { number: 0, set: 'base-combat', id: 'space-brilliant-strategy', name: 'Brilliant Strategy', theater: 'space', copies: 1, cost: 1, timing: 'attack' },
  { number: 1, set: 'base-combat', id: 'space-concentrate-fire', name: 'Concentrate Fire', theater: 'space', copies: 2, cost: 0, timing: 'attack' },
  { number: 2, set: 'base-combat', id: 'space-critical-hit', name: 'Critical Hit', theater: 'space', copies: 2, cost: 0, timing: 'attack' },
  { number: 3, set: 'base-combat', id: 'space-defensive-formation', name: 'Defensive Formation', theater: 'space', copies: 3, cost: 0, timing: 'block' },
  { number: 4, set: 'base-combat', id: 'space-no-escape', name: 'No Escape', theater: 'space', copies: 1, cost: 0, timing: 'attack' },
  { number: 5, set: 'base-combat', id: 'space-onslaught', name: 'Onslaught', theater: 'space', copies: 1, cost: 1, timing: 'attack' },
  { number: 6, set: 'base-combat', id: 'space-outmaneuver', name: 'Outmaneuver', theater: 'space', copies: 2, cost: 0, timing: 'block' },
  { number: 7, set: 'base-combat', id: 'space-take-it-down', name: 'Take It Down', theater: 'space', copies: 2, cost: 1, timing: 'attack' },
  { number: 8, set: 'base-combat', id: 'space-unstoppable-assault', name: 'Unstoppable Assault', theater: 'space', copies: 1, cost: 1, timing: 'attack' },
  { number: 9, set: 'base-combat', id: 'ground-bombardment', name: 'Bombardment', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { number: 10, set: 'base-combat', id: 'ground-brilliant-strategy', name: 'Brilliant Strategy', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { number: 11, set: 'base-combat', id: 'ground-concentrate-fire', name: 'Concentrate Fire', theater: 'ground', copies: 2, cost: 0, timing: 'attack' },
  { number: 12, set: 'base-combat', id: 'ground-critical-hit', name: 'Critical Hit', theater: 'ground', copies: 2, cost: 0, timing: 'attack' },
  { number: 13, set: 'base-combat', id: 'ground-defensive-formation', name: 'Defensive Formation', theater: 'ground', copies: 3, cost: 0, timing: 'block' },
  { number: 14, set: 'base-combat', id: 'ground-dig-in', name: 'Dig In', theater: 'ground', copies: 2, cost: 0, timing: 'block' },
  { number: 15, set: 'base-combat', id: 'ground-escape-plan', name: 'Escape Plan', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { number: 16, set: 'base-combat', id: 'ground-onslaught', name: 'Onslaught', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { number: 17, set: 'base-combat', id: 'ground-take-it-down', name: 'Take It Down', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { number: 18, set: 'base-combat', id: 'ground-unstoppable-assault', name: 'Unstoppable Assault', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
])
