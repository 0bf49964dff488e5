import type { Move } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import type { Saying } from '../../../terminal/choices.js'
import type { Question } from '../../../terminal/game-words.js'
import { questionOf } from '../questions/question.js'

/** The questions of page and terminal as lines. */

export function questionIn(state: State, open: readonly Move[]): Question {
  const { title, about, card, count } = questionOf(state, open)
  const isSaid = card === null || `${title} ${about}`.includes(card.about)
  const lines = [
    `${title}${count === '' ? '' : ` (${count})`}`,
    about,
    isSaid ? '' : `${card.name}: ${card.about}`,
  ]
  return { lines: lines.filter((line) => line !== ''), answer: answerIn(state, open) }
}

export function answerIn(state: State, open: readonly Move[]): Saying {
  const { answer } = questionOf(state, open)
  return (move) => {
    const { label, detail } = answer(move)
    return { label, about: detail }
  }
}
