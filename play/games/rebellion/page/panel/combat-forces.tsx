import { counted } from '../../../../../engine/english.js'
import type { Move } from '../../../../../engine/game.js'
import { isContested } from '../../../../../engine/rebellion/board/board.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import {
  UNIT_BLACK,
  UNIT_GREEN,
  UNIT_RED,
} from '../../../../../engine/rebellion/facts/unit-types.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { unitId } from '../../../../../engine/rebellion/text/names.js'
import { isCinematic } from '../../cinematic/rolls.js'
import { leaderName, unitName } from '../../words/names.js'
import { SIDE_CLASS, SIDE_LABELS } from '../../words/texts.js'
import { LeaderIcon } from '../board/leader-token.js'
import { facetsOf } from '../choice/facets.js'
import { Icon, unitSymbol } from '../icon.js'
import type { Picture } from '../picture/picture.js'
import { diceDue, diceList, type Table, total } from '../scene/battle-dice.js'
import { type Field, type Tile, tilesOf } from '../scene/battle-forces.js'
import type { RebellionStore } from '../store.js'

/** Both forces of a combat as tiles, theater by theater. */

export function Theater({
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
          <span
            class="commander"
            title={tacticWords(field.view, one.leader, one.tactics[theater as 0 | 1])}
          >
            <LeaderIcon leader={one.leader} side={side} size={24} />
            <span aria-hidden="true">{one.tactics[theater as 0 | 1] || '–'}</span>
            <span class="hidden">
              {tacticWords(field.view, one.leader, one.tactics[theater as 0 | 1])}
            </span>
          </span>
        ))}
        {isCinematic(field.view) && story.winners[theater as 0 | 1] < 0 && (
          <Order field={field} side={side} theater={theater} />
        )}
        {total(dice) > 0 && <small>{diceList(dice)}</small>}
        {story.winners[theater as 0 | 1] === side && <small class="won">won this battle</small>}
      </h3>
      <div class="tiles">
        {tiles.map((tile) => (
          <UnitTile tile={tile} field={field} store={store} />
        ))}
        {tiles.length === 0 && <span class="none">no units</span>}
      </div>
    </div>
  )
}

function tacticWords(view: RebellionView, leader: number, value: number): string {
  const name = leaderName(leader)
  if (isCinematic(view))
    return value > 0
      ? `${name} rerolls up to ${counted(value, 'die', 'dice')} here`
      : `${name} rerolls no dice here`
  return value > 0 ? `${name} draws ${counted(value, 'card')} here` : `${name} draws no card here`
}

/** Who attacks first is another one where a card has said so. */
function Order({ field, side, theater }: { field: Field; side: number; theater: number }) {
  const { view } = field
  const [said, both] = [view.tacticCards.attacksFirst(theater), [0, 1]]
  if (!both.every((one) => view.total(view.combatSystem, one, theater) > 0)) return null
  const first = said < 0 ? view.combatSide : said
  return <small class="order">{first === side ? 'attacks first' : 'attacks second'}</small>
}

function UnitTile({ tile, field, store }: { tile: Tile; field: Field; store: RebellionStore }) {
  const { type, assigned, before, number, isDoomed, move } = tile
  const health = field.view.health(type)
  const fallsLater = isDoomed && isCinematic(field.view)
  const isChosen = move !== null && facetsOf(move).every((facet) => isIn(store, facet))
  const name = `unit-tile ${move !== null ? 'can' : ''} ${isDoomed ? 'doomed' : ''} ${isChosen ? 'on' : ''}`
  const label = labelOf(tile, health, fallsLater)
  const face = (
    <span class="tile-face" aria-hidden="true">
      <Icon id={unitSymbol(type)} size={32} />
      {fallsLater ? (
        <span class="would-fall">would fall</span>
      ) : (
        <Hearts tile={tile} health={health} />
      )}
      <UnitDice type={type} />
      <span class="unit-name">{UNITS[type]?.short}</span>
      {assigned > 0 && <span class="hits">{assigned}</span>}
      {assigned === 0 && before > 0 && isCinematic(field.view) && (
        <span class="hits before">{before}</span>
      )}
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

function labelOf(
  { type, before, assigned, isDoomed, number }: Tile,
  health: number,
  fallsLater: boolean,
): string {
  const colour = UNITS[type]?.health[0]
  const left = Math.max(0, health - before - assigned)
  const state = health === 0 ? 'cannot be damaged' : `${left} of ${health} ${colour} health left`
  const green = UNIT_GREEN[type] as number
  const brings = `${UNIT_RED[type]} red${green > 0 ? ',' : ' and'} ${UNIT_BLACK[type]} black${green > 0 ? ` and ${green} green` : ''} dice`
  const many = number > 1 ? `${number} of ` : ''
  return `${many}${unitName(type)}, ${state}${fallsLater ? ', would fall' : isDoomed ? ', doomed' : ''}, brings ${brings}`
}

/** A hit joins the draft; a block is chosen, and confirmed by the button. */
function choose(store: RebellionStore, move: Move): void {
  if (store.draft !== null) store.addToDraft(move)
  else store.choose(facetsOf(move))
}

function isIn(store: RebellionStore, facet: { sort: string; value: number }): boolean {
  return store.chosen.some((one) => one.sort === facet.sort && one.value === facet.value)
}
