/** The screens on which games are looked at again: one file, loaded when the first of them is drawn. */
export { CoachScreen } from '../coach/coach-screen.js'
export { ReplayScreen } from './replay-screen.js'
