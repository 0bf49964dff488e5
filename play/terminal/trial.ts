import { type Game, MOST_MOVES, type Move, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { Random } from '../../engine/random.js'
import { cloneState, type State } from '../../engine/state.js'

/** Small moves that a person may try before they are made: nothing hidden or random shows before the act is over. */
export interface Acting {
  /** Those that the state asks for are such. */
  isOneAct(state: State): boolean
  /**
   * Makes one of them without what follows the act. It asks again; or it is over; or something else is asked first.
   */
  makeWithin(state: State, move: Move): 'asks' | 'over' | 'elsewhere'
}

/** How a quick player would go on. */
export type Quick = (observation: State, legal: readonly Move[]) => Move

/**
 * A place to try the moves of one act before they are made: a world drawn from what its player knows, so that nothing
 * can be learned from it.
 */
export class Trial {
  readonly moves: Move[] = []
  private readonly world: State
  private readonly list = new Int32Array(MOST_MOVES)
  private open = true
  /** What is asked is answered in several moves. */
  readonly isAct: boolean

  constructor(
    readonly game: Game,
    observation: State,
    readonly player: Player,
    private readonly acting: Acting | null,
    private readonly quick: Quick,
    /** A move says nothing but that the act ends. */
    private readonly isEnd: (observation: State, move: Move) => boolean,
  ) {
    this.world = game.sample(observation, new Random('trial'))
    this.isAct = acting === null || acting.isOneAct(this.world)
  }

  /** The act goes on: something of it is still to be decided. */
  get isOpen(): boolean {
    return this.open
  }

  /** What may come next; nothing when the act is over. */
  get legal(): Move[] {
    return this.open ? legalIn(this.game, this.world, this.list) : []
  }

  /** What the player sees once the moves are made. */
  get observation(): State {
    return this.game.observe(this.world, this.player)
  }

  textOf(move: Move): string {
    return this.game.describe(this.world, move)
  }

  allows(move: Move): boolean {
    return this.legal.includes(move)
  }

  make(move: Move): void {
    if (!this.allows(move))
      throw new InputError(`"${this.textOf(move)}" is not possible after that`)
    this.open = makeIn(this.game, this.acting, this.world, move)
    this.moves.push(move)
  }

  /**
   * The rest of the act as a quick player would make it, but for a move that says nothing but that it ends; the next move is one of
   * `next`, where something of it has been chosen already.
   */
  fill(next: readonly Move[] = []): void {
    for (let first = next; this.open; first = []) {
      const move = this.quick(this.observation, first.length > 0 ? first : this.legal)
      if (this.endsWith(move)) return
      this.make(move)
    }
  }

  private endsWith(move: Move): boolean {
    if (!this.isEnd(this.observation, move)) return false
    return !makeIn(this.game, this.acting, cloneState(this.world), move)
  }
}

/** Whether a move that is made in a state leaves open what it belongs to; the state is the one behind it. */
export function makeIn(game: Game, acting: Acting | null, state: State, move: Move): boolean {
  const actor = game.actor(state)
  if (acting === null) {
    const kind = game.kind(state)
    game.advance(state, move)
    return game.actor(state) === actor && game.kind(state) === kind
  }
  if (acting.isOneAct(state)) return acting.makeWithin(state, move) === 'asks'
  game.advance(state, move)
  return false
}

function legalIn(game: Game, state: State, list: Int32Array): Move[] {
  return Array.from(list.subarray(0, game.moves(state, list)))
}
