import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { MoveList } from '../../../agents/agent.js'
import { PlainBrains } from '../../../agents/brains.js'
import { mctsFactory } from '../../../agents/mcts/mcts.js'
import { searchOptions } from '../../../agents/mcts/options.js'
import { RootSearch } from '../../../agents/mcts/root.js'
import { Search } from '../../../agents/mcts/search.js'
import { parseSettings } from '../../../agents/spec.js'
import type { State } from '../../../engine/state.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { choiceAt, mctsOf } from '../playing.js'

const game = new HiddenHands()

/** The four of twelve equal candidates that take part, in order. */
function taken(
  candidates: readonly number[],
  tieSeed: number,
  brains = new PlainBrains(game),
): number[] {
  const search = new Search(game, brains, searchOptions(parseSettings(mctsFactory, '', 'here')))
  const root = new RootSearch(game, brains, search)
  const list = Int32Array.from(candidates)
  const scores = new Float64Array(list.length)
  search.begin(0, list, scores, list.length, true, false, tieSeed)
  root.prepare(list, scores, list.length, 4, 1, 0)
  return root.candidates.map((one) => one.candidate)
}

test('equal candidates are taken by a hash of the decision, not by their place in the list', () => {
  const candidates = Array.from({ length: 12 }, (_, i) => i * 256)
  const counts = new Map<number, number>()
  for (let tieSeed = 1; tieSeed <= 600; tieSeed++) {
    const chosen = taken(candidates, tieSeed * 7919)
    if (tieSeed <= 20) assert.equal(taken([...candidates].reverse(), tieSeed * 7919), chosen)
    for (const one of chosen) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  // 200 each on average; the standard deviation is below 12.
  for (const one of candidates) {
    const count = counts.get(one) ?? 0
    assert.ok(Math.abs(count - 200) < 55, `candidate ${one} was taken ${count} times of 600`)
  }
})

/** Passes by its sixth move. */
class Passing extends PlainBrains {
  override isPass(candidate: number): boolean {
    return candidate === 5 * 256
  }
}

test('a pass is always compared, however little is thought of it', () => {
  const candidates = Array.from({ length: 12 }, (_, i) => i * 256)
  for (let tieSeed = 1; tieSeed <= 40; tieSeed++) {
    const chosen = taken(candidates, tieSeed * 7919, new Passing(game))
    assert.is(chosen.length, 4)
    assert.ok(chosen.includes(5 * 256))
  }
})

/** Everything is worth the same, and the last move is liked best. */
class Indifferent extends PlainBrains {
  override readonly evaluates = true

  override rank(_view: unknown, moves: MoveList, scores: Float64Array): boolean {
    for (let i = 0; i < moves.count; i++) scores[i] = i
    return true
  }

  override value(_state: State): number {
    return 0.99
  }
}

test('where all values are the same the prior decides, and it is reported', () => {
  for (let seed = 0; seed < 10; seed++) {
    const state = game.start({}, `flat ${seed}`)
    const options = 'iterations=60,horizon=1'
    const agent = mctsOf(game, options, 0, `flat ${seed}`, () => new Indifferent(game))
    const list = new Int32Array(64)
    const count = game.moves(state, list)
    assert.is(choiceAt(game, agent, state), list[count - 1])
    assert.is(agent.account()?.counters.undecided, 1, agent.account()?.reason)
  }
})

test.run()
