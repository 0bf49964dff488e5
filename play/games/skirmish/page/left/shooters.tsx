import type { Move } from '../../../../../engine/game.js'
import { FIRST_SHOT, SECOND_SHOT } from '../../../../../engine/skirmish/fire/shots.js'
import { FIRE_AT, smallOf, verbOf } from '../../../../../engine/skirmish/state/moves.js'
import { unitName } from '../../../../../engine/skirmish/text/names.js'
import { adding } from '../../decision/adding.js'
import { ruthlessOf, type Shooter } from '../../decision/orders.js'
import { chanceOf } from '../../decision/sight.js'
import type { SkirmishTable } from '../../table/table.js'
import { percent, targetLabel } from '../../words/names.js'
import { Sign, unitSymbol } from '../sign.js'
import type { SkirmishStore } from '../store.js'

/** All shooters with their targets, and what it adds up to. */
export function Shooters({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { session, naming } = store
  const { shooter, shooters } = naming
  if (session === null) return null
  const named = shooters.filter(({ isNamed }) => isNamed).length
  const sums = adding(session.observation, store.naming.orders)
  return (
    <section class="order shooters">
      <h2>
        Your shooters{' '}
        <small>
          {named} of {shooters.length} named
        </small>
      </h2>
      <ol>
        {shooters.map((one) => (
          <li key={one.slot}>
            <button
              type="button"
              class={one.slot === shooter?.slot ? 'on' : ''}
              onClick={() => store.naming.take(one.slot)}
            >
              <ShooterLine table={table} shooter={one} />
            </button>
          </li>
        ))}
        {ruthlessOf(session.observation).map((slot) => (
          <li key={slot}>
            <UnitLine
              table={table}
              slot={slot}
              said="Ruthless: chooses as it fires"
              isOpen={false}
            />
          </li>
        ))}
      </ol>
      {sums.length > 0 && (
        <h2>
          What it adds up to <small>destroyed</small>
        </h2>
      )}
      <ul class="sums">
        {sums.map(({ target, shots, chance }) => (
          <li key={target}>
            <span>
              {targetLabel(table.state, target)}{' '}
              <small>{shots === 1 ? '1 shot' : `${shots} shots`}</small>
            </span>
            <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
      <p class="small">The others seal theirs in secret. All are shown together.</p>
    </section>
  )
}

function ShooterLine({ table, shooter }: { table: SkirmishTable; shooter: Shooter }) {
  const { slot, order, isNamed } = shooter
  const parts = [
    orderText(table, slot, order.first, FIRST_SHOT),
    orderText(table, slot, order.second, SECOND_SHOT),
  ]
  const said = parts.filter((text) => text !== '').join('; ')
  return (
    <UnitLine
      table={table}
      slot={slot}
      said={said === '' ? 'not named yet' : said}
      isOpen={!isNamed}
    />
  )
}

/** A unit that fires, and what it does. */
function UnitLine({
  table,
  slot,
  said,
  isOpen,
}: {
  table: SkirmishTable
  slot: number
  said: string
  isOpen: boolean
}) {
  const unit = table.units.find((one) => one.slot === slot)
  const style = table.seats[unit?.owner ?? 0]?.style ?? ''
  return (
    <span class={`line shooter ${style}`}>
      <Sign id={unitSymbol(unit?.id ?? '')} size={18} />
      <span>
        <b>{unitName(table.state, slot)}</b>
        <small class={isOpen ? 'open' : ''}>{said}</small>
      </span>
    </span>
  )
}

function orderText(table: SkirmishTable, slot: number, move: Move | null, shot: number): string {
  if (move === null) return ''
  if (verbOf(move) !== FIRE_AT) return 'holds fire'
  const target = smallOf(move)
  const { hit } = chanceOf(table.state, slot, target, shot)
  return `at ${targetLabel(table.state, target)}, ${percent(hit)}`
}
