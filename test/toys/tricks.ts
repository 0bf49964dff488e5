import { type Move, NOBODY, type Outcome, type Player, type Seat } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Random } from '../../engine/random.js'
import { sideNames, sideNumbers } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { bitCount, diceBelow, fieldWord, nthBit, ToyGame } from './toy-game.js'

const ROUNDS = 3
const ROUND = fieldWord(0)
const LEADER = fieldWord(1)
const LAID = fieldWord(2) // cards laid in the trick at hand
const PLAYED = fieldWord(3) // bits
const BEST = fieldWord(4) // highest card of the trick + 1
const BEST_SEAT = fieldWord(5)
const HANDS = fieldWord(6) // a word a seat: bits, of the others nothing in an observation

/**
 * Hidden hands of three cards each; tricks are laid openly, the highest card takes as many points as the round's
 * number, and the side with most points wins; sides that are level share. Any number of seats on any sides.
 */
export class Tricks extends ToyGame {
  readonly kinds = ['lay']
  protected override readonly table: readonly Seat[]
  private readonly sides: readonly number[]
  private readonly points: number
  private readonly sideCount: number

  constructor(
    readonly name: string,
    readonly title: string,
    table: readonly Seat[],
  ) {
    super([
      'round',
      'leader',
      'laid',
      'played',
      'best',
      'bestSeat',
      ...table.map((_, seat) => `hand${seat}`),
      ...sideNames(table).map((_, side) => `points${side}`),
    ])
    this.table = table
    this.sides = sideNumbers(table)
    this.sideCount = sideNames(table).length
    this.points = HANDS + table.length
  }

  protected setUp(state: State): void {
    const seats = this.table.length
    let left = (1 << (seats * ROUNDS)) - 1
    for (let i = 0; i < seats * ROUNDS; i++) {
      const card = nthBit(left, diceBelow(state, seats * ROUNDS - i))
      left &= ~(1 << card)
      this.give(state, i % seats, card)
    }
  }

  actor(state: State): Player {
    if (state.words[ROUND] === ROUNDS) return NOBODY
    return ((state.words[LEADER] as number) + (state.words[LAID] as number)) % this.table.length
  }

  moves(state: State, out: Int32Array): number {
    if (state.words[ROUND] === ROUNDS) return 0
    const hand = state.words[HANDS + this.actor(state)] as number
    let count = 0
    for (let rest = hand; rest !== 0; rest &= rest - 1) out[count++] = nthBit(rest, 0)
    return count
  }

  protected play(state: State, move: Move): void {
    this.lay(state, move)
    // The last cards are laid without asking.
    while (state.words[ROUND] === ROUNDS - 1)
      this.lay(state, nthBit(state.words[HANDS + this.actor(state)] as number, 0))
  }

  outcome(state: State): Outcome | null {
    if (state.words[ROUND] !== ROUNDS) return null
    const points = [...state.words.subarray(this.points, this.points + this.sideCount)]
    const most = Math.max(...points)
    const share = 1 / points.filter((one) => one === most).length
    return {
      utility: this.sides.map((side) => (points[side] === most ? share : 0)),
      reason: share === 1 ? 'tricks' : 'level',
    }
  }

  protected hide(state: State, player: Player): void {
    for (let seat = 0; seat < this.table.length; seat++)
      if (seat !== player) state.words[HANDS + seat] = 0
  }

  protected fill(state: State, player: Player, random: Random): void {
    const seats = this.table.length
    let loose = ((1 << (seats * ROUNDS)) - 1) & ~(state.words[PLAYED] as number)
    loose &= ~(state.words[HANDS + player] as number)
    for (let seat = 0; seat < seats; seat++) {
      if (seat === player) continue
      for (let missing = this.handSize(state, seat); missing > 0; missing--) {
        const card = nthBit(loose, random.below(bitCount(loose)))
        loose &= ~(1 << card)
        this.give(state, seat, card)
      }
    }
  }

  seen(_state: State, move: Move): Move {
    return move
  }

  kind(): number {
    return 0
  }

  override quiet(state: State): boolean {
    return state.words[LAID] === 0
  }

  protected moveText(_state: State, move: Move): string {
    return `lay ${move}`
  }

  protected check(state: State): void {
    const round = state.words[ROUND] as number
    if (round < 0 || round > ROUNDS) throw new InputError(`position.round: 0 to ${ROUNDS}`)
  }

  private handSize(state: State, seat: Player): number {
    const seats = this.table.length
    const turn = (seat - (state.words[LEADER] as number) + seats) % seats
    const hasLaid = turn < (state.words[LAID] as number)
    return ROUNDS - (state.words[ROUND] as number) - (hasLaid ? 1 : 0)
  }

  private give(state: State, seat: Player, card: number): void {
    state.words[HANDS + seat] = (state.words[HANDS + seat] as number) | (1 << card)
  }

  private lay(state: State, card: number): void {
    const { words } = state
    const seat = this.actor(state)
    words[HANDS + seat] = (words[HANDS + seat] as number) & ~(1 << card)
    words[PLAYED] = (words[PLAYED] as number) | (1 << card)
    words[LAID] = (words[LAID] as number) + 1
    if (card >= (words[BEST] as number)) {
      words[BEST] = card + 1
      words[BEST_SEAT] = seat
    }
    if (words[LAID] === this.table.length) this.endTrick(words)
  }

  private endTrick(words: Int32Array): void {
    const winner = words[BEST_SEAT] as number
    const at = this.points + (this.sides[winner] as number)
    words[ROUND] = (words[ROUND] as number) + 1
    words[at] = (words[at] as number) + (words[ROUND] as number)
    words[LEADER] = winner
    words[LAID] = 0
    words[BEST] = 0
    words[BEST_SEAT] = 0
  }
}

/** Four seats on two sides. */
export function partners(): Tricks {
  return new Tricks('partners', 'Tricks for partners', [
    { name: 'north', side: 'north-south' },
    { name: 'east', side: 'east-west' },
    { name: 'south', side: 'north-south' },
    { name: 'west', side: 'east-west' },
  ])
}

/** Three seats, each for himself. */
export function threeAlone(): Tricks {
  return new Tricks(
    'three-alone',
    'Tricks for three',
    ['ash', 'birch', 'cedar'].map((name) => ({ name, side: name })),
  )
}
