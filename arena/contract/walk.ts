import { type Game, MOST_MOVES, type Move, NOBODY, type Options } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import type { State } from '../../engine/state.js'

/** One decision met in random play. `state` and `moves` are only good until the next one. */
export interface Step {
  readonly state: State
  readonly player: number
  readonly moves: Int32Array
  readonly count: number
  readonly chosen: Move
  /** Decisions made before it in this game. */
  readonly depth: number
  readonly seed: string
}

export interface WalkResult {
  readonly final: State
  readonly played: readonly Move[]
  readonly ended: boolean
}

/** Plays one game at random and shows every decision before it is made. Stops after `most` decisions. */
export function randomWalk(
  game: Game,
  seed: string,
  options: Options,
  most: number,
  visit: (step: Step) => void,
): WalkResult {
  const random = new Random(`walk ${seed}`)
  const state = game.start(options, seed)
  const moves = new Int32Array(MOST_MOVES)
  const played: Move[] = []
  while (played.length < most) {
    const player = game.actor(state)
    if (player === NOBODY) return { final: state, played, ended: true }
    const count = game.moves(state, moves)
    if (count < 1)
      throw new Error(`game ${seed}, decision ${played.length}: no moves for player ${player}`)
    const chosen = moves[random.below(count)] as Move
    visit({ state, player, moves, count, chosen, depth: played.length, seed })
    game.advance(state, chosen)
    played.push(chosen)
  }
  return { final: state, played, ended: game.actor(state) === NOBODY }
}

/** Calls `visit` at about `wanted` random decisions, spread over as many random games as it takes. */
export function randomDecisions(
  game: Game,
  wanted: number,
  seed: string,
  options: Options,
  visit: (step: Step) => void,
): void {
  const random = new Random(`decisions ${seed}`)
  let met = 0
  for (let number = 0; met < wanted; number++) {
    // About eight decisions a game, so that early and late ones both come up.
    const length = randomWalk(game, `${seed}/${number}`, options, 100_000, () => {}).played.length
    const chance = Math.min(1, 8 / length)
    randomWalk(game, `${seed}/${number}`, options, length, (step) => {
      if (met >= wanted || random.fraction() >= chance) return
      met++
      visit(step)
    })
  }
}
