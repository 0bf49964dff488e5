import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at, decider, diceLeft, field, offers, play, position } from './support.js'

test('a position of a few words is a game to play', () => {
  const s = position({ phase: 'command', turn: 'rebel', units: { hoth: { 'x-wing': 2 } } })
  assert.is(decider(s), 'rebel')
  assert.is(at(s, 'hoth', 'x-wing'), 2)
  assert.ok(offers(s, 'activate jan-dodonna').length > 30)
})

test('loaded dice fall as they are loaded', () => {
  const s = position({
    phase: 'command',
    units: { alderaan: { 'x-wing': 1 }, corellia: { 'star-destroyer': 1 } },
    leaders: { alderaan: ['mon-mothma'] },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
    dice: [...Array(7).fill('hit'), ...Array(3).fill('blank')],
  })
  const after = play(s, 'reveal build-alliance alderaan', 'oppose emperor-palpatine')
  assert.is(diceLeft(s), 10)
  assert.is(diceLeft(after), 0)
  assert.equal(field(after, 'loyalty.rebel'), ['alderaan'])
})

test.run()
