import { type Move, NOBODY, type Outcome, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Random } from '../../engine/random.js'
import { soloSeats } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { fieldWord, ToyGame } from './toy-game.js'

const HIDDEN_AT = fieldWord(0) // node + 1; 0 not yet or unknown
const HAS_HIDDEN = fieldWord(1)
const SOUGHT_AT = fieldWord(2) // node + 1; 0 not yet

export const NODES = 6
export const HIDER = 0
export const SEEKER = 1

/** The nodes that a look at each node covers, as bits: a path 0-1-2-3-4 and node 5 apart. */
export const COVERED: readonly number[] = [
  0b000011, 0b000111, 0b001110, 0b011100, 0b011000, 0b100000,
]

/** The chance of the seeker when both play well: nodes 0, 4 and 5 hide, 1, 3 and 5 are sought. */
export const SEEKER_VALUE = 1 / 3

/** The hider picks a node in secret, the seeker looks once: at a node and its neighbours. */
export class HideAndSeek extends ToyGame {
  readonly name = 'hide-and-seek'
  readonly title = 'Hide and seek on six nodes'
  readonly kinds = ['hide', 'seek']
  protected override readonly table = soloSeats(['hider', 'seeker'])

  constructor() {
    super(['hiddenAt', 'hasHidden', 'soughtAt'])
  }

  protected setUp(_state: State): void {}

  actor(state: State): Player {
    if (state.words[SOUGHT_AT] !== 0) return NOBODY
    return state.words[HAS_HIDDEN] === 0 ? HIDER : SEEKER
  }

  moves(state: State, out: Int32Array): number {
    if (state.words[SOUGHT_AT] !== 0) return 0
    for (let node = 0; node < NODES; node++) out[node] = node
    return NODES
  }

  protected play(state: State, move: Move): void {
    if (state.words[HAS_HIDDEN] === 0) {
      state.words[HAS_HIDDEN] = 1
      state.words[HIDDEN_AT] = move + 1
    } else state.words[SOUGHT_AT] = move + 1
  }

  outcome(state: State): Outcome | null {
    const sought = state.words[SOUGHT_AT] as number
    if (sought === 0) return null
    const found = ((COVERED[sought - 1] as number) >> ((state.words[HIDDEN_AT] as number) - 1)) & 1
    return { utility: [1 - found, found], reason: found === 1 ? 'found' : 'not-found' }
  }

  protected hide(state: State, player: Player): void {
    if (player === SEEKER && state.words[SOUGHT_AT] === 0) state.words[HIDDEN_AT] = 0
  }

  protected fill(state: State, _player: Player, random: Random): void {
    if (state.words[HAS_HIDDEN] === 1 && state.words[HIDDEN_AT] === 0)
      state.words[HIDDEN_AT] = 1 + random.below(NODES)
  }

  /** The hiding place is masked: nobody learns more than that the hider hid. */
  seen(state: State, move: Move, player: Player): Move {
    return state.words[HAS_HIDDEN] === 0 && player === SEEKER ? NODES : move
  }

  kind(state: State): number {
    return state.words[HAS_HIDDEN] === 0 ? 0 : 1
  }

  protected moveText(state: State, move: Move): string {
    return `${state.words[HAS_HIDDEN] === 0 ? 'hide' : 'seek'} ${move}`
  }

  protected check(state: State): void {
    for (const [name, word] of [
      ['hiddenAt', HIDDEN_AT],
      ['soughtAt', SOUGHT_AT],
    ] as const) {
      const node = state.words[word] as number
      if (node < 0 || node > NODES) throw new InputError(`position.${name}: 1 to ${NODES}, or 0`)
    }
  }
}

/** What a best response wins over the value against a seeker (or hider) who mixes so; 0 when he plays well. */
export function exploitability(player: Player, mix: readonly number[]): number {
  let best = player === HIDER ? 0 : 1
  for (let node = 0; node < NODES; node++) {
    let found = 0
    for (let other = 0; other < NODES; other++) {
      const covers =
        player === HIDER ? (COVERED[node] as number) >> other : (COVERED[other] as number) >> node
      if ((covers & 1) === 1) found += mix[other] as number
    }
    best = player === HIDER ? Math.max(best, found) : Math.min(best, found)
  }
  return player === HIDER ? best - SEEKER_VALUE : SEEKER_VALUE - best
}
