/** The shared tactic cards of the base game; their order is their number everywhere. */

export interface TacticFacts {
  readonly id: string
  readonly name: string
  readonly theater: 'space' | 'ground'
  readonly copies: number
  /** Own dice showing a special that are spent to play it. */
  readonly cost: 0 | 1
  readonly timing: 'attack' | 'block'
}

export const TACTICS: readonly TacticFacts[] = [
  { id: 'space-brilliant-strategy', name: 'Brilliant Strategy', theater: 'space', copies: 1, cost: 1, timing: 'attack' },
  { id: 'space-concentrate-fire', name: 'Concentrate Fire', theater: 'space', copies: 2, cost: 0, timing: 'attack' },
  { id: 'space-critical-hit', name: 'Critical Hit', theater: 'space', copies: 2, cost: 0, timing: 'attack' },
  { id: 'space-defensive-formation', name: 'Defensive Formation', theater: 'space', copies: 3, cost: 0, timing: 'block' },
  { id: 'space-no-escape', name: 'No Escape', theater: 'space', copies: 1, cost: 0, timing: 'attack' },
  { id: 'space-onslaught', name: 'Onslaught', theater: 'space', copies: 1, cost: 1, timing: 'attack' },
  { id: 'space-outmaneuver', name: 'Outmaneuver', theater: 'space', copies: 2, cost: 0, timing: 'block' },
  { id: 'space-take-it-down', name: 'Take It Down', theater: 'space', copies: 2, cost: 1, timing: 'attack' },
  { id: 'space-unstoppable-assault', name: 'Unstoppable Assault', theater: 'space', copies: 1, cost: 1, timing: 'attack' },
  { id: 'ground-bombardment', name: 'Bombardment', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { id: 'ground-brilliant-strategy', name: 'Brilliant Strategy', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { id: 'ground-concentrate-fire', name: 'Concentrate Fire', theater: 'ground', copies: 2, cost: 0, timing: 'attack' },
  { id: 'ground-critical-hit', name: 'Critical Hit', theater: 'ground', copies: 2, cost: 0, timing: 'attack' },
  { id: 'ground-defensive-formation', name: 'Defensive Formation', theater: 'ground', copies: 3, cost: 0, timing: 'block' },
  { id: 'ground-dig-in', name: 'Dig In', theater: 'ground', copies: 2, cost: 0, timing: 'block' },
  { id: 'ground-escape-plan', name: 'Escape Plan', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { id: 'ground-onslaught', name: 'Onslaught', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { id: 'ground-take-it-down', name: 'Take It Down', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
  { id: 'ground-unstoppable-assault', name: 'Unstoppable Assault', theater: 'ground', copies: 1, cost: 1, timing: 'attack' },
]
