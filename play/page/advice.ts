import type { Account } from '../../agents/agent.js'
import type { Move } from '../../engine/game.js'
import type { GameRecord } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import type { Session } from '../shell/session.js'
import { Stopped, type Thinker } from '../shell/thinking/thinker.js'
import type { PageRules } from './page-rules.js'

/** What the thinking thread does for the person in any game: hints, and the chances over a game. */

export interface HintState {
  readonly account: Account | null
  readonly observation: State
  readonly thinking: boolean
}

/** The chances of the side that the curve is drawn for, before each move of a game and at its end. */
export interface Chances {
  /** Which game. */
  readonly of: string
  /** Knowing everything; null until it has been worked out. */
  readonly all: readonly number[] | null
  /** As each seat could judge it, as far as they have been worked out. */
  readonly bySeat: readonly (readonly number[])[]
}

/** The part of the page's store that advice reads and fills. */
export interface Advised {
  readonly rules: PageRules
  readonly session: Session | null
  /** The person decides, and nothing is left to be told. */
  readonly isAsked: boolean
  readonly thinker: Thinker
  panel: string | null
  hint: HintState | null
  notice: string | null
  chances: Chances | null
  changed(): void
  say(notice: string | null): void
}

/** The same search as the computer's, for the person's seat and with what he knows. */
export async function askHint(store: Advised, longer = false): Promise<void> {
  const { session, rules } = store
  if (session === null || !store.isAsked || store.hint?.thinking === true) return
  const { observation, legal } = session
  store.panel = 'hint'
  store.hint = { account: null, observation, thinking: true }
  store.changed()
  try {
    const spec = longer ? rules.levels.longHint : rules.levels.hint
    const course = session.courseOf(session.viewer)
    const question = { spec, course, seed: `hint ${session.moves.length}` }
    const { account, move } = await store.thinker.choose({ ...question, observation, legal })
    if (session !== store.session || store.panel !== 'hint') return
    const plain = account ?? quickAccount(move, rules.game.describe(observation, move))
    store.hint = { account: plain, observation, thinking: false }
  } catch (error) {
    if (error instanceof Stopped) return
    store.hint = null
    store.notice = `No hint: ${String(error)}`
  }
  store.changed()
}

/** The winning chances over a game, worked out beside what is shown: knowing everything first, then as each seat knew it. */
export async function findChances(store: Advised, record: GameRecord): Promise<void> {
  const of = `${record.seed} ${record.moves.length} ${record.hash}`
  if (store.chances?.of === of) return
  const { game, curveSeat } = store.rules
  let found: Chances = { of, all: null, bySeat: [] }
  /** False when other chances are wanted by now. */
  const show = (more: Partial<Chances>): boolean => {
    if (store.chances?.of !== of) return false
    found = { ...found, ...more }
    store.chances = found
    store.changed()
    return true
  }
  store.chances = found
  try {
    if (!show({ all: await store.thinker.curve(record, curveSeat, 'all') })) return
    for (const seat of game.seats(record.options).keys()) {
      const values = await store.thinker.curve(record, curveSeat, seat)
      if (!show({ bySeat: [...found.bySeat, values] })) return
    }
  } catch (error) {
    if (!(error instanceof Stopped)) store.say(`No chances: ${String(error)}`)
  }
}

/** The account of a choice that needed no search. */
function quickAccount(move: Move, text: string): Account {
  return {
    agent: 'scripted',
    move,
    iterations: 0,
    candidates: [{ move, text, visits: 0, value: Number.NaN, error: Number.NaN, prior: 1 }],
    line: [],
    belief: [],
    counters: {},
    reason: 'a rule of thumb',
  }
}
