import type { LessonTitle, TutorialOutline } from './lesson.js'
import type { LessonPlace } from './lesson-run.js'

/** How far a person is in the lessons of a game. Lessons are named by their ids. */
export interface Progress {
  readonly done: readonly string[]
  /** The lesson that was left in the middle. */
  readonly at: LessonPlace | null
}

const NOTHING_YET: Progress = { done: [], at: null }

/** What a kept text says; where it says nothing that fits, the lessons begin anew. */
export function progressIn(text: string | null): Progress {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
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

/** With the place where a person is now; a lesson that is over leaves nothing in the middle. */
export function progressWith({ done }: Progress, place: LessonPlace, isDone: boolean): Progress {
  return isDone ? { done: [...new Set([...done, place.lesson])], at: null } : { done, at: place }
}

/** The first lesson that is not done; undefined behind the last. */
export function nextLesson<L extends LessonTitle>(
  { lessons }: { readonly lessons: readonly L[] },
  { done }: Progress,
): L | undefined {
  return lessons.find(({ id }) => !done.includes(id))
}

export function hasLesson({ lessons }: TutorialOutline, id: string): boolean {
  return lessons.some((lesson) => lesson.id === id)
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
