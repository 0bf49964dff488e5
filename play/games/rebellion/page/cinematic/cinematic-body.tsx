import type { ComponentChildren } from 'preact'
import { TACTIC_THEATER } from '../../../../../engine/rebellion/cards/registry.js'
import type { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { inForce } from '../../cinematic/in-force.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { Icon, unitSymbol } from '../icon.js'
import { Theater } from '../panel/combat-forces.js'
import type { Picture } from '../picture/picture.js'
import type { Table } from '../scene/battle-dice.js'
import { tilesOf } from '../scene/battle-forces.js'
import type { RebellionStore } from '../store.js'
import { Hand, HandStrip } from './hand.js'
import { ShownCards } from './shown-cards.js'
import { Slots } from './slots.js'

/** A cinematic combat: the battle at hand with its cards or dice, the other one in short, the own deck. */
export function CinematicBody({
  table,
  store,
  picture,
  children,
}: {
  table: Table
  store: RebellionStore
  picture: Picture
  /** Dice, or what lies ahead. */
  children: ComponentChildren
}) {
  const { view } = table.field
  const { tacticCards } = view
  const theater = theaterShown(table, store)
  const isOpen = tacticCards.first >= 0
  const isPicking = tacticCards.theater >= 0 && !isOpen
  const asksForCard = (store.prompt?.lit.tactics.size ?? 0) > 0
  const parts = { table, store, picture }
  return (
    <>
      <Theater {...parts} theater={theater} />
      <div class="cinematic-middle">
        {isOpen ? (
          <ShownCards table={table} store={store} />
        ) : isPicking ? (
          <Slots table={table} store={store} theater={theater} />
        ) : (
          children
        )}
        <InForce view={view} theater={theater} isOver={table.story.isOver} />
      </div>
      {isPicking || asksForCard ? (
        <OtherBattle table={table} theater={1 - theater} />
      ) : (
        <Theater {...parts} theater={1 - theater} />
      )}
      {isPicking || asksForCard ? (
        <Hand table={table} store={store} theater={theater} />
      ) : (
        <HandStrip table={table} theater={theater} />
      )}
    </>
  )
}

/** That of the cards that are asked for, of the battle at hand, or of the first one to come. */
function theaterShown({ field: { view }, story }: Table, store: RebellionStore): number {
  const [asked] = store.prompt?.lit.tactics ?? []
  if (asked !== undefined) return TACTIC_THEATER[asked] as number
  if (view.tacticCards.theater >= 0) return view.tacticCards.theater
  if (story.theater !== null) return story.theater
  const isFought = [0, 1].every((side) => view.total(story.place, side, 0) > 0)
  return isFought ? 0 : 1
}

/** What cards have left behind, until it ends. */
function InForce({
  view,
  theater,
  isOver,
}: {
  view: RebellionView
  theater: number
  isOver: boolean
}) {
  const lines = isOver ? [] : inForce(view, theater)
  if (lines.length === 0) return null
  return (
    <section class="in-force" aria-label="In force">
      <h3>In force</h3>
      <ul>
        {lines.map(({ side, text }) => (
          <li class={SIDE_CLASS[side]}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** The battle that comes after this one, or was before it, in a line. */
function OtherBattle({ table, theater }: { table: Table; theater: number }) {
  const { field, reader } = table
  const name = theater === 0 ? 'Space' : 'Ground'
  return (
    <div class="other-battle">
      <Icon id={theater === 0 ? 'theater-space' : 'theater-ground'} size={14} />
      <span>{theater === 1 ? `${name}, after this` : `${name}, before this`}</span>
      {[reader, 1 - reader].map((side, i) => {
        const tiles = tilesOf({ ...field, mostTiles: 0 }, side, theater)
        return (
          <>
            {i === 1 && <span>against</span>}
            <span class={`others ${SIDE_CLASS[side]}`}>
              {tiles.map(({ type, number }) => (
                <>
                  <Icon id={unitSymbol(type)} size={18} />
                  {number > 1 && <b>{number}</b>}
                </>
              ))}
              {tiles.length === 0 && <small>nobody</small>}
            </span>
          </>
        )
      })}
    </div>
  )
}
