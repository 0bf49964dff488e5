import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { AsyncAgent, Clock, MoveList, Opinion } from '../../agents/agent.js'
import type { Move, Observation, Options } from '../../engine/game.js'
import { foreignLine } from '../foreign-text.js'
import { type BotGame, Chance, Visits } from './exec-bot.js'
import { BotFailure } from './failure.js'
import { LineProcess, quoted } from './line-process.js'

const MOST_MEMORY_MB = 2048
/** Beside the heap: the program itself, and buffers. */
const MOST_BYTES = (MOST_MEMORY_MB + 1024) * (1 << 20)
const LONGEST_NAME = 60

export interface HostData {
  readonly path: string
  /** Options of the agent as they were typed. */
  readonly settings: string
  readonly rules: string
  readonly gamesAddress: string | null
}

export type HostQuestion =
  | {
      readonly type: 'create'
      readonly id: number
      readonly options: Options
      readonly player: number
      readonly seed: string
    }
  | {
      readonly type: 'choose'
      readonly id: number
      /** The observation, in base64. */
      readonly words: string
      readonly moves: readonly Move[]
      /** Left out when nobody waits. */
      readonly limitMs: number | null
    }

/** The module has the channel too: what comes over it is as foreign as a program's lines. */
const Answer = v.variant('type', [
  v.object({
    type: v.literal('ready'),
    id: v.number(),
    name: v.string(),
    notice: v.boolean(),
  }),
  v.object({
    type: v.literal('move'),
    id: v.number(),
    move: v.nullable(v.number()),
    said: v.string(),
    opinion: v.fallback(v.nullable(v.object({ value: Chance, visits: Visits })), null),
  }),
  v.object({ type: v.literal('error'), id: v.number(), what: v.string(), stack: v.string() }),
])
export type HostAnswer = v.InferOutput<typeof Answer>

type Question = HostQuestion extends infer One
  ? One extends unknown
    ? Omit<One, 'id'>
    : never
  : never

/** A process that holds one foreign module and plays its games, one after the other. */
export class ModuleProcess {
  private readonly program: LineProcess
  private asked = 0
  private isSpoilt = false

  constructor(data: HostData) {
    const host = fileURLToPath(new URL('./module-host.program.js', import.meta.url))
    this.program = new LineProcess(
      [
        process.execPath,
        `--max-old-space-size=${MOST_MEMORY_MB}`,
        '--enable-source-maps',
        host,
        JSON.stringify(data),
      ],
      { isAside: true, mostBytes: MOST_BYTES },
    )
  }

  get isBroken(): boolean {
    return this.isSpoilt || this.program.isBroken
  }

  get stderr(): string {
    return this.program.stderr
  }

  notice(words: string): void {
    this.program.send({ type: 'notice', words })
  }

  async ask<Type extends HostAnswer['type']>(
    question: Question,
    wanted: Type,
    limitMs: number,
    late: () => BotFailure,
  ): Promise<Extract<HostAnswer, { type: Type }>> {
    const id = ++this.asked
    const line = await this.program.ask({ ...question, id }, limitMs, late)
    const answer = this.read(line)
    if (answer.id !== id) throw this.garbage(`answered question ${answer.id}, was asked ${id}`)
    if (answer.type === 'error') {
      this.retire()
      throw new BotFailure('crash', answer.what, `${this.stderr}${answer.stack}`)
    }
    if (answer.type !== wanted) throw this.garbage(`answered ${quoted(line)}`)
    return answer as Extract<HostAnswer, { type: Type }>
  }

  end(): void {
    this.program.kill()
  }

  private read(line: string): HostAnswer {
    try {
      const result = v.safeParse(Answer, JSON.parse(line))
      if (result.success) return result.output
    } catch {
      // No JSON
    }
    throw this.garbage(`answered ${quoted(line)}`)
  }

  /** The next game is played in another process: what is left of this one's work nobody knows. */
  private retire(): void {
    this.isSpoilt = true
    this.end()
  }

  private garbage(detail: string): BotFailure {
    this.retire()
    return new BotFailure('garbage', detail, this.stderr)
  }
}

/** A module of somebody else at the board. */
export class ModuleBot implements AsyncAgent {
  notice?: (observation: Observation) => void
  private said: Opinion | null = null

  private constructor(
    private readonly host: ModuleProcess,
    private readonly setting: BotGame,
    readonly label: string,
  ) {}

  static async start(host: ModuleProcess, setting: BotGame): Promise<ModuleBot> {
    const { limits, options, seat, seed } = setting
    try {
      const answer = await host.ask(
        { type: 'create', options, player: seat, seed },
        'ready',
        limits.startMs,
        () => new BotFailure('no-start', `not loaded within ${limits.startMs} ms`, host.stderr),
      )
      const bot = new ModuleBot(host, setting, foreignLine(answer.name, LONGEST_NAME))
      if (answer.notice) bot.notice = (observation) => host.notice(packed(observation))
      return bot
    } catch (error) {
      if (error instanceof BotFailure) throw new BotFailure('no-start', error.detail, host.stderr)
      throw error
    }
  }

  async choose(observation: Observation, moves: MoveList, clock: Clock): Promise<Move> {
    const { limits } = this.setting
    const limitMs = Number.isFinite(clock.limitMs) ? clock.limitMs : null
    const { move, said, opinion } = await this.host.ask(
      {
        type: 'choose',
        words: packed(observation),
        moves: Array.from(moves.list.subarray(0, moves.count)),
        limitMs,
      },
      'move',
      clock.limitMs + limits.marginMs,
      () =>
        new BotFailure(
          'no-move-in-time',
          `no answer within ${Math.round(clock.limitMs)} ms (${moves.count} moves)`,
          this.host.stderr,
        ),
    )
    this.said = opinion
    if (move === null)
      throw new BotFailure('illegal-move', `answered ${said}, no move`, this.host.stderr)
    return move
  }

  opinion(): Opinion | null {
    return this.said
  }
}

function packed({ words }: Observation): string {
  return Buffer.from(words.buffer, words.byteOffset, words.byteLength).toString('base64')
}
