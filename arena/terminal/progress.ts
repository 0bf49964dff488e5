import { capital } from '../../engine/english.js'
import type { GameResult, GameTask } from '../match/game-task.js'
import { type GroupBook, isBetween } from '../plan/group-book.js'
import { pairStatistics } from '../statistics/pairs.js'
import { durationText } from '../summary/durations.js'
import { signed, thousands } from '../summary/verdict.js'
import type { ForfeitNews, TournamentNews } from '../tournament/news.js'
import { wrap } from './terminal-table.js'

/** Where progress is shown. */
export interface ProgressOutput {
  readonly isTerminal: boolean
  readonly columns: number
  write(text: string): void
}

/** How the game that is played calls its seats, and what its length is counted in. */
export interface GameWords {
  readonly seats: readonly string[]
  readonly lengthUnit: string
}

const TERMINAL_EVERY_MS = 250
const QUIET_EVERY_MS = 60_000
const LINE_WIDTH = 80

/**
 * Progress of a tournament on stderr: on a terminal one line that is rewritten; elsewhere a line a minute, and
 * forfeits, decisions and errors at once.
 */
export class Progress implements TournamentNews {
  private book: GroupBook | null = null
  private timer: NodeJS.Timeout | null = null
  private startedMs = Date.now()
  private doneBefore = 0
  private forfeits = 0
  private pairsRead = 0
  private readonly counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]

  constructor(
    private readonly output: ProgressOutput,
    private readonly words: GameWords,
  ) {}

  begin(book: GroupBook): void {
    this.book = book
    this.startedMs = Date.now()
    this.doneBefore = book.done
    this.timer = setInterval(
      () => this.show(),
      this.output.isTerminal ? TERMINAL_EVERY_MS : QUIET_EVERY_MS,
    )
    this.timer.unref()
  }

  game(_task: GameTask, result: GameResult): void {
    if (result.forfeit !== null) this.forfeits++
  }

  forfeit({ game, agent, seat, length, reason, detail }: ForfeitNews): void {
    const name = capital(this.words.seats[seat] ?? '')
    this.say(
      `forfeit #${game} ${agent} (${name}, ${this.words.lengthUnit} ${length}): ${reason.replaceAll('-', ' ')}: ${detail}. See forfeits/game-${game}.txt`,
    )
  }

  decided(book: GroupBook, running: number): void {
    const { sprt, plan } = book
    const planned = plan.sprt
    if (sprt === null || planned === null) return
    const names = [planned.a, planned.b].map((place) => plan.agents[place]?.agent)
    const [sign, bound, elo] =
      sprt.decision === 'H1' ? ['>=', sprt.upper, planned.elo1] : ['<=', sprt.lower, planned.elo0]
    const others =
      running === 1
        ? '1 game still running is recorded'
        : `${running} games still running are recorded`
    this.say(
      `SPRT ${names.join(' : ')}: LLR ${sprt.ratio.toFixed(2)} ${sign} ${bound.toFixed(2)} after ${thousands(sprt.pairs)} pairs: ` +
        `${sprt.decision} (${signed(elo)} Elo) accepted; ${others}, not counted`,
    )
  }

  end(): void {
    if (this.timer !== null) clearInterval(this.timer)
    this.timer = null
    if (this.output.isTerminal) this.output.write('\r\x1b[2K')
  }

  /** A line that stays, above the progress. */
  say(text: string): void {
    if (this.output.isTerminal) {
      this.output.write(`\r\x1b[2K${text}\n`)
      this.show()
    } else this.output.write(`${wrap(`${this.clock()} ${text}`, LINE_WIDTH, '      ')}\n`)
  }

  private show(): void {
    if (this.book === null || this.timer === null) return
    const fields = this.fields(this.book)
    if (!this.output.isTerminal) {
      this.output.write(`${this.clock()} ${fields.join(', ')}\n`)
      return
    }
    let line = fields.shift() as string
    // When narrow, fields fall off from the right; the forfeits stand second and stay.
    for (const field of fields)
      if (line.length + field.length + 2 < this.output.columns) line += `  ${field}`
    this.output.write(`\r\x1b[2K${line}`)
  }

  private fields(book: GroupBook): string[] {
    const { done, planned, plan } = book
    const seconds = Math.max(0.001, (Date.now() - this.startedMs) / 1000)
    const rate = (done - this.doneBefore) / seconds
    // An SPRT may stop much earlier.
    const most = plan.sprt === null ? '' : 'at most '
    const fields = [`${thousands(done)}/${most}${thousands(planned)}`]
    if (this.forfeits > 0)
      fields.push(`! ${this.forfeits} forfeit${this.forfeits === 1 ? '' : 's'}`)
    if (plan.sprt === null) fields.push(`${Math.floor((100 * done) / planned)} %`)
    fields.push(`${rate >= 100 ? Math.round(rate) : rate.toFixed(2)}/s`)
    if (rate > 0)
      fields.push(`${plan.sprt === null ? '' : '< '}${durationText((planned - done) / rate)} left`)
    const score = this.score(book)
    if (score !== null) fields.push(score)
    const { sprt } = book
    if (sprt !== null)
      fields.push(
        `LLR ${sprt.ratio.toFixed(2)} of ${(sprt.ratio < 0 ? sprt.lower : sprt.upper).toFixed(2)}`,
      )
    return fields
  }

  /** The score of the first agent of the SPRT's pairing, or of a match. */
  private score(book: GroupBook): string | null {
    const { plan } = book
    const a = plan.sprt?.a ?? 0
    const b = plan.sprt?.b ?? 1
    if (book.sides !== 2 || (plan.sprt === null && plan.agents.length !== 2)) return null
    while (this.pairsRead < book.schedule.groups && book.isWhole(this.pairsRead)) {
      const meeting = book.schedule.meeting(this.pairsRead)
      if (meeting !== null && isBetween(meeting, a, b))
        this.counts[book.halfPoints(this.pairsRead) as 0 | 1 | 2 | 3 | 4]++
      this.pairsRead++
    }
    const found = pairStatistics(this.counts)
    if (found === null) return null
    const half = ((found.high - found.low) / 2) * 100
    return `${plan.agents[a]?.agent} ${(found.score * 100).toFixed(1)} ±${half.toFixed(1)}`
  }

  /** `04:26`: minutes and seconds since the start. */
  private clock(): string {
    const seconds = Math.round((Date.now() - this.startedMs) / 1000)
    return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  }
}
