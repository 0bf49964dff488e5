import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createAgent, type OurSpec, parseSpec } from '../../../agents/spec.js'
import { DuelTally } from '../../../arena/duel/tally.js'
import { plugOf } from '../../../arena/games.js'
import { playMatch } from '../../../arena/match/match.js'
import { USUAL_LIMITS } from '../../../arena/plan/limits.js'
import { countBits } from '../../../engine/duel/facts/bits.js'
import { duel } from '../../../engine/duel/index.js'

const plug = plugOf('duel')

test('what is counted agrees with where the game ends', async () => {
  const tally = new DuelTally(['first', 'second'])
  for (let number = 0; number < 8; number++) {
    const world = `observer-${number}`
    const players = ['scripted', number % 2 === 0 ? 'scripted' : 'random'].map((text, player) => ({
      agent: createAgent(parseSpec(text, 'duel') as OurSpec, {
        game: duel,
        options: {},
        player,
        seed: world,
      }),
      isTimed: false,
    }))
    const observer = plug.observe(duel)
    const { state } = await playMatch(duel, { options: {}, world }, players, USUAL_LIMITS, observer)
    const facts = observer.facts(state)
    const view = duel.view(0).bind(state)
    assert.is(facts.length, view.round)
    assert.is(facts.struggles, view.round)
    const won = [0, 1].map((side) => countBits(view.won(side)))
    assert.equal(facts.won, won)
    assert.is((facts.nobody as number) + (won[0] ?? 0) + (won[1] ?? 0), view.round)
    const revealed = [facts.revealed].flat().reduce((sum, one) => Number(sum) + Number(one), 0)
    assert.is(revealed, 2 * view.round)
    tally.add([0, 1], facts)
  }
  const { agents } = tally.part()
  for (const { strategies, busts, won } of agents) {
    const sum = Object.values(strategies).reduce((total, part) => total + part, 0)
    assert.ok(Math.abs(sum - 1) < 0.001)
    assert.ok(busts >= 0 && busts <= 1 && won >= 0 && won <= 1)
  }
  assert.is(tally.counters().length, 3)
})

test('the report has a section of its own, where there was a struggle', () => {
  assert.type(plug.sections, 'function')
  assert.is(plug.length.unit, 'round')
})

test.run()
