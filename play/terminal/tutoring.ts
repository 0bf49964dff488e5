import { existsSync } from 'node:fs'
import { readPlainFile, replacePlainFile } from '../../arena/files.js'
import type { Game } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Lesson, Tutorial } from '../shell/lesson/lesson.js'
import { type LessonPlace, LessonRun } from '../shell/lesson/lesson-run.js'
import { type Progress, progressIn, progressWith } from '../shell/lesson/progress.js'

/** Lessons at the terminal: the one under way, what has been said of it, and the file that keeps how far somebody is. */
export class Tutoring {
  run: LessonRun
  /** The step that was said last. */
  private said = ''
  /** What was shown of things that steps are about. */
  private readonly shown = new Set<string>()

  constructor(
    private readonly game: Game,
    tutorial: Tutorial,
    lesson: Lesson,
    private readonly path: string,
  ) {
    const { at } = readProgress(path)
    this.run = lessonRun(game, tutorial, lesson, at)
  }

  /** Keeps how far one is; throws where that cannot be written. */
  keep(): void {
    const { run, path } = this
    const progress = progressWith(readProgress(path), run.place, run.isDone)
    replacePlainFile(path, `${JSON.stringify(progress)}\n`)
  }

  /** Begins a lesson from its beginning. */
  begin(lesson: Lesson): void {
    this.run = new LessonRun(this.game, this.run.tutorial, lesson)
    this.said = ''
    this.shown.clear()
  }

  /** True once for each step: it is to be said now. */
  hasNews(): boolean {
    const { lesson, step, isLost } = this.run
    const at = `${lesson.id} ${step} ${isLost}`
    if (this.said === at) return false
    this.said = at
    return true
  }

  /** The step is said once more. */
  sayAgain(): void {
    this.said = ''
    this.shown.clear()
  }

  /** Those of the lines that have not been shown in this lesson. */
  unseen(lines: readonly string[]): readonly string[] {
    const text = lines.join('\n')
    if (this.shown.has(text)) return []
    this.shown.add(text)
    return lines
  }

  /** Nothing is decided: somebody reads, or the lesson is over. */
  get isReading(): boolean {
    return this.run.isReading || this.run.isLost
  }

  /** What Enter does where nothing is decided. */
  get enters(): string {
    const { isDone, isLost, following } = this.run
    if (isLost) return 'Enter begins the lesson again'
    if (!isDone) return 'Enter goes on'
    return following === null ? 'Enter leaves' : `Enter begins "${following.title}"`
  }

  get doneWords(): string {
    return this.run.following === null ? 'That was the last lesson.' : 'Lesson done.'
  }
}

export function readProgress(path: string): Progress {
  return progressIn(existsSync(path) ? readPlainFile(path).toString() : null)
}

/** Where it was left in the middle, if that is still there. */
function lessonRun(
  game: Game,
  tutorial: Tutorial,
  lesson: Lesson,
  at: LessonPlace | null,
): LessonRun {
  if (at?.lesson === lesson.id)
    try {
      return new LessonRun(game, tutorial, lesson, at)
    } catch (error) {
      // The lesson has been rewritten since
      if (!(error instanceof InputError)) throw error
    }
  return new LessonRun(game, tutorial, lesson)
}
