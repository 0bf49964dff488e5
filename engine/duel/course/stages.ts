import { stagesOf } from '../../stages.js'
import { ACTOR, STAGE } from '../state/layout.js'
import { KIND_IDS } from './kinds.js'

export const {
  defineStage,
  stageOf,
  allStages,
  decisionOf,
  goTo,
  ask,
  settle,
  actorOf,
  legalMoves,
  kindOf,
  seenBy,
} = stagesOf('duel', KIND_IDS, { stage: STAGE, actor: ACTOR })
