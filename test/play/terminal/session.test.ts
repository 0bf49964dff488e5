import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { playOut } from '../../../play/live-game.js'
import { Session } from '../../../play/terminal/session.js'

const SPEC = 'mcts:iterations=6,root=4'
const EMPIRE = 1
const ASSIGN = rebellion.kinds.indexOf('assign')

test('after loading and after a step back the opponent remembers the game as it went', () => {
  const view = new RebellionView(EMPIRE)
  let forgetful = 0
  for (let n = 0; forgetful === 0 && n < 40; n++) {
    const seed = `memory ${n}`
    const record = playOut(rebellion, {}, seed, ['scripted', 'scripted'])
    const straight = new Session(rebellion, 0, SPEC, {}, seed)
    let round = 0
    for (const [i, move] of record.moves.entries()) {
      const { state } = straight
      const isAssigning = rebellion.actor(state) === EMPIRE && rebellion.kind(state) === ASSIGN
      const { time } = view.bind(state)
      // Later moves of a round's assignment may only carry out a plan of the first.
      if (isAssigning && time > round) {
        round = time
        const chosen = straight.think()
        const { belief } = straight.lastAccount ?? { belief: [] }
        const loaded = new Session(rebellion, 0, SPEC, {}, seed)
        loaded.restore({ ...record, moves: record.moves.slice(0, i) })
        assert.is(loaded.think(), chosen, `${seed}, move ${i}`)
        assert.equal(loaded.lastAccount?.belief, belief, `${seed}, move ${i}`)
        loaded.close()
        const deaf = brainsFor({ game: rebellion, player: EMPIRE }).belief(
          rebellion.observe(straight.state, EMPIRE),
        )
        if (JSON.stringify(deaf) !== JSON.stringify(belief)) forgetful++
      }
      straight.make(move)
    }
    if (straight.undo(true)) {
      const again = new Session(rebellion, 0, SPEC, {}, seed)
      again.restore({ ...record, moves: record.moves.slice(0, straight.moveCount) })
      assert.equal(straight.hint(), again.hint())
      again.close()
    }
    straight.close()
  }
  assert.ok(forgetful > 0, 'no game in which the course of the game tells anything')
})

test.run()
