import { readFileSync, statSync } from 'node:fs'
import type { Game } from '../engine/game.js'
import { loadGame } from '../engine/games.js'
import { InputError } from '../engine/input-error.js'
import type { State } from '../engine/state.js'
import { inFile } from './record-file.js'
import { positionIn } from './shell/position-json.js'

/** A position file with its game; `-` is the standard input. */
export interface PositionFile {
  readonly game: Game
  /** The JSON as it was read. */
  readonly position: unknown
  readonly state: State
}

const STDIN = '-'
const STDIN_DESCRIPTOR = 0

export async function readPosition(path: string): Promise<PositionFile> {
  const name = path === STDIN ? 'standard input' : path
  try {
    const { name: gameName, position } = positionIn(readText(path))
    const game = await loadGame(gameName)
    return { game, position, state: game.fromPosition(position) }
  } catch (error) {
    throw inFile(name, null, error)
  }
}

function readText(path: string): string {
  if (path !== STDIN && statSync(path).isDirectory()) throw new InputError('is a folder, no file')
  return readFileSync(path === STDIN ? STDIN_DESCRIPTOR : path, 'utf8')
}
