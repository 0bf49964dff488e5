import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { NO_MOVE } from '../../../agents/brains.js'
import { Declaring } from '../../../agents/skirmish/declaring.js'
import { Random } from '../../../engine/random.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { smallOf } from '../../../engine/skirmish/state/moves.js'
import { firstSlot } from '../../../engine/skirmish/state/units.js'
import type { State } from '../../../engine/state.js'
import { at } from '../../engine/skirmish/support.js'
import { agentOf, choiceAt } from '../playing.js'

const OPTIONS = { battle: 'free', players: '3' }
const ROUNDS = 1000
const [SOUTH, WEST, NORTH] = [0, 1, 2] as const
const FALCON = firstSlot(NORTH)

/**
 * South and west are level in the last turn, and each has a shot at a falcon (6 points) and at an x-wing (4 points) of north.
 * South fires first: west would have the other one, and south would rather leave him none. So neither has a best target.
 */
function rivals(): State {
  return skirmish.fromPosition({
    game: 'skirmish',
    options: OPTIONS,
    stage: 'declare-next',
    step: 'fire',
    turn: 20,
    south: { units: [at('baron-fel', 700, 500)], score: 60 },
    west: { units: [at('wedge-antilles', 760, 500)], score: 60 },
    north: {
      units: [at('falcon', 700, 600, 90, { damage: 1 }), at('x-wing', 760, 600)],
      score: 20,
    },
  })
}

/** How often a player's first unit is aimed at a target. */
function chanceOf(learnt: Declaring, player: number, target: number): number {
  const chances = learnt.chancesOf(player)
  let sum = 0
  for (let volley = 0; volley < learnt.count(player); volley++) {
    const shot = learnt.shotOf(player, volley, firstSlot(player))
    if (shot !== NO_MOVE && smallOf(shot) === target) sum += chances[volley] as number
  }
  return sum
}

test('where he who is foreseen loses his kill, both mix their targets as in the table of the game', () => {
  const learnt = new Declaring()
  learnt.learn(rivals(), ROUNDS, new Random('rivals'))
  // South wins with 66 % or 55 % by the falcon, as west fires at it too or not, and with 45 % or 63 % by the x-wing
  for (const [player, solved] of [
    [SOUTH, 0.625],
    [WEST, 0.274],
  ] as const) {
    const chance = chanceOf(learnt, player, FALCON)
    assert.ok(Math.abs(chance - solved) < 0.12, `seat ${player}: ${chance} of ${solved}`)
  }
})

for (const [spec, least, most] of [
  ['scripted:mixing=200', 4, 20],
  ['mcts:iterations=2,mixing=200', 4, 20],
  ['scripted', 24, 24],
] as const)
  test(`${spec} fires at the larger unit ${least} to ${most} times of 24`, () => {
    let larger = 0
    for (let i = 0; i < 24; i++) {
      const agent = agentOf(skirmish, spec, SOUTH, `rivals ${i}`, OPTIONS)
      if (smallOf(choiceAt(skirmish, agent, rivals())) === FALCON) larger++
    }
    assert.ok(larger >= least && larger <= most, String(larger))
  })

test.run()
