import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { KIND_IDS } from '../../../../../engine/rebellion/course/kinds.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { sideOf } from '../../../../../engine/rebellion/state/posts.js'
import { decisionOf } from '../../../../../play/games/rebellion/page/choice/decision.js'
import { viewOf } from '../../../../../play/games/rebellion/page/picture/views.js'
import { retreatWords } from '../../../../../play/games/rebellion/words/retreat.js'

const TABLES = [
  { players: '4' },
  { players: '4', expansion: 'on', secrets: 'own' },
  { players: '3', expansion: 'on' },
]

test('every decision of a team game is shown to whichever seat is asked', () => {
  const list = new Int32Array(MOST_MOVES)
  for (const [game, options] of TABLES.entries()) {
    const random = new Random(`team page ${game}`)
    const asked = new Set<number>()
    const fought = new Set<number>()
    for (let deal = 0; deal < 2; deal++) {
      const state = rebellion.start(options, `team page ${game} ${deal}`)
      for (let i = 0; i < 260 && rebellion.outcome(state) === null; i++) {
        const seat = rebellion.actor(state)
        const side = sideOf(state, seat)
        const observation = rebellion.observe(state, seat)
        const legal = Array.from(list.subarray(0, rebellion.moves(observation, list)))
        const kind = KIND_IDS[rebellion.kind(state)] ?? ''
        const touched = { observation, side, kind, legal, picked: [], before: [], tried: null }
        const { picture, prompt } = decisionOf({ ...touched, plan: null })
        assert.is(picture.team?.seat, seat)
        assert.is(picture.reader, side)
        assert.ok(prompt !== null)
        asked.add(seat)
        const view = viewOf(side).bind(observation)
        if (view.inCombat) {
          assert.not.match(retreatWords(observation, view), 'undefined')
          fought.add(seat)
        }
        rebellion.advance(state, legal[random.below(legal.length)] as number)
      }
    }
    assert.is(asked.size, Number(options.players))
    assert.ok(fought.size > 0)
  }
})

test.run()
