import { useEffect, useState } from 'preact/hooks'
import { counted } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import { isContested } from '../../../../../engine/rebellion/board/board.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import { THEATER_IDS } from '../../../../../engine/rebellion/facts/sides.js'
import {
  UNIT_BLACK,
  UNIT_GREEN,
  UNIT_RED,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import { unitId } from '../../../../../engine/rebellion/text/names.js'
import type { State } from '../../../../../engine/state.js'
import { leaderName, placeName, unitName } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import { facetsOf } from '../choice/facets.js'
import type { SymbolId } from '../data/symbols.js'
import { Icon, unitSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { viewOf } from '../picture/views.js'
import { BattleCards, lossList } from '../scene/battle-cards.js'
import { DiceTray, diceDue, diceList, type Table, total } from '../scene/battle-dice.js'
import { type Tile, tilesOf } from '../scene/battle-forces.js'
import { BattleForecast } from '../scene/battle-forecast.js'
import { type BattleStory, battleStory } from '../scene/battle-story.js'
import type { RebellionStore } from '../store.js'

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
  const story = battleStory(store.told, viewOf(picture.reader).bind(observation))
  if (story === null) return null
  const table = tableOf(store, picture, observation, story, mostTiles)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little room, by keys too
    <section class="combat" aria-label={`Combat at ${placeName(story.place)}`} tabIndex={0}>
      <header>
        <h2>
          {placeName(story.place)}
          {story.round > 0 && <span>, round {story.round}</span>}
        </h2>
        <ol class="combat-steps">
          {stepsOf(store, story).map(({ name, icon, now }) => (
            <li class={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
              <Icon id={icon} size={13} /> <span>{name}</span>
            </li>
          ))}
        </ol>
        <button type="button" class="button look-at-board" onClick={lookAtBoard}>
          <Icon id="icon-home" size={13} /> Board
        </button>
      </header>
      <Theater store={store} picture={picture} table={table} theater={0} />
      <Middle table={table} store={store} />
      <Theater store={store} picture={picture} table={table} theater={1} />
      <BattleCards table={table} store={store} />
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
  const isRolling = present?.kind === 'dice' || present?.kind === 'green-dice'
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

/** Kinds of decision between the battles, where one looks ahead. */
const LOOK_AHEAD: readonly string[] = ['add-leader', 'start-of-combat', 'retreat', 'objective']

/** The dice of the battle step; between battles what is likely to come, and in the end what came. */
function Middle({ table, store }: { table: Table; store: RebellionStore }) {
  const { story, field, reader } = table
  if (story.isOver) return <Summary story={story} reader={reader} />
  const isAhead = store.isAsked && LOOK_AHEAD.includes(store.kind)
  if (story.theater !== null && !isAhead) return <DiceTray {...table} />
  return (
    <div class="dice-tray ahead">
      <BattleForecast field={field} reader={reader} />
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

function Theater({
  store,
  picture,
  table,
  theater,
}: {
  store: RebellionStore
  picture: Picture
  table: Table
  theater: number
}) {
  const { story, field, reader } = table
  const isActive = story.theater === theater && !story.isOver
  const isIdle = !isContested(field.observation, story.place, theater)
  return (
    <div class={`theater ${isActive ? 'active' : ''} ${isIdle ? 'idle' : ''}`}>
      {[reader, 1 - reader].map((side) => (
        <Half store={store} picture={picture} table={table} theater={theater} side={side} />
      ))}
    </div>
  )
}

function Half({
  store,
  picture,
  table,
  theater,
  side,
}: {
  store: RebellionStore
  picture: Picture
  table: Table
  theater: number
  side: number
}) {
  const { field, story, reader } = table
  const tiles = tilesOf(field, side, theater)
  const dice = diceDue(field, side, theater)
  const leaders = (picture.systems[story.place]?.leaders ?? []).filter(
    (one) => one.side === side && !one.captive,
  )
  return (
    <div class={`half ${SIDE_CLASS[side]} ${side === reader ? 'mine' : 'theirs'}`}>
      <h3>
        <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={14} />{' '}
        <b>{SIDE_LABELS[side]}</b>
        {leaders.map((one) => (
          <span class="commander" title={tacticWords(one.leader, one.tactics[theater as 0 | 1])}>
            <LeaderIcon leader={one.leader} side={side} size={24} />
            <span aria-hidden="true">{one.tactics[theater as 0 | 1] || '–'}</span>
            <span class="hidden">{tacticWords(one.leader, one.tactics[theater as 0 | 1])}</span>
          </span>
        ))}
        {total(dice) > 0 && <small>{diceList(dice)}</small>}
        {story.winners[theater as 0 | 1] === side && <small class="won">won this battle</small>}
      </h3>
      <div class="tiles">
        {tiles.map((tile) => (
          <UnitTile tile={tile} health={field.view.health(tile.type)} store={store} />
        ))}
        {tiles.length === 0 && <span class="none">no units</span>}
      </div>
    </div>
  )
}

function tacticWords(leader: number, value: number): string {
  const name = leaderName(leader)
  return value > 0 ? `${name} draws ${counted(value, 'card')} here` : `${name} draws no card here`
}

function UnitTile({ tile, health, store }: { tile: Tile; health: number; store: RebellionStore }) {
  const { type, assigned, number, isDoomed, move } = tile
  const isChosen = move !== null && facetsOf(move).every((facet) => isIn(store, facet))
  const name = `unit-tile ${move !== null ? 'can' : ''} ${isDoomed ? 'doomed' : ''} ${isChosen ? 'on' : ''}`
  const label = labelOf(tile, health)
  const face = (
    <span class="tile-face" aria-hidden="true">
      <Icon id={unitSymbol(type)} size={32} />
      <Hearts tile={tile} health={health} />
      <UnitDice type={type} />
      <span class="unit-name">{UNITS[type]?.short}</span>
      {assigned > 0 && <span class="hits">{assigned}</span>}
      {number > 1 && <span class="number">×{number}</span>}
    </span>
  )
  if (move === null)
    return (
      <span
        class={name}
        role="img"
        aria-label={label}
        data-thing={unitId(type)}
        data-now={`${label}.`}
      >
        {face}
      </span>
    )
  return (
    <button
      type="button"
      class={name}
      data-thing={unitId(type)}
      data-now={`${label}.`}
      data-lit="yes"
      aria-pressed={isChosen}
      onClick={() => choose(store, move)}
    >
      {face}
      <span class="hidden">{label}</span>
    </button>
  )
}

function Hearts({ tile, health }: { tile: Tile; health: number }) {
  const isRed = UNITS[tile.type]?.health[0] === 'red'
  const left = health - tile.before - tile.assigned
  return (
    <span class="hearts">
      {Array.from({ length: health }, (_, i) => (
        <Icon
          id={isRed ? 'health-red' : 'health-black'}
          size={11}
          class={`${isRed ? 'red' : 'black'} ${i >= left ? 'lost' : ''}`}
        />
      ))}
    </span>
  )
}

/** The dice that a unit brings. */
function UnitDice({ type }: { type: number }) {
  const dice = [
    ...Array.from({ length: UNIT_RED[type] as number }, () => 'red'),
    ...Array.from({ length: UNIT_BLACK[type] as number }, () => 'black'),
    ...Array.from({ length: UNIT_GREEN[type] as number }, () => 'green'),
  ]
  return (
    <span class="brings">
      {dice.map((colour) => (
        <i class={colour} />
      ))}
    </span>
  )
}

function labelOf({ type, before, assigned, isDoomed, number }: Tile, health: number): string {
  const colour = UNITS[type]?.health[0]
  const left = Math.max(0, health - before - assigned)
  const state = health === 0 ? 'cannot be damaged' : `${left} of ${health} ${colour} health left`
  const green = UNIT_GREEN[type] as number
  const brings = `${UNIT_RED[type]} red${green > 0 ? ',' : ' and'} ${UNIT_BLACK[type]} black${green > 0 ? ` and ${green} green` : ''} dice`
  const many = number > 1 ? `${number} of ` : ''
  return `${many}${unitName(type)}, ${state}${isDoomed ? ', doomed' : ''}, brings ${brings}`
}

/** A hit joins the draft; a block is chosen, and confirmed by the button. */
function choose(store: RebellionStore, move: Move): void {
  if (store.draft !== null) store.addToDraft(move)
  else store.choose(facetsOf(move))
}

function isIn(store: RebellionStore, facet: { sort: string; value: number }): boolean {
  return store.chosen.some((one) => one.sort === facet.sort && one.value === facet.value)
}
