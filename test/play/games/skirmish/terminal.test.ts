import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../../engine/skirmish/index.js'
import { xOf, yOf } from '../../../../engine/skirmish/state/units.js'
import { boardText } from '../../../../play/games/skirmish/terminal/board.js'
import { words } from '../../../../play/games/skirmish/terminal/index.js'
import { LOOKS } from '../../../../play/games/skirmish/terminal/looks.js'
import { after, at, battle, FAR_NORTH } from '../../../engine/skirmish/support.js'

/** The table of the miniatures game as it is drawn in the terminal. */

const DRAWING = { ascii: false, width: 80 }
const SOUTH = [at('x-wing', 600, 500), at('x-wing', 624, 500), at('mon-calamari', 500, 300)]
const NORTH = [at('tie-fighter', 600, 600, 270), at('tie-interceptor', 700, 600, 180), FAR_NORTH]

test('every unit stands on the drawn table with a code of its own and its heading, at most as wide as the screen', () => {
  const text = boardText(battle(SOUTH, NORTH), 0, DRAWING)
  for (const code of ['X1↑', 'X2↑', 'MC↑', 'tf↓', 'ti←', 'ts→'])
    assert.ok(text.includes(code), `${code} is not drawn:\n${text}`)
  assert.ok(text.split('\n').every((line) => line.length <= 80))
  assert.match(text, /X1 {2}x-wing-1 2\* 600,500 90°/)
})

test('plain letters take the place of arrows and blocks', () => {
  const text = boardText(battle(SOUTH, NORTH), 0, { ascii: true, width: 80 })
  assert.match(text, /X1n/)
  assert.not.match(text, /[↑▒·]/)
})

test('whom a unit can fire at is told with chances, and what is missing otherwise', () => {
  const look = LOOKS.see?.lines(battle(SOUTH, NORTH), 0, 'x1', DRAWING, []) ?? []
  const text = look.join('\n')
  assert.match(text, /TIE Fighter +72% +72%/)
  assert.match(text, /TIE Interceptor: (outside the arc|\d+ mm too far)/)
  assert.throws(
    () => LOOKS.see?.lines(battle(SOUTH, NORTH), 0, 'deathstar', DRAWING, []),
    /no unit "deathstar"/,
  )
  const matrix = LOOKS.matrix?.lines(battle(SOUTH, NORTH), 0, '', DRAWING, []) ?? []
  assert.match(matrix.join('\n'), /X1 +72\/72/)
})

test('ways to a place, or to where an enemy is best fired at, are told as lines that can be typed', () => {
  const s = battle([at('x-wing', 600, 400)], NORTH)
  const plan = (words: string): readonly string[] =>
    LOOKS.plan?.lines(s, 0, words, DRAWING, []) ?? []
  const [way = '', end = ''] = plan('x-wing to 640 500')
  assert.match(way, /^x-wing-1 /)
  assert.match(end, /ends at 640 500, heading \d+; sees \d+, seen by \d+/)
  const there = after(s, way)
  assert.ok(Math.hypot(xOf(there, 0) - 64_000, yOf(there, 0) - 50_000) < 300)
  assert.match(plan('x-wing at tie-fighter')[1] ?? '', /sees [1-9]/)
  for (const [words, why] of [
    ['x-wing', /say where/],
    ['x-wing to 640', /"640" is no place/],
    ['tie-fighter to 600 400', /is not yours/],
    ['x-wing at deathstar', /no unit "deathstar"/],
  ] as const)
    assert.throws(() => plan(words), why)
})

test('the list of a fleet tells stars and values, and what is asked tells what is in it', () => {
  const s = skirmish.start({ battle: 'mixed' }, 'list')
  const table = after(s, 'table mon-calamari')
  const asked = words.question?.(table, [], false)
  assert.match(asked?.lines.join('\n') ?? '', /Table, 5 of 20 stars: Mon Calamari Cruiser 5/)
  const move = skirmish.parse(table, 'table x-wing')
  assert.match(asked?.answer(move).about ?? '', /^2\*, A2 D8, damage 2, shields 1, 3 × S$/)
})

test.run()
