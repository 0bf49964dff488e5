import { Packr, Unpackr } from 'msgpackr'
import type { Move } from './game.js'
import { InputError } from './input-error.js'
import { checkRecord, type GameRecord } from './record.js'

/** Records as bytes, beside the rest of what is done with them: who reads JSON only needs no packer. */

const FORMAT = 1

const packr = new Packr({ useRecords: false })
const unpackr = new Unpackr({ useRecords: false })

/** A record as bytes. */
export function packRecord(record: GameRecord): Uint8Array {
  const { moves, ...rest } = record
  return packr.pack({ format: FORMAT, ...rest, moves: packMoves(moves) })
}

/** The record in these bytes; anything else is an InputError. */
export function unpackRecord(bytes: Uint8Array): GameRecord {
  let found: unknown
  try {
    found = unpackr.unpack(bytes)
  } catch {
    throw new InputError('record: these bytes are not a packed record, or it is cut short')
  }
  if (!isObject(found)) throw new InputError('record: a packed record holds an object')
  if (found.format !== FORMAT)
    throw new InputError(`format: ${String(found.format)} is not ${FORMAT}`)
  const packed = found.moves
  if (!(packed instanceof Uint8Array)) throw new InputError('moves: packed moves are bytes')
  return checkRecord({ ...found, moves: unpackMoves(packed) })
}

/** Four bytes a move, most significant first. */
function packMoves(moves: readonly Move[]): Uint8Array {
  const bytes = new Uint8Array(moves.length * 4)
  moves.forEach((move, i) => {
    for (let b = 0; b < 4; b++) bytes[i * 4 + b] = (move >>> (24 - 8 * b)) & 255
  })
  return bytes
}

function unpackMoves(bytes: Uint8Array): Move[] {
  if (bytes.length % 4 !== 0) throw new InputError('moves: packed moves are four bytes each')
  const moves: Move[] = []
  for (let i = 0; i < bytes.length; i += 4)
    moves.push((bytes[i] << 24) | (bytes[i + 1] << 16) | (bytes[i + 2] << 8) | bytes[i + 3])
  return moves
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}
