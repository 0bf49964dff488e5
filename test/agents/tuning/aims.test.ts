import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mixedAims } from '../../../agents/tuning/aims.js'
import type { Positions } from '../../../agents/tuning/network-fit.js'
import { Random } from '../../../engine/random.js'

/** Looks that say too little, in even rounds by more than in odd ones. */
function made(count: number): Positions {
  const random = new Random('aims')
  const rows = Array.from({ length: count }, (_, n) => {
    const round = n % 2 === 0 ? 2 : 9
    const truth = 0.15 + 0.7 * random.fraction()
    const logit = Math.log(truth / (1 - truth)) - (round === 2 ? 1 : 0.2)
    return { round, won: random.fraction() < truth ? 1 : 0, aim: 1 / (1 + Math.exp(-logit)) }
  })
  return {
    games: Int32Array.from(rows, (_, n) => n),
    rounds: Uint8Array.from(rows, ({ round }) => round),
    won: Uint8Array.from(rows, ({ won }) => won),
    aims: Float32Array.from(rows, ({ aim }) => aim),
    inputs: new Float32Array(count),
  }
}

function mean(values: Float32Array | Uint8Array, rounds: Uint8Array, round: number): number {
  const some = [...values].filter((_, n) => rounds[n] === round)
  return some.reduce((sum, value) => sum + value, 0) / some.length
}

test('looks are shifted round by round to what came', () => {
  const positions = made(6000)
  const aims = mixedAims(positions, 0)
  for (const round of [2, 9]) {
    const came = mean(positions.won, positions.rounds, round)
    assert.ok(Math.abs(mean(aims, positions.rounds, round) - came) < 0.01)
    assert.ok(mean(positions.aims, positions.rounds, round) < came - 0.02)
  }
})

test('who won counts for its part', () => {
  const positions = made(400)
  const [none, half] = [mixedAims(positions, 0), mixedAims(positions, 0.5)]
  assert.equal([...mixedAims(positions, 1)], [...positions.won])
  half.forEach((aim, n) => {
    const middle = ((none[n] as number) + (positions.won[n] as number)) / 2
    assert.ok(Math.abs(aim - middle) < 1e-6)
  })
})

test('a round that one side always won shifts to no certainty', () => {
  const positions = { ...made(40), won: new Uint8Array(40).fill(1) }
  for (const aim of mixedAims(positions, 0)) assert.ok(aim > 0.5 && aim < 0.999, `${aim}`)
})

test.run()
