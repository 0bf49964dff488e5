import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Brains, PlainBrains } from '../../../agents/brains.js'
import { brainsFor } from '../../../agents/brains-for.js'
import { mctsFactory } from '../../../agents/mcts/mcts.js'
import { horizonOf, isAmple } from '../../../agents/mcts/options.js'
import { Search } from '../../../agents/mcts/search.js'
import { parseSettings } from '../../../agents/spec.js'
import { REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import type { State } from '../../../engine/state.js'
import { ChooseDoor, LEAVE, LEFT, RIGHT, STAY } from '../../toys/choose-door.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { choiceAt, mctsOf } from '../playing.js'

class Judged extends PlainBrains {
  override readonly evaluates = true
  left = 0
  worth = 0.5

  override tempo(): number {
    return this.left
  }

  override value(): number {
    return this.worth
  }
}

const game = new ChooseDoor()
const brains = new Judged(game)
const search = new Search(game, brains, {
  rule: 'puct',
  c: 1,
  widening: 0,
  trees: 2,
  plans: true,
  depth: 4,
  epsilon: 0,
  backup: 'mean',
  limit: 6,
  minimax: 0,
  mast: false,
})

/** The end after staying and choosing the right (or wrong) door. */
function end(right: boolean): State {
  const state = game.apply(game.start({}, 'judge'), STAY)
  for (const door of [LEFT, RIGHT]) {
    const over = game.apply(state, door)
    if ((game.outcome(over)?.utility[0] === 1) === right) return over
  }
  throw new Error('no such end')
}

const judged = (state: State, left: number): number => {
  brains.left = left
  return search.judge(state)[0] as number
}

test('a game won early is worth more than one won late, a lost one less', () => {
  assert.ok(judged(end(true), 0.8) > judged(end(true), 0.2))
  assert.ok(judged(end(false), 0.8) < judged(end(false), 0.2))
})

test('tempo never makes a lost game better than a won one, nor leaves 0 to 1', () => {
  for (const left of [0, 0.5, 1]) {
    assert.ok(judged(end(true), left) <= 1 && judged(end(true), left) > 0.98)
    assert.ok(judged(end(false), left) >= 0 && judged(end(false), left) < 0.02)
  }
})

test('an unfinished game is never judged as certain', () => {
  const state = game.start({}, 'judge')
  brains.left = 1
  brains.worth = 1
  assert.equal([...search.judge(state)], [0.99, 1 - 0.99])
  brains.worth = 0
  assert.equal([...search.judge(state)], [0.01, 1 - 0.01])
})

test('an end counts as it is', () => {
  assert.is(judged(game.apply(game.start({}, 'judge'), LEAVE), 1), 0.6)
})

/** Asks for patience, and counts the unfinished games that it judges. */
class Patient extends PlainBrains {
  override readonly evaluates = true
  judged = 0

  constructor(private readonly points: number) {
    super(new HiddenHands())
  }

  override patience(): number {
    return this.points
  }

  override value(): number {
    this.judged++
    return 0.5
  }
}

test('a large budget looks further ahead where brains want it, and a horizon that is set stays', () => {
  const plain = new PlainBrains(new HiddenHands())
  const rebels = brainsFor({ game: rebellion, options: {}, player: REBEL })
  const start = rebellion.start({}, 'horizon')
  const view = rebellion.view(REBEL).bind(start)
  const horizon = (options: string, brains: Brains = plain): number => {
    const settings = parseSettings(mctsFactory, options, options)
    return horizonOf(settings, brains.patience(view, isAmple(settings)))
  }
  assert.is(horizon('iterations=400'), 1)
  assert.is(horizon('iterations=400', new Patient(1)), 2)
  assert.is(horizon('iterations=1600'), 2)
  assert.is(horizon('iterations=1600', new Patient(1)), 2)
  assert.is(horizon('time=500ms'), 1)
  assert.is(horizon('time=5s'), 2)
  assert.is(horizon('iterations=1600,horizon=1', new Patient(1)), 1)
  // The network of Rebellion is judged one point ahead at any budget
  assert.is(horizon('iterations=1600', rebels), 1)
})

test('patience lets the playouts of a decision go on beyond the horizon', () => {
  const judgedWith = (points: number, options = ''): number => {
    const hands = new HiddenHands()
    const patient = new Patient(points)
    const agent = mctsOf(hands, `iterations=20${options}`, 0, 'patience', () => patient)
    const state = hands.start({}, 'patience')
    choiceAt(hands, agent, state)
    return patient.judged
  }
  assert.ok(judgedWith(0) > 0)
  assert.is(judgedWith(100), 0, 'all playouts reach the end')
  assert.ok(judgedWith(100, ',horizon=1') > 0, 'a horizon that is set stays')
})

test.run()
