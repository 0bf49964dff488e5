import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { decider, play, position } from '../support.js'

test('nobody shows the Empire that the Rebels are asked because of a hidden card', () => {
  const s = position({
    phase: 'command',
    units: { alderaan: { 'x-wing': 1 }, corellia: { 'star-destroyer': 1 } },
    leaders: { alderaan: ['luke-skywalker', 'mon-mothma'] },
    hands: { rebel: { actions: ['one-in-a-million'] } },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
  })
  assert.ok(rebellion.isOpen?.(s, 1), 'a command is open')
  const asked = play(s, 'reveal build-alliance alderaan', 'oppose emperor-palpatine')
  assert.is(decider(asked), 'rebel')
  assert.is(rebellion.isOpen?.(asked, 1), false)
  assert.ok(rebellion.isOpen?.(asked, 0), 'who is asked may look')
})

test.run()
