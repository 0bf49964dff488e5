import pc from 'picocolors'
import { wrap } from '../shell/wrap.js'
import type { GameWords } from './game-words.js'

/** What a person or a script reads: lines, colours, paging. */

const WIDTH = 80

export interface ScreenOptions {
  readonly colour: boolean
  /** Lines of events as JSON instead of text. */
  readonly json: boolean
  /** Letters instead of drawn icons. */
  readonly ascii: boolean
  /** Rows of the terminal; null when it is not one. */
  readonly rows: number | null
  /** Words of the game that are found more easily in colour. */
  readonly colours?: GameWords['colours']
}

export class Screen {
  private readonly paint: ReturnType<typeof pc.createColors>
  /** Lines told and not yet shown, on a terminal. */
  private pending: string[] = []

  constructor(
    private readonly out: NodeJS.WritableStream,
    readonly options: ScreenOptions,
  ) {
    this.paint = pc.createColors(options.colour)
  }

  say(...lines: readonly string[]): void {
    if (this.options.json) return
    for (const line of lines.flatMap((one) => wrap(one, WIDTH, '  '))) this.put(this.coloured(line))
  }

  /** Shows what was told, a screenful at a time; `pause` waits between two of them. */
  async flush(pause: (() => Promise<void>) | null): Promise<void> {
    const most = Math.max(4, (this.options.rows ?? 0) - 2)
    while (this.pending.length > 0) {
      const page = this.pending.splice(0, pause === null ? this.pending.length : most)
      this.out.write(`${page.join('\n')}\n`)
      if (this.pending.length > 0) await pause?.()
    }
  }

  /** Takes away what was shown, what has scrolled off too: another person is about to look. */
  wipe(): void {
    this.pending = []
    if (this.options.rows !== null) this.out.write('\x1b[2J\x1b[3J\x1b[H')
  }

  /** A pipe gets lines at once; a terminal gets them by the page. */
  private put(line: string): void {
    if (this.options.rows === null) this.out.write(`${line}\n`)
    else this.pending.push(line)
  }

  /** An event for scripts; with text output it is what `say` tells. */
  event(kind: string, fields: Readonly<Record<string, unknown>>): void {
    if (this.options.json) this.out.write(`${JSON.stringify({ event: kind, ...fields })}\n`)
  }

  warn(line: string): void {
    if (this.options.json) this.event('error', { line })
    else for (const part of wrap(`! ${line}`, WIDTH, '  ')) this.put(this.paint.magenta(part))
  }

  bold(text: string): string {
    return this.paint.bold(text)
  }

  /** Everything is told by words; colour only helps to find them. */
  private coloured(line: string): string {
    let painted = line
    for (const { words, colour } of this.options.colours ?? [])
      painted = painted.replace(words, (word) => this.paint[colour](word))
    return painted.replace(/^(THE .*WINS?.*|COMBAT .*)$/, (whole) => this.paint.bold(whole))
  }
}
