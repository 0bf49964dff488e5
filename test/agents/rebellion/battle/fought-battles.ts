import { Script } from '../../../../agents/rebellion/script.js'
import { MOST_MOVES, NOBODY } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import {
  UNIT_COUNT,
  UNIT_HEALTH,
  UNIT_SIDE,
  UNIT_THEATER,
} from '../../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { RETREAT, verbOf } from '../../../../engine/rebellion/state/moves.js'
import { cloneState, type State } from '../../../../engine/state.js'

/** A combat fought many times by the rules to its end, nobody retreating: what the odds of battles are judged by. */

export interface Fought {
  /** Share of the combats after which only this side has health left in the theater, by side. */
  readonly alone: readonly [number, number]
  /** Part of its health that each side has left on the average, by side. */
  readonly left: readonly [number, number]
}

const MOST_STEPS = 2000

export function fightOut(begun: State, theater: number, times: number): Fought {
  const script = new Script()
  const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  const alone: [number, number] = [0, 0]
  const left: [number, number] = [0, 0]
  const view = views[REBEL].bind(begun)
  const system = view.combatSystem
  const before = health(view, system, theater)
  for (let n = 0; n < times; n++) {
    const state = cloneState(begun)
    rebellion.reseed(state, n + 1)
    const random = new Random(n)
    for (let step = 0; step < MOST_STEPS; step++) {
      const player = rebellion.actor(state)
      if (player === NOBODY || !views[REBEL].bind(state).inCombat) break
      rebellion.advance(state, chosen(script, views[player as 0 | 1].bind(state), state, random))
    }
    const after = health(views[REBEL].bind(state), system, theater)
    for (const side of [REBEL, EMPIRE] as const) {
      left[side] += (after[side] as number) / Math.max(1, before[side] as number) / times
      if ((after[side] as number) > 0 && after[1 - side] === 0) alone[side] += 1 / times
    }
  }
  return { alone, left }
}

const list = new Int32Array(MOST_MOVES)

/** What the script does, but that it stays. */
function chosen(script: Script, view: RebellionView, state: State, random: Random): number {
  let count = 0
  const all = rebellion.moves(state, list)
  for (let i = 0; i < all; i++)
    if (verbOf(list[i] as number) !== RETREAT) list[count++] = list[i] as number
  return script.choose(view, view.kind, { list, count: Math.max(1, count) }, random, 0)
}

function health(view: RebellionView, system: number, theater: number): [number, number] {
  const sum: [number, number] = [0, 0]
  for (let type = 0; type < UNIT_COUNT; type++)
    if (UNIT_THEATER[type] === theater)
      sum[UNIT_SIDE[type] as 0 | 1] += view.units(system, type) * (UNIT_HEALTH[type] as number)
  return sum
}
