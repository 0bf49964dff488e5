import type { Game, Options, Seat } from './game.js'
import type { State } from './state.js'

/** Who sits where and who plays with whom: seats are not sides. */

/** Names of the sides, in the order of their first seats. */
export function sideNames(seats: readonly Seat[]): string[] {
  return [...new Set(seats.map(({ side }) => side))]
}

/** The side of each seat, by its place in `sideNames`. */
export function sideNumbers(seats: readonly Seat[]): number[] {
  const names = sideNames(seats)
  return seats.map(({ side }) => names.indexOf(side))
}

/** Who plays the game that a state, or what a player saw of it, is of. */
export function seatsOf(game: Game, state: State): readonly Seat[] {
  return game.seats(game.optionsOf(state))
}

/** Names of the seats of a game with these options. */
export function seatNames(game: Game, options: Options): string[] {
  return game.seats(options).map(({ name }) => name)
}

/** The seats of a game in which everybody plays for himself. */
export function soloSeats(names: readonly string[]): readonly Seat[] {
  return names.map((name) => ({ name, side: name }))
}
