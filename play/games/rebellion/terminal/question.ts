import type { Move } from '../../../../engine/game.js'
import { KIND_IDS } from '../../../../engine/rebellion/course/kinds.js'
import { isOneAct } from '../../../../engine/rebellion/course/small-moves.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
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
  const answer = answerIn(state, open)
  return { lines: lines.filter((line) => line !== ''), answer, prompt: promptIn(state) }
}

/** What stands before the line that is typed, where the kind of the decision is no word for it. */
function promptIn(state: State): string {
  const kind = KIND_IDS[rebellion.kind(state)] ?? ''
  // Damage is dealt in the attack that the cards are played in
  if (kind === 'tactic' && isOneAct(state)) return 'damage'
  return PROMPTS[kind] ?? kind
}

const PROMPTS: Readonly<Record<string, string>> = {
  'move-group': 'move',
  'add-leader': 'leader',
  'start-of-combat': 'combat',
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
