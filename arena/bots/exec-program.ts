import * as v from 'valibot'
import type { Game, Options } from '../../engine/game.js'
import { foreignLine } from '../foreign-text.js'
import type { Limits } from '../plan/limits.js'
import { shapeComplaint } from '../shape.js'
import { commandWords } from './command-words.js'
import { BotFailure } from './failure.js'
import { LineProcess, quoted } from './line-process.js'

/** Version of the line protocol of PROTOCOL.md. */
export const BOT_PROTOCOL = 1

/** More harmless mistakes than this in one game are no accident. */
const MOST_MISTAKES = 20

/** Of a bot's name and version, in PROTOCOL.md. */
const LONGEST_NAME = 60

const Hello = v.object({
  type: v.literal('hello'),
  protocol: v.number(),
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  version: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_NAME))),
  notice: v.optional(v.boolean(), false),
  games: v.optional(v.picklist(['one', 'many']), 'one'),
})

/** A message that answers the question, or what is wrong with it in words: harmless, and the wait goes on. */
export type Heard<Message> = { readonly message: Message } | { readonly mistake: string }

/** A program of somebody else that has greeted: for one game, or for as many as there are. */
export class ExecProgram {
  /** As it greeted, for tables. */
  label = ''
  wantsNotice = false
  playsMany = false
  /** Harmless mistakes of the game at hand. */
  mistakes: string[] = []
  private isSpoilt = false

  private constructor(private readonly program: LineProcess) {}

  /** Starts it and greets it. Rejects with a BotFailure when it does not answer as it should. */
  static async start(
    command: string,
    game: Game,
    options: Options,
    limits: Limits,
  ): Promise<ExecProgram> {
    const seats = game.seats(options)
    const started = new ExecProgram(new LineProcess(commandWords(command)))
    return started.orEnd(async () => {
      const hello = await started.ask(
        {
          type: 'hello',
          protocol: BOT_PROTOCOL,
          program: 'dejarik',
          game: game.name,
          seats: seats.map((seat) => seat.name),
          sides: seats.map((seat) => seat.side),
        },
        limits.startMs,
        () => started.failure('no-start', `no greeting within ${limits.startMs} ms`),
        (json, line) => started.typed(Hello, 'hello', json, line),
      )
      if (hello.protocol !== BOT_PROTOCOL)
        throw started.failure(
          'no-start',
          `speaks protocol ${hello.protocol}; this program speaks ${BOT_PROTOCOL}`,
        )
      const { name, version } = hello
      started.label = foreignLine(version === undefined ? name : `${name} ${version}`)
      started.wantsNotice = hello.notice
      started.playsMany = hello.games === 'many'
      return started
    })
  }

  /** Ends the program where `work` fails; whatever goes wrong before the first move, it did not start. */
  async orEnd<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      await this.close({ type: 'over', reason: 'not-played', points: 0 }, 0)
      if (error instanceof BotFailure && error.reason !== 'flood')
        throw this.failure('no-start', error.detail)
      throw error
    }
  }

  get isBroken(): boolean {
    return this.isSpoilt || this.program.isBroken
  }

  get stderr(): string {
    return this.program.stderr
  }

  send(message: object): void {
    this.program.send(message)
  }

  failure(reason: BotFailure['reason'], detail: string): BotFailure {
    return new BotFailure(reason, detail, this.program.stderr)
  }

  /** Asks, and waits for the line that answers; others are noted as mistakes, as long as they are few. */
  async ask<Message>(
    question: object,
    limitMs: number,
    late: () => BotFailure,
    hear: (json: unknown, line: string) => Heard<Message>,
  ): Promise<Message> {
    const { program } = this
    try {
      for (const line of program.takeUnasked()) this.note(`wrote unasked ${quoted(line)}`)
      const until = performance.now() + limitMs
      let line = await program.ask(question, limitMs, late)
      for (;;) {
        const heard = hear(jsonOf(line), line)
        if ('message' in heard) return heard.message
        this.note(heard.mistake)
        line = await program.nextLine(until - performance.now(), late)
      }
    } catch (error) {
      this.isSpoilt = true
      throw error
    }
  }

  /** A message of this type; one that is called so and has another shape is no harmless mistake. */
  typed<Schema extends v.GenericSchema>(
    schema: Schema,
    type: string,
    json: unknown,
    line: string,
  ): Heard<v.InferOutput<Schema>> {
    if (json === undefined) return { mistake: `wrote what is no JSON: ${quoted(line)}` }
    if (typeof json !== 'object' || json === null || Reflect.get(json, 'type') !== type)
      return { mistake: `wrote ${quoted(line)} where "${type}" was awaited` }
    const result = v.safeParse(schema, json)
    if (result.success) return { message: result.output }
    const [issue] = result.issues
    const place = v.getDotPath(issue) ?? 'message'
    throw this.failure('garbage', `answered ${quoted(line)}: ${place} ${shapeComplaint(issue)}`)
  }

  /** Says goodbye and waits; null where nothing was wrong. */
  close(message: object | null, limitMs: number): Promise<BotFailure | null> {
    this.isSpoilt = true
    return this.program.close(message, limitMs)
  }

  kill(): void {
    this.isSpoilt = true
    this.program.kill()
  }

  private note(mistake: string): void {
    this.mistakes.push(foreignLine(mistake))
    if (this.mistakes.length > MOST_MISTAKES)
      throw this.failure('garbage', `more than ${MOST_MISTAKES} mistakes, at last: ${mistake}`)
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
