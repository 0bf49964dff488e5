import { lowestBit } from '../../../engine/duel/facts/bits.js'
import {
  isStillNext,
  isStruggleOver,
  isTurn,
  loadNext,
  playTurn,
  publicKey,
  unload,
} from '../../../engine/duel/knowledge/exact.js'
import { type DuelView, HIDDEN } from '../../../engine/duel/knowledge/view.js'
import { type Game, MOST_MOVES } from '../../../engine/game.js'
import { cloneState, copyState, type State } from '../../../engine/state.js'

/** A position of a struggle; what can follow it at once is found out when it is asked for. */
export interface Position {
  readonly state: State
  readonly actor: number
  readonly totals: readonly [number, number]
  readonly influence: readonly [number, number]
  /** Both have passed: nothing follows. */
  readonly isOver: boolean
  branches: readonly Branch[] | null
}

export interface Branch {
  readonly move: number
  /** What may come of it, and how likely: several where a card is drawn. */
  readonly outcomes: readonly { readonly chance: number; readonly position: Position }[]
}

/** Thrown (and caught by the solver) where a struggle is too great, or goes on in secret. */
export class TooGreat extends Error {}

/** The cards that may come next, and how likely. */
interface Draws {
  readonly cards: readonly number[]
  readonly chances: readonly number[]
}

/**
 * The memory of positions: each is made by the engine once, and then known by what both sides see of it. Strategies are
 * no part of a position, because the moves of a turn do not depend on them.
 */
export class Memory {
  private readonly known = new Map<number, Position>()
  private readonly moves = new Int32Array(MOST_MOVES)
  private readonly trial: State

  constructor(
    private readonly game: Game,
    private readonly view: DuelView,
    private readonly most: number,
  ) {
    this.trial = game.blank()
  }

  position(state: State): Position {
    const isOver = isStruggleOver(state)
    if (!isOver && !isTurn(state)) throw new TooGreat()
    const key = publicKey(state)
    const found = this.known.get(key)
    if (found !== undefined) return found
    if (this.known.size === this.most) throw new TooGreat()
    const view = this.view.bind(state)
    const made: Position = {
      state: cloneState(state),
      actor: view.actor,
      totals: [view.total(0), view.total(1)],
      influence: [view.influence(0), view.influence(1)],
      isOver,
      branches: null,
    }
    this.known.set(key, made)
    return made
  }

  branches(position: Position): readonly Branch[] {
    position.branches ??= this.expand(position)
    return position.branches
  }

  private expand(position: Position): Branch[] {
    const count = this.game.moves(position.state, this.moves)
    return [...this.moves.subarray(0, count)].map((move) => ({
      move,
      outcomes: this.outcomes(position.state, move),
    }))
  }

  /** Tries the move with a card laid on each deck, to see which deck it takes from; then with every card of that one. */
  private outcomes(state: State, move: number): Branch['outcomes'] {
    const draws = [this.draws(state, 0), this.draws(state, 1)] as const
    const laid = draws.map(({ cards }) => cards[0])
    const probe = this.after(state, move, laid)
    const takes = ([0, 1] as const).filter((side) => {
      const card = laid[side]
      return card !== undefined && !isStillNext(probe, side, card)
    })
    const [side] = takes
    if (side === undefined) return [{ chance: 1, position: this.settled(probe, laid) }]
    if (takes.length === 2) throw new TooGreat()
    return draws[side].cards.map((card, i) => {
      const cards = side === 0 ? [card, laid[1]] : [laid[0], card]
      const position = this.settled(this.after(state, move, cards), cards)
      return { chance: draws[side].chances[i] as number, position }
    })
  }

  private after(state: State, move: number, cards: readonly (number | undefined)[]): State {
    copyState(state, this.trial)
    cards.forEach((card, side) => {
      if (card !== undefined && !loadNext(this.trial, side, card)) throw new TooGreat()
    })
    playTurn(this.trial, move)
    return this.trial
  }

  private settled(state: State, cards: readonly (number | undefined)[]): Position {
    cards.forEach((card, side) => {
      if (card !== undefined && isStillNext(state, side, card)) unload(state, side)
    })
    return this.position(state)
  }

  /** None where both know the next card: then it comes by itself. */
  private draws(state: State, side: number): Draws {
    const view = this.view.bind(state)
    if (view.top(side) !== HIDDEN) return { cards: [], chances: [] }
    const uncertain = view.uncertain(side)
    let hidden = 0
    for (let rest = uncertain; rest !== 0; rest &= rest - 1) hidden++
    const part = hidden === 0 ? 1 : 1 - view.hiddenReserve(side) / hidden
    const cards: number[] = []
    const weights: number[] = []
    for (let rest = view.mayBeInDeck(side); rest !== 0; rest &= rest - 1) {
      const card = lowestBit(rest)
      const weight = ((uncertain >> card) & 1) === 1 ? part : 1
      if (weight === 0) continue
      cards.push(card)
      weights.push(weight)
    }
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return { cards, chances: weights.map((weight) => weight / sum) }
  }
}
