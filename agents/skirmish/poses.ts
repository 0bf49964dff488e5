import { ARTILLERY, LASERS } from '../../engine/skirmish/facts/icons.js'
import { CARDS_OF_A_BASE, cardAt, MOST_CARDS } from '../../engine/skirmish/facts/tables.js'
import { LONGS, SHORTS } from '../../engine/skirmish/facts/units.js'
import {
  ARTILLERY_SHOT,
  FIRST_SHOT,
  isAllRound,
  listTargets,
  mayFire,
  rangeOf,
  SECOND_SHOT,
} from '../../engine/skirmish/fire/shots.js'
import { sees } from '../../engine/skirmish/fire/sight.js'
import { cosine, DIRECTION_SCALE, sine } from '../../engine/skirmish/geometry/directions.js'
import {
  distance,
  nearestX,
  nearestY,
  squaredDistance,
  squaredDistanceToCard,
} from '../../engine/skirmish/geometry/discs.js'
import { liesThere } from '../../engine/skirmish/state/home.js'
import { isCard, smallOf, TARGET_CARDS } from '../../engine/skirmish/state/moves.js'
import { longOf, playersOf, shortOf, tableIn } from '../../engine/skirmish/state/rules.js'
import {
  endSlot,
  firstSlot,
  hasIcon,
  hasStatus,
  headingOf,
  IS_HANDLED,
  isCloaked,
  isOnTable,
  ownerOf,
  radiusOf,
  sheetOf,
  xOf,
  yOf,
} from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'
import type { Aim } from './aim.js'
import { shotOf } from './exchange.js'

const TARGETS = TARGET_CARDS + MOST_CARDS
const NO_TARGET = -1
/** Moves that somebody takes who does not move. */
const NEVER = 1000

/** How far units get and fire, and what those who have still to move may do about it. */
const WEIGHTS = {
  /** An enemy who has still to move may be gone, or have moved out of the arc. */
  unsettled: 0.7,
  /** The next best target besides the best. */
  second: 0.12,
  /** Fire that must be expected, against fire that is given. */
  risk: 0.85,
  /** A threat of one who has still to move, in reach. */
  coming: 0.3,
  /** What could be fired at later. */
  later: 0.45,
  /** Divides what could be fired at after another move, and what lies behind. */
  way: 0.7,
  aside: 0.6,
  /** Enemies in reach of the own home base count for more. */
  home: 1.35,
}

/**
 * Judges places for one unit: what it can fire at from there, who can fire at it, what it comes near to. All that does not
 * depend on the place is worked out once, in `begin`.
 */
export class Poses {
  private slot = 0
  private enemies = 0
  private readonly enemy = new Int32Array(TARGETS)
  /** What a shot at each target is worth, and what one of it at the unit is. */
  private readonly prey = new Float64Array(TARGETS)
  private readonly threat = new Float64Array(TARGETS)
  /** How far each enemy gets and fires. */
  private readonly reach = new Int32Array(TARGETS)
  private readonly range = new Int32Array(TARGETS)
  private readonly isSettled = new Uint8Array(TARGETS)
  private cards = 0
  private readonly card = new Int32Array(MOST_CARDS)
  private ownRange = 0
  private ownRadius = 0
  private ownStep = 0
  private readonly list = new Int32Array(512)

  constructor(private readonly aim: Aim) {}

  /** Enemies and cards of enemies to be looked at: their number, and each. */
  get enemyCount(): number {
    return this.enemies
  }

  enemyAt(index: number): number {
    return this.enemy[index] as number
  }

  /** What a shot at an enemy is worth. */
  preyAt(target: number): number {
    return this.prey[target] as number
  }

  get cardCount(): number {
    return this.cards
  }

  cardTargetAt(index: number): number {
    return this.card[index] as number
  }

  /** How far the unit fires. */
  get firingRange(): number {
    return this.ownRange
  }

  /** Looks at the table around a unit that stands in `s`. */
  begin(s: State, slot: number): void {
    const own = ownerOf(slot)
    this.slot = slot
    this.ownStep = stepOf(s, slot)
    this.ownRadius = radiusOf(s, slot)
    this.ownRange = rangeOf(s, slot, FIRST_SHOT) + (hasIcon(s, slot, LASERS) ? shortOf(s) : 0)
    this.enemies = 0
    this.cards = 0
    for (let player = 0; player < playersOf(s); player++) {
      if (player === own) continue
      const end = endSlot(s, player)
      for (let enemy = firstSlot(player); enemy < end; enemy++)
        if (isOnTable(s, enemy)) this.note(s, enemy)
      for (let i = 0; i < CARDS_OF_A_BASE; i++) {
        const card = player * CARDS_OF_A_BASE + i
        if (!liesThere(s, card)) continue
        const target = TARGET_CARDS + card
        this.card[this.cards++] = target
        this.prey[target] = this.aim.worth(s, slot, target, FIRST_SHOT)
      }
    }
  }

  /** What the place where the unit stands now in `s` is worth, in stars. */
  worth(s: State): number {
    return this.gain(s) - WEIGHTS.risk * this.risk(s) + WEIGHTS.later * this.later(s)
  }

  private note(s: State, enemy: number): void {
    const { slot, aim } = this
    this.enemy[this.enemies++] = enemy
    this.range[enemy] = rangeOf(s, enemy, FIRST_SHOT) + (hasIcon(s, enemy, LASERS) ? shortOf(s) : 0)
    this.reach[enemy] = (this.range[enemy] as number) + stepOf(s, enemy)
    this.isSettled[enemy] = hasStatus(s, enemy, IS_HANDLED) ? 1 : 0
    const isHidden = isCloaked(s, enemy)
    const near = this.nearsHome(s, enemy) ? WEIGHTS.home : 1
    this.prey[enemy] = isHidden ? 0 : near * aim.worth(s, slot, enemy, FIRST_SHOT)
    this.threat[enemy] =
      mayFire(s, enemy) && this.mayMeet(s, enemy)
        ? aim.worth(s, enemy, slot, FIRST_SHOT) / (1 + 0.5 * this.others(s, enemy))
        : 0
  }

  /** Some place that the unit can go to may be in reach of an enemy. */
  private mayMeet(s: State, enemy: number): boolean {
    const far =
      this.ownStep + this.ownRadius + (this.reach[enemy] as number) + 3 * radiusOf(s, enemy)
    const { slot } = this
    return squaredDistance(xOf(s, slot), yOf(s, slot), xOf(s, enemy), yOf(s, enemy)) <= far * far
  }

  /** Other units of ours that an enemy may fire at as well. */
  private others(s: State, enemy: number): number {
    const own = ownerOf(this.slot)
    const end = endSlot(s, own)
    const settled = this.isSettled[enemy] === 1
    const all = isAllRound(s, enemy, FIRST_SHOT)
    let count = 0
    for (let slot = firstSlot(own); slot < end; slot++) {
      if (slot === this.slot || !isOnTable(s, slot)) continue
      const isIn = settled
        ? sees(s, enemy, slot, this.range[enemy] as number, all)
        : gapBetween(s, enemy, slot) < (this.reach[enemy] as number)
      if (isIn) count++
    }
    return count
  }

  private nearsHome(s: State, enemy: number): boolean {
    const { cards } = tableIn(s)
    const first = ownerOf(this.slot) * CARDS_OF_A_BASE
    for (let card = first; card < first + CARDS_OF_A_BASE; card++)
      if (liesThere(s, card) && gapToCard(s, enemy, cards, card) < (this.reach[enemy] as number))
        return true
    return false
  }

  /** What it could fire at now. */
  private gain(s: State): number {
    const { slot, list } = this
    if (!mayFire(s, slot)) return 0
    let sum = 0
    let first = NO_TARGET
    for (let shot = FIRST_SHOT; shot <= SECOND_SHOT; shot++) {
      const count = listTargets(s, slot, shot, first, list, 0)
      let best = 0
      let next = 0
      for (let i = 0; i < count; i++) {
        const move = list[i] as number
        const target = smallOf(move)
        const sure = isCard(target) || this.isSettled[target] === 1 ? 1 : WEIGHTS.unsettled
        const as = shotOf(move, shot)
        const near = this.prey[target] as number
        const worth = sure * (as === FIRST_SHOT ? near : this.aim.worth(s, slot, target, as))
        if (worth > best) {
          next = best
          best = worth
          if (shot === FIRST_SHOT) first = target
        } else if (worth > next) next = worth
      }
      sum += best + WEIGHTS.second * next
    }
    return sum
  }

  /** Who could fire at it. */
  private risk(s: State): number {
    const { slot } = this
    let sum = 0
    for (let i = 0; i < this.enemies; i++) {
      const enemy = this.enemy[i] as number
      const threat = this.threat[enemy] as number
      if (threat === 0) continue
      const gap = gapBetween(s, enemy, slot)
      if (this.isSettled[enemy] === 1) {
        if (gap > (this.range[enemy] as number) + 2 * radiusOf(s, enemy)) continue
        const all = isAllRound(s, enemy, FIRST_SHOT)
        if (sees(s, enemy, slot, this.range[enemy] as number, all)) sum += threat
      } else {
        const reach = this.reach[enemy] as number
        if (gap < reach) sum += threat * WEIGHTS.coming * (1.2 - 0.5 * (gap / reach))
      }
    }
    return sum
  }

  /** The best of what it may come to fire at in later turns. */
  private later(s: State): number {
    const { slot } = this
    const x = xOf(s, slot)
    const y = yOf(s, slot)
    const c = cosine(headingOf(s, slot)) / DIRECTION_SCALE
    const d = sine(headingOf(s, slot)) / DIRECTION_SCALE
    const { cards } = tableIn(s)
    let best = 0
    for (let i = 0; i < this.enemies + this.cards; i++) {
      const isUnit = i < this.enemies
      const target = (isUnit ? this.enemy[i] : this.card[i - this.enemies]) as number
      const prey = this.prey[target] as number
      if (prey <= best) continue
      const at = isUnit ? 0 : cardAt(target - TARGET_CARDS)
      const dx = (isUnit ? xOf(s, target) : nearestX(cards, at, x)) - x
      const dy = (isUnit ? yOf(s, target) : nearestY(cards, at, y)) - y
      const away = Math.sqrt(dx * dx + dy * dy)
      const far = away - this.ownRange - this.ownRadius - (isUnit ? radiusOf(s, target) : 0)
      const aside = away === 0 ? 0 : (1 - (dx * c + dy * d) / away) / 2
      const worth = prey / (1 + WEIGHTS.way * this.turnsFor(far) + WEIGHTS.aside * aside)
      if (worth > best) best = worth
    }
    return best
  }

  /** Moves that a distance takes. */
  private turnsFor(far: number): number {
    if (far <= 0) return 0
    return this.ownStep === 0 ? NEVER : far / this.ownStep
  }
}

/** How far a unit gets in a move. */
export function stepOf(s: State, slot: number): number {
  const sheet = sheetOf(s, slot)
  return (SHORTS[sheet] as number) * shortOf(s) + (LONGS[sheet] as number) * longOf(s)
}

/** All enemies of a unit's owner. */
export const ALL_ENEMIES = -1

/**
 * A unit can neither fire at anybody in this turn nor be fired at, wherever it and the others who have still to move go; or at
 * and by nobody of one player, where it is an enemy of his.
 */
export function isOutOfReach(s: State, slot: number, only: number): boolean {
  const own = ownerOf(slot)
  const step = stepOf(s, slot) + radiusOf(s, slot)
  const range = longestRange(s, slot)
  for (let player = 0; player < playersOf(s); player++) {
    if (player === own || (only !== ALL_ENEMIES && only !== own && only !== player)) continue
    const end = endSlot(s, player)
    for (let enemy = firstSlot(player); enemy < end; enemy++) {
      if (!isOnTable(s, enemy)) continue
      const coming = hasStatus(s, enemy, IS_HANDLED) ? 0 : stepOf(s, enemy)
      const reach = step + radiusOf(s, enemy) + coming + Math.max(range, longestRange(s, enemy))
      if (squaredDistance(xOf(s, slot), yOf(s, slot), xOf(s, enemy), yOf(s, enemy)) < reach * reach)
        return false
    }
    const { cards } = tableIn(s)
    const first = player * CARDS_OF_A_BASE
    for (let card = first; card < first + CARDS_OF_A_BASE; card++) {
      const away = squaredDistanceToCard(xOf(s, slot), yOf(s, slot), cards, cardAt(card))
      if (liesThere(s, card) && away < (step + range) * (step + range)) return false
    }
  }
  return true
}

/** How far a unit fires at most. */
function longestRange(s: State, slot: number): number {
  if (hasIcon(s, slot, ARTILLERY)) return rangeOf(s, slot, ARTILLERY_SHOT)
  return rangeOf(s, slot, FIRST_SHOT) + (hasIcon(s, slot, LASERS) ? shortOf(s) : 0)
}

/** From edge to edge. */
export function gapBetween(s: State, a: number, b: number): number {
  return distance(xOf(s, a), yOf(s, a), xOf(s, b), yOf(s, b)) - radiusOf(s, a) - radiusOf(s, b)
}

function gapToCard(s: State, slot: number, cards: Int32Array, card: number): number {
  const at = cardAt(card)
  const x = nearestX(cards, at, xOf(s, slot))
  const y = nearestY(cards, at, yOf(s, slot))
  return distance(xOf(s, slot), yOf(s, slot), x, y) - radiusOf(s, slot)
}
