import { useState } from 'preact/hooks'
import { ICONS } from '../../../../../engine/skirmish/data/icons.js'
import { UNITS, type UnitData } from '../../../../../engine/skirmish/data/units.js'
import {
  ATTACK,
  DAMAGE,
  DEFENSE,
  ICON_MASK,
  SHIELDS,
} from '../../../../../engine/skirmish/facts/units.js'
import { fits } from '../../../../../engine/skirmish/rounds/fleets.js'
import {
  addMove,
  costOf,
  type FleetPart,
  fleetView,
  moveWords,
  RESERVE_STARS,
  refusalOf,
  TABLE_STARS,
} from '../../decision/fleet.js'
import type { Trial } from '../../decision/trial.js'
import { viewOf } from '../../table/view.js'
import { stars } from '../../words/names.js'
import { iconSymbol, Sign, unitSymbol } from '../sign.js'
import type { SkirmishStore } from '../store.js'
import { FleetShelf, KeepFleet } from './fleet-shelf.js'

const FILTERS = ['all', 'rebel', 'empire', 'space', 'ground', 'that fit'] as const
type Filter = (typeof FILTERS)[number]

const VALUES = [
  ['Attack', 'st-attack'],
  ['Defense', 'st-defense'],
  ['Damage', 'st-damage'],
  ['Shields', 'st-shields'],
] as const

/** Building a fleet: all units in a list, the fleet beside it, ready-made ones below. */
export function FleetScreen({ store, trial }: { store: SkirmishStore; trial: Trial }) {
  const [filter, setFilter] = useState<Filter>('all')
  const [typed, setTyped] = useState('')
  const [cost, setCost] = useState('')
  const [icon, setIcon] = useState('')
  const battle = viewOf(trial.state).battle
  const shown = UNITS.filter(
    (unit) =>
      fits(battle, unit.number) &&
      isShown(trial, unit, filter, typed) &&
      (cost === '' || costOf(unit) === Number(cost)) &&
      (icon === '' || hasIconNamed(unit, icon)),
  ).sort((a, b) => costOf(b) - costOf(a))
  return (
    <div class="fleet">
      <section class="roster" aria-label="Units">
        <div class="row filters">
          <input
            type="text"
            placeholder="Find a unit"
            aria-label="Find a unit"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          {FILTERS.map((one) => (
            <button
              type="button"
              class="chip"
              key={one}
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {one}
            </button>
          ))}
          <select
            aria-label="Stars"
            value={cost}
            onChange={(event) => setCost(event.currentTarget.value)}
          >
            <option value="">any ★</option>
            {STARS.map((count) => (
              <option key={count} value={count}>
                {count} ★
              </option>
            ))}
          </select>
          <select
            aria-label="Icon"
            value={icon}
            onChange={(event) => setIcon(event.currentTarget.value)}
          >
            <option value="">any icon</option>
            {ICONS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <FleetShelf store={store} battle={battle} />
        <table>
          <thead>
            <tr>
              <th>Unit</th>
              <th>★</th>
              {VALUES.map(([name, sign]) => (
                <th title={name} key={name}>
                  <Sign id={sign} size={13} />
                  <span class="hidden">{name}</span>
                </th>
              ))}
              <th class="wide">Icons</th>
              <th class="wide">Move</th>
              <th>Table, reserve</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((unit) => (
              <Row key={unit.id} store={store} trial={trial} unit={unit} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p class="small">No unit is like that.</p>}
        <p class="small">Values and icons are this project's own design.</p>
      </section>
      <Chosen store={store} trial={trial} />
    </div>
  )
}

const STARS = [1, 2, 3, 4, 5]

/** Of its front: so it enters the battle. */
function hasIconNamed({ number }: UnitData, id: string): boolean {
  return ((iconBits(number) >> ICONS.findIndex((one) => one.id === id)) & 1) === 1
}

function iconBits(number: number): number {
  return ICON_MASK[number * 2] as number
}

function isShown(trial: Trial, unit: UnitData, filter: Filter, typed: string): boolean {
  const words = `${unit.name} ${unit.short} ${unit.front.icons.join(' ')}`.toLowerCase()
  if (!words.includes(typed.trim().toLowerCase())) return false
  if (filter === 'rebel' || filter === 'empire') return unit.faction === filter
  if (filter === 'space' || filter === 'ground') return unit.front.domain === filter
  return (
    filter === 'all' || refusalOf(trial, unit, false) === '' || refusalOf(trial, unit, true) === ''
  )
}

function Row({ store, trial, unit }: { store: SkirmishStore; trial: Trial; unit: UnitData }) {
  const sheet = unit.number * 2
  const off = [false, true].map((inReserve) => refusalOf(trial, unit, inReserve))
  const isOff = off.every((why) => why !== '')
  const icons = ICONS.filter((_, i) => ((iconBits(unit.number) >> i) & 1) === 1)
  return (
    <tr class={`${unit.faction} ${isOff ? 'off' : ''} ${store.lookedAt === unit.id ? 'on' : ''}`}>
      <th scope="row">
        <button type="button" data-unit={unit.id} onClick={() => store.lookAt(unit.id)}>
          <Sign id={unitSymbol(unit.id)} size={20} /> {unit.name}
        </button>
      </th>
      <td>{costOf(unit)}</td>
      <td>{ATTACK[sheet]}</td>
      <td>{DEFENSE[sheet]}</td>
      <td>{DAMAGE[sheet]}</td>
      <td>{SHIELDS[sheet]}</td>
      <td class="wide">
        {icons.map(({ id, name, about }) => (
          <span title={`${name}: ${about}`}>
            <Sign id={iconSymbol(id)} size={14} />
          </span>
        ))}
      </td>
      <td class="wide">{moveWords(sheet)}</td>
      <td class="adds">
        {[false, true].map((inReserve, i) => (
          <button
            type="button"
            class="button"
            aria-label={`${unit.name} ${inReserve ? 'to the reserve' : 'to the table'}`}
            aria-disabled={off[i] !== ''}
            title={off[i] === '' ? '' : off[i]}
            onClick={() => store.addUnit(unit, inReserve)}
          >
            {inReserve ? 'R' : 'T'}
          </button>
        ))}
      </td>
    </tr>
  )
}

function Chosen({ store, trial }: { store: SkirmishStore; trial: Trial }) {
  const view = fleetView(trial)
  return (
    <section class="chosen" aria-label="Your fleet">
      <Part
        store={store}
        title="On the table"
        parts={view.table}
        count={view.tableStars}
        most={TABLE_STARS}
        inReserve={false}
      />
      <Part
        store={store}
        title="Reserve"
        parts={view.reserve}
        count={view.reserveStars}
        most={RESERVE_STARS}
        inReserve={true}
      />
      {view.checks.length > 0 && (
        <>
          <h2>Checks</h2>
          <ul class="checks">
            {view.checks.map(({ text, isMet }) => (
              <li class={isMet ? '' : 'warn'}>
                {isMet ? '✓' : '✕'} {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <KeepFleet store={store} view={view} />
    </section>
  )
}

function Part({
  store,
  title,
  parts,
  count,
  most,
  inReserve,
}: {
  store: SkirmishStore
  title: string
  parts: readonly FleetPart[]
  count: number
  most: number
  inReserve: boolean
}) {
  return (
    <>
      <h2>
        {title}{' '}
        <small>
          {count} of {most} ★
        </small>
      </h2>
      <div class="cells" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i class={i < count ? 'on' : ''} />
        ))}
      </div>
      <ul>
        {parts.map(({ unit, count: copies }) => (
          <li key={unit.id} class={unit.faction}>
            <Sign id={unitSymbol(unit.id)} size={19} />
            <span>
              {unit.name} {copies > 1 && <b>×{copies}</b>}
            </span>
            <small>{costOf(unit) * copies} ★</small>
            <button
              type="button"
              class="button square"
              aria-label={`Take out ${unit.name}`}
              onClick={() => store.takeOut(addMove(unit, inReserve))}
            >
              −
            </button>
          </li>
        ))}
      </ul>
      {count < most && <p class="small">{stars(most - count)} left</p>}
    </>
  )
}
