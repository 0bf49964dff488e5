import { FIRST_SHOT } from '../../../../../engine/skirmish/fire/shots.js'
import { FIRE_AT, isCard, smallOf, verbOf } from '../../../../../engine/skirmish/state/moves.js'
import { isOnTable, ownerOf } from '../../../../../engine/skirmish/state/units.js'
import type { State } from '../../../../../engine/state.js'
import { withOrders } from '../../decision/orders.js'
import { dueUnits } from '../../decision/question.js'
import { chanceOf, type Shot, shotsOf, threatsTo } from '../../decision/sight.js'
import { arcOf, type FireArc, knownOrders, type SkirmishTable } from '../../table/table.js'
import { millimetres } from '../../words/names.js'
import type { SkirmishStore } from '../store.js'
import { shotUnderWay } from './shot-now.js'

/** Which arcs and lines of fire are drawn, and what is marked on the table, for what is asked now. */

/** A line of fire, between units or at a home card. */
export interface FireLine {
  readonly from: number
  readonly to: number
  /** `mine`, `theirs`, `chosen`, `possible`. */
  readonly class: string
  /** Chances to hit and to destroy; left out for a bare line. */
  readonly hit?: number
  readonly kill?: number
  /** An order that is given, no mere possibility. */
  readonly isOrder?: true
}

export interface FireLook {
  readonly arcs: readonly {
    readonly arc: FireArc
    readonly style: string
    readonly label: string
  }[]
  readonly lines: readonly FireLine[]
  /** By slot or home card. */
  readonly marks: ReadonlyMap<number, string>
}

export function fireLook(store: SkirmishStore, table: SkirmishTable): FireLook {
  const { present, pointed } = store
  const marks = new Map<number, string>()
  const arcs: FireLook['arcs'][number][] = []
  const lines: FireLine[] = []
  const own = table.reader === 'all' ? -1 : table.reader
  const draw = (s: State, slot: number, style: string, isNamed = false): void => {
    const arc = arcOf(s, slot, FIRST_SHOT)
    const label = isNamed && arc !== null ? millimetres(arc.radius * 100) : ''
    if (arc !== null)
      arcs.push({ arc, style: `${table.seats[ownerOf(slot)]?.style} ${style}`, label })
  }
  for (const { slot, owner } of table.units) {
    if (store.layers.has('their-arcs') && owner !== own) draw(table.state, slot, 'faint')
  }
  const looked = store.overUnit >= 0 ? store.overUnit : pointed
  if (looked >= 0 && !isCard(looked) && isOnTable(table.state, looked)) {
    draw(table.state, looked, 'looked-at', true)
    for (const shot of shotsOf(table.state, looked)) lines.push(lineOf(shot, 'possible', true))
    marks.set(looked, 'chosen')
  }
  if (store.hoveredTarget >= 0) marks.set(store.hoveredTarget, 'chosen')
  const { session } = store
  const shot = shotUnderWay(store)
  if (shot !== null) {
    lines.push({ from: shot.shooter, to: shot.target, class: 'chosen' })
    marks.set(shot.target, 'aimed')
  }
  if (present === null || session === null) {
    if (store.layers.has('lines')) lines.push(...orderLines(table, own))
    return { arcs, lines, marks }
  }
  const { question, ghost, slot } = present
  if (question.sort === 'orders') {
    markOrders(store, marks, lines)
    const { shooter } = store.naming
    if (shooter !== null && store.layers.has('own-arcs'))
      draw(table.state, shooter.slot, 'filled', true)
  } else if (ghost !== null && slot >= 0 && question.sort === 'way') {
    if (store.layers.has('own-arcs')) draw(ghost.state, slot, 'filled', true)
    if (store.layers.has('lines')) lines.push(...sightLines(ghost.state, slot))
    for (const due of dueUnits(session.legal)) if (due !== slot) marks.set(due, 'due')
  } else if (ghost !== null && slot >= 0 && question.sort === 'place') {
    if (store.layers.has('own-arcs')) draw(ghost.state, slot, 'filled', true)
  } else {
    for (const { target } of question.answers)
      if (target >= 0 && !marks.has(target)) marks.set(target, 'lit')
    if (store.layers.has('lines')) lines.push(...orderLines(table, own))
  }
  return { arcs, lines, marks }
}

function lineOf({ shooter, target, hit, kill }: Shot, style: string, isTold: boolean): FireLine {
  return { from: shooter, to: target, class: style, ...(isTold ? { hit, kill } : {}) }
}

const MOST_TOLD = 3

/** What the unit in hand would see, and what would see it. */
function sightLines(s: State, slot: number): readonly FireLine[] {
  const own = shotsOf(s, slot).map((shot, i) => lineOf(shot, 'mine', i < MOST_TOLD))
  const theirs = threatsTo(s, slot, true)
    .filter(({ sort }) => sort !== 'not')
    .map(({ shooter, sort }) => ({
      from: shooter,
      to: slot,
      class: sort === 'sees' ? 'theirs' : 'theirs coming',
    }))
  return [...own, ...theirs]
}

/** Orders that are known and not carried out yet. */
function orderLines({ state }: SkirmishTable, own: number): readonly FireLine[] {
  return knownOrders(state).map(({ slot, target }) => ({
    from: slot,
    to: target,
    class: ownerOf(slot) === own ? 'mine' : 'theirs',
    isOrder: true,
  }))
}

/** Orders that are named, and what else the shooter in hand may fire at. */
function markOrders(store: SkirmishStore, marks: Map<number, string>, lines: FireLine[]): void {
  const { session, naming } = store
  const { shooter, orders } = naming
  if (session === null) return
  const s = withOrders(session.observation, orders)
  for (const { slot, order } of store.naming.shooters)
    for (const move of [order.first, order.second])
      if (move !== null && verbOf(move) === FIRE_AT)
        lines.push({
          from: slot,
          to: smallOf(move),
          class: slot === shooter?.slot ? 'chosen' : 'mine',
          isOrder: true,
          ...(slot === shooter?.slot ? chanceOf(s, slot, smallOf(move), FIRST_SHOT) : {}),
        })
  if (shooter === null) return
  marks.set(shooter.slot, 'chosen')
  for (const move of [...shooter.firsts, ...shooter.seconds]) {
    if (verbOf(move) !== FIRE_AT) continue
    const target = smallOf(move)
    if (!marks.has(target)) marks.set(target, 'lit')
    if (!lines.some(({ from, to }) => from === shooter.slot && to === target))
      lines.push({ from: shooter.slot, to: target, class: 'possible' })
  }
}
