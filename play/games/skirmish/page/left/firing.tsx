import { RUTHLESS } from '../../../../../engine/skirmish/facts/icons.js'
import { FIRST_SHOT, mayFire, SECOND_SHOT } from '../../../../../engine/skirmish/fire/shots.js'
import { HAS_FIRED, hasIcon, hasStatus } from '../../../../../engine/skirmish/state/units.js'
import { refsOf } from '../../../../../engine/skirmish/text/names.js'
import type { LogLine } from '../../../../shell/session.js'
import { chanceOf } from '../../decision/sight.js'
import type { SkirmishTable, TableUnit } from '../../table/table.js'
import { viewOf } from '../../table/view.js'
import { percent, targetLabel } from '../../words/names.js'
import { markOf, Sign, unitSymbol } from '../sign.js'
import type { SkirmishStore } from '../store.js'
import { ofThisTurn } from '../table/shot-now.js'

/** The Fire step: who has fired at whom with what result, and who has still to fire. */
export function Firing({ store, table }: { store: SkirmishStore; table: SkirmishTable }) {
  const fired = firedIn(table, ofThisTurn(store.told))
  const waiting = table.units.filter((unit) => stillFires(table, unit))
  const players = table.seats.filter(({ player }) => waiting.some(({ owner }) => owner === player))
  return (
    <section class="order firing">
      {fired.length > 0 && (
        <>
          <h2>
            Fired <small>one shooter each in turn</small>
          </h2>
          <ol>
            {fired.map(({ shooter, target, result }, i) => (
              <li key={i}>
                <Row table={table} slot={shooter} at={target} text={result} />
              </li>
            ))}
          </ol>
        </>
      )}
      {players.map(({ player, style, name }) => (
        <div key={player}>
          <h2 class={style}>
            <Sign id={markOf(style)} size={11} />{' '}
            {player === table.reader ? 'Yours still to fire' : `${name} still to fire`}
          </h2>
          <ol>
            {waiting
              .filter(({ owner }) => owner === player)
              .map(({ slot }) => (
                <li key={slot}>
                  <Row table={table} slot={slot} {...planned(table, slot)} />
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

interface Fired {
  readonly shooter: number
  readonly target: number
  readonly result: string
}

/** Each attack with what came of it. */
function firedIn({ state }: SkirmishTable, lines: readonly LogLine[]): readonly Fired[] {
  const refs = refsOf(state)
  const fired: Fired[] = []
  for (const { event } of lines) {
    const last = fired[fired.length - 1]
    if (event.kind === 'attack') {
      const shooter = refs.get(event.units?.[0]?.unit ?? '')
      const target = refs.get(event.target ?? '')
      if (shooter !== undefined && target !== undefined)
        fired.push({ shooter, target, result: 'now' })
    } else if (last !== undefined && RESULTS.has(event.kind))
      fired[fired.length - 1] = { ...last, result: resultOf(event.kind, event.value ?? 0) }
  }
  return fired
}

const RESULTS: ReadonlySet<string> = new Set(['missed', 'hit', 'harmed', 'doomed'])

function resultOf(kind: string, value: number): string {
  if (kind === 'harmed') return `hit, ${value} damage`
  return kind === 'doomed' ? 'destroyed it' : kind
}

/** It has orders, or names its target as it fires. */
function stillFires({ state }: SkirmishTable, { slot }: TableUnit): boolean {
  const view = viewOf(state)
  if (view.firstTarget(slot) >= 0 || view.secondTarget(slot) >= 0) return true
  return (
    hasIcon(state, slot, RUTHLESS) && !hasStatus(state, slot, HAS_FIRED) && mayFire(state, slot)
  )
}

/** Whom it fires at, as far as that is known. */
function planned({ state }: SkirmishTable, slot: number): { at: number; text: string } {
  const view = viewOf(state)
  const first = view.firstTarget(slot)
  const target = first >= 0 ? first : view.secondTarget(slot)
  if (target < 0) return { at: -1, text: '' }
  const { hit } = chanceOf(state, slot, target, first >= 0 ? FIRST_SHOT : SECOND_SHOT)
  return { at: target, text: percent(hit) }
}

function Row({
  table,
  slot,
  at,
  text,
}: {
  table: SkirmishTable
  slot: number
  at: number
  text: string
}) {
  const unit = table.units.find((one) => one.slot === slot)
  if (unit === undefined) return null
  return (
    <span class={`line shooter ${table.seats[unit.owner]?.style ?? ''}`}>
      <Sign id={unitSymbol(unit.id)} size={18} />
      <span>
        <b>{unit.name}</b>
        <small>{at < 0 ? 'ruthless' : `at ${targetLabel(table.state, at)}`}</small>
      </span>
      <small>{text}</small>
    </span>
  )
}
