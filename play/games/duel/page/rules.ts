import { duelLevels } from '../../../../agents/duel/levels.js'
import { EMPIRE, REBEL } from '../../../../engine/duel/facts/sides.js'
import { duel } from '../../../../engine/duel/index.js'
import { DuelView } from '../../../../engine/duel/knowledge/view.js'
import type { PageRules } from '../../../page/page-rules.js'
import { duelActs } from '../acts/rules.js'
import { DUEL_TUTORIALS } from '../lessons/index.js'
import { HELP } from '../words/help.js'
import { SIDE_CLASS, SIDE_LABELS } from '../words/names.js'
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
  acts: duelActs,
  help: HELP,
  tutorials: DUEL_TUTORIALS,
  loadTutorials: async () => DUEL_TUTORIALS,
  lightOf,
}
