import type { Tutorial } from '../../../shell/lesson/lesson.js'
import { CINEMATIC_TUTORIAL } from './cinematic.js'
import { EMPIRE_TUTORIAL } from './empire.js'
import { REBEL_TUTORIAL } from './rebels.js'

/** The tutorials of Rebellion, in the order in which they are offered. */
export const REBELLION_TUTORIALS: readonly Tutorial[] = [
  EMPIRE_TUTORIAL,
  REBEL_TUTORIAL,
  CINEMATIC_TUTORIAL,
]
