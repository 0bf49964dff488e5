import { STAND, smallOf, verbOf } from '../../../../../engine/skirmish/state/moves.js'
import { shortOf } from '../../../../../engine/skirmish/state/rules.js'
import { hasBothEdges } from '../../../../../engine/skirmish/state/segments.js'
import { ownerOf, xOf, yOf } from '../../../../../engine/skirmish/state/units.js'
import { slid } from '../../decision/placing.js'
import { dueUnits } from '../../decision/question.js'
import { enemiesOf } from '../../decision/sight.js'
import { ALL, clearTurn, roomAfter, segmentTo, turnsOf } from '../../decision/way.js'
import { fleetKeys } from '../fleet/fleet-keys.js'
import type { SkirmishStore } from '../store.js'

/** Keys of the table: the dial and the length of a way, turning what is placed, other units, the view. */

const TURN = 15
const MM = 100
const SLIDE = 500

export function skirmishKeys(store: SkirmishStore): Readonly<Record<string, () => void>> {
  if (store.question?.sort === 'fleet') return fleetKeys(store)
  return {
    ArrowLeft: () => aside(store, 1, TURN, SLIDE),
    ArrowRight: () => aside(store, -1, TURN, SLIDE),
    'Shift-ArrowLeft': () => aside(store, 1, 1, MM),
    'Shift-ArrowRight': () => aside(store, -1, 1, MM),
    ArrowUp: () => lengthen(store, 1),
    ArrowDown: () => lengthen(store, -1),
    'Shift-ArrowUp': () => step(store, MM),
    'Shift-ArrowDown': () => step(store, -MM),
    '[': () => turn(store, store.way.joint === null ? TURN : 1),
    ']': () => turn(store, store.way.joint === null ? -TURN : -1),
    '{': () => turn(store, 1),
    '}': () => turn(store, -1),
    '>': () => step(store, MM),
    '<': () => step(store, -MM),
    Home: () => store.way.joint !== null && store.way.set({ turn: 0 }),
    ' ': () => store.layDown(),
    e: () => store.moveHere(),
    '.': () => otherEdge(store),
    a: () => faceNext(store),
    c: () => takeClear(store),
    x: () => standStill(store),
    n: () => another(store),
    s: () => store.question?.sort === 'orders' && void store.fillIn(),
    // Behind the key, so that it is not typed
    '/': () => window.setTimeout(openTyped),
    t: () => store.toggle('chances'),
    m: () => store.viewport.show(null),
    '+': () => store.viewport.zoomBy(1.25),
    '-': () => store.viewport.zoomBy(0.8),
  }
}

function openTyped(): void {
  document.querySelector<HTMLElement>('.typed-open')?.click()
}

/** Turns a way to the left or right; a unit that is placed slides along what it touches. */
function aside(store: SkirmishStore, sign: number, degrees: number, length: number): void {
  const { present, question } = store
  if (question?.sort !== 'place') return turn(store, sign * degrees)
  if (present?.ghost == null) return
  const spot = slid(present.trial, present.ghost, sign * length)
  if (spot !== null) store.place.put(spot)
}

/** Turns the way in hand, or the unit that is placed. */
function turn(store: SkirmishStore, by: number): void {
  const { question, present } = store
  const { joint } = store.way
  if (joint !== null) {
    const { least, most } = turnsOf(joint)
    store.way.set({ turn: Math.max(least, Math.min(most, store.way.segment.turn + by)) })
  } else if (question?.sort === 'place' && present !== null)
    store.place.headTo(store.place.headingOf(present.trial) + by)
}

/** By quarters of the segment. */
function lengthen(store: SkirmishStore, quarters: number): void {
  const { joint } = store.way
  if (joint === null) return
  step(store, (quarters * roomAfter(joint, store.way.segment.turn).whole) / 4)
}

function step(store: SkirmishStore, by: number): void {
  const { joint } = store.way
  if (joint === null) return
  const { room } = roomAfter(joint, store.way.segment.turn)
  const length = Math.min(store.way.segment.length, room) + by
  store.way.set({ length: length >= room ? ALL : Math.max(0, length) })
}

/** S instead of L, and back. */
function otherEdge(store: SkirmishStore): void {
  const { joint } = store.way
  if (joint === null || !hasBothEdges(joint.state)) return
  const short = shortOf(joint.state)
  store.way.set({ length: store.way.segment.length <= short ? ALL : short })
}

/** The next enemy to the left straight ahead. */
function faceNext(store: SkirmishStore): void {
  const { joint } = store.way
  if (joint === null) return
  const { state, slot } = joint
  const turns = enemiesOf(state, ownerOf(slot))
    .map((enemy) => segmentTo(joint, { x: xOf(state, enemy), y: yOf(state, enemy) }).turn)
    .sort((a, b) => b - a)
  const next = turns.find((by) => by < store.way.segment.turn) ?? turns[0]
  if (next !== undefined) store.way.set({ turn: next })
}

function takeClear(store: SkirmishStore): void {
  const { joint } = store.way
  const clear = joint === null ? null : clearTurn(joint, store.way.segment.turn)
  if (clear !== null) store.way.set({ turn: clear, length: ALL })
}

/** The unit in hand does not move. */
function standStill(store: SkirmishStore): void {
  const { session, present } = store
  const slot = present?.trial.slot ?? -1
  const stand = session?.legal.find((move) => verbOf(move) === STAND && smallOf(move) === slot)
  if (stand !== undefined) store.choose(stand)
}

/** The next of the units that stand in the set-up is placed anew. */
function placeNext(store: SkirmishStore): void {
  const { table, present } = store
  const own = table.units.filter(({ owner }) => owner === table.reader).map(({ slot }) => slot)
  const at = own.indexOf(store.place.replaced?.slot ?? -1)
  const next = own.filter((slot) => slot !== present?.slot || slot === own[at])[at + 1] ?? own[0]
  if (table.turn === 0 && next !== undefined) store.placeAgain(next)
}

/** Another unit that may act now, or another shooter. */
function another(store: SkirmishStore): void {
  const { session, present, question } = store
  if (question?.sort === 'orders') return store.naming.next()
  if (question?.sort === 'place') return placeNext(store)
  if (session === null || present === null || store.kind !== 'act') return
  const due = dueUnits(session.legal)
  const at = due.indexOf(present.trial.slot)
  const next = due[(at + 1) % due.length]
  if (next !== undefined) store.chooseTarget(next)
}
