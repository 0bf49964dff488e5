import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { REBELLION_TUTORIALS } from '../../../../play/games/rebellion/lessons/index.js'
import { TUTORIAL_OUTLINES } from '../../../../play/games/rebellion/lessons/outlines.js'
import { lightOf } from '../../../../play/games/rebellion/page/lights.js'
import { isTask } from '../../../../play/shell/lesson/lesson.js'
import { LessonRun } from '../../../../play/shell/lesson/lesson-run.js'
import {
  begun,
  type Lessons,
  lessonSuite,
  lessonsOf,
  type OneLesson,
  played,
} from '../../shell/lesson/suite.js'

const LESSONS: Lessons = {
  game: rebellion,
  tutorials: REBELLION_TUTORIALS,
  lightOf,
  single: ['command', 'pick', 'tactic'],
}

lessonSuite(LESSONS)

test('the start screen names all lessons, as they call themselves', () => {
  const named = REBELLION_TUTORIALS.map(({ lessons, ...tutorial }) => ({
    ...tutorial,
    lessons: lessons.map(({ id, title }) => ({ id, title })),
  }))
  assert.equal(TUTORIAL_OUTLINES, named)
})

test('an act that does not do is refused with a reason, and leaves the game as it was', () => {
  const [one] = lessonsOf(LESSONS)
  assert.ok(one !== undefined)
  const run = begun(LESSONS, one)
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
  const one = lessonsOf(LESSONS)[1] as OneLesson
  const run = begun(LESSONS, one)
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

test.run()
