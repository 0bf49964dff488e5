import { InputError } from '../../engine/input-error.js'
import { isCode, lockFor } from '../shell/code-lock.js'
import { levelById } from '../shell/levels.js'
import type { Session } from '../shell/session.js'
import { isPerson, nameOf, type Sitter, sitterIn } from '../shell/sitters.js'
import type { PageRules } from './page-rules.js'
import type { Settings } from './settings.js'

/** Who sits where: usually one person against one level, at a table of more than two a person or a level a seat. */

/** Somebody who is about to sit down; a person may be typing his four figures. */
export type Comer = Sitter & { readonly code?: string }

/** The seats of the people. */
export function peopleOf({ seat, sitters }: Settings): readonly number[] {
  return sitters === undefined ? [seat] : peopleAmong(sitters)
}

/** The seats of the people among these. */
export function peopleAmong(sitters: readonly Sitter[]): readonly number[] {
  return sitters.flatMap((sitter, at) => (isPerson(sitter) ? [at] : []))
}

/** The level of the first computer among these; null where none sits. */
export function levelAmong(sitters: readonly Sitter[]): string | null {
  for (const sitter of sitters) if (!isPerson(sitter)) return sitter.level
  return null
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

/** Those of the last table, as they were kept; none where that is something else. */
export function lastSitters(found: unknown): readonly Sitter[] {
  if (!Array.isArray(found)) return []
  try {
    return found.map((one) => sitterIn(one, 'sitters'))
  } catch (error) {
    if (error instanceof InputError) return []
    throw error
  }
}

/** The same people at another table: those who had a seat there keep it, computers take the others. */
export function seatedAt(
  count: number,
  before: readonly Comer[],
  first: number,
  level: string,
): readonly Comer[] {
  return Array.from({ length: count }, (_, seat): Comer => {
    const isFirst = before.length === 0 && seat === first
    return before[seat] ?? (isFirst ? { person: '' } : { level })
  })
}

interface Table {
  readonly rules: Pick<PageRules, 'seatNames'>
  readonly session: Session | null
  readonly settings: Settings
}

/** By his name, or his seat where he gave none. */
export function calledAt({ rules, session, settings }: Table, seat: number): string {
  return nameOf(settings.sitters, seat) || (rules.seatNames(session?.options ?? {})[seat] ?? '')
}

/** The same players with the sides changed, as whoever sat here would begin it; of two sides. */
export function sidesChanged(settings: Settings, seat: number): Settings {
  const { sitters } = settings
  const changed = { ...settings, seat: 1 - seat }
  return sitters === undefined ? changed : { ...changed, sitters: [...sitters].reverse() }
}

/** Why these cannot begin: nobody plays, or somebody's code is still to be given; null where they can. */
export function lacking(comers: readonly Comer[]): string | null {
  const people = comers.filter(isPerson)
  if (people.length === 0) return 'A seat must be given to a person.'
  if (people.length === 1) return null
  const without = people.flatMap(({ person, code }, at) =>
    code === undefined || isCode(code) ? [] : [nameGiven(person, at)],
  )
  if (without.length === 0) return null
  if (without.length < people.length)
    return `A code of four figures is still missing for ${without.join(' and ')}.`
  return people.length === 2
    ? 'Both people need a code of four figures.'
    : 'Everybody needs a code of four figures.'
}

/** A screen of these is opened by codes. */
export function haveCodes(comers: readonly Comer[]): boolean {
  return comers.some((one) => isPerson(one) && one.code !== undefined)
}

function nameGiven(person: string, at: number): string {
  return person.trim() || `Person ${at + 1}`
}

/** The same table, but nobody's code. */
export function withoutCodes(comers: readonly Comer[]): readonly Sitter[] {
  return comers.map((one) => (isPerson(one) ? { person: one.person } : one))
}

/** With names for those who gave none where there are several, and locks in the place of codes. */
export function seated(comers: readonly Comer[]): readonly Sitter[] {
  if (comers.filter(isPerson).length < 2)
    return comers.map((one) => (isPerson(one) ? { person: '' } : one))
  let number = 0
  return comers.map((one) => {
    if (!isPerson(one)) return one
    const person = nameGiven(one.person, number++)
    return one.code === undefined ? { person } : { person, lock: lockFor(one.code) }
  })
}

/** The same with a code to be given, or without one. */
export function withCode(comer: Comer, code: string | null): Comer {
  if (!isPerson(comer)) return comer
  return code === null ? { person: comer.person } : { person: comer.person, code }
}
