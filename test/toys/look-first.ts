import { type Move, NOBODY, type Outcome, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Random } from '../../engine/random.js'
import { soloSeats } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { diceBelow, fieldWord, ToyGame } from './toy-game.js'

const PRIZE = fieldWord(0) // 0 unknown, 1 left, 2 right
const HAS_LOOKED = fieldWord(1)
const CHOSEN = fieldWord(2) // door + 1; 0 not yet

export const LEFT = 0
export const RIGHT = 1
export const LOOK = 2
const WORDS = ['left', 'right', 'look']
const LOOKING_COSTS = 0.1

/**
 * Guess a door at once for 1 or 0, or look first and pay 0.1 for it. Looking is worth 0.9 and guessing 0.5;
 * a playout policy that knows the prize anyway finds that looking only costs.
 */
export class LookFirst extends ToyGame {
  readonly name = 'look-first'
  readonly title = 'Look first'
  readonly kinds = ['doors', 'informed']
  protected override readonly table = soloSeats(['seeker', 'house'])

  constructor() {
    super(['prize', 'hasLooked', 'chosen'])
  }

  protected setUp(state: State): void {
    state.words[PRIZE] = 1 + diceBelow(state, 2)
  }

  actor(state: State): Player {
    return state.words[CHOSEN] === 0 ? 0 : NOBODY
  }

  moves(state: State, out: Int32Array): number {
    if (state.words[CHOSEN] !== 0) return 0
    out[0] = LEFT
    out[1] = RIGHT
    out[2] = LOOK
    return state.words[HAS_LOOKED] === 0 ? 3 : 2
  }

  protected play(state: State, move: Move): void {
    if (move === LOOK) state.words[HAS_LOOKED] = 1
    else state.words[CHOSEN] = move + 1
  }

  outcome(state: State): Outcome | null {
    const chosen = state.words[CHOSEN]
    if (chosen === 0) return null
    const right = chosen === state.words[PRIZE]
    const prize = right ? 1 - (state.words[HAS_LOOKED] as number) * LOOKING_COSTS : 0
    return { utility: [prize, 1 - prize], reason: right ? 'right' : 'wrong' }
  }

  protected hide(state: State, player: Player): void {
    const knows = state.words[CHOSEN] !== 0 || (player === 0 && state.words[HAS_LOOKED] === 1)
    if (!knows) state.words[PRIZE] = 0
  }

  protected fill(state: State, _player: Player, random: Random): void {
    if (state.words[PRIZE] === 0) state.words[PRIZE] = 1 + random.below(2)
  }

  seen(_state: State, move: Move, _player: Player): Move {
    return move
  }

  /** What the seeker has just seen calls for different continuations. */
  override signal(state: State, player: Player): number {
    return player === 0 && state.words[HAS_LOOKED] === 1 ? (state.words[PRIZE] as number) : 0
  }

  kind(state: State): number {
    return state.words[HAS_LOOKED] as number
  }

  protected moveText(_state: State, move: Move): string {
    return WORDS[move] ?? `move-${move}`
  }

  protected check(state: State): void {
    const prize = state.words[PRIZE] as number
    if (prize < 0 || prize > 2)
      throw new InputError('position.prize: 1 is left, 2 is right, 0 is unknown')
  }
}
