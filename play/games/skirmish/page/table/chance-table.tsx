import type { State } from '../../../../../engine/state.js'
import { withOrders } from '../../decision/orders.js'
import { shotsOf, whyNot } from '../../decision/sight.js'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { percent } from '../../words/names.js'
import type { SkirmishStore } from '../store.js'

/** All shots as a table: mine at them, theirs at me, with the ghost in its place; or what is missing. */
export function ChanceTable({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { present, naming } = store
  if (table.turn === 0) return null
  const s = present?.ghost?.state ?? withOrders(table.state, naming.orders)
  const own = table.units.filter(({ owner }) => owner === table.reader)
  const theirs = table.units.filter(({ owner }) => owner !== table.reader)
  return (
    <section class="chance-table" aria-label="Chances">
      <h2>
        <span>
          Mine at theirs: hit · destroyed <small>+ mm: so much too far</small>
        </span>
        <button type="button" class="link closes" onClick={() => store.toggle('chances')}>
          Close <kbd>T</kbd>
        </button>
      </h2>
      <Shots s={s} shooters={own} targets={theirs} />
      <h2>Theirs at mine</h2>
      <Shots s={s} shooters={theirs} targets={own} />
    </section>
  )
}

function Shots({
  s,
  shooters,
  targets,
}: {
  s: State
  shooters: readonly TableUnit[]
  targets: readonly TableUnit[]
}) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {targets.map(({ slot, name }) => (
            <th scope="col" key={slot}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shooters.map(({ slot, name }) => {
          const shots = shotsOf(s, slot)
          return (
            <tr key={slot}>
              <th scope="row">{name}</th>
              {targets.map((target) => {
                const shot = shots.find((one) => one.target === target.slot)
                return shot === undefined ? (
                  <td key={target.slot}>{shortened(whyNot(s, slot, target.slot))}</td>
                ) : (
                  <td key={target.slot} class="sees">
                    {percent(shot.hit)} · {shot.kill === 0 ? '–' : percent(shot.kill)}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** As a cell has room for it. */
function shortened(why: string): string {
  return why.replace(/^(\d+) mm too far$/, '+$1 mm').replace('outside the ', '')
}
