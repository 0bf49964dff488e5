/** What only lessons need, in one file: a game without one does not load it. */
export { LessonRun } from '../../shell/lesson/lesson-run.js'
export { LessonCard } from './lesson-card.js'
export { Lights } from './lights.js'
