import { type Game, MOST_MOVES, type Move, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'

/**
 * A place to try the moves of one decision before they are made: a world drawn from what its player knows, so that
 * nothing can be learned from it.
 */
export class Trial {
  readonly moves: Move[] = []
  private readonly world: State
  private readonly kind: number
  private readonly list = new Int32Array(MOST_MOVES)

  constructor(
    readonly game: Game,
    observation: State,
    readonly player: Player,
    /** How a quick player would go on; null where there is none. */
    private readonly quick: ((observation: State, legal: readonly Move[]) => Move) | null = null,
  ) {
    this.world = game.sample(observation, new Random('trial'))
    this.kind = game.kind(observation)
  }

  /** The decision goes on: the same player is asked for the same sort of thing. */
  get isOpen(): boolean {
    return this.game.actor(this.world) === this.player && this.game.kind(this.world) === this.kind
  }

  /** What may come next; nothing when the decision is over. */
  get legal(): Move[] {
    if (!this.isOpen) return []
    return Array.from(this.list.subarray(0, this.game.moves(this.world, this.list)))
  }

  /** What the player sees once the moves are made. */
  get observation(): State {
    return this.game.observe(this.world, this.player)
  }

  allows(move: Move): boolean {
    return this.legal.includes(move)
  }

  make(move: Move): void {
    if (!this.allows(move))
      throw new InputError(`"${this.game.describe(this.world, move)}" is not possible after that`)
    this.moves.push(move)
    this.game.advance(this.world, move)
  }

  /**
   * The rest of the decision as a quick player would make it, but for the move that ends it, unless that is the
   * only one; false without such a player.
   */
  fill(): boolean {
    if (this.quick === null) return false
    const before = this.moves.length
    const isFirst = (): boolean => this.moves.length === before
    for (;;) {
      const move = this.quick(this.observation, this.legal)
      if (!isFirst() && this.endsWith(move)) return true
      this.make(move)
      if (!this.isOpen) return true
    }
  }

  /** The decision would be over behind this move. */
  private endsWith(move: Move): boolean {
    const after = this.game.apply(this.world, move)
    return this.game.actor(after) !== this.player || this.game.kind(after) !== this.kind
  }
}
