import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Whatever a bot starts ends with it. A bot leads a process group, and it and its children carry a mark in their
 * environment. A guard outside of this program ends those that are left when the program, or the thread that
 * started them, is gone, however it went. Only what leaves the group and clears the mark as well can get away:
 * Node has no stronger fence.
 */
const MARK = 'DEJARIK_BOT'

/** Reads `+ pid mark` and `- pid mark`; at the end of its input it ends what was not taken back. */
const GUARD = `
left=
while read -r sign pid mark; do
  if [ "$sign" = + ]; then left="$left $pid:$mark"
  else
    kept=
    for one in $left; do [ "$one" = "$pid:$mark" ] || kept="$kept $one"; done
    left=$kept
  fi
done
for one in $left; do
  kill -9 -- "-\${one%%:*}" 2>/dev/null
  for file in $(grep -ls "${MARK}=\${one#*:}" /proc/[0-9]*/environ 2>/dev/null); do
    pid=\${file#/proc/}
    kill -9 "\${pid%/environ}" 2>/dev/null
  done
done
`

/** A bot's process as it is ended. */
export interface Guarded {
  readonly pid: number
  readonly mark: string
}

export function newMark(): string {
  return randomUUID()
}

/** The environment that a bot is started in. */
export function markedEnvironment(mark: string): NodeJS.ProcessEnv {
  return { ...process.env, [MARK]: mark }
}

let guard: ChildProcess | null = null

/** From now on it is ended when this thread or the program is. */
export function beginGuarding(one: Guarded): void {
  tell('+', one)
}

/** Ends a bot, all of its group and all that carries its mark. */
export function endGuarded(one: Guarded): void {
  endGroup(one.pid)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const left = marked(one.mark)
    if (left.length === 0) break
    for (const pid of left) endProcess(pid)
  }
  tell('-', one)
}

/** While processes are ended others may be started. */
const MOST_ROUNDS = 8

function tell(sign: '+' | '-', { pid, mark }: Guarded): void {
  guard ??= startGuard()
  guard.stdin?.write(`${sign} ${pid} ${mark}\n`)
}

/** The guard has a group of its own: what interrupts the program does not end it. */
function startGuard(): ChildProcess {
  const child = spawn('sh', ['-c', GUARD], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return child
}

/** Processes that carry a mark; none where the system has no /proc. */
function marked(mark: string): number[] {
  const found: number[] = []
  for (const name of foldersOf('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      if (readFileSync(`/proc/${name}/environ`, 'latin1').includes(`${MARK}=${mark}`))
        found.push(Number(name))
    } catch {
      // It has ended, or belongs to somebody else
    }
  }
  return found
}

function foldersOf(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function endGroup(leader: number): void {
  endProcess(-leader)
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself: just what is wanted
  }
}
