import type { Random } from '../../engine/random.js'
import { CARDS_OF_A_BASE, cardAt } from '../../engine/skirmish/facts/tables.js'
import { alongX, alongY, bearing, turned } from '../../engine/skirmish/geometry/directions.js'
import { distance, nearestX, nearestY } from '../../engine/skirmish/geometry/discs.js'
import { DEGREE, FULL_TURN, HALF_TURN } from '../../engine/skirmish/geometry/measures.js'
import { skirmish } from '../../engine/skirmish/index.js'
import { TARGET_CARDS } from '../../engine/skirmish/state/moves.js'
import { isFree } from '../../engine/skirmish/state/room.js'
import { tableIn } from '../../engine/skirmish/state/rules.js'
import {
  clearStatus,
  HAS_MOVED,
  hasStatus,
  headingOf,
  ownerOf,
  radiusOf,
  setHeading,
  setPlace,
  setStatus,
  xOf,
  yOf,
} from '../../engine/skirmish/state/units.js'
import { copyState, type State } from '../../engine/state.js'
import { Aim } from './aim.js'
import { gapBetween, Poses, stepOf } from './poses.js'
import { drawWay, type Goal, Way } from './ways.js'

/** How goals are drawn. */
const GOALS = {
  /** Behind the enemy, in degrees on either side of its rear, and how often. */
  behind: 0.45,
  rear: 75,
  /** Otherwise about where one comes from. */
  front: 50,
  /** Of the firing range that is kept, at least and at most. */
  nearest: 0.25,
  furthest: 0.95,
  /** Draws back to the own base or straight away. */
  back: 0.08,
}

/** More ways than are compared of one unit. */
const MOST_WAYS = 24
/** Ways that end so near to each other, and head so alike, are one. */
const ALIKE = { distance: 1200, turn: 200 }

/**
 * Finds ways for a unit: draws them towards goals and compares where they end. It works on a copy of what it is given, and
 * allocates nothing once it is made.
 */
export class Planner {
  /** The best ways of the last search, the best first: `count` of them. */
  readonly ways: readonly Way[] = Array.from({ length: MOST_WAYS }, () => new Way())
  count = 0
  /** What standing still is worth. */
  standing = 0

  readonly aim = new Aim()
  private readonly poses = new Poses(this.aim)
  private readonly scratch = skirmish.blank()
  private readonly drawn = new Way()
  private readonly goal: Goal = { x: 0, y: 0, faceX: 0, faceY: 0 }
  private readonly chances = new Float64Array(256)

  /**
   * Draws `samples` ways of `slot` from segment `from` on, and keeps the best `wanted` that differ. What is seen of the game stays
   * as it was.
   */
  search(
    seen: State,
    slot: number,
    from: number,
    samples: number,
    wanted: number,
    random: Random,
  ): void {
    const s = this.scratch
    copyState(seen, s)
    this.count = 0
    this.aim.reset()
    this.poses.begin(s, slot)
    this.standing = this.poses.worth(s)
    const x = xOf(s, slot)
    const y = yOf(s, slot)
    const heading = headingOf(s, slot)
    const hadMoved = hasStatus(s, slot, HAS_MOVED)
    const total = this.weighTargets(s, slot)
    for (let i = 0; i < samples; i++) {
      this.drawGoal(s, slot, total, random)
      drawWay(s, slot, from, this.goal, random.fraction(), random, this.drawn)
      if (isFree(s, slot, this.drawn.x, this.drawn.y, radiusOf(s, slot))) {
        setStatus(s, slot, HAS_MOVED)
        this.drawn.worth = this.poses.worth(s)
        this.keep(wanted)
      }
      setPlace(s, slot, x, y)
      setHeading(s, slot, heading)
      if (!hadMoved) clearStatus(s, slot, HAS_MOVED)
    }
  }

  /** Keeps what was drawn if it is among the best, and better than what is like it. */
  private keep(wanted: number): void {
    const { drawn, ways } = this
    for (let i = 0; i < this.count; i++) {
      if (!isAlike(ways[i] as Way, drawn)) continue
      if ((ways[i] as Way).worth >= drawn.worth) return
      this.remove(i)
      break
    }
    let at = this.count
    while (at > 0 && (ways[at - 1] as Way).worth < drawn.worth) at--
    if (at >= wanted) return
    if (this.count < wanted) this.count++
    for (let i = this.count - 1; i > at; i--) (ways[i] as Way).copyFrom(ways[i - 1] as Way)
    ;(ways[at] as Way).copyFrom(drawn)
  }

  private remove(at: number): void {
    this.count--
    for (let i = at; i < this.count; i++) (this.ways[i] as Way).copyFrom(this.ways[i + 1] as Way)
  }

  /** How often each target is aimed at; answers the sum. */
  private weighTargets(s: State, slot: number): number {
    const { poses, chances } = this
    const step = Math.max(1, stepOf(s, slot))
    let total = 0
    for (let i = 0; i < poses.enemyCount; i++) {
      const enemy = poses.enemyAt(i)
      const turns = Math.max(0, gapBetween(s, slot, enemy) - poses.firingRange) / step
      total += chances[i] = poses.preyAt(enemy) / (1 + turns * turns)
    }
    const { cards } = tableIn(s)
    for (let i = 0; i < poses.cardCount; i++) {
      const target = poses.cardTargetAt(i)
      const at = cardAt(target - TARGET_CARDS)
      const x = xOf(s, slot)
      const y = yOf(s, slot)
      const away = distance(x, y, nearestX(cards, at, x), nearestY(cards, at, y))
      const turns = Math.max(0, away - poses.firingRange) / step
      total += chances[poses.enemyCount + i] = poses.preyAt(target) / (1 + turns * turns)
    }
    return total
  }

  private drawGoal(s: State, slot: number, total: number, random: Random): void {
    const { poses, chances } = this
    if (total === 0 || random.fraction() < GOALS.back) return this.drawBack(s, slot)
    let left = random.fraction() * total
    let i = 0
    const all = poses.enemyCount + poses.cardCount
    while (i < all - 1 && (left -= chances[i] as number) >= 0) i++
    if (i < poses.enemyCount) this.drawAround(s, slot, poses.enemyAt(i), random)
    else this.drawAtCard(s, slot, poses.cardTargetAt(i - poses.enemyCount), random)
  }

  private drawAround(s: State, slot: number, enemy: number, random: Random): void {
    const { goal, poses } = this
    goal.faceX = xOf(s, enemy)
    goal.faceY = yOf(s, enemy)
    const isBehind = random.fraction() < GOALS.behind
    const base = isBehind
      ? turned(headingOf(s, enemy), HALF_TURN)
      : bearing(goal.faceX, goal.faceY, xOf(s, slot), yOf(s, slot))
    const spread = (isBehind ? GOALS.rear : GOALS.front) * DEGREE
    const side = turned(base, Math.round((2 * random.fraction() - 1) * spread) + FULL_TURN)
    const part = GOALS.nearest + (GOALS.furthest - GOALS.nearest) * random.fraction()
    const away = radiusOf(s, slot) + radiusOf(s, enemy) + Math.round(part * poses.firingRange)
    goal.x = alongX(goal.faceX, side, away)
    goal.y = alongY(goal.faceY, side, away)
  }

  private drawAtCard(s: State, slot: number, target: number, random: Random): void {
    const { goal, poses } = this
    const { cards } = tableIn(s)
    const at = cardAt(target - TARGET_CARDS)
    goal.faceX = nearestX(cards, at, xOf(s, slot))
    goal.faceY = nearestY(cards, at, yOf(s, slot))
    const back = bearing(goal.faceX, goal.faceY, xOf(s, slot), yOf(s, slot))
    const part = GOALS.nearest + (GOALS.furthest - GOALS.nearest) * random.fraction()
    const away = radiusOf(s, slot) + Math.round(part * poses.firingRange)
    goal.x = alongX(goal.faceX, back, away)
    goal.y = alongY(goal.faceY, back, away)
  }

  /** Towards the own base, facing whom it leaves. */
  private drawBack(s: State, slot: number): void {
    const { goal } = this
    const { cards, size } = tableIn(s)
    const at = cardAt(ownerOf(slot) * CARDS_OF_A_BASE + 1)
    goal.x = ((cards[at] as number) + (cards[at + 2] as number)) >> 1
    goal.y = ((cards[at + 1] as number) + (cards[at + 3] as number)) >> 1
    goal.faceX = size >> 1
    goal.faceY = size >> 1
  }
}

function isAlike(a: Way, b: Way): boolean {
  const turn = Math.abs(a.heading - b.heading)
  return (
    Math.abs(a.x - b.x) < ALIKE.distance &&
    Math.abs(a.y - b.y) < ALIKE.distance &&
    Math.min(turn, FULL_TURN - turn) < ALIKE.turn
  )
}
