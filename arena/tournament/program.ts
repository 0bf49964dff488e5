import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Put in by build.mjs from package.json. */
declare const VERSION: string

/** Which program plays: games of two programs are not comparable. */
export interface ProgramIdentity {
  readonly name: 'dejarik'
  readonly version: string
  /** Of all code that plays a game. */
  readonly build: string
}

let identity: ProgramIdentity | null = null

/** This program. The file of the game thread names all its parts by the hashes of their content. */
export function thisProgram(): ProgramIdentity {
  if (identity !== null) return identity
  const bytes = readFileSync(new URL('./game.worker.js', import.meta.url))
  const build = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  identity = { name: 'dejarik', version: VERSION, build }
  return identity
}

/** `dejarik 0.1.0 (4be1c07d12ab)` */
export function programText(program: ProgramIdentity): string {
  return `${program.name} ${program.version} (${program.build})`
}
