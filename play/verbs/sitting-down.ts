import type { Player } from '../../engine/game.js'
import { suggestion } from '../../engine/input-error.js'
import { seatNames } from '../../engine/seats.js'
import { UsageError } from '../errors.js'
import { isCode, lockFor } from '../shell/code-lock.js'
import { isPerson, lockOf, type Sitter } from '../shell/sitters.js'
import type { Mind } from '../shell/wishes.js'
import type { Deal } from '../terminal/table.js'

/** Who sits where at a terminal, where that is more to say than people and one level. */

export interface Sitting {
  /** `rebel-admiral=0417`, or the seat alone: he chooses his code when the screen is first his. */
  readonly code?: readonly string[]
  /** How strong computers beside people are, and what they do about wishes. */
  readonly partner?: string
  readonly mind?: Mind
}

/** The same game with codes and partners as they were given; `path` is the file that it is from. */
export function satDown(deal: Deal, given: Sitting, path = ''): Deal {
  const { code = [], partner, mind = deal.mind } = given
  const at = { ...deal, ...(mind === undefined ? {} : { mind }) }
  if (mind !== undefined && deal.mind !== mind && besidePeople(deal).length === 0)
    throw new UsageError('--mind: no computer sits beside a person')
  const seated = partner === undefined ? at : withPartners(at, partner)
  return code.length === 0 ? seated : withCodes(seated, code, path)
}

/** Everybody by name, as far as names are known. */
function sittersOf(deal: Deal): readonly Sitter[] {
  const { sitters, people, level } = deal
  return (
    sitters ??
    seatNames(deal.game, deal.options).map((_, seat) =>
      people.includes(seat) ? { person: '' } : { level },
    )
  )
}

/** Seats of computers with a person on their side. */
function besidePeople({ game, options, people }: Deal): readonly Player[] {
  const seats = game.seats(options)
  const sides = people.map((seat) => seats[seat]?.side)
  return seats.flatMap(({ side }, seat) =>
    sides.includes(side) && !people.includes(seat) ? [seat] : [],
  )
}

function withPartners(deal: Deal, level: string): Deal {
  const partners = besidePeople(deal)
  if (partners.length === 0) throw new UsageError('--partner: no computer sits beside a person')
  const sitters = sittersOf(deal).map((one, seat) => (partners.includes(seat) ? { level } : one))
  return { ...deal, sitters }
}

function withCodes(deal: Deal, code: readonly string[], path: string): Deal {
  const { people } = deal
  if (people.length < 2)
    throw new UsageError('--code: is for several people at one screen; --as once for each')
  if (people.some((seat) => lockOf(deal.sitters, seat) !== null))
    throw new UsageError(`--code: goes with a new game; ${path} has its own`)
  const given = codesIn(deal, code)
  const names = seatNames(deal.game, deal.options)
  const lacking = people.find((seat) => !given.has(seat))
  if (lacking !== undefined) throw new UsageError(`--code: ${names[lacking]} needs one too`)
  const sitters = sittersOf(deal).map((one, seat) => {
    const figures = given.get(seat)
    return isPerson(one) && figures !== undefined ? { ...one, lock: lockFor(figures) } : one
  })
  return { ...deal, sitters, codeless: people.filter((seat) => given.get(seat) === undefined) }
}

/** The figures by seat; those that are still to be chosen are left open. */
function codesIn(
  { game, options, people }: Deal,
  code: readonly string[],
): ReadonlyMap<Player, string | undefined> {
  const names = seatNames(game, options)
  const found = new Map<Player, string | undefined>()
  for (const text of code) {
    const [name = '', figures] = text.split('=', 2)
    const seat = names.indexOf(name)
    if (seat < 0)
      throw new UsageError(
        `--code: unknown seat "${name}"${suggestion(name, names) || `; known are ${names.join(', ')}`}`,
      )
    if (!people.includes(seat)) throw new UsageError(`--code ${name}: a computer sits there`)
    if (found.has(seat)) throw new UsageError(`--code ${name}: is given twice`)
    if (figures !== undefined && !isCode(figures))
      throw new UsageError(`--code ${name}: a code is four figures, as ${name}=0417`)
    found.set(seat, figures)
  }
  return found
}
