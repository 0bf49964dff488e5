import { useEffect, useState } from 'preact/hooks'
import { THEATER_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import type { State } from '../../../../../engine/state.js'
import { isCinematic } from '../../cinematic/rolls.js'
import { placeName } from '../../words/names.js'
import { SIDE_LABELS } from '../../words/texts.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { CinematicBody } from '../rare-views.js'
import { BattleCards, lossList } from '../scene/battle-cards.js'
import { DiceTray, type Table } from '../scene/battle-dice.js'
import { BattleForecast } from '../scene/battle-forecast.js'
import { type BattleStory, battleTold } from '../scene/battle-story.js'
import type { RebellionStore } from '../store.js'
import { Theater } from './combat-forces.js'

/** A combat over board and dock: both forces, both sides' dice, what was played and lost, what is likely to come. */
export function CombatPanel({
  store,
  picture,
  observation,
  lookAtBoard,
}: {
  store: RebellionStore
  picture: Picture
  observation: State
  lookAtBoard: () => void
}) {
  const mostTiles = useMostTiles()
  const story = battleTold(store, viewOf(picture.reader).bind(observation))
  if (story === null) return null
  const table = tableOf(store, picture, observation, story, mostTiles)
  const cinematic = isCinematic(table.field.view)
  const name = cinematic ? 'combat cinematic' : 'combat'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, by keys too
    <section class={name} aria-label={`Combat at ${placeName(story.place)}`} tabIndex={0}>
      <header>
        <h2>
          {placeName(story.place)}
          {story.round > 0 && <span>, round {story.round}</span>}
        </h2>
        <ol class="combat-steps">
          {(cinematic ? cinematicSteps(store, table) : stepsOf(store, story)).map(
            ({ name, icon, now }) => (
              <li class={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
                <Icon id={icon} size={13} /> <span>{name}</span>
              </li>
            ),
          )}
        </ol>
        <button type="button" class="button look-at-board" onClick={lookAtBoard}>
          <Icon id="icon-home" size={13} /> Board
        </button>
      </header>
      {cinematic ? (
        <CinematicBody table={table} store={store} picture={picture}>
          <Middle table={table} store={store} />
        </CinematicBody>
      ) : (
        <>
          <Theater store={store} picture={picture} table={table} theater={0} />
          <Middle table={table} store={store} />
          <Theater store={store} picture={picture} table={table} theater={1} />
          <BattleCards table={table} store={store} />
        </>
      )}
    </section>
  )
}

function tableOf(
  store: RebellionStore,
  picture: Picture,
  observation: State,
  story: BattleStory,
  mostTiles: number,
): Table {
  const { telling, drawnAt } = store
  const view = viewOf(picture.reader).bind(observation)
  const since = story.lines.filter(({ number }) => number >= drawnAt)
  const present = telling.isMoving ? telling.present?.lines.at(-1)?.event : undefined
  const isRolling = present?.kind === 'dice'
  return {
    field: { view, observation, since, legal: store.choices, mostTiles },
    story,
    reader: picture.reader,
    rolling: isRolling ? story.attacker : null,
  }
}

/** Tiles beside each other in half of the panel, by the width of the window. */
const TILES_BY_WIDTH: readonly (readonly [string, number])[] = [
  ['(max-width: 700px)', 3],
  ['(max-width: 1180px)', 5],
]

function useMostTiles(): number {
  const now = (): number =>
    TILES_BY_WIDTH.find(([query]) => window.matchMedia(query).matches)?.[1] ?? 6
  const [most, setMost] = useState(now)
  useEffect(() => {
    const look = (): void => setMost(now())
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return most
}

interface Step {
  readonly name: string
  readonly icon: SymbolId
  readonly now: boolean
}

function stepsOf({ kind, isAsked }: RebellionStore, { theater }: BattleStory): Step[] {
  const asked = isAsked ? kind : ''
  const isBattle = asked !== 'retreat' && theater !== null
  return [
    { name: 'Leaders', icon: 'icon-recruit', now: asked === 'add-leader' },
    { name: 'Cards', icon: 'icon-card', now: asked === 'start-of-combat' },
    { name: 'Space battle', icon: 'theater-space', now: isBattle && theater === 0 },
    { name: 'Ground battle', icon: 'theater-ground', now: isBattle && theater === 1 },
    { name: 'Retreat', icon: 'icon-retreat', now: asked === 'retreat' },
  ]
}

/** Cards come before the attacks in each theater. */
function cinematicSteps({ kind, isAsked }: RebellionStore, { field, story }: Table): Step[] {
  const asked = isAsked ? kind : ''
  const before = asked === 'add-leader' || asked === 'start-of-combat'
  const cards = field.view.tacticCards.theater
  const isBattle = asked !== 'retreat' && !before && !story.isOver && story.theater !== null
  const isAt = (theater: number, isCards: boolean): boolean =>
    isBattle && (isCards ? cards === theater : cards < 0 && story.theater === theater)
  return [
    { name: 'Leaders', icon: 'icon-recruit', now: before },
    { name: 'Space cards', icon: 'icon-card', now: isAt(0, true) },
    { name: 'Space attacks', icon: 'theater-space', now: isAt(0, false) },
    { name: 'Ground cards', icon: 'icon-card', now: isAt(1, true) },
    { name: 'Ground attacks', icon: 'theater-ground', now: isAt(1, false) },
    { name: 'Retreat', icon: 'icon-retreat', now: asked === 'retreat' },
  ]
}

/** Kinds of decision between the battles, where one looks ahead. */
const LOOK_AHEAD: readonly string[] = ['add-leader', 'start-of-combat', 'retreat', 'objective']

/** The dice of the battle step; between battles what is likely to come, and in the end what came. */
function Middle({ table, store }: { table: Table; store: RebellionStore }) {
  const { story, field, reader } = table
  if (story.isOver) return <Summary story={story} reader={reader} />
  const isAhead = store.isAsked && LOOK_AHEAD.includes(store.kind)
  if (story.theater !== null && !isAhead) return <DiceTray table={table} store={store} />
  return (
    <div class="dice-tray ahead">
      <BattleForecast field={field} kind={store.kind} />
    </div>
  )
}

function Summary({ story, reader }: { story: BattleStory; reader: number }) {
  const words = story.winners.flatMap((side, theater) =>
    side < 0 ? [] : [`The ${SIDE_LABELS[side]} wins the ${THEATER_IDS[theater]} battle`],
  )
  return (
    <div class="dice-tray summary">
      <h3>The combat is over</h3>
      <p>
        {words.length > 0 ? `${words.join('; ')}. ` : ''}
        {story.retreats.join(' ')}
      </p>
      <p>
        You lost: <b>{lossList(story, reader)}</b>. They lost: <b>{lossList(story, 1 - reader)}</b>.
      </p>
    </div>
  )
}
