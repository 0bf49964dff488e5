import { LINE_UPS } from '../../decision/line-up.js'
import type { SkirmishTable } from '../../table/table.js'
import type { SkirmishStore } from '../store.js'
import { Line } from './line.js'

/** The own fleet while it is placed, and how far the others are. */
export function Placing({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const own = table.reader === 'all' ? 0 : table.reader
  const seat = table.seats[own]
  const slot = store.present?.trial.slot ?? -1
  const placed = table.units.filter((unit) => unit.owner === own && unit.slot !== slot)
  return (
    <section class="order">
      <h2>
        Your fleet <small>{seat?.toPlace.length ?? 0} to place</small>
      </h2>
      <ol>
        {placed.map((unit) => (
          <li class="done" key={unit.slot}>
            <button type="button" onClick={() => store.placeAgain(unit.slot)}>
              <Line table={table} unit={unit} text="✓" />
            </button>
          </li>
        ))}
        {seat?.toPlace.map((unit) => (
          <li key={unit.slot} class={unit.slot === slot ? 'on' : ''}>
            <Line table={table} unit={unit} text={`${unit.stars} ★`} />
          </li>
        ))}
      </ol>
      <h2>Line-ups</h2>
      <LineUps store={store} />
      <h2>The others</h2>
      <p class="small">They place in secret, too. All is shown together.</p>
    </section>
  )
}

/** All units that are left, placed at once; each can be placed anew behind it. */
export function LineUps({ store }: { store: SkirmishStore }) {
  return (
    <div class="line-ups">
      {LINE_UPS.map(({ id, name }) => (
        <button
          type="button"
          class="chip"
          key={id}
          disabled={store.question?.sort !== 'place'}
          onClick={() => store.lineUp(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
