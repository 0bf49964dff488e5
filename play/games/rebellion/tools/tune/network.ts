import { networkInputs } from '../../../../../agents/rebellion/evaluation/network-inputs.js'
import {
  type NetworkTable,
  networkHash,
  readNetwork,
} from '../../../../../agents/rebellion/evaluation/network-table.js'
import { NETWORK } from '../../../../../agents/rebellion/evaluation/network-weights.js'
import { mixedAims } from '../../../../../agents/tuning/aims.js'
import {
  counts,
  fitNetwork,
  type NetworkFit,
  type Positions,
  USUAL_NETWORK,
} from '../../../../../agents/tuning/network-fit.js'
import { InputError } from '../../../../../engine/input-error.js'
import { partNumber, wholeNumber } from '../../../../whole-number.js'
import { lossLines } from './loss-lines.js'
import { quoted, writeModule } from './module-file.js'
import { readPositions } from './sample-file.js'

export interface TrainOptions {
  /** Files of games of the search, to which slope and shift are fitted at the end. */
  readonly finish?: readonly string[]
  /** The network in use goes on learning. */
  readonly onward?: true
  /** Part of who won in what is aimed at, beside what looks say, which is shifted to what came. */
  readonly won?: string
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

/** A network that goes on learning takes smaller steps than one that begins. */
const ONWARD_STEP = 0.001

/** `dejarik tune network` */
export function trainNetwork(files: readonly string[], options: TrainOptions): void {
  const positions = positionsOf(files, options.won)
  const own = options.finish === undefined ? null : readPositions(options.finish)
  const start = options.onward === true ? allWeightsOf(NETWORK) : null
  const found = fitNetwork(
    positions,
    networkInputs().map(({ sense }) => sense),
    {
      ...USUAL_NETWORK,
      // Half of the units count from somewhere on, the other half up to somewhere.
      hidden:
        start === null
          ? 2 * Math.ceil(wholeNumber(options.hidden, '--hidden') / 2)
          : NETWORK.hidden,
      epochs: wholeNumber(options.epochs, '--epochs'),
      step: start === null ? USUAL_NETWORK.step : ONWARD_STEP,
      seed: options.seed,
    },
    { own, start },
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

function positionsOf(files: readonly string[], won: string | undefined): Positions {
  const part = won === undefined ? null : partNumber(won, '--won')
  const positions = readPositions(files)
  if (positions.games.length === 0) throw new InputError(`${files.join(', ')}: no positions`)
  return part === null ? positions : { ...positions, aims: mixedAims(positions, part) }
}

/** Weights of a table with nothing for the inputs that it does not count, as they are trained. */
export function allWeightsOf(table: NetworkTable): Float32Array {
  const { places, first, straight, offsets, second, bias } = readNetwork(table)
  const { hidden } = table
  const width = networkInputs().length
  const all = new Float32Array(width * hidden + width + 2 * hidden + 1)
  places.forEach((place, row) => {
    all.set(first.subarray(row * hidden, (row + 1) * hidden), place * hidden)
    all[width * hidden + place] = straight[row] as number
  })
  all.set([...offsets, ...second, bias], width * hidden + width)
  return all
}

/** Bits of a weight beyond its first one: more say nothing, and a page that loads them is longer. */
const KEPT_BITS = 6
const FLOAT_BITS = 23

/** The table of a network without the inputs that count nothing, as those that never changed. */
export function tableOf(
  { hidden, weights }: Pick<NetworkFit, 'hidden' | 'weights'>,
  source: string,
  names: readonly string[] = networkInputs().map(({ name }) => name),
): NetworkTable {
  const straight = names.length * hidden
  const rows = [...names.keys()].filter((row) => counts({ hidden, weights }, names.length, row))
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
