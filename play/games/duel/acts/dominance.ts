/** How a struggle ends, in four steps; one that is played alone ends with the second. */

/** The steps of dominance by the events that begin them. */
const STEPS: readonly (readonly string[])[] = [
  ['struggle-over', 'revealed'],
  ['event-won', 'nobody-won', 'tutorial-drawn'],
  ['points', 'influence', 'game-won'],
  ['balance', 'strategies-back', 'round'],
]

const STEP_TITLES = ['Strategies', 'Who wins', 'The event', 'Clean-up'] as const

/** What the steps are called; a struggle alone has no strategies and no event to win. */
export function stepTitles(isAlone: boolean): readonly string[] {
  return isAlone ? ['The totals', 'Who wins'] : STEP_TITLES
}

/** The step of dominance that an event belongs to; what begins none goes with the one before. */
export function stepOf(kind: string, present: number): number {
  // Nothing was won on the way: a struggle that is played alone
  if (kind === 'game-won' && present === 0) return 1
  const found = STEPS.findIndex((kinds) => kinds.includes(kind))
  // What an event does (influence, marks) may name things that earlier steps do too
  return found < 0 ? present : Math.max(found, present)
}
