import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readNetwork } from '../../../agents/rebellion/evaluation/network-table.js'
import { Random } from '../../../engine/random.js'
import { tableOf } from '../../../play/games/rebellion/tools/tune/network.js'

const NAMES = ['gap', 'time', 'hidden']
const HIDDEN = 4
/** Half of the last of six bits behind the first. */
const ROUNDED = 2 ** -7

/** Weights of three inputs, of which the second counts nothing. */
function weightsOf(seed: string): Float32Array {
  const random = new Random(seed)
  const count = NAMES.length * HIDDEN + NAMES.length + 2 * HIDDEN + 1
  const weights = Float32Array.from({ length: count }, () => random.fraction() * 6 - 3)
  weights.fill(0, HIDDEN, 2 * HIDDEN)
  weights[NAMES.length * HIDDEN + 1] = 0
  return weights
}

test('an input that counts nothing is not in the table; the weights of the others stay theirs', () => {
  const weights = weightsOf('rows')
  const table = tableOf({ hidden: HIDDEN, weights }, 'made up', NAMES)
  assert.equal(table.inputs, ['gap', 'hidden'])
  const read = readNetwork(table)
  const at = (n: number): number => weights[n] as number
  const near = (found: number | undefined, wanted: number): void =>
    assert.ok(
      Math.abs((found ?? Number.NaN) - wanted) <= Math.abs(wanted) * ROUNDED,
      `${found} for ${wanted}`,
    )
  for (let h = 0; h < HIDDEN; h++) {
    near(read.first[h], at(h))
    near(read.first[HIDDEN + h], at(2 * HIDDEN + h))
    near(read.second[h], at(NAMES.length * (HIDDEN + 1) + HIDDEN + h))
  }
  near(read.straight[1], at(NAMES.length * HIDDEN + 2))
  near(read.bias, at(weights.length - 1))
})

test('weights are kept as short as is enough', () => {
  const weights = weightsOf('short')
  const { weights: text } = tableOf({ hidden: HIDDEN, weights }, 'made up', NAMES)
  const words = new Uint32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
  for (const word of words) assert.is(word & 0x1ffff, 0)
})

test.run()
