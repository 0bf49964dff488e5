import type { AgentFactory } from './agent.js'
import { flatmcFactory } from './flatmc.js'
import { mctsFactory } from './mcts/mcts.js'
import { randomFactory } from './random.js'
import { scriptedFactory } from './rebellion/scripted.js'

/** Every agent that a spec can name. */
export const AGENT_FACTORIES: readonly AgentFactory[] = [
  randomFactory,
  scriptedFactory,
  flatmcFactory,
  mctsFactory,
]

/** Levels for people: the same honest search with less of it. */
export const LEVELS: Readonly<Record<string, { readonly spec: string; readonly about: string }>> = {
  easy: { spec: 'mcts:iterations=25,temperature=0.08', about: 'thinks little and varies' },
  normal: { spec: 'mcts:iterations=100,temperature=0.03', about: 'thinks a little' },
  hard: { spec: 'mcts:iterations=400,searches=2', about: 'thinks about as long as in tournaments' },
  master: { spec: 'mcts:iterations=1600,searches=2', about: 'thinks long' },
}
