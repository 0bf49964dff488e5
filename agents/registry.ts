import type { AgentFactory } from './agent.js'
import { randomFactory } from './random.js'

/** Every agent that a spec can name. */
export const AGENT_FACTORIES: readonly AgentFactory[] = [randomFactory]

/** Levels for people: the same honest search with less of it. */
export const LEVELS: Readonly<Record<string, { readonly spec: string; readonly about: string }>> =
  {}
