import type { Game } from '../../engine/game.js'
import { seatsOf, sideNames } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'

/** Who has won and why, for a game whose own telling does not say it; empty while it goes on. */
export function resultLine(game: Game, state: State): string {
  const outcome = game.outcome(state)
  if (outcome === null) return ''
  const best = Math.max(...outcome.utility)
  const winners = sideNames(
    seatsOf(game, state).filter((_, seat) => outcome.utility[seat] === best),
  )
  return `The game is over (${outcome.reason}): ${winners.join(', ')} ${best === 1 ? 'won' : 'are level'}.`
}
