import type { Game, Options, Player, Seat } from '../../engine/game.js'
import type { ContractConfig } from './config.js'
import { randomWalk, type Step, type WalkResult } from './walk.js'

/** Checks of the contract by what they hold the game to; each throws where it does not. */
export type Checks = Readonly<Record<string, (walks: Walks) => void>>

/** The game that is checked, and the random games in which that is done. */
export interface Walks extends Required<Omit<ContractConfig, 'options'>> {
  readonly game: Game
  readonly options: Options
  readonly seats: readonly Seat[]
  readonly players: readonly Player[]
  /** Plays game `number`, and shows every decision. */
  readonly walk: (number: number, visit?: (step: Step) => void) => WalkResult
  /** Runs `visit` on the decisions of all games, every `each`-th or all; names the place in errors. */
  readonly decisions: (each: number, visit: (step: Step) => void) => void
}

export function walksOf(game: Game, config: ContractConfig): Walks {
  const {
    seed,
    games,
    options = {},
    every = 1,
    worlds = 2,
    mostDecisions = 20_000,
    knowsAll = [],
  } = config
  const seats = game.seats(options)
  const walk = (number: number, visit: (step: Step) => void = () => {}): WalkResult =>
    randomWalk(game, `${seed}/${number}`, options, mostDecisions, visit)
  return {
    game,
    seed,
    games,
    options,
    every,
    worlds,
    mostDecisions,
    knowsAll,
    seats,
    players: [...seats.keys()],
    walk,
    decisions: (each, visit) => {
      for (let number = 0; number < games; number++)
        walk(number, (step) => {
          // Another remainder in each game, so that all depths come up over the games.
          if ((step.depth + number) % each === 0) placed(game, step, visit)
        })
    },
  }
}

function placed(game: Game, step: Step, visit: (step: Step) => void): void {
  try {
    visit(step)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    const kind = game.kinds[game.kind(step.state)]
    const place = `${game.name}, seed "${step.seed}", decision ${step.depth} (${kind}, player ${step.player})`
    throw new Error(`${place}: ${text}`, { cause: error })
  }
}
