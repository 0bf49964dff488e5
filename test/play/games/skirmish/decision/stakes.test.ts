import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import {
  KEEP,
  moveOf,
  REROLL_ELITE,
  SHOOT,
  verbOf,
} from '../../../../../engine/skirmish/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { answerOf } from '../../../../../play/games/skirmish/decision/answers.js'
import { questionOf } from '../../../../../play/games/skirmish/decision/question.js'
import { sensibleOf } from '../../../../../play/games/skirmish/decision/stakes.js'
import { Trial } from '../../../../../play/games/skirmish/decision/trial.js'
import { at, battle, FAR_NORTH, fire, kind, thenHold } from '../../../../engine/skirmish/support.js'

/** What is at stake where somebody is asked, and what the marked button does there. */

const legalAt = (s: State): readonly number[] => {
  const list = new Int32Array(200)
  return [...list.subarray(0, skirmish.moves(s, list))]
}

const asked = (s: State): string => questionOf(Trial.of(skirmish.observe(s, 0)), kind(s)).about

test('a miss is told with its numbers, and is rolled again', () => {
  const units = [at('luke-skywalker', 600, 400)]
  const s = thenHold(
    fire(units, [at('tie-fighter', 600, 480, 270), FAR_NORTH], [1, 2]),
    'fire north-tie-fighter-1',
  )
  assert.is(kind(s), 'reroll')
  assert.match(asked(s), /It rolled 1 and 2: \d+ against 8 misses TIE Fighter\./)
  assert.is(verbOf(sensibleOf(s, legalAt(s)) ?? 0), REROLL_ELITE)
})

test('a hit is told as one that a new roll could lose, and stands', () => {
  const units = [at('x-wing', 600, 400), at('rogue-leader', 640, 400)]
  const s = thenHold(
    fire(units, [at('tie-fighter', 600, 480, 270), FAR_NORTH], [6, 5]),
    'fire north-tie-fighter-1',
  )
  assert.is(kind(s), 'reroll')
  assert.match(asked(s), /13 against 8 hits TIE Fighter\. A new roll could only lose that\./)
  assert.is(verbOf(sensibleOf(s, legalAt(s)) ?? 0), KEEP)
})

test('a command says when all enemies are too far for a shot', () => {
  const about = (y: number): string =>
    asked(
      battle(
        [at('corvette', 600, 200), at('tie-scout', 600, 250)],
        [at('tie-fighter', 600, y, 270)],
        { stage: 'begin-turn' },
      ),
    )
  assert.match(about(1000), /too far for a shot this turn/)
  assert.not.match(about(500), /too far/)
})

test('a squad moves as many, and a ruthless unit that fires next says that it chooses then', () => {
  const title = (unit: string): string => {
    const trial = Trial.of(skirmish.observe(battle([at(unit, 600, 400)], [FAR_NORTH]), 0))
    const [move = 0] = trial.legal
    return questionOf(trial.with(move), 'act').title
  }
  assert.is(title('rebel-troopers'), 'Rebel Troopers move')
  assert.is(title('x-wing'), 'X-wing moves')
  const s = fire([at('green-leader', 640, 400)], [at('tie-fighter', 600, 480, 270), FAR_NORTH])
  const shown = answerOf(s, moveOf(SHOOT, 0), 'shooter')
  assert.match(shown.detail, /^ruthless/)
})

test.run()
