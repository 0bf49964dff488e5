import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, parse, resolve, sep } from 'node:path'
import { InputError } from '../engine/input-error.js'
import { jsonIn } from '../engine/json-text.js'

/** Files that people name: only plain ones are read and written, whatever else stands at the path. */

const MOST_BYTES = 1 << 29

/** All of a file; an InputError names one that is missing or unreadable, a device or a pipe that would never end. */
export function readPlainFile(path: string): Buffer {
  try {
    const stat = statSync(path)
    if (stat.isDirectory()) throw new InputError(`${path}: is a folder, no file`)
    if (!stat.isFile()) throw new InputError(`${path}: is no plain file`)
    if (stat.size > MOST_BYTES)
      throw new InputError(`${path}: is larger than ${MOST_BYTES >> 20} MB`)
    return readFileSync(path)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    const why =
      error.code === 'ENOENT' ? 'there is no such file' : `cannot be read (${String(error.code)})`
    throw new InputError(`${path}: ${why}`)
  }
}

/** What a file of JSON holds; everything wrong with it is an InputError that begins with its name. */
export function readJsonFile(path: string): unknown {
  const text = readPlainFile(path).toString()
  return inFileNamed(path, () => jsonIn(text))
}

/** The same complaint with the name of the file before it. */
export function inFileNamed<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${path}: ${error.message}`) : error
  }
}

/** What stood there stays until all of the new text is written; a link goes on to point at it. */
export function replacePlainFile(path: string, text: string): void {
  const target = plainTarget(path)
  writtenBeside(target, text, (whole) => renameSync(whole, target))
}

/** Writes a file where nothing stands; false where something does, whoever was faster. */
export function claimPlainFile(path: string, text: string): boolean {
  ensureFolder(dirname(path))
  try {
    writeFileSync(path, '', { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  try {
    replacePlainFile(path, text)
  } catch (error) {
    rmSync(path)
    throw error
  }
  return true
}

/** Throws what replacing the file would throw, and changes nothing of it. */
export function tryReplacing(path: string): void {
  writtenBeside(plainTarget(path), '', (whole) => rmSync(whole))
}

function plainTarget(path: string): string {
  ensureFolder(dirname(path))
  const target =
    lstatSync(path, { throwIfNoEntry: false }) === undefined ? path : realpathSync(path)
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false)
    throw new InputError(`${path}: is no plain file`)
  return target
}

function writtenBeside(target: string, text: string, then: (whole: string) => void): void {
  const whole = `${target}.new`
  try {
    writeFileSync(whole, text)
    then(whole)
  } catch (error) {
    // A full disk has taken a part of it
    if (lstatSync(whole, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(whole)
    throw error
  }
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
