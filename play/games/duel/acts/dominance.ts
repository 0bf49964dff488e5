/** How a struggle ends, in four steps. */

/** The steps of dominance by the events that begin them. */
const STEPS: readonly (readonly string[])[] = [
  ['struggle-over', 'revealed'],
  ['event-won', 'nobody-won'],
  ['points', 'influence', 'game-won'],
  ['balance', 'strategies-back', 'round'],
]

export const STEP_TITLES = ['Strategies', 'Who wins', 'The event', 'Clean-up'] as const

/** The step of dominance that an event belongs to; what begins none goes with the one before. */
export function stepOf(kind: string, present: number): number {
  const found = STEPS.findIndex((kinds) => kinds.includes(kind))
  // What an event does (influence, marks) may name things that earlier steps do too
  return found < 0 ? present : Math.max(found, present)
}
