import { h } from 'preact'
import type { Options } from '../../engine/game.js'
import { type Answers, answered, optionsWith, type Setup } from '../setup.js'
import { isPerson } from '../shell/sitters.js'
import type { Mind } from '../shell/wishes.js'
import type { GamePage, SeatRow } from './game-page.js'
import { spoken } from './page-rules.js'
import {
  type Comer,
  haveCodes,
  lacking,
  lastSitters,
  levelAmong,
  peopleAmong,
  seated,
  seatedAt,
  withCode,
  withoutCodes,
} from './seating.js'
import type { Settings } from './settings.js'
import { lasting } from './storage.js'

/** What is chosen on the start screen, and the game that it means. */

export interface Chosen {
  readonly seat: number
  readonly level: string
  readonly setup: Setup | undefined
  readonly answers: Answers
  readonly sitters: readonly Comer[]
  /** Two people take the two sides; a table of more says of each seat who has it. */
  readonly isShared: boolean
  readonly mind: Mind
  /** The words that the world is dealt from. */
  readonly deal: string
  readonly help: Pick<Settings, 'takeBack' | 'odds' | 'verdicts'>
}

export interface Planned {
  readonly options: Options
  /** What can still be answered of the set-up. */
  readonly open: ReturnType<typeof answered>
  /** The table where each seat is given to somebody; null where one side is chosen. */
  readonly table: { readonly rows: readonly SeatRow[]; readonly sitters: readonly Comer[] } | null
  readonly settings: Settings
  /** What the button says that begins. */
  readonly start: string
  /** Why it cannot begin yet; null where it can. */
  readonly lacking: string | null
}

/** What was being chosen of each game while another one was looked at. */
const drafts = new WeakMap<GamePage, Chosen>()

export function keepDraft(page: GamePage, chosen: Chosen): void {
  drafts.set(page, chosen)
}

/** What was being chosen here, or how the last game was begun. */
export function chosenFirst(page: GamePage): Chosen {
  return drafts.get(page) ?? asLast(page)
}

function asLast({ store, setups }: GamePage): Chosen {
  const last = lastSetup()
  return {
    seat: store.settings.seat,
    level: store.settings.level,
    setup: setups.find(({ name }) => name === last.name) ?? setups[0],
    answers: last.answers,
    sitters: last.sitters,
    isShared: false,
    mind: 'asked',
    deal: newDeal(),
    help: { takeBack: false, odds: true, verdicts: true },
  }
}

export function plannedBy(page: GamePage, chosen: Chosen): Planned {
  const { setup, answers, seat, level, mind, help } = chosen
  const options = setup === undefined ? {} : optionsWith(setup, answers)
  const open = answered(setup?.choices, answers)
  const rows = page.seating?.(options) ?? (chosen.isShared ? rowsOfSides(page, options) : null)
  if (rows === null)
    return {
      options,
      open,
      table: null,
      settings: { seat, level, ...help },
      start: page.seats.find((card) => card.seat === seat)?.start ?? 'Start',
      lacking: null,
    }
  const sitters = seatedAt(rows.length, chosen.sitters, page.rules.usualSeat, level)
  const people = peopleAmong(sitters)
  return {
    options,
    open,
    table: { rows, sitters },
    settings: { seat: people[0] ?? 0, level, ...help, mind },
    start: startWord(page, options, people),
    lacking: lacking(sitters),
  }
}

/** The two sides as seats that two people take. */
function rowsOfSides({ rules }: GamePage, options: Options): readonly SeatRow[] {
  return rules.seatNames(options).map((name, seat) => ({
    seat,
    style: rules.seatStyle?.(options, seat) ?? '',
    content: () => h('b', null, name),
  }))
}

/** A second person comes to the screen; names of last time are kept. */
export function joined({ sitters }: Chosen): Partial<Chosen> {
  const both = [0, 1].map((seat) => {
    const before = sitters[seat]
    return isPerson(before) ? before : { person: '' }
  })
  return { isShared: true, sitters: both }
}

/** Seats are given anew; where one person is left of two, he plays his side against the level of the other. */
export function givenTo(
  page: GamePage,
  chosen: Chosen,
  sitters: readonly Comer[],
): Partial<Chosen> {
  const people = peopleAmong(sitters)
  const [only] = people
  if (!chosen.isShared || people.length > 1 || only === undefined) return { sitters }
  if (page.seating?.(plannedBy(page, chosen).options) != null) return { sitters }
  return { isShared: false, seat: only, level: levelAmong(sitters) ?? chosen.level }
}

function startWord({ rules }: GamePage, options: Options, people: readonly number[]): string {
  const [only] = people
  if (only === undefined || people.length > 1) return 'Start'
  return `Start as ${spoken(rules, rules.seatNames(options)[only])}`
}

/** Begins it, and keeps what was chosen for the next time. */
export function begin(page: GamePage, chosen: Chosen, planned: Planned): void {
  const { store } = page
  drafts.delete(page)
  const { setup, answers } = chosen
  const comers = planned.table?.sitters ?? chosen.sitters
  const kept = { answers, sitters: withoutCodes(comers), codes: haveCodes(comers) }
  lasting.write(SETUP_KEY, JSON.stringify({ name: setup?.name ?? '', ...kept }))
  const { options, table, settings } = planned
  const at = table === null ? settings : { ...settings, sitters: seated(table.sitters) }
  store.games.begin(options, chosen.deal.trim() || newDeal(), at)
}

/** The set-up of the last game that was begun, with the answers given; of codes only that there were some. */
const SETUP_KEY = 'dejarik.setup'

function lastSetup(): { readonly name: string } & Pick<Chosen, 'answers' | 'sitters'> {
  try {
    const kept: unknown = JSON.parse(lasting.read(SETUP_KEY) ?? '')
    if (typeof kept === 'object' && kept !== null && 'name' in kept && 'answers' in kept) {
      const sitters = 'sitters' in kept ? lastSitters(kept.sitters) : []
      const hadCodes = 'codes' in kept && kept.codes === true
      return {
        name: String(kept.name),
        answers: Object(kept.answers),
        sitters: hadCodes ? sitters.map((one) => withCode(one, '')) : sitters,
      }
    }
  } catch {
    // Nothing kept, or the bare name that older versions wrote
  }
  return { name: '', answers: {}, sitters: [] }
}

const FIRST = [
  'amber',
  'quiet',
  'silver',
  'distant',
  'crimson',
  'frozen',
  'hidden',
  'golden',
  'restless',
  'pale',
]
const SECOND = [
  'falcon',
  'nebula',
  'comet',
  'beacon',
  'lantern',
  'drifter',
  'harbour',
  'ember',
  'orbit',
  'signal',
]

export function newDeal(): string {
  const pick = (words: readonly string[]): string =>
    words[Math.floor(Math.random() * words.length)] ?? ''
  return `${pick(FIRST)}-${pick(SECOND)}-${Math.floor(Math.random() * 90) + 10}`
}
