import { ATTACK, DEFENSE } from '../../../../engine/skirmish/facts/units.js'
import { attackTotal, defenseOf } from '../../../../engine/skirmish/fire/attack.js'
import {
  ATTACK_BONUS,
  combatBonus,
  DEFENSE_BONUS,
} from '../../../../engine/skirmish/state/combat-card.js'
import { isCard } from '../../../../engine/skirmish/state/moves.js'
import { isSpace, ownerOf, sheetOf } from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'

/** What is added to the dice of a shot, and what must be met, term by term: the first is the value of the unit. */
export interface Term {
  readonly name: string
  readonly value: number
}

export function attackTerms(s: State, slot: number, target: number): readonly Term[] {
  const own = ATTACK[sheetOf(s, slot)] as number
  const card = combatBonus(s, ownerOf(slot), ATTACK_BONUS)
  const crossing = attackTotal(s, slot, target) - own - card
  return termsOf({ name: 'Attack', value: own }, [
    { name: 'Combat card', value: card },
    { name: crossingName(s, target), value: crossing },
  ])
}

export function defenseTerms(s: State, slot: number, target: number): readonly Term[] {
  const all = defenseOf(s, slot, target)
  if (isCard(target)) return [{ name: 'Defense', value: all }]
  const own = DEFENSE[sheetOf(s, target)] as number
  const card = combatBonus(s, ownerOf(target), DEFENSE_BONUS)
  return termsOf({ name: 'Defense', value: own }, [
    { name: 'Combat card', value: card },
    { name: 'Recon', value: all - own - card },
  ])
}

export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0)
}

function crossingName(s: State, target: number): string {
  if (isCard(target)) return 'strike from space'
  return isSpace(s, target) ? 'ground at space' : 'space at ground'
}

function termsOf(own: Term, changes: readonly Term[]): readonly Term[] {
  return [own, ...changes.filter(({ value }) => value !== 0)]
}
