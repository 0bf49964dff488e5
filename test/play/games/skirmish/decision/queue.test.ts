import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { queueOf } from '../../../../../play/games/skirmish/table/queue.js'
import { tableOf } from '../../../../../play/games/skirmish/table/table.js'
import { after, at, battle, FAR_NORTH, kind } from '../../../../engine/skirmish/support.js'

/** Who moves when. */

const UNITS = [at('corvette', 600, 400), at('tie-scout', 600, 450), at('x-wing', 900, 400)]
const owners = (s: ReturnType<typeof battle>): readonly number[] =>
  queueOf(tableOf(s, 0)).map(({ owner }) => owner)

test('the first player moves first, also while another one is asked for a command', () => {
  const s = battle(UNITS, [FAR_NORTH], { stage: 'begin-turn', first: 'north' })
  assert.is(kind(s), 'command')
  assert.equal(owners(s), [1, 0, 0, 0])
  const moving = after(s, 'done')
  assert.is(kind(moving), 'act')
  assert.equal(owners(moving), [1, 0, 0, 0])
  assert.equal(owners(after(moving, 'tie-scout-1 stand')), [0, 0, 0])
})

test.run()
