import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Script } from '../../../agents/rebellion/script.js'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { ACTIONS, MISSIONS } from '../../../engine/rebellion/cards/registry.js'
import { KIND_IDS } from '../../../engine/rebellion/course/kinds.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'

const GAMES = 120
/** Less often than this a choice says nothing about the rule behind it. */
const OFTEN = 12
/** Both structures are worth the same, whoever destroys or gains one. */
const STRUCTURES =
  /^(target-the-generator destroy|(establish-trade-relations|temporary-alliance) gain)$/

interface Census {
  asked: number
  tossed: number
}

/** How often each sort of choice was asked for, and how often all answers were worth the same. */
function census(): Map<string, Census> {
  const found = new Map<string, Census>()
  const list = new Int32Array(MOST_MOVES)
  const scores = new Float64Array(MOST_MOVES)
  const script = new Script()
  const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  for (let number = 0; number < GAMES; number++) {
    const state = rebellion.start({}, `coins ${number}`)
    const random = new Random(number)
    for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
      const view = (views[player] as RebellionView).bind(state)
      const moves = { list, count: rebellion.moves(state, list) }
      const kind = rebellion.kind(state)
      if (moves.count > 1) {
        script.score(view, kind, moves, scores)
        const asks = ACTIONS[view.askingAction]?.id ?? MISSIONS[view.askingMission]?.id ?? ''
        const [verb = ''] = rebellion.describe(state, list[0] as number).split(' ')
        const name = `${asks === '' ? KIND_IDS[kind] : asks} ${verb}`
        const seen = found.get(name) ?? { asked: 0, tossed: 0 }
        seen.asked++
        if (scores.subarray(1, moves.count).every((score) => score === scores[0])) seen.tossed++
        found.set(name, seen)
      }
      rebellion.advance(state, script.choose(view, kind, moves, random, 0.1))
    }
  }
  return found
}

test('no sort of choice is left to a coin', () => {
  const often = [...census()].filter(
    ([name, { asked }]) => asked >= OFTEN && !STRUCTURES.test(name),
  )
  assert.ok(often.length > 50, `${often.length} sorts of choices`)
  const tossed = often.filter(([, one]) => one.tossed > one.asked / 4).map(([name]) => name)
  assert.equal(tossed, [])
})

test.run()
