import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Parameter, type Point, TupleBandit } from '../../../agents/tuning/bandit.js'
import { Spsa, USUAL_SPSA } from '../../../agents/tuning/spsa.js'
import { Random } from '../../../engine/random.js'

const PARAMETERS: readonly Parameter[] = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
  name,
  values: ['0', '1', '2'],
}))
const PLANTED: Point = [2, 0, 1, 2, 1]

/** Every value that is not the planted one costs 6 points, the first two together 6 more. */
function chance(point: Point): number {
  const wrong = point.filter((value, place) => value !== PLANTED[place]).length
  return 0.62 - 0.06 * wrong - (point[0] !== 2 && point[1] !== 0 ? 0.06 : 0)
}

/** What eight games say. */
function evaluation(point: Point, random: Random): number {
  let won = 0
  for (let game = 0; game < 8; game++) if (random.fraction() < chance(point)) won++
  return won / 8
}

test('a planted best point is found in noise', () => {
  let found = 0
  let regret = 0
  for (let seed = 0; seed < 20; seed++) {
    const bandit = new TupleBandit(PARAMETERS, `planted ${seed}`)
    const random = new Random(`noise ${seed}`)
    for (let i = 0; i < 400; i++) bandit.take(evaluation(bandit.next(), random))
    if (bandit.recommended().join() === PLANTED.join()) found++
    regret += (0.62 - chance(bandit.recommended())) / 20
  }
  assert.ok(found >= 12, `found in ${found} of 20 runs`)
  assert.ok(regret < 0.03, `costs ${regret}`)
})

test('what is tried depends on the seed and the scores alone', () => {
  const tried = (seed: string): string => {
    const bandit = new TupleBandit(PARAMETERS, seed)
    const random = new Random('noise')
    return Array.from({ length: 50 }, () => {
      const point = bandit.next()
      bandit.take(evaluation(point, random))
      return point.join()
    }).join(' ')
  }
  assert.is(tried('one'), tried('one'))
  assert.is.not(tried('one'), tried('two'))
})

test('marginals count every evaluation once for each parameter', () => {
  const bandit = new TupleBandit(PARAMETERS.slice(0, 2), 'marginals')
  for (let i = 0; i < 30; i++) {
    bandit.next()
    bandit.take(0.5)
  }
  const marginals = bandit.marginals()
  assert.is(marginals.length, 6)
  assert.is(
    marginals.reduce((sum, one) => sum + one.evaluations, 0),
    60,
  )
})

test('SPSA goes towards the better numbers', () => {
  const best = [1, -1, 0.5]
  const strength = (at: readonly number[]): number =>
    -at.reduce((sum, value, i) => sum + 0.15 * (value - (best[i] as number)) ** 2, 0)
  const spsa = new Spsa(3, { ...USUAL_SPSA, steps: 500 }, 'spsa')
  const random = new Random('spsa noise')
  for (let step = 0; step < 500; step++) {
    const { plus, minus } = spsa.next()
    const win = 1 / (1 + Math.exp(-2 * (strength(plus) - strength(minus))))
    let won = 0
    for (let game = 0; game < 80; game++) if (random.fraction() < win) won++
    spsa.take(won / 80)
  }
  const found = spsa.found()
  assert.ok(strength(found) > strength([0, 0, 0]) / 4, found.join(' '))
})

test.run()
