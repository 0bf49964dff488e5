import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rebellion } from '../../../engine/rebellion/index.js'
import type { State } from '../../../engine/state.js'

/** A position of `test/agents/positions`. */
export function positionOf(file: string): State {
  const path = join(process.cwd(), 'test', 'agents', 'positions', `${file}.json`)
  return rebellion.fromPosition(JSON.parse(readFileSync(path, 'utf8')))
}
