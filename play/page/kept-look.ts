import type { Game } from '../../engine/game.js'
import type { State } from '../../engine/state.js'
import { Session } from '../shell/session.js'
import type { KeptGame } from './saving.js'
import { peopleOf } from './seating.js'

/** A kept game as the person left it; of several people what all of them know, for any of them may look. */
export function lookAtKept(
  game: Game,
  { record, settings }: KeptGame,
): { state: State; session: Session } {
  const people = peopleOf(settings)
  const session = Session.of(game, record, people)
  return { state: people.length > 1 ? session.knownTo(people) : session.observation, session }
}
