import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { FEATURES } from '../../../../../agents/rebellion/evaluation/linear-table.js'
import { networkInputs } from '../../../../../agents/rebellion/evaluation/network-inputs.js'
import type { Sample } from '../../../../../agents/tuning/fit.js'
import type { Positions } from '../../../../../agents/tuning/network-fit.js'
import { InputError } from '../../../../../engine/input-error.js'

/** The games that a file of positions holds, a line each. An end that was cut off where a run was killed is removed. */
export function gamesInFile(file: string): Set<string> {
  return wholeText(file) === '' ? new Set() : new Set(readSamples(file).map(({ game }) => game))
}

/** The whole lines of a file that may not be there yet; what was cut off at its end is removed. */
export function wholeText(file: string): string {
  if (!existsSync(file)) return ''
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  return whole
}

/** The positions of a file in the order of its games, whatever the order in which they were written. */
export function readSamples(file: string): Sample[] {
  const samples: Sample[] = []
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue
    const rows = parseLine(line)
    if (rows === null) continue
    for (const row of rows) {
      if (row.features.length !== FEATURES.length)
        throw new InputError(
          `${file}, line ${i + 1}: ${row.features.length} features instead of ${FEATURES.length}; collect anew`,
        )
      samples.push(row)
    }
  }
  const place = new Map(
    [...new Set(samples.map((sample) => sample.game))].sort(byNumber).map((game, i) => [game, i]),
  )
  return samples.sort((a, b) => (place.get(a.game) ?? 0) - (place.get(b.game) ?? 0))
}

/** The positions of files for the training of the network; games of two files are different games. */
export function readPositions(files: readonly string[]): Positions {
  const width = networkInputs().length
  const rows: { game: number; round: number; won: number; aim: number; inputs: Float32Array }[] = []
  let game = 0
  for (const file of files)
    for (const { name, text } of gameLines(file)) {
      for (const row of parseLine(text) ?? []) {
        const inputs = 'inputs' in row && Array.isArray(row.inputs) ? row.inputs : []
        if (inputs.length !== width)
          throw new InputError(
            `${file}, ${name}: ${inputs.length} inputs instead of ${width}; collect anew`,
          )
        const { round, won } = row
        const aim = 'worth' in row && typeof row.worth === 'number' ? row.worth : won
        rows.push({ game, round, won, aim, inputs: Float32Array.from(inputs) })
      }
      game++
    }
  const inputs = new Float32Array(rows.length * width)
  rows.forEach((row, n) => {
    inputs.set(row.inputs, n * width)
  })
  return {
    games: Int32Array.from(rows, (row) => row.game),
    rounds: Uint8Array.from(rows, (row) => row.round),
    won: Uint8Array.from(rows, (row) => row.won),
    aims: Float32Array.from(rows, (row) => row.aim),
    inputs,
  }
}

/** Lines of a file in the order of their games' names, so that it does not matter who finished first. */
function gameLines(file: string): { name: string; text: string }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => ({ name: /"game":"([^"]*)"/.exec(text)?.[1] ?? '', text }))
    .sort((a, b) => byNumber(a.name, b.name))
}

const ORDER = new Intl.Collator('en', { numeric: true })

function byNumber(a: string, b: string): number {
  return ORDER.compare(a, b)
}

/** A line that was not written whole is no game. */
function parseLine(line: string): readonly Sample[] | null {
  try {
    const rows: unknown = JSON.parse(line)
    return Array.isArray(rows) && rows.every(isSample) ? rows : null
  } catch {
    return null
  }
}

function isSample(row: unknown): row is Sample {
  return typeof row === 'object' && row !== null && 'features' in row && Array.isArray(row.features)
}
