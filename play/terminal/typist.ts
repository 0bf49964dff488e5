import { createInterface, type Interface } from 'node:readline'

/** What somebody types, line by line. A line typed where only Enter was awaited is not lost: it is the next one. */
export class Typist {
  private readonly reader: Interface
  private readonly lines: AsyncIterator<string>
  private waiting: string | null = null
  /** Lines read so far. */
  count = 0

  constructor(
    input: NodeJS.ReadableStream,
    /** Where prompts are shown; null where nobody reads them. */
    output: NodeJS.WritableStream | null,
    complete: (line: string) => [string[], string],
  ) {
    this.reader = createInterface({
      input,
      ...(output === null ? {} : { output, completer: complete, terminal: true }),
    })
    this.lines = this.reader[Symbol.asyncIterator]()
    // Ctrl-C ends the input; what follows from that keeps the game
    this.reader.on('SIGINT', () => this.reader.close())
  }

  /** The next line; null at the end of the input. */
  async line(prompt: string): Promise<string | null> {
    const { waiting } = this
    this.waiting = null
    return waiting ?? (await this.next(prompt))
  }

  /** Waits for Enter. Words typed instead are the next line, and nobody waits any longer. */
  async pause(prompt: string): Promise<'on' | 'words' | 'end'> {
    if (this.waiting !== null) return 'words'
    const line = await this.next(prompt)
    if (line === null) return 'end'
    if (line.trim() === '') return 'on'
    this.waiting = line
    return 'words'
  }

  close(): void {
    this.reader.close()
  }

  private async next(prompt: string): Promise<string | null> {
    if (prompt !== '') {
      this.reader.setPrompt(prompt)
      this.reader.prompt()
    }
    const { value, done } = await this.lines.next()
    if (done === true) return null
    this.count++
    return value
  }
}
