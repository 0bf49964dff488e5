import type { Move } from '../../../../engine/game.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../../engine/rebellion/facts/sides.js'
import { DONE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import type { Advised } from '../../../page/advice.js'
import { Stopped } from '../../../shell/thinking/thinker.js'
import type { Draft } from './choice/draft.js'
import type { Picture } from './picture/picture.js'

/** What the thinking thread does for the person in Rebellion only: filled-in drafts and the odds of the base. */

/** The part of the store that is read and filled here. */
export interface Drafting extends Advised {
  readonly draft: Draft | null
  readonly picture: Picture
  odds: ReadonlyMap<number, number> | null
  addToDraft(move: Move): void
}

const MOST_SUGGESTIONS = 60

/** Fills the draft as the computer's habits would. */
export async function suggest(store: Drafting): Promise<void> {
  const { session } = store
  for (let i = 0; i < MOST_SUGGESTIONS && session !== null && session === store.session; i++) {
    const { draft } = store
    if (draft === null || draft.complete || draft.legal.length === 0) return
    const { move } = await store.thinker.choose({
      spec: store.rules.levels.atOnce,
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
export async function findOdds(store: Drafting): Promise<void> {
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
