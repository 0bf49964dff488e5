import { counted } from '../../../../../engine/english.js'
import { MOVE_STEP } from '../../../../../engine/skirmish/rounds/steps.js'
import { dueUnits } from '../../decision/question.js'
import { doneOf, queueOf, type Turn } from '../../table/queue.js'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { stars } from '../../words/names.js'
import { Standings } from '../screen/standings.js'
import { markOf, Sign, unitSymbol } from '../sign.js'
import type { SkirmishStore } from '../store.js'
import { isFiring } from '../table/shot-now.js'
import { Columns } from './columns.js'
import { Firing } from './firing.js'
import { Line } from './line.js'
import { Placing } from './placing.js'
import { Shooters } from './shooters.js'

/** The column on the left: who acts, and what waits in reserve. */
export function Left({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const sort = store.question?.sort
  return (
    <aside class="left" aria-label="Order and reserves">
      {table.turn === 0 ? (
        <Placing store={store} table={table} />
      ) : sort === 'orders' ? (
        <Shooters store={store} table={table} />
      ) : (
        <Order store={store} table={table} />
      )}
      <Reserves table={table} />
      {table.turn > 0 && (
        <section class="score-now" aria-label="Score">
          <h2>Score</h2>
          <Standings table={table} />
          <p class="small">
            A point for each damage done, and the stars (★) of each unit destroyed.
          </p>
        </section>
      )}
    </aside>
  )
}

/** The moves of this turn as they happened, then those to come, the largest first. */
function Order({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { session, present } = store
  if (session === null) return null
  if (isFiring(store)) return <Firing store={store} table={table} />
  if (table.step !== MOVE_STEP) return <Standing table={table} />
  const due = store.isAsked && store.kind === 'act' ? dueUnits(session.legal) : []
  const slot = present?.trial.slot ?? -1
  const done = doneOf(table, store.told)
  const turns = queueOf(table)
  const isCrowded = table.seats.length > 2
  return (
    <section class="order">
      <h2>
        Order of moves <small>{isCrowded ? 'row by row' : 'largest first'}</small>
      </h2>
      {isCrowded ? (
        <Columns store={store} table={table} done={done} due={due} slot={slot} />
      ) : (
        <ol>
          {done.map((unit) => (
            <li class="done" key={unit.slot}>
              <Line table={table} unit={unit} text="✓" />
            </li>
          ))}
          {turns.map((turn, i) => (
            <li key={`${turn.owner} ${turn.slot} ${i}`}>
              {turn.slot >= 0 ? (
                <button
                  type="button"
                  class={`${turn.slot === slot ? 'on' : ''} ${due.includes(turn.slot) ? 'due' : ''}`}
                  onClick={() => store.chooseTarget(turn.slot)}
                >
                  <Line table={table} unit={unitIn(table, turn.slot)} text={`${turn.stars} ★`} />
                </button>
              ) : (
                <OneOf table={table} turn={turn} />
              )}
            </li>
          ))}
        </ol>
      )}
      <Passed table={table} />
      {due.length > 1 && (
        <p class="small">
          <kbd>N</kbd> another of the {due.length} that may act now
        </p>
      )}
    </section>
  )
}

/** Battledroids that passed: they move together with another one, or last. */
function Passed({ table }: { table: SkirmishTable }) {
  const waiting = table.units.filter(({ hasPassed, isDone }) => hasPassed && !isDone)
  if (waiting.length === 0) return null
  return (
    <div class="passed">
      <h3>
        Passed <small>move with another Battledroid, or last</small>
      </h3>
      <ul>
        {waiting.map((unit) => (
          <li key={unit.slot}>
            <Line table={table} unit={unit} text={`${unit.stars} ★`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function unitIn({ units }: SkirmishTable, slot: number): TableUnit | undefined {
  return units.find((unit) => unit.slot === slot)
}

function OneOf({ table, turn }: { table: SkirmishTable; turn: Turn }) {
  const seat = table.seats[turn.owner]
  const style = seat?.style ?? 'empire'
  return (
    <span class={`line ${style} open`}>
      <Sign id={markOf(style)} size={10} />
      <i />
      <b>one of {turn.among}</b>
      <small>{turn.stars} ★</small>
    </span>
  )
}

/** What stands on the table of each, outside the Move step. */
function Standing({ table }: { table: SkirmishTable }) {
  return (
    <section class="order">
      {table.seats.map((seat) => (
        <div key={seat.player}>
          <h2 class={seat.style}>
            <Sign id={markOf(seat.style)} size={11} /> {seat.name}
            <small>{seat.isOut ? 'out of the battle' : counted(seat.score, 'point')}</small>
          </h2>
          <ol>
            {table.units
              .filter(({ owner }) => owner === seat.player)
              .map((unit) => (
                <li key={unit.slot} class={unit.isDoomed ? 'done' : ''}>
                  <Line table={table} unit={unit} text={harmText(unit)} />
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function harmText({ harm, fatal, isDoomed }: TableUnit): string {
  if (isDoomed) return 'doomed'
  return harm > 0 ? `${harm} of ${fatal}` : ''
}

function Reserves({ table }: { table: SkirmishTable }) {
  if (table.turn === 0) return null
  return (
    <section class="reserves" aria-label="Reserves">
      <h2>
        Reserves <small>a roll of 1–4 brings some in</small>
      </h2>
      {table.seats.map(({ player, style, name, reserve }) => (
        <div class={`reserve ${style}`} key={player}>
          <Sign id={markOf(style)} size={11} />
          <ul aria-label={`Reserve of ${name}`}>
            {reserve.map((unit) => (
              <li key={unit.slot} title={`${unit.name}, ${stars(unit.stars)}`}>
                <Sign id={unitSymbol(unit.id)} size={18} />
                <span class="hidden">{unit.name}</span>
              </li>
            ))}
          </ul>
          <b>{reserve.reduce((sum, unit) => sum + unit.stars, 0)} ★</b>
        </div>
      ))}
    </section>
  )
}
