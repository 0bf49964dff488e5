import { InputError } from '../../../engine/input-error.js'
import type { Lesson, Tutorial, TutorialOutline } from '../../shell/lesson/lesson.js'
import { type LessonPlace, LessonRun } from '../../shell/lesson/lesson-run.js'
import { hasLesson, nextLesson } from '../../shell/lesson/progress.js'
import type { Store } from '../store.js'
import { readProgress } from './progress.js'

/** Beginning, resuming and choosing lessons. */

export function beginLesson(store: Store, tutorial: Tutorial, lesson: Lesson): void {
  store.games.learn(new LessonRun(store.rules.game, tutorial, lesson))
}

/** Begins the lesson of this name, once it has been loaded. */
export async function openLesson(store: Store, id: string): Promise<void> {
  const found = await lessonNamed(store, id)
  if (found !== null) beginLesson(store, found.tutorial, found.lesson)
}

/** Goes on with the tutorial where it was left: in the middle of a lesson, or with the first that is not done. */
export async function continueTutorial(store: Store, tutorial: TutorialOutline): Promise<void> {
  const progress = readProgress()
  const { at } = progress
  if (at !== null && hasLesson(tutorial, at.lesson) && (await resumeAt(store, at))) return
  const next = nextLesson(tutorial, progress) ?? tutorial.lessons[0]
  if (next !== undefined) await openLesson(store, next.id)
}

/** The lesson that was open when the page went away; false when there is none. */
export async function resumeLesson(store: Store): Promise<boolean> {
  const { at } = readProgress()
  return at !== null && (await resumeAt(store, at))
}

async function resumeAt(store: Store, place: LessonPlace): Promise<boolean> {
  const found = await lessonNamed(store, place.lesson)
  if (found === null) return false
  try {
    store.games.learn(new LessonRun(store.rules.game, found.tutorial, found.lesson, place))
    return true
  } catch (error) {
    // The lesson has been rewritten since: it begins anew
    if (error instanceof InputError) return false
    throw error
  }
}

/** Null where there is none, or where it cannot be loaded, which is said. */
async function lessonNamed(
  store: Store,
  id: string,
): Promise<{ readonly tutorial: Tutorial; readonly lesson: Lesson } | null> {
  if (!store.rules.tutorials.some((one) => hasLesson(one, id))) return null
  try {
    for (const tutorial of await store.rules.loadTutorials()) {
      const lesson = tutorial.lessons.find((one) => one.id === id)
      if (lesson !== undefined) return { tutorial, lesson }
    }
  } catch {
    store.say('The lessons could not be loaded. Try it again.')
  }
  return null
}
