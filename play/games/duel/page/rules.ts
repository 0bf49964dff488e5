import { duelLevels } from '../../../../agents/duel/levels.js'
import { EMPIRE, REBEL } from '../../../../engine/duel/facts/sides.js'
import { duel } from '../../../../engine/duel/index.js'
import { DuelView } from '../../../../engine/duel/knowledge/view.js'
import { MOST_MOVES } from '../../../../engine/game.js'
import type { State } from '../../../../engine/state.js'
import type { PageRules } from '../../../page/page-rules.js'
import { duelActs } from '../acts/rules.js'
import { promptOf } from '../decision/prompt-of.js'
import { DUEL_TUTORIALS } from '../lessons/index.js'
import { actWords } from '../words/act-words.js'
import { HELP } from '../words/help.js'
import { SIDE_CLASS, SIDE_LABELS } from '../words/names.js'
import { openAnswers } from '../words/open-answers.js'
import { lightOf } from './lights.js'

const VIEW = new DuelView(REBEL)

/** The facts of Empire vs. Rebellion that the page's frame asks for. */
export const duelRules: PageRules = {
  game: duel,
  levels: duelLevels,
  usualSeat: REBEL,
  seatNames: () => SIDE_LABELS,
  seatStyle: (_options, seat) => SIDE_CLASS[seat] ?? '',
  curveSeat: EMPIRE,
  beginsAct: (last, kind) => kind === 'turn' || kind !== last,
  roundOf: (state) => Math.max(1, VIEW.bind(state).round),
  isLesson: ({ tutorial }) => tutorial === 'on',
  openAnswers,
  acts: duelActs,
  words: {
    asked: titleOf,
    done: (observation, moves) =>
      moves.map((move) => actWords(observation, duel.actor(observation), move)),
  },
  help: HELP,
  tutorials: DUEL_TUTORIALS,
  loadTutorials: async () => DUEL_TUTORIALS,
  lightOf,
}

const LEGAL = new Int32Array(MOST_MOVES)

/** What a decision asks, as the prompt says it. */
function titleOf(observation: State): string {
  const side = duel.actor(observation)
  const legal = [...LEGAL.subarray(0, duel.moves(observation, LEGAL))]
  const kind = duel.kinds[duel.kind(observation)] ?? ''
  return promptOf(observation, side, kind, legal, []).title
}
