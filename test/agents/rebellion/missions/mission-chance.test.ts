import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { diceOf, skillOf } from '../../../../agents/rebellion/facts/skills.js'
import { opposedChance } from '../../../../agents/rebellion/missions/mission-chance.js'
import { INTEL, leaderNumber } from '../../../../engine/rebellion/facts/leader-types.js'

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} instead of ${expected}`)

test('one die against none succeeds unless it is blank', () => near(opposedChance(1, 0, 0), 4 / 6))

test('one die against one: more successes, not as many', () => {
  // 1 beats 0 (3/6 · 2/6), 2 beats 0 and 1 (1/6 · 5/6).
  near(opposedChance(1, 1, 0), 6 / 36 + 5 / 36)
})

test('no dice never succeed without a bonus; the bonus beats no dice', () => {
  near(opposedChance(0, 0, 0), 0)
  near(opposedChance(0, 0, 2), 1)
})

test('more dice never hurt, more opposition never helps', () => {
  for (let own = 0; own < 10; own++)
    for (let theirs = 0; theirs < 10; theirs++) {
      assert.ok(opposedChance(own + 1, theirs, 0) > opposedChance(own, theirs, 0))
      assert.ok(opposedChance(own, theirs + 1, 2) <= opposedChance(own, theirs, 2) + 1e-12)
    }
})

test('more than ten dice count as ten', () =>
  near(opposedChance(14, 12, 0), opposedChance(10, 10, 0)))

test('two small icons do as much as a large one, and one alone nothing', () => {
  const [jyn, motti] = ['jyn-erso', 'motti'].map((id) => 1 << leaderNumber(id)) as [number, number]
  assert.is(skillOf(jyn, INTEL), 1)
  assert.is(diceOf(jyn, INTEL), 2)
  assert.is(diceOf(motti, INTEL), 0)
})

test.run()
