import { InputError } from '../../../engine/input-error.js'
import type { Lesson, Tutorial } from '../../shell/lesson/lesson.js'
import { type LessonPlace, LessonRun } from '../../shell/lesson/lesson-run.js'
import { hasLesson, nextLesson } from '../../shell/lesson/progress.js'
import type { Store } from '../store.js'
import { readProgress } from './progress.js'

/** Beginning, resuming and choosing lessons. */

export function beginLesson(store: Store, tutorial: Tutorial, lesson: Lesson): void {
  store.games.learn(new LessonRun(store.rules.game, tutorial, lesson))
}

/** Goes on with the tutorial where it was left: in the middle of a lesson, or with the first that is not done. */
export function continueTutorial(store: Store, tutorial: Tutorial): void {
  const { at } = readProgress()
  if (at !== null && hasLesson(tutorial, at.lesson) && resumeAt(store, at)) return
  beginLesson(
    store,
    tutorial,
    nextLesson(tutorial, readProgress()) ?? (tutorial.lessons[0] as Lesson),
  )
}

/** The lesson that was open when the page went away; false when there is none. */
export function resumeLesson(store: Store): boolean {
  const { at } = readProgress()
  return at !== null && resumeAt(store, at)
}

function resumeAt(store: Store, place: LessonPlace): boolean {
  const { game, tutorials } = store.rules
  const tutorial = tutorials.find((one) => hasLesson(one, place.lesson))
  const lesson = tutorial?.lessons.find(({ id }) => id === place.lesson)
  if (tutorial === undefined || lesson === undefined) return false
  try {
    store.games.learn(new LessonRun(game, tutorial, lesson, place))
    return true
  } catch (error) {
    // The lesson has been rewritten since: it begins anew
    if (error instanceof InputError) return false
    throw error
  }
}
