import { MOST_MOVES, type Weights } from '../../game.js'
import type { Random } from '../../random.js'
import { copyState, type State } from '../../state.js'
import { legalMoves, NOBODY, seatToDecide } from '../course/turn.js'
import { enemyOf } from '../facts/sides.js'
import { fillRebelSet } from '../rounds/expansion-setup.js'
import { DECK_COUNT, ENEMY_ACTIONS, ENEMY_MISSIONS, MASKED_FOR, RANDOM } from '../state/layout.js'
import { sideOf } from '../state/posts.js'
import { fillActions } from './fill-actions.js'
import { fillMissions } from './fill-missions.js'
import { fillObjectives } from './fill-objectives.js'
import { fillProbes } from './fill-probes.js'
import { fillTactics } from './fill-tactics.js'
import { withPartner } from './partner.js'
import { shuffleSets } from './sets.js'

const MOST_TRIES = 2000
const offered = new Int32Array(MOST_MOVES)

/**
 * A full state that looks like the observation to its side: everything hidden is drawn from what
 * is possible, uniformly or by the weights:
 *   base     relative weight of each system (32)
 *   objective  log-weight of each objective to be in the Rebel hand
 *   mission  log-weight of each mission to be held (in hand or face down) by the enemy
 *   stack    log-weight of each mission to lie on each of the enemy's stacks (slot * missions + card)
 */
export function sample(o: State, random: Random, weights: Weights | undefined, into: State): State {
  const seat = o.bytes[MASKED_FOR] - 1
  const side = sideOf(o, seat)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    drawWorld(withPartner(o, random), side, random, weights, into)
    // Another one is only asked where he has a choice: hands that leave him none are impossible
    const actor = seatToDecide(into)
    if (actor === seat || actor === NOBODY || legalMoves(into, offered) > 1) break
  }
  return into
}

function drawWorld(
  o: State,
  side: number,
  random: Random,
  weights: Weights | undefined,
  into: State,
): void {
  copyState(o, into)
  const enemy = enemyOf(side)
  for (let i = 0; i < 4; i++) into.words[RANDOM + i] = random.bits()
  fillRebelSet(into, side, random)
  fillProbes(o, into, side, random, weights?.base)
  fillMissions(o, into, enemy, random, weights?.mission, weights?.stack)
  fillActions(o, into, enemy, random)
  fillObjectives(o, into, side, random, weights?.objective)
  fillTactics(into, side, random)
  for (let deck = 0; deck < DECK_COUNT; deck++) shuffleSets(into, deck, side, random)
  into.bytes[MASKED_FOR] = 0
  into.bytes[ENEMY_MISSIONS] = 0
  into.bytes[ENEMY_ACTIONS] = 0
  into.bytes[ENEMY_ACTIONS + 1] = 0
}
