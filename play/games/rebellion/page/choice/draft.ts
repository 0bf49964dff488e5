import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import {
  type After,
  isOneAct,
  makeWithin,
} from '../../../../../engine/rebellion/course/small-moves.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { BLOCK, DONE, HIT, move0, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { cloneState, type State } from '../../../../../engine/state.js'
import { worthHitting } from '../../questions/damage.js'

/**
 * Small moves of one act that are tried before they are made: groups that travel, units to deploy, leaders on cards,
 * hits. A draft belongs to the step of the course that asks, and ends with it. It is tried in a world sampled from what
 * the person knows, and nothing of what was sampled shows: moves are made without what follows them by itself.
 */

export interface Draft {
  readonly moves: readonly Move[]
  /** What is legal after them, and what of it may be chosen: the end of the act has a button of its own. */
  readonly legal: readonly Move[]
  readonly choices: readonly Move[]
  /** The position with all of the moves carried out and nothing else, as the person sees it. */
  readonly observation: State
  /** What the last move left behind. */
  readonly after: After
  /** Just what confirming makes; null while something must still be chosen. */
  readonly whole: readonly Move[] | null
}

/** True where small moves belong together until they are confirmed. */
export function isDrafted(observation: State): boolean {
  return isOneAct(observation)
}

/** Tries the moves from the start; those that are not legal are left out. */
export function draftOf(observation: State, moves: readonly Move[]): Draft {
  const attempt = new Attempt(observation)
  for (const move of moves) attempt.add(move)
  return attempt.draft
}

/** A draft that grows move by move. */
export class Attempt {
  readonly moves: Move[] = []
  legal: readonly Move[]
  private after: After = 'asks'
  private readonly world: State

  constructor(readonly observation: State) {
    this.world = cloneState(worldOf(observation))
    this.legal = legalIn(this.world)
  }

  /** Makes the move if it is legal. */
  add(move: Move): boolean {
    if (!this.legal.includes(move)) return false
    this.after = makeWithin(this.world, move)
    this.legal = this.after === 'asks' ? legalIn(this.world) : []
    this.moves.push(move)
    return true
  }

  get draft(): Draft {
    const { legal, after, observation } = this
    const moves = [...this.moves]
    const ends = legal.includes(DONE_MOVE) && !isAnswer(legal)
    const seat = rebellion.actor(observation)
    return {
      moves,
      legal,
      choices: worthHitting(observation, ends ? legal.filter((move) => move !== DONE_MOVE) : legal),
      observation: moves.length === 0 ? observation : rebellion.observe(this.world, seat),
      after,
      whole: after !== 'asks' ? moves : ends ? [...moves, DONE_MOVE] : null,
    }
  }
}

const DONE_MOVE = move0(DONE)

/** The position in which the decision is asked: with the draft, unless that is over. */
export function askedIn(observation: State, draft: Draft | null): State {
  return draft?.after === 'asks' ? draft.observation : observation
}

/** Where damage is placed, being done is an answer like others: a hit that may still be placed is not skipped. */
function isAnswer(legal: readonly Move[]): boolean {
  return legal.some((move) => verbOf(move) === HIT || verbOf(move) === BLOCK)
}

const worlds = new WeakMap<State, State>()

/** One world for each observation: drafts are tried again at every click. */
function worldOf(observation: State): State {
  const known = worlds.get(observation)
  if (known !== undefined) return known
  const world = rebellion.sample(observation, new Random('draft'))
  worlds.set(observation, world)
  return world
}

const LEGAL = new Int32Array(MOST_MOVES)

function legalIn(state: State): Move[] {
  return Array.from(LEGAL.subarray(0, rebellion.moves(state, LEGAL)))
}
