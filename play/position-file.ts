import { readFileSync } from 'node:fs'
import type { Game } from '../engine/game.js'
import { loadGame } from '../engine/games.js'
import { InputError } from '../engine/input-error.js'
import type { State } from '../engine/state.js'
import { inFile } from './record-file.js'

/** A position file with its game; `-` is the standard input. */
export interface PositionFile {
  readonly game: Game
  readonly state: State
}

const STDIN = '-'
const STDIN_DESCRIPTOR = 0

export async function readPosition(path: string): Promise<PositionFile> {
  const name = path === STDIN ? 'standard input' : path
  const text = readFileSync(path === STDIN ? STDIN_DESCRIPTOR : path, 'utf8')
  try {
    const json = parsed(text)
    const game = await loadGame(gameOf(json))
    return { game, state: game.fromPosition(json) }
  } catch (error) {
    throw inFile(name, null, error)
  }
}

function parsed(text: string): unknown {
  if (text.trim() === '') throw new InputError('is empty; a position is an object of JSON')
  try {
    return JSON.parse(text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`no JSON, or cut short (${why})`)
  }
}

function gameOf(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new InputError('a position is an object with "game" and what differs from the usual')
  const game: unknown = Reflect.get(json, 'game')
  if (typeof game !== 'string') throw new InputError('game: missing; give it as "rebellion"')
  return game
}
