import { OVER } from '../../../../engine/duel/course/stage-numbers.js'
import type { DuelTable } from '../table/table.js'

/** The first struggle, guided: eight short lessons that follow what is done, never the other way round. */

export interface GuideStep {
  readonly title: string
  readonly about: string
}

export const GUIDE: readonly GuideStep[] = [
  { title: 'Play a card', about: 'Top of your deck, face up.' },
  { title: 'Objective', about: 'Come near it, not over it.' },
  { title: 'Capacity', about: '3 cards each, no more.' },
  { title: 'Powers', about: 'Turn a card to use what it can do, once.' },
  { title: 'Exhausted', about: 'Still counts, cannot be used again.' },
  { title: 'Pass', about: 'Two passes in a row end the struggle.' },
  { title: 'Who wins', about: 'The highest total that is not bust.' },
  { title: 'What is more', about: 'Characters, strategies, influence, events.' },
]

const PLAY = 0
const OBJECTIVE = 1
const CAPACITY = 2
const POWERS = 3
const EXHAUSTED = 4
const PASS = 5
const WINNER = 6
const MORE = 7

/** The lesson that the table teaches now. */
export function guideStep({ sides, reader, event, passes, actor, stage }: DuelTable): number {
  const own = sides[reader === 0 ? 0 : 1]
  const them = sides[reader === 0 ? 1 : 0]
  if (stage === OVER) return MORE
  if (own.cards.length === 0) return PLAY
  if (passes > 0 && actor === reader) return WINNER
  if (own.cards.length === 1 && own.discard.length === 0) return OBJECTIVE
  if (own.cards.some(({ isReady }) => !isReady)) return own.total >= them.total ? PASS : EXHAUSTED
  return own.cards.length >= (event?.capacity ?? 0) ? POWERS : CAPACITY
}

/** What it says, with the figures of the table; one line. */
export function guideLine(table: DuelTable): string {
  const { sides, reader, event } = table
  const own = sides[reader === 0 ? 0 : 1]
  const them = sides[reader === 0 ? 1 : 0]
  const objective = event?.objective ?? 0
  const capacity = event?.capacity ?? 0
  const isBust = own.total > objective
  const lines: readonly string[] = [
    `Play the top card of your deck: nobody knows what comes. ${objective} is the goal.`,
    `You have ${own.total}. Come near ${objective}, and not over it: that is bust.`,
    `${capacity} cards each and no more: you have ${own.cards.length}. Think twice before the last place.`,
    `Your ${capacity} places are full. A power turns its card: Military takes one of theirs away, Diplomacy one of yours.`,
    'An exhausted card still counts, and its power is spent. They have more: take something away, or add to yours.',
    isBust
      ? `You are bust with ${own.total}: a Diplomacy card takes one of yours away.`
      : `You have ${own.total}, they ${them.total}. Passing is safe as long as they pass too.`,
    `They passed. If you pass too it ends: ${own.total} to ${them.total}, the highest that is not over ${objective} wins.`,
    'The full game adds characters, strategies, influence and the effects of events.',
  ]
  return lines[guideStep(table)] ?? ''
}
