import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Game, MOST_MOVES } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { cloneState } from '../../../../engine/state.js'
import { isTask, type Lesson, type Tutorial } from '../../../../play/shell/lesson/lesson.js'
import { LessonRun } from '../../../../play/shell/lesson/lesson-run.js'
import { fits } from '../../../../play/shell/lesson/pattern.js'

/** What must hold of the lessons of any game: each is played to its end, in whatever way is taken for right. */

export interface Lessons {
  readonly game: Game
  readonly tutorials: readonly Tutorial[]
  readonly lightOf: (name: string) => string
  /** A kind of decision in which every small move is an act of its own. */
  readonly single: readonly string[]
}

/** What a pupil tries at a task: moves, or null to be shown. */
export type Pupil = (run: LessonRun) => readonly number[] | null

export interface OneLesson {
  readonly tutorial: Tutorial
  readonly lesson: Lesson
}

export function lessonsOf({ tutorials }: Lessons): OneLesson[] {
  return tutorials.flatMap((tutorial) => tutorial.lessons.map((lesson) => ({ tutorial, lesson })))
}

export function begun({ game }: Lessons, { tutorial, lesson }: OneLesson): LessonRun {
  return new LessonRun(game, tutorial, lesson)
}

/** Plays a lesson to its end; answers the steps at which something was asked. */
export function played(run: LessonRun, pupil: Pupil): number[] {
  const asked: number[] = []
  for (let i = 0; i < 400 && !run.isDone && !run.isLost; i++) {
    const answer = run.answer()
    if (answer !== null) {
      run.session.play(answer)
      continue
    }
    const { current } = run
    if (current === null) break
    if (!isTask(current)) {
      run.read()
      continue
    }
    assert.ok(run.session.isMine, `step ${run.step}: the pupil is not asked`)
    assert.ok(current.asks.includes(run.session.kind), `step ${run.step}: ${run.session.kind}`)
    asked.push(run.step)
    const tried = pupil(run)
    const right = tried !== null && run.judge(tried) === null
    const moves = right ? tried : run.demonstration()
    assert.ok(moves.length > 0, `step ${run.step}: nothing is shown`)
    assert.is(run.judge(moves), null, `step ${run.step}: what is shown`)
    for (const move of moves) run.session.play(move)
    run.made()
  }
  return asked
}

const MOST_OF_AN_ACT = 12

/** Small moves of one decision, at random. */
function randomAct({ game, single }: Lessons, { session }: LessonRun, random: Random): number[] {
  const { actor, kind } = session
  const state = cloneState(session.truth)
  const act: number[] = []
  const list = new Int32Array(MOST_MOVES)
  while (game.actor(state) === actor && game.kinds[game.kind(state)] === kind) {
    const move = list[random.below(game.moves(state, list))] as number
    act.push(move)
    game.advance(state, move)
    if (act.length === MOST_OF_AN_ACT || single.includes(kind)) break
  }
  return act
}

export function lessonSuite(given: Lessons): void {
  const { game, lightOf } = given
  const lessons = lessonsOf(given)

  test('every lesson is played to its end by what it shows', () => {
    for (const one of lessons) {
      const run = begun(given, one)
      played(run, () => null)
      assert.ok(run.isDone, one.lesson.id)
      const tasks = one.lesson.steps.filter(isTask).length
      assert.ok(tasks > 0, `${one.lesson.id} asks nothing`)
    }
  })

  test('whatever act is taken for right leads to the end of the lesson', () => {
    const random = new Random('lessons')
    for (const one of lessons)
      for (let i = 0; i < 6; i++) {
        const run = begun(given, one)
        played(run, () => {
          for (let k = 0; k < 40; k++) {
            const act = randomAct(given, run, random)
            if (run.judge(act) === null) return act
          }
          return null
        })
        assert.ok(run.isDone || run.isLost, `${one.lesson.id}: stuck at step ${run.step}`)
      }
  })

  test('what a lesson calls wrong can be done there', () => {
    for (const one of lessons) {
      const run = begun(given, one)
      played(run, () => {
        const { current, session } = run
        if (current === null || !isTask(current) || current.until !== undefined) return null
        const texts = session.legal.map((move) => game.describe(session.truth, move))
        for (const { when } of current.wrong ?? [])
          assert.ok(
            when === 'done' || texts.some((text) => fits(when, text)),
            `${one.lesson.id}, step ${run.step}: ${when}`,
          )
        return null
      })
    }
  })

  test('every light of a lesson is the name of something', () => {
    for (const { lesson } of lessons)
      for (const { light = [] } of lesson.steps)
        for (const name of light) assert.not.throws(() => lightOf(name), name)
  })

  test('the ids of lessons are different', () => {
    const ids = lessons.map(({ lesson }) => lesson.id)
    assert.is(new Set(ids).size, ids.length)
  })
}
