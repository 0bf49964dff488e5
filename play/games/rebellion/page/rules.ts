import { rebellionLevels } from '../../../../agents/rebellion/levels.js'
import { sideOfSeat } from '../../../../engine/rebellion/facts/posts.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { PageRules } from '../../../page/page-rules.js'
import { rebellionActs } from '../acts/rules.js'
import { TUTORIAL_OUTLINES } from '../lessons/outlines.js'
import { planWords } from '../plans/plan-words.js'
import { HELP } from '../questions/help.js'
import { questionOf } from '../questions/question.js'
import { rebellionWishes } from '../wishes/wishes.js'
import { openAnswers } from '../words/open-answers.js'
import { partnersHide, playersOf, seatLabels, sideLabels } from '../words/seats.js'
import { PHASE_NAMES, SIDE_CLASS } from '../words/texts.js'
import { lightOf } from './lights.js'
import { viewOf } from './picture/views.js'

const PHASE_KINDS: readonly string[] = [
  'setup',
  'base',
  'assign',
  'recruit',
  'discard',
  'build',
  'deploy',
]

/** The facts of Rebellion that the page's frame asks for. */
export const rebellionRules: PageRules = {
  game: rebellion,
  levels: rebellionLevels,
  usualSeat: EMPIRE,
  seatNames: seatLabels,
  sideNames: sideLabels,
  partnersHide,
  openAnswers,
  wishes: rebellionWishes,
  seatStyle: (options, seat) => SIDE_CLASS[sideOfSeat(playersOf(options), seat)] ?? '',
  phaseOf: (state) => PHASE_NAMES[viewOf(REBEL).bind(state).phase] ?? '',
  curveSeat: EMPIRE,
  // A turn begins one, and so does each other thing that a phase asks for; what is asked in a turn belongs to it
  beginsAct: (last, kind) => kind === 'command' || (PHASE_KINDS.includes(kind) && kind !== last),
  roundOf: (state) => viewOf(REBEL).bind(state).time,
  isLesson: ({ setup }) => setup === 'first',
  acts: rebellionActs,
  words: {
    asked: (observation) => questionOf(observation).title,
    done: (observation, moves) => planWords(moves, observation),
  },
  help: HELP,
  tutorials: TUTORIAL_OUTLINES,
  loadTutorials: async () => (await import('../lessons/index.js')).REBELLION_TUTORIALS,
  lightOf,
}
