import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { stars } from '../../words/names.js'
import { markOf, Sign, unitSymbol } from '../sign.js'
import type { SkirmishStore } from '../store.js'

/** The order of moves of three or four players: a column each from the first player on, read row by row. */
export function Columns({
  store,
  table,
  done,
  due,
  slot,
}: {
  store: SkirmishStore
  table: SkirmishTable
  done: readonly TableUnit[]
  /** The units that may act now, and that in hand. */
  due: readonly number[]
  slot: number
}) {
  const { seats, first } = table
  const inOrder = seats.map((_, i) => seats[(first + i) % seats.length] as (typeof seats)[number])
  return (
    <div class="columns" style={{ gridTemplateColumns: `repeat(${seats.length}, minmax(0, 1fr))` }}>
      {inOrder.map(({ player, name, style }) => (
        <div class={style} key={player}>
          <h3>
            <Sign id={markOf(style)} size={10} /> {player === table.reader ? 'You' : name}
          </h3>
          <ol>
            {done
              .filter(({ owner }) => owner === player)
              .map((unit) => (
                <li class="done" key={unit.slot}>
                  <Cell unit={unit} text="✓" />
                </li>
              ))}
            {waitingOf(table, player).map((unit) => (
              <li key={unit.slot}>
                <button
                  type="button"
                  class={`${unit.slot === slot ? 'on' : ''} ${due.includes(unit.slot) ? 'due' : ''}`}
                  onClick={() => store.chooseTarget(unit.slot)}
                >
                  <Cell unit={unit} text={String(unit.stars)} />
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function waitingOf({ units }: SkirmishTable, player: number): readonly TableUnit[] {
  return units
    .filter(({ owner, isDone, hasPassed }) => owner === player && !isDone && !hasPassed)
    .sort((a, b) => b.stars - a.stars)
}

function Cell({ unit, text }: { unit: TableUnit; text: string }) {
  const { name, id, isDone } = unit
  return (
    <span class="cell" title={`${name}, ${stars(unit.stars)}`}>
      <Sign id={unitSymbol(id)} size={17} />
      <span class="hidden">
        {name}, {isDone ? 'moved' : stars(unit.stars)}
      </span>
      <b aria-hidden="true">{text}</b>
    </span>
  )
}
