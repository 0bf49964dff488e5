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
    const { label, detail, refusal } = answer(move)
    return { label, about: oddsFirst(detail), refusal }
  }
}

/** What is compared from line to line stands at the same place in all of them: chances before the rest. */
function oddsFirst(detail: string): string {
  const parts = detail.split(DOT)
  const isOdds = (part: string): boolean => /\d ?%/.test(part)
  return [...parts.filter(isOdds), ...parts.filter((part) => !isOdds(part))].join(DOT)
}

const DOT = ' · '
