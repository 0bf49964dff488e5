import { type Move, NOBODY, type Outcome, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { soloSeats } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { bitCount, fieldWord, ToyGame } from './toy-game.js'

const TURN = fieldWord(0)
/** Stones of a player: two words of bits, one bit a field of the board and a gap above each column. */
const STONES = fieldWord(1)
const WORDS = 2
const BITS = 32

/**
 * Two place stones by turns until one has a line: tic-tac-toe where stones stay where they are put, Connect Four where
 * they fall. Nothing is hidden and nothing is left to chance.
 */
export class LineGame extends ToyGame {
  readonly kinds = ['place']
  override readonly hides = 'nothing'
  protected override readonly table = soloSeats(['first', 'second'])
  private readonly left = new Int32Array(64)
  /** All lines through each field, as lists of fields. */
  private readonly linesThrough: readonly Int32Array[]

  constructor(
    readonly name: string,
    readonly title: string,
    private readonly columns: number,
    private readonly rows: number,
    private readonly length: number,
    private readonly falls: boolean,
  ) {
    super(['turn', 'first0', 'first1', 'second0', 'second1'])
    const fields = columns * rows
    this.linesThrough = Array.from({ length: fields }, (_, field) =>
      Int32Array.from(this.linesOf(field).flat()),
    )
  }

  protected setUp(): void {}

  actor(state: State): Player {
    const turn = state.words[TURN] as number
    return turn < 0 || turn === this.columns * this.rows ? NOBODY : turn % 2
  }

  moves(state: State, out: Int32Array): number {
    if (this.actor(state) === NOBODY) return 0
    let count = 0
    const choices = this.falls ? this.columns : this.columns * this.rows
    for (let move = 0; move < choices; move++)
      if (this.fieldOf(state, move) >= 0) out[count++] = move
    return count
  }

  protected play(state: State, move: Move): void {
    this.place(state, move)
    // Who has no choice does not decide
    while (this.moves(state, this.left) === 1) this.place(state, this.left[0] as number)
  }

  private place(state: State, move: Move): void {
    const turn = state.words[TURN] as number
    const player = turn % 2
    const field = this.fieldOf(state, move)
    const at = STONES + player * WORDS + (field >> 5)
    state.words[at] = (state.words[at] as number) | (1 << (field & (BITS - 1)))
    state.words[TURN] = this.hasLine(state, player, field) ? -1 - player : turn + 1
  }

  outcome(state: State): Outcome | null {
    const turn = state.words[TURN] as number
    if (turn < 0) return { utility: turn === -1 ? [1, 0] : [0, 1], reason: 'line' }
    return turn === this.columns * this.rows ? { utility: [0.5, 0.5], reason: 'full' } : null
  }

  protected hide(): void {}
  protected fill(): void {}

  seen(_state: State, move: Move): Move {
    return move
  }

  kind(): number {
    return 0
  }

  protected moveText(_state: State, move: Move): string {
    return this.falls ? `column ${move + 1}` : `field ${move + 1}`
  }

  protected check(state: State): void {
    const stones = (player: number): number =>
      bitCount(state.words[STONES + player * WORDS] as number) +
      bitCount(state.words[STONES + player * WORDS + 1] as number)
    const turn = state.words[TURN] as number
    if (turn > this.columns * this.rows || turn < -2)
      throw new InputError('position.turn: so many turns are never played')
    if (turn >= 0 && (stones(0) !== (turn + 1) >> 1 || stones(1) !== turn >> 1))
      throw new InputError('position.turn: the stones are not those of so many turns')
  }

  /** The field where a stone comes to lie; -1 where there is no room. */
  private fieldOf(state: State, move: Move): number {
    if (!this.falls) return this.isFree(state, move) ? move : -1
    for (let field = move; field < this.columns * this.rows; field += this.columns)
      if (this.isFree(state, field)) return field
    return -1
  }

  private isFree(state: State, field: number): boolean {
    return !this.has(state, 0, field) && !this.has(state, 1, field)
  }

  private has(state: State, player: number, field: number): boolean {
    const word = state.words[STONES + player * WORDS + (field >> 5)] as number
    return ((word >>> (field & (BITS - 1))) & 1) === 1
  }

  private hasLine(state: State, player: number, field: number): boolean {
    const lines = this.linesThrough[field] as Int32Array
    for (let line = 0; line < lines.length; line += this.length) {
      let i = 0
      while (i < this.length && this.has(state, player, lines[line + i] as number)) i++
      if (i === this.length) return true
    }
    return false
  }

  private linesOf(field: number): number[][] {
    const [x, y] = [field % this.columns, Math.floor(field / this.columns)]
    const lines: number[][] = []
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const)
      for (let back = 0; back < this.length; back++) {
        const line = Array.from({ length: this.length }, (_, i) => [
          x + (i - back) * dx,
          y + (i - back) * dy,
        ])
        if (line.every(([a = 0, b = 0]) => a >= 0 && a < this.columns && b >= 0 && b < this.rows))
          lines.push(line.map(([a = 0, b = 0]) => b * this.columns + a))
      }
    return lines
  }
}

export const ticTacToe = (): LineGame => new LineGame('tic-tac-toe', 'Tic-tac-toe', 3, 3, 3, false)
export const connectFour = (): LineGame =>
  new LineGame('connect-four', 'Connect Four', 7, 6, 4, true)
