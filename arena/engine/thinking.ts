import { type Account, type Clock, settingNumber } from '../../agents/agent.js'
import type { Brains } from '../../agents/brains.js'
import { brainsFor } from '../../agents/brains-for.js'
import { createAgent, type OurSpec, parseSpec } from '../../agents/spec.js'
import {
  type Game,
  MOST_MOVES,
  type Move,
  NOBODY,
  type Player,
  type View,
} from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { Random } from '../../engine/random.js'
import { seatsOf } from '../../engine/seats.js'
import { copyState, State } from '../../engine/state.js'
import { loadGame } from '../match/load-game.js'

/** What takes long and is done in a thread of its own: choices of agents and playouts. */

export interface ChoiceTask {
  readonly game: string
  /** Where the game lies if it is somebody else's: a thread knows it by that. */
  readonly gameFile?: string
  /** What the player saw. */
  readonly words: Int32Array
  readonly player: Player
  readonly spec: string
  readonly seed: string
  /** In ms; null where nobody waits. */
  readonly timeMs: number | null
}

export interface ChoiceResult {
  readonly move: string
  readonly account: Account | null
}

export interface PlayoutTask {
  readonly game: string
  readonly gameFile?: string
  /** Whole states: playout n begins in the one with this place. */
  readonly worlds: readonly Int32Array[]
  /** The move that each begins with; empty for none. */
  readonly move: string
  readonly count: number
  readonly seed: string
  readonly policy: 'quick' | 'random'
  /** Quiet points after which it is judged; 0 plays to the end. */
  readonly quiets: number
}

export interface PlayoutResult {
  /** What each seat may expect, and the standard error of that. */
  readonly values: readonly number[]
  readonly errors: readonly number[]
  /** Playouts that reached the end of the game. */
  readonly ended: number
  readonly decisions: number
}

/** The agent's move, as text. */
export async function choice(task: ChoiceTask): Promise<ChoiceResult> {
  const game = await loadGame(task.game, task.gameFile ?? null)
  const observation = stateOf(task.words)
  const agent = createAgent(withTime(ownSpec(task.spec, game.name), task.timeMs), {
    game,
    options: game.optionsOf(observation),
    player: task.player,
    seed: task.seed,
  })
  try {
    agent.notice?.(observation)
    const list = new Int32Array(MOST_MOVES)
    const clock: Clock = {
      limitMs: task.timeMs ?? Number.POSITIVE_INFINITY,
      now: () => performance.now(),
    }
    const count = game.moves(observation, list)
    const move = agent.choose(observation, { list, count }, clock)
    return { move: game.describe(observation, move), account: agent.account?.() ?? null }
  } finally {
    agent.close?.()
  }
}

/** One of our agents; others are not started from here. */
export function ownSpec(text: string, game: string): OurSpec {
  const spec = parseSpec(text, game)
  if (spec.kind !== 'ours')
    throw new InputError(`"${text}" is an agent of others; give one of ours, as "mcts:400"`)
  return spec
}

/** An agent that can be timed is, by what the question allows. */
function withTime(spec: OurSpec, timeMs: number | null): OurSpec {
  if (timeMs === null || !Object.hasOwn(spec.factory.options, 'time')) return spec
  const time = settingNumber(spec.settings, 'time')
  return {
    ...spec,
    settings: { ...spec.settings, time: time > 0 ? Math.min(time, timeMs) : timeMs },
  }
}

const STRAY = 0.15 // as in the searches of our agents
const MOST_STEPS = 20_000

/** Games played on by a quick policy: what each seat may expect. */
export async function playouts(task: PlayoutTask): Promise<PlayoutResult> {
  const game = await loadGame(task.game, task.gameFile ?? null)
  const worlds = task.worlds.map((words) => stateOf(words))
  return new Playouts(game, worlds, task).run()
}

class Playouts {
  private readonly world: State
  private readonly views: readonly View[]
  private readonly brains: Brains
  private readonly chances: Float64Array
  private readonly random: Random
  private readonly moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  private ended = 0
  private decisions = 0

  constructor(
    private readonly game: Game,
    private readonly worlds: readonly State[],
    private readonly task: PlayoutTask,
  ) {
    const first = worlds[0] ?? game.blank()
    const options = game.optionsOf(first)
    this.world = game.blank()
    this.views = seatsOf(game, first).map((_, player) => game.view(player))
    this.brains = brainsFor({ game, player: 0, options })
    this.chances = new Float64Array(Math.max(...this.brains.sides) + 1)
    this.random = new Random(`${task.seed} playouts`)
  }

  run(): PlayoutResult {
    const { task, game, world, views } = this
    const sums = views.map(() => 0)
    const squares = views.map(() => 0)
    this.brains.startDecision()
    for (let n = 0; n < task.count; n++) {
      copyState(this.worlds[n % this.worlds.length] as State, world)
      game.reseed(world, this.random.bits())
      if (task.move !== '') game.advance(world, game.parse(world, task.move))
      this.playOn()
      const values = this.judge()
      values.forEach((value, seat) => {
        sums[seat] = (sums[seat] as number) + value
        squares[seat] = (squares[seat] as number) + value * value
      })
    }
    const values = sums.map((sum) => sum / task.count)
    const errors = squares.map((square, seat) => {
      const mean = values[seat] as number
      return Math.sqrt(Math.max(0, square / task.count - mean * mean) / task.count)
    })
    return { values, errors, ended: this.ended, decisions: this.decisions }
  }

  private playOn(): void {
    const { game, world, moves, task } = this
    let quiets = 0
    let wasQuiet = game.quiet(world)
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const actor = game.actor(world)
      if (actor === NOBODY) return
      moves.count = game.moves(world, moves.list)
      game.advance(world, this.next(actor))
      this.decisions++
      const isQuiet = game.quiet(world)
      if (isQuiet && !wasQuiet && this.brains.evaluates && ++quiets === task.quiets) return
      wasQuiet = isQuiet
    }
  }

  private next(actor: Player): Move {
    const { moves, random, brains } = this
    if (this.task.policy === 'random') return moves.list[random.below(moves.count)] as Move
    return brains.quick((this.views[actor] as View).bind(this.world), moves, random, STRAY)
  }

  private judge(): readonly number[] {
    const outcome = this.game.outcome(this.world)
    if (outcome !== null) {
      this.ended++
      return outcome.utility
    }
    this.brains.values(this.world, this.chances)
    return this.brains.sides.map((side) => this.chances[side] as number)
  }
}

function stateOf(words: Int32Array): State {
  const state = new State(words.byteLength)
  state.words.set(words)
  return state
}
