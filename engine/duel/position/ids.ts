import { OVER } from '../course/stage-numbers.js'
import { allStages } from '../course/stages.js'
import { EVENTS } from '../data/events.js'
import { STRATEGIES } from '../data/strategies.js'
import { CARD_IDS, CHARACTERS_OF } from '../facts/cards.js'
import { SIDE_IDS } from '../facts/sides.js'

/** Ids that positions are written in, with their numbers. */
export type Ids = ReadonlyMap<string, number>

export const SIDES: Ids = new Map(SIDE_IDS.map((id, i) => [id, i]))
export const CARDS_OF: readonly Ids[] = CARD_IDS.map((ids) => new Map(ids.map((id, i) => [id, i])))
export const CHARACTERS_BY_ID: readonly Ids[] = CHARACTERS_OF.map(
  (characters) => new Map(characters.map(({ id, number }) => [id, number])),
)
export const EVENTS_BY_ID: Ids = new Map(EVENTS.map(({ id, number }) => [id, number]))
export const STRATEGIES_BY_ID: Ids = new Map(STRATEGIES.map(({ id, number }) => [id, number]))
export const MARK_IDS: Ids = new Map([
  ['opponent-chooses', 0],
  ['at-random', 1],
  ['open-first', 2],
])

/** Stages that a state can wait in, and the end; after the stages are declared. */
export function stagesById(): Ids {
  const waiting = allStages().filter((stage) => !('run' in stage))
  return new Map<string, number>([
    ['over', OVER],
    ...waiting.map(({ id, number }): [string, number] => [id, number]),
  ])
}

export function nameOf(ids: Ids, number: number): string {
  for (const [id, n] of ids) if (n === number) return id
  throw new Error(`duel: nothing has the number ${number}`)
}
