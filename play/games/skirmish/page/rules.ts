import { skirmishLevels } from '../../../../agents/skirmish/levels.js'
import { capital } from '../../../../engine/english.js'
import { seatNamesOf } from '../../../../engine/skirmish/facts/tables.js'
import { skirmish } from '../../../../engine/skirmish/index.js'
import type { PageRules } from '../../../page/page-rules.js'
import { skirmishActs } from '../acts/rules.js'
import { SKIRMISH_TUTORIALS } from '../lessons/index.js'
import { viewOf } from '../table/view.js'
import { lightOf } from './lights.js'

const SOUTH = 0

/** Decisions that go on with the act of the one before. */
const PARTS: ReadonlySet<string> = new Set(['turn', 'advance', 'place'])

export function isPartKind(kind: string): boolean {
  return PARTS.has(kind)
}

/** The facts of the miniatures game that the page's frame asks for. */
export const skirmishRules: PageRules = {
  game: skirmish,
  levels: skirmishLevels,
  usualSeat: SOUTH,
  bareNames: true,
  seatNames: ({ players = '2' }) => seatNamesOf(Number(players)).map(capital),
  curveSeat: SOUTH,
  beginsAct: (_last, kind) => !isPartKind(kind),
  roundName: 'turn',
  roundOf: (state) => Math.max(1, viewOf(state).turn),
  isLesson: () => false,
  acts: skirmishActs,
  help: {},
  tutorials: SKIRMISH_TUTORIALS,
  loadTutorials: async () => SKIRMISH_TUTORIALS,
  lightOf,
}
