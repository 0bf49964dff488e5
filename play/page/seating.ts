import { seatsOf } from '../../engine/seats.js'
import { levelById } from '../shell/levels.js'
import type { Session } from '../shell/session.js'
import type { PageRules } from './page-rules.js'
import type { Person, Settings, Sitter } from './settings.js'

/** Who sits where: usually one person against one level, at a table of more than two a person or a level a seat. */

export function isPerson(sitter: Sitter | undefined): sitter is Person {
  return sitter !== undefined && 'person' in sitter
}

/** The seats of the people. */
export function peopleOf({ seat, sitters }: Settings): readonly number[] {
  if (sitters === undefined) return [seat]
  return sitters.flatMap((sitter, at) => (isPerson(sitter) ? [at] : []))
}

/** How strong the computer of a seat is; of a person's what is usual at this table. */
export function levelAt({ level, sitters }: Settings, seat: number): string {
  const sitter = sitters?.[seat]
  return sitter === undefined || isPerson(sitter) ? level : sitter.level
}

/** The same way to play, for one person against one level. */
export function alone({ sitters: _sitters, ...settings }: Settings): Settings {
  return settings
}

/** The same table with computers of one level. */
export function withLevel(settings: Settings, level: string): Settings {
  const { sitters } = settings
  if (sitters === undefined) return { ...settings, level }
  return {
    ...settings,
    level,
    sitters: sitters.map((one) => (isPerson(one) ? one : { level })),
  }
}

/** The table as one line: `Mira and Jon`, or the level of the computers. */
export function peopleNames(settings: Settings): readonly string[] {
  const { sitters = [] } = settings
  return sitters.flatMap((one) => (isPerson(one) && one.person !== '' ? [one.person] : []))
}

/** Who sits there, in words: `Mira`, `you`, `computer, Officer`. */
export function sitterWords(
  rules: Pick<PageRules, 'levels'>,
  settings: Settings,
  seat: number,
): string {
  const sitter = settings.sitters?.[seat]
  if (isPerson(sitter) || (sitter === undefined && seat === settings.seat))
    return (isPerson(sitter) ? sitter.person : '') || 'you'
  return `computer, ${levelById(rules.levels, levelAt(settings, seat)).name}`
}

/** What one person at this screen holds from another: what enemies may not know, and what partners keep to themselves. */
export function hidesFrom(rules: PageRules, session: Session, one: number, other: number): boolean {
  if (one === other) return false
  const seats = seatsOf(session.game, session.truth)
  const isTeam = seats[one]?.side === seats[other]?.side
  return !isTeam || rules.partnersHide?.(session.options) === true
}

/** The seat of the computer beside the person who looks; -1 where none is. */
export function computerBeside({ game, truth, viewer, people }: Session): number {
  const seats = seatsOf(game, truth)
  return seats.findIndex(
    ({ side }, seat) => side === seats[viewer]?.side && seat !== viewer && !people.includes(seat),
  )
}

/** Somebody at this screen may not see what somebody else sees. */
export function hasSecrets(rules: PageRules, session: Session): boolean {
  const { people } = session
  return people.some((one) => people.some((other) => hidesFrom(rules, session, one, other)))
}

/** The sitters of a file, as many as there are seats; null where it says nothing that could be used. */
export function sittersIn(
  found: unknown,
  people: readonly number[],
  seats: number,
): Sitter[] | null {
  if (!Array.isArray(found) || found.length !== seats) return null
  const sitters = found.map(sitterIn)
  const isWhole = sitters.every(
    (one, seat) => one !== null && isPerson(one) === people.includes(seat),
  )
  return isWhole ? (sitters as Sitter[]) : null
}

/** Those of the last table, as they were kept; none where that is something else. */
export function lastSitters(found: unknown): readonly Sitter[] {
  const sitters = Array.isArray(found) ? found.map(sitterIn) : [null]
  return sitters.some((one) => one === null) ? [] : (sitters as Sitter[])
}

/** Four figures. */
export function isCode(code: unknown): code is string {
  return typeof code === 'string' && /^[0-9]{4}$/.test(code)
}

/** What opens the screen for a person; null where his name is enough. */
export function codeOf({ sitters }: Settings, seat: number): string | null {
  const sitter = sitters?.[seat]
  return isPerson(sitter) ? (sitter.code ?? null) : null
}

const LONGEST_NAME = 24

function sitterIn(found: unknown): Sitter | null {
  if (typeof found !== 'object' || found === null) return null
  if ('person' in found && typeof found.person === 'string') {
    const person = found.person.slice(0, LONGEST_NAME)
    const code = 'code' in found ? found.code : undefined
    return isCode(code) ? { person, code } : { person }
  }
  if ('level' in found && typeof found.level === 'string') return { level: found.level }
  return null
}

/** The same people at another table: those who had a seat there keep it, computers take the others. */
export function seatedAt(
  count: number,
  before: readonly Sitter[],
  first: number,
  level: string,
): readonly Sitter[] {
  return Array.from({ length: count }, (_, seat): Sitter => {
    const isFirst = before.length === 0 && seat === first
    return before[seat] ?? (isFirst ? { person: '' } : { level })
  })
}

/** Whose code is still to be given. */
export function lacksCode(sitters: readonly Sitter[]): boolean {
  const people = sitters.filter(isPerson)
  return people.length > 1 && people.some(({ code }) => code !== undefined && !isCode(code))
}

/** The same table, but nobody's code. */
export function withoutCodes(sitters: readonly Sitter[]): readonly Sitter[] {
  return sitters.map((one) => withCode(one, null))
}

/** With names for those who gave none where there are several. */
export function named(sitters: readonly Sitter[]): readonly Sitter[] {
  if (sitters.filter(isPerson).length < 2)
    return sitters.map((one) => (isPerson(one) ? { person: '' } : one))
  let number = 0
  return sitters.map((one) => {
    if (!isPerson(one)) return one
    number++
    return { ...one, person: one.person.trim() || `Person ${number}` }
  })
}

/** The same with a code to be given, or without one. */
export function withCode(sitter: Sitter, code: string | null): Sitter {
  if (!isPerson(sitter)) return sitter
  return code === null ? { person: sitter.person } : { person: sitter.person, code }
}
