import * as assert from 'uvu/assert'
import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import type { Random } from '../../../../../engine/random.js'
import { cardFrame, effectAt } from '../../../../../engine/rebellion/cards/card-frame.js'
import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import { stepName, topFrame } from '../../../../../engine/rebellion/course/steps.js'
import { UNITS } from '../../../../../engine/rebellion/data/units.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { VERBS, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { parseMove } from '../../../../../engine/rebellion/text/describe.js'
import { cloneState, type State } from '../../../../../engine/state.js'
import { Asked } from '../../../../../play/games/rebellion/questions/asked.js'
import {
  type Answer,
  type Question,
  questionOf,
  wordingOf,
} from '../../../../../play/games/rebellion/questions/question.js'

/** What the tests of questions have in common: who asks, what is asked, and what no question may say. */

const LEGAL = new Int32Array(MOST_MOVES)
const CARDS = [MISSIONS, ACTIONS, OBJECTIVES, MISSIONS, TACTICS, TACTICS, TACTICS]

export function legalIn(state: State): Move[] {
  return Array.from(LEGAL.subarray(0, rebellion.moves(state, LEGAL)))
}

/** The step that asks, or the card with its effect: `superlaser-online/loyalty-in-region`. */
export function askerOf(state: State): string {
  const f = topFrame(state)
  if (stepName(state, f) !== 'card') return stepName(state, f)
  const card = CARDS[cardFrame.sort.get(state, f)]?.[cardFrame.card.get(state, f)]
  return `${card?.id}/${effectAt(state, f).name}`
}

/** The question as the side that decides sees it. */
export function asked(state: State): Question {
  return questionOf(rebellion.observe(state, rebellion.actor(state)))
}

/** What is said of the move with this text. */
export function answerTo(state: State, text: string): Answer {
  return asked(state).answer(parseMove(state, text))
}

/** Verbs that lead to what is rare. */
const BOLD = ['reveal', 'assign', 'play', 'retreat', 'use', 'choose', 'score', 'activate']

/** Plays on at random, and visits every decision; at most `most` of them. */
export function playOn(
  start: State,
  random: Random,
  most: number,
  visit: (state: State, legal: readonly Move[]) => void,
): void {
  const state = cloneState(start)
  for (let i = 0; i < most && rebellion.actor(state) >= 0; i++) {
    const legal = legalIn(state)
    visit(state, legal)
    const bold = legal.filter((move) => BOLD.includes(VERBS[verbOf(move)]?.word ?? ''))
    const from = bold.length > 0 && random.below(2) === 0 ? bold : legal
    rebellion.advance(state, from[random.below(from.length)] as Move)
  }
}

const NAMES = UNITS.map(({ name }) => name).join('|')
/** What no question and no answer says. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\?\.|\?\?|\.\.|[,;:] *$|undefined|NaN|\[object/, 'broken words'],
  [/ {2}|^ | $| [.,;?]/, 'a stray space'],
  [new RegExp(`\\b(?:[2-9]|\\d\\d) (?:${NAMES})(?!s)\\b`), 'a plural is missing'],
  [new RegExp(`\\b1 (?:${NAMES})s\\b`), 'a plural too many'],
  [
    /\b1 (?:[a-z]+ )?(?:dice|units|cards|leaders|missions|icons|systems|hits|successes|places)\b/,
    'one of many',
  ],
  [
    /\b(?:[2-9]|\d\d) (?:[a-z]+ )?(?:die|unit|card|leader|mission|icon|system|hit|success)\b/,
    'many of one',
  ],
  [/\b[a-z]+-[a-z]+-[a-z]+\b/, 'an id instead of a name'],
]

function faultIn(text: string): string {
  return FAULTS.find(([pattern]) => pattern.test(text))?.[1] ?? ''
}

/** Every word of the question comes from the table and is sound. */
export function checkWords(state: State, legal: readonly Move[], moves = legal): void {
  const side = rebellion.actor(state)
  const observation = rebellion.observe(state, side)
  const asker = askerOf(state)
  const wording = wordingOf(new Asked(observation, side, legal, legal))
  assert.ok(wording !== null, `${asker} asks without words`)
  const { title, about, count, answer } = questionOf(observation)
  for (const text of [title, about, count]) assert.is(faultIn(text), '', `${asker} says "${text}"`)
  assert.match(title, /^[A-Z0-9]/, asker)
  assert.ok(about === '' || /[.?]$/.test(about), `${asker} says "${about}" without a full stop`)
  for (const move of moves) {
    const text = rebellion.describe(state, move)
    assert.ok(wording?.answers[verbOf(move)] !== undefined, `${asker} has no words for "${text}"`)
    const { label, detail } = answer(move)
    for (const said of [label, detail]) assert.is(faultIn(said), '', `${asker}, ${text}: "${said}"`)
    assert.match(label, /^[A-Z0-9].*[a-z)A-Z0-9]$/, `${asker}, ${text}: "${label}"`)
    assert.ok(!/^\d+$/.test(label), `${asker}, ${text}: only a number`)
  }
}
