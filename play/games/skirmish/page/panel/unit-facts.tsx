import { ICONS } from '../../../../../engine/skirmish/data/icons.js'
import {
  ATTACK,
  DAMAGE,
  DEFENSE,
  ICON_MASK,
  SHIELDS,
  unitKind,
} from '../../../../../engine/skirmish/facts/units.js'
import { isCard } from '../../../../../engine/skirmish/state/moves.js'
import { iconsOf, kindAt, sheetOf } from '../../../../../engine/skirmish/state/units.js'
import { moveWords } from '../../decision/fleet.js'
import { type SkirmishTable, unitOf } from '../../table/table.js'
import { stars } from '../../words/names.js'
import { iconSymbol, Sign, unitSymbol } from '../sign.js'
import type { SkirmishStore } from '../store.js'

/** The unit that is looked at: its values, its way to move, its icons in words. */
export function UnitFacts({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const { pointed } = store
  if (pointed < 0 || isCard(pointed)) return null
  const unit = unitOf(table.state, pointed)
  const sheet = sheetOf(table.state, pointed)
  return (
    <section class={`unit-facts ${table.seats[unit.owner]?.style}`} aria-label={unit.name}>
      <Values
        name={unitKind(kindAt(table.state, pointed)).name}
        id={unit.id}
        sheet={sheet}
        starCount={unit.stars}
      />
      <p>
        Damage {unit.harm}, destroyed by {unit.fatal}.
      </p>
      <IconList mask={iconsOf(table.state, pointed)} />
    </section>
  )
}

export function Values({
  name,
  id,
  sheet,
  starCount,
}: {
  name: string
  id: string
  sheet: number
  starCount: number
}) {
  return (
    <>
      <h2 class="unit-name">
        <Sign id={unitSymbol(id)} size={26} /> <b>{name}</b> <small>{stars(starCount)}</small>
      </h2>
      <dl class="values">
        <Value name="Attack" id="st-attack" value={ATTACK[sheet]} />
        <Value name="Defense" id="st-defense" value={DEFENSE[sheet]} />
        <Value name="Damage" id="st-damage" value={DAMAGE[sheet]} />
        <Value name="Shields" id="st-shields" value={SHIELDS[sheet]} />
      </dl>
      <p>Moves {moveWords(sheet)}.</p>
    </>
  )
}

function Value({
  name,
  id,
  value,
}: {
  name: string
  id: 'st-attack' | 'st-defense' | 'st-damage' | 'st-shields'
  value: number | undefined
}) {
  return (
    <div>
      <dt>
        <Sign id={id} size={13} /> {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

export function IconList({ mask }: { mask: number }) {
  const shown = ICONS.filter((_, i) => ((mask >> i) & 1) === 1)
  return (
    <ul class="icon-list">
      {shown.map(({ id, name, about }) => (
        <li key={id}>
          <Sign id={iconSymbol(id)} size={17} />
          <span>
            <b>{name}</b> {about}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function masksOf(sheet: number): number {
  return ICON_MASK[sheet] as number
}
