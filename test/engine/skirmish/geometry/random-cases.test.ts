import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { firstDisagreement } from './random-cases.js'

test('the geometry says what the slow one says, in random cases on the verge', () => {
  assert.is(firstDisagreement('geometry', 20_000), null)
})

test.run()
