import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Clock } from '../../../agents/agent.js'
import { PlainBrains, SEARCH_MOVES } from '../../../agents/brains.js'
import { MctsAgent, mctsFactory } from '../../../agents/mcts/mcts.js'
import { parseSettings } from '../../../agents/spec.js'
import { ChooseDoor, LEAVE } from '../../toys/choose-door.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { mctsOf } from '../playing.js'

/** A clock that goes on by one every time it is read: what is tested is when it is read, not how fast we are. */
class Ticks implements Clock {
  reads = 0

  constructor(
    readonly limitMs: number,
    private readonly step = 1,
  ) {}

  now(): number {
    return this.reads++ * this.step
  }
}

const moves = { list: new Int32Array(64), count: 0 }

for (const options of ['time=40ms', 'time=40ms,halving=off'])
  test(`${options} stops by the clock, which is read the more seldom the more time there is`, () => {
    const game = new HiddenHands()
    const agent = mctsOf(game, options, 0, 'time')
    const state = game.start({}, 'time')
    moves.count = game.moves(state, moves.list)
    const iterationsBy = (clock: Ticks): number => {
      agent.choose(game.observe(state, 0), moves, clock)
      return agent.account()?.iterations ?? 0
    }
    // A tick is a large part of the time: after each iteration it is seen whether there is another
    const coarse = new Ticks(Number.POSITIVE_INFINITY)
    const few = iterationsBy(coarse)
    assert.ok(few >= 30 && few <= 40, `${few} iterations`)
    assert.ok(coarse.reads <= 44, `${coarse.reads} reads`)
    const fine = new Ticks(Number.POSITIVE_INFINITY, 0.1)
    const many = iterationsBy(fine)
    assert.ok(many > 15 * 300 && many <= 16 * 400, `${many} iterations`)
    assert.ok(fine.reads <= 410, `${fine.reads} reads`)
  })

test('where time runs out within the first looks, what was looked at is chosen', () => {
  const game = new HiddenHands()
  const agent = mctsOf(game, 'time=3ms', 0, 'short')
  const state = game.start({}, 'short')
  moves.count = game.moves(state, moves.list)
  const clock = new Ticks(Number.POSITIVE_INFINITY)
  const move = agent.choose(game.observe(state, 0), moves, clock)
  const account = agent.account()
  assert.ok((account?.iterations ?? 99) <= 3, `${account?.iterations} iterations`)
  assert.is(account?.candidates[0]?.move, move)
  assert.ok((account?.candidates[0]?.visits ?? 0) > 0)
})

test('finding the candidates is part of the time', () => {
  const game = new HiddenHands()
  const state = game.start({}, 'slow')
  moves.count = game.moves(state, moves.list)
  const clock = new Ticks(Number.POSITIVE_INFINITY)
  class SlowToList extends PlainBrains {
    override candidates(): number {
      clock.reads += 35
      return SEARCH_MOVES
    }
  }
  const settings = parseSettings(mctsFactory, 'time=40ms', 'test')
  const seat = { game, options: {}, player: 0, seed: 'slow' }
  const agent = new MctsAgent(seat, settings, () => new SlowToList(game))
  agent.choose(game.observe(state, 0), moves, clock)
  assert.ok((agent.account()?.iterations ?? 99) <= 5, `${agent.account()?.iterations} iterations`)
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

test('a clock whose limit is no number is refused: such a search would never end', () => {
  const game = new HiddenHands()
  const agent = mctsOf(game, 'time=40ms', 0, 'nothing')
  const state = game.start({}, 'nothing')
  moves.count = game.moves(state, moves.list)
  assert.throws(
    () => agent.choose(game.observe(state, 0), moves, new Ticks(Number.NaN)),
    /Infinity/,
  )
})

test('who is told to hurry before he begins looks no further', () => {
  const game = new HiddenHands()
  const agent = mctsOf(game, 'time=40ms', 0, 'hurry')
  const state = game.start({}, 'hurry')
  moves.count = game.moves(state, moves.list)
  const never = Number.POSITIVE_INFINITY
  agent.choose(game.observe(state, 0), moves, { limitMs: never, now: () => never })
  assert.ok((agent.account()?.iterations ?? 99) <= 1, `${agent.account()?.iterations} iterations`)
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
