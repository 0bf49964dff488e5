import type { ReplayLook } from '../../../../page/game-page.js'
import { type OffUnit, tableOf } from '../../table/table.js'
import { curveStyle } from '../curve-style.js'
import { markOf, Sign } from '../sign.js'
import { StillTable } from '../table/still-table.js'
import { Standings } from './standings.js'

/** The table of a replay; who sees all sees sealed orders of everybody. */
export function ReplayBoard({ state, eyes }: ReplayLook) {
  const table = tableOf(state, eyes)
  return (
    <div class={`skirmish replay-table ${curveStyle(table)}`}>
      <StillTable table={table} />
    </div>
  )
}

export function ReplayBar({ state, eyes }: ReplayLook) {
  return <Standings table={tableOf(state, eyes)} you={-1} />
}

/** Reserves and losses of everybody, as far as these eyes see them. */
export function ReplayHands({ state, eyes }: ReplayLook) {
  const { seats } = tableOf(state, eyes)
  return (
    <>
      {seats.map(({ player, style, name, reserve, lost }) => (
        <section class={`skirmish replay-hand ${style}`} key={player}>
          <h2>
            <Sign id={markOf(style)} size={12} /> <b>{name}</b>
          </h2>
          <p>
            Reserve: {namesOf(reserve)}. Lost: {namesOf(lost)}.
          </p>
        </section>
      ))}
    </>
  )
}

function namesOf(units: readonly OffUnit[]): string {
  return units.map(({ name }) => name).join(', ') || 'nobody'
}
