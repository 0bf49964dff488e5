import type { Move } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import type { Saying } from '../../../terminal/choices.js'
import type { Question } from '../../../terminal/game-words.js'
import { sentence } from '../words/names.js'

/** The questions of page and terminal as lines. */

export function questionIn(state: State, open: readonly Move[]): Question {
  return { lines: [sentence(rebellion.question?.(state) ?? '')], answer: answerIn(state, open) }
}

export function answerIn(state: State, _open: readonly Move[]): Saying {
  return (move) => ({ label: rebellion.describe(state, move) })
}
