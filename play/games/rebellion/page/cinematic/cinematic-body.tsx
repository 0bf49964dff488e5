import type { ComponentChildren } from 'preact'
import { lowered } from '../../../../../engine/english.js'
import { TACTIC_THEATER, TACTICS } from '../../../../../engine/rebellion/cards/registry.js'
import { type InForce as InForceLine, inForce } from '../../cinematic/in-force.js'
import { SIDE_CLASS } from '../../words/texts.js'
import { Icon, unitSymbol } from '../icon.js'
import { Theater } from '../panel/combat-forces.js'
import type { Picture } from '../picture/picture.js'
import type { Table } from '../scene/battle-dice.js'
import { tilesOf } from '../scene/battle-forces.js'
import type { CardPlay } from '../scene/battle-story.js'
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
        <InForce table={table} theater={theater} />
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
function InForce({ table, theater }: { table: Table; theater: number }) {
  const { story, field } = table
  const lines = story.isOver ? [] : inForce(field.view, theater)
  if (lines.length === 0) return null
  return (
    <section class="in-force" aria-label="In force">
      <h3>In force</h3>
      <ul>
        {lines.map((line) => {
          const source = sourceOf(line, story.plays, theater)
          const { unit } = source ?? {}
          return (
            <li class={SIDE_CLASS[line.side]} data-thing={source?.id}>
              {unit !== undefined && <Icon id={unitSymbol(unit)} size={16} />}
              {source?.named === true && <b>{source.name}: </b>}
              {source?.named === true ? lowered(line.text) : line.text}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The card that it comes from: of those played in this theater the last whose used half does so. */
function sourceOf({ side, from }: InForceLine, plays: readonly CardPlay[], theater: number) {
  const waiting = TACTICS.find(({ id }) => id === from)
  if (waiting !== undefined) return { ...waiting, unit: waiting.top?.unit, named: false }
  for (const play of [...plays].reverse()) {
    if (play.side !== side || play.theater !== theater) continue
    const facts = TACTICS[play.card]
    const half =
      play.half === 'upper' ? facts?.top : play.half === 'lower' ? facts?.bottom : undefined
    if (facts !== undefined && half?.steps.some(({ name }) => name === from))
      return { ...facts, unit: half.unit, named: true }
  }
  return null
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
