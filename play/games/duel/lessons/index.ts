import type { Tutorial } from '../../../shell/lesson/lesson.js'

export const DUEL_TUTORIALS: readonly Tutorial[] = []
