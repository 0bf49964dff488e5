import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Option } from '../../../../../play/games/rebellion/page/choice/prompt.js'
import {
  ownDetail,
  sharedDetail,
} from '../../../../../play/games/rebellion/page/choice/shared-detail.js'

function option(detail: string, more: Partial<Option> = {}): Option {
  const plain = { facets: [], label: '', place: 255, leader: 255, refusal: false, weak: false }
  return { key: detail, ...plain, count: 1, detail, ...more }
}

const CHANCE = 'succeeds if nobody opposes it'

test('what all answers say is said once, and each keeps what is its own', () => {
  const options = ['neutral', 'Rebel', 'subjugated'].map((one) => option(`${one} · ${CHANCE}`))
  const others = [option('nothing changes', { weak: true }), option('', { refusal: true })]
  const shared = sharedDetail([...options, ...others])
  assert.equal(shared, [CHANCE])
  assert.is(ownDetail(`neutral · ${CHANCE}`, shared), 'neutral')
  assert.is(ownDetail('nothing changes', shared), 'nothing changes')
})

test('nothing is taken from answers that would have nothing left, differ, or are few', () => {
  const same = ['subjugated', 'subjugated', 'subjugated'].map((one) => option(one))
  const various = ['a · 1 die', 'b · 1 die', 'c · 2 dice'].map((one) => option(one))
  const few = ['a · 1 die', 'b · 1 die'].map((one) => option(one))
  for (const options of [same, various, few]) assert.equal(sharedDetail(options), [])
})

test.run()
