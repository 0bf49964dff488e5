import { brainsFor } from '../../../agents/brains-for.js'
import type { Game, Reader } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { type GameRecord, replay } from '../../../engine/record.js'
import { sideNumbers } from '../../../engine/seats.js'
import { equalStates, type State } from '../../../engine/state.js'

/** Worlds that a side's knowledge is judged by; more of them make a smoother line. */
const WORLDS = 12

/**
 * The chance of a seat's side before each move of a game and at its end: as a reader could judge it who knows
 * everything, or what one seat was shown of the game and no more.
 */
export function chancesOver(game: Game, record: GameRecord, seat: number, eyes: Reader): number[] {
  const sides = sideNumbers(game.seats(record.options))
  const side = sides[seat] as number
  const chances = new Float64Array(new Set(sides).size)
  const values: number[] = []
  const judge = eyes === 'all' ? knowingAll(game, record) : knowing(game, record, eyes)
  const add = (state: State): void => {
    judge(state, chances)
    values.push(chances[side] as number)
  }
  const last = replay(game, record, add)
  const outcome = game.outcome(last)
  if (outcome === null) add(last)
  else values.push(outcome.utility[seat] ?? 0)
  return values
}

type Judge = (state: State, chances: Float64Array) => void

function knowingAll(game: Game, { options }: GameRecord): Judge {
  const brains = brainsFor({ game, player: 0, options })
  return (state, chances) => brains.values(state, chances)
}

/** The mean over worlds that the seat could not tell from the true one, as likely as it thinks they are. */
function knowing(game: Game, { options, seed }: GameRecord, player: number): Judge {
  const brains = brainsFor({ game, player, options })
  const random = new Random(`chances ${seed} ${player}`)
  const world = game.blank()
  const mean = new Float64Array(new Set(brains.sides).size).fill(1 / new Set(brains.sides).size)
  let last: State | null = null
  return (state, chances) => {
    const seen = game.isOpen?.(state, player) === false ? last : game.observe(state, player)
    if (seen !== null && (last === null || !equalStates(last, seen))) {
      brains.notice(seen)
      mean.fill(0)
      for (let i = 0; i < WORLDS; i++) {
        game.sample(seen, random, brains.weights(seen, i, WORLDS) ?? undefined, world)
        brains.values(world, chances)
        for (let side = 0; side < mean.length; side++)
          mean[side] = (mean[side] as number) + (chances[side] as number) / WORLDS
      }
    }
    last = seen
    chances.set(mean)
  }
}
