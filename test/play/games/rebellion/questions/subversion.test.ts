import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { parseMove } from '../../../../../engine/rebellion/text/describe.js'
import type { State } from '../../../../../engine/state.js'
import { questionOf } from '../../../../../play/games/rebellion/questions/question.js'
import { risen } from '../../../../engine/rebellion/rise/rise.js'
import { play } from '../../../../engine/rebellion/support.js'

/** What is said of Subversion, before it is turned up and after. */

test('the die of a Subversion counts in the chances before it is turned up, and still afterwards', () => {
  const attempt = risen('build-alliance', ['mon-mothma'], {
    options: { expansion: 'on', missions: 'rise' },
    assigned: [{ mission: 'subversion-empire-rise', leaders: ['grand-moff-tarkin'] }],
  })
  const before = play(attempt, 'reveal build-alliance alderaan')
  const reveal = 'reveal subversion-empire-rise alderaan'
  const [ahead] = chances(before, reveal)
  assert.ok(ahead !== undefined)
  assert.equal(chances(play(before, reveal), 'decline'), [ahead])
})

/** The chances that an answer names. */
function chances(s: State, move: string): string[] {
  const { detail } = questionOf(rebellion.observe(s, 1)).answer(parseMove(s, move))
  return detail.match(/fails \d+%/g) ?? []
}

test.run()
