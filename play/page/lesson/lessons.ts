import { InputError } from '../../../engine/input-error.js'
import type { TutorialOutline } from '../../shell/lesson/lesson.js'
import type { LessonPlace, LessonRun } from '../../shell/lesson/lesson-run.js'
import { hasLesson, nextLesson } from '../../shell/lesson/progress.js'
import type { Store } from '../store.js'
import { readProgress } from './progress.js'

/** Beginning, resuming and choosing lessons. */

/** Begins the lesson of this name, once it has been loaded. */
export async function openLesson(store: Store, id: string): Promise<void> {
  const found = await lessonNamed(store, id)
  if (found !== null) store.games.learn(found.run())
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
    store.games.learn(found.run(place))
    return true
  } catch (error) {
    // The lesson has been rewritten since: it begins anew
    if (error instanceof InputError) return false
    throw error
  }
}

interface Begun {
  run(place?: LessonPlace): LessonRun
}

/** Null where there is none, or where it cannot be loaded, which is said. */
async function lessonNamed(store: Store, id: string): Promise<Begun | null> {
  if (!store.rules.tutorials.some((one) => hasLesson(one, id))) return null
  try {
    const [{ LessonRun }, tutorials] = await Promise.all([
      import('./lesson-parts.js'),
      store.rules.loadTutorials(),
    ])
    for (const tutorial of tutorials) {
      const lesson = tutorial.lessons.find((one) => one.id === id)
      if (lesson !== undefined)
        return { run: (place) => new LessonRun(store.rules.game, tutorial, lesson, place) }
    }
  } catch {
    store.say('The lessons could not be loaded. Try it again.')
  }
  return null
}
