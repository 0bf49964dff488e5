import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Clock } from '../../../agents/agent.js'
import { ChooseDoor, LEAVE } from '../../toys/choose-door.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { mctsOf } from '../playing.js'

/** A clock that goes on by one every time it is read: what is tested is when it is read, not how fast we are. */
class Ticks implements Clock {
  reads = 0

  constructor(readonly limitMs: number) {}

  now(): number {
    return this.reads++
  }
}

const moves = { list: new Int32Array(64), count: 0 }

for (const options of ['time=40ms', 'time=40ms,halving=off'])
  test(`${options} stops by the clock, which is read once in sixteen iterations`, () => {
    const game = new HiddenHands()
    const agent = mctsOf(game, options, 0, 'time')
    const state = game.start({}, 'time')
    moves.count = game.moves(state, moves.list)
    const clock = new Ticks(Number.POSITIVE_INFINITY)
    agent.choose(game.observe(state, 0), moves, clock)
    const iterations = agent.account()?.iterations ?? 0
    // 40 ticks, and half as many again where the two best are close.
    assert.ok(iterations >= 16 * 38 && iterations <= 16 * 63, `${iterations} iterations`)
    assert.ok(clock.reads <= 64, `${clock.reads} reads`)
  })

test('the limit of the clock is kept, whatever the agent would like', () => {
  const game = new HiddenHands()
  const agent = mctsOf(game, 'time=1000ms', 0, 'limit')
  const state = game.start({}, 'limit')
  moves.count = game.moves(state, moves.list)
  const clock = new Ticks(20)
  agent.choose(game.observe(state, 0), moves, clock)
  assert.ok(clock.reads <= 20, `${clock.reads} reads`)
})

test('a choice that is settled stops before its time', () => {
  const game = new ChooseDoor()
  const agent = mctsOf(game, 'time=1000ms', 0, 'settled')
  const state = game.start({}, 'settled')
  moves.count = game.moves(state, moves.list)
  const clock = new Ticks(Number.POSITIVE_INFINITY)
  assert.is(agent.choose(game.observe(state, 0), moves, clock), LEAVE)
  assert.ok(clock.reads < 500, `${clock.reads} reads`)
})

test('an agent that counts iterations never looks at the clock', () => {
  const game = new HiddenHands()
  const agent = mctsOf(game, 'iterations=100', 0, 'counted')
  const state = game.start({}, 'counted')
  moves.count = game.moves(state, moves.list)
  const clock = new Ticks(1)
  agent.choose(game.observe(state, 0), moves, clock)
  assert.is(clock.reads, 0)
})

test.run()
