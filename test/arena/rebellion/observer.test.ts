import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createAgent, type OurSpec, parseSpec } from '../../../agents/spec.js'
import { plugOf } from '../../../arena/games.js'
import type { GameFacts } from '../../../arena/match/game-facts.js'
import { playMatch } from '../../../arena/match/match.js'
import { USUAL_LIMITS } from '../../../arena/plan/limits.js'
import { RebellionTally } from '../../../arena/rebellion/tally.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'

const plug = plugOf('rebellion')
const numbers = (facts: GameFacts, name: string): readonly number[] =>
  facts[name] as readonly number[]

async function play(specs: readonly string[], world: string) {
  const players = specs.map((text, player) => ({
    agent: createAgent(parseSpec(text) as OurSpec, { game: rebellion, player, seed: world }),
    isTimed: false,
  }))
  const observer = plug.observe(rebellion)
  const played = await playMatch(rebellion, { options: {}, world }, players, USUAL_LIMITS, observer)
  return { played, facts: observer.facts(played.state) }
}

test('what is counted agrees with where the game ends', async () => {
  for (const [i, specs] of [
    ['scripted', 'scripted'],
    ['random', 'scripted'],
    ['scripted', 'random'],
    ['scripted', 'scripted'],
    ['scripted', 'scripted'],
  ].entries()) {
    const { played, facts } = await play(specs, `observer-${i}`)
    const view = new RebellionView(EMPIRE).bind(played.state)
    assert.is(facts.length, view.time)
    const gained = numbers(facts, 'gains').reduce((sum, n) => sum + n, 0)
    assert.is((facts.startReputation as number) - gained, view.reputation)
    assert.is(facts.startReputation, 14)
    assert.is(numbers(facts, 'left')[0], 26)
    // As long as nothing is found there is somewhere to look.
    for (const left of numbers(facts, 'left')) assert.ok(left >= 1 && left <= 32)
    assert.is(numbers(facts, 'forces').length, numbers(facts, 'captured').length)
    assert.ok((facts.huntHits as number) <= (facts.huntActivations as number))
    assert.ok(
      (facts.huntActivations as number) <= (numbers(facts, 'activations')[EMPIRE] as number),
    )
    for (const side of [REBEL, EMPIRE])
      assert.ok(
        (numbers(facts, 'emptyActivations')[side] as number) <=
          (numbers(facts, 'activations')[side] as number),
      )
    if (played.reason.startsWith('base')) {
      assert.ok((facts.foundRound as number) > 0)
      assert.is(numbers(facts, 'captured').at(-1), 1)
    } else assert.not.ok(numbers(facts, 'captured').includes(1))
  }
})

test('watching a game changes nothing in it', async () => {
  const silent = {
    begin: () => {},
    before: () => {},
    after: () => {},
    facts: () => ({ length: 0 }),
  }
  const agents = () =>
    [REBEL, EMPIRE].map((player) => ({
      agent: createAgent(parseSpec('scripted') as OurSpec, {
        game: rebellion,
        player,
        seed: 'same',
      }),
      isTimed: false,
    }))
  const watched = await playMatch(
    rebellion,
    { options: {}, world: 'same' },
    agents(),
    USUAL_LIMITS,
    plug.observe(rebellion),
  )
  const unwatched = await playMatch(
    rebellion,
    { options: {}, world: 'same' },
    agents(),
    USUAL_LIMITS,
    silent,
  )
  assert.equal(watched.moves, unwatched.moves)
  assert.is(rebellion.hash(watched.state), rebellion.hash(unwatched.state))
})

test('wins of the Rebels are told apart by what moved the last marker', () => {
  assert.is(plug.reason?.('reputation', { length: 3, clock: 1 }), 'clock')
  assert.is(plug.reason?.('reputation', { length: 3, clock: 0 }), 'objective')
  assert.is(plug.reason?.('base-taken', { length: 3, clock: 0 }), 'base-taken')
})

test('sums over games become curves, medians and counters', () => {
  const tally = new RebellionTally(['a', 'b'])
  for (let i = 0; i < 40; i++)
    tally.add([0, 1], {
      length: 6,
      left: i % 2 === 0 ? [26, 20, 10] : [26, 22, 14, 8],
      foundRound: i % 2 === 0 ? 3 : 0,
      foundBy: 0,
      hiddenRounds: i % 2 === 0 ? 3 : 6,
      forces: i % 2 === 0 ? [50, 120] : [],
      captured: i % 2 === 0 ? [0, i % 4 === 0 ? 1 : 0] : [],
      gains: [0, 1, 0, 2, 0, 0, 1],
      objectives: 3,
      startReputation: 14,
      occupied: 9,
      turns: [10, 20],
      idlePasses: [0, 1],
      activations: [4, 10],
      emptyActivations: [1, 0],
      leadersLost: [1, 0],
    })
  const hunt = tally.part().hunt?.byAgent[1]
  assert.equal(hunt?.candidatesLeft, [26, 21, 12, 8])
  assert.equal(hunt?.gamesStillHidden, [40, 40, 40, 20])
  assert.equal(hunt?.foundInRound, [0, 0, 20])
  assert.is(hunt?.neverFound, 20)
  assert.is(hunt?.medianRound, 3)
  assert.is(hunt?.occupiedPerRound, 2)
  assert.equal(tally.part().hunt?.conversion[2], {
    forceFrom: 1,
    forceTo: 1.5,
    reveals: 20,
    captured: 10,
  })
  assert.equal(tally.part().tempo?.byAgent[0]?.gainInRound, [0, 1, 0, 2, 0, 0, 1])
  const values = Object.fromEntries(tally.counters().map((one) => [one.id, one.values]))
  assert.equal(values.baseFound, { a: null, b: 0.5 })
  assert.equal(values.capturesPerReveal, { a: null, b: 0.25 })
  assert.equal(values.foundBasesTaken, { a: null, b: 0.5 })
  assert.equal(values.objectivesPerGame, { a: 3, b: null })
  assert.equal(values.idlePasses, { a: 0, b: 0.05 })
  assert.equal(values.emptyActivations, { a: 0.25, b: 0 })
})

test.run()
