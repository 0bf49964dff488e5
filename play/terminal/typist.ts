import { createInterface, type Interface } from 'node:readline'

/** Takes away the line that was typed last, the cursor standing below it. */
const LINE_ABOVE_GONE = '\x1b[A\x1b[2K'

/** Where lines come from: a terminal can be told what Ctrl-C does. */
export type Keyboard = NodeJS.ReadableStream & { setRawMode?(on: boolean): unknown }

/** What somebody types, line by line. A line typed where only Enter was awaited is not lost: it is the next one. */
export class Typist {
  private readonly reader: Interface
  /** Lines that were typed before anybody asked for them. */
  private ahead: string[] = []
  private isClosed = false
  private wake: () => void = () => {}
  /** A line that came where only Enter was awaited. */
  private waiting: string | null = null
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
    this.reader = createInterface({
      input,
      ...(output === null ? {} : { output, completer: complete, terminal: true }),
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
  }

  /** The next line; null at the end of the input. */
  async line(prompt: string): Promise<string | null> {
    const { waiting } = this
    this.waiting = null
    if (waiting !== null) {
      this.wasAhead = false
      return waiting
    }
    const line = await this.next(prompt)
    if (line !== null && this.wasAhead) this.output?.write(`${prompt}${line}\n`)
    return line
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

  close(): void {
    this.reader.close()
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
