import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LinearEvaluation } from '../../../../agents/rebellion/evaluation/linear.js'
import {
  FEATURE_SIGNS,
  FEATURES,
  HAND_SET,
  linearHash,
  orderedWeights,
} from '../../../../agents/rebellion/evaluation/linear-table.js'
import { FITTED } from '../../../../agents/rebellion/evaluation/linear-weights.js'
import { randomDecisions } from '../../../../arena/contract/walk.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'

test('both tables have a weight for every feature and no other', () => {
  for (const table of [HAND_SET, FITTED]) assert.equal(Object.keys(table.weights), [...FEATURES])
})

test('weights of the other side, or changed by hand, are refused', () => {
  assert.throws(() => orderedWeights({ ...FITTED, side: 'empire' }), /weights of side empire/)
  const { bias: _bias, ...others } = FITTED.weights
  for (const weights of [others, { ...FITTED.weights, luck: 1 }, { ...FITTED.weights, bias: 0 }])
    assert.throws(
      () => orderedWeights({ ...FITTED, weights }),
      /hash [0-9a-f]{8}, but of what is there/,
    )
})

test('a feature that the table does not know counts nothing, and one that nobody measures is left out', () => {
  const { capital: _capital, ...others } = FITTED.weights
  const weights = { ...others, luck: 1 }
  const table = { ...FITTED, weights, hash: linearHash('rebel', weights) }
  assert.equal(
    [...orderedWeights(table)],
    FEATURES.map((name) => (name === 'capital' ? 0 : FITTED.weights[name])),
  )
})

test('more of what is good for a side never counts against it', () => {
  for (const [i, name] of FEATURES.entries())
    assert.ok((FITTED.weights[name] as number) * (FEATURE_SIGNS[i] as number) >= 0, name)
})

test('values are chances, the same each time, and features are finite', () => {
  const evaluation = new LinearEvaluation(FITTED)
  const views = [new RebellionView(0), new RebellionView(1)] as const
  randomDecisions(rebellion, 200, 'evaluation', {}, ({ state }) => {
    const value = evaluation.value(views[0].bind(state), views[1].bind(state))
    assert.ok(value > 0 && value < 1, `value ${value}`)
    assert.is(evaluation.value(views[0].bind(state), views[1].bind(state)), value)
    for (const [i, name] of FEATURES.entries())
      assert.ok(Number.isFinite(evaluation.features[i]), name)
  })
})

test('every feature changes somewhere in whole games', () => {
  const evaluation = new LinearEvaluation(FITTED)
  const views = [new RebellionView(0), new RebellionView(1)] as const
  const low = new Float64Array(FEATURES.length).fill(Number.POSITIVE_INFINITY)
  const high = new Float64Array(FEATURES.length).fill(Number.NEGATIVE_INFINITY)
  randomDecisions(rebellion, 1500, 'features', {}, ({ state }) => {
    evaluation.value(views[0].bind(state), views[1].bind(state))
    evaluation.features.forEach((value, i) => {
      low[i] = Math.min(low[i] as number, value)
      high[i] = Math.max(high[i] as number, value)
    })
  })
  const still = FEATURES.filter((name, i) => name !== 'bias' && low[i] === high[i])
  assert.equal(still, [], 'features that never change')
})

test.run()
