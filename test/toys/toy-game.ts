import { checkEdition } from '../../engine/edition.js'
import type {
  Game,
  GameEvent,
  Move,
  Observation,
  Options,
  Outcome,
  Player,
  Position,
  Reader,
  Seat,
  View,
  Weights,
} from '../../engine/game.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import { possibleObservation } from '../../engine/observation.js'
import { nextBelow, type Random, seedWords, seedWordsFromText } from '../../engine/random.js'
import { soloSeats } from '../../engine/seats.js'
import { cloneState, copyState, hashState, State } from '../../engine/state.js'

/** Words 0 to 3 hold the generator, word 4 the seat an observation belongs to (0 in a full state, seat + 1 otherwise). */
const OBSERVER = 4
const FIRST_FIELD = 5

/** Index of the word of a toy's field, counted in the order of the names it gives. */
export const fieldWord = (index: number): number => FIRST_FIELD + index

/**
 * A whole game on a handful of named words: what the toys share.
 * A toy says how it starts, what may be done, what a move does and what each seat may not know.
 */
export abstract class ToyGame implements Game {
  abstract readonly name: string
  abstract readonly title: string
  readonly edition: number = 1
  protected readonly table: readonly Seat[] = soloSeats(['first', 'second'])
  readonly options = {}
  readonly hides?: 'nothing' | 'dice'
  abstract readonly kinds: readonly string[]
  readonly stateBytes: number

  constructor(private readonly fields: readonly string[]) {
    this.stateBytes = new State((FIRST_FIELD + fields.length) * 4).bytes.length
  }

  /** Lays out a new game; the generator is seeded already. */
  protected abstract setUp(state: State): void
  abstract actor(state: State): Player
  abstract moves(state: State, out: Int32Array): number
  /** Makes the move and whatever is forced after it. */
  protected abstract play(state: State, move: Move): void
  abstract outcome(state: State): Outcome | null
  /** Takes out of `state` what `player` may not know. The generator is gone already. */
  protected abstract hide(state: State, player: Player): void
  /** Puts back something possible for all that was hidden from `player`. */
  protected abstract fill(state: State, player: Player, random: Random): void
  abstract seen(state: State, move: Move, player: Player): Move
  abstract kind(state: State): number
  protected abstract moveText(state: State, move: Move): string
  /** Throws an InputError when the fields do not make a position. */
  protected abstract check(state: State): void

  seats(_options: Options): readonly Seat[] {
    return this.table
  }

  optionsOf(): Options {
    return {}
  }

  signal(_state: State, _player: Player): number {
    return 0
  }

  quiet(_state: State): boolean {
    return false
  }

  blank(): State {
    return new State(this.stateBytes)
  }

  start(options: Options, seed: string): State {
    for (const name of Object.keys(options))
      throw new InputError(`options.${name}: ${this.name} has no options`)
    const state = this.blank()
    seedWordsFromText(state.words, 0, seed)
    this.setUp(state)
    return state
  }

  apply(state: State, move: Move): State {
    const next = cloneState(state)
    this.play(next, move)
    return next
  }

  advance(state: State, move: Move): void {
    this.play(state, move)
  }

  observe(state: State, player: Player, into?: State): Observation {
    const seenState = into ?? this.blank()
    copyState(state, seenState)
    seenState.words.fill(0, 0, OBSERVER)
    seenState.words[OBSERVER] = player + 1
    this.hide(seenState, player)
    return seenState
  }

  sample(observation: Observation, random: Random, _weights?: Weights, into?: State): State {
    const world = into ?? this.blank()
    copyState(observation, world)
    const player = (observation.words[OBSERVER] as number) - 1
    world.words[OBSERVER] = 0
    seedWords(world.words, 0, random.bits())
    this.fill(world, player, random)
    return world
  }

  view(player: Player): ToyView {
    return new ToyView(this, player)
  }

  reseed(state: State, seed: number): void {
    seedWords(state.words, 0, seed)
  }

  hash(state: State): number {
    return hashState(state)
  }

  describe(state: State, move: Move): string {
    return this.moveText(state, move)
  }

  parse(state: State, text: string): Move {
    const list = new Int32Array(64)
    const count = this.moves(state, list)
    const known: string[] = []
    for (let i = 0; i < count; i++) {
      const move = list[i] as number
      known.push(this.moveText(state, move))
      if (known[i] === text.trim()) return move
    }
    throw new InputError(`move "${text}": not legal here${suggestion(text, known)}`)
  }

  events(state: State, move: Move, reader: Reader): GameEvent[] {
    const seat = this.table[this.actor(state)]
    const open = reader === 'all' || this.seen(state, move, reader) === move
    const words = open ? this.moveText(state, move) : 'something hidden'
    const event = { kind: 'move', text: `${seat?.name}: ${words}`, side: seat?.side ?? '' }
    return [open ? event : { ...event, hidden: true }]
  }

  tell(state: State, move: Move, reader: Reader): string[] {
    return this.events(state, move, reader).map(({ text }) => text)
  }

  show(state: State, reader: Reader): string {
    const shown = reader === 'all' ? state : this.observe(state, reader)
    return this.fields.map((field, i) => `${field} ${shown.words[FIRST_FIELD + i]}`).join('\n')
  }

  toPosition(state: State): Position {
    const position: Record<string, unknown> = {
      game: this.name,
      edition: this.edition,
      ...(state.words[OBSERVER] === 0
        ? { random: [...state.words.subarray(0, 4)] }
        : { observer: this.table[(state.words[OBSERVER] as number) - 1]?.name }),
    }
    this.fields.forEach((field, i) => {
      position[field] = state.words[FIRST_FIELD + i]
    })
    return position
  }

  fromPosition(position: unknown): State {
    const given = this.membersOf(position)
    const random: unknown = given.get('random')
    if (!Array.isArray(random) || random.length !== 4)
      throw new InputError('position.random: not four numbers')
    const state = this.read(given)
    for (let i = 0; i < 4; i++) state.words[i] = wholeNumber(random[i], `random[${i}]`)
    this.check(state)
    return state
  }

  observationOf(position: unknown): Observation {
    const given = this.membersOf(position)
    const player = this.table.findIndex(({ name }) => name === given.get('observer'))
    if (player < 0) throw new InputError('position.observer: no seat of this game')
    const observation = this.read(given)
    observation.words[OBSERVER] = player + 1
    return possibleObservation(this, observation, player)
  }

  private membersOf(position: unknown): Map<string, unknown> {
    if (typeof position !== 'object' || position === null)
      throw new InputError('position: not an object')
    const given = new Map<string, unknown>(Object.entries(position))
    if (given.get('game') !== this.name) throw new InputError(`position.game: not "${this.name}"`)
    const edition = given.get('edition') ?? this.edition
    checkEdition('position', wholeNumber(edition, 'edition'), this.edition)
    return given
  }

  private read(given: ReadonlyMap<string, unknown>): State {
    const state = this.blank()
    this.fields.forEach((field, i) => {
      state.words[FIRST_FIELD + i] = wholeNumber(given.get(field), field)
    })
    return state
  }
}

/** Reads a toy's fields as they are known to one seat. */
export class ToyView implements View {
  private readonly known: State
  /** The state or observation looked at, for what is public in it. */
  private bound: State

  constructor(
    private readonly game: ToyGame,
    readonly player: Player,
  ) {
    this.known = game.blank()
    this.bound = this.known
  }

  bind(state: State): this {
    this.bound = state
    return this
  }

  /** What the view is bound to, for tests of policies that cheat. */
  get whole(): State {
    return this.bound
  }

  /** Everything the seat knows, as an observation. */
  get observation(): Observation {
    const asked = this.bound.words[OBSERVER] as number
    if (asked === this.player + 1) return this.bound
    return this.game.observe(this.bound, this.player, this.known)
  }
}

export function diceBelow(state: State, n: number): number {
  return nextBelow(state.words, 0, n)
}

function wholeNumber(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new InputError(`position.${where}: not a whole number`)
  return value
}

// Sets of cards as bits

export function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

export function nthBit(bits: number, n: number): number {
  let rest = bits
  for (let i = 0; i < n; i++) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}
