import { type Agent, NO_LIMIT } from '../../../agents/agent.js'
import { createAgent } from '../../../agents/spec.js'
import { type Game, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { connectFour } from '../../toys/line-game.js'
import { PlainUct } from './plain-uct.js'

const OPENING_MOVES = 2

/** Points of ours against the plain UCT in so many games of Connect Four: each random opening is played from both sides. */
export function uctMatch(
  games: number,
  spec: string,
  other: { readonly iterations?: number; readonly ms?: number },
  seed: string,
): number {
  const game = connectFour()
  let points = 0
  for (let n = 0; n < games; n++) {
    const seat = n % 2
    const ours = createAgent(spec, { game, options: {}, player: seat, seed: `${seed} ${n}` })
    const { iterations = Number.POSITIVE_INFINITY, ms } = other
    const plain = new PlainUct(game, `${seed} ${n}`, iterations, ms)
    const outcome = played(game, seat === 0 ? [ours, plain] : [plain, ours], `${seed} ${n >> 1}`)
    points += outcome[seat] ?? 0
  }
  return points
}

function played(game: Game, agents: readonly Agent[], seed: string): readonly number[] {
  const state = game.start({}, seed)
  const random = new Random(seed)
  const moves = { list: new Int32Array(64), count: 0 }
  for (let made = 0; ; made++) {
    const actor = game.actor(state)
    if (actor === NOBODY) return game.outcome(state)?.utility ?? []
    moves.count = game.moves(state, moves.list)
    const move =
      made < OPENING_MOVES
        ? (moves.list[random.below(moves.count)] as number)
        : (agents[actor] as Agent).choose(game.observe(state, actor), moves, NO_LIMIT)
    game.advance(state, move)
  }
}
