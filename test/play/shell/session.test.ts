import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../engine/random.js'
import { equalStates } from '../../../engine/state.js'
import { Session } from '../../../play/shell/session.js'
import { LookFirst } from '../../toys/look-first.js'
import { partners, threeAlone } from '../../toys/tricks.js'

const game = partners()
const [NORTH, EAST, SOUTH] = [0, 1, 2]

function begun(people: readonly number[], moves: number): Session {
  const session = new Session(game, {}, 'session', people)
  for (let i = 0; i < moves; i++) session.play(session.legal[0] as number)
  return session
}

test('the one who looks is the person who decides, or did so last', () => {
  const session = begun([NORTH, SOUTH], 0)
  assert.is(session.viewer, NORTH)
  session.play(session.legal[0] as number)
  assert.is(session.actor, EAST)
  assert.is(session.isMine, false)
  assert.is(session.viewer, NORTH)
  session.play(session.legal[0] as number)
  assert.is(session.viewer, SOUTH)
  assert.ok(equalStates(session.observation, game.observe(session.truth, SOUTH)))
})

test('every person has a log of his own, and a step back shortens all of them', () => {
  const session = begun([NORTH, SOUTH], 3)
  for (const person of [NORTH, SOUTH]) assert.is(session.logOf(person).length, 3)
  assert.is(session.logOf(EAST).length, 0)
  session.takeBack(1)
  for (const person of [NORTH, SOUTH]) assert.is(session.logOf(person).length, 1)
})

test('a step back is free until another has decided', () => {
  assert.is(begun([NORTH], 0).undoPoint(false), 'nothing')
  assert.is(begun([NORTH], 1).undoPoint(false), 0)
  assert.is(begun([NORTH], 2).undoPoint(false), 'opponent')
  assert.is(begun([NORTH], 2).undoPoint(true), 0)
  assert.is(begun([NORTH, EAST], 2).undoPoint(false), 1)
})

test('whoever is said to look takes back only what he decided himself', () => {
  const session = begun([NORTH, EAST], 2)
  session.look(NORTH)
  assert.is(session.viewer, NORTH)
  assert.is(session.undoPoint(false), 'opponent')
  session.look(EAST)
  assert.is(session.undoPoint(false), 1)
  assert.equal(
    session.toldToAll(1).map(({ number }) => number),
    [1],
  )
})

test('a step back that showed something hidden is not free', () => {
  const look = new LookFirst()
  const session = new Session(look, {}, 'session', [0])
  const isLook = (move: number): boolean => look.describe(session.truth, move) === 'look'
  session.play(session.legal.find(isLook) as number)
  assert.is(session.undoPoint(false), 'learned')
})

test('moves of one decision are taken back together', () => {
  const session = new Session(threeAlone(), {}, 'session', [0, 1, 2])
  session.beginDecision()
  for (let i = 0; i < 2; i++) session.play(session.legal[0] as number)
  assert.is(session.undoPoint(false), 0)
})

test('a record goes on where it stopped, for every seat', () => {
  const random = new Random('record')
  const whole = begun([NORTH], 0)
  while (!whole.isOver) whole.play(whole.legal[random.below(whole.legal.length)] as number)
  for (const seat of game.seats({}).keys()) {
    const again = Session.of(game, whole.record(), [seat])
    assert.ok(equalStates(again.truth, whole.truth))
    assert.is(again.viewer, seat)
    assert.equal(
      again.courseOf(seat).looks.map(({ bytes }) => [...bytes]),
      whole.courseOf(seat).looks.map(({ bytes }) => [...bytes]),
    )
  }
})

test.run()
