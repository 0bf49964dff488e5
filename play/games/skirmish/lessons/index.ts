import type { Tutorial } from '../../../shell/lesson/lesson.js'
import { FIRST_TURN } from './first-turn.js'

/** The tutorials of the miniatures game, in the order in which they are offered. */
export const SKIRMISH_TUTORIALS: readonly Tutorial[] = [FIRST_TURN]
