import { EFFECT_WORDS } from '../../../../../engine/duel/data/events.js'
import type { GameEvent } from '../../../../../engine/game.js'
import { type Effect, effectOfParts } from '../../decision/effect.js'
import { numberOf, type Part, sortOf } from '../../decision/parts.js'
import type { Prompt } from '../../decision/prompt.js'
import type { DuelTable } from '../../table/table.js'
import type { SymbolId } from '../data/symbols.js'
import { Sign } from '../sign.js'
import type { DuelStore } from '../store.js'
import { Row } from './row.js'
import { Scale } from './scale.js'

/** The whole table: their row, the event with the scale, and the row of the one who sits below. */
export function TableView({
  store,
  table,
  prompt,
  previewed,
  lately,
  isOpen = false,
}: {
  /** Null where nothing can be chosen. */
  store: DuelStore | null
  table: DuelTable
  prompt: Prompt | null
  previewed: readonly Part[]
  lately: readonly GameEvent[]
  isOpen?: boolean
}) {
  const effect = table.event === null ? null : changeOf(table, previewed)
  const row = { store, table, prompt, effect, lately, isOpen }
  return (
    <div class="card-table">
      <Row {...row} side={1 - table.reader} />
      <section class="middle" aria-label="Event and scale">
        <EventBox table={table} />
        <Scale
          table={table}
          prompt={prompt}
          effect={effect}
          strategy={markedStrategy(table, previewed)}
          listed={store?.listed ?? table.reader}
          odds={store?.settings.odds ?? false}
        />
      </section>
      <Row {...row} side={table.reader} />
    </div>
  )
}

/** One's own strategy that is about to be chosen. */
function markedStrategy({ owner, reader }: DuelTable, parts: readonly Part[]): number | null {
  const found = parts.find((part) => sortOf(part) === 'strategy')
  return found === undefined || owner !== reader ? null : numberOf(found)
}

/** What is marked or pointed at would change; null where it changes nothing. */
function changeOf(table: DuelTable, parts: readonly Part[]): Effect | null {
  const effect = effectOfParts(table, table.reader, parts)
  const { gone, exhausted, readied, entering, draws } = effect
  const isNothing =
    draws === 0 && [gone, exhausted, readied, entering].every((one) => one.length === 0)
  return isNothing ? null : effect
}

function EventBox({ table: { event } }: { table: DuelTable }) {
  if (event === null)
    return (
      <div class="event">
        <h2>Event</h2>
        <b>The next event is about to be turned up</b>
      </div>
    )
  const { name, objective, capacity, victoryPoints, influence, effect } = event
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its card is read in full where the focus is
    <section class="event" data-thing={event.id} tabIndex={0} aria-label={`Event: ${name}`}>
      <h2>Event</h2>
      <b>{name}</b>
      <dl>
        <Fact sign="fact-objective" value={objective} name="objective" />
        <Fact sign="fact-capacity" value={capacity} name="cards each" />
        <Fact
          sign="fact-victory"
          value={victoryPoints}
          name={victoryPoints === 1 ? 'point' : 'points'}
        />
        <Fact sign="token-influence" value={influence} name="influence" />
      </dl>
      <p class={effect === undefined ? 'none' : ''}>
        {effect === undefined ? (
          'No effect.'
        ) : (
          <>
            {effect.startsWith('block-') && <Sign id="mark-blocked" size={13} />}{' '}
            {EFFECT_WORDS[effect]}
          </>
        )}
      </p>
    </section>
  )
}

function Fact({ sign, value, name }: { sign: SymbolId; value: number; name: string }) {
  return (
    <div>
      <dt>
        <Sign id={sign} size={14} />
        <span>{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
