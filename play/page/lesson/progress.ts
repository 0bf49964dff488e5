import type { LessonPlace } from '../../shell/lesson/lesson-run.js'
import { type Progress, progressIn, progressWith } from '../../shell/lesson/progress.js'
import { lasting, ofTab } from '../storage.js'

/** How far a person is in the lessons, kept beside the games. */

const KEY = 'dejarik.lessons'
/** Of this tab: a lesson is open. */
const OPEN_KEY = 'dejarik.lesson'

/** What is kept; where it cannot be read the lessons begin anew. */
export function readProgress(): Progress {
  return progressIn(lasting.read(KEY))
}

export function keepProgress(place: LessonPlace, isDone: boolean): void {
  lasting.write(KEY, JSON.stringify(progressWith(readProgress(), place, isDone)))
  ofTab.write(OPEN_KEY, place.lesson)
}

/** A lesson was open in this tab when the page went away. */
export function lessonWasOpen(): boolean {
  return ofTab.read(OPEN_KEY) !== null
}

/** No lesson is open in this tab any more; how far one is stays kept. */
export function leaveLesson(): void {
  ofTab.drop(OPEN_KEY)
}
