import { leaderNumber } from '../../../../engine/rebellion/facts/leader-types.js'
import { BASE_SPACE, systemNumber } from '../../../../engine/rebellion/facts/map.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../engine/state.js'
import type { Drawing } from '../../../terminal/game-words.js'
import {
  handLines,
  leaderLine,
  missionLines,
  objectiveLines,
  ownLeaderLines,
  queueLines,
  systemLines,
  trackLines,
} from './details.js'
import { poolLines } from './pool.js'

/** What a step of a lesson is about, as lines: where the page lights it up, the terminal shows it. */

type Light = (view: RebellionView, state: State, drawing: Drawing) => readonly string[]

const NOTHING: Light = () => []

const LIGHTS: Readonly<Record<string, Light>> = {
  // The board has just been drawn, the question and what happened stand there anyway
  board: NOTHING,
  question: NOTHING,
  news: NOTHING,
  opponent: NOTHING,
  track: trackLines,
  leaders: (view) => ownLeaderLines(view),
  assigned: poolLines,
  hand: handLines,
  objectives: objectiveLines,
  base: (view, _, { width }) => systemLines(view, BASE_SPACE, width),
  queues: queueLines,
}

export function lightLines(
  view: RebellionView,
  state: State,
  name: string,
  drawing: Drawing,
): readonly string[] {
  const [sort, id = ''] = name.split(' ')
  if (sort === 'system') return systemLines(view, systemNumber(id), drawing.width)
  if (sort === 'leader') return leaderLine(view, leaderNumber(id))
  if (sort === 'mission') return missionLines(view, drawing, id)
  return LIGHTS[name]?.(view, state, drawing) ?? []
}
