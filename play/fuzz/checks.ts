import { type Game, MOST_MOVES, NOBODY } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import { seatsOf } from '../../engine/seats.js'
import { cloneState, equalStates, type State } from '../../engine/state.js'

/** What must hold at every decision; an Error says what does not. */

const PRINT_EVERY = 16 // what a player knows is printed less often: it can only crash

export class Checks {
  private readonly observation: State
  private readonly world: State
  private readonly again: State
  private readonly offered = new Int32Array(MOST_MOVES)

  constructor(
    private readonly game: Game,
    private readonly random: Random,
  ) {
    this.observation = game.blank()
    this.world = game.blank()
    this.again = game.blank()
  }

  /** A state in the middle of the game or at its end. */
  state(state: State): void {
    const problem = this.game.invariants?.(state) ?? null
    if (problem !== null) throw new Error(`invariant broken: ${problem}`)
    const text = JSON.stringify(this.game.toPosition(state))
    if (!equalStates(this.game.fromPosition(JSON.parse(text)), state))
      throw new Error('the position read back is another state')
    // Nobody looks into worlds of a game that is over
    if (this.game.actor(state) === NOBODY) return
    const seats = seatsOf(this.game, state)
    for (let player = 0; player < seats.length; player++) this.views(state, player)
  }

  /** A world drawn from what a player knows looks the same to him. */
  private views(state: State, player: number): void {
    const seen = this.game.observe(state, player, this.observation)
    const world = this.game.sample(seen, this.random, undefined, this.world)
    if (!equalStates(this.game.observe(world, player, this.again), seen))
      throw new Error(
        `a world sampled for ${seatsOf(this.game, state)[player]?.name} looks different to him`,
      )
    if (this.random.below(PRINT_EVERY) === 0) JSON.stringify(this.game.toPosition(seen))
  }

  /** The legal moves of a decision. */
  moves(state: State, moves: Int32Array, count: number): void {
    if (count < 2) throw new Error(`${count} legal moves; a decision has at least two`)
    for (let i = 1; i < count; i++)
      if ((moves[i] as number) <= (moves[i - 1] as number))
        throw new Error(`the moves are not sorted and different at ${i}`)
    if (this.game.moves(state, this.offered) !== count)
      throw new Error('the moves differ when asked again')
  }

  /** `apply` leaves its state alone and does what `advance` does; answers the state after it. */
  apply(state: State, move: number): State {
    const before = cloneState(state)
    const after = this.game.apply(state, move)
    if (!equalStates(before, state)) throw new Error('apply has changed the state it was given')
    this.game.advance(before, move)
    if (!equalStates(before, after)) throw new Error('apply and advance disagree')
    return after
  }
}
