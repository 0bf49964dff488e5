import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A verb of the command line as its tests call it, and a folder for its files that goes away with them. */
export function verbUnderTest(verb: string, after: (done: () => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), `dejarik-${verb}-`))
  after(() => rmSync(folder, { recursive: true }))

  function run(args: readonly string[], input = '') {
    // Built into the same folder as the test.
    const cli = join(import.meta.dirname, 'cli.js')
    const { stdout, stderr, status } = spawnSync(process.execPath, [cli, verb, ...args], {
      encoding: 'utf8',
      input,
    })
    return { stdout, stderr, status }
  }

  /** Content that is neither text nor bytes is written as JSON. */
  function file(name: string, content: unknown): string {
    const path = join(folder, name)
    const isPlain = typeof content === 'string' || content instanceof Uint8Array
    writeFileSync(path, isPlain ? content : JSON.stringify(content))
    return path
  }

  return { folder, run, file }
}
