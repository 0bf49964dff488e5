import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PlainBrains } from '../../../agents/brains.js'
import { DecisionSearch } from '../../../agents/mcts/decision-search.js'
import { mctsFactory } from '../../../agents/mcts/mcts.js'
import type { Partner, PartnerSeat, Question } from '../../../agents/mcts/partner.js'
import { parseSettings } from '../../../agents/spec.js'
import type { Game } from '../../../engine/game.js'
import { agentLeakTest } from '../../contract/leaks.js'
import { HideAndSeekBrains } from '../../toys/brains.js'
import { ChooseDoor, LEAVE } from '../../toys/choose-door.js'
import { HiddenHands } from '../../toys/hidden-hands.js'
import { HideAndSeek } from '../../toys/hide-and-seek.js'
import { PlannedHandsBrains } from '../../toys/planned-hands.js'
import { accountText } from '../account-text.js'
import { agentOf, choiceAt, mctsOf, playGame } from '../playing.js'

type Fate = 'helps' | 'not yet' | 'dies' | 'talks nonsense'

/** A partner in this thread: it searches when it is waited for. */
class Local implements Partner {
  asked = 0
  closed = 0
  private question: Question | null = null
  private readonly half: DecisionSearch

  constructor(
    game: Game,
    seat: PartnerSeat,
    brains: PlainBrains,
    private readonly fate: Fate,
  ) {
    this.half = new DecisionSearch(game, seat.player, seat.settings, brains)
  }

  notice(): void {}

  begin(question: Question): boolean {
    if (this.fate === 'not yet') return false
    this.asked++
    this.question = question
    return true
  }

  finish(): DecisionSearch['sums'] | null {
    if (this.question === null || this.fate === 'dies') return null
    const { observation, moves, tieSeed, seed, limitMs } = this.question
    const clock = { limitMs, now: () => performance.now() }
    this.half.open(observation, moves, tieSeed)
    this.half.run({ observation, seed, halves: 2, number: 1, clock, began: clock.now() })
    if (this.fate === 'talks nonsense') this.half.sums.push(77, 1, 1, 1, 1, true, false)
    return this.half.sums
  }

  close(): void {
    this.closed++
  }
}

const HANDS = new HiddenHands()
const SEEK = new HideAndSeek()
const CASES: readonly (readonly [Game, () => PlainBrains, string])[] = [
  [HANDS, () => new PlainBrains(HANDS), 'iterations=61,searches=2'],
  [HANDS, () => new PlannedHandsBrains(HANDS), 'iterations=60,searches=2'],
  [HANDS, () => new PlannedHandsBrains(HANDS), 'iterations=60,searches=2,halving=off,mast=on'],
  [HANDS, () => new PlainBrains(HANDS), 'iterations=1,searches=2'],
  [SEEK, () => new HideAndSeekBrains(SEEK), 'iterations=61,searches=2'],
]

for (const [game, makeBrains, options] of CASES)
  test(`${game.name}, ${options}: the same game, values and line, whoever does the second half`, () => {
    const play = (fate: Fate | null): string[] => {
      const told: string[] = []
      const partners: Local[] = []
      for (let number = 0; number < 6; number++) {
        const seed = `halves ${number}`
        const agents = game.seats({}).map((_, player) =>
          mctsOf(game, options, player, seed, makeBrains, (seat) => {
            if (fate === null) return null
            const partner = new Local(game, seat, makeBrains(), fate)
            partners.push(partner)
            return partner
          }),
        )
        const state = game.start({}, seed)
        for (let player = game.actor(state); player >= 0; player = game.actor(state)) {
          const agent = agents[player]
          if (agent === undefined) throw new Error('nobody sits there')
          game.advance(state, choiceAt(game, agent, state))
          told.push(accountText(agent.account()))
        }
      }
      for (const partner of partners) {
        if (fate === 'helps') assert.ok(partner.asked > 0 && partner.closed === 0)
        if (fate === 'dies') assert.ok(partner.asked <= 1 && partner.closed === partner.asked)
      }
      return told
    }
    const alone = play(null)
    for (const fate of ['helps', 'not yet', 'dies', 'talks nonsense'] as const)
      assert.equal(play(fate), alone, fate)
  })

test('two halves spend the whole budget, to the iteration', () => {
  for (const iterations of [2, 61, 100]) {
    const agent = mctsOf(HANDS, `iterations=${iterations},searches=2`, 0, 'budget')
    choiceAt(HANDS, agent, HANDS.start({}, 'budget'))
    assert.is(agent.account()?.iterations, iterations)
    assert.is(
      agent.account()?.candidates.reduce((sum, one) => sum + one.visits, 0),
      iterations,
    )
  }
})

test('the halves meet different worlds', () => {
  const halves = [1, 2].map((seed) => {
    const settings = parseSettings(mctsFactory, 'iterations=80', 'here')
    const half = new DecisionSearch(HANDS, 0, settings, new PlainBrains(HANDS))
    const state = HANDS.start({}, 'worlds')
    const list = new Int32Array(64)
    const observation = HANDS.observe(state, 0)
    half.open(observation, { list, count: HANDS.moves(state, list) }, 5)
    const clock = { limitMs: Number.POSITIVE_INFINITY, now: () => 0 }
    half.run({ observation, seed, halves: 1, number: 0, clock, began: 0 })
    return half.sums
  })
  assert.is.not(halves[0]?.mean(0), halves[1]?.mean(0))
})

test('choose-door: two halves leave as well', () => {
  const game = new ChooseDoor()
  let left = 0
  for (let seed = 0; seed < 100; seed++) {
    const agent = mctsOf(game, 'iterations=400,searches=2', 0, `door ${seed}`)
    if (choiceAt(game, agent, game.start({}, `door ${seed}`)) === LEAVE) left++
  }
  assert.ok(left >= 95, `left in ${left} of 100 seeds`)
})

for (const game of [HANDS, SEEK])
  test(`${game.name}: two halves choose alike in worlds that look alike`, () => {
    agentLeakTest(
      game,
      (player) => agentOf(game, 'mcts:iterations=60,searches=2', player, 'honest'),
      { decisions: 40, seed: 'halves' },
    )
  })

test('with time and without a partner there is one search, and a lost partner costs only its half', () => {
  const clock = { limitMs: Number.POSITIVE_INFINITY, now: () => clock.ticks++, ticks: 0 }
  const iterations = (fate: Fate | null): number => {
    const agent = mctsOf(HANDS, 'time=60ms,searches=2', 0, 'timed', undefined, (seat) =>
      fate === null ? null : new Local(HANDS, seat, new PlainBrains(HANDS), fate),
    )
    const state = HANDS.start({}, 'timed')
    const list = new Int32Array(64)
    const moves = { list, count: HANDS.moves(state, list) }
    agent.choose(HANDS.observe(state, 0), moves, clock)
    return agent.account()?.iterations ?? 0
  }
  const alone = iterations(null)
  const left = iterations('dies')
  assert.ok(left > 0 && left < 0.8 * alone, `${left} of ${alone} iterations`)
  assert.ok(iterations('helps') > left)
})

test('whole games of two halves replay', () => {
  const play = (): number => {
    const agents = [0, 1].map((player) =>
      agentOf(HANDS, 'mcts:iterations=40,searches=2', player, 'replay'),
    )
    return HANDS.hash(playGame(HANDS, agents, 'replay').final)
  }
  assert.is(play(), play())
})

test.run()
