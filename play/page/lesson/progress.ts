import type { LessonPlace } from '../../shell/lesson/lesson-run.js'
import { lasting, ofTab } from '../storage.js'

/** How far a person is in the lessons, kept beside the games. Lessons are named by their ids. */

export interface Progress {
  readonly done: readonly string[]
  /** The lesson that was left in the middle. */
  readonly at: LessonPlace | null
}

const KEY = 'dejarik.lessons'
/** Of this tab: a lesson is open. */
const OPEN_KEY = 'dejarik.lesson'
const NOTHING_YET: Progress = { done: [], at: null }

/** What is kept; where it cannot be read the lessons begin anew. */
export function readProgress(): Progress {
  try {
    const found: unknown = JSON.parse(lasting.read(KEY) ?? 'null')
    if (!isObject(found)) return NOTHING_YET
    const { done, at } = found
    return {
      done: Array.isArray(done) ? done.filter((one) => typeof one === 'string') : [],
      at: isPlace(at) ? at : null,
    }
  } catch {
    return NOTHING_YET
  }
}

/** A lesson that is over leaves nothing in the middle. */
export function keepProgress(place: LessonPlace, isDone: boolean): void {
  const { done } = readProgress()
  const progress: Progress = isDone
    ? { done: [...new Set([...done, place.lesson])], at: null }
    : { done, at: place }
  lasting.write(KEY, JSON.stringify(progress))
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

function isPlace(found: unknown): found is LessonPlace {
  if (!isObject(found)) return false
  const { lesson, step, moves } = found
  return (
    typeof lesson === 'string' &&
    Number.isInteger(step) &&
    Array.isArray(moves) &&
    moves.every((move) => Number.isInteger(move))
  )
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}
