import { networkInputs } from './network-inputs.js'
import { hashOf } from './table-hash.js'

/** Weights of a network as text, with what they were trained for. */
export interface NetworkTable {
  /** The side whose chance it is; a table of the other side is an error, not a surprise. */
  readonly side: string
  readonly source: string
  readonly hidden: number
  /** Of all else but the source: tells a table that was cut or changed by hand. */
  readonly hash: string
  /** Names of the inputs that it was trained for, in the order of their weights. */
  readonly inputs: readonly string[]
  /** 32-bit floats in base64: see `readNetwork` for their order. */
  readonly weights: string
}

export interface NetworkWeights {
  /** Which of the inputs that there are now each row of weights belongs to. Inputs without a row count nothing. */
  readonly places: Int32Array
  /** As row * hidden + unit. */
  readonly first: Float64Array
  /** Of each row, past the hidden layer. */
  readonly straight: Float64Array
  /** Of the hidden units, by which their sums begin. */
  readonly offsets: Float64Array
  readonly second: Float64Array
  readonly bias: number
}

/**
 * The weights of those inputs that there still are, in the order of the table: what is added to the game since changes
 * no value, not by a rounding either. A table of the other side, and one that was cut or changed, is an error.
 */
export function readNetwork(table: NetworkTable): NetworkWeights {
  if (table.side !== 'rebel')
    throw new Error(`network of side ${table.side}; that of rebel is needed`)
  const hash = networkHash(table)
  if (hash !== table.hash)
    throw new Error(`network: hash ${table.hash}, but of what is there it is ${hash}`)
  const { hidden } = table
  const numbers = decode(table.weights)
  const count = table.inputs.length
  const expected = count * hidden + count + 2 * hidden + 1
  if (numbers.length !== expected)
    throw new Error(`network: ${numbers.length} weights instead of ${expected}`)
  const place = new Map(networkInputs().map(({ name }, n) => [name, n]))
  const rows = [...table.inputs.keys()].filter((row) => place.has(table.inputs[row] as string))
  const straight = count * hidden
  const offsets = straight + count
  const second = offsets + hidden
  return {
    places: Int32Array.from(rows, (row) => place.get(table.inputs[row] as string) as number),
    first: Float64Array.from(
      rows.flatMap((row) => [...numbers.subarray(row * hidden, (row + 1) * hidden)]),
    ),
    straight: Float64Array.from(rows, (row) => numbers[straight + row] as number),
    offsets: Float64Array.from(numbers.subarray(offsets, second)),
    second: Float64Array.from(numbers.subarray(second, second + hidden)),
    bias: numbers[second + hidden] as number,
  }
}

export function networkHash(table: Omit<NetworkTable, 'hash' | 'source'>): string {
  return hashOf(`${table.side} ${table.inputs.join(' ')} ${table.hidden} ${table.weights}`)
}

function decode(text: string): Float32Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return new Float32Array(bytes.buffer)
}
