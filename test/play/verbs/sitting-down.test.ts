import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { UsageError } from '../../../play/errors.js'
import { words } from '../../../play/games/rebellion/terminal/index.js'
import { lockFor, opens } from '../../../play/shell/code-lock.js'
import { lockOf } from '../../../play/shell/sitters.js'
import type { Deal } from '../../../play/terminal/table.js'
import { type Sitting, satDown } from '../../../play/verbs/sitting-down.js'

const ADMIRALS = dealFor([0, 1])

function dealFor(people: readonly number[], more: Partial<Deal> = {}): Deal {
  const options = { players: '4' }
  return { game: rebellion, words, options, seed: 'seats', people, level: 'cadet', ...more }
}

test('people sit with codes, given or to be chosen, and computers with levels', () => {
  const given: Sitting = { code: ['empire-admiral', 'rebel-admiral=0417'], partner: 'officer' }
  const { sitters, codeless, mind } = satDown(ADMIRALS, { ...given, mind: 'own' })
  const lock = lockOf(sitters, 0) ?? ''
  assert.ok(opens('0417', lock))
  assert.equal(sitters?.slice(1), [{ person: '' }, { level: 'officer' }, { level: 'officer' }])
  assert.equal(codeless, [1])
  assert.is(mind, 'own')
})

test('who says nothing more sits as before', () => {
  assert.equal(satDown(ADMIRALS, {}), ADMIRALS)
})

const locked = { person: '', lock: lockFor('1234') }
const GUARDED = dealFor([0, 1], { sitters: [locked, locked, { level: 'x' }, { level: 'x' }] })

const WRONG: readonly (readonly [deal: Deal, given: Sitting, told: RegExp])[] = [
  [dealFor([0]), { code: ['rebel-admiral=1234'] }, /^--code: is for several people/],
  [ADMIRALS, { code: ['rebel-admiral=1234'] }, /^--code: empire-admiral needs one too$/],
  [ADMIRALS, { code: ['rebel-admiral=12'] }, /^--code rebel-admiral: a code is four figures/],
  [
    ADMIRALS,
    { code: ['rebel-admirl'] },
    /unknown seat "rebel-admirl"; did you mean "rebel-admiral"\?/,
  ],
  [ADMIRALS, { code: ['rebel-general=1234'] }, /^--code rebel-general: a computer sits there$/],
  [
    ADMIRALS,
    { code: ['rebel-admiral', 'rebel-admiral'] },
    /^--code rebel-admiral: is given twice$/,
  ],
  [GUARDED, { code: ['rebel-admiral'] }, /^--code: goes with a new game; its\.json has its own$/],
  [dealFor([0, 1, 2, 3]), { partner: 'cadet' }, /^--partner: no computer sits beside a person$/],
  [dealFor([0, 1, 2, 3]), { mind: 'own' }, /^--mind: no computer sits beside a person$/],
]

for (const [deal, given, told] of WRONG)
  test(`${JSON.stringify(given)} is refused: ${told}`, () => {
    assert.throws(
      () => satDown(deal, given, 'its.json'),
      (error: unknown) => error instanceof UsageError && told.test(error.message),
    )
  })

test.run()
