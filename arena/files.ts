import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, parse, resolve, sep } from 'node:path'
import { InputError } from '../engine/input-error.js'

/** Files that people name: only plain ones are read and written, whatever else stands at the path. */

const MOST_BYTES = 1 << 29

/** All of a file; an InputError names one that is none, a device or a pipe that would never end. */
export function readPlainFile(path: string): Buffer {
  const stat = statSync(path)
  if (stat.isDirectory()) throw new InputError(`${path}: is a folder, no file`)
  if (!stat.isFile()) throw new InputError(`${path}: is no plain file`)
  if (stat.size > MOST_BYTES) throw new InputError(`${path}: is larger than ${MOST_BYTES >> 20} MB`)
  return readFileSync(path)
}

/** What stood there stays until all of the new text is written; a link goes on to point at it. */
export function replacePlainFile(path: string, text: string): void {
  ensureFolder(dirname(path))
  const target =
    lstatSync(path, { throwIfNoEntry: false }) === undefined ? path : realpathSync(path)
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false)
    throw new InputError(`${path}: is no plain file`)
  const whole = `${target}.new`
  writeFileSync(whole, text)
  renameSync(whole, target)
}

/** The folder and those above it, one by one: where none can be made, Node tries for ever to make all of them. */
export function ensureFolder(folder: string): void {
  const whole = resolve(folder)
  const { root } = parse(whole)
  let path = root
  for (const name of whole.slice(root.length).split(sep)) {
    path = join(path, name)
    if (!existsSync(path)) mkdirSync(path)
  }
}
