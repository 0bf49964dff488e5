import { MOST_MOVES, type Move, type Player, type View } from '../../engine/game.js'
import type { Random } from '../../engine/random.js'
import type { MoveList } from '../agent.js'
import { type Brains, NO_CLASS } from '../brains.js'
import { drawIndex } from '../draw.js'
import { Mast } from './mast.js'

/** A stray is a sensible move: its score is at most so many temperatures below the best. */
const SENSIBLE = 2

/** The playout policy of all seats: the brains' own, with strays of the brains or drawn by what did well. */
export class Policy {
  private readonly mast: Mast | null
  private readonly scores = new Float64Array(MOST_MOVES)
  private readonly weights = new Float64Array(MOST_MOVES)
  private ownSide = 0

  constructor(
    private readonly brains: Brains,
    private readonly epsilon: number,
    learns: boolean,
  ) {
    this.mast = learns ? new Mast(Math.max(...brains.sides) + 1) : null
  }

  /** A new decision of `player`. */
  begin(player: Player): void {
    this.ownSide = this.sideOf(player)
    this.mast?.reset()
  }

  beginIteration(): void {
    this.mast?.beginIteration()
  }

  /** Notes a candidate of the tree. */
  note(view: View, kind: number, candidate: number): void {
    if (this.mast === null) return
    const side = this.sideOf(view.player)
    this.mast.note(side, this.brains.moveClass(view, kind, candidate, side === this.ownSide))
  }

  choose(view: View, kind: number, moves: MoveList, random: Random): Move {
    const { mast } = this
    if (mast === null) return this.brains.quick(view, moves, random, this.epsilon)
    const strays = this.epsilon > 0 && random.fraction() < this.epsilon
    const move = strays
      ? this.stray(mast, view, kind, moves, random)
      : this.brains.quick(view, moves, random, 0)
    this.note(view, kind, move)
    return move
  }

  /** Learns from the chances of the sides after an iteration. */
  learn(chances: Float64Array): void {
    this.mast?.learn(chances)
  }

  private stray(mast: Mast, view: View, kind: number, moves: MoveList, random: Random): Move {
    const { brains, scores, weights } = this
    const side = this.sideOf(view.player)
    const own = side === this.ownSide
    // Where no move has a class the means cannot say anything.
    if (brains.moveClass(view, kind, moves.list[0] as Move, own) === NO_CLASS)
      return brains.quick(view, moves, random, 1)
    const least = this.leastScore(view, moves)
    for (let i = 0; i < moves.count; i++) {
      const sensible = (scores[i] as number) >= least
      const move = moves.list[i] as Move
      weights[i] = sensible ? mast.weight(side, brains.moveClass(view, kind, move, own)) : 0
    }
    return moves.list[drawIndex(weights, moves.count, random)] as Move
  }

  /** Fills the scores; answers what a sensible move scores at least. */
  private leastScore(view: View, moves: MoveList): number {
    const { brains, scores } = this
    if (!brains.rank(view, moves, scores)) {
      scores.fill(0, 0, moves.count)
      return 0
    }
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves.count; i++) most = Math.max(most, scores[i] as number)
    return most - SENSIBLE * brains.temperature
  }

  private sideOf(player: Player): number {
    return this.brains.sides[player] as number
  }
}
