import { chanceWithGreen } from '../../../../../agents/rebellion/missions/mission-chance.js'
import { counted } from '../../../../../engine/english.js'
import { MISSIONS, type MissionCard } from '../../../../../engine/rebellion/cards/registry.js'
import { fieldNamed, topFrame } from '../../../../../engine/rebellion/course/steps.js'
import { LANDO, SKILL_IDS } from '../../../../../engine/rebellion/facts/leader-types.js'
import { REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { MOST_GREEN } from '../../../../../engine/rebellion/missions/dice.js'
import {
  LANDO_BONUS,
  MISDIRECTION,
} from '../../../../../engine/rebellion/rounds/lasting-effects.js'
import { NONE } from '../../../../../engine/rebellion/state/moves.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../../engine/state.js'
import { leaderName, leaderNames, percent } from '../../words/names.js'

/** The chance of a mission that is about to be attempted. */
export interface AttemptOdds {
  /** Leaders who oppose it for certain. */
  readonly there: number
  /** As it stands, when nobody else comes. */
  readonly alone: number
  /** The leader of the enemy's pool who hurts it most, and the chance against him; NONE where nobody can come. */
  readonly worst: number
  readonly against: number
}

export function attemptOdds(
  state: State,
  view: RebellionView,
  slot: number,
  place: number,
  target: number,
): AttemptOdds {
  const card = MISSIONS[view.stackCard(view.side, slot)] as MissionCard
  const on = view.stackLeaders(view.side, slot)
  const own = on | view.leadersAt(view.side, place)
  const dice = iconsOf(view, own, card) + (card.extraDice?.(state, place) ?? 0)
  const green = minorsOf(view, own, card)
  const chanceAgainst = (leaders: number): number =>
    chanceWithGreen(dice, iconsOf(view, leaders, card), bonus, {
      own: green,
      theirs: minorsOf(view, leaders, card),
    })
  const bonus = bonusOf(state, view, on, card)
  const isCaptive = target !== NONE && (view.captives & (1 << target)) !== 0
  const there = view.leadersAt(view.enemy, place) | (isCaptive ? 1 << target : 0)
  const alone = there === 0 ? 1 : chanceAgainst(there)
  let worst = NONE
  let against = alone
  for (const leader of mayCome(state, view, on)) {
    const chance = chanceAgainst(there | (1 << leader))
    if (worst !== NONE && chance >= against) continue
    worst = leader
    against = chance
  }
  return { there, alone, worst, against }
}

/** `succeeds if nobody opposes it, 42% against Vader`. */
export function oddsWords(view: RebellionView, odds: AttemptOdds): string {
  const { there, alone, worst, against } = odds
  if (worst === NONE)
    return there === 0 ? 'nobody can oppose it' : `${percent(alone)} against ${leaderNames(there)}`
  const atWorst = bits(view.pool(view.enemy)).length > 1 ? 'at worst ' : ''
  const name = leaderName(worst)
  return there === 0
    ? `succeeds if nobody opposes it, ${atWorst}${percent(against)} against ${name}`
    : `${percent(alone)} against ${leaderNames(there)}, ${atWorst}${percent(against)} if ${name} comes too`
}

/** Dice for the mission that leaders bring. */
export function iconsOf(view: RebellionView, leaders: number, card: MissionCard): number {
  if (card.allIcons !== true) return view.skillSum(leaders, card.skill)
  return SKILL_IDS.reduce((sum, _, skill) => sum + view.skillSum(leaders, skill), 0)
}

/** Green dice that they bring besides, as far as they count. */
export function minorsOf(view: RebellionView, leaders: number, card: MissionCard): number {
  const skills = card.allIcons === true ? SKILL_IDS.map((_, skill) => skill) : [card.skill]
  return Math.min(
    MOST_GREEN,
    skills.reduce((sum, skill) => sum + view.minorSum(leaders, skill), 0),
  )
}

/** `3 dice`, `3 dice and 1 green die`. */
export function diceWords(dice: number, green: number): string {
  if (green === 0) return counted(dice, 'die', 'dice')
  const greens = counted(green, 'green die', 'green dice')
  return dice === 0 ? greens : `${counted(dice, 'die', 'dice')} and ${greens}`
}

function bonusOf(state: State, view: RebellionView, on: number, card: MissionCard): number {
  const isShown = card.portrait !== undefined && (on & (1 << card.portrait)) !== 0
  const byLando = view.side === REBEL && LANDO_BONUS.isOn(state) && (on & (1 << LANDO)) !== 0
  return isShown || byLando ? 2 : 0
}

/** Leaders whom the enemy may send from his pool. */
function mayCome(state: State, view: RebellionView, on: number): number[] {
  const isBound = fieldNamed(state, topFrame(state), 'blindside') !== 0
  const isMisled =
    view.side === REBEL && MISDIRECTION.isOn(state) && (on & (1 << MISDIRECTION.get(state))) !== 0
  return isBound || isMisled ? [] : bits(view.pool(view.enemy))
}
