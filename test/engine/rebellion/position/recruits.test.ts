import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { equalStates } from '../../../../engine/state.js'
import { field, position } from '../support.js'
import { refusal } from './refusal.js'

/** What recruit steps brought fits where the cards and the leaders are, so that worlds can be drawn. */

test('a recruit card in hand or used that no step names was kept in a step that brought nobody', () => {
  const s = position({
    hands: { empire: { actions: ['local-rumors'] } },
    usedActions: ['undercover', 'the-millennium-falcon'],
  })
  assert.equal(field(s, 'recruits'), {
    rebel: [{ card: 'undercover' }],
    empire: [{ card: 'local-rumors' }],
  })
})

const REFUSED: readonly (readonly [object, string])[] = [
  [
    { recruits: { empire: [{ card: 'local-rumors' }] } },
    'recruits.empire[0].card: local-rumors was kept, and is neither in hand nor used; name it in hands.empire.actions or usedActions',
  ],
  [
    { recruits: { rebel: [{ card: 'rebel-planning' }] } },
    'recruits.rebel[0].card: rebel-planning is a starting card',
  ],
  [
    {
      usedActions: ['one-in-a-million'],
      recruits: { rebel: [{ leader: 'wedge-antilles', card: 'one-in-a-million' }] },
    },
    'recruits.rebel[0].leader: wedge-antilles was recruited, and is in the reserve; place him in leaders',
  ],
  [
    { options: { setup: 'first' }, hands: { empire: { actions: ['local-rumors'] } } },
    'hands.empire.actions: local-rumors is a recruit card, and in a first game nobody keeps a card when recruiting',
  ],
]

for (const [fields, message] of REFUSED)
  test(`${JSON.stringify(fields)} is refused`, () => assert.is(refusal(fields), message))

const ACCEPTED: readonly object[] = [
  { hands: { empire: { actions: ['local-rumors'] } } },
  { hands: { rebel: { actions: ['its-a-trap', 'undercover'] } }, usedActions: ['ambush'] },
  {
    usedActions: ['undercover', 'wookiee-guardian'],
    hands: { rebel: { actions: ['target-the-star-destroyers'] } },
    recruits: { rebel: [{ card: 'target-the-star-destroyers' }] },
  },
]

for (const fields of ACCEPTED)
  test(`worlds drawn from ${JSON.stringify(fields)} look like it, and can be written and read`, () => {
    const s = position({ phase: 'command', ...fields })
    const random = new Random('recruits')
    for (const player of [0, 1])
      for (let n = 0; n < 20; n++) {
        const seen = rebellion.observe(s, player)
        const world = rebellion.sample(seen, random)
        assert.ok(equalStates(rebellion.observe(world, player), seen))
        const text = JSON.stringify(rebellion.toPosition(world))
        assert.ok(equalStates(rebellion.fromPosition(JSON.parse(text)), world))
      }
  })

test('loaded dice that are used up in part are written back to the same state', () => {
  let s = position({
    phase: 'command',
    leaders: { alderaan: ['emperor-palpatine'] },
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
    dice: Array(12).fill('hit'),
  })
  for (const text of ['reveal build-alliance alderaan', 'decline'])
    s = rebellion.apply(s, rebellion.parse(s, text))
  assert.equal(field(s, 'dice'), Array(6).fill('hit'))
  assert.ok(equalStates(rebellion.fromPosition(rebellion.toPosition(s)), s))
})

test.run()
