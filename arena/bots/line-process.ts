import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { BotFailure } from './failure.js'
import { beginGuarding, endGuarded, type Guarded, markedEnvironment, newMark } from './guard.js'

const LONGEST_LINE = 1 << 20
const MOST_UNASKED = 1 << 20 // bytes on stdout since the last question
const STDERR_KEPT = 64 << 10
const MEMORY_EVERY_MS = 250
const PAGE_BYTES = 4096

/** How a process is talked with. */
export interface LineManners {
  /** The lines go over a channel of their own, its file 3: what it writes to stdout is nobody's. */
  readonly isAside?: boolean
  /** What it may hold in memory, of whatever sort; no limit when left out, or where the system does not tell. */
  readonly mostBytes?: number
}

/** Another program that is asked and answers in lines. Every way in which it can fail ends in a BotFailure. */
export class LineProcess {
  private readonly child: ChildProcess
  private readonly guarded: Guarded | null
  /** Where questions go. */
  private readonly input: Writable
  private partial = ''
  private readonly lines: string[] = []
  private sinceQuestion = 0
  private said = ''
  private failure: BotFailure | null = null
  private waiting: { take: (line: string) => void; fail: (failure: BotFailure) => void } | null =
    null
  private isLeaving = false
  private readonly ended: Promise<void>
  private readonly memoryWatch: NodeJS.Timeout | undefined

  constructor(words: readonly string[], manners: LineManners = {}) {
    const mark = newMark()
    this.child = spawn(words[0] as string, words.slice(1), {
      detached: true,
      env: markedEnvironment(mark),
      stdio: ['pipe', 'pipe', 'pipe', ...(manners.isAside === true ? (['pipe'] as const) : [])],
    })
    const { pid } = this.child
    this.guarded = pid === undefined ? null : { pid, mark }
    if (this.guarded !== null) beginGuarding(this.guarded)
    this.input = this.openPipes(manners.isAside === true)
    this.ended = new Promise((resolve) => this.followEnd(words[0] as string, resolve))
    const { mostBytes } = manners
    if (mostBytes !== undefined) {
      this.memoryWatch = setInterval(() => this.weigh(mostBytes), MEMORY_EVERY_MS)
      this.memoryWatch.unref()
    }
  }

  /** Listens to all that the process writes; answers where it is written to. */
  private openPipes(isAside: boolean): Writable {
    const [stdin, stdout, stderr, aside] = this.child.stdio
    const input = (isAside ? aside : stdin) as Writable
    const output = (isAside ? aside : stdout) as Readable
    output.setEncoding('utf8').on('data', (text: string) => this.hear(text))
    output.on('error', () => {})
    if (isAside) stdout?.resume()
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-STDERR_KEPT)
    })
    // Writing to a bot that has gone is told by its exit.
    input.on('error', () => {})
    return input
  }

  private followEnd(program: string, resolve: () => void): void {
    const { child } = this
    child.on('error', (error: NodeJS.ErrnoException) => {
      this.fail('no-start', `cannot start "${program}": ${error.code ?? error.message}`)
      resolve()
    })
    child.on('close', (code, signal) => {
      clearInterval(this.memoryWatch)
      if (this.guarded !== null) endGuarded(this.guarded) // what it left behind
      this.fail(
        'crash',
        signal === null ? `exit code ${code} in the middle of a game` : `ended by ${signal}`,
      )
      resolve()
    })
  }

  /** Buffers are no part of the heap that Node limits: the whole process is weighed. */
  private weigh(mostBytes: number): void {
    const bytes = residentBytes(this.child.pid)
    if (bytes <= mostBytes) return
    this.fail('crash', `holds ${bytes >> 20} MB of memory; it may hold ${mostBytes >> 20}`)
    this.kill()
  }

  get isBroken(): boolean {
    return this.failure !== null
  }

  /** What it wrote to stderr, the end of it. */
  get stderr(): string {
    return this.said
  }

  /** Lines that nobody has asked for. */
  takeUnasked(): string[] {
    return this.lines.splice(0)
  }

  send(message: object): void {
    if (this.failure === null) this.input.write(`${JSON.stringify(message)}\n`)
  }

  /** Sends a question and waits for one line. `late` says what the failure is called. */
  ask(message: object, limitMs: number, late: () => BotFailure): Promise<string> {
    if (this.failure === null && this.lines.length > 0)
      this.fail('garbage', `spoke without being asked: ${quoted(this.lines[0] as string)}`)
    this.sinceQuestion = 0
    this.send(message)
    return this.nextLine(limitMs, late)
  }

  /** Waits for a line without asking. */
  nextLine(limitMs: number, late: () => BotFailure): Promise<string> {
    if (this.failure !== null) return Promise.reject(this.failure)
    const line = this.lines.shift()
    if (line !== undefined) return Promise.resolve(line)
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.waiting = null
        this.failure = late()
        this.kill()
        reject(this.failure)
      }
      const timer = Number.isFinite(limitMs) ? setTimeout(giveUp, limitMs) : undefined
      this.waiting = {
        take: (found) => {
          clearTimeout(timer)
          resolve(found)
        },
        fail: (failure) => {
          clearTimeout(timer)
          reject(failure)
        },
      }
    })
  }

  /** Says goodbye and waits; a bot that stays is ended, and that is a failure if it had none before. */
  async close(message: object | null, limitMs: number): Promise<BotFailure | null> {
    const before = this.failure
    if (before === null) {
      if (message !== null) this.send(message)
      this.isLeaving = true
      this.input.end()
    }
    let timer: NodeJS.Timeout | undefined
    const isLate = await Promise.race([
      this.ended.then(() => false),
      new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(true), before === null ? limitMs : 0)
      }),
    ])
    clearTimeout(timer)
    if (!isLate) return before
    this.kill()
    await this.ended
    return (
      before ??
      new BotFailure(
        'will-not-close',
        `still ran ${limitMs} ms after the end of the game`,
        this.said,
      )
    )
  }

  kill(): void {
    if (this.guarded === null) return
    endGuarded(this.guarded)
    // A grandchild may hold the pipes open; what it says no longer matters.
    for (const pipe of this.child.stdio) pipe?.destroy()
  }

  private hear(text: string): void {
    if (this.failure !== null || this.isLeaving) return
    this.sinceQuestion += text.length
    const parts = (this.partial + text).split('\n')
    this.partial = parts.pop() as string
    if (this.sinceQuestion > MOST_UNASKED || this.partial.length > LONGEST_LINE) {
      this.fail('flood', `wrote more than ${MOST_UNASKED >> 20} MB to stdout for one answer`)
      this.kill()
      return
    }
    for (const part of parts) {
      const line = part.trim()
      if (line === '' || isLog(line)) continue
      const { waiting } = this
      if (waiting === null) this.lines.push(line)
      else {
        this.waiting = null
        waiting.take(line)
      }
    }
  }

  private fail(reason: BotFailure['reason'], detail: string): void {
    if (this.failure !== null || this.isLeaving) return
    this.failure = new BotFailure(reason, detail, this.said)
    const { waiting } = this
    this.waiting = null
    waiting?.fail(this.failure)
  }
}

/** `"text"`, cut to what fits a line. */
export function quoted(text: string): string {
  const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return JSON.stringify(shown)
}

/** What a process holds in memory; 0 where the system does not tell. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}

/** Bots may talk on stdout in lines like {"type":"log",…}. */
function isLog(line: string): boolean {
  return /^\{\s*"type"\s*:\s*"log"/.test(line)
}
