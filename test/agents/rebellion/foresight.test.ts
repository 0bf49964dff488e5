import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import { Foresight } from '../../../agents/rebellion/foresight.js'
import { metPositions, recordedPositions } from '../../../agents/rebellion/met-positions.js'
import { createAgent } from '../../../agents/spec.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { agentOf, playGame } from '../playing.js'
import { positionOf } from './positions.js'

const LOOKS = { count: 6, rounds: 2 }

test('the position is left as it is, and the same dice see the same', () => {
  const foresight = new Foresight(rebellion, LOOKS)
  const state = positionOf('stack-one-jump-away-79')
  const before = rebellion.hash(state)
  const worth = foresight.worth(state, new Random('looks'))
  assert.is(rebellion.hash(state), before)
  assert.is(foresight.worth(state, new Random('looks')), worth)
  assert.is.not(foresight.worth(state, new Random('others')), worth)
  assert.ok(worth >= 0 && worth <= 1)
})

test('a base that is as good as found, with an army next door and a round left, is lost in most looks', () => {
  const foresight = new Foresight(rebellion, { count: 40, rounds: 2 })
  assert.ok(foresight.worth(positionOf('take-the-last-place'), new Random('looks')) < 0.3)
})

test('positions of a game carry what looks ahead say, and are the same without them', () => {
  const met = (looks: typeof LOOKS | null): ReturnType<typeof metPositions> => {
    const agents = [0, 1].map((player) =>
      createAgent('scripted', { game: rebellion, options: {}, player, seed: 'met' }),
    )
    return metPositions(rebellion, agents, 'met', 0.2, {}, looks)
  }
  const plain = met(null)
  const looked = met(LOOKS)
  assert.ok(plain.length > 2)
  assert.equal(
    looked.map(({ worth: _worth, ...rest }) => rest),
    plain,
  )
  for (const { worth } of looked) assert.ok(worth !== undefined && worth >= 0 && worth <= 1)
  assert.is.not(new Set(looked.map(({ worth }) => worth)).size, 1)
})

test('a recorded game has the positions that it had when it was played', () => {
  const agents = (): Agent[] =>
    [0, 1].map((player) => agentOf(rebellion, 'scripted', player, 'recorded'))
  const { moves } = playGame(rebellion, agents(), 'recorded')
  const record = { game: 'rebellion', edition: 1, options: {}, seed: 'recorded', moves }
  const met = metPositions(rebellion, agents(), 'recorded', 0, {}, LOOKS)
  assert.ok(met.length > 2)
  assert.equal(recordedPositions(rebellion, record, 'recorded', LOOKS), met)
  const cut = { ...record, moves: moves.slice(0, -1) }
  assert.equal(recordedPositions(rebellion, cut, 'recorded', null), [])
})

test.run()
