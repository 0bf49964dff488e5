import { InputError, suggestion } from '../../engine/input-error.js'
import type { Beside } from '../shell/beside.js'
import { computerBeside } from '../shell/sitters.js'
import type { ToldWish, Wish } from '../shell/wishes.js'
import type { Table } from './table.js'

/** Telling the computer partner a wish: `wish keep tagge`, `wish off 1`; `wish` alone lists them. */

export async function wish(table: Table, rest: string): Promise<undefined> {
  const { beside, screen, session } = table
  const seat = computerBeside(session)
  if (beside === null || seat < 0)
    return screen.warn('there is no computer partner beside you') as undefined
  if (!session.isMine) return screen.warn('it is not your turn') as undefined
  const [word = '', ...more] = rest.trim().split(/\s+/)
  try {
    if (word === '') screen.say(...wishLines(beside, seat), ...(await planLines(table)))
    else if (word === 'off') {
      beside.drop(seat, numbered(beside.wishesTo(seat), more[0] ?? ''))
      screen.say('Taken back.')
    } else {
      const told = wishIn(table, beside, seat, word, more.join(' '))
      await screen.passing('Counting …', async () => {
        screen.say(`${partnerName(table, seat)}: ${await beside.tell(seat, told)}`)
      })
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    screen.warn(error.message)
  }
  return undefined
}

/** A computer sits beside who looks, in a game that knows wishes. */
export function canWish(table: Table): boolean {
  return table.beside !== null && computerBeside(table.session) >= 0
}

/** What the partner plans, as a line of his. */
export async function planLines(table: Table): Promise<readonly string[]> {
  const seat = computerBeside(table.session)
  if (table.beside === null || seat < 0) return []
  const plan = await table.beside.planWords(seat)
  const said = plan.length === 0 ? 'Nothing planned yet.' : `Next: ${plan.join('; ')}.`
  return [`${partnerName(table, seat)}: ${said}`]
}

/** `Imperial General` */
export function partnerName(table: Table, seat: number): string {
  const name = table.calledAt(seat).replace(/^the /, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function wishLines(beside: Beside, seat: number): string[] {
  const { rules } = beside
  const told = beside.wishesTo(seat)
  return [
    ...told.map((one, i) => `${i + 1}  ${rules.text(one)}: ${one.answer}`),
    ...(told.length === 0 ? ['You have told no wish in this round.'] : []),
    `A wish is one of: ${rules.sorts.map(({ sort, name }) => `wish ${sort} … (${lower(name)})`).join(', ')}; wish off N.`,
  ]
}

function numbered(told: readonly ToldWish[], typed: string): ToldWish {
  const one = told[Number(typed) - 1]
  if (one !== undefined) return one
  throw new InputError(`wish off: "${typed}" is none of your ${told.length} wishes`)
}

/** A wish as it was typed: its sort, and the beginning of a word of what it is about. */
function wishIn(table: Table, { rules }: Beside, seat: number, word: string, about: string): Wish {
  const sorts = rules.sorts.map(({ sort }) => sort)
  const sort = sorts.find((one) => one === word.toLowerCase())
  if (sort === undefined)
    throw new InputError(`wish: "${word}" is none of ${sorts.join(', ')}${suggestion(word, sorts)}`)
  const things = rules.things(sort, table.session.observationOf(seat))
  if (things.length === 0) throw new InputError(`wish ${sort}: there is nothing to be named now`)
  const typed = about.trim().toLowerCase().replaceAll(' ', '-')
  const meant =
    typed === '' ? [] : things.filter((id) => id === typed || `-${id}`.includes(`-${typed}`))
  const [only] = meant.includes(typed) ? [typed] : meant
  if (only !== undefined && (meant.length === 1 || only === typed)) return { sort, what: only }
  throw new InputError(
    meant.length > 1
      ? `wish ${sort}: "${about}" may be ${meant.join(', ')}`
      : `wish ${sort}: "${about}" is none of ${things.length > MOST_NAMED ? 'what it may be about' : things.join(', ')}${suggestion(typed, things)}`,
  )
}

/** So many things are listed where none of them was meant. */
const MOST_NAMED = 12

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
