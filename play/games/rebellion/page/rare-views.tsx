import { PLAY_SET, verbOf } from '../../../../engine/rebellion/state/moves.js'
import { lazily } from '../../../page/lazy.js'
import { isCinematic } from '../cinematic/rolls.js'
import type { Picture } from './picture/picture.js'
import { viewOf } from './picture/views.js'
import type { RebellionStore } from './store.js'

/** Views of the expansion, of teams and of replays: a game without them does not load them. */

export const loadRare = () => import('./rare.js')

export const CinematicBody = lazily(async () => (await loadRare()).CinematicBody)
export const PickPanel = lazily(async () => (await loadRare()).PickPanel)
export const MissionSets = lazily(async () => (await loadRare()).MissionSets)
export const SeatStrip = lazily(async () => (await loadRare()).SeatStrip)
export const PartnerBlock = lazily(async () => (await loadRare()).PartnerBlock)
export const WishPanel = lazily(async () => (await loadRare()).WishPanel)
export const ReplayBoard = lazily(async () => (await loadRare()).ReplayBoard)
export const ReplayBar = lazily(async () => (await loadRare()).ReplayBar)
export const ReplayHands = lazily(async () => (await loadRare()).ReplayHands)
const BattleNews = lazily(async () => (await loadRare()).BattleNews)

/** True where the secret choice of set-up is asked. */
export function asksForMissionSet(store: RebellionStore): boolean {
  return store.isAsked && store.choices.some((move) => verbOf(move) === PLAY_SET)
}

/** Beside a cinematic combat: what they may play, the dice to expect, the rounds so far. */
export function CinematicRail({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const observation = store.drawn?.observation ?? store.observation
  const view = viewOf(picture.reader).bind(observation)
  if (!view.inCombat || !isCinematic(view) || store.session?.isOver === true) return null
  return <BattleNews store={store} picture={picture} />
}
