import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import type { Brains } from '../../../agents/brains.js'
import { brainsFor } from '../../../agents/brains-for.js'
import { DecisionSearch } from '../../../agents/mcts/decision-search.js'
import { mctsFactory } from '../../../agents/mcts/mcts.js'
import { parseSettings } from '../../../agents/spec.js'
import type { Game } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { REVEAL, verbOf } from '../../../engine/rebellion/state/moves.js'
import { MISSION_FAILED, MISSION_SUCCEEDED } from '../../../engine/rebellion/state/signal.js'
import { cloneState, type State } from '../../../engine/state.js'
import { agentOf, choiceAt } from '../playing.js'

const COMMAND = rebellion.kinds.indexOf('command')
const RESEEDS = 8
const GAMES = 6

/** Plays on until the mission just revealed is over: 1 succeeded, 0 failed, null when neither is said. */
function missionEnd(revealed: State, habits: readonly Agent[]): number | null {
  const state = cloneState(revealed)
  for (let made = 0; made < 40; made++) {
    const signal = rebellion.signal(state, 0)
    if ((signal & MISSION_SUCCEEDED) !== 0) return 1
    if ((signal & MISSION_FAILED) !== 0) return 0
    const player = rebellion.actor(state)
    if (player < 0 || rebellion.kind(state) === COMMAND) return null
    rebellion.advance(state, choiceAt(rebellion, habits[player] as Agent, state))
  }
  return null
}

test('missions that mcts starts do not succeed more often with the dice that lie ahead than with others', () => {
  const habits = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, 'habits'))
  // Fresh seeds each time: the same few would roll the same dice for every mission.
  const random = new Random('other dice')
  let surplus = 0
  let variance = 0
  let missions = 0
  for (let number = 0; number < GAMES; number++) {
    const seed = `dice ${number}`
    const searchers = [0, 1].map((player) => agentOf(rebellion, 'mcts:10', player, seed))
    const state = rebellion.start({}, seed)
    for (let player = rebellion.actor(state); player >= 0; player = rebellion.actor(state)) {
      const searches = rebellion.kind(state) === COMMAND
      const agent = (searches ? searchers : habits)[player] as Agent
      const move = choiceAt(rebellion, agent, state)
      rebellion.advance(state, move)
      if (!searches || verbOf(move) !== REVEAL) continue
      const happened = missionEnd(state, habits) ?? 0
      let successes = happened
      for (let i = 0; i < RESEEDS; i++) {
        const other = cloneState(state)
        rebellion.reseed(other, random.bits())
        successes += missionEnd(other, habits) ?? 0
      }
      // Were the true dice like any others, each of the throws would be as likely to be the true one.
      const chance = successes / (RESEEDS + 1)
      if (successes > 0 && successes <= RESEEDS) missions++
      surplus += happened - chance
      variance += chance * (1 - chance)
    }
  }
  assert.ok(missions >= 20, `${missions} missions with dice`)
  console.log(missions, surplus, variance)
  const deviation = surplus / Math.sqrt(variance)
  assert.ok(
    Math.abs(deviation) < 3,
    `${surplus.toFixed(1)} successes more than chance in ${missions} missions (${deviation.toFixed(1)} errors)`,
  )
})

/** Rebellion that notes the seeds which worlds are given. */
function spied(seeds: number[]): Game {
  const game: Game = Object.create(rebellion)
  game.reseed = (state, seed) => {
    seeds.push(seed)
    rebellion.reseed(state, seed)
  }
  return game
}

test('every world of a search gets dice of its own, whatever the true ones are', () => {
  const habits = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, 'worlds'))
  const state = rebellion.start({}, 'worlds')
  while (rebellion.kind(state) !== COMMAND)
    rebellion.advance(state, choiceAt(rebellion, habits[rebellion.actor(state)] as Agent, state))
  const player = rebellion.actor(state)
  const seedsFor = (world: State, change: Partial<Brains> = {}): number[] => {
    const seeds: number[] = []
    const game = spied(seeds)
    const settings = parseSettings(mctsFactory, 'iterations=40', 'here')
    const half = new DecisionSearch(
      game,
      player,
      settings,
      Object.assign(brainsFor({ game: rebellion, options: {}, player }), change),
    )
    const list = new Int32Array(4096)
    const observation = rebellion.observe(world, player)
    assert.ok(half.open(observation, { list, count: rebellion.moves(world, list) }, 1))
    const clock = { limitMs: Number.POSITIVE_INFINITY, now: () => 0 }
    half.run({ observation, seed: 9, halves: 1, number: 0, clock, began: 0 })
    return seeds
  }
  const worlds = seedsFor(state, { occasion: () => -1 })
  assert.ok(worlds.length >= 5, `${worlds.length} worlds`)
  assert.is(new Set(worlds).size, worlds.length)
  // What an event is dealt is shared by the candidates of a world, and by them alone
  const seeds = seedsFor(state)
  assert.ok(new Set(seeds).size > worlds.length)
  const reseeded = cloneState(state)
  rebellion.reseed(reseeded, 77)
  assert.equal(seedsFor(reseeded), seeds)
})

test('two worlds of one observation roll differently', () => {
  const habits = [0, 1].map((player) => agentOf(rebellion, 'scripted', player, 'rolls'))
  const state = rebellion.start({}, 'rolls')
  const found = new Set<number>()
  while (rebellion.actor(state) >= 0 && found.size < 2) {
    const move = choiceAt(rebellion, habits[rebellion.actor(state)] as Agent, state)
    if (verbOf(move) === REVEAL) {
      found.clear()
      for (let seed = 1; seed <= 20; seed++) {
        const world = cloneState(state)
        rebellion.reseed(world, seed)
        rebellion.advance(world, move)
        const end = missionEnd(world, habits)
        if (end !== null) found.add(end)
      }
    }
    rebellion.advance(state, move)
  }
  assert.is(found.size, 2, 'no mission of a whole game ended in both ways')
})

test.run()
