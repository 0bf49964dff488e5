import { stagesOf } from '../../stages.js'
import { ACTOR, STAGE } from '../state/layout.js'
import type { KindId } from './kinds.js'

export const { defineStage, stageOf, allStages, decisionOf, goTo, ask, settle, actorOf } =
  stagesOf<KindId>('skirmish', { stage: STAGE, actor: ACTOR })
