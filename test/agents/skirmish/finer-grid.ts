import { Aim } from '../../../agents/skirmish/aim.js'
import { Planner } from '../../../agents/skirmish/planner.js'
import { Poses } from '../../../agents/skirmish/poses.js'
import { segmentsOf, type Way } from '../../../agents/skirmish/ways.js'
import { Random } from '../../../engine/random.js'
import { DOGFIGHT } from '../../../engine/skirmish/facts/icons.js'
import { LONGS, SHORTS } from '../../../engine/skirmish/facts/units.js'
import { alongX, alongY, turned } from '../../../engine/skirmish/geometry/directions.js'
import { DEGREE, FULL_TURN, MM } from '../../../engine/skirmish/geometry/measures.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { roomAhead } from '../../../engine/skirmish/rounds/way.js'
import { largeOf, MOST_TURN, MOVE, smallOf, verbOf } from '../../../engine/skirmish/state/moves.js'
import { longOf, shortOf } from '../../../engine/skirmish/state/rules.js'
import {
  HAS_MOVED,
  hasIcon,
  headingOf,
  setHeading,
  setPlace,
  setStatus,
  sheetOf,
  xOf,
  yOf,
} from '../../../engine/skirmish/state/units.js'
import { cloneState, type State } from '../../../engine/state.js'
import { agentOf, choiceAt } from '../playing.js'

/**
 * What a finer grid of turns and lengths would be worth: in positions of scripted games the best way of the due unit is looked
 * for on the grid of the game, then from there on one that is finer.
 */

const SAMPLES = 600
const STARTS = 8
const MOST_STEPS = 400
/** Positions are taken every so many acts of a game. */
const EVERY = 23

export interface GridStudy {
  readonly positions: number
  /** Mean worth, in stars, of standing still, and of the best way by 48 samples, on the game's grid, and on the finer one. */
  readonly standing: number
  readonly scripted: number
  readonly coarse: number
  readonly fine: number
  /** The most that the finer grid brought in one position, and in how many it brought a tenth of a star. */
  readonly most: number
  readonly atLeastATenth: number
}

/** A way as numbers: turns in tenths of a degree, lengths. */
interface Plan {
  readonly turns: number[]
  readonly lengths: number[]
}

export function studyGrids(positions: number, finer: number, seed: string): GridStudy {
  const sums = { standing: 0, scripted: 0, coarse: 0, fine: 0, most: 0, atLeastATenth: 0 }
  const planner = new Planner()
  let found = 0
  for (let game = 0; found < positions; game++) {
    for (const { state, slot } of dueUnits(`${seed}-${game}`)) {
      if (found === positions) break
      found++
      const climber = new Climber(state, slot)
      planner.search(state, slot, 0, 48, 1, new Random(found))
      sums.standing += planner.standing
      sums.scripted += Math.max(planner.standing, planner.ways[0]?.worth ?? 0)
      planner.search(state, slot, 0, SAMPLES, STARTS, new Random(found))
      const starts = planner.ways.slice(0, planner.count).map((way) => planOf(state, slot, way))
      let coarse = planner.standing
      let fine = planner.standing
      for (const start of starts) {
        const plan = climber.climb(start, DEGREE, MM)
        coarse = Math.max(coarse, climber.worth(plan))
        fine = Math.max(fine, climber.worth(climber.climb(plan, DEGREE / finer, MM / finer)))
      }
      fine = Math.max(fine, coarse)
      sums.coarse += coarse
      sums.fine += fine
      sums.most = Math.max(sums.most, fine - coarse)
      if (fine - coarse >= 0.1) sums.atLeastATenth++
    }
  }
  return {
    positions: found,
    standing: sums.standing / found,
    scripted: sums.scripted / found,
    coarse: sums.coarse / found,
    fine: sums.fine / found,
    most: sums.most,
    atLeastATenth: sums.atLeastATenth,
  }
}

/** Units that are due to move, from the second turn of a scripted game on. */
function* dueUnits(seed: string): Generator<{ state: State; slot: number }> {
  const state = skirmish.start({}, seed)
  const agents = [0, 1].map((player) => agentOf(skirmish, 'scripted:samples=16', player, seed))
  const list = new Int32Array(4096)
  let acts = 0
  while (skirmish.outcome(state) === null) {
    const count = skirmish.moves(state, list)
    const moving = [...list.subarray(0, count)].find((move) => verbOf(move) === MOVE)
    if (moving !== undefined && skirmish.view(0).bind(state).turn > 2 && ++acts % EVERY === 0)
      yield { state: cloneState(state), slot: smallOf(moving) }
    const agent = agents[skirmish.actor(state)]
    if (agent === undefined) throw new Error('nobody plays this seat')
    skirmish.advance(state, choiceAt(skirmish, agent, state))
  }
}

function planOf(state: State, slot: number, way: Way): Plan {
  const segments = segmentsOf(state, slot)
  const turns: number[] = []
  const lengths: number[] = []
  for (let i = 0; i < segments; i++) {
    turns.push((largeOf(way.moves[2 * i] ?? 0) - MOST_TURN) * DEGREE)
    lengths.push(largeOf(way.moves[2 * i + 1] ?? 0))
  }
  if (way.hasLastTurn) turns.push((largeOf(way.moves[2 * segments] ?? 0) - MOST_TURN) * DEGREE)
  return { turns, lengths }
}

/** Tries ways of one unit on a copy of the game. */
class Climber {
  private readonly poses = new Poses(new Aim())
  private readonly s: State
  private readonly x: number
  private readonly y: number
  private readonly heading: number

  constructor(
    state: State,
    private readonly slot: number,
  ) {
    this.s = cloneState(state)
    this.x = xOf(state, slot)
    this.y = yOf(state, slot)
    this.heading = headingOf(state, slot)
    this.poses.begin(this.s, slot)
    setStatus(this.s, slot, HAS_MOVED)
  }

  /** Goes to the better neighbour, one turn or length a step of the grid on, as long as there is one. */
  climb(from: Plan, turnStep: number, lengthStep: number): Plan {
    let best = from
    let most = this.worth(from)
    for (let step = 0; step < MOST_STEPS; step++) {
      let next: Plan | null = null
      for (const one of neighbours(best, turnStep, lengthStep)) {
        const worth = this.worth(one)
        if (worth <= most) continue
        most = worth
        next = one
      }
      if (next === null) break
      best = next
    }
    return best
  }

  /** What the end of a way is worth; no way where it turns too far. */
  worth({ turns, lengths }: Plan): number {
    const { s, slot } = this
    setPlace(s, slot, this.x, this.y)
    setHeading(s, slot, this.heading)
    const isFree = hasIcon(s, slot, DOGFIGHT)
    let longs = LONGS[sheetOf(s, slot)] ?? 0
    let shorts = SHORTS[sheetOf(s, slot)] ?? 0
    for (let i = 0; i < turns.length; i++) {
      const turn = Math.round(turns[i] ?? 0)
      if (!isFree && Math.abs(turn) > 90 * DEGREE) return Number.NEGATIVE_INFINITY
      setHeading(s, slot, turned(headingOf(s, slot), turn + FULL_TURN))
      const wanted = lengths[i]
      if (wanted === undefined) break
      const room = roomAhead(s, slot, longs > 0 ? longOf(s) : shortOf(s))
      const length = Math.max(0, Math.min(room, wanted))
      const heading = headingOf(s, slot)
      setPlace(
        s,
        slot,
        alongX(xOf(s, slot), heading, length),
        alongY(yOf(s, slot), heading, length),
      )
      if (shorts > 0 && length <= shortOf(s)) shorts--
      else longs--
    }
    return this.poses.worth(s)
  }
}

/** One turn or length more or less, by one step and by eight. */
function neighbours({ turns, lengths }: Plan, turnStep: number, lengthStep: number): Plan[] {
  const found: Plan[] = []
  for (const factor of [-8, -1, 1, 8]) {
    turns.forEach((turn, i) => {
      found.push({ turns: turns.with(i, turn + factor * turnStep), lengths })
    })
    lengths.forEach((length, i) => {
      found.push({ turns, lengths: lengths.with(i, Math.max(0, length + factor * lengthStep)) })
    })
  }
  return found
}
