import type { Move } from '../../../../engine/game.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../../engine/rebellion/facts/sides.js'
import { DONE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import type { OpenQuestion } from '../../../page/advice.js'
import type { PageRules } from '../../../page/page-rules.js'
import type { Session } from '../../../shell/session.js'
import { Stopped, type Thinker } from '../../../shell/thinking/thinker.js'
import { draftOf } from './choice/draft.js'
import type { PlacingPlan } from './choice/placing-plan.js'
import { coversAll, placingPlan } from './choice/placing-plan.js'
import type { Picture } from './picture/picture.js'
import { sideLooking } from './picture/views.js'

/** What the thinking thread does for the person in Rebellion only: filled-in drafts and the odds of the base. */

/** The part of the game's store that is read and filled here. */
export interface Drafting {
  readonly rules: PageRules
  readonly session: Session | null
  readonly thinker: Thinker
  readonly drafted: readonly Move[]
  readonly placing: PlacingPlan | null
  readonly picture: Picture
  odds: ReadonlyMap<number, number> | null
  setDraft(moves: readonly Move[]): void
  say(notice: string | null): void
  changed(): void
}

const MOST_SUGGESTIONS = 60

/** Fills the draft as the computer's habits would; what the person has drafted stays. */
export async function suggest(store: Drafting): Promise<void> {
  const moves = await filledIn(store, store.drafted)
  if (moves !== null) store.setDraft(moves)
}

/** The draft carried on to its end by habit; null when the decision is over by then. */
export async function filledIn(
  store: Drafting,
  begun: readonly Move[],
): Promise<readonly Move[] | null> {
  const { session, placing } = store
  if (session === null) return null
  let moves = placing?.isDivision === true ? [] : begun
  for (let i = 0; i < MOST_SUGGESTIONS; i++) {
    const next = nextQuestion(session.observation, moves, placing !== null)
    if (next.legal.length === 0) break
    const { move } = await store.thinker.choose({
      spec: store.rules.levels.atOnce,
      seed: 'suggest',
      course: session.courseOf(session.viewer),
      ...next,
    })
    if (session !== store.session) return null
    if (verbOf(move) === DONE) break
    moves = [...moves, move]
  }
  return moves
}

/** What is still open after these moves: the position and what is legal in it. */
export function nextQuestion(
  observation: State,
  moves: readonly Move[],
  isPlacing: boolean,
): OpenQuestion {
  if (!isPlacing) return draftOf(observation, moves)
  const plan = placingPlan(observation, moves)
  if (plan.isDivision) return draftOf(observation, moves)
  const { draft } = plan
  const covering = draft.legal.filter((move) => coversAll(plan, [...moves, move]))
  return { observation: draft.observation, legal: covering.length > 0 ? covering : draft.legal }
}

/** The Empire's belief; for the Rebels every place that is publicly possible is as likely. */
export async function findOdds(store: Drafting): Promise<void> {
  const { session, picture } = store
  const maybe = picture.systems.filter((system) => system.candidate)
  store.odds = new Map(maybe.map(({ place }) => [place, 1 / maybe.length]))
  store.changed()
  if (session === null || sideLooking(session) !== EMPIRE || !session.isMine || maybe.length === 0)
    return
  try {
    const belief = await store.thinker.belief(session.courseOf(session.viewer), session.observation)
    if (session !== store.session) return
    store.odds = new Map(belief.map(({ what, chance }) => [systemNumber(what), chance]))
    store.changed()
  } catch (error) {
    if (!(error instanceof Stopped)) store.say(`No odds: ${String(error)}`)
  }
}
