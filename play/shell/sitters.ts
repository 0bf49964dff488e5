import { plainLine } from '../../arena/unshown.js'
import type { Move, Options, Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { seatsOf } from '../../engine/seats.js'
import { isCode, isLock, type Lock, lockFor } from './code-lock.js'
import type { Session } from './session.js'

/** Who sits where, and what people at one screen keep from each other: the same for page, terminal and files. */

/** A person by his name, which may be empty, or a computer by its level. */
export type Sitter = Person | { readonly level: string }

export interface Person {
  readonly person: string
  /** Opened by the four figures that uncover the screen for him; left out: his name is enough. */
  readonly lock?: Lock
}

/** What a game says of people on one side. */
export interface SeatRules {
  /** Partners who both are people do not see each other's cards; left out: they see all. */
  partnersHide?(options: Options): boolean
  /**
   * Those answers to a decision of this kind that show nothing but what lies open to all, and by which nobody learns whether there
   * are others; left out, or none: it is answered with one's own cards in sight.
   */
  openAnswers?(kind: string, legal: readonly Move[]): readonly Move[]
}

export function isPerson<Someone extends Sitter>(
  sitter: Someone | undefined,
): sitter is Someone & Person {
  return sitter !== undefined && 'person' in sitter
}

/** The lock of a seat; null where its name is enough. */
export function lockOf(sitters: readonly Sitter[] | undefined, seat: Player): Lock | null {
  const sitter = sitters?.[seat]
  return isPerson(sitter) ? (sitter.lock ?? null) : null
}

/** What a person is called who gave a name; empty for anybody else. */
export function nameOf(sitters: readonly Sitter[] | undefined, seat: Player): string {
  const sitter = sitters?.[seat]
  return isPerson(sitter) ? sitter.person : ''
}

/** What one person at this screen holds from another: what enemies may not know, and what partners keep to themselves. */
export function hidesFrom(rules: SeatRules, session: Session, one: Player, other: Player): boolean {
  if (one === other) return false
  const seats = seatsOf(session.game, session.truth)
  const isTeam = seats[one]?.side === seats[other]?.side
  return !isTeam || rules.partnersHide?.(session.options) === true
}

/** Somebody at this screen may not see what somebody else sees. */
export function hasSecrets(rules: SeatRules, session: Session): boolean {
  const { people } = session
  return people.some((one) => people.some((other) => hidesFrom(rules, session, one, other)))
}

/** What the one who is asked may answer before all eyes; none where there is nothing to choose so, or where a code guards his seat. */
export function answersBeforeAll(
  rules: SeatRules,
  session: Session,
  sitters: readonly Sitter[] | undefined,
): readonly Move[] {
  if (!session.isMine || !hasSecrets(rules, session)) return []
  if (lockOf(sitters, session.actor) !== null) return []
  const answers = rules.openAnswers?.(session.kind, session.legal) ?? []
  return answers.length > 1 ? answers : []
}

/** The people of who looks and his partners, himself first. */
export function teamOf({ game, truth, viewer, people }: Session): readonly Player[] {
  const seats = seatsOf(game, truth)
  const partners = people.filter((one) => seats[one]?.side === seats[viewer]?.side)
  return [viewer, ...partners.filter((one) => one !== viewer)]
}

/** The seat of the computer beside the person who looks; -1 where none is. */
export function computerBeside({ game, truth, viewer, people }: Session): Player {
  const seats = seatsOf(game, truth)
  return seats.findIndex(
    ({ side }, seat) => side === seats[viewer]?.side && seat !== viewer && !people.includes(seat),
  )
}

/** The sitters of a file in which these people play; null where it names none. What is none is an InputError. */
export function sittersIn(
  found: unknown,
  people: readonly Player[],
  seats: number,
): readonly Sitter[] | null {
  if (found === undefined) return null
  if (!Array.isArray(found) || found.length !== seats)
    throw new InputError(`table.sitters: is no list of who sits in the ${seats} seats`)
  return found.map((one, seat) => {
    const place = `table.sitters[${seat}]`
    const sitter = sitterIn(one, place)
    if (isPerson(sitter) === people.includes(seat)) return sitter
    throw new InputError(
      `${place}: is a ${isPerson(sitter) ? 'person' : 'computer'}, and table.people says otherwise`,
    )
  })
}

const LONGEST_NAME = 24

/** Somebody as a file has him; a code that an earlier version left open gets its lock. */
export function sitterIn(found: unknown, place: string): Sitter {
  const { person, level, code, lock } = Object(found)
  if (typeof person === 'string') {
    const named = { person: plainLine(person).slice(0, LONGEST_NAME) }
    if (isLock(lock)) return { ...named, lock }
    if (lock !== undefined) throw new InputError(`${place}.lock: is none that a code opens`)
    if (isCode(code)) return { ...named, lock: lockFor(code) }
    if (code !== undefined) throw new InputError(`${place}.code: is not four figures`)
    return named
  }
  if (typeof level === 'string') return { level }
  throw new InputError(`${place}: names neither a person nor the level of a computer`)
}
