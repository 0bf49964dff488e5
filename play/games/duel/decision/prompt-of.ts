import type { Move } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import { tableOf } from '../table/table.js'
import { Choosing, type Part } from './parts.js'
import type { Asked, Prompt } from './prompt.js'
import { otherPrompt } from './questions.js'
import { turnPrompt } from './turn.js'

/** What `side` is asked, with `marked` chosen of it so far. */
export function promptOf(
  observation: State,
  side: number,
  kind: string,
  legal: readonly Move[],
  marked: readonly Part[],
): Prompt {
  const asked: Asked = {
    table: tableOf(observation, side),
    side,
    kind,
    choosing: new Choosing(side, legal),
    marked,
  }
  return kind === 'turn' ? turnPrompt(asked) : otherPrompt(asked)
}
