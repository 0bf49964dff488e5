import { MOST_MOVES, type Move } from '../../../../engine/game.js'
import { makeMove, makePart } from '../../../../engine/skirmish/course/course.js'
import {
  FLEET,
  PLACE_HEADING,
  PLACE_SIDE,
} from '../../../../engine/skirmish/course/stage-numbers.js'
import { legalMoves } from '../../../../engine/skirmish/course/stages.js'
import { addUnit } from '../../../../engine/skirmish/rounds/fleets.js'
import { nextToPlace, SET_UP } from '../../../../engine/skirmish/rounds/placement.js'
import { ADD, largeOf, smallOf, verbOf } from '../../../../engine/skirmish/state/moves.js'
import { hasRoomAtHome } from '../../../../engine/skirmish/state/outline.js'
import { radiusOf } from '../../../../engine/skirmish/state/units.js'
import { cloneState, type State } from '../../../../engine/state.js'
import { viewOf } from '../table/view.js'

/** An act of the person, carried out small move by small move on a copy of what he sees; nothing hidden or rolled shows in it. */
export class Trial {
  private known: readonly Move[] | null = null

  private constructor(
    readonly state: State,
    readonly moves: readonly Move[],
    /** The act goes on: something of it is still asked. */
    readonly isOpen: boolean,
  ) {}

  static of(observation: State, moves: readonly Move[] = []): Trial {
    return moves.reduce((trial, move) => trial.with(move), new Trial(observation, [], true))
  }

  /** What an earlier act comes to, up to the first move that is not legal any more. */
  static asFarAsLegal(observation: State, moves: readonly Move[]): Trial {
    let trial = Trial.of(observation)
    for (const move of moves) {
      if (!trial.legal.includes(move)) break
      trial = trial.with(move)
    }
    return trial
  }

  /** One small move further. */
  with(move: Move): Trial {
    if (!this.isOpen) return this
    const state = cloneState(this.state)
    return new Trial(state, [...this.moves, move], makeWithin(state, move))
  }

  /** The same act, with something drawn into what is seen. */
  over(state: State): Trial {
    return new Trial(state, this.moves, this.isOpen)
  }

  get legal(): readonly Move[] {
    this.known ??= this.isOpen ? listOf(this.state) : []
    return this.known
  }

  get stage(): number {
    return this.isOpen ? viewOf(this.state).stage : 0
  }

  /** The unit that the act is about, or -1. */
  get slot(): number {
    return viewOf(this.state).asked
  }
}

const scratch = new Int32Array(MOST_MOVES)

export function listOf(state: State): readonly Move[] {
  return Array.from(scratch.subarray(0, legalMoves(state, scratch)))
}

/** Makes it; true where the act goes on. A fleet and the places of a fleet are one act each. */
export function makeWithin(s: State, move: Move): boolean {
  const stage = viewOf(s).stage
  const player = viewOf(s).actor
  if (stage === FLEET) {
    if (verbOf(move) !== ADD) return false
    addUnit(s, player, smallOf(move), largeOf(move) === 1)
    return true
  }
  if (stage !== PLACE_HEADING || viewOf(s).purpose !== SET_UP || !goesOnPlacing(s, player))
    return makePart(s, move)
  makeMove(s, move)
  return viewOf(s).actor === player && viewOf(s).stage === PLACE_SIDE
}

/** Another unit can be placed behind the one in hand. */
function goesOnPlacing(s: State, player: number): boolean {
  const after = cloneState(s)
  makePart(after, listOf(after)[0] as Move)
  const next = nextToPlace(after, player)
  return next >= 0 && hasRoomAtHome(after, next, player, radiusOf(after, next))
}
