import { attack, lookAt } from '../../../../agents/skirmish/odds.js'
import { gapBetween, stepOf } from '../../../../agents/skirmish/poses.js'
import { LASERS } from '../../../../engine/skirmish/facts/icons.js'
import {
  ARTILLERY_SHOT,
  FIRST_SHOT,
  isAllRound,
  listTargets,
  mayFire,
  rangeOf,
  SECOND_SHOT,
} from '../../../../engine/skirmish/fire/shots.js'
import { isInRange, sees } from '../../../../engine/skirmish/fire/sight.js'
import { isDiscInArc } from '../../../../engine/skirmish/geometry/arc.js'
import { alongX, alongY } from '../../../../engine/skirmish/geometry/directions.js'
import { MOVE_STEP } from '../../../../engine/skirmish/rounds/steps.js'
import { cardHarm, FATAL_CARD_HARM } from '../../../../engine/skirmish/state/home.js'
import {
  AS_ARTILLERY,
  isCard,
  largeOf,
  PLAIN,
  smallOf,
  TARGET_CARDS,
  WITH_LASERS,
} from '../../../../engine/skirmish/state/moves.js'
import { shortOf } from '../../../../engine/skirmish/state/rules.js'
import {
  fatalHarm,
  harmOf,
  hasIcon,
  hasStatus,
  headingOf,
  IS_HANDLED,
  isCloaked,
  isOnTable,
  ownerOf,
  radiusOf,
  xOf,
  yOf,
} from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'
import { slotsOf, viewOf } from '../table/view.js'

/** Who can fire at whom where all stand, with what chances; and what is missing where somebody cannot. */

export interface Chance {
  readonly hit: number
  /** To destroy with this one shot. */
  readonly kill: number
  /** Damage of a hit: the usual, which is also the least. */
  readonly damage: number
}

export interface Shot extends Chance {
  readonly shooter: number
  readonly target: number
  /** PLAIN, WITH_LASERS or AS_ARTILLERY. */
  readonly how: number
  readonly isSecond: boolean
}

export function chanceOf(s: State, shooter: number, target: number, shot: number): Chance {
  lookAt(s, shooter, target, shot)
  const left = isCard(target)
    ? FATAL_CARD_HARM - cardHarm(s, target - TARGET_CARDS)
    : fatalHarm(s, target) - harmOf(s, target)
  const { even, odd, evenDamage, oddDamage } = attack
  return {
    hit: even + odd,
    kill: (evenDamage >= left ? even : 0) + (oddDamage >= left ? odd : 0),
    damage: Math.min(evenDamage, oddDamage),
  }
}

const list = new Int32Array(512)
const NO_TARGET = -1

/** The shots that a unit has now, the best chances to destroy first. */
export function shotsOf(s: State, shooter: number): readonly Shot[] {
  if (!mayFire(s, shooter)) return []
  const found: Shot[] = []
  for (const shot of [FIRST_SHOT, SECOND_SHOT]) {
    const count = listTargets(s, shooter, shot, NO_TARGET, list, 0)
    for (const move of Array.from(list.subarray(0, count))) {
      const target = smallOf(move)
      const how = largeOf(move)
      const as = how === AS_ARTILLERY ? ARTILLERY_SHOT : shot
      const isSecond = shot === SECOND_SHOT
      if (isSecond && found.some((one) => one.target === target)) continue
      found.push({ shooter, target, how, isSecond, ...chanceOf(s, shooter, target, as) })
    }
  }
  return found.sort((a, b) => b.kill - a.kill || b.hit - a.hit)
}

/** How a unit stands to another one's fire. */
export interface Threat {
  readonly shooter: number
  /** It can fire now, or, where it has still to move, may come to. */
  readonly sort: 'sees' | 'can-come' | 'not'
  readonly chance: Chance | null
  readonly why: string
}

/** What enemies may do to a unit where it stands, the worst first. */
export function threatsTo(s: State, slot: number, isMoving: boolean): readonly Threat[] {
  const threats = enemiesOf(s, ownerOf(slot)).map((enemy) => threatOf(s, enemy, slot, isMoving))
  const rank = { sees: 0, 'can-come': 1, not: 2 }
  return threats.sort(
    (a, b) => rank[a.sort] - rank[b.sort] || (b.chance?.hit ?? 0) - (a.chance?.hit ?? 0),
  )
}

function threatOf(s: State, enemy: number, slot: number, isMoving: boolean): Threat {
  const shots = shotsOf(s, enemy).filter(({ target }) => target === slot)
  const waits = isMoving && !hasStatus(s, enemy, IS_HANDLED)
  const [best] = shots
  if (best !== undefined && !waits) return { shooter: enemy, sort: 'sees', chance: best, why: '' }
  if (waits && !isCloaked(s, enemy)) {
    const far = gapBetween(s, enemy, slot) - reachOf(s, enemy) - stepOf(s, enemy)
    if (far <= 0)
      return { shooter: enemy, sort: 'can-come', chance: null, why: 'still to move, can reach' }
    return { shooter: enemy, sort: 'not', chance: null, why: 'too far' }
  }
  return { shooter: enemy, sort: 'not', chance: null, why: whyNot(s, enemy, slot) }
}

/** Some unit of who is asked could fire at an enemy this turn, or be fired at, wherever both may move. */
export function isAnyNear(s: State): boolean {
  const own = slotsOf(s, viewOf(s).actor).filter((slot) => isOnTable(s, slot))
  const isMoving = viewOf(s).step === MOVE_STEP
  return enemiesOf(s, viewOf(s).actor).some((enemy) =>
    own.some((slot) => {
      const reach = Math.max(reachOf(s, slot), reachOf(s, enemy))
      const moves = isMoving ? stepOf(s, enemy) + stepOf(s, slot) : 0
      return gapBetween(s, enemy, slot) <= reach + moves
    }),
  )
}

function reachOf(s: State, slot: number): number {
  return rangeOf(s, slot, FIRST_SHOT) + lasers(s, slot)
}

function lasers(s: State, slot: number): number {
  return hasIcon(s, slot, LASERS) ? shortOf(s) : 0
}

export function enemiesOf(s: State, player: number): readonly number[] {
  const others = [...Array(viewOf(s).players).keys()].filter((one) => one !== player)
  return others.flatMap((one) => slotsOf(s, one).filter((slot) => isOnTable(s, slot)))
}

/** Why a unit cannot fire at another with its first shot; empty where it can. */
export function whyNot(s: State, shooter: number, target: number): string {
  if (isCloaked(s, shooter) || (!isCard(target) && isCloaked(s, target))) return 'cloaked'
  if (!mayFire(s, shooter)) return 'cannot fire'
  const range = rangeOf(s, shooter, FIRST_SHOT) + lasers(s, shooter)
  const all = isAllRound(s, shooter, FIRST_SHOT)
  if (sees(s, shooter, target, range, all)) return 'not at its kind'
  if (!isCard(target) && !all && !isInArc(s, shooter, target)) return 'outside the arc'
  if (isInRange(s, shooter, target, range, all)) return 'blocked'
  if (isCard(target)) return 'out of reach'
  return `${Math.ceil(missing(s, shooter, target, range, all) / 100)} mm too far`
}

function isInArc(s: State, shooter: number, target: number): boolean {
  const heading = headingOf(s, shooter)
  const radius = radiusOf(s, shooter)
  const x = alongX(xOf(s, shooter), heading, radius)
  const y = alongY(yOf(s, shooter), heading, radius)
  return isDiscInArc(x, y, heading, xOf(s, target), yOf(s, target), radiusOf(s, target))
}

function missing(s: State, shooter: number, target: number, range: number, all: boolean): number {
  if (all) return gapBetween(s, shooter, target) - range
  const heading = headingOf(s, shooter)
  const radius = radiusOf(s, shooter)
  const dx = xOf(s, target) - alongX(xOf(s, shooter), heading, radius)
  const dy = yOf(s, target) - alongY(yOf(s, shooter), heading, radius)
  return Math.hypot(dx, dy) - radiusOf(s, target) - range
}

export const HOW_WORDS: Readonly<Record<number, string>> = {
  [PLAIN]: '',
  [WITH_LASERS]: 'with Lasers',
  [AS_ARTILLERY]: 'with its artillery, its only shot',
}
