import { CARDS_OF_A_BASE, MOST_PLAYERS } from '../../engine/skirmish/facts/tables.js'
import { FIRST_SHOT, isAllRound, rangeOf } from '../../engine/skirmish/fire/shots.js'
import { cosine, DIRECTION_SCALE, sine } from '../../engine/skirmish/geometry/directions.js'
import { namesNow } from '../../engine/skirmish/knowledge/quiet.js'
import { SkirmishView } from '../../engine/skirmish/knowledge/view.js'
import { LAST_TURN } from '../../engine/skirmish/rounds/end.js'
import { isOut } from '../../engine/skirmish/rounds/players.js'
import { TARGET_CARDS } from '../../engine/skirmish/state/moves.js'
import { playersOf } from '../../engine/skirmish/state/rules.js'
import {
  endSlot,
  fatalHarm,
  firstSlot,
  harmOf,
  headingOf,
  isInReserve,
  isOnTable,
  radiusOf,
  starsOf,
  xOf,
  yOf,
} from '../../engine/skirmish/state/units.js'
import type { State } from '../../engine/state.js'
import { Aim } from './aim.js'
import { aimAll } from './exchange.js'
import { stepOf } from './poses.js'
import { baseLife } from './worth.js'

/** Weights of the chance to win; the lengths of inputs are in stars. */
export const WEIGHTS = {
  /** A unit in reserve, against one on the table. */
  reserve: 0.6,
  /** What a unit is worth less when it is nearly destroyed. */
  wound: 0.35,
  /** Two players: the ratio of fleets, of home bases, points, and what lies before the guns. */
  fleet: 3,
  base: 1.1,
  points: 0.03,
  outlook: 0.09,
  /** Points that a star's worth of damage makes. */
  pointsPerStar: 1.6,
}

/** What counts among several, who play for points: in the first turn, and what is added to it until the last. */
interface Growing {
  readonly first: number
  readonly added: number
}

/**
 * Fitted to who won in games of four (331 of scripted players of several strengths, all battles, each turn where targets are named):
 * the more turns are left, the more the ships that make points count, and the less the points that are made.
 */
const AMONG_SEVERAL = {
  points: { first: 0.035, added: 0.118 },
  fleet: { first: 0.208, added: -0.065 },
  base: { first: 0.079, added: -0.095 },
  outlook: { first: 0.078, added: -0.078 },
} as const satisfies Readonly<Record<string, Growing>>

/** How the players stand: in a whole world, or what is seen of it. */
export class Standing {
  readonly fleet = new Float64Array(MOST_PLAYERS)
  readonly base = new Float64Array(MOST_PLAYERS)
  readonly points = new Float64Array(MOST_PLAYERS)
  readonly outlook = new Float64Array(MOST_PLAYERS)
  private readonly aim = new Aim()
  private readonly view = new SkirmishView(0)

  /** Reads `s`. Where targets are about to be named, the fire that is expected has been exchanged. */
  read(s: State): void {
    const { aim } = this
    const players = playersOf(s)
    aim.reset()
    const view = this.view.bind(s)
    for (let player = 0; player < players; player++) {
      this.points[player] = view.score(player)
      if (namesNow(s) && !isOut(s, player)) {
        const worth = aimAll(s, aim, player)
        this.points[player] = (this.points[player] as number) + WEIGHTS.pointsPerStar * worth
      }
    }
    this.readLosses(s, aim)
  }

  /** The same after the fire that `aim` holds, by which the players have `made` these points. */
  readAfter(s: State, aim: Aim, made: Float64Array): void {
    const view = this.view.bind(s)
    for (let player = 0; player < playersOf(s); player++)
      this.points[player] = view.score(player) + (made[player] as number)
    this.readLosses(s, aim)
  }

  private readLosses(s: State, aim: Aim): void {
    for (let player = 0; player < playersOf(s); player++) {
      this.readFleet(s, player, aim)
      let life = baseLife(s, player)
      for (let i = 0; i < CARDS_OF_A_BASE; i++)
        life -= aim.expected(TARGET_CARDS + player * CARDS_OF_A_BASE + i)
      this.base[player] = isOut(s, player) ? 0 : life
    }
  }

  private readFleet(s: State, player: number, aim: Aim): void {
    let stars = 0
    let outlook = 0
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++) {
      if (isInReserve(s, slot)) stars += WEIGHTS.reserve * starsOf(s, slot)
      if (!isOnTable(s, slot)) continue
      const hurt = (harmOf(s, slot) + aim.expected(slot)) / fatalHarm(s, slot)
      const lives = 1 - aim.doom(slot)
      const worth = starsOf(s, slot) * lives * (1 - WEIGHTS.wound * Math.min(1, hurt))
      stars += worth
      outlook += worth * nearness(s, slot, player)
    }
    this.fleet[player] = isOut(s, player) ? 0 : stars
    this.outlook[player] = outlook
  }
}

/** How soon a unit can fire at an enemy: 1 now, less the further it is away and the more it must turn. */
function nearness(s: State, slot: number, player: number): number {
  const x = xOf(s, slot)
  const y = yOf(s, slot)
  const heading = headingOf(s, slot)
  const c = cosine(heading) / DIRECTION_SCALE
  const d = sine(heading) / DIRECTION_SCALE
  const range = rangeOf(s, slot, FIRST_SHOT) + radiusOf(s, slot)
  const step = Math.max(1, stepOf(s, slot))
  const all = isAllRound(s, slot, FIRST_SHOT)
  let best = 0
  for (let other = 0; other < playersOf(s); other++) {
    if (other === player) continue
    const end = endSlot(s, other)
    for (let enemy = firstSlot(other); enemy < end; enemy++) {
      if (!isOnTable(s, enemy)) continue
      const dx = xOf(s, enemy) - x
      const dy = yOf(s, enemy) - y
      const away = Math.sqrt(dx * dx + dy * dy)
      const far = Math.max(0, away - range - radiusOf(s, enemy)) / step
      const aside = all ? 0 : (1 - (dx * c + dy * d) / Math.max(1, away)) / 2
      best = Math.max(best, 1 / (1 + 0.6 * far + 0.7 * aside))
    }
  }
  return best
}

/** The chances of all players, from how they stand. */
export function chancesOf(s: State, standing: Standing, chances: Float64Array): void {
  const { fleet, base, points, outlook } = standing
  const players = playersOf(s)
  const view = new SkirmishView(0).bind(s)
  if (view.turn === 0) {
    // Fleets that are being built or placed say nothing yet
    chances.fill(1 / players, 0, players)
    return
  }
  if (players === 2) {
    const logit =
      WEIGHTS.fleet * Math.log(((fleet[0] as number) + 1) / ((fleet[1] as number) + 1)) +
      WEIGHTS.base * Math.log(((base[0] as number) + 0.5) / ((base[1] as number) + 0.5)) +
      WEIGHTS.points * ((points[0] as number) - (points[1] as number)) +
      WEIGHTS.outlook * ((outlook[0] as number) - (outlook[1] as number))
    chances[0] = 1 / (1 + Math.exp(-logit))
    chances[1] = 1 - chances[0]
    return
  }
  chancesAmongSeveral(standing, players, Math.min(1, view.turn / LAST_TURN), chances)
}

/** `passed` is the part of the game that is over. */
function chancesAmongSeveral(
  { points, fleet, base, outlook }: Standing,
  players: number,
  passed: number,
  chances: Float64Array,
): void {
  const byPoints = grown(AMONG_SEVERAL.points, passed)
  const byFleet = grown(AMONG_SEVERAL.fleet, passed)
  const byBase = grown(AMONG_SEVERAL.base, passed)
  const byOutlook = grown(AMONG_SEVERAL.outlook, passed)
  let most = Number.NEGATIVE_INFINITY
  for (let player = 0; player < players; player++) {
    chances[player] =
      byPoints * (points[player] as number) +
      byFleet * (fleet[player] as number) +
      byBase * (base[player] as number) +
      byOutlook * (outlook[player] as number)
    most = Math.max(most, chances[player] as number)
  }
  let sum = 0
  for (let player = 0; player < players; player++)
    sum += chances[player] = Math.exp((chances[player] as number) - most)
  for (let player = 0; player < players; player++)
    chances[player] = (chances[player] as number) / sum
}

function grown({ first, added }: Growing, passed: number): number {
  return first + added * passed
}
