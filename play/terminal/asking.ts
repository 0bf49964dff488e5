import type { Move } from '../../engine/game.js'
import { type Choice, choiceLines, choicesOf, numbered, openMoves } from './choices.js'
import type { Caution, Question } from './game-words.js'
import type { Table } from './table.js'

/** What is shown of a decision: the position, what is asked, and the choices. */

/** The question at hand in the game's own words; null where it has none. */
export function questionOf(table: Table): Question | null {
  const { session, words, narrowed, legalTexts, tutoring } = table
  const open = openMoves(legalTexts, narrowed, words.orders).map(({ move }) => move)
  return words.question?.(session.observation, open, tutoring !== null) ?? null
}

/** The choices as they are listed now. */
export function listedChoices(table: Table): readonly Choice[] {
  const { session, words, narrowed, legalTexts } = table
  const open = openMoves(legalTexts, narrowed, words.orders)
  const own = words.choices?.(session.observation, open, narrowed)
  return own ?? choicesOf(open, narrowed, questionOf(table)?.answer ?? null)
}

/** The position; `brief` where the question follows. */
export function showBoard({ session, screen, game, words }: Table, brief = false): void {
  const { truth, viewer, isOver } = session
  const drawing = { ...screen.drawing, brief, seat: viewer }
  // At the end everything is open
  const reader = isOver ? 'all' : viewer
  const drawn = words.draw?.(truth, reader, drawing) ?? game.show(truth, reader)
  screen.say(...drawn.trimEnd().split('\n'))
}

/** What the decision is made from, as it stands: what has changed of it while it has the same heading. */
export function showScene(table: Table): void {
  const { session, screen, words, scene } = table
  const lines = words.scene?.(session.observation, session.viewer, screen.drawing) ?? []
  const [heading] = lines
  const isNew = heading === undefined || heading !== scene[0]
  screen.say(...(isNew ? lines : lines.filter((line) => !scene.includes(line))))
  table.scene = lines
}

/** The question in words, and what it is about. */
export function showQuestion(table: Table): void {
  const { session, screen, game } = table
  const own = questionOf(table)?.lines
  const plain = game.question?.(session.truth) ?? ''
  const [title, ...about] = own ?? (plain === '' ? [] : [plain])
  if (title !== undefined) screen.title(title)
  screen.say(...about)
}

/** What is asked before moves behind which nothing of the decision is left to be confirmed. */
export function lastOfAct({ session, words }: Table, moves: readonly Move[]): Caution {
  const lines = words.plan?.(session.observation, moves).map((line) => `  ${line}`) ?? []
  return {
    lines,
    asked: 'Nothing else is left to choose here. Done?',
    usual: true,
    isWhole: true,
  }
}

export function showChoices(table: Table): void {
  const { session, screen, words, narrowed } = table
  const choices = listedChoices(table)
  const own = words.list?.(
    session.observation,
    session.viewer,
    numbered(choices),
    narrowed,
    screen.drawing,
  )
  screen.say(...(own ?? choiceLines(choices, screen.width)))
}
