import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createAgent, type OurSpec, parseSpec } from '../../../agents/spec.js'
import { plugOf } from '../../../arena/games.js'
import type { GameFacts } from '../../../arena/match/game-facts.js'
import { playMatch } from '../../../arena/match/match.js'
import { USUAL_LIMITS } from '../../../arena/plan/limits.js'
import { RISE_FACTS } from '../../../arena/rebellion/rise-observer.js'
import { RebellionTally } from '../../../arena/rebellion/tally.js'
import type { Options } from '../../../engine/game.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'

const plug = plugOf('rebellion')
const numbers = (facts: GameFacts, name: string): readonly number[] =>
  facts[name] as readonly number[]

async function play(specs: readonly string[], world: string, options: Options = {}) {
  const players = specs.map((text, player) => ({
    agent: createAgent(parseSpec(text) as OurSpec, {
      game: rebellion,
      options: {},
      player,
      seed: world,
    }),
    isTimed: false,
  }))
  const observer = plug.observe(rebellion)
  const played = await playMatch(rebellion, { options, world }, players, USUAL_LIMITS, observer)
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
        options: {},
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

test('what the expansion brings is counted as its log tells it, and only there', async () => {
  const base = await play(['random', 'random'], 'observer-base')
  for (const fact of RISE_FACTS) assert.is(base.facts[fact], undefined)
  const tally = new RebellionTally(['a', 'b'])
  tally.add([0, 1], base.facts)
  assert.is(tally.part().rise, undefined)
  const told = new Map<string, number>()
  const options = { expansion: 'on', missions: 'rise' }
  for (let game = 0; game < 4; game++) {
    const world = `rise-${game}`
    const { played, facts } = await play(['scripted', 'scripted'], world, options)
    tally.add([game % 2, 1 - (game % 2)], facts)
    const state = rebellion.start(options, world)
    const count = (fact: string, side: string, is: boolean, by = 1) =>
      is && told.set(`${fact} ${side}`, (told.get(`${fact} ${side}`) ?? 0) + by)
    for (const move of played.moves) {
      const isLimit = /^eliminate /.test(rebellion.describe(state, move))
      const chooser = rebellion.actor(state) === REBEL ? 'rebel' : 'empire'
      for (const event of rebellion.events(state, move, 'all')) {
        const side = /^The Rebels/.test(event.text) ? 'rebel' : 'empire'
        count('tacticsUpper', side, / uses? the upper half of /.test(event.text))
        count('tacticsLower', side, / uses? the lower half of /.test(event.text))
        count('tacticsUnused', side, / uses? neither half of /.test(event.text))
        count('released', chooser, isLimit && event.kind === 'eliminated')
        for (const { unit, count: units } of event.units ?? []) {
          const isBuilt = event.kind === 'units-gained' || event.kind === 'deployed'
          const of = unit === 'shield-bunker' ? 'empire' : 'rebel'
          count('structures', of, isBuilt && STRUCTURES.includes(unit), units)
        }
      }
      rebellion.advance(state, move)
    }
  }
  const rise = tally.part().rise?.byAgent ?? []
  for (const fact of ['tacticsUpper', 'tacticsLower', 'tacticsUnused', 'released', 'structures'])
    for (const side of ['rebel', 'empire']) {
      const sides = rise.flatMap((one) => one.sides).filter((one) => one.side === side)
      const counted = sides.reduce((sum, one) => sum + one.games * (one.perGame[fact] ?? 0), 0)
      assert.is(Math.round(counted), told.get(`${fact} ${side}`) ?? 0, `${fact} of ${side}`)
    }
  assert.ok((told.get('tacticsUpper empire') ?? 0) > 10)
  const counters = tally.counters().filter(({ id }) => id === 'tacticsUpper')
  assert.is(counters.length, 1)
  for (const value of Object.values(counters[0]?.values ?? {}))
    assert.ok(value !== null && value > 0 && value < 1)
})

const STRUCTURES = ['shield-generator', 'ion-cannon', 'golan-arms-turret', 'shield-bunker']

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
