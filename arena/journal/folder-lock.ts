import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { InputError } from '../../engine/input-error.js'

interface Owner {
  readonly host: string
  readonly pid: number
  /** When that process began, so that a number used again is not taken for it; empty where nobody tells. */
  readonly began: string
}

/** Keeps a second run out of a folder. Left behind by a killed run, it is taken over. */
export class FolderLock {
  private constructor(private readonly path: string) {}

  static take(folder: string): FolderLock {
    const path = join(folder, 'lock')
    const own = `${path}.${process.pid}`
    const file = openSync(own, 'w')
    const owner: Owner = { host: hostname(), pid: process.pid, began: statOf(process.pid).began }
    writeSync(file, `${JSON.stringify(owner)}\n`)
    closeSync(file)
    try {
      for (let attempt = 0; attempt < 5; attempt++) {
        try {
          linkSync(own, path) // fails when there is one
          return new FolderLock(path)
        } catch (error) {
          if (!isSystemError(error, 'EEXIST')) throw error
        }
        removeStale(folder, path)
      }
      throw new InputError(`${folder}: the lock changes hands all the time; try again`)
    } finally {
      unlinkSync(own)
    }
  }

  release(): void {
    try {
      unlinkSync(this.path)
    } catch (error) {
      if (!isSystemError(error, 'ENOENT')) throw error
    }
  }
}

/** Takes away a lock whose owner is gone; throws when he is not. */
function removeStale(folder: string, path: string): void {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return
    throw error
  }
  const owner = readOwner(text)
  if (owner !== null && owner.host !== hostname())
    throw new InputError(
      `${folder} is in use by process ${owner.pid} on ${owner.host}; if that machine is gone, remove ${path}`,
    )
  if (owner !== null && isAlive(owner))
    throw new InputError(`${folder} is in use by process ${owner.pid}`)
  // Two may get here: the one who moves just this lock away goes on.
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return
    throw error
  }
  if (readFileSync(aside, 'utf8') === text) unlinkSync(aside)
  else renameSync(aside, path) // it was another's, new
}

function readOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { host, pid, began } = value as Record<string, unknown>
    if (typeof host !== 'string' || typeof pid !== 'number' || typeof began !== 'string')
      return null
    return { host, pid, began }
  } catch {
    return null // cut off while it was written: nobody's
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (isSystemError(error, 'ESRCH')) return false
  }
  const { state, began } = statOf(owner.pid)
  // Killed, and not yet noticed by who started it
  if (state === 'Z' || state === 'X') return false
  return began === '' || owner.began === '' || began === owner.began
}

/** The kernel's word for how a process is, and for when it began; empty where there is none. */
function statOf(pid: number): { readonly state: string; readonly began: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; fields 3 and 22 count from after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', began: fields[19] ?? '' }
  } catch {
    return { state: '', began: '' }
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
