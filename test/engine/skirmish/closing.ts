import { MOST_MOVES, type Move, NOBODY, type Options } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { bearing, turnBetween } from '../../../engine/skirmish/geometry/directions.js'
import { type SkirmishGame, skirmish } from '../../../engine/skirmish/index.js'
import { largeOf, MOST_TURN, TURN_BY, verbOf } from '../../../engine/skirmish/state/moves.js'
import type { State } from '../../../engine/state.js'

/** Players by chance who come to blows: they fly at the nearest enemy, and do everything else at random. */

const moves = new Int32Array(MOST_MOVES)
const view = skirmish.view(0)

export function closingMove(s: State, random: Random): Move {
  const count = skirmish.moves(s, moves)
  const last = moves[count - 1] ?? 0
  const any = (): Move => moves[random.below(count)] ?? 0
  switch (skirmish.kinds[skirmish.kind(s)]) {
    case 'fleet':
      // Nothing but the last move says that the fleet is chosen
      return moves[random.below(Math.max(1, count - 1))] ?? 0
    case 'place':
      return count === 360 ? headingMove(s) : (moves[0] ?? 0)
    case 'act':
      return random.below(4) === 0 ? any() : (moves[0] ?? 0)
    case 'turn':
      return random.below(8) === 0 ? any() : turnMove(s, count)
    case 'advance':
      return random.below(8) === 0 ? any() : last
    case 'target':
    case 'second-target':
      return last
    default:
      return any()
  }
}

/** Towards the middle of the table. */
function headingMove(s: State): Move {
  view.bind(s)
  const degrees =
    Math.round(bearing(view.x(view.asked), view.y(view.asked), 65000, 65000) / 10) % 360
  return moves[degrees] ?? 0
}

function turnMove(s: State, count: number): Move {
  view.bind(s)
  const slot = view.asked
  let goal = -1
  let least = Number.POSITIVE_INFINITY
  for (let player = 0; player < view.players; player++) {
    if (player === skirmish.actor(s)) continue
    for (let other = view.firstSlot(player); other < view.endSlot(player); other++) {
      if (!view.isOnTable(other)) continue
      const square = (view.x(other) - view.x(slot)) ** 2 + (view.y(other) - view.y(slot)) ** 2
      if (square >= least) continue
      least = square
      goal = other
    }
  }
  if (goal < 0) return moves[0] ?? 0
  const heading = bearing(view.x(slot), view.y(slot), view.x(goal), view.y(goal))
  const wanted = turnBetween(view.heading(slot), heading) / 10
  let best = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const move = moves[i] ?? 0
    if (verbOf(move) !== TURN_BY) continue
    const by = largeOf(move) - MOST_TURN
    if (Math.abs(by - wanted) >= nearest) continue
    nearest = Math.abs(by - wanted)
    best = i
  }
  return moves[best] ?? 0
}

/** The game begun in the midst of a battle: after some turns of such play. */
export function brawl(turns: number): SkirmishGame {
  return {
    ...skirmish,
    start(options: Options, seed: string) {
      const s = skirmish.start(options, seed)
      const random = new Random(`brawl ${seed}`)
      while (skirmish.actor(s) !== NOBODY && view.bind(s).turn <= turns)
        skirmish.advance(s, closingMove(s, random))
      return s
    },
  }
}
