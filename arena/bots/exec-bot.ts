import * as v from 'valibot'
import type { AsyncAgent, Clock, MoveList, Opinion } from '../../agents/agent.js'
import type { Game, Move, Observation, Options } from '../../engine/game.js'
import type { Limits } from '../plan/limits.js'
import { ExecProgram, type Heard } from './exec-program.js'
import type { BotFailure } from './failure.js'
import { quoted } from './line-process.js'

/** What a bot is told of the game that it shall play. */
export interface BotGame {
  readonly game: Game
  readonly options: Options
  readonly seat: number
  readonly number: number
  readonly seed: string
  readonly limits: Limits
}

export const Chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
export const Visits = v.pipe(v.number(), v.integer(), v.minValue(0))

const Ready = v.object({ type: v.literal('ready') })
const Answer = v.object({
  type: v.literal('move'),
  id: v.optional(v.number()),
  move: v.union([v.string(), v.number()]),
  // What is no chance is no opinion, and harms nobody
  value: v.fallback(v.optional(Chance), undefined),
  visits: v.fallback(v.optional(Visits), undefined),
})

/** What is told at once; more is not worth reading. */
const MOST_TOLD = 500

/** A program of somebody else at the board, for one game. */
export class ExecBot implements AsyncAgent {
  notice?: (observation: Observation) => void
  private asked = 0
  private told: string[] = []
  private said: Opinion | null = null

  private constructor(
    readonly program: ExecProgram,
    private readonly setting: BotGame,
  ) {
    const { game } = setting
    if (program.wantsNotice)
      this.notice = (observation) =>
        program.send({
          type: 'notice',
          observation: game.toPosition(observation),
          told: this.takeTold(),
        })
  }

  /** Seats the program, which is started if there is none that waits. Rejects with a BotFailure when it does not answer as it should. */
  static async start(command: string, setting: BotGame, waiting?: ExecProgram): Promise<ExecBot> {
    const { game, options, limits } = setting
    const program = waiting ?? (await ExecProgram.start(command, game, options, limits))
    program.mistakes = []
    return program.orEnd(async () => {
      await program.ask(
        {
          type: 'game',
          number: setting.number,
          game: game.name,
          options,
          seat: game.seats(options)[setting.seat]?.name,
          seed: setting.seed,
          limits: {
            moveMs: limits.moveMs,
            gameMs: limits.gameMs,
            incrementMs: limits.incrementMs,
          },
        },
        limits.startMs,
        () => program.failure('no-start', `not ready within ${limits.startMs} ms`),
        (json, line) => program.typed(Ready, 'ready', json, line),
      )
      return new ExecBot(program, setting)
    })
  }

  get label(): string {
    return this.program.label
  }

  get mistakes(): readonly string[] {
    return this.program.mistakes
  }

  hear(lines: readonly string[]): void {
    this.told.push(...lines)
    if (this.told.length > MOST_TOLD) this.told.splice(0, this.told.length - MOST_TOLD)
  }

  async choose(observation: Observation, moves: MoveList, clock: Clock): Promise<Move> {
    const { game, limits } = this.setting
    const { program } = this
    const id = ++this.asked
    const texts: string[] = []
    for (let i = 0; i < moves.count; i++)
      texts.push(game.describe(observation, moves.list[i] as number))
    const kind = game.kinds[game.kind(observation)] ?? ''
    const answer = await program.ask(
      {
        type: 'choose',
        id,
        kind,
        observation: game.toPosition(observation),
        told: this.takeTold(),
        moves: texts,
        clock: { moveMs: Math.round(clock.limitMs) },
      },
      clock.limitMs + limits.marginMs,
      () => {
        const last = program.mistakes.at(-1)
        const wrote = last === undefined ? '' : `; it ${last}`
        return program.failure(
          'no-move-in-time',
          `no answer within ${Math.round(clock.limitMs)} ms (${kind}, ${texts.length} moves)${wrote}`,
        )
      },
      (json, line) => this.answerTo(id, json, line),
    )
    this.said =
      answer.value === undefined ? null : { value: answer.value, visits: answer.visits ?? 0 }
    const place = typeof answer.move === 'number' ? answer.move : texts.indexOf(answer.move.trim())
    const move =
      Number.isInteger(place) && place >= 0 && place < moves.count ? moves.list[place] : undefined
    if (move === undefined)
      throw program.failure(
        'illegal-move',
        `answered ${typeof answer.move === 'number' ? answer.move : quoted(answer.move)}; legal: ${legalText(texts)}`,
      )
    return move
  }

  opinion(): Opinion | null {
    return this.said
  }

  /** Tells the result. A program that plays one game is waited for to leave, one that does not play as it should too. */
  async finish(
    outcome: { readonly reason: string; readonly points: number },
    isLast = false,
  ): Promise<BotFailure | null> {
    const { program } = this
    const over = { type: 'over', ...outcome }
    if (!program.playsMany || program.isBroken || isLast)
      return program.close(over, this.setting.limits.closeMs)
    program.send(over)
    return null
  }

  /** An answer to an earlier question comes too late for anything, and harms nobody. */
  private answerTo(id: number, json: unknown, line: string): Heard<v.InferOutput<typeof Answer>> {
    const heard = this.program.typed(Answer, 'move', json, line)
    if ('mistake' in heard || heard.message.id === undefined || heard.message.id === id)
      return heard
    const words = `answered question ${heard.message.id}, was asked ${id}`
    if (heard.message.id > id) throw this.program.failure('garbage', words)
    return { mistake: words }
  }

  private takeTold(): readonly string[] {
    const { told } = this
    this.told = []
    return told
  }
}

function legalText(texts: readonly string[]): string {
  return texts.length <= 3 ? texts.map((text) => quoted(text)).join(', ') : `${texts.length} others`
}
