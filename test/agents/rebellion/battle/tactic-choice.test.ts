import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Agent, NO_LIMIT } from '../../../../agents/agent.js'
import { BattleEpisode } from '../../../../agents/rebellion/battle/battle-episode.js'
import { Script } from '../../../../agents/rebellion/script.js'
import { createAgent } from '../../../../agents/spec.js'
import { MOST_MOVES, type Move } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { beforeSecretPick } from '../../../../engine/rebellion/knowledge/before.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { cloneState, type State } from '../../../../engine/state.js'
import { scene } from '../../../engine/rebellion/combat/cinematic/scene.js'
import { moves, play } from '../../../engine/rebellion/support.js'
import { battlesOf, tacticMatch } from './tactic-match.js'

/** Advanced tactic cards are picked by both sides at once. */

const DICE = 40
const script = new Script()
const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const

const fight = scene({ units: { 'x-wing': 2, 'y-wing': 1, 'tie-fighter': 3, 'star-destroyer': 1 } })
/** A battle in which no card is best whatever the enemy picks. */
const open = scene({
  units: { 'x-wing': 3, 'corellian-corvette': 1, 'tie-fighter': 2, 'assault-carrier': 2 },
})

function pickOf(agent: Agent, state: State, seat: number): Move {
  const list = new Int32Array(MOST_MOVES)
  const count = rebellion.moves(state, list)
  return agent.choose(rebellion.observe(state, seat), { list, count }, NO_LIMIT)
}

function agentOf(spec: string, player: number, seed: string): Agent {
  return createAgent(spec, { game: rebellion, options: {}, player, seed })
}

test('a world before a secret pick lets the enemy pick anew', () => {
  const picked = play(fight, 'pick advanced-bombing-run')
  const into = rebellion.blank()
  assert.is(beforeSecretPick(rebellion.observe(fight, REBEL), new Random(1), into), false)
  assert.is(beforeSecretPick(rebellion.observe(picked, EMPIRE), new Random(1), into), true)
  assert.is(rebellion.actor(into), REBEL)
  assert.equal(moves(into), moves(fight))
})

test('the second to pick chooses alike, whatever card lies face down', () => {
  const picks = moves(fight).map((card) => {
    const state = play(fight, card)
    return ['scripted', 'mcts:20'].map((spec) =>
      pickOf(agentOf(spec, EMPIRE, 'hidden'), state, EMPIRE),
    )
  })
  for (const pick of picks) assert.equal(pick, picks[0])
})

for (const spec of ['scripted', 'mcts:20'])
  test(`${spec} cannot be foreseen: its picks are drawn`, () => {
    const picks = Array.from({ length: 12 }, (_, n) =>
      pickOf(agentOf(spec, REBEL, `draw ${n}`), open, REBEL),
    )
    assert.ok(new Set(picks).size > 1, 'always the same card')
  })

test('what a battle brings is not told as a chance to win the game', () => {
  const agent = agentOf('mcts:20', REBEL, 'told')
  const pick = pickOf(agent, fight, REBEL)
  const account = agent.account?.()
  assert.is(account?.move, pick)
  assert.ok(account?.candidates.every(({ value }) => Number.isNaN(value)))
  assert.is(account?.reason, 'drawn from the average strategy')
  assert.is(agent.opinion?.(), null)
})

test('a card that can do nothing here is left in the deck', () => {
  // No enemy has red health, so a run of bombers is wasted
  const fighters = scene({ units: { 'x-wing': 3, 'y-wing': 2, 'tie-fighter': 5 } })
  const wasted = 'pick advanced-bombing-run'
  for (let n = 0; n < 8; n++) {
    const pick = pickOf(agentOf('mcts:60', REBEL, `waste ${n}`), fighters, REBEL)
    assert.is.not(rebellion.describe(fighters, pick), wasted)
  }
})

/** What picks bring the Rebels on average, the script fighting it out with the same dice for all of them. */
function payoff(begun: State, ...picks: readonly string[]): number {
  const episode = new BattleEpisode()
  episode.begin(views[REBEL].bind(begun))
  const picked = play(begun, ...picks)
  const chances = new Float64Array(2)
  const list = new Int32Array(MOST_MOVES)
  let sum = 0
  for (let n = 0; n < DICE; n++) {
    const state = cloneState(picked)
    rebellion.reseed(state, n + 1)
    const random = new Random(n)
    while (!episode.isOver(state)) {
      const view = views[rebellion.actor(state) as 0 | 1].bind(state)
      const moves = { list, count: rebellion.moves(state, list) }
      rebellion.advance(state, script.choose(view, view.kind, moves, random, 0))
    }
    episode.values(state, chances)
    sum += chances[REBEL] as number
  }
  return sum / DICE
}

test('who answers the mixed picks gains less than who answers the best card of the rules', () => {
  const cards = moves(open)
  const answers = moves(play(open, cards[0] as string))
  const table = cards.map((card) => answers.map((answer) => payoff(open, card, answer)))
  /** Left against the answer that hurts most. */
  const guaranteed = (shares: readonly number[]): number =>
    Math.min(
      ...answers.map((_, at) =>
        shares.reduce((sum, share, row) => sum + share * (table[row]?.[at] as number), 0),
      ),
    )
  const picks = Array.from({ length: 16 }, (_, n) =>
    rebellion.describe(open, pickOf(agentOf('mcts:40', REBEL, `mixed ${n}`), open, REBEL)),
  )
  const mixed = cards.map((card) => picks.filter((pick) => pick === card).length / picks.length)
  const scores = new Float64Array(MOST_MOVES)
  const list = new Int32Array(MOST_MOVES)
  const legal = { list, count: rebellion.moves(open, list) }
  const view = views[REBEL].bind(open)
  script.score(view, view.kind, legal, scores)
  const best = scores.indexOf(Math.max(...scores.subarray(0, legal.count)))
  const alone = cards.map((_, row) => (row === best ? 1 : 0))
  assert.ok(
    guaranteed(mixed) > guaranteed(alone) + 0.015,
    `${guaranteed(mixed)} ${guaranteed(alone)}`,
  )
})

test('what a card does after its battle belongs to what it brings', () => {
  const chased = scene({
    by: 'empire',
    units: { 'star-destroyer': 2, 'rebel-transport': 1 },
    there: ['princess-leia', 'general-rieekan', 'mon-mothma'],
  })
  const beam = ['pick advanced-tractor-beam', 'pick advanced-escort']
  // The leaders whom nobody took along are captured when the retreats are over
  assert.ok(payoff(chased, ...beam, 'choose top') < payoff(chased, ...beam, 'choose bottom') - 0.1)
  const cornered = scene({
    units: { 'rebel-trooper': 4, stormtrooper: 1 },
    there: ['jan-dodonna', 'darth-vader'],
  })
  const duel = ['pick advanced-confrontation', 'pick advanced-bombardment']
  // Vader is eliminated when the phase ends
  assert.ok(
    payoff(cornered, ...duel, 'choose top') > payoff(cornered, ...duel, 'choose bottom') + 0.1,
  )
})

test('battles are fought from both sides: who plays himself is even', () => {
  const { battles, points, value } = tacticMatch(
    battlesOf(3, 'even'),
    'scripted',
    'scripted',
    'even',
  )
  assert.is(battles, 6)
  assert.is(points, 3)
  assert.ok(Math.abs(value - 0.5) < 1e-9)
})

test.run()
