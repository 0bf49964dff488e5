import type { Outlook } from '../../agents/agent.js'
import type { Move, Player } from '../../engine/game.js'
import type { GameRecord } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import { inOrder } from '../shell/plan-order.js'
import type { Session } from '../shell/session.js'
import { type Advice, Stopped, type Thinker } from '../shell/thinking/thinker.js'
import { knowersOf, type PageRules } from './page-rules.js'

/** What the thinking thread does for the person in any game: hints, and the chances over a game. */

export interface HintPlan {
  /** All that it does, from the decision as it stands to the end of the act. */
  readonly moves: readonly Move[]
  /** Chance to win and its standard error; NaN where nothing was looked at. */
  readonly value: number
  readonly error: number
  /** How often it was looked at. */
  readonly visits: number
  /** What holds behind it: see Outlook. */
  readonly facts: Readonly<Record<string, number>>
}

export interface HintState {
  /** See inOrder. */
  readonly plans: readonly HintPlan[]
  /** The plan that is drawn. */
  readonly shown: number
  /** Games that were looked at; 0 for a rule of thumb. */
  readonly games: number
  readonly thinking: boolean
}

/** The chances of the side that the curve is drawn for, before each move of a game and at its end. */
export interface Chances {
  /** Which game. */
  readonly of: string
  /** Knowing everything; null until it has been worked out. */
  readonly all: readonly number[] | null
  /** As those could judge it who know different things, as far as they have been worked out. */
  readonly known: readonly KnownChances[]
}

/** As one seat could judge it; partners who share everything are one. */
export interface KnownChances {
  readonly seat: Player
  readonly values: readonly number[]
}

/** The part of the page's store that advice reads and fills. */
export interface Advised {
  readonly rules: PageRules
  readonly session: Session | null
  /** The person decides, and nothing is left to be told. */
  readonly isAsked: boolean
  /** What is still open of the decision. */
  readonly stillOpen: OpenQuestion
  readonly thinker: Thinker
  /** Who is asked for a hint in the place of the usual search. */
  readonly adviser?: Adviser | null
  panel: string | null
  hint: HintState | null
  notice: string | null
  chances: Chances | null
  changed(): void
  say(notice: string | null): void
  /** What follows on these moves by habit, to the end of the act. */
  carriedOn(moves: readonly Move[]): Promise<readonly Move[]>
}

/** What is still to be decided, the person's draft carried out. */
export interface OpenQuestion {
  readonly observation: State
  readonly legal: readonly Move[]
}

/** A computer partner: he answers as he plays, from what he knows. */
export interface Adviser {
  readonly spec: string
  readonly seat: Player
  /** What is still open, as his seat sees it. */
  readonly observation: State
}

const PLANS_SHOWN = 4
let asked = 0

/** The same search as the computer's, for the person's seat and with what he knows, from his draft on. */
export async function askHint(store: Advised, longer = false): Promise<void> {
  const { session, rules } = store
  if (session === null || !store.isAsked || store.hint?.thinking === true) return
  store.panel = null
  store.hint = null
  store.changed()
  const { stillOpen, adviser = null } = store
  if (stillOpen.legal.length === 0)
    return store.say('Nothing is left to choose: confirm it, or take something back.')
  store.panel = 'hint'
  const waiting: HintState = { plans: [], shown: 0, games: 0, thinking: true }
  store.hint = waiting
  store.changed()
  try {
    const advice = await store.thinker.choose({
      spec: longer ? rules.levels.longHint : (adviser?.spec ?? rules.levels.hint),
      course: session.courseOf(adviser?.seat ?? session.viewer),
      seat: session.viewer,
      // Each with an agent of its own: one that has a plan would go on with it
      seed: `hint ${++asked}`,
      outlooks: PLANS_SHOWN,
      ...stillOpen,
      ...(adviser === null ? {} : { observation: adviser.observation }),
    })
    const plans = await plansOf(store, advice)
    if (store.hint !== waiting) return
    store.hint = { plans, shown: 0, games: advice.account?.iterations ?? 0, thinking: false }
  } catch (error) {
    if (error instanceof Stopped) return
    store.hint = null
    store.notice = `No hint: ${String(error)}`
  }
  store.changed()
}

/** The answer to a question at which nothing is searched, the same whenever it is asked; null when it is not asked any more. */
export async function atOnce(store: Advised): Promise<Move | null> {
  const { session, rules } = store
  if (session === null || !store.isAsked) return null
  const { move } = await store.thinker.choose({
    spec: rules.levels.hint,
    seed: 'suggest',
    course: session.courseOf(session.viewer),
    ...store.stillOpen,
  })
  return session === store.session && session.isMine ? move : null
}

/** Draws another plan of the hint. */
export function showPlan(store: Advised, shown: number): void {
  if (store.hint !== null) store.hint = { ...store.hint, shown }
  store.changed()
}

/** Each to the end of its act. */
async function plansOf(store: Advised, advice: Advice): Promise<HintPlan[]> {
  const { account, move, outlooks } = advice
  if (account === null) {
    // Where it is drawn, it is the draw that Suggest gives
    const moves = await store.carriedOn([(await atOnce(store)) ?? move])
    return [{ moves, value: Number.NaN, error: Number.NaN, visits: 0, facts: {} }]
  }
  const plans: HintPlan[] = []
  for (const [i, { value, error, visits }] of account.candidates
    .slice(0, outlooks.length)
    .entries()) {
    const { moves, facts } = outlooks[i] as Outlook
    plans.push({ moves: await store.carriedOn(moves), value, error, visits, facts })
  }
  return inOrder(plans)
}

/** The winning chances over a game, worked out beside what is shown: knowing everything first, then as each seat knew it. */
export async function findChances(store: Advised, record: GameRecord): Promise<void> {
  const of = `${record.seed} ${record.moves.length} ${record.hash}`
  if (store.chances?.of === of) return
  const { curveSeat } = store.rules
  let found: Chances = { of, all: null, known: [] }
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
    for (const seat of knowersOf(store.rules, record.options)) {
      const values = await store.thinker.curve(record, curveSeat, seat)
      if (!show({ known: [...found.known, { seat, values }] })) return
    }
  } catch (error) {
    // Asked for again they are worked out again
    if (store.chances?.of === of) store.chances = null
    if (!(error instanceof Stopped)) store.say(`No chances: ${String(error)}`)
  }
}
