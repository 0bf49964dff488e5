import * as v from 'valibot'
import type { AsyncAgent, Clock, MoveList } from '../../agents/agent.js'
import type { Game, Move, Observation, Options } from '../../engine/game.js'
import { foreignLine } from '../foreign-text.js'
import type { Limits } from '../plan/limits.js'
import { commandWords } from './command-words.js'
import { BotFailure } from './failure.js'
import { LineProcess, quoted } from './line-process.js'

/** Version of the line protocol of PROTOCOL.md. */
export const BOT_PROTOCOL = 1

/** What a bot is told of the game that it shall play. */
export interface BotGame {
  readonly game: Game
  readonly options: Options
  readonly seat: number
  readonly number: number
  readonly seed: string
  readonly limits: Limits
}

const Hello = v.object({
  type: v.literal('hello'),
  protocol: v.number(),
  name: v.pipe(v.string(), v.maxLength(60)),
  version: v.optional(v.pipe(v.string(), v.maxLength(60))),
  notice: v.optional(v.boolean(), false),
})
const Ready = v.object({ type: v.literal('ready') })
const Answer = v.object({
  type: v.literal('move'),
  id: v.optional(v.number()),
  move: v.union([v.string(), v.number()]),
})

/** A program of somebody else at the board: one process, one game. */
export class ExecBot implements AsyncAgent {
  /** As it greeted, for tables. */
  label = ''
  notice?: (observation: Observation) => void
  private asked = 0

  private constructor(
    private readonly program: LineProcess,
    private readonly setting: BotGame,
  ) {}

  /** Starts the program and greets it. Rejects with a BotFailure when it does not answer as it should. */
  static async start(command: string, setting: BotGame): Promise<ExecBot> {
    const { game, limits } = setting
    const seats = game.seats(setting.options)
    const program = new LineProcess(commandWords(command))
    const bot = new ExecBot(program, setting)
    const late = () =>
      new BotFailure('no-start', `no greeting within ${limits.startMs} ms`, program.stderr)
    try {
      const line = await program.ask(
        {
          type: 'hello',
          protocol: BOT_PROTOCOL,
          program: 'dejarik',
          game: game.name,
          seats: seats.map((seat) => seat.name),
          sides: seats.map((seat) => seat.side),
        },
        limits.startMs,
        late,
      )
      const hello = read(Hello, line, program.stderr)
      if (hello.protocol !== BOT_PROTOCOL)
        throw new BotFailure(
          'no-start',
          `speaks protocol ${hello.protocol}; this program speaks ${BOT_PROTOCOL}`,
          program.stderr,
        )
      const { name, version } = hello
      bot.label = foreignLine(version === undefined ? name : `${name} ${version}`)
      if (hello.notice)
        bot.notice = (observation) =>
          program.send({ type: 'notice', observation: game.toPosition(observation) })
      const ready = await program.ask(
        {
          type: 'game',
          number: setting.number,
          game: game.name,
          options: setting.options,
          seat: seats[setting.seat]?.name,
          seed: setting.seed,
          limits: {
            moveMs: limits.moveMs,
            gameMs: limits.gameMs,
            incrementMs: limits.incrementMs,
          },
        },
        limits.startMs,
        late,
      )
      read(Ready, ready, program.stderr)
      return bot
    } catch (error) {
      await program.close({ type: 'over', reason: 'not-played', points: 0 }, 0)
      // Whatever went wrong before the first move, the program did not start.
      if (error instanceof BotFailure && error.reason !== 'flood')
        throw new BotFailure('no-start', error.detail, program.stderr)
      throw error
    }
  }

  async choose(observation: Observation, moves: MoveList, clock: Clock): Promise<Move> {
    const { game, limits } = this.setting
    const id = ++this.asked
    const texts: string[] = []
    for (let i = 0; i < moves.count; i++)
      texts.push(game.describe(observation, moves.list[i] as number))
    const kind = game.kinds[game.kind(observation)] ?? ''
    const line = await this.program.ask(
      {
        type: 'choose',
        id,
        kind,
        observation: game.toPosition(observation),
        moves: texts,
        clock: { moveMs: Math.round(clock.limitMs) },
      },
      clock.limitMs + limits.marginMs,
      () =>
        new BotFailure(
          'no-move-in-time',
          `no answer within ${Math.round(clock.limitMs)} ms (${kind}, ${texts.length} moves)`,
          this.program.stderr,
        ),
    )
    const answer = read(Answer, line, this.program.stderr)
    if (answer.id !== undefined && answer.id !== id)
      throw new BotFailure(
        'garbage',
        `answered question ${answer.id}, was asked ${id}`,
        this.program.stderr,
      )
    const place = typeof answer.move === 'number' ? answer.move : texts.indexOf(answer.move.trim())
    const move =
      Number.isInteger(place) && place >= 0 && place < moves.count ? moves.list[place] : undefined
    if (move === undefined)
      throw new BotFailure(
        'illegal-move',
        `answered ${typeof answer.move === 'number' ? answer.move : quoted(answer.move)}; legal: ${legalText(texts)}`,
        this.program.stderr,
      )
    return move
  }

  /** Tells the result and waits for the program to leave. */
  finish(outcome: { reason: string; points: number }): Promise<BotFailure | null> {
    return this.program.close({ type: 'over', ...outcome }, this.setting.limits.closeMs)
  }

  get stderr(): string {
    return this.program.stderr
  }
}

/** The message in a line, or the failure it is. */
function read<Schema extends v.GenericSchema>(
  schema: Schema,
  line: string,
  stderr: string,
): v.InferOutput<Schema> {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    throw new BotFailure('garbage', `answered what is no JSON: ${quoted(line)}`, stderr)
  }
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const issue = result.issues[0]
  const place = v.getDotPath(issue) ?? 'message'
  throw new BotFailure('garbage', `answered ${quoted(line)}: ${place}: ${issue.message}`, stderr)
}

function legalText(texts: readonly string[]): string {
  return texts.length <= 3 ? texts.map((text) => quoted(text)).join(', ') : `${texts.length} others`
}
