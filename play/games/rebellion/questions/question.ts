import { capital } from '../../../../engine/english.js'
import { MOST_MOVES, type Move } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { DECLINE, DONE, verbOf } from '../../../../engine/rebellion/state/moves.js'
import { question } from '../../../../engine/rebellion/text/questions.js'
import type { State } from '../../../../engine/state.js'
import { Asked, type AskingCard, type Wording } from './asked.js'
import { STEP_WORDS } from './step-words.js'

/** A question as players read it, on the page and in the terminal. */
export interface Question {
  /** What is asked, in a sentence. */
  readonly title: string
  /** What it means, or what follows; may be empty. */
  readonly about: string
  /** The card that asks; null where the rules do. */
  readonly card: AskingCard | null
  /** Which of how many, as `icon 2 of 7`; may be empty. */
  readonly count: string
  answer(move: Move): Answer
}

/** What a move says to the question. */
export interface Answer {
  /** What is done, as on a button: `Send Vader to Naboo`. */
  readonly label: string
  /** What it would bring, with the chance where dice decide; may be empty. */
  readonly detail: string
  /** It turns down what is offered, or ends it. */
  readonly refusal: boolean
  /** Allowed, but it would change nothing. */
  readonly weak: boolean
}

const LEGAL = new Int32Array(MOST_MOVES)

/**
 * The question that an observation of the side that decides waits for. `open` are the moves that fit what has been
 * chosen so far: "Who goes to Naboo?" once the system is chosen.
 */
export function questionOf(observation: State, open?: readonly Move[]): Question {
  const wording = wordingIn(observation, open)
  return {
    title: wording?.title ?? capital(question(observation)),
    about: wording?.about ?? '',
    card: wording?.card ?? null,
    count: wording?.count ?? '',
    answer: (move) => answerOf(observation, wording, move),
  }
}

function wordingIn(observation: State, open?: readonly Move[]): Wording | null {
  const legal = Array.from(LEGAL.subarray(0, rebellion.moves(observation, LEGAL)))
  return wordingOf(new Asked(observation, rebellion.actor(observation), legal, open ?? legal))
}

/** The same where the whole act is answered at once, as on a page that shows all of it. */
export function questionOfAct(observation: State): Question {
  const one = questionOf(observation)
  const act = wordingIn(observation)?.act
  return act === undefined ? one : { ...one, ...act, count: '' }
}

/** The same where all of it has been answered in a draft, and only confirming is left. */
export function questionAnswered(observation: State): Question {
  const one = questionOf(observation)
  const over = wordingIn(observation)?.over ?? one.title
  return { ...one, title: over, about: '', count: '' }
}

/** The words of the step that asks; null where the table has none. */
export function wordingOf(asked: Asked): Wording | null {
  return STEP_WORDS[asked.step]?.(asked) ?? null
}

function answerOf(observation: State, wording: Wording | null, move: Move): Answer {
  const verb = verbOf(move)
  const said = wording?.answers[verb]?.(move)
  return {
    label: said?.label ?? capital(rebellion.describe(observation, move)),
    detail: said?.detail ?? '',
    refusal: verb === DONE || verb === DECLINE,
    weak: said?.weak === true,
  }
}
