import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Agent, NO_LIMIT } from '../../../agents/agent.js'
import { MctsAgent, mctsFactory } from '../../../agents/mcts/mcts.js'
import { OpenSearch } from '../../../agents/mcts/open-search.js'
import { PlainAgent } from '../../../agents/mcts/plain-agent.js'
import { StrategyTable } from '../../../agents/mcts/strategy-table.js'
import { NO_WATCH } from '../../../agents/mcts/watch.js'
import { parseSettings } from '../../../agents/spec.js'
import { type Game, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import type { State } from '../../../engine/state.js'
import { ChooseDoor, LEAVE } from '../../toys/choose-door.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { BET, DECISIONS, KuhnPoker, nashConv, type Strategy } from '../../toys/kuhn.js'
import { connectFour, ticTacToe } from '../../toys/line-game.js'
import { threeAlone } from '../../toys/tricks.js'
import { choiceAt, playGame } from '../playing.js'
import { uctMatch } from './uct-match.js'

/** As a spec makes them: for games without brains of their own. */
function mcts(game: Game, options: string, player: number, seed: string): Agent {
  return mctsFactory.create(
    { game, options: {}, player, seed },
    parseSettings(mctsFactory, options, options),
  )
}

function pointsOf(game: Game, agents: readonly Agent[], seed: string, seat: number): number {
  const { final } = playGame(game, agents, seed)
  return game.outcome(final)?.utility[seat] ?? Number.NaN
}

/** Answers what is best for whoever moves, by trying everything. */
class Perfect implements Agent {
  private readonly known = new Map<number, number>()

  constructor(private readonly game: Game) {}

  choose(observation: State): number {
    const world = this.game.sample(observation, new Random(0))
    const actor = this.game.actor(world)
    return this.movesOf(world).reduce((best, move) => {
      const worth = (one: number): number => this.worth(this.game.apply(world, one), actor)
      return worth(move) > worth(best) ? move : best
    })
  }

  private worth(state: State, player: number): number {
    const { game } = this
    const actor = game.actor(state)
    if (actor === NOBODY) return game.outcome(state)?.utility[player] ?? 0
    game.reseed(state, 0)
    const key = game.hash(state) * 2 + player
    const found = this.known.get(key)
    if (found !== undefined) return found
    const values = this.movesOf(state).map((move) => this.worth(game.apply(state, move), player))
    const value = actor === player ? Math.max(...values) : Math.min(...values)
    this.known.set(key, value)
    return value
  }

  private movesOf(state: State): number[] {
    const list = new Int32Array(64)
    return [...list.subarray(0, this.game.moves(state, list))]
  }
}

test('tic-tac-toe is drawn at 1,000 iterations, against itself and against who never errs', () => {
  const game = ticTacToe()
  const perfect = new Perfect(game)
  for (let n = 0; n < 10; n++) {
    const seed = `rows ${n}`
    const ours = (player: number): Agent => mcts(game, 'iterations=1000', player, seed)
    assert.is(pointsOf(game, [ours(0), ours(1)], seed, 0), 0.5, seed)
    assert.is(pointsOf(game, [ours(0), perfect], seed, 0), 0.5, seed)
    assert.is(pointsOf(game, [perfect, ours(1)], seed, 1), 0.5, seed)
  }
})

test('Connect Four: takes at least half from a plain UCT of as many iterations', () => {
  const GAMES = 40
  const points = uctMatch(GAMES, 'mcts:300', { iterations: 300 }, 'columns')
  assert.ok(points >= GAMES / 2, `${points} of ${GAMES}`)
})

test('what is proven is said, and not searched any further', () => {
  const game = connectFour()
  const state = game.start({}, 'proof')
  for (const column of [3, 0, 3, 0, 3, 0]) game.advance(state, column)
  const agent = mcts(game, 'iterations=100000', 0, 'proof')
  assert.is(choiceAt(game, agent, state), 3)
  const account = agent.account?.()
  assert.is(account?.reason, 'proven')
  assert.is(account?.candidates[0]?.value, 1)
  assert.is(account?.iterations, 0)
  assert.equal(account?.line, ['first: column 4'])
  assert.is(agent.opinion?.()?.value, 1)
})

test('a threat that cannot be met is met as long as can be, and one that can be is met', () => {
  const game = connectFour()
  const state = game.start({}, 'threat')
  for (const column of [3, 0, 3, 0, 3]) game.advance(state, column)
  for (let n = 0; n < 10; n++)
    assert.is(choiceAt(game, mcts(game, 'iterations=300', 1, `threat ${n}`), state), 3)
})

test('three may play in one tree too, where nothing is proven by one alone', () => {
  const game = threeAlone()
  const state = game.start({}, 'three')
  const search = new OpenSearch(game, [0, 1, 2])
  search.run(state, new Random(1), { iterations: 300, watch: NO_WATCH })
  assert.is(search.iterations, 300)
  assert.ok(search.visitsOf(search.best()) > 0)
})

test('the same seed plays the same', () => {
  const game = connectFour()
  const play = () =>
    playGame(
      game,
      [0, 1].map((player) => mcts(game, 'iterations=200', player, 'same')),
      'same',
    ).moves
  assert.equal(play(), play())
})

test('time ends an open search, and a game that is learnt', () => {
  const game = connectFour()
  const agent = mcts(game, 'time=40ms', 0, 'time')
  let reads = 0
  const list = new Int32Array(64)
  const state = game.start({}, 'time')
  const moves = { list, count: game.moves(state, list) }
  agent.choose(game.observe(state, 0), moves, { ...NO_LIMIT, now: () => reads++ })
  const iterations = agent.account?.()?.iterations ?? 0
  assert.ok(iterations > 10 && iterations <= 40, `${iterations} iterations`)
  const kuhn = new KuhnPoker()
  const deal = kuhn.start({}, 'time')
  const learner = mcts(kuhn, 'time=400ms', 0, 'time')
  moves.count = kuhn.moves(deal, list)
  reads = 0
  learner.choose(kuhn.observe(deal, 0), moves, { ...NO_LIMIT, now: () => reads++ })
  assert.ok(reads <= 410, `${reads} reads`)
})

test('Kuhn poker: nobody gains 0.1 by knowing how we play, at 10,000 iterations', () => {
  const game = new KuhnPoker()
  for (const seed of ['one', 'two', 'three']) {
    const table = new StrategyTable(game, {}, 2)
    table.learn(new Random(seed).bits(), { iterations: 10_000, watch: NO_WATCH })
    const bets: Strategy = (card, history) => {
      const player = DECISIONS.find((one) => one.history === history)?.player ?? 0
      const other = card === 1 ? 2 : 1
      const state = player === 0 ? game.at(card, other, history) : game.at(other, card, history)
      const mixed = table.strategy(game.observe(state, player))
      assert.ok(mixed, `nothing is known of card ${card} after ${history}`)
      return mixed?.chances[mixed.moves.indexOf(BET)] ?? 0
    }
    const conv = nashConv([bets, bets])
    assert.ok(conv < 0.1 && conv > -1e-9, `${seed}: ${conv}`)
  }
})

test('the measure itself: who always passes can be robbed, the known equilibrium cannot', () => {
  assert.ok(nashConv([() => 0, () => 0]) > 0.5)
  // Kuhn 1950, with a third of the bluffs
  const bluff = 1 / 3
  const first: Strategy = (card, history) =>
    history === 0b1
      ? ([bluff, 0, 3 * bluff][card - 1] ?? 0)
      : ([0, bluff + 1 / 3, 1][card - 1] ?? 0)
  const second: Strategy = (card, history) =>
    history === 0b10 ? ([1 / 3, 0, 1][card - 1] ?? 0) : ([0, 1 / 3, 1][card - 1] ?? 0)
  assert.ok(Math.abs(nashConv([first, second])) < 1e-9, String(nashConv([first, second])))
})

test('an agent mixes as it has learnt: a jack sometimes bluffs', () => {
  const game = new KuhnPoker()
  const state = game.at(3, 1, 0b10)
  let bets = 0
  for (let n = 0; n < 60; n++)
    if (choiceAt(game, mcts(game, 'iterations=4000', 1, `jack ${n}`), state) === BET) bets++
  assert.ok(bets > 5 && bets < 40, `${bets} of 60`)
})

test('small games with hidden things are learnt, large ones are searched like the others', () => {
  const door = new ChooseDoor()
  for (let n = 0; n < 50; n++) {
    const agent = mcts(door, 'iterations=2000', 0, `door ${n}`)
    assert.is(choiceAt(door, agent, door.start({}, `door ${n}`)), LEAVE)
  }
  const hands = new HiddenHands()
  const [ours, usual] = [true, false].map((isPlain) => {
    const settings = parseSettings(mctsFactory, `iterations=50,plain=${isPlain ? 'on' : 'off'}`, '')
    return mctsFactory.create({ game: hands, options: {}, player: 0, seed: 'hands' }, settings)
  }) as [Agent, Agent]
  assert.instance(ours, PlainAgent)
  assert.instance(usual, MctsAgent)
  const state = hands.start({}, 'hands')
  assert.is(choiceAt(hands, ours, state), choiceAt(hands, usual, state))
  assert.is(ours.account?.()?.iterations, 50)
})

test.run()
