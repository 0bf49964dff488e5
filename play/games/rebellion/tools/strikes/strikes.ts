import { type Agent, NO_LIMIT } from '../../../../../agents/agent.js'
import { brainsFor } from '../../../../../agents/brains-for.js'
import { createAgent, type OurSpec } from '../../../../../agents/spec.js'
import { MOST_MOVES, NOBODY } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { countBits, HOPS, SYSTEM_COUNT } from '../../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../../engine/state.js'

/**
 * Positions at the beginning of a round in which the base could be found and taken: how often does an Empire do both
 * before the round is over? Playouts that cannot are rosy about threats (ai-design 14).
 */

/** Places left for the base, and Imperial troops within two jumps of it, from which on a round may end with the base. */
const FEW_PLACES = 4
const ARMY = 8
const NEAR = 2

/** The round that begins here may end with the base. */
export function isBeforeAssault(state: State): boolean {
  const empire = new RebellionView(EMPIRE).bind(state)
  const { base } = new RebellionView(REBEL).bind(state)
  if (!rebellion.quiet(state) || base >= SYSTEM_COUNT) return false
  if (!empire.isRevealed && countBits(empire.candidates) > FEW_PLACES) return false
  let troops = 0
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if ((HOPS[system * SYSTEM_COUNT + base] as number) <= NEAR)
      troops += empire.total(system, EMPIRE, GROUND)
  return troops >= ARMY
}

/** How often the base was taken in one round. */
export interface StrikeFigures {
  readonly worlds: number
  readonly taken: number
  /** Rounds that the Rebels won at their end. */
  readonly lost: number
}

/** Plays the round from each position in so many worlds that look the same to the Empire. */
export function measureStrikes(
  positions: readonly State[],
  empire: OurSpec,
  rebels: OurSpec,
  worlds: number,
  seed: string,
  tell: (done: number, taken: number) => void = () => {},
): StrikeFigures {
  let taken = 0
  let lost = 0
  let done = 0
  positions.forEach((position, at) => {
    const options = rebellion.optionsOf(position)
    const brains = brainsFor({ game: rebellion, options, player: EMPIRE })
    const observation = rebellion.observe(position, EMPIRE)
    for (let world = 0; world < worlds; world++) {
      const name = `${seed}/${at}/${world}`
      const random = new Random(name)
      const weights = brains.weights(observation, world, worlds) ?? undefined
      const state = rebellion.sample(observation, random, weights)
      rebellion.reseed(state, random.bits())
      const agents = [
        createAgent(rebels, { game: rebellion, options, player: REBEL, seed: name }),
        createAgent(empire, { game: rebellion, options, player: EMPIRE, seed: name }),
      ]
      const winner = playRound(state, agents)
      if (winner === EMPIRE) taken++
      else if (winner === REBEL) lost++
      tell(++done, taken)
    }
  })
  return { worlds: done, taken, lost }
}

/** Plays on to the next round; answers who has won by then, else NOBODY. */
function playRound(state: State, agents: readonly Agent[]): number {
  const list = new Int32Array(MOST_MOVES)
  let isUnderWay = false
  for (let actor = rebellion.actor(state); actor !== NOBODY; actor = rebellion.actor(state)) {
    if (!rebellion.quiet(state)) isUnderWay = true
    else if (isUnderWay) return NOBODY
    const agent = agents[actor] as Agent
    const moves = { list, count: rebellion.moves(state, list) }
    rebellion.advance(state, agent.choose(rebellion.observe(state, actor), moves, NO_LIMIT))
    for (const [player, one] of agents.entries()) one.notice?.(rebellion.observe(state, player))
  }
  const outcome = rebellion.outcome(state)
  if (outcome === null) return NOBODY
  return outcome.utility[EMPIRE] === 1 ? EMPIRE : REBEL
}
