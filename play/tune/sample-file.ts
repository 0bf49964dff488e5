import { existsSync, readFileSync, truncateSync } from 'node:fs'
import { FEATURES } from '../../agents/rebellion/weight-table.js'
import type { Sample } from '../../agents/tuning/fit.js'
import { InputError } from '../../engine/input-error.js'

/** The games that a file of positions holds, a line each. An end that was cut off where a run was killed is removed. */
export function gamesInFile(file: string): Set<string> {
  if (!existsSync(file)) return new Set()
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  return new Set(readSamples(file).map((sample) => sample.game))
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
