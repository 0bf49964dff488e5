import { readFileSync } from 'node:fs'
import { readPlainFile } from '../arena/files.js'
import type { Game } from '../engine/game.js'
import { loadGame } from '../engine/games.js'
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
  const text = readText(path)
  try {
    const { name: gameName, position } = positionIn(text)
    const game = await loadGame(gameName)
    return { game, position, state: game.fromPosition(position) }
  } catch (error) {
    throw inFile(name, null, error)
  }
}

function readText(path: string): string {
  return path === STDIN ? readFileSync(STDIN_DESCRIPTOR, 'utf8') : readPlainFile(path).toString()
}
