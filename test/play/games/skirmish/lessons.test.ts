import { test } from 'uvu'
import { skirmish } from '../../../../engine/skirmish/index.js'
import { SKIRMISH_TUTORIALS } from '../../../../play/games/skirmish/lessons/index.js'
import { lightOf } from '../../../../play/games/skirmish/page/lights.js'
import { lessonSuite } from '../../shell/lesson/suite.js'

lessonSuite({
  game: skirmish,
  tutorials: SKIRMISH_TUTORIALS,
  lightOf,
  single: ['target', 'second-target', 'reserves', 'act'],
})

test.run()
