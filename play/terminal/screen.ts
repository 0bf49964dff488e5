import { foreignText } from '../../arena/foreign-text.js'
import { wrap } from '../shell/wrap.js'
import type { Colour, Drawing, GameWords } from './game-words.js'

/** What a person or a script reads: lines, colours, paging. */

const WIDEST = 100
/** What is taken for a pipe. */
const USUAL = 80

export interface ScreenOptions {
  readonly colour: boolean
  /** The ground is light. */
  readonly light?: boolean
  /** Lines of events as JSON instead of text. */
  readonly json: boolean
  /** Letters instead of drawn icons. */
  readonly ascii: boolean
  /** Rows and columns of the terminal at this moment; null when it is not one. */
  readonly size: () => { readonly rows: number; readonly columns: number } | null
  /** Words of the game that are found more easily in colour. */
  readonly colours?: GameWords['colours']
}

/** Of 256, on a dark ground and on a light one. */
const COLOURS: Readonly<Record<Colour | 'warning', readonly [number, number]>> = {
  first: [208, 130],
  second: [75, 25],
  warning: [205, 125],
}

/** Lines that are left for the prompt and what is typed behind it. */
const PROMPT_LINES = 2

export class Screen {
  /** What was told and not yet shown on a terminal. */
  private pending: string[] = []
  /** Lines shown since somebody last typed. */
  private shown = 0
  /** How what takes long is done. */
  work: (during: () => Promise<void>) => Promise<void> = (during) => during()
  /** What is said beside it of leaving; empty where nothing is to be said. */
  leaving: () => string = () => ''

  constructor(
    private readonly out: NodeJS.WritableStream,
    readonly options: ScreenOptions,
  ) {}

  get isTerminal(): boolean {
    return this.options.size() !== null
  }

  get drawing(): Drawing {
    return { ascii: this.options.ascii, width: this.width }
  }

  get width(): number {
    return Math.min(WIDEST, this.options.size()?.columns ?? USUAL)
  }

  say(...lines: readonly string[]): void {
    if (this.options.json) return
    const shown = lines.map(foreignText)
    for (const line of shown.flatMap((one) => wrap(one, this.width, indentOf(one))))
      this.put(this.coloured(line))
  }

  /** What is asked. */
  title(line: string): void {
    if (this.options.json) return
    for (const part of wrap(foreignText(line), this.width, '  ')) this.put(this.bold(part))
  }

  /** Shows what was told, a screenful at a time; `pause` waits between two of them and says whether to go on so. */
  async flush(pause: (() => Promise<boolean>) | null): Promise<void> {
    const size = this.options.size()
    if (size === null) return
    const most = Math.max(4, size.rows - PROMPT_LINES)
    const rest = this.pending
    this.pending = []
    let waits = pause
    while (rest.length > 0) {
      this.write(rest.splice(0, waits === null ? rest.length : most - this.shown))
      if (waits === null || rest.length === 0) continue
      if (!(await waits())) waits = null
      this.shown = 0
    }
  }

  /** Somebody has typed: what stands on the screen has been read. */
  wasRead(): void {
    this.shown = 0
  }

  /** A line that stands until something is said. */
  async passing(line: string, during: () => void | Promise<void>): Promise<void> {
    if (!this.isTerminal || this.options.json) return await during()
    const aside = ` ${this.leaving()}`
    await this.work(async () => {
      this.out.write(line.length + aside.length < this.width ? line + aside : line)
      // The terminal shows it before this thread is busy
      await new Promise((resolve) => setTimeout(resolve, 0))
      await during()
    })
    this.out.write('\r\x1b[K')
  }

  /** Takes away what was shown, what has scrolled off too: another person is about to look. */
  wipe(): void {
    this.pending = []
    if (this.isTerminal) this.out.write('\x1b[2J\x1b[3J\x1b[H')
  }

  /** An event for scripts; with text output it is what `say` tells. */
  event(kind: string, fields: Readonly<Record<string, unknown>>): void {
    if (this.options.json) this.out.write(`${JSON.stringify({ event: kind, ...fields })}\n`)
  }

  warn(line: string): void {
    if (this.options.json) return this.event('error', { line })
    for (const part of wrap(`! ${foreignText(line)}`, this.width, '  '))
      this.put(this.paint('warning', part))
  }

  bold(text: string): string {
    return this.options.colour ? `\x1b[1m${text}\x1b[22m` : text
  }

  /** A pipe gets lines at once; a terminal gets them by the page. */
  private put(line: string): void {
    if (this.isTerminal) this.pending.push(line)
    else this.out.write(`${line}\n`)
  }

  private write(lines: readonly string[]): void {
    if (lines.length === 0) return
    this.out.write(`${lines.join('\n')}\n`)
    this.shown += lines.length
  }

  private paint(colour: Colour | 'warning', text: string): string {
    if (!this.options.colour) return text
    return `\x1b[38;5;${COLOURS[colour][this.options.light === true ? 1 : 0]}m${text}\x1b[39m`
  }

  /** Everything is told by words; colour only helps to find them. */
  private coloured(line: string): string {
    let painted = line
    for (const { words, colour } of this.options.colours ?? [])
      painted = painted.replace(words, (word) => this.paint(colour, word))
    if (/^\s*! /.test(line)) painted = this.paint('warning', line)
    return painted.replace(/^(THE .*WINS?.*|COMBAT .*|MISSION .*)$/, (whole) => this.bold(whole))
  }
}

/** What follows of a line hangs under what stands behind its columns, or behind its margin. */
function indentOf(line: string): string {
  const columns = /^(?:(?: *\S+(?: \S+)? {2,})+| +\d+ )/.exec(line)?.[0].length ?? 0
  const margin = /^ */.exec(line)?.[0].length ?? 0
  return ' '.repeat(columns > 0 && columns <= MOST_HANGING ? columns : Math.max(2, margin))
}

const MOST_HANGING = 24
