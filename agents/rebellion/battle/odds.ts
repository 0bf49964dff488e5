import {
  RED,
  UNIT_BLACK,
  UNIT_COLOUR,
  UNIT_GREEN,
  UNIT_HEALTH,
  UNIT_RED,
} from '../../../engine/rebellion/facts/unit-types.js'
import { UNIT_LASTING } from '../facts/unit-worth.js'

/** Dice of one colour that count in one attack. */
const MOST_OF_COLOUR = 5
const MOST_GREEN = 3
/** A die hits its own colour with two faces, any colour with one; a special buys about half a point with cards. */
const OWN_COLOUR = 2 / 6
const ANY_COLOUR = 1 / 6 + (1 / 6) * 0.5
/** A green die hits any colour with two faces, and has no others. */
const GREEN_DIE = 2 / 6
/** Damage that a tactic card is worth, between what it does and what it blocks. */
const CARD_WORTH = 0.6

/** What differs between the kinds of combat. */
interface Manner {
  /** Damage of each tactic card of a leader, in the first round. */
  readonly card: number
  /** Damage that each die of a leader's tactic value does in each round, as far as there are blanks to reroll. */
  readonly reroll: number
  /** Damage of the card that each side plays in each round, over what the other one undoes. */
  readonly eachRound: number
  /** Battle steps that are fought before somebody leaves. */
  readonly rounds: number
  /** Turns the difference of what is left into a chance. */
  readonly steepness: number
}

const SHARED: Manner = { card: CARD_WORTH, reroll: 0, eachRound: 0, rounds: 5, steepness: 5.5 }
/** Fitted on 600 battles fought out by the rules, 80 times each (agents/TRIALS.md). */
const CINEMATIC: Manner = { card: 0, reroll: 0.19, eachRound: 0.22, rounds: 3, steepness: 3.7 }
const BLANK = 1 / 3

/** The strength of one side in one theater: dice and health by colour, and its leader's tactic value. */
export class Force {
  red = 0
  black = 0
  green = 0
  redHealth = 0
  blackHealth = 0
  /** Those of the dice, all red, that nothing takes away (UNIT_LASTING). */
  lasting = 0
  cards = 0
  /** By the rules of Rise of the Empire: a card each round, leaders reroll. */
  cinematic = false

  clear(): this {
    this.red = 0
    this.black = 0
    this.green = 0
    this.redHealth = 0
    this.blackHealth = 0
    this.lasting = 0
    this.cards = 0
    return this
  }

  addUnits(type: number, count: number): void {
    this.red += (UNIT_RED[type] as number) * count
    this.black += (UNIT_BLACK[type] as number) * count
    this.green += (UNIT_GREEN[type] as number) * count
    this.lasting += (UNIT_LASTING[type] as number) * count
    if (UNIT_COLOUR[type] === RED) this.redHealth += (UNIT_HEALTH[type] as number) * count
    else this.blackHealth += (UNIT_HEALTH[type] as number) * count
  }

  /** Adds the dice and the health of others. */
  join(others: Force): void {
    this.red += others.red
    this.black += others.black
    this.green += others.green
    this.redHealth += others.redHealth
    this.blackHealth += others.blackHealth
    this.lasting += others.lasting
  }

  /** True where nobody stands. */
  get isNone(): boolean {
    return this.health === 0 && this.lasting === 0
  }

  get health(): number {
    return this.redHealth + this.blackHealth
  }

  /** A single number for comparing: dice and health. */
  get weight(): number {
    return (
      Math.min(this.red, MOST_OF_COLOUR) +
      Math.min(this.black, MOST_OF_COLOUR) +
      Math.min(this.green, MOST_GREEN) +
      this.redHealth +
      this.blackHealth
    )
  }
}

/** What is left on average, as parts of what each side had, and the chance that the attacker clears the theater. */
export interface Odds {
  attackerLeft: number
  defenderLeft: number
  win: number
}

/**
 * Battle odds by playing expected damage round by round. Written into `out`; nothing is allocated.
 * Without an enemy the theater is won; without attackers, or against what lasts, it is lost.
 */
export function estimateOdds(attacker: Force, defender: Force, out: Odds): Odds {
  const manner = attacker.cinematic || defender.cinematic ? CINEMATIC : SHARED
  const startA = attacker.health
  const startD = defender.health
  if (defender.isNone || attacker.isNone) {
    out.attackerLeft = attacker.isNone ? 0 : 1
    out.defenderLeft = defender.isNone ? 0 : 1
    out.win = attacker.isNone ? 0 : 1
    return out
  }
  let redA = attacker.redHealth
  let blackA = attacker.blackHealth
  let redD = defender.redHealth
  let blackD = defender.blackHealth
  for (let round = 0; round < manner.rounds; round++) {
    const partA = startA === 0 ? 0 : (redA + blackA) / startA
    const partD = startD === 0 ? 0 : (redD + blackD) / startD
    if ((partA <= 0 && attacker.lasting === 0) || (partD <= 0 && defender.lasting === 0)) break
    // Units under fire still attack: both sides' damage is worked out before either is dealt.
    const cardsA = ledHits(manner, attacker, partA, round)
    const cardsD = ledHits(manner, defender, partD, round)
    const redHitsA = redDice(attacker, partA)
    const blackHitsA = Math.min(attacker.black * partA, MOST_OF_COLOUR)
    const redHitsD = redDice(defender, partD)
    const blackHitsD = Math.min(defender.black * partD, MOST_OF_COLOUR)
    const anyA = (redHitsA + blackHitsA) * ANY_COLOUR + greenHits(attacker, partA) + cardsA
    const anyD = (redHitsD + blackHitsD) * ANY_COLOUR + greenHits(defender, partD) + cardsD
    const newRedD = Math.max(0, redD - redHitsA * OWN_COLOUR)
    const newBlackD = Math.max(0, blackD - blackHitsA * OWN_COLOUR)
    const newRedA = Math.max(0, redA - redHitsD * OWN_COLOUR)
    const newBlackA = Math.max(0, blackA - blackHitsD * OWN_COLOUR)
    const leftD = Math.max(0, newRedD + newBlackD - anyA)
    const leftA = Math.max(0, newRedA + newBlackA - anyD)
    const shareD = newRedD + newBlackD === 0 ? 0 : leftD / (newRedD + newBlackD)
    const shareA = newRedA + newBlackA === 0 ? 0 : leftA / (newRedA + newBlackA)
    redD = newRedD * shareD
    blackD = newBlackD * shareD
    redA = newRedA * shareA
    blackA = newBlackA * shareA
  }
  out.attackerLeft = (redA + blackA + attacker.lasting) / (startA + attacker.lasting)
  out.defenderLeft = (redD + blackD + defender.lasting) / (startD + defender.lasting)
  const lead = out.attackerLeft - out.defenderLeft
  out.win = defender.lasting > 0 ? 0 : 1 / (1 + Math.exp(-manner.steepness * lead))
  return out
}

/** Red dice of the part of a force that is left, and of what lasts. */
function redDice({ red, lasting }: Force, part: number): number {
  return Math.min(lasting + (red - lasting) * part, MOST_OF_COLOUR)
}

function greenHits(force: Force, part: number): number {
  return force.green === 0 ? 0 : Math.min(force.green * part, MOST_GREEN) * GREEN_DIE
}

/** What tactic cards add, and leaders who have dice rerolled. */
function ledHits(manner: Manner, force: Force, part: number, round: number): number {
  const cards = round === 0 ? force.cards * manner.card : 0
  if (manner.reroll === 0) return cards
  const blanks =
    BLANK *
    (redDice(force, part) +
      Math.min(force.black * part, MOST_OF_COLOUR) +
      Math.min(force.green * part, MOST_GREEN) * 2)
  return cards + Math.min(force.cards, blanks) * manner.reroll + manner.eachRound
}
