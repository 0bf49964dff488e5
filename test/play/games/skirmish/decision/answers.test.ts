import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { words } from '../../../../../play/games/skirmish/terminal/index.js'
import { at, battle, FAR_NORTH, type Unit } from '../../../../engine/skirmish/support.js'

/** What answers say besides what one types. */

const CORVETTE = at('corvette', 600, 400)

function toldOf(south: readonly Unit[], text: string): string | undefined {
  const s = battle(south, [FAR_NORTH], { stage: 'begin-turn' })
  return words.question?.(s, [], false).answer(skirmish.parse(s, text)).about
}

test('who borrows by command is told with the icons that may be had', () => {
  assert.is(
    toldOf(
      [CORVETTE, at('tie-scout', 600, 450), at('x-wing', 900, 400)],
      'command corvette-1 tie-scout-1',
    ),
    'Lasers, Dogfight or Torpedo; Corvette commands',
  )
})

test('an icon that is lent without a further question is told with its lender', () => {
  assert.is(
    toldOf([CORVETTE, at('tie-scout', 600, 450)], 'command corvette-1 tie-scout-1'),
    'Lasers of Corvette; Corvette commands',
  )
})

test.run()
