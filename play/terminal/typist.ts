import { createInterface, type Interface } from 'node:readline'

/** Takes away the line that was typed last, the cursor standing below it. */
const LINE_ABOVE_GONE = '\x1b[A\x1b[2K'

/** What somebody types, line by line. A line typed where only Enter was awaited is not lost: it is the next one. */
export class Typist {
  private readonly reader: Interface
  /** Lines that were typed before anybody asked for them. */
  private readonly ahead: string[] = []
  private isClosed = false
  private wake: () => void = () => {}
  /** A line that came where only Enter was awaited. */
  private waiting: string | null = null
  /** Lines read so far. */
  count = 0

  constructor(
    input: NodeJS.ReadableStream,
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
    return waiting ?? (await this.next(prompt))
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
    if (this.ahead.length === 0 && !this.isClosed) {
      if (prompt !== '') {
        this.reader.setPrompt(prompt)
        this.reader.prompt()
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
