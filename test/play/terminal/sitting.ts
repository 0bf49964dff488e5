import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { checkRecord, type GameRecord } from '../../../engine/record.js'
import { converse } from '../../../play/terminal/loop.js'
import { Screen } from '../../../play/terminal/screen.js'
import { type Deal, Table } from '../../../play/terminal/table.js'
import type { Tutoring } from '../../../play/terminal/tutoring.js'

export interface Place {
  /** Rows of the terminal; a pipe when left out. */
  readonly rows?: number
  readonly columns?: number
  readonly colour?: boolean
  readonly ascii?: boolean
}

/** Somebody at the terminal, in this process: lines go in, the screen comes out. */
export class Sitting {
  readonly table: Table
  readonly ended: Promise<number>
  private readonly input = new PassThrough()
  private readonly output = new PassThrough({ encoding: 'utf8' })
  private text = ''
  /** How much of the text has been awaited already. */
  private read = 0

  constructor(
    deal: Deal,
    savePath: string,
    { rows, columns = 100, colour = false, ascii = false }: Place,
    tutoring: Tutoring | null = null,
  ) {
    this.output.on('data', (text: string) => {
      this.text += text
    })
    const screen = new Screen(this.output, {
      colour,
      json: false,
      ascii,
      size: () => (rows === undefined ? null : { rows, columns }),
      colours: deal.words.colours,
    })
    this.table = new Table(deal, screen, savePath, tutoring)
    const manners = { interactive: rows !== undefined, stepwise: false }
    this.ended = converse(this.table, manners, this.input, this.output)
  }

  /** All that was shown, without what only moves the cursor. */
  get said(): string {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are moved by them
    return this.text.replace(/\x1b\[[0-9;]*[A-HJKSTf]/g, '').replaceAll('\r', '')
  }

  /** What was shown since the last time something was awaited. */
  get news(): string {
    return this.said.slice(this.read)
  }

  /** Waits until this is shown behind what was awaited before; answers what stands up to the end. */
  async until(pattern: RegExp): Promise<string> {
    for (let i = 0; i < 6000 && !pattern.test(this.news); i++) await sleep(10)
    const { news } = this
    assert.match(news, pattern)
    this.read = this.said.length
    return news
  }

  /** Types a line and waits for the next prompt, or for what is named. */
  async type(line: string, shows: RegExp = PROMPT): Promise<string> {
    this.input.write(`${line}\r\n`)
    return await this.until(shows)
  }

  /** The game as its file has it. */
  kept(): GameRecord {
    return checkRecord(JSON.parse(readFileSync(this.table.savePath, 'utf8')))
  }

  async leave(): Promise<string> {
    this.input.end()
    await this.ended
    return this.said
  }
}

/** The last line waits for something. */
export const PROMPT = /(\n[a-z-]+> |\[Y\/n\] |\[y\/N\] |-- [^\n]* ?--)$/
