import type { TacticSight } from '../battle/tactic-sight.js'
import type { Facts } from '../facts/facts.js'

/** What the players think of cards: worths are tenths of a reputation step (10 is one round of the clock). */

/** What the success of a mission in a system is worth to its side; `target` is the leader whom it is about, or NONE. */
export type MissionWorth = (facts: Facts, system: number, target: number) => number

/** What a card does at a place. */
export type PlaceWorth = (facts: Facts, place: number) => number

/** The best of a whole deck of missions or projects, assigned at once. */
export const SEARCH_WORTH = 5

export interface MissionOpinion {
  /** 0 where it should not be used. */
  readonly worth: MissionWorth
  /** What it is kept for where it can do nothing now. */
  readonly latent: number
  /** What it does at the places that it asks for; null where general worth decides. */
  readonly place: PlaceWorth | null
  /** The leader whom it names should be on a mission. */
  readonly namesAssigned: boolean
  /** Looks for the base without going there, or moves it: what one-sided players leave out. */
  readonly purpose: 'probe' | 'relocation' | null
}

export interface ActionOpinion {
  /** Of a card without a place, before its leader is counted, when it is played while leaders are assigned. */
  readonly worth: (facts: Facts) => number
  /** What it does at the place where its leader goes, and at those that it asks for; null where general worth decides. */
  readonly place: PlaceWorth | null
  /** When it is worth its card at the start of a combat. */
  readonly battle: BattleUse
}

/** Always; while it is open who wins; only for who wins; where it is wide open, for it shows much and changes little. */
export type BattleUse = 'always' | 'open' | 'winning' | 'wide-open'

/** What objectives in hand make the Rebels want: units or a combat of their own choosing that scores them. */
export interface Wants {
  /** Imperial ground units, a Star Destroyer, any ships destroyed in a combat that the Rebels start. */
  ground: number
  destroyer: number
  ships: number
  /** A ground battle won in a subjugated system. */
  liberation: number
  /** Units in own loyal systems, and in many systems. */
  loyalWithUnits: number
  outposts: number
  capital: number
  supplyLines: number
  /** Many units in and around the capital. */
  core: number
  /** A battle won where there is sabotage, and one in a system that builds the largest units. */
  control: number
  factory: number
  /** Fighters in a space battle at a Death Star. */
  station: number
}

export interface ObjectiveOpinion {
  /** How often it is met once it is held. */
  readonly ease: number
  /** What scores it, where an activation can bring that about. */
  readonly wants: keyof Wants | null
  /** What playing it gives away, beside the card. */
  readonly price: (facts: Facts) => number
  /** What it does at the places that it asks either side for; null where general worth decides. */
  readonly place: PlaceWorth | null
}

/** What an ability of an advanced card would do in a battle, about in points of damage. */
export type AbilityWorth = (sight: TacticSight) => number

export interface TacticOpinion {
  /** How eagerly it is played from the hand; what blocks is scored where it blocks. */
  readonly eagerness: number
  /** It rolls dice again: worth nothing where none lies badly. */
  readonly rerolls: boolean
  /** It keeps the enemy from leaving: for who is stronger there. */
  readonly holds: boolean
  /** Both abilities of an advanced card; one that nobody knows is worth about as much as the others. */
  readonly top: AbilityWorth
  readonly bottom: AbilityWorth
}
