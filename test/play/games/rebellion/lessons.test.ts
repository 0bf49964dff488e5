import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { cloneState } from '../../../../engine/state.js'
import { REBELLION_TUTORIALS } from '../../../../play/games/rebellion/lessons/index.js'
import { lightOf } from '../../../../play/games/rebellion/page/lights.js'
import { isTask, type Lesson, type Tutorial } from '../../../../play/shell/lesson/lesson.js'
import { LessonRun } from '../../../../play/shell/lesson/lesson-run.js'
import { fits } from '../../../../play/shell/lesson/pattern.js'

const LESSONS = REBELLION_TUTORIALS.flatMap((tutorial) =>
  tutorial.lessons.map((lesson) => ({ tutorial, lesson })),
)

/** What a pupil tries at a task: moves, or null to be shown. */
type Pupil = (run: LessonRun) => readonly number[] | null

/** Plays a lesson to its end; answers the steps at which something was asked. */
function played(run: LessonRun, pupil: Pupil): number[] {
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

/** Small moves of one decision, at random. */
function randomAct(run: LessonRun, random: Random): number[] {
  const { session } = run
  const { actor, kind } = session
  const state = cloneState(session.truth)
  const act: number[] = []
  const list = new Int32Array(4096)
  while (rebellion.actor(state) === actor && rebellion.kinds[rebellion.kind(state)] === kind) {
    const move = list[random.below(rebellion.moves(state, list))] as number
    act.push(move)
    rebellion.advance(state, move)
    if (act.length === 12 || kind === 'command') break
  }
  return act
}

const begun = ({ tutorial, lesson }: { tutorial: Tutorial; lesson: Lesson }): LessonRun =>
  new LessonRun(rebellion, tutorial, lesson)

test('every lesson is played to its end by what it shows', () => {
  for (const one of LESSONS) {
    const run = begun(one)
    played(run, () => null)
    assert.ok(run.isDone, one.lesson.id)
    const tasks = one.lesson.steps.filter(isTask).length
    assert.ok(tasks > 0, `${one.lesson.id} asks nothing`)
  }
})

test('whatever act is taken for right leads to the end of the lesson', () => {
  const random = new Random('lessons')
  for (const one of LESSONS)
    for (let i = 0; i < 6; i++) {
      const run = begun(one)
      played(run, () => {
        for (let k = 0; k < 40; k++) {
          const act = randomAct(run, random)
          if (run.judge(act) === null) return act
        }
        return null
      })
      assert.ok(run.isDone || run.isLost, `${one.lesson.id}: stuck at step ${run.step}`)
    }
})

test('what a lesson calls wrong can be done there', () => {
  for (const one of LESSONS) {
    const run = begun(one)
    played(run, () => {
      const { current, session } = run
      if (current === null || !isTask(current) || current.until !== undefined) return null
      const texts = session.legal.map((move) => rebellion.describe(session.truth, move))
      for (const { when } of current.wrong ?? [])
        assert.ok(
          when === 'done' || texts.some((text) => fits(when, text)),
          `${one.lesson.id}, step ${run.step}: ${when}`,
        )
      return null
    })
  }
})

test('an act that does not do is refused with a reason, and leaves the game as it was', () => {
  const [one] = LESSONS
  assert.ok(one !== undefined)
  const run = begun(one)
  played(run, () => {
    const { session } = run
    const before = rebellion.hash(session.truth)
    const vader = rebellion.parse(session.truth, 'assign capture-rebel-operative darth-vader')
    assert.match(run.judge([vader]) ?? '', 'Vader')
    assert.is(rebellion.hash(session.truth), before)
    assert.is(run.remark?.includes('Vader'), true)
    return null
  })
  assert.is(run.remark, null)
})

test('a lesson goes on where it was left, and back to what was taken back', () => {
  const one = LESSONS[1] as (typeof LESSONS)[number]
  const run = begun(one)
  while (run.session.moves.length < 3) {
    const answer = run.answer()
    if (answer !== null) run.session.play(answer)
    else if (run.current !== null && !isTask(run.current)) run.read()
    else {
      for (const move of run.demonstration()) run.session.play(move)
      run.made()
    }
  }
  const again = new LessonRun(rebellion, one.tutorial, one.lesson, run.place)
  assert.equal(again.place, run.place)
  assert.is(again.step, run.step)
  again.session.takeBack(0)
  again.rewind(0)
  assert.is(again.step, 0)
})

test('every light of a lesson is the name of something', () => {
  for (const { lesson } of LESSONS)
    for (const { light = [] } of lesson.steps)
      for (const name of light) assert.not.throws(() => lightOf(name), name)
})

test('the ids of lessons are different', () => {
  const ids = LESSONS.map(({ lesson }) => lesson.id)
  assert.is(new Set(ids).size, ids.length)
})

test.run()
