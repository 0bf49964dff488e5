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

test('as many orders are given as are shown: one for each unit that fires', () => {
  const south = [at('x-wing', 590, 400), at('y-wing', 640, 400), at('mon-calamari', 600, 200)]
  let s = fire(south, [at('tie-fighter', 600, 480, 0), at('tie-fighter', 660, 300), FAR_NORTH])
  const lines: LogLine[] = []
  for (let i = 0; skirmish.kind(s) >= 0 && i < 9; i++) {
    const player = skirmish.actor(s)
    const kind = skirmish.kinds[skirmish.kind(s)]
    if (player !== 0 || (kind !== 'target' && kind !== 'second-target')) break
    const list = new Int32Array(200)
    const count = skirmish.moves(s, list)
    // The second unit holds fire
    const move = list[i === 1 ? 0 : count - 1] ?? 0
    for (const event of skirmish.events(s, move, 'all'))
      lines.push({ event, number: i, actor: 0, text: event.text })
    s = skirmish.apply(s, move)
  }
  const titles = actsOf(lines, skirmishActs).map(({ title }) => title)
  const counts = titles.flatMap((title) => /^South (?:gives|shows) (\d+)/.exec(title)?.[1] ?? [])
  assert.is(counts.length, 2, titles.join(' | '))
  assert.is(counts[0], counts[1], titles.join(' | '))
})

test.run()
