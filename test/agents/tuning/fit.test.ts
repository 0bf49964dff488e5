import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fitLogistic, predict, type Sample, USUAL_FIT } from '../../../agents/tuning/fit.js'
import { Random } from '../../../engine/random.js'

const TRUE_WEIGHTS = [-0.4, 1.2, -0.03, 0]

/** Games of five positions whose result follows the true weights. */
function made(games: number): Sample[] {
  const random = new Random('fit')
  const samples: Sample[] = []
  for (let number = 0; number < games; number++) {
    const features = [1, random.fraction() * 4 - 2, random.fraction() * 60, random.fraction()]
    const won = random.fraction() < predict(TRUE_WEIGHTS, features) ? 1 : 0
    samples.push({ game: `game ${number}`, round: 1 + (number % 12), won, features })
  }
  return samples
}

test('the weights that made the results are found again', () => {
  const { weights } = fitLogistic(made(6000), { ...USUAL_FIT, ridge: 0 })
  TRUE_WEIGHTS.forEach((weight, i) => {
    const near = [0.3, 0.15, 0.01, 0.3][i] as number
    assert.ok(
      Math.abs((weights[i] as number) - weight) < near,
      `weight ${i}: ${weights[i]} instead of ${weight}`,
    )
  })
})

test('the fit beats the constant on games it has not seen, and is calibrated', () => {
  const { losses, calibration } = fitLogistic(made(4000), USUAL_FIT)
  const all = losses.find((loss) => loss.rounds === '1-99')
  assert.ok(all !== undefined && all.fitted < all.constant - 0.05)
  assert.is(losses.length, 6)
  for (const { said, was, positions } of calibration)
    assert.ok(
      Math.abs(said - was) < 4 * Math.sqrt(0.25 / positions),
      `said ${said}, was ${was} of ${positions}`,
    )
})

test('a weight that may not have the sign it would get is 0, and the others do without it', () => {
  const { weights } = fitLogistic(made(4000), { ...USUAL_FIT, ridge: 0, signs: [0, -1, -1, 0] })
  assert.ok(Math.abs(weights[1] as number) < 0.02, `weight 1: ${weights[1]}`)
  assert.ok(Math.abs((weights[2] as number) + 0.03) < 0.01, `weight 2: ${weights[2]}`)
})

test('a feature that never changes gets no weight', () => {
  const samples = made(500).map((sample) => ({ ...sample, features: [...sample.features, 7] }))
  assert.ok(Math.abs(fitLogistic(samples, USUAL_FIT).weights[4] as number) < 1e-9)
})

test.run()
