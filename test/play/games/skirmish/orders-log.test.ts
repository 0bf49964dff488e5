import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../../engine/skirmish/index.js'
import { skirmishActs } from '../../../../play/games/skirmish/acts/rules.js'
import { actsOf } from '../../../../play/shell/acts.js'
import type { LogLine } from '../../../../play/shell/session.js'
import { at, FAR_NORTH, fire } from '../../../engine/skirmish/support.js'

/** Orders in the log of the page. */

test('a player reads the target of his only shooter once: when it is shown', () => {
  const s = fire([at('x-wing', 600, 400)], [at('tie-fighter', 600, 480, 0), FAR_NORTH])
  const [move = 0] = skirmish.parseMoves(s, 'fire north-tie-fighter-1')
  const lines = skirmish
    .events(s, move, 0)
    .map((event): LogLine => ({ event, number: 0, actor: 0, text: event.text }))
  const titles = actsOf(lines, skirmishActs).map(({ title }) => title)
  assert.equal(titles.slice(0, 2), [
    'South gives 1 order.',
    "South's X-wing aims at North's TIE Fighter.",
  ])
})

test.run()
