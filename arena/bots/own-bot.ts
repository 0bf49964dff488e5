import type { Readable, Writable } from 'node:stream'
import * as v from 'valibot'
import type { Agent, Clock } from '../../agents/agent.js'
import { createAgent, type OurSpec, parseSpec } from '../../agents/spec.js'
import { type Game, MOST_MOVES } from '../../engine/game.js'
import { loadGame } from '../../engine/games.js'
import { InputError } from '../../engine/input-error.js'
import { quoted } from '../../engine/json-field.js'
import { linesOf, TOO_LONG } from '../engine/lines.js'
import { thisProgram } from '../tournament/program.js'
import { BOT_PROTOCOL } from './exec-program.js'

const LONGEST_LINE = 4 << 20
const LONGEST_NAME = 60

const Message = v.variant('type', [
  v.object({ type: v.literal('hello'), protocol: v.number(), game: v.string() }),
  v.object({
    type: v.literal('game'),
    options: v.record(v.string(), v.string()),
    seat: v.string(),
    seed: v.string(),
  }),
  v.object({
    type: v.literal('choose'),
    id: v.number(),
    observation: v.unknown(),
    clock: v.object({ moveMs: v.nullish(v.number()) }),
  }),
  v.object({ type: v.literal('notice'), observation: v.unknown() }),
  v.object({ type: v.literal('over') }),
])
type Message = v.InferOutput<typeof Message>

/** One of our agents as a program that speaks the bot protocol, for as many games as it is asked to play. */
export class OwnBot {
  private game: Game | null = null
  private spec: OurSpec | null = null
  private agent: Agent | null = null
  private readonly moves = { list: new Int32Array(MOST_MOVES), count: 0 }

  constructor(
    private readonly specText: string,
    private readonly output: Writable,
  ) {}

  /** Plays until the other end is closed; what is no message of the protocol ends it with an InputError. */
  async run(input: Readable): Promise<void> {
    for await (const line of linesOf(input, LONGEST_LINE)) await this.take(messageIn(line))
    this.agent?.close?.()
  }

  private async take(message: Message): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.greet(message.protocol, message.game)
      case 'game':
        return this.sit(message)
      case 'notice':
        this.agent?.notice?.(this.known.observationOf(message.observation))
        return
      case 'choose':
        return this.choose(message)
      case 'over':
        this.agent?.close?.()
        this.agent = null
    }
  }

  private async greet(protocol: number, name: string): Promise<void> {
    if (protocol !== BOT_PROTOCOL)
      throw new InputError(`hello: protocol ${protocol} is not spoken here, but ${BOT_PROTOCOL}`)
    this.game = await loadGame(name)
    this.spec = ourSpec(this.specText, name)
    const trial = createAgent(this.spec, { game: this.game, options: {}, player: 0, seed: '' })
    trial.close?.()
    const { version, build } = thisProgram()
    this.send({
      type: 'hello',
      protocol: BOT_PROTOCOL,
      name: this.specText.slice(0, LONGEST_NAME),
      version: `dejarik ${version} (${build})`,
      notice: trial.notice !== undefined,
      games: 'many',
    })
  }

  private sit({ options, seat, seed }: Extract<Message, { type: 'game' }>): void {
    const game = this.known
    const player = game.seats(options).findIndex(({ name }) => name === seat)
    if (player < 0 || this.spec === null) throw new InputError(`game: no seat ${quoted(seat)}`)
    this.agent?.close?.()
    this.agent = createAgent(this.spec, { game, options, player, seed })
    this.send({ type: 'ready' })
  }

  private choose({ id, observation, clock }: Extract<Message, { type: 'choose' }>): void {
    const game = this.known
    if (this.agent === null) throw new InputError('choose: no game has begun')
    const seen = game.observationOf(observation)
    this.moves.count = game.moves(seen, this.moves.list)
    const limit: Clock = {
      limitMs: clock.moveMs ?? Number.POSITIVE_INFINITY,
      now: () => performance.now(),
    }
    const move = this.agent.choose(seen, this.moves, limit)
    this.send({ type: 'move', id, move: game.describe(seen, move), ...this.agent.opinion?.() })
  }

  private get known(): Game {
    if (this.game === null) throw new InputError('the first message is "hello"')
    return this.game
  }

  private send(message: object): void {
    this.output.write(`${JSON.stringify(message)}\n`)
  }
}

function ourSpec(text: string, game: string): OurSpec {
  const spec = parseSpec(text, game)
  if (spec.kind !== 'ours')
    throw new InputError(`agent "${text}": is an agent of others, and a bot already`)
  return spec
}

function messageIn(line: string | typeof TOO_LONG): Message {
  if (line === TOO_LONG) throw new InputError(`a line has more than ${LONGEST_LINE} characters`)
  try {
    const result = v.safeParse(Message, JSON.parse(line))
    if (result.success) return result.output
  } catch {
    // No JSON
  }
  throw new InputError(`no message of the bot protocol: ${quoted(line)}`)
}
