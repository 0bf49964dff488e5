import { type Agent, NO_LIMIT } from '../../../../agents/agent.js'
import { BattleEpisode } from '../../../../agents/rebellion/battle/battle-episode.js'
import { Script } from '../../../../agents/rebellion/script.js'
import { createAgent } from '../../../../agents/spec.js'
import { MOST_MOVES, NOBODY } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { cloneState, type State } from '../../../../engine/state.js'

/** Battles of cinematic combat, as they come in games, fought to their end: who chooses tactic cards better? */

const OPTIONS = { expansion: 'on' }
/** From so much worth on both sides a combat says something, and where neither has twice as much as the other. */
const LEAST_WORTH = 3

export interface BattleResults {
  battles: number
  /** Points of the first: 1 for what the rules of the house count as won, a half where nobody gained. */
  points: number
  /** The same for each battle fought from both sides: 0 to 2. */
  readonly pairs: number[]
  /** Mean of what the first made of his battles, 0 to 1. */
  value: number
}

/** Combats as they begin, at the first tactic card, out of games of the script. */
export function battlesOf(count: number, seed: string): State[] {
  const found: State[] = []
  const list = new Int32Array(MOST_MOVES)
  const script = new Script()
  const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  for (let number = 0; found.length < count; number++) {
    const state = rebellion.start(OPTIONS, `${seed} ${number}`)
    const random = new Random(`${seed} ${number}`)
    let last = -1
    for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
      const view = (views[player] as RebellionView).bind(state)
      if (!view.inCombat) last = -1
      else if (view.tacticCards.isSecretPick && last !== view.combatSystem) {
        last = view.combatSystem
        if (isFought(view)) found.push(cloneState(state))
        if (found.length === count) break
      }
      const moves = { list, count: rebellion.moves(state, list) }
      rebellion.advance(state, script.choose(view, view.kind, moves, random, 0.05))
    }
  }
  return found
}

function isFought(view: RebellionView): boolean {
  const [rebel = 0, empire = 0] = [REBEL, EMPIRE].map((side) =>
    BattleEpisode.worthAt(view, view.combatSystem, side),
  )
  return (
    Math.min(rebel, empire) >= LEAST_WORTH && Math.max(rebel, empire) < 2 * Math.min(rebel, empire)
  )
}

/** Each battle from both sides, with the same dice. */
export function tacticMatch(
  battles: readonly State[],
  first: string,
  second: string,
  seed: string,
): BattleResults {
  const results: BattleResults = { battles: 0, points: 0, pairs: [], value: 0 }
  battles.forEach((battle, n) => {
    let pair = 0
    for (const seat of [REBEL, EMPIRE]) {
      const agents = [REBEL, EMPIRE].map((player) =>
        createAgent(player === seat ? first : second, {
          game: rebellion,
          options: {},
          player,
          seed: `${seed} ${n}`,
        }),
      )
      const value = fought(battle, agents, n)[seat] as number
      const points = value > 0.5 ? 1 : value < 0.5 ? 0 : 0.5
      results.battles++
      results.points += points
      results.value += value
      pair += value
    }
    results.pairs.push(pair)
  })
  results.value /= results.battles
  return results
}

function fought(battle: State, agents: readonly Agent[], seed: number): number[] {
  const state = cloneState(battle)
  rebellion.reseed(state, seed)
  const episode = new BattleEpisode()
  const view = new RebellionView(REBEL)
  episode.begin(view.bind(state))
  const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
  while (view.bind(state).inCombat) {
    const actor = rebellion.actor(state)
    if (actor === NOBODY) return [...(rebellion.outcome(state)?.utility ?? [])]
    moves.count = rebellion.moves(state, moves.list)
    const seen = rebellion.observe(state, actor)
    rebellion.advance(state, (agents[actor] as Agent).choose(seen, moves, NO_LIMIT))
  }
  const chances = new Float64Array(2)
  episode.values(state, chances)
  return [...chances]
}
