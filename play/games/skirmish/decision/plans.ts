import { FIRST_SHOT, isAllRound, rangeOf } from '../../../../engine/skirmish/fire/shots.js'
import { isDiscInArc } from '../../../../engine/skirmish/geometry/arc.js'
import {
  alongX,
  alongY,
  bearing,
  turnBetween,
} from '../../../../engine/skirmish/geometry/directions.js'
import { isCard } from '../../../../engine/skirmish/state/moves.js'
import { headingOf, ownerOf, radiusOf, xOf, yOf } from '../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../engine/state.js'
import { enemiesOf, shotsOf, threatsTo } from './sight.js'
import type { Trial } from './trial.js'
import {
  lay,
  mayTurn,
  missing,
  type Segment,
  type Spot,
  segmentsTo,
  turnsOf,
  waysTo,
} from './way.js'

/** Ways to one place that arrive with different headings, and what each is good for. */

export interface Plan {
  readonly segments: readonly Segment[]
  /** How its end is turned against the heading of now, in whole degrees to the left. */
  readonly facing: number
  /** Units that it would see, that would see it, and that may come to. */
  readonly sees: number
  readonly seenBy: number
  readonly coming: number
  /** What it does about the enemy that is aimed at. */
  readonly aim: 'sees' | 'behind' | ''
}

interface Judged extends Plan {
  readonly x: number
  readonly y: number
  readonly turns: number
  readonly worth: number
}

const SHOWN = 3
/** Hundredths of a millimetre by which a way may miss the place more than the best one. */
const NEAR = 300
/** Headings that are nearer to each other than this are the same to people. */
const LEAST_APART = 20
/** Turns at the end, besides those that face an enemy. */
const END_TURNS: readonly number[] = [0, 45, -45, 90, -90]

/** Up to three ways to a spot: that with the fewest turns, then those that see the most; those about the enemy aimed at come first. */
export function plansTo(trial: Trial, spot: Spot, aim = -1): readonly Plan[] {
  const usual = segmentsTo(trial, spot)
  const ways = [usual, ...waysTo(trial, spot)]
  const least = Math.min(...ways.map((way) => missing(trial, way, spot)))
  const near = ways.filter((way) => missing(trial, way, spot) <= least + NEAR)
  const judged = differing(trial, near).flatMap((way) => turnedAtEnd(trial, way, aim))
  const first = judged.find(({ segments }) => segments === usual)
  return chosen(judged, aim < 0 ? first : undefined)
}

/** The same, wherever the enemy is best seen from. */
export function plansAt(trial: Trial, aim: number): readonly Plan[] {
  const ways = spotsAround(trial, aim).map((spot) => segmentsTo(trial, spot))
  return chosen(ways.flatMap((way) => turnedAtEnd(trial, way, aim)))
}

/** The first way of each arriving heading. */
function differing(
  trial: Trial,
  ways: readonly (readonly Segment[])[],
): readonly (readonly Segment[])[] {
  const seen = new Set<number>()
  return ways.filter((way) => {
    const heading = Math.round(headingOf(way.reduce(lay, trial).state, trial.slot) / 150)
    return !seen.has(heading) && seen.add(heading)
  })
}

/** The best of them that differ; `first` stands before all others. */
function chosen(judged: readonly Judged[], first?: Judged): readonly Plan[] {
  const ranked = [...judged].sort((a, b) => b.worth - a.worth || a.turns - b.turns)
  const found: Judged[] = first === undefined ? [] : [first]
  for (const plan of ranked) {
    if (found.length === SHOWN) break
    if (found.every((other) => isOther(plan, other))) found.push(plan)
  }
  return found
}

function isOther(a: Judged, b: Judged): boolean {
  const apart = Math.abs(((((a.facing - b.facing) % 360) + 540) % 360) - 180)
  return apart >= LEAST_APART || Math.hypot(a.x - b.x, a.y - b.y) > 10 * NEAR
}

/** A way as it is, and with each turn at its end that is left to the unit. */
function turnedAtEnd(trial: Trial, way: readonly Segment[], aim: number): readonly Judged[] {
  const end = way.reduce(lay, trial)
  const plain = judge(trial, end, way, aim)
  if (!mayTurn(end) || way.length === 0) return [plain]
  const { least, most } = turnsOf(end)
  const turns = new Set(
    [...END_TURNS, ...towardsEnemies(end)].map((by) => Math.max(least, Math.min(most, by))),
  )
  turns.delete(0)
  return [
    plain,
    ...[...turns].map((turn) => {
      const segments = [...way, { turn, length: 0 }]
      return judge(trial, segments.reduce(lay, trial), segments, aim)
    }),
  ]
}

const MOST_FACED = 6

/** The turns that face the nearest enemies. */
function towardsEnemies({ state, slot }: Trial): readonly number[] {
  const [x, y] = [xOf(state, slot), yOf(state, slot)]
  const away = (enemy: number): number => Math.hypot(xOf(state, enemy) - x, yOf(state, enemy) - y)
  const enemies = [...enemiesOf(state, ownerOf(slot))].sort((a, b) => away(a) - away(b))
  return enemies
    .slice(0, MOST_FACED)
    .map((enemy) =>
      Math.round(
        turnBetween(headingOf(state, slot), bearing(x, y, xOf(state, enemy), yOf(state, enemy))) /
          10,
      ),
    )
}

function judge(trial: Trial, end: Trial, segments: readonly Segment[], aim: number): Judged {
  // Nobody is asked any more where the way has come to its end
  const { slot } = trial
  const { state } = end
  const shots = shotsOf(state, slot).filter(({ target }) => !isCard(target))
  const threats = threatsTo(state, slot, true)
  const [best] = shots
  const at = aim < 0 ? undefined : shots.find(({ target }) => target === aim)
  const isBehind = aim >= 0 && isBehindOf(state, slot, aim)
  const seen = threats.filter(({ sort }) => sort === 'sees')
  const coming = threats.filter(({ sort }) => sort === 'can-come').length
  const risk = seen.reduce((sum, { chance }) => sum + (chance?.hit ?? 0), 0)
  return {
    segments,
    facing: Math.round(turnBetween(headingOf(trial.state, slot), headingOf(state, slot)) / 10),
    sees: new Set(shots.map(({ target }) => target)).size,
    seenBy: seen.length,
    coming,
    aim: at !== undefined ? 'sees' : isBehind ? 'behind' : '',
    x: xOf(state, slot),
    y: yOf(state, slot),
    turns: segments.filter(({ turn }) => turn !== 0).length,
    worth:
      (at === undefined ? 0 : 10 + at.hit + at.kill) +
      (isBehind ? 4 : 0) +
      (best === undefined ? 0 : best.hit + best.kill) -
      0.6 * risk -
      0.05 * segments.length,
  }
}

/** It is out of the arc of an enemy that does not fire all round, and no farther than that one fires. */
function isBehindOf(s: State, slot: number, enemy: number): boolean {
  if (isAllRound(s, enemy, FIRST_SHOT)) return false
  const heading = headingOf(s, enemy)
  const radius = radiusOf(s, enemy)
  const [x, y] = [alongX(xOf(s, enemy), heading, radius), alongY(yOf(s, enemy), heading, radius)]
  const away = Math.hypot(xOf(s, slot) - xOf(s, enemy), yOf(s, slot) - yOf(s, enemy))
  if (away > rangeOf(s, enemy, FIRST_SHOT) + radius + radiusOf(s, slot)) return false
  return !isDiscInArc(x, y, heading, xOf(s, slot), yOf(s, slot), radiusOf(s, slot))
}

const AROUND = 8
/** Of the own range: so near that there is room to spare. */
const SHARE = 0.7

/** Places around an enemy from which it can be fired at. */
function spotsAround({ state, slot }: Trial, enemy: number): readonly Spot[] {
  const away =
    SHARE * rangeOf(state, slot, FIRST_SHOT) + radiusOf(state, slot) + radiusOf(state, enemy)
  return Array.from({ length: AROUND }, (_, i) => {
    const heading = (headingOf(state, enemy) + (i * 3600) / AROUND) % 3600
    return {
      x: alongX(xOf(state, enemy), heading, Math.round(away)),
      y: alongY(yOf(state, enemy), heading, Math.round(away)),
    }
  })
}
