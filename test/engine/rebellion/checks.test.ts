import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { field, play, position } from './support.js'

const ENDED = [{ step: 'refresh', stage: 'end' }]

test('N1: the first Imperial unit deployed at a revealed base without Rebel units wins at once', () => {
  const s = position({
    base: { system: 'kashyyyk', revealed: true },
    loyalty: { empire: ['kashyyyk'] },
    queues: { empire: { 0: { stormtrooper: 2 } } },
    stack: [...ENDED, { step: 'deploy', side: 'empire', moved: true }],
  })
  assert.is(rebellion.outcome(play(s, 'deploy stormtrooper kashyyyk'))?.reason, 'base-taken')
})

test('K7: a captive is free the moment his last guard is given up to build another unit', () => {
  const s = position({
    units: {
      dantooine: { 'at-at': 1 },
      mygeeto: { 'at-at': 3, stormtrooper: 1 },
    },
    loyalty: { empire: ['mygeeto', 'corellia'] },
    leaders: { dantooine: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
    stack: [
      { step: 'refresh', stage: 'deploy' },
      { step: 'build', side: 'empire', stage: 'each', place: 17, icon: 1 },
    ],
  })
  const after = play(s, 'sacrifice at-at dantooine')
  assert.is(field(after, 'rings'), undefined)
})

test('a card resolved during the setup does not look for a base that is not hidden yet', () => {
  for (const seed of ['x', 'immediate-1', 'immediate-2', 'immediate-3', 'immediate-4']) {
    let s = rebellion.start({}, seed)
    const list = new Int32Array(4096)
    while (rebellion.kinds[rebellion.kind(s)] !== 'base') {
      const count = rebellion.moves(s, list)
      // The last one: units in big groups, and to the Rebel Base space
      s = rebellion.apply(s, list[count - 1] as number)
      assert.is(field(s, 'base'), undefined)
    }
  }
})

test.run()
