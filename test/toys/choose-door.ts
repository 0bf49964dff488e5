import { type Move, NOBODY, type Outcome, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Random } from '../../engine/random.js'
import { soloSeats } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { diceBelow, fieldWord, ToyGame } from './toy-game.js'

const PRIZE = fieldWord(0) // 0 unknown, 1 left, 2 right
const PHASE = fieldWord(1)
const RESULT = fieldWord(2) // in per cent, for the seeker

const AT_THE_ENTRANCE = 0
const AT_THE_DOORS = 1
const OVER = 2

export const STAY = 0
export const LEAVE = 1
export const LEFT = 2
export const RIGHT = 3
const WORDS = ['stay', 'leave', 'left', 'right']

/**
 * Leave for a sure 0.6, or stay and guess which of two doors has the prize: 1 or 0.
 * A search that plans differently for each world it imagines believes that staying is worth 1.
 */
export class ChooseDoor extends ToyGame {
  readonly name = 'choose-door'
  readonly title = 'Choose a door'
  readonly kinds = ['entrance', 'doors']
  protected override readonly table = soloSeats(['seeker', 'house'])

  constructor() {
    super(['prize', 'phase', 'result'])
  }

  protected setUp(state: State): void {
    state.words[PRIZE] = 1 + diceBelow(state, 2)
  }

  actor(state: State): Player {
    return state.words[PHASE] === OVER ? NOBODY : 0
  }

  moves(state: State, out: Int32Array): number {
    const phase = state.words[PHASE]
    if (phase === OVER) return 0
    out[0] = phase === AT_THE_ENTRANCE ? STAY : LEFT
    out[1] = phase === AT_THE_ENTRANCE ? LEAVE : RIGHT
    return 2
  }

  protected play(state: State, move: Move): void {
    if (move === STAY) {
      state.words[PHASE] = AT_THE_DOORS
      return
    }
    state.words[PHASE] = OVER
    if (move === LEAVE) state.words[RESULT] = 60
    else state.words[RESULT] = state.words[PRIZE] === move - LEFT + 1 ? 100 : 0
  }

  outcome(state: State): Outcome | null {
    if (state.words[PHASE] !== OVER) return null
    const share = (state.words[RESULT] as number) / 100
    return { utility: [share, 1 - share], reason: share === 0.6 ? 'left' : 'guessed' }
  }

  protected hide(state: State, _player: Player): void {
    if (state.words[PHASE] !== OVER) state.words[PRIZE] = 0
  }

  protected fill(state: State, _player: Player, random: Random): void {
    if (state.words[PRIZE] === 0) state.words[PRIZE] = 1 + random.below(2)
  }

  seen(_state: State, move: Move, _player: Player): Move {
    return move
  }

  kind(state: State): number {
    return state.words[PHASE] === AT_THE_ENTRANCE ? 0 : 1
  }

  protected moveText(_state: State, move: Move): string {
    return WORDS[move] ?? `move-${move}`
  }

  protected check(state: State): void {
    const prize = state.words[PRIZE] as number
    if (prize < 0 || prize > 2)
      throw new InputError('position.prize: 1 is left, 2 is right, 0 is unknown')
    const phase = state.words[PHASE] as number
    if (phase < 0 || phase > 2) throw new InputError('position.phase: 0, 1 or 2')
  }
}
