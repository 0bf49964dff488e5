import { useState } from 'preact/hooks'
import { EVENTS } from '../../../../../engine/duel/data/events.js'
import { eventWords } from '../../decision/events.js'
import { numberOf, PLACES, sortOf } from '../../decision/parts.js'
import type { Tray } from '../../decision/prompt.js'
import type { DuelTable } from '../../table/table.js'
import type { DuelStore } from '../store.js'

/** The events that were looked at, in the order in which they would come: moved by buttons, or carried. */
export function EventOrder({
  store,
  table,
  tray,
}: {
  store: DuelStore
  table: DuelTable
  tray: Tray
}) {
  const [carried, setCarried] = useState<number | null>(null)
  const order = orderOf(store, table)
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= order.length || from === to) return
    const event = order[from] as number
    const rest = order.filter((_, i) => i !== from)
    store.arrange([...rest.slice(0, to), event, ...rest.slice(to)])
  }
  return (
    <div class="tray-view">
      <h2>
        {tray.title} <small>{tray.note}</small>
      </h2>
      <ol class="event-order">
        {order.map((event, i) => (
          <li
            key={event}
            draggable
            data-thing={EVENTS[event]?.id}
            onDragStart={() => setCarried(i)}
            onDragOver={(dragged) => dragged.preventDefault()}
            onDrop={() => carried !== null && move(carried, i)}
          >
            <small>{i === 0 ? 'comes next' : i === 1 ? 'second' : 'third'}</small>
            <b>{EVENTS[event]?.name}</b>
            <span>{eventWords(event)}</span>
            <div class="row">
              <button
                type="button"
                class="button ghost"
                disabled={i === 0}
                onClick={() => move(i, i - 1)}
              >
                Earlier
              </button>
              <button
                type="button"
                class="button ghost"
                disabled={i === order.length - 1}
                onClick={() => move(i, i + 1)}
              >
                Later
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" class="link" onClick={() => store.arrange(order)}>
        Take this order
      </button>
    </div>
  )
}

/** What is marked of the order, then the others as they were. */
function orderOf({ markedParts }: DuelStore, { heldEvents }: DuelTable): readonly number[] {
  const placed = PLACES.flatMap((place) => {
    const part = markedParts.find((one) => sortOf(one) === place)
    return part === undefined ? [] : [numberOf(part)]
  })
  return [...placed, ...heldEvents.filter((event) => !placed.includes(event))]
}
