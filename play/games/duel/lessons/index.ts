import type { Tutorial } from '../../../shell/lesson/lesson.js'
import { STRUGGLE_TUTORIAL } from './struggle.js'

/** The tutorials of Empire vs. Rebellion, in the order in which they are offered. */
export const DUEL_TUTORIALS: readonly Tutorial[] = [STRUGGLE_TUTORIAL]
