import { lazily } from '../lazy.js'

/** The card and the rings of a lesson: a game without one does not load them. */

export const LessonCard = lazily(async () => (await import('./lesson-parts.js')).LessonCard)
export const Lights = lazily(async () => (await import('./lesson-parts.js')).Lights)
