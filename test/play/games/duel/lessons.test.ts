import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../engine/duel/index.js'
import { duelActs } from '../../../../play/games/duel/acts/rules.js'
import { DUEL_TUTORIALS } from '../../../../play/games/duel/lessons/index.js'
import { lightOf } from '../../../../play/games/duel/page/lights.js'
import { begun, type Lessons, lessonSuite, lessonsOf, played } from '../../shell/lesson/suite.js'

const LESSONS: Lessons = {
  game: duel,
  tutorials: DUEL_TUTORIALS,
  lightOf,
  single: ['turn', 'strategy', 'recon'],
}

lessonSuite(LESSONS)

test('the lessons that end a struggle end it with a victory of the pupil', () => {
  for (const one of lessonsOf(LESSONS)) {
    const run = begun(LESSONS, one)
    played(run, () => null)
    const outcome = duel.outcome(run.session.truth)
    if (outcome !== null) assert.is(outcome.utility[one.tutorial.seat], 1, one.lesson.id)
  }
})

test('the log of a lesson stands under the struggle that it is about', () => {
  for (const one of lessonsOf(LESSONS)) {
    const { session } = begun(LESSONS, one)
    const heading = duelActs.openingAt?.(session.stateAt(0)) ?? duelActs.opening
    assert.is.not(heading.round, duelActs.opening.round, one.lesson.id)
  }
})

test.run()
