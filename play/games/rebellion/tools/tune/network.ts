import { networkInputs } from '../../../../../agents/rebellion/evaluation/network-inputs.js'
import {
  type NetworkTable,
  networkHash,
} from '../../../../../agents/rebellion/evaluation/network-table.js'
import {
  fitNetwork,
  type NetworkFit,
  USUAL_NETWORK,
} from '../../../../../agents/tuning/network-fit.js'
import { InputError } from '../../../../../engine/input-error.js'
import { wholeNumber } from '../../../../whole-number.js'
import { lossLines } from './loss-lines.js'
import { quoted, writeModule } from './module-file.js'
import { readPositions } from './sample-file.js'

export interface TrainOptions {
  /** Files of games of the search, to which slope and shift are fitted at the end. */
  readonly finish?: readonly string[]
  readonly hidden: string
  readonly epochs: string
  readonly seed: string
  /** What the table is called there. */
  readonly name: string
  readonly json?: true
  /** File of a TypeScript module that the weights are written to. */
  readonly module?: string
  /** What the games were, in words, for that module. */
  readonly source?: string
}

/** `dejarik tune network` */
export function trainNetwork(files: readonly string[], options: TrainOptions): void {
  const positions = readPositions(files)
  if (positions.games.length === 0) throw new InputError(`${files.join(', ')}: no positions`)
  const own = options.finish === undefined ? null : readPositions(options.finish)
  const found = fitNetwork(
    positions,
    networkInputs().map(({ sense }) => sense),
    {
      ...USUAL_NETWORK,
      // Half of the units count from somewhere on, the other half up to somewhere.
      hidden: 2 * Math.ceil(wholeNumber(options.hidden, '--hidden') / 2),
      epochs: wholeNumber(options.epochs, '--epochs'),
      seed: options.seed,
    },
    own,
  )
  const table = tableOf(found, options.source ?? files.join(', '))
  if (options.module !== undefined) writeWeights(options.module, options.name, table)
  const { weights: _weights, ...told } = found
  if (options.json === true)
    process.stdout.write(
      `${JSON.stringify({ files, seed: options.seed, ...told, table }, null, 2)}\n`,
    )
  else
    process.stdout.write(
      `${positions.games.length} positions, seed ${options.seed}, hash ${table.hash}; losses on every fifth game:\n${lossLines(found.trained)}`,
    )
  if (options.json !== true && found.finished !== null)
    process.stdout.write(
      `Slope and shift fitted to ${own?.games.length} positions of other games; on every fifth of these:\n${lossLines(found.finished)}`,
    )
}

/** Bits of a weight beyond its first one: more say nothing, and a page that loads them is longer. */
const KEPT_BITS = 10
const FLOAT_BITS = 23

/** The table of a network without the inputs that count nothing, as those that never changed. */
export function tableOf(
  { hidden, weights }: Pick<NetworkFit, 'hidden' | 'weights'>,
  source: string,
  names: readonly string[] = networkInputs().map(({ name }) => name),
): NetworkTable {
  const straight = names.length * hidden
  const isUsed = (row: number): boolean =>
    weights[straight + row] !== 0 ||
    weights.subarray(row * hidden, (row + 1) * hidden).some((weight) => weight !== 0)
  const rows = [...names.keys()].filter(isUsed)
  const kept = Float32Array.from([
    ...rows.flatMap((row) => [...weights.subarray(row * hidden, (row + 1) * hidden)]),
    ...rows.map((row) => weights[straight + row] as number),
    ...weights.subarray(straight + names.length),
  ])
  const table = {
    side: 'rebel',
    source,
    hidden,
    inputs: rows.map((row) => names[row] as string),
    weights: Buffer.from(shortened(kept).buffer).toString('base64'),
  }
  return { ...table, hash: networkHash(table) }
}

function shortened(weights: Float32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const bits = new Uint32Array(weights.buffer)
  const cut = FLOAT_BITS - KEPT_BITS
  return bits.map((word) => ((word + (1 << (cut - 1))) >>> cut) << cut)
}

function writeWeights(file: string, name: string, table: NetworkTable): void {
  const { side, source, hidden, hash, inputs, weights } = table
  const lines = [
    "import type { NetworkTable } from './network-table.js'",
    '',
    '/** Written by `dejarik tune network --module`; agents/TRIALS.md has the losses by round. */',
    `export const ${name}: NetworkTable = {`,
    `  side: '${side}',`,
    '  source:',
    `    ${quoted(source)},`,
    `  hidden: ${hidden},`,
    `  hash: '${hash}',`,
    '  inputs: [',
    ...inputs.map((name) => `    ${quoted(name)},`),
    '  ],',
    '  weights:',
    `    '${weights}',`,
    '}',
  ]
  writeModule(file, lines)
}
