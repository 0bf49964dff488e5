import { createContext } from 'preact'
import {
  ADMIRAL,
  ROLE_POST,
  ROLE_SIDE,
  seatOf,
  sideOfSeat,
} from '../../../../../engine/rebellion/facts/posts.js'
import { sitterWords } from '../../../../page/seating.js'
import type { Store } from '../../../../page/store.js'
import { nameOf } from '../../../../shell/sitters.js'
import { postLabel, roleLabel, seatLabels } from '../../words/seats.js'
import type { SymbolId } from '../data/symbols.js'
import type { Picture, TeamPicture } from '../picture/picture.js'

/** Roles of the team game as the page names them: they have no colour of their own, but a sign and a place on tokens. */

/** What is asked of the page here. */
type Table = Pick<Store, 'rules' | 'settings' | 'session'>

/** Tokens of leaders say whose they are. */
export const TeamGame = createContext(false)

/** What an Admiral and a General command. */
export function postSymbol(post: number): SymbolId {
  return post === ADMIRAL ? 'theater-space' : 'theater-ground'
}

export function roleName(role: number): string {
  return roleLabel(ROLE_SIDE[role] ?? 0, ROLE_POST[role] ?? 0)
}

export function seatOfRole({ players }: TeamPicture, role: number): number {
  return seatOf(players, ROLE_SIDE[role] ?? 0, ROLE_POST[role] ?? 0)
}

/** Who sits there: a name, `you`, or `computer, Officer`. */
export function whoSits({ rules, settings, session }: Table, seat: number): string {
  const isAlone = session?.people.length === 1
  return isAlone && seat === session?.viewer ? 'you' : sitterWords(rules, settings, seat)
}

/** Who plays the other side, in a line. */
export function computersOf(store: Table, { team, reader }: Picture): string {
  const { rules, settings, session } = store
  if (team === null || session === null) return sitterWords(rules, settings, 1 - reader)
  const seats = session.game.seats(session.options)
  const theirs = [...seats.keys()].filter((seat) => sideOfSeat(team.players, seat) !== reader)
  return theirs.length === 1 ? whoSits(store, theirs[0] as number) : 'team of two'
}

/** `Mira, Rebel Admiral`; of one person with both roles the one that is asked. */
export function whoIsAsked(store: Table, { team }: Picture): string {
  if (team === null || team.asked < 0) return ''
  const name = nameOf(store.settings.sitters, seatOfRole(team, team.asked))
  return [name, roleName(team.asked)].filter((word) => word !== '').join(', ')
}

/** The seat of whoever looks, as the bar on top names it. */
export function ownSeatName({ session }: Table): string {
  return session === null ? '' : (seatLabels(session.options)[session.viewer] ?? '')
}

/** The seat of the partner of whoever looks; -1 without one. */
export function partnerSeat({ session }: Table): number {
  if (session === null) return -1
  const seats = session.game.seats(session.options)
  const side = seats[session.viewer]?.side
  return seats.findIndex((seat, at) => at !== session.viewer && seat.side === side)
}

/** The computer that sits beside whoever looks, `General`; empty where a person does, or nobody. */
export function computerPartner(store: Table): string {
  const { session } = store
  const seat = partnerSeat(store)
  if (session === null || seat < 0 || session.people.includes(seat)) return ''
  return postLabel(session.options, seat)
}
