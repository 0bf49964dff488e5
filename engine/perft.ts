import { type Game, MOST_MOVES, NOBODY } from './game.js'
import { copyState, type State } from './state.js'

/**
 * Counts the move tree: how many states are reached by exactly 1, 2, … `depth` decisions. Dice and
 * draws fall as the state's generator has them, so the counts are a net for the rules, the order of
 * moves and the use of randomness at once.
 */
export function perft(game: Game, state: State, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0)
  const levels = Array.from({ length: depth }, () => ({
    state: game.blank(),
    moves: new Int32Array(MOST_MOVES),
  }))
  descend(state, 0)
  return counts

  function descend(at: State, level: number): void {
    const here = levels[level]
    if (here === undefined || game.actor(at) === NOBODY) return
    const count = game.moves(at, here.moves)
    counts[level] += count
    if (level === depth - 1) return
    for (let i = 0; i < count; i++) {
      copyState(at, here.state)
      game.advance(here.state, here.moves[i])
      descend(here.state, level + 1)
    }
  }
}
