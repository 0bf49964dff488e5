import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { NOBODY, type Position } from '../../../engine/game.js'
import { cloneState, type State } from '../../../engine/state.js'
import { agentOf, choiceAt } from '../playing.js'

/**
 * How far the secret choice of strategies can be exploited, on a reduced game: 6 to 6 points, two strategies are left to
 * each side, and the event decides. The payoffs of the four pairs are those of scripted struggles, the mixtures those of
 * the search. Half the gap between both best answers would be 0 for an equilibrium.
 */

const STRUGGLES = 400
const CHOICES = 12
const MOST_GAP = 0.05

interface Reduced {
  readonly event: string
  readonly strategies: readonly [readonly [string, string], readonly [string, string]]
}

const ALL = ['bureaucracy', 'deception', 'direct-assault', 'infiltration', 'support']

function planning({ event, strategies: [rebel, empire] }: Reduced): State {
  const usedBeside = (left: readonly string[]): string[] => ALL.filter((id) => !left.includes(id))
  const position: Position = {
    game: 'duel',
    event,
    round: 7,
    stage: 'strategy',
    actor: 'rebel',
    rebel: {
      reserve: ['chewbacca', 'lando-calrissian', 'leia-organa', 'obi-wan-kenobi'],
      usedStrategies: usedBeside(rebel),
      won: ['battle-of-hoth', 'battle-of-yavin'],
      influence: 1,
    },
    empire: {
      reserve: ['admiral-piett', 'general-veers', 'grand-moff-tarkin', 'jabba-the-hutt'],
      usedStrategies: usedBeside(empire),
      won: ['battle-of-endor', 'negotiate-with-the-hutts'],
      influence: 1,
    },
  }
  return duel.fromPosition(position)
}

/** Share of the games that the Rebels win from here when both are scripted. */
function payoff(state: State, name: string): number {
  let won = 0
  for (let n = 0; n < STRUGGLES; n++) {
    const s = cloneState(state)
    duel.reseed(s, n)
    const agents = [0, 1].map((player) => agentOf(duel, 'scripted', player, `${name} ${n}`))
    for (let player = duel.actor(s); player !== NOBODY; player = duel.actor(s)) {
      const agent = agents[player]
      if (agent !== undefined) duel.advance(s, choiceAt(duel, agent, s))
    }
    won += duel.outcome(s)?.utility[0] ?? 0
  }
  return won / STRUGGLES
}

/** How often the search takes the first of two strategies. */
function shareOfFirst(state: State, first: string): number {
  let count = 0
  for (let n = 0; n < CHOICES; n++) {
    const agent = agentOf(duel, 'mcts:400', duel.actor(state), `choice ${n}`)
    if (duel.describe(state, choiceAt(duel, agent, state)) === `strategy ${first}`) count++
  }
  return count / CHOICES
}

/** Half of what both best answers together gain against the mixtures. */
function halfGap(reduced: Reduced): number {
  const start = planning(reduced)
  const [rebel, empire] = reduced.strategies
  const chosen = (own: string, other: string): State =>
    [own, other].reduce((s, id) => duel.apply(s, duel.parse(s, `strategy ${id}`)), start)
  const payoffs = rebel.map((own) =>
    empire.map((other) => payoff(chosen(own, other), `${own} ${other}`)),
  )
  const p = shareOfFirst(start, rebel[0])
  const q = shareOfFirst(duel.apply(start, duel.parse(start, `strategy ${rebel[0]}`)), empire[0])
  const at = (i: number, j: number): number => payoffs[i]?.[j] ?? 0
  const best = Math.max(...[0, 1].map((i) => q * at(i, 0) + (1 - q) * at(i, 1)))
  const worst = Math.min(...[0, 1].map((j) => p * at(0, j) + (1 - p) * at(1, j)))
  return (best - worst) / 2
}

for (const reduced of [
  {
    event: 'heart-of-the-empire',
    strategies: [
      ['deception', 'direct-assault'],
      ['deception', 'direct-assault'],
    ],
  },
  {
    event: 'diplomatic-freedom',
    strategies: [
      ['deception', 'support'],
      ['deception', 'support'],
    ],
  },
] as const satisfies readonly Reduced[])
  test(`secret choices at ${reduced.event} can hardly be exploited`, () => {
    const gap = halfGap(reduced)
    assert.ok(gap < MOST_GAP, `${gap} of a win`)
  })

test.run()
