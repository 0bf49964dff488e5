import { createInterface, type Interface } from 'node:readline'
import { Echo } from './echo.js'

/** Takes away the line that was typed last, the cursor standing below it. */
const LINE_ABOVE_GONE = '\x1b[A\x1b[2K'

/** The same for the line in which the cursor stands. */
const LINE_GONE = '\r\x1b[2K'

/** The key that ends paging. */
const TO_THE_END = 'q'
/** Enter so soon behind that key belongs to it. */
const ONE_STROKE_MS = 700

/** Where lines come from: a terminal can be told what Ctrl-C does. */
export type Keyboard = NodeJS.ReadableStream & { setRawMode?(on: boolean): unknown }

/** What somebody types, line by line. A line typed where only Enter was awaited is not lost: it is the next one. */
export class Typist {
  private readonly reader: Interface
  private readonly echo: Echo | null
  /** What is asked; a line that nobody sees while it is typed has no other prompt. */
  private asked = ''
  /** What may be typed again by the keys for it. */
  private history: string[] = []
  /** Lines that were typed before anybody asked for them. */
  private ahead: string[] = []
  private isClosed = false
  private wake: () => void = () => {}
  /** A line that came where only Enter was awaited. */
  private waiting: string | null = null
  /** When paging was ended by the key alone. */
  private endedAt = Number.NEGATIVE_INFINITY
  /** Lines read so far. */
  count = 0
  /** The last line had been typed before it was asked for. */
  wasAhead = false

  constructor(
    private readonly input: Keyboard,
    /** Where prompts are shown; null where nobody reads them. */
    private readonly output: NodeJS.WritableStream | null,
    complete: (line: string) => [string[], string],
  ) {
    const echo = output === null ? null : new Echo(output)
    this.reader = createInterface({
      input,
      ...(echo === null ? {} : { output: echo, completer: complete, terminal: true }),
    })
    this.echo = echo
    this.reader.on('history', (history: string[]) => {
      this.history = history
      if (echo?.isSilent === true) history.shift()
    })
    this.reader.on('line', (line) => {
      this.ahead.push(line)
      this.wake()
    })
    this.reader.on('close', () => {
      this.isClosed = true
      this.wake()
    })
    // Ctrl-C ends the input; what follows from that keeps the game
    this.reader.on('SIGINT', () => {
      output?.write('\n')
      this.reader.close()
    })
    // Ctrl-Z leaves for the shell. Who comes back would be read no more: Node leaves the input paused
    this.reader.on('SIGCONT', () => this.askAgain())
  }

  /** The next line; null at the end of the input. */
  async line(prompt: string): Promise<string | null> {
    const { waiting } = this
    this.waiting = null
    if (waiting !== null) {
      this.wasAhead = false
      return waiting
    }
    let line = await this.next(prompt)
    if (line === '' && performance.now() - this.endedAt < ONE_STROKE_MS)
      line = await this.next(prompt)
    if (line !== null && this.wasAhead) this.output?.write(`${prompt}${line}\n`)
    return line
  }

  /** A line that nobody sees while it is typed. */
  async secret(prompt: string): Promise<string | null> {
    this.output?.write(prompt)
    this.asked = prompt
    if (this.echo !== null) this.echo.isSilent = true
    try {
      return await this.next('')
    } finally {
      if (this.echo !== null) this.echo.isSilent = false
      this.output?.write('\n')
    }
  }

  /** What was typed so far is nothing for whoever types next. */
  forget(): void {
    this.ahead = []
    this.waiting = null
    this.history.length = 0
  }

  /** Forgets what was typed before it was asked for; answers those lines. */
  dropAhead(): readonly string[] {
    const dropped = this.ahead
    this.ahead = []
    return dropped
  }

  /** Ctrl-C ends the program at once while this works, though nothing else is heard in the meantime. */
  async working(work: () => Promise<void>): Promise<void> {
    // A raw terminal hands the key on to be read; in the other mode it makes a signal of it
    this.input.setRawMode?.(false)
    try {
      await work()
    } finally {
      this.input.setRawMode?.(true)
    }
  }

  /** Waits for Enter, and the text goes on where the prompt stood. Words typed instead are the next line, and nobody waits any longer. */
  async pause(prompt: string): Promise<'on' | 'words' | 'end'> {
    if (this.waiting !== null) return 'words'
    const isShown = this.ahead.length === 0
    const line = await this.next(prompt)
    if (line === null) return 'end'
    if (line.trim() === '') {
      if (isShown) this.output?.write(LINE_ABOVE_GONE)
      return 'on'
    }
    this.waiting = line
    return 'words'
  }

  /** Waits between two screenfuls; true for Enter. The key q, with or without Enter, and words end the paging. */
  async page(prompt: string): Promise<boolean> {
    const heard = () => setImmediate(() => this.endPaging())
    this.input.on('keypress', heard)
    try {
      if ((await this.pause(prompt)) === 'on') return true
    } finally {
      this.input.off('keypress', heard)
    }
    if (this.waiting?.trim() === TO_THE_END) this.waiting = null
    return false
  }

  /** A word may begin with the key, so it counts when nothing has come with it. */
  private endPaging(): void {
    if (this.reader.line !== TO_THE_END) return
    this.reader.write(null, { ctrl: true, name: 'u' })
    this.output?.write(LINE_GONE)
    this.endedAt = performance.now()
    this.ahead.push(TO_THE_END)
    this.wake()
  }

  close(): void {
    this.reader.close()
  }

  /** The prompt once more, with what has been typed behind it. */
  private askAgain(): void {
    if (this.echo?.isSilent === true) this.output?.write(this.asked)
    this.reader.prompt(true)
  }

  private async next(prompt: string): Promise<string | null> {
    this.wasAhead = this.ahead.length > 0
    if (!this.wasAhead && !this.isClosed) {
      if (prompt !== '') {
        this.reader.setPrompt(prompt)
        // What has been typed of a line already stays, and is written on
        this.reader.prompt(true)
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
    const line = this.ahead.shift()
    if (line === undefined) return null
    this.count++
    return line
  }
}
