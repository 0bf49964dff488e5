// A game of your own: liar's dice with one die each, whole. Try it in the arena, with its brains, and at the terminal:
//
//   dejarik arena --game ./arena/examples/liars-dice.ts --agents mcts:200 random --games 100
//   dejarik play --game ./arena/examples/liars-dice.ts --as first
//   dejarik verify --game ./arena/examples/liars-dice.ts --fuzz 1000
//
// Each of two players rolls a die that he alone sees. By turns they bid on both dice: "one 3", "two 5s". A bid is more dice, or as
// many with more pips. Who does not believe the last bid calls: if it holds he loses, if not the bidder does.
//
// The module exports `game`, and `players` with what the search may know of it. A game is a buffer of bytes (`State`) and functions
// on it: what they must hold stands at `Game` in docs/API.md.
import {
  type Game,
  type GameEvent,
  type Move,
  type MoveList,
  NOBODY,
  type Observation,
  type Outcome,
  type Player,
  type Reader,
  type View,
} from 'dejarik'
import { PlainBrains } from 'dejarik/brains'
import { InputError } from 'dejarik/input-error'
import type { GamePlayers } from 'dejarik/players'
import { nextBelow, type Random, seedWords, seedWordsFromText } from 'dejarik/random'
import { cloneState, copyState, hashState, State } from 'dejarik/state'

// Words of a state. The generator comes first: its dice belong to the game, so that the same seed rolls the same.
const RANDOM = 0
/** 0 in a state, 1 more than the player in what he saw. */
const OBSERVER = 4
/** Two words: pips, 0 where they are not known. */
const DICE = 5
/** The last bid, 1 to 12; 0 before the first. */
const BID = 7
const TURN = 8
/** 1 more than who has won; 0 while the game goes on. */
const WINNER = 9
const WORDS = 10

const PIPS = 6
/** Moves are bids 1 to 12, `one 1` to `two 6s`, and a call. */
const CALL = 0
const LAST_BID = 2 * PIPS

const SEATS = [
  { name: 'first', side: 'first' },
  { name: 'second', side: 'second' },
]

const countOf = (bid: number): number => Math.floor((bid - 1) / PIPS) + 1
const pipsOf = (bid: number): number => ((bid - 1) % PIPS) + 1

class LiarsDice implements Game {
  readonly name = 'liars-dice'
  readonly title = 'Liar’s dice'
  readonly edition = 1
  readonly options = {}
  readonly kinds = ['bid']
  readonly stateBytes = WORDS * 4

  seats() {
    return SEATS
  }

  optionsOf() {
    return {}
  }

  blank(): State {
    return new State(this.stateBytes)
  }

  start(options: object, seed: string): State {
    for (const name of Object.keys(options)) throw new InputError(`options.${name}: there are none`)
    const state = this.blank()
    seedWordsFromText(state.words, RANDOM, seed)
    for (const player of [0, 1])
      state.words[DICE + player] = 1 + nextBelow(state.words, RANDOM, PIPS)
    return state
  }

  actor({ words }: State): Player {
    return words[WINNER] === 0 ? (words[TURN] as number) : NOBODY
  }

  moves({ words }: State, out: Int32Array): number {
    const bid = words[BID] as number
    if (words[WINNER] !== 0) return 0
    let count = 0
    if (bid > 0) out[count++] = CALL
    for (let higher = bid + 1; higher <= LAST_BID; higher++) out[count++] = higher
    return count
  }

  apply(state: State, move: Move): State {
    const next = cloneState(state)
    this.advance(next, move)
    return next
  }

  advance(state: State, move: Move): void {
    const { words } = state
    if (move !== CALL) {
      words[BID] = move
      words[TURN] = 1 - (words[TURN] as number)
      // Who has one move left does not decide: the highest bid is called at once
      if (move !== LAST_BID) return
    }
    const caller = words[TURN] as number
    const isTrue =
      this.holding(state, pipsOf(words[BID] as number)) >= countOf(words[BID] as number)
    words[WINNER] = 1 + (isTrue ? 1 - caller : caller)
  }

  /** How many dice show so many pips. */
  private holding({ words }: State, pips: number): number {
    return Number(words[DICE] === pips) + Number(words[DICE + 1] === pips)
  }

  outcome({ words }: State): Outcome | null {
    if (words[WINNER] === 0) return null
    return { utility: words[WINNER] === 1 ? [1, 0] : [0, 1], reason: 'called' }
  }

  observe(state: State, player: Player, into: State = this.blank()): Observation {
    copyState(state, into)
    into.words.fill(0, RANDOM, RANDOM + 4)
    into.words[OBSERVER] = player + 1
    // After the call all dice are shown
    if (state.words[WINNER] === 0) into.words[DICE + 1 - player] = 0
    return into
  }

  sample(seen: Observation, random: Random, _weights?: unknown, into: State = this.blank()): State {
    copyState(seen, into)
    const other = 2 - (seen.words[OBSERVER] as number)
    into.words[OBSERVER] = 0
    seedWords(into.words, RANDOM, random.bits())
    if (into.words[DICE + other] === 0) into.words[DICE + other] = 1 + random.below(PIPS)
    return into
  }

  view(player: Player): DiceView {
    return new DiceView(player)
  }

  seen(_state: State, move: Move): Move {
    return move
  }

  signal(): number {
    return 0
  }

  kind(): number {
    return 0
  }

  quiet(): boolean {
    return false
  }

  reseed(state: State, seed: number): void {
    seedWords(state.words, RANDOM, seed)
  }

  hash(state: State): number {
    return hashState(state)
  }

  describe(_state: State, move: Move): string {
    if (move === CALL) return 'call'
    return countOf(move) === 1 ? `one ${pipsOf(move)}` : `two ${pipsOf(move)}s`
  }

  parse(state: State, text: string): Move {
    const list = new Int32Array(LAST_BID + 1)
    const legal = [...list.subarray(0, this.moves(state, list))]
    const found = legal.find((move) => this.describe(state, move) === text.trim())
    if (found !== undefined) return found
    const known = legal.map((move) => this.describe(state, move)).join(', ')
    throw new InputError(`move "${text}": not legal here; legal are ${known}`)
  }

  events(state: State, move: Move, _reader: Reader): GameEvent[] {
    const side = SEATS[this.actor(state)]?.name ?? ''
    const bid = { kind: 'move', text: `${side}: ${this.describe(state, move)}`, side }
    const next = this.apply(state, move)
    if (next.words[WINNER] === 0) return [bid]
    const dice = `${next.words[DICE]} and ${next.words[DICE + 1]}`
    const winner = SEATS[(next.words[WINNER] as number) - 1]?.name
    return [bid, { kind: 'shown', text: `The dice show ${dice}: ${winner} wins` }]
  }

  tell(state: State, move: Move, reader: Reader): string[] {
    return this.events(state, move, reader).map(({ text }) => text)
  }

  show(state: State, reader: Reader): string {
    const { words } = reader === 'all' ? state : this.observe(state, reader)
    const die = (player: number): string => `${words[DICE + player] || '?'}`
    const bid = words[BID] === 0 ? 'none' : this.describe(state, words[BID] as number)
    return `dice: first ${die(0)}, second ${die(1)}\nbid: ${bid}`
  }

  question(state: State): string {
    return this.actor(state) === NOBODY ? '' : 'Bid higher, or call.'
  }

  // As JSON: what is not known is left out

  toPosition({ words }: State) {
    const observer = words[OBSERVER] as number
    return {
      game: this.name,
      edition: this.edition,
      ...(observer === 0
        ? { random: [...words.subarray(RANDOM, RANDOM + 4)] }
        : { observer: SEATS[observer - 1]?.name }),
      dice: [words[DICE] || null, words[DICE + 1] || null],
      bid: words[BID] as number,
      turn: words[TURN] as number,
      winner: words[WINNER] as number,
    }
  }

  fromPosition(position: unknown): State {
    const given = members(position)
    const state = this.blank()
    const random = given.random
    if (!Array.isArray(random) || random.length !== 4)
      throw new InputError('position.random: four numbers are needed')
    for (let i = 0; i < 4; i++)
      state.words[RANDOM + i] = whole(random[i], 'random', -(2 ** 31), 2 ** 32)
    return this.read(state, given, 1)
  }

  observationOf(position: unknown): Observation {
    const given = members(position)
    const player = SEATS.findIndex(({ name }) => name === given.observer)
    if (player < 0) throw new InputError('position.observer: "first" or "second" is needed')
    const seen = this.read(this.blank(), given, 0)
    seen.words[OBSERVER] = player + 1
    const isOver = seen.words[WINNER] !== 0
    if (seen.words[DICE + player] === 0 || (seen.words[DICE + 1 - player] === 0) === isOver)
      throw new InputError('position.dice: each sees his own, and both after the call')
    return seen
  }

  private read(state: State, given: Record<string, unknown>, least: number): State {
    const { words } = state
    const dice = Array.isArray(given.dice) ? given.dice : []
    for (const player of [0, 1])
      words[DICE + player] = whole(dice[player] ?? 0, 'dice', least, PIPS)
    words[BID] = whole(given.bid, 'bid', 0, LAST_BID)
    words[TURN] = whole(given.turn, 'turn', 0, 1)
    words[WINNER] = whole(given.winner, 'winner', 0, 2)
    const isOver = words[WINNER] !== 0
    if (isOver ? words[BID] === 0 : words[BID] === LAST_BID)
      throw new InputError('position.winner: a game ends by a call, and with the highest bid')
    if (!isOver || least === 0) return state
    const isTrue =
      this.holding(state, pipsOf(words[BID] as number)) >= countOf(words[BID] as number)
    if (words[WINNER] !== 1 + (isTrue ? 1 - (words[TURN] as number) : (words[TURN] as number)))
      throw new InputError('position.winner: the dice say otherwise')
    return state
  }
}

/** What a player knows: his die and the bid. Brains read views only. */
class DiceView implements View {
  die = 0
  bid = 0

  constructor(readonly player: Player) {}

  bind({ words }: State): this {
    this.die = words[DICE + this.player] as number
    this.bid = words[BID] as number
    return this
  }
}

function members(position: unknown): Record<string, unknown> {
  if (typeof position !== 'object' || position === null)
    throw new InputError('position: an object is needed')
  const given = position as Record<string, unknown>
  if (given.game !== 'liars-dice') throw new InputError('position.game: is not "liars-dice"')
  // Another edition of the rules may mean something else by the same position
  if ((given.edition ?? 1) !== 1)
    throw new InputError(
      `edition: this position is of edition ${given.edition} of the rules, this program plays edition 1`,
    )
  return given
}

function whole(value: unknown, name: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new InputError(`position.${name}: a whole number from ${least} to ${most} is needed`)
  return value
}

/** What the search may know: how likely a bid is true, by one's own die. */
class DiceBrains extends PlainBrains {
  override rank(view: View, { list, count }: MoveList, scores: Float64Array): boolean {
    const { die, bid } = view as DiceView
    for (let i = 0; i < count; i++) {
      const move = list[i] as Move
      scores[i] = move === CALL ? 1 - chance(bid, die) : chance(move, die)
    }
    return true
  }

  override readonly temperature = 0.3
}

/** That a bid holds, for who has this die. */
function chance(bid: number, die: number): number {
  const lacking = countOf(bid) - (pipsOf(bid) === die ? 1 : 0)
  return lacking <= 0 ? 1 : lacking === 1 ? 1 / PIPS : 0
}

export const game: Game = new LiarsDice()

export const players: GamePlayers = {
  brains: ({ game, options }) => new DiceBrains(game, options),
}
