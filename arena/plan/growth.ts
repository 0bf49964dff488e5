import type { Game } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { type Entrant, parseLineUp } from './line-up.js'
import { type SeatedPlan, seatedPlan, sideCount } from './seated-plan.js'

/** What a tournament is asked for beyond what it was begun with. */
export interface Growth {
  /** Of each pairing, those before included. */
  readonly games?: number | undefined
  /** Entrants that join, as in a line-up. */
  readonly add?: readonly string[] | undefined
}

/** The plan that goes on as the one before and has more; an InputError where it cannot grow so. */
export function grownPlan(plan: SeatedPlan, { games, add = [] }: Growth, game: Game): SeatedPlan {
  if (plan.format === 'swiss')
    throw new InputError('resume: a swiss pairs by its results and cannot grow; start anew')
  if (plan.format === 'match' && add.length > 0)
    throw new InputError('add: a match has two agents; start a round-robin')
  const before = plan.growth.at(-1)?.games ?? plan.games
  const wanted = games ?? before
  if (wanted < before)
    throw new InputError(
      `games: ${before} of each pairing are planned already, more than ${wanted}`,
    )
  const agents = joined(plan, add)
  const sides = sideCount(plan)
  const whole = Math.ceil(wanted / sides) * sides
  if (whole === before && add.length === 0) return plan
  seatedPlan({ ...plan, agents }, game) // says who does not fit at the table
  return { ...plan, agents, growth: [...plan.growth, { games: whole, joined: add.length }] }
}

function joined({ agents, game }: SeatedPlan, add: readonly string[]): readonly Entrant[] {
  if (add.length === 0) return agents
  const words = agents.map(({ agent, spec }) => `${agent}=${spec}`)
  const all = parseLineUp([...words, ...add], game)
  return [...agents, ...all.slice(agents.length)]
}
