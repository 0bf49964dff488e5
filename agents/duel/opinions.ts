import type { StrategyData } from '../../engine/duel/data/strategies.js'
import {
  CARDS,
  CHARACTERS_OF,
  DIPLOMACY,
  FORCE,
  isCharacter,
  MILITARY,
  ORDINARY_CARDS,
  RECON,
  suitOf,
} from '../../engine/duel/facts/cards.js'

/** What is thought of the cards: one entry for each, in points of totals where nothing else is said. */
export interface Opinion {
  /** What its power may still do to the enemy's total, or for one's own, while it is ready. */
  readonly attack: number
  /** True where it can bring down one's own total when that is over the objective. */
  readonly mends?: true
  /** Victory points that it is worth in the deck instead of in the reserve. */
  readonly worth: number
  /** What using it is worth beyond what can be seen at once. */
  readonly use?: number
}

const SUIT_OPINIONS: Readonly<Record<number, Opinion>> = {
  [DIPLOMACY]: { attack: 0.3, mends: true, worth: 0 },
  [FORCE]: { attack: 0.5, worth: 0 },
  [MILITARY]: { attack: 1.6, worth: 0 },
  [RECON]: { attack: 0.4, worth: 0, use: 0.08 },
}

const CHARACTER_OPINIONS: Readonly<Record<string, Opinion>> = {
  chewbacca: { attack: 1, worth: 0.1 },
  'han-solo': { attack: 1.4, worth: 0.3 },
  'lando-calrissian': { attack: 0.8, mends: true, worth: 0.2 },
  'leia-organa': { attack: 0.8, worth: 0.2, use: 0.1 },
  'luke-skywalker': { attack: 2.4, mends: true, worth: 0.5 },
  'obi-wan-kenobi': { attack: 0.9, worth: 0.25 },
  'r2-d2-and-c-3po': { attack: 0.3, worth: 0, use: -0.05 },
  yoda: { attack: 0.6, worth: 0.15, use: 0.1 },
  'admiral-piett': { attack: 0.5, worth: 0.05 },
  'boba-fett': { attack: 2.4, worth: 0.5 },
  'darth-vader': { attack: 1.4, mends: true, worth: 0.35 },
  'emperor-palpatine': { attack: 0.3, worth: 0.05, use: 0.02 },
  'general-veers': { attack: 1.5, worth: 0.3 },
  'grand-moff-tarkin': { attack: 0.3, worth: 0.1 },
  'ig-88': { attack: 0.8, worth: 0.2, use: 0.15 },
  'jabba-the-hutt': { attack: 0.9, mends: true, worth: 0.2, use: 0.1 },
}

/** A card that nothing is thought of is one of middling worth. */
const MIDDLING: Opinion = { attack: 0.5, worth: 0.15 }

/** By side and card. */
export const OPINIONS: readonly (readonly Opinion[])[] = CHARACTERS_OF.map((characters) =>
  Array.from({ length: CARDS }, (_, card) =>
    isCharacter(card)
      ? (CHARACTER_OPINIONS[characters[card - ORDINARY_CARDS]?.id ?? ''] ?? MIDDLING)
      : (SUIT_OPINIONS[suitOf(card)] ?? MIDDLING),
  ),
)

/** By side: the cards that can mend a total over the objective. */
export const MENDERS: readonly number[] = OPINIONS.map((opinions) =>
  opinions.reduce((mask, { mends }, card) => (mends === true ? mask | (1 << card) : mask), 0),
)

/** The same as numbers, for playouts. */
export const ATTACKS: readonly Float64Array[] = OPINIONS.map((opinions) =>
  Float64Array.from(opinions, ({ attack }) => attack),
)

/** Victory points that a strategy is worth where nothing is known of the struggle, by its id. */
export const STRATEGY_WORTH: Readonly<Record<StrategyData['id'], number>> = {
  bureaucracy: 0.35,
  deception: 0.5,
  'direct-assault': 0.5,
  infiltration: 0.4,
  support: 0.45,
}
