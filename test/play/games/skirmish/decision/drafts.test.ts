import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FLEETS } from '../../../../../agents/skirmish/data/fleets.js'
import { Random } from '../../../../../engine/random.js'
import { UNITS } from '../../../../../engine/skirmish/data/units.js'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { FINISH_FLEET, moveOf, verbOf } from '../../../../../engine/skirmish/state/moves.js'
import { begun } from '../../../../../play/games/skirmish/decision/act.js'
import {
  fleetView,
  readyMoves,
  refusalOf,
} from '../../../../../play/games/skirmish/decision/fleet.js'
import {
  movesOf,
  type Orders,
  shootersOf,
  withOrder,
} from '../../../../../play/games/skirmish/decision/orders.js'
import {
  headed,
  isHeading,
  isPlacing,
  placedAt,
} from '../../../../../play/games/skirmish/decision/placing.js'
import { Trial } from '../../../../../play/games/skirmish/decision/trial.js'
import {
  ended,
  lay,
  mayTurn,
  segmentsTo,
  stepsIn,
  typedWay,
} from '../../../../../play/games/skirmish/decision/way.js'
import { Session } from '../../../../../play/shell/session.js'

/** What the page drafts is made of legal moves, and comes out in the game as it was drawn. */

const spotIn = (random: Random) => ({ x: random.below(121_900), y: random.below(121_900) })

/** Makes them in the game; false where one was not legal. */
function playAll(session: Session, moves: readonly number[]): boolean {
  for (const move of moves) {
    if (!session.isMine || !session.legal.includes(move)) return false
    session.play(move)
  }
  return true
}

/** The act of a person by what the page has for it, drawn at random. */
function draft(session: Session, random: Random, heading?: number): readonly number[] {
  const { kind, observation } = session
  if (kind === 'fleet') {
    const fleet = FLEETS.find(({ battles }) => battles.includes('mixed'))
    if (fleet === undefined) throw new Error('no fleet for a mixed battle')
    return [...readyMoves(fleet), moveOf(FINISH_FLEET)]
  }
  const orders =
    kind === 'target' || kind === 'second-target' ? shootersOf(observation, new Map()) : []
  if (orders.length > 0) return movesOf(observation, namedAtRandom(observation, random))
  let trial = begun(Trial.of(observation), kind)
  for (let i = 0; trial.isOpen && i < 60; i++) {
    if (isPlacing(trial)) trial = placedAt(trial, spotIn(random))
    else if (isHeading(trial)) trial = headed(trial, heading ?? random.below(360))
    else if (mayTurn(trial)) trial = ended(segmentsTo(trial, spotIn(random)).reduce(lay, trial))
    else trial = trial.with(trial.legal[random.below(trial.legal.length)] as number)
  }
  return trial.moves
}

function namedAtRandom(observation: Session['observation'], random: Random): Orders {
  let orders: Orders = new Map()
  for (;;) {
    const open = shootersOf(observation, orders).find(({ isNamed }) => !isNamed)
    if (open === undefined) return orders
    const isSecond = open.firsts.length === 0 || open.order.first !== null
    const among = isSecond ? open.seconds : open.firsts
    orders = withOrder(orders, open.slot, isSecond, among[random.below(among.length)] as number)
  }
}

test('fleets, places, ways and orders that are drafted are legal, one move after the other', () => {
  const kinds = new Set<string>()
  for (const seed of ['draft-1', 'draft-2', 'draft-3']) {
    const random = new Random(seed)
    const session = new Session(skirmish, { table: 'small' }, seed, [0])
    for (let acts = 0; acts < 400 && !session.isOver; acts++) {
      if (!session.isMine) {
        const { legal } = session
        session.play(legal[random.below(legal.length)] as number)
        continue
      }
      kinds.add(session.kind)
      const moves = draft(session, random)
      assert.ok(moves.length > 0, `${session.kind}: nothing is drafted`)
      assert.ok(
        playAll(session, moves) || session.isOver || !session.isMine,
        `${seed}, act ${acts}: ${session.kind}`,
      )
    }
  }
  for (const kind of ['fleet', 'place', 'act', 'target'])
    assert.ok(kinds.has(kind), `${kind} is never asked`)
})

test('a unit stands in the game where its ghost stood', () => {
  const random = new Random('ghost')
  const session = new Session(skirmish, { table: 'small' }, 'ghost', [0])
  let ways = 0
  for (let acts = 0; acts < 600 && ways < 25 && !session.isOver; acts++) {
    const isWay = session.isMine && session.kind === 'act'
    const before = Trial.of(session.observation)
    const moves = session.isMine
      ? draft(session, random)
      : [session.legal[random.below(session.legal.length)] as number]
    const slot = isWay ? before.with(moves[0] as number).slot : -1
    for (const move of moves) if (session.legal.includes(move)) session.play(move)
    if (!isWay || slot < 0) continue
    ways++
    const ghost = Trial.of(before.state, moves)
    const view = skirmish.view(0)
    const [x, y, heading] = [view.bind(ghost.state).x(slot), view.y(slot), view.heading(slot)]
    view.bind(session.observation)
    if (view.place(slot) === 2)
      assert.equal([view.x(slot), view.y(slot), view.heading(slot)], [x, y, heading])
  }
  assert.ok(ways >= 20, `${ways} ways`)
})

test('a way that is typed is the same way', () => {
  const session = new Session(skirmish, {}, 'typed', [0])
  const random = new Random('typed')
  while (session.kind !== 'act' || !session.isMine) {
    const moves = session.isMine ? draft(session, random, 90) : [session.legal[0] as number]
    for (const move of moves) if (session.legal.includes(move)) session.play(move)
  }
  const trial = begun(Trial.of(session.observation), 'act')
  const way = typedWay(trial, 'left 30 40')
  assert.equal(way, [{ turn: 30, length: 4000 }])
  assert.equal(stepsIn(way.reduce(lay, trial).moves).slice(0, 1), [{ turn: 30, length: 4000 }])
  assert.throws(() => typedWay(trial, 'leftish 30'), /does not fit/)
})

test('a fleet says what is missing, and why a unit cannot be added', () => {
  const start = Trial.of(new Session(skirmish, {}, 'fleet', [0]).observation)
  assert.is(fleetView(start).mayFinish, false)
  assert.is(fleetView(start).missing, 'no unit is on the table yet')
  const destroyer = UNITS.find(({ id }) => id === 'star-destroyer')
  const vader = UNITS.find(({ id }) => id === 'darth-vader')
  if (destroyer === undefined || vader === undefined) throw new Error('units are missing')
  const one = Trial.of(
    start.state,
    readyMoves({ table: 'darth-vader 2*star-destroyer', reserve: '' }),
  )
  assert.is(refusalOf(one, vader, false), 'a person fights once')
  const three = Trial.of(start.state, readyMoves({ table: '3*star-destroyer', reserve: '' }))
  assert.is(refusalOf(three, destroyer, true), 'at most 3 of a kind')
  assert.is(refusalOf(three, vader, false), '')
  assert.match(fleetView(one).missing, /Ground 0 stars: 10 more needed/)
  assert.ok(one.legal.every((move) => verbOf(move) !== FINISH_FLEET))
})

test.run()
