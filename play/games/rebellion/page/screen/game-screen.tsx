import { useCallback, useEffect } from 'preact/hooks'
import type { Move } from '../../../../../engine/game.js'
import { PLACE_COUNT } from '../../../../../engine/rebellion/facts/map.js'
import {
  ACTIVATE,
  argA,
  argB,
  argC,
  MOVE_UNITS,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import { systemId } from '../../../../../engine/rebellion/text/names.js'
import { askHint } from '../../../../page/advice.js'
import { lazily } from '../../../../page/lazy.js'
import { useDrag } from '../../../../page/screen/drag.js'
import { useGameKeys } from '../../../../page/screen/game-keys.js'
import { Live } from '../../../../page/screen/live.js'
import { useHurry } from '../../../../page/telling/use-hurry.js'
import type { Session } from '../../../../shell/session.js'
import { rebellionWishes } from '../../wishes/wishes.js'
import { placeName } from '../../words/names.js'
import { type Arrow, Board } from '../board/board.js'
import { Cards } from '../card/cards.js'
import type { Draft } from '../choice/draft.js'
import type { Facet } from '../choice/facets.js'
import { withAll } from '../choice/movement-plan.js'
import { facetsForPlace, type Prompt } from '../choice/prompt.js'
import { systemLit } from '../lights.js'
import { CombatPanel } from '../panel/combat-panel.js'
import type { Picture } from '../picture/picture.js'
import { sideLooking, viewOf } from '../picture/views.js'
import { asksForMissionSet, MissionSets } from '../rare-views.js'
import { MissionScene, openMission } from '../scene/mission-scene.js'
import { shownOnBoard, whileTravelling } from '../scene/on-board.js'
import type { RebellionStore } from '../store.js'
import { TeamGame } from '../team/roles.js'
import { wishablePlaces } from '../team/wishable.js'
import { refusalOf } from '../words/refusals.js'
import { Dock, leaderFacet } from './dock.js'
import { Rail } from './rail.js'
import { TopBar, titleOf } from './top-bar.js'
import { useView, ViewSheet, Views } from './views.js'

const EndCard = lazily(async () => (await import('./end-card.js')).EndCard)

/** The game under way: bar, board or combat, dock and rail. */
export function GameScreen({ store, session }: { store: RebellionStore; session: Session }) {
  const { picture, prompt } = store
  const [view, setView] = useView(store)
  useHurry(store)
  useGameKeys(store, { a: () => void askHint(store), b: () => store.show('odds') })
  const drop = useCallback(
    (what: string, target: string) => {
      const carried = facetIn(what)
      if (carried !== null) store.drop(carried, facetIn(target))
    },
    [store],
  )
  useDrag(drop)
  useEffect(() => {
    document.title = store.isAsked ? 'Your decision · Dejarik' : 'Dejarik'
  })
  const observation = store.drawn?.observation ?? store.observation
  const isOver = session.isOver && !store.telling.isBusy
  const inCombat = viewOf(sideLooking(session)).bind(observation).inCombat && !isOver
  const title = isOver
    ? 'Game over'
    : inCombat
      ? `Combat at ${placeName(viewOf(sideLooking(session)).bind(observation).combatSystem)}`
      : titleOf(picture, store.kind)
  return (
    <TeamGame.Provider value={picture.team !== null}>
      <div
        class={`page game ${isOver ? 'over' : ''} ${inCombat ? 'fighting' : ''}`}
        data-shows={view === 'board' ? 'map' : view}
      >
        <TopBar store={store} picture={picture} title={title} />
        {inCombat && view !== 'board' ? (
          <CombatPanel
            store={store}
            picture={picture}
            observation={observation}
            lookAtBoard={() => setView('board')}
          />
        ) : asksForMissionSet(store) ? (
          <MissionSets store={store} side={picture.reader} />
        ) : (
          <>
            <OpenMission store={store} picture={picture} />
            <GameBoard store={store} session={session} picture={picture} prompt={prompt} />
            <Dock store={store} picture={picture} lit={prompt?.lit ?? null} />
          </>
        )}
        {inCombat && view === 'board' && (
          <button type="button" class="button primary to-combat" onClick={() => setView('map')}>
            Back to the combat
          </button>
        )}
        <Rail store={store} picture={picture} />
        <ViewSheet store={store} picture={picture} view={view} />
        <Views store={store} picture={picture} inCombat={inCombat} view={view} setView={setView} />
        {isOver && store.dialog === null && store.tutor === null && (
          <EndCard store={store} session={session} picture={picture} />
        )}
        <Live store={store} />
        <Cards />
      </div>
    </TeamGame.Provider>
  )
}

function OpenMission({ store, picture }: { store: RebellionStore; picture: Picture }) {
  const story = openMission(store)
  const { present, isMoving } = store.telling
  const isRolling = isMoving && present?.lines[0]?.event.kind === 'dice'
  return story === null ? null : (
    <MissionScene story={story} picture={picture} isRolling={isRolling} />
  )
}

/** `leader 3` as what is chosen by a click on him; null for what takes things back. */
function facetIn(text: string): Facet | null {
  const [sort = '', value = ''] = text.split(' ')
  const isKnown = CARRIED.some((one) => one === sort)
  return isKnown ? { sort: sort as Facet['sort'], value: Number(value) } : null
}

const CARRIED: readonly Facet['sort'][] = ['leader', 'mission', 'stack', 'unit', 'place']

function GameBoard({
  store,
  session,
  picture,
  prompt,
}: {
  store: RebellionStore
  session: Session
  picture: Picture
  prompt: Prompt | null
}) {
  const chosen = store.chosen
  const selected = new Set(
    chosen.filter((facet) => facet.sort === 'place').map((facet) => facet.value),
  )
  if (store.kind === 'move-group' && store.isAsked)
    selected.add(viewOf(sideLooking(session)).bind(session.observation).movementTarget)
  if (picture.mission !== null) selected.add(picture.mission.place)
  const view = viewOf(sideLooking(session)).bind(store.observation)
  if (view.inCombat) selected.add(view.combatSystem)
  const digits = new Map<number, string>()
  let number = 0
  for (const option of prompt?.options ?? []) {
    if (option.refusal) continue
    number++
    if (number < 10 && option.place < PLACE_COUNT) digits.set(option.place, String(number))
  }
  const wished = wishablePlaces(store)
  const story = openMission(store)
  const said = new Set(story?.lines)
  const told = shownOnBoard(store.telling, (line) => said.has(line))
  return (
    <Board
      picture={whileTravelling(picture, told?.journeys ?? [])}
      lit={wished.size > 0 ? wished : (prompt?.lit.places ?? EMPTY)}
      selected={selected}
      marked={store.lightedPlaces}
      planned={plannedBeside(store)}
      digits={prompt?.sort === 'place' ? digits : NO_DIGITS}
      weak={new Set((prompt?.options ?? []).filter((one) => one.weak).map((one) => one.place))}
      odds={store.panel === 'odds' ? store.odds : null}
      arrows={arrowsOf(store, session)}
      litLeaders={prompt?.lit.leaders ?? EMPTY}
      onChoose={(place) => choosePlace(store, prompt, place)}
      onLeader={(leader) => store.choose([leaderFacet(store, leader)])}
      refusal={(place) => whyNot(store, prompt, place)}
      told={told}
      spared={(store.tutor?.current?.light ?? []).flatMap(systemLit)}
      {...(isBaseSought(picture) ? { onOdds: () => store.show('odds') } : {})}
    />
  )
}

/** A hidden base that may be in several places; before it is chosen there is nothing to ask. */
function isBaseSought({ revealed, candidateCount, phase }: Picture): boolean {
  return !revealed && candidateCount > 1 && phase > 0
}

const EMPTY: ReadonlySet<number> = new Set()
const NO_DIGITS: ReadonlyMap<number, string> = new Map()

/** Where the computer partner would go next. */
function plannedBeside({ partnership, isAsked }: RebellionStore): ReadonlySet<number> {
  const moves = isAsked ? (partnership?.plan?.moves ?? []) : []
  return moves.length === 0 ? EMPTY : new Set(rebellionWishes.placesOf(moves))
}

function choosePlace(store: RebellionStore, prompt: Prompt | null, place: number): void {
  const { partnership } = store
  const wishing = partnership?.wishing ?? null
  if (wishing !== null && wishablePlaces(store).has(place))
    return void partnership?.tell({ sort: wishing, what: systemId(place) })
  if (prompt === null) return
  if (store.placing !== null) return store.choose([{ sort: 'place', value: place }])
  if (store.kind === 'move-group' && store.draft !== null)
    return takeFrom(store, store.draft, place)
  const facets = facetsForPlace(prompt, store.choices, store.chosen, place)
  if (facets !== null) store.choose(facets)
}

/** A click on a system that units can come from takes all of them, and a second one none. */
function takeFrom(store: RebellionStore, draft: Draft, place: number): void {
  const { session } = store
  if (session === null) return
  const rest = draft.moves.filter((move) => verbOf(move) !== MOVE_UNITS || argC(move) !== place)
  const isTaken = rest.length < draft.moves.length
  const all = withAll(session.observation, rest, place)
  const isAll =
    all.moves.length === draft.moves.length && all.moves.every((move) => draft.moves.includes(move))
  store.setDraft(isTaken && isAll ? rest : all.moves)
}

/** Why a click on a place does nothing now; empty when it does something. */
function whyNot(store: RebellionStore, prompt: Prompt | null, place: number): string {
  if (wishablePlaces(store).has(place)) return ''
  if (prompt === null) return 'It is not your decision now.'
  if (prompt.lit.places.has(place)) return ''
  if (facetsForPlace(prompt, store.choices, store.chosen, place) !== null) return ''
  return refusalOf({ sort: 'place', value: place }, store.kind, store.picture)
}

/** Arrows for the groups that are planned to travel, by the person or by the hint that he looks at. */
function arrowsOf(store: RebellionStore, session: Session): Arrow[] {
  if (!store.isAsked) return []
  const { observation } = session
  const side = sideLooking(session)
  if (store.kind === 'move-group')
    return groupArrows(
      store.drawn?.moves ?? [],
      viewOf(side).bind(observation).movementTarget,
      side,
    )
  const planned = store.hintedMoves
  const sent = planned.find((move) => verbOf(move) === ACTIVATE)
  return sent === undefined ? [] : groupArrows(planned, argB(sent), side)
}

function groupArrows(moves: readonly Move[], to: number, side: number): Arrow[] {
  const sums = new Map<number, number>()
  for (const move of moves)
    if (verbOf(move) === MOVE_UNITS) sums.set(argC(move), (sums.get(argC(move)) ?? 0) + argA(move))
  return [...sums].map(([from, count]) => ({ from, to, count, side }))
}
