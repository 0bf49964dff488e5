import { MOST_MOVES, NOBODY } from '../../game.js'
import type { State } from '../../state.js'
import { ACTOR, STAGE } from '../state/layout.js'
import type { KindId } from './kinds.js'
import { OVER } from './stage-numbers.js'

/**
 * A place in the course of the game. It goes on by itself (`run`), or a player decides (`ACTOR` says who): then `moves`
 * lists what he may do, ascending, and `play` does it. All about a stage is declared in one place.
 */
type Stage = Passage | Decision

interface Passage {
  /** Of stage-numbers.ts. */
  readonly number: number
  readonly id: string
  readonly run: (s: State) => void
}

interface Decision {
  readonly number: number
  readonly id: string
  readonly kind: KindId
  /** True where there are surely two moves or more; saves listing them. False says nothing. */
  readonly hasChoice?: (s: State) => boolean
  /** Fills `out` with the legal moves, ascending; none may follow from what the one who decides does not know. */
  readonly moves: (s: State, out: Int32Array) => number
  readonly play: (s: State, move: number) => void
  readonly question: (s: State) => string
  /** A move as `player`, who does not make it, sees it; left out where all is open. */
  readonly seen?: (s: State, move: number, player: number) => number
}

const stages: Stage[] = []
/** The same by number, as the course of the game needs them. */
const passages: (Passage | null)[] = [null]
const decisions: (Decision | null)[] = [null]

export function defineStage<S extends Stage>(stage: S): S {
  const other = stages[stage.number]
  if (other !== undefined) throw new Error(`stage ${stage.number} is ${other.id} and ${stage.id}`)
  stages[stage.number] = stage
  passages[stage.number] = 'run' in stage ? stage : null
  decisions[stage.number] = 'run' in stage ? null : stage
  return stage
}

export function stageOf(s: State): Stage | undefined {
  return stages[s.bytes[STAGE]]
}

export function allStages(): readonly Stage[] {
  return stages.filter((stage) => stage !== undefined)
}

/** The decision that a state waits for; null when the game is over. */
export function decisionOf(s: State): Decision | null {
  return decisions[s.bytes[STAGE]]
}

export function goTo(s: State, stage: number): void {
  s.bytes[STAGE] = stage
}

/** The same with a decision of `side`. */
export function ask(s: State, stage: number, side: number): void {
  s.bytes[STAGE] = stage
  s.bytes[ACTOR] = side
}

const scratch = new Int32Array(MOST_MOVES)

/** Goes on until somebody has a real choice, the game is over, or stage `stop` is come to; a single legal move is made at once. */
export function settle(s: State, stop: number = OVER): void {
  for (;;) {
    const number = s.bytes[STAGE]
    if (number === stop) return
    const passage = passages[number]
    if (passage !== null) {
      passage.run(s)
      continue
    }
    const decision = decisions[number]
    if (decision === null || decision.hasChoice?.(s) === true) return
    const count = decision.moves(s, scratch)
    if (count > 1) return
    if (count === 0) throw new Error(`skirmish: nothing may be done in stage ${decision.id}`)
    decision.play(s, scratch[0])
  }
}

export function actorOf(s: State): number {
  return s.bytes[STAGE] === OVER ? NOBODY : s.bytes[ACTOR]
}
