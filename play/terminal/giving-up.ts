import { capital } from '../../engine/english.js'
import type { Player, Seat } from '../../engine/game.js'
import { sideNames } from '../../engine/seats.js'
import type { GivenUp } from '../shell/given-up.js'
import type { GameWords } from './game-words.js'

/** The end of a game that was given up, in words. */

/** Who wins where this seat's side gives up; empty where several sides are left. */
export function victoryOver(
  { victories }: GameWords,
  seats: readonly Seat[],
  seat: Player,
): string {
  const [other = '', ...more] = sideNames(seats).filter((side) => side !== seats[seat]?.side)
  return more.length > 0 ? '' : (victories?.[other] ?? `${other} wins.`)
}

/** The same of a game that is looked back at: by whom, as far as its file says, and who has won by it. */
export function givenUpLine(words: GameWords, seats: readonly Seat[], { seat }: GivenUp): string {
  const side = seat === null ? undefined : seats[seat]?.side
  if (seat === null || side === undefined)
    return 'The game was given up here; its file does not say by which side.'
  const who = capital(words.called?.[side] ?? side)
  return `${who} resigned here. ${victoryOver(words, seats, seat)}`.trim()
}
