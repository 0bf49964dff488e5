import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import type { GameRecord } from '../../../engine/record.js'
import { playOut } from '../../../play/live-game.js'
import { Computers } from '../../../play/shell/computers.js'
import { Session } from '../../../play/shell/session.js'

const SPEC = 'mcts:iterations=6,root=4'
const REBEL = 0
const EMPIRE = 1
const ASSIGN = rebellion.kinds.indexOf('assign')

/** The computers of a game that is loaded in the midst of it. */
function upTo({ hash: _, result: __, ...record }: GameRecord, number: number): Computers {
  const moves = record.moves.slice(0, number)
  return new Computers(Session.of(rebellion, { ...record, moves }, [REBEL]), () => SPEC)
}

test('after loading and after a step back the opponent remembers the game as it went', () => {
  const view = new RebellionView(EMPIRE)
  let forgetful = 0
  for (let n = 0; forgetful === 0 && n < 40; n++) {
    const seed = `memory ${n}`
    const record = playOut(rebellion, {}, seed, ['scripted', 'scripted'])
    const straight = new Session(rebellion, {}, seed, [REBEL])
    const opponent = new Computers(straight, () => SPEC)
    let round = 0
    for (const [i, move] of record.moves.entries()) {
      const { truth: state } = straight
      const isAssigning = rebellion.actor(state) === EMPIRE && rebellion.kind(state) === ASSIGN
      const { time } = view.bind(state)
      // Later moves of a round's assignment may only carry out a plan of the first.
      if (isAssigning && time > round) {
        round = time
        const { move: chosen, account } = opponent.think()
        const { belief } = account ?? { belief: [] }
        const loaded = upTo(record, i)
        const again = loaded.think()
        assert.is(again.move, chosen, `${seed}, move ${i}`)
        assert.equal(again.account?.belief, belief, `${seed}, move ${i}`)
        loaded.close()
        const deaf = brainsFor({ game: rebellion, options: {}, player: EMPIRE }).belief(
          rebellion.observe(straight.truth, EMPIRE),
        )
        if (JSON.stringify(deaf) !== JSON.stringify(belief)) forgetful++
      }
      straight.play(move)
    }
    const point = straight.undoPoint(true)
    if (typeof point === 'number') {
      straight.takeBack(point)
      const again = upTo(record, point)
      assert.equal(opponent.think(), again.think())
      again.close()
    }
    opponent.close()
  }
  assert.ok(forgetful > 0, 'no game in which the course of the game tells anything')
})

test.run()
