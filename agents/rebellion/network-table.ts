import { networkInputs } from './network-inputs.js'

/** Weights of a network as text, with what they were trained for. */
export interface NetworkTable {
  /** The side whose chance it is; a table of the other side is an error, not a surprise. */
  readonly side: string
  readonly source: string
  readonly hidden: number
  /** Of side, names of the inputs, size and weights: tells a table that was changed, or made for other inputs. */
  readonly hash: string
  /** 32-bit floats in base64: see `readNetwork` for their order. */
  readonly weights: string
}

export interface NetworkWeights {
  /** As input * hidden + unit. */
  readonly first: Float64Array
  /** From each input past the hidden layer. */
  readonly straight: Float64Array
  /** Of the hidden units, by which their sums begin. */
  readonly offsets: Float64Array
  readonly second: Float64Array
  readonly bias: number
}

/** Weights in the order of the text. Anything that does not fit is an error. */
export function readNetwork(table: NetworkTable): NetworkWeights {
  if (table.side !== 'rebel')
    throw new Error(`network of side ${table.side}; that of rebel is needed`)
  const hash = networkHash(table)
  if (hash !== table.hash)
    throw new Error(`network: hash ${table.hash}, but of what is there it is ${hash}`)
  const { hidden } = table
  const numbers = decode(table.weights)
  const count = networkInputs().length
  const expected = count * hidden + count + 2 * hidden + 1
  if (numbers.length !== expected)
    throw new Error(`network: ${numbers.length} weights instead of ${expected}`)
  let at = 0
  const take = (length: number): Float64Array =>
    Float64Array.from(numbers.slice(at, (at += length)))
  return {
    first: take(count * hidden),
    straight: take(count),
    offsets: take(hidden),
    second: take(hidden),
    bias: numbers[at] as number,
  }
}

/** FNV-1a in eight hex digits. */
export function networkHash(table: Omit<NetworkTable, 'hash' | 'source'>): string {
  const names = networkInputs()
    .map(({ name }) => name)
    .join(' ')
  const text = `${table.side} ${names} ${table.hidden} ${table.weights}`
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function decode(text: string): Float32Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return new Float32Array(bytes.buffer)
}
