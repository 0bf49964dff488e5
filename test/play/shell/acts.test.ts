import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { NOBODY } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { rebellionActs } from '../../../play/games/rebellion/acts/rules.js'
import { actsOf } from '../../../play/shell/acts.js'
import { Session } from '../../../play/shell/session.js'
import { four } from '../../engine/rebellion/team/table-of-four.js'

test('what a phase brings by itself is nobody’s act, whoever moved last', () => {
  const begun = rebellion.toPosition(four({ phase: 'command' }))
  const session = new Session(rebellion, { players: '4' }, 'acts', [0], begun)
  const pass = (): number => rebellion.parse(session.truth, 'pass')
  while (session.kind === 'command') session.play(pass())
  session.play(session.legal[0] as number)
  const acts = actsOf(session.happenings, rebellionActs, session.stateAt(0))
  const actors = (kind: string) =>
    acts.filter((act) => act.kind === kind).flatMap(({ lines }) => lines.map((one) => one.actor))
  assert.equal([...new Set(actors('turn'))].sort(), [0, 1, 2, 3])
  for (const kind of ['cards', 'time', 'recruiting'])
    assert.equal([...new Set(actors(kind))], [NOBODY], kind)
  // The lines themselves say whose move it was
  assert.not.ok(session.happenings.some(({ actor }) => actor === NOBODY))
})

test.run()
