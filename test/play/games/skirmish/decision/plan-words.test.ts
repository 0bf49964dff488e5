import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import type { State } from '../../../../../engine/state.js'
import { readyMoves } from '../../../../../play/games/skirmish/decision/fleet.js'
import { planWords } from '../../../../../play/games/skirmish/words/plan-words.js'
import { at, battle, FAR_NORTH, fire } from '../../../../engine/skirmish/support.js'

/** Plans of a hint in the words of the page. */

const words = (s: State, line: string, kind = 'act'): string =>
  planWords(s, skirmish.parseMoves(s, line), kind)

test('a way is told with the name of the unit and its degrees', () => {
  const s = battle([at('mon-calamari', 600, 500)], [at('y-wing', 600, 580, 270), FAR_NORTH])
  const told = (way: string): string => words(s, `mon-calamari-1 ${way}`)
  assert.is(told('left 44 20'), 'Mon Calamari Cruiser: left 44°, 20 mm')
  assert.is(told('contact'), 'Mon Calamari Cruiser: to contact')
  assert.is(told('stand'), 'Mon Calamari Cruiser: stand still')
})

test('what is placed is told as the page turns it: from straight into the table', () => {
  const s = battle([at('x-wing', 600, 400), { unit: 'x-wing' }], [FAR_NORTH], {
    stage: 'reserves-roll',
    step: 'reserves',
    loadedDice: [3],
  })
  const told = (heading: number): string =>
    words(s, `bring x-wing-2 card-2 front at 44 heading ${heading}`, 'reserves')
  assert.match(told(90), /heading ahead$/)
  assert.match(told(120), /heading left 30°$/)
})

test('a fleet is told by its kinds and how many', () => {
  const s = skirmish.start({}, 'fleet')
  const fleet = readyMoves({
    table: 'y-wing 2*x-wing',
    reserve: '2*stormtroopers',
  })
  assert.is(
    planWords(s, fleet, 'fleet'),
    'Y-wing and 2 X-wing on the table; 2 Stormtroopers in reserve',
  )
})

test('a target is told with who fires', () => {
  const s = fire([at('x-wing', 600, 400)], [at('tie-fighter', 600, 480, 270), FAR_NORTH])
  assert.is(words(s, 'fire north-tie-fighter-1', 'target'), "X-wing: fire at North's TIE Fighter")
  assert.is(words(s, 'hold', 'target'), 'Hold fire')
})

test('an icon that is borrowed is told with both units, and whose it is', () => {
  const units = [at('corvette', 600, 400), at('tie-scout', 600, 450), at('x-wing', 900, 400)]
  const s = battle(units, [FAR_NORTH], { stage: 'begin-turn' })
  assert.is(
    words(s, 'command corvette-1 tie-scout-1 lend x-wing-1 dogfight', 'command'),
    'TIE Scout by command of Corvette, Dogfight of X-wing',
  )
  assert.is(words(s, 'done', 'command'), 'Not now')
})

test.run()
