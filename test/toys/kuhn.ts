import { type Move, NOBODY, type Outcome, type Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { Random } from '../../engine/random.js'
import { soloSeats } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { diceBelow, fieldWord, ToyGame } from './toy-game.js'

const FIRST_CARD = fieldWord(0) // 1 jack, 2 queen, 3 king; 0 unknown
const SECOND_CARD = fieldWord(1)
/** Moves so far, a bit each behind a leading 1: 0 passed, 1 bet. */
const HISTORY = fieldWord(2)

export const PASS = 0
export const BET = 1
const BEGIN = 1
/** What the first player may win or lose: the utilities lie between, from 0 to 1. */
const MOST_STAKES = 2
const CARDS = [1, 2, 3]
const OPEN_HISTORIES = [0b1, 0b10, 0b11, 0b101]

/** What the first player wins, by cards and a finished history. */
function stakesWon(first: number, second: number, history: number): number {
  const sign = first > second ? 1 : -1
  if (history === 0b100) return sign // both passed
  if (history === 0b110) return 1 // bet, folded
  if (history === 0b1010) return -1 // passed, bet, folded
  return 2 * sign // called
}

/** Kuhn's poker with three cards: the smallest game in which bluffing is right. */
export class KuhnPoker extends ToyGame {
  readonly name = 'kuhn'
  readonly title = 'Kuhn poker'
  readonly kinds = ['bet']
  protected override readonly table = soloSeats(['first', 'second'])

  constructor() {
    super(['firstCard', 'secondCard', 'history'])
  }

  protected setUp(state: State): void {
    const first = diceBelow(state, 3)
    const second = diceBelow(state, 2)
    state.words[FIRST_CARD] = 1 + first
    state.words[SECOND_CARD] = 1 + (second >= first ? second + 1 : second)
    state.words[HISTORY] = BEGIN
  }

  actor(state: State): Player {
    const history = state.words[HISTORY] as number
    if (!OPEN_HISTORIES.includes(history)) return NOBODY
    return history === 0b1 || history === 0b101 ? 0 : 1
  }

  moves(state: State, out: Int32Array): number {
    if (this.actor(state) === NOBODY) return 0
    out[0] = PASS
    out[1] = BET
    return 2
  }

  protected play(state: State, move: Move): void {
    state.words[HISTORY] = ((state.words[HISTORY] as number) << 1) | move
  }

  outcome(state: State): Outcome | null {
    if (this.actor(state) !== NOBODY) return null
    const { words } = state
    const won = stakesWon(
      words[FIRST_CARD] as number,
      words[SECOND_CARD] as number,
      words[HISTORY] as number,
    )
    const share = (won + MOST_STAKES) / (2 * MOST_STAKES)
    return { utility: [share, 1 - share], reason: 'shown' }
  }

  protected hide(state: State, player: Player): void {
    if (this.actor(state) !== NOBODY) state.words[player === 0 ? SECOND_CARD : FIRST_CARD] = 0
  }

  protected fill(state: State, player: Player, random: Random): void {
    const [own, other] = player === 0 ? [FIRST_CARD, SECOND_CARD] : [SECOND_CARD, FIRST_CARD]
    if (state.words[other] !== 0) return
    const left = CARDS.filter((card) => card !== state.words[own])
    state.words[other] = left[random.below(2)] as number
  }

  seen(_state: State, move: Move): Move {
    return move
  }

  kind(): number {
    return 0
  }

  protected moveText(_state: State, move: Move): string {
    return move === PASS ? 'pass' : 'bet'
  }

  protected check(state: State): void {
    for (const word of [FIRST_CARD, SECOND_CARD])
      if (!CARDS.includes(state.words[word] as number))
        throw new InputError('position: cards are 1 to 3')
    if (state.words[FIRST_CARD] === state.words[SECOND_CARD])
      throw new InputError('position: there is one of each card')
  }

  /** A state in which this was dealt and done. */
  at(first: number, second: number, history: number): State {
    const state = this.start({}, 'at')
    state.words[FIRST_CARD] = first
    state.words[SECOND_CARD] = second
    state.words[HISTORY] = history
    return state
  }
}

/** Chance to bet (or call), by card and what was done before. */
export type Strategy = (card: number, history: number) => number

/** Where a player decides: his card and what was done. */
export const DECISIONS = CARDS.flatMap((card) =>
  OPEN_HISTORIES.map((history) => ({
    card,
    history,
    player: [0b1, 0b101].includes(history) ? 0 : 1,
  })),
)

/** What both could win in stakes by answering these strategies best: 0 in equilibrium. */
export function nashConv(strategies: readonly [Strategy, Strategy]): number {
  return [0, 1].reduce(
    (sum, player) => sum + bestAnswer(player, strategies) - value(player, strategies),
    0,
  )
}

/** What `player` wins on average when all play these. */
function value(player: number, strategies: readonly [Strategy, Strategy]): number {
  return mean((first, second) => played(first, second, BEGIN, strategies)) * (player === 0 ? 1 : -1)
}

function bestAnswer(player: number, strategies: readonly [Strategy, Strategy]): number {
  let best = Number.NEGATIVE_INFINITY
  const own = DECISIONS.filter((one) => one.player === player)
  // So few decisions that all pure answers can be tried
  for (let bits = 0; bits < 1 << own.length; bits++) {
    const pure: Strategy = (card, history) =>
      (bits >> own.findIndex((one) => one.card === card && one.history === history)) & 1
    const pair: [Strategy, Strategy] = player === 0 ? [pure, strategies[1]] : [strategies[0], pure]
    best = Math.max(best, value(player, pair))
  }
  return best
}

function played(
  first: number,
  second: number,
  history: number,
  strategies: readonly [Strategy, Strategy],
): number {
  if (!OPEN_HISTORIES.includes(history)) return stakesWon(first, second, history)
  const player = history === 0b1 || history === 0b101 ? 0 : 1
  const bets = strategies[player](player === 0 ? first : second, history)
  return (
    bets * played(first, second, (history << 1) | BET, strategies) +
    (1 - bets) * played(first, second, history << 1, strategies)
  )
}

function mean(of: (first: number, second: number) => number): number {
  const deals = CARDS.flatMap((first) =>
    CARDS.filter((one) => one !== first).map((second) => of(first, second)),
  )
  return deals.reduce((sum, one) => sum + one, 0) / deals.length
}
