import { duelLevels } from '../../../../agents/duel/levels.js'
import { duel } from '../../../../engine/duel/index.js'
import { GameLog } from '../../../../engine/duel/text/log.js'
import type { Move } from '../../../../engine/game.js'
import { InputError } from '../../../../engine/input-error.js'
import type { State } from '../../../../engine/state.js'
import type { GameWords, Question } from '../../../terminal/game-words.js'
import { duelActs } from '../acts/rules.js'
import { type Part, partsOf } from '../decision/parts.js'
import type { DuelTable } from '../table/table.js'
import { actWords } from '../words/act-words.js'
import { guideLine } from '../words/guide.js'
import { unsearchedWords } from '../words/help.js'
import { openAnswers } from '../words/open-answers.js'
import { askingFor, askingWith } from './asked.js'
import { boardLines, tableFor } from './board.js'
import { cautionOf } from './cautions.js'
import { listLines } from './list.js'
import { LOOKS, lightLines } from './looks.js'
import { toldLines } from './told.js'
import { SHORTHAND } from './typed.js'

/** What the terminal says of Empire vs. Rebellion beside the texts of its moves. */
export const words: GameWords = {
  usualSeat: 'rebel',
  called: { rebel: 'the Rebels', empire: 'the Empire' },
  tellsEnd: true,
  victories: { rebel: 'THE REBELS WIN.', empire: 'THE EMPIRE WINS.' },
  draw: (state, reader, drawing) => boardLines(state, reader, drawing).join('\n'),
  looks: LOOKS,
  light: (_, __, name) => lightLines(name),
  question: questionIn,
  openAnswers,
  choices: (state, _, narrowed) => askingFor(state, narrowed).lines,
  list: listLines,
  told: toldLines,
  plan: (state, moves) => moves.map((move) => actWords(state, duel.actor(state), move)),
  candidate: candidateWords,
  hints: {
    usual: duelLevels.hint,
    longer: duelLevels.longHint,
    unsearched: (state) => unsearchedWords(duel.kinds[duel.kind(state)] ?? '').replace('.', ':'),
  },
  shorthand: SHORTHAND,
  caution: cautionOf,
  orders: anyOrder,
  colours: [
    { words: /\b(The Rebels|Rebels|you)\b/g, colour: 'first' },
    { words: /\b(The Empire|Empire)\b/g, colour: 'second' },
  ],
  acts: duelActs,
  log: (reader) => new GameLog(reader),
}

function questionIn(state: State, open: readonly Move[], isLesson: boolean): Question {
  const seat = duel.actor(state)
  const { kind, prompt } = askingWith(state, sharedBy(seat, open))
  const table = tableFor(state, seat)
  const isTurn = kind === 'turn' && !prompt.isInside
  // A turn says it in the line above its acts
  const said = isTurn ? [] : [prompt.title, prompt.about].filter((line) => line !== '')
  const guide = table.isTutorial && isTurn && !isLesson ? [guideLine(table)] : []
  return {
    lines: [...said, ...guide],
    prompt: promptWord(kind, prompt.isInside, table),
    answer: (move) => ({ label: actWords(state, seat, move) }),
  }
}

/** What has been chosen already: the parts that all of the moves have. */
function sharedBy(seat: number, [first, ...others]: readonly Move[]): readonly Part[] {
  if (first === undefined || others.length === 0) return []
  const rest = others.map((move) => partsOf(seat, move))
  return partsOf(seat, first).filter((part) => rest.every((parts) => parts.includes(part)))
}

const PROMPTS: Readonly<Record<string, string>> = {
  characters: 'four',
  recon: 'discard',
  search: 'card',
  'search-deck': 'card',
  reserve: 'who',
  bargain: 'jabba',
  add: 'who',
  drop: 'theirs',
  'set-aside': 'who',
}

/** A move that a computer considered; one that the reader cannot know of stays as it was told. */
function candidateWords(state: State, text: string): string {
  try {
    return actWords(state, duel.actor(state), duel.parse(state, text))
  } catch (error) {
    if (error instanceof InputError) return text
    throw error
  }
}

/** What stands before the cursor. */
function promptWord(kind: string, isInside: boolean, { owner, reader }: DuelTable): string {
  if (kind === 'turn' && isInside) return 'targets'
  if (kind === 'strategy' && owner !== reader) return 'theirs'
  return PROMPTS[kind] ?? kind
}

/** Characters and targets may be named in any order. */
function anyOrder(typed: readonly string[]): readonly (readonly string[])[] {
  const [verb = '', ...names] = typed
  if (verb === 'characters') return permutations(names).map((those) => [verb, ...those])
  const [card = '', first, second, ...more] = names
  if (verb !== 'use' || first === undefined || second === undefined || more.length > 0) return []
  return ['discard', 'exhaust'].includes(first) ? [] : [[verb, card, second, first]]
}

function permutations(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]]
  return names.flatMap((name, i) =>
    permutations(names.filter((_, k) => k !== i)).map((rest) => [name, ...rest]),
  )
}
