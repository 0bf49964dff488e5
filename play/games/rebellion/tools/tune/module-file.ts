import { writeFileSync } from 'node:fs'
import { InputError } from '../../../../../engine/input-error.js'

/** Writes a generated TypeScript module. */
export function writeModule(file: string, lines: readonly string[]): void {
  try {
    writeFileSync(file, `${lines.join('\n')}\n`)
  } catch (error) {
    throw new InputError(`cannot write ${file}: ${(error as Error).message}`)
  }
}

/** A text as it stands in such a module. */
export function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
