import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a process runs: one that has ended and waits to be reaped does not. */
export function runs(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Writes a module that misbehaves in this way. */
export function hostileModule(folder: string, how: string): string {
  const kit = join(process.cwd(), 'test/arena/kit/hostile-module.js')
  const path = join(folder, `${how}.ts`)
  writeFileSync(
    path,
    `import { hostileAgent } from ${JSON.stringify(kit)}\nexport const agent = hostileAgent('${how}')\n`,
  )
  return path
}
