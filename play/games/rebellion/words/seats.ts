import { capital } from '../../../../engine/english.js'
import type { Options } from '../../../../engine/game.js'
import {
  isOnePerson,
  POST_IDS,
  postOfSeat,
  seatsOfTeam,
  sideOfSeat,
} from '../../../../engine/rebellion/facts/posts.js'
import { SIDE_LABELS } from './texts.js'

/** Seats as people call them: the sides, or in a team game the Admirals and Generals. */

export function isTeamGame(options: Options): boolean {
  return playersOf(options) !== 0
}

/** Partners keep some cards to themselves. */
export function partnersHide({ secrets }: Options): boolean {
  return secrets === 'own'
}

/** As the engine counts them: 0 where nobody has a partner. */
export function playersOf({ players = '2' }: Options): number {
  return players === '2' ? 0 : Number(players)
}

/** `Rebellion`, or `Imperial General`. */
export function seatLabels(options: Options): readonly string[] {
  const players = playersOf(options)
  return isTeamGame(options)
    ? seatsOfTeam(players).map((_, seat) => seatLabel(players, seat))
    : SIDE_LABELS
}

/** `General`; empty for one person with both roles. */
export function postLabel(options: Options, seat: number): string {
  const players = playersOf(options)
  const isOne = isOnePerson(players, sideOfSeat(players, seat))
  return isOne ? '' : postName(postOfSeat(players, seat))
}

/** What each seat plays for. */
export function sideLabels(options: Options): readonly string[] {
  const players = playersOf(options)
  return seatLabels(options).map((_, seat) => SIDE_LABELS[sideOfSeat(players, seat)] ?? '')
}

const OF_SIDE: readonly string[] = ['Rebel', 'Imperial']

function seatLabel(players: number, seat: number): string {
  const side = sideOfSeat(players, seat)
  if (isOnePerson(players, side)) return SIDE_LABELS[side] ?? ''
  return roleLabel(side, postOfSeat(players, seat))
}

export function roleLabel(side: number, post: number): string {
  return `${OF_SIDE[side]} ${postName(post)}`
}

/** `Admiral`. */
export function postName(post: number): string {
  return capital(POST_IDS[post] ?? '')
}
