import type { Account } from '../../../../agents/agent.js'
import type { Move } from '../../../../engine/game.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { DONE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { GameRecord } from '../../../../engine/record.js'
import type { State } from '../../../../engine/state.js'
import { AT_ONCE, HINT_SPEC, LONG_HINT_SPEC } from '../../../page/levels.js'
import type { Session } from '../../../shell/session.js'
import { Stopped, type Thinker } from '../../../shell/thinking/thinker.js'
import type { Draft } from './choice/draft.js'
import type { Picture } from './picture/picture.js'

/** What the thinking thread does for the person: hints, filled-in drafts, odds, the curve of a game. */

export interface HintState {
  readonly account: Account | null
  readonly observation: State
  readonly thinking: boolean
}

/** The part of the page's store that advice reads and fills. */
export interface Advised {
  readonly session: Session | null
  readonly thinker: Thinker
  readonly draft: Draft | null
  readonly picture: Picture
  panel: string | null
  hint: HintState | null
  notice: string | null
  odds: ReadonlyMap<number, number> | null
  curve: readonly number[] | null
  addToDraft(move: Move): void
  changed(): void
  say(notice: string | null): void
}

/** The same search as the computer's, for the person's side and with what he knows. */
export async function askHint(store: Advised, longer = false): Promise<void> {
  const { session } = store
  if (session?.isMine !== true || store.hint?.thinking === true) return
  const { observation, legal } = session
  store.panel = 'hint'
  store.hint = { account: null, observation, thinking: true }
  store.changed()
  try {
    const spec = longer ? LONG_HINT_SPEC : HINT_SPEC
    const course = session.courseOf(session.viewer)
    const question = { spec, course, seed: `hint ${session.moves.length}` }
    const { account, move } = await store.thinker.choose({ ...question, observation, legal })
    if (session !== store.session || store.panel !== 'hint') return
    const plain = account ?? quickAccount(move, rebellion.describe(observation, move))
    store.hint = { account: plain, observation, thinking: false }
  } catch (error) {
    if (error instanceof Stopped) return
    store.hint = null
    store.notice = `No hint: ${String(error)}`
  }
  store.changed()
}

const MOST_SUGGESTIONS = 60

/** Fills the draft as the computer's habits would. */
export async function suggest(store: Advised): Promise<void> {
  const { session } = store
  for (let i = 0; i < MOST_SUGGESTIONS && session !== null && session === store.session; i++) {
    const { draft } = store
    if (draft === null || draft.complete || draft.legal.length === 0) return
    const { move } = await store.thinker.choose({
      spec: AT_ONCE,
      seed: 'suggest',
      course: session.courseOf(session.viewer),
      observation: draft.observation,
      legal: draft.legal,
    })
    if (verbOf(move) === DONE || session !== store.session) return
    store.addToDraft(move)
  }
}

/** The Empire's belief; for the Rebels every place that is publicly possible is as likely. */
export async function findOdds(store: Advised): Promise<void> {
  const { session, picture } = store
  const maybe = picture.systems.filter((system) => system.candidate)
  store.odds = new Map(maybe.map(({ place }) => [place, 1 / maybe.length]))
  store.changed()
  if (session?.viewer !== EMPIRE || !session.isMine || maybe.length === 0) return
  try {
    const belief = await store.thinker.belief(session.courseOf(EMPIRE), session.observation)
    if (session !== store.session) return
    store.odds = new Map(belief.map(({ what, chance }) => [systemNumber(what), chance]))
    store.changed()
  } catch (error) {
    if (!(error instanceof Stopped)) store.say(`No odds: ${String(error)}`)
  }
}

/** The winning chances of a finished game, worked out beside what is shown. */
export async function findCurve(store: Advised, record: GameRecord): Promise<void> {
  try {
    const values = await store.thinker.curve(record, EMPIRE)
    store.curve = values
    store.changed()
  } catch (error) {
    if (!(error instanceof Stopped)) store.say(`No curve: ${String(error)}`)
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
