import { cardFrame, effectAt } from '../../../../../engine/rebellion/cards/card-frame.js'
import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import type { Ask, Asked, AskingCard } from '../asked.js'
import { COMBAT_EFFECTS } from './combat-effects.js'
import { DECK_EFFECTS } from './deck-effects.js'
import { LEADER_EFFECTS } from './leader-effects.js'
import { RISE_EFFECTS } from './rise-effects.js'
import { SYSTEM_EFFECTS } from './system-effects.js'
import { TACTIC_EFFECTS } from './tactic-effects.js'
import { UNIT_EFFECTS } from './unit-effects.js'

/** The words of every effect that asks, by its name. */
export const EFFECT_WORDS: Readonly<Record<string, Ask>> = {
  ...COMBAT_EFFECTS,
  ...DECK_EFFECTS,
  ...LEADER_EFFECTS,
  ...SYSTEM_EFFECTS,
  ...RISE_EFFECTS,
  ...TACTIC_EFFECTS,
  ...UNIT_EFFECTS,
}

/** A card that is carried out: the effect at hand asks. */
export const card: Ask = (asked) => {
  const wording = EFFECT_WORDS[effectAt(asked.state, asked.frame).name]?.(asked) ?? null
  const facts = cardOf(asked)
  return wording === null || facts === undefined ? wording : { card: facts, ...wording }
}

/** The card whose effect asks. */
function cardOf({ state, frame }: Asked): AskingCard | undefined {
  const decks: readonly (readonly AskingCard[])[] = [
    MISSIONS,
    ACTIONS,
    OBJECTIVES,
    MISSIONS,
    TACTICS,
    TACTICS,
    TACTICS,
  ]
  return decks[cardFrame.sort.get(state, frame)]?.[cardFrame.card.get(state, frame)]
}
