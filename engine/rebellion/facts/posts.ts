import { LEADERS } from '../data/leaders.js'
import { EMPIRE, REBEL, SIDE_IDS } from './sides.js'

/**
 * The team game: each side has an Admiral and a General, to whom the leaders of their colour belong (G1). Their four
 * roles are always the same; a person sits in one of them, or with three players in both of the Rebels' (G11).
 */

export const ADMIRAL = 0
export const GENERAL = 1

export const POST_IDS: readonly string[] = ['admiral', 'general']

/** Leaders of each post, of both sides. */
export const LEADERS_OF_POST: readonly number[] = POST_IDS.map((post) =>
  LEADERS.reduce((mask, { role }, n) => (role === post ? mask | (1 << n) : mask), 0),
)

export function postOfLeader(leader: number): number {
  return (LEADERS_OF_POST[GENERAL] & (1 << leader)) === 0 ? ADMIRAL : GENERAL
}

/** The roles in the order of their initiative (setup.md 5). */
const ROLES: readonly (readonly [number, number])[] = [
  [REBEL, ADMIRAL],
  [EMPIRE, ADMIRAL],
  [EMPIRE, GENERAL],
  [REBEL, GENERAL],
]
export const ROLE_COUNT = ROLES.length
export const ROLE_SIDE = Uint8Array.from(ROLES, ([side]) => side)
export const ROLE_POST = Uint8Array.from(ROLES, ([, post]) => post)
export const ROLE_IDS: readonly string[] = ROLES.map(
  ([side, post]) => `${SIDE_IDS[side]}-${POST_IDS[post]}`,
)

export function roleOf(side: number, post: number): number {
  return ROLES.findIndex(([ofSide, ofPost]) => ofSide === side && ofPost === post)
}

/** The roles of each seat of a game for so many players. */
const SEATED: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[0, 3], [1], [2]],
  4: [[0], [1], [2], [3]],
}

/** What the option `players` may be in a team game. */
export const TEAM_SIZES: readonly number[] = Object.keys(SEATED).map(Number)

/** The seats of a team game: its name and the number of its side. */
export function seatsOfTeam(players: number): readonly { name: string; side: number }[] {
  return SEATED[players].map((roles) => ({
    name: roles.length > 1 ? SIDE_IDS[ROLE_SIDE[roles[0]]] : ROLE_IDS[roles[0]],
    side: ROLE_SIDE[roles[0]],
  }))
}

/** Where the roles sit, as players * 4 + side * 2 + post; the side of each seat as players * 4 + seat. */
const SEAT = new Uint8Array(5 * ROLE_COUNT)
const SIDE = new Uint8Array(5 * ROLE_COUNT)
/** The post of each seat, the lower one of two. */
const POST = new Uint8Array(5 * ROLE_COUNT)
/** Sides whose two roles are one person's, as players * 2 + side. */
const IS_ONE = new Uint8Array(5 * 2)

// Without teams a seat is a side
for (const side of [REBEL, EMPIRE]) {
  SEAT.fill(side, side * 2, side * 2 + 2)
  SIDE[side] = side
}
for (const players of TEAM_SIZES)
  SEATED[players].forEach((roles, seat) => {
    SIDE[players * ROLE_COUNT + seat] = ROLE_SIDE[roles[0]]
    POST[players * ROLE_COUNT + seat] = ROLE_POST[roles[0]]
    for (const role of roles)
      SEAT[players * ROLE_COUNT + ROLE_SIDE[role] * 2 + ROLE_POST[role]] = seat
    if (roles.length > 1) IS_ONE[players * 2 + ROLE_SIDE[roles[0]]] = 1
  })

/** The seat in which somebody plays; `players` is 0 where nobody has a partner. */
export function seatOf(players: number, side: number, post: number): number {
  return SEAT[players * ROLE_COUNT + side * 2 + post]
}

/** The post of somebody who has a partner. */
export function postOfSeat(players: number, seat: number): number {
  return POST[players * ROLE_COUNT + seat]
}

export function sideOfSeat(players: number, seat: number): number {
  return SIDE[players * ROLE_COUNT + seat]
}

/** True where one person plays both roles of the side. */
export function isOnePerson(players: number, side: number): boolean {
  return IS_ONE[players * 2 + side] !== 0
}
