import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { BotFailure } from './failure.js'
import { endGroup, forgetProcess, noteProcess } from './process-board.js'

const LONGEST_LINE = 1 << 20
const MOST_UNASKED = 1 << 20 // bytes on stdout since the last question
const STDERR_KEPT = 64 << 10

/** Another program that is asked and answers in lines. Every way in which it can fail ends in a BotFailure. */
export class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams
  private partial = ''
  private readonly lines: string[] = []
  private sinceQuestion = 0
  private said = ''
  private failure: BotFailure | null = null
  private waiting: { take: (line: string) => void; fail: (failure: BotFailure) => void } | null =
    null
  private isLeaving = false
  private readonly ended: Promise<void>

  constructor(words: readonly string[]) {
    // A group of its own, so that what the bot starts is ended with it.
    this.child = spawn(words[0] as string, words.slice(1), { detached: true, stdio: 'pipe' })
    const { child } = this
    if (child.pid !== undefined) noteProcess(child.pid)
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.said = (this.said + text).slice(-STDERR_KEPT)
    })
    // Writing to a bot that has gone is told by its exit.
    child.stdin.on('error', () => {})
    this.ended = new Promise((resolve) => {
      child.on('error', (error: NodeJS.ErrnoException) => {
        this.fail('no-start', `cannot start "${words[0]}": ${error.code ?? error.message}`)
        resolve()
      })
      child.on('close', (code, signal) => {
        if (child.pid !== undefined) {
          endGroup(child.pid) // what it left behind
          forgetProcess(child.pid)
        }
        this.fail(
          'crash',
          signal === null ? `exit code ${code} in the middle of a game` : `ended by ${signal}`,
        )
        resolve()
      })
    })
  }

  /** What it wrote to stderr, the end of it. */
  get stderr(): string {
    return this.said
  }

  send(message: object): void {
    if (this.failure === null) this.child.stdin.write(`${JSON.stringify(message)}\n`)
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
      const timer = setTimeout(() => {
        this.waiting = null
        this.failure = late()
        this.kill()
        reject(this.failure)
      }, limitMs)
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
  async close(message: object, limitMs: number): Promise<BotFailure | null> {
    const before = this.failure
    if (before === null) {
      this.send(message)
      this.isLeaving = true
      this.child.stdin.end()
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
    if (this.child.pid === undefined) return
    endGroup(this.child.pid)
    // A grandchild may hold the pipes open; what it says no longer matters.
    this.child.stdout.destroy()
    this.child.stderr.destroy()
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

/** Bots may talk on stdout in lines like {"type":"log",…}. */
function isLog(line: string): boolean {
  return /^\{\s*"type"\s*:\s*"log"/.test(line)
}
