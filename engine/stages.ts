import { MOST_MOVES, NOBODY } from './game.js'
import type { State } from './state.js'

/**
 * A place in the course of a game. It goes on by itself (`run`), or a player decides: then `moves` lists what he may do,
 * ascending, and `play` does it. All about a stage is declared in one place.
 */
export type Stage<Kind extends string> = Passage | Decision<Kind>

export interface Passage {
  /** As it lies in states; 0 is the end of the game. */
  readonly number: number
  readonly id: string
  readonly run: (s: State) => void
}

export interface Decision<Kind extends string> {
  readonly number: number
  readonly id: string
  readonly kind: Kind
  /** True where there are surely two moves or more; saves listing them. False says nothing. */
  readonly hasChoice?: (s: State) => boolean
  /** Fills `out` with the legal moves, ascending; none may follow from what the one who decides does not know. */
  readonly moves: (s: State, out: Int32Array) => number
  readonly play: (s: State, move: number) => void
  readonly question: (s: State) => string
  /** A move as `player`, who does not make it, sees it; left out where all is open. */
  readonly seen?: (s: State, move: number, player: number) => number
}

const OVER = 0

/**
 * The stages of one game, and going on from one to the next. `kinds` names the sorts of decision as the contract counts them,
 * `at` says which bytes of its states hold the stage and who decides.
 */
export function stagesOf<Kind extends string>(
  game: string,
  kinds: readonly Kind[],
  at: { stage: number; actor: number },
) {
  const STAGE = at.stage
  const ACTOR = at.actor
  const stages: Stage<Kind>[] = []
  /** The same by number, as the course of the game needs them. */
  const passages: (Passage | null)[] = [null]
  const decisions: (Decision<Kind> | null)[] = [null]
  const kindNumbers = new Uint8Array(256)
  const scratch = new Int32Array(MOST_MOVES)

  function defineStage<S extends Stage<Kind>>(stage: S): S {
    const other = stages[stage.number]
    if (other !== undefined)
      throw new Error(`${game}: stage ${stage.number} is ${other.id} and ${stage.id}`)
    stages[stage.number] = stage
    passages[stage.number] = 'run' in stage ? stage : null
    decisions[stage.number] = 'run' in stage ? null : stage
    kindNumbers[stage.number] = 'run' in stage ? 0 : kinds.indexOf(stage.kind)
    return stage
  }

  function stageOf(s: State): Stage<Kind> | undefined {
    return stages[s.bytes[STAGE]]
  }

  function allStages(): readonly Stage<Kind>[] {
    return stages.filter((stage) => stage !== undefined)
  }

  /** The decision that a state waits for; null when the game is over. */
  function decisionOf(s: State): Decision<Kind> | null {
    return decisions[s.bytes[STAGE]]
  }

  function goTo(s: State, stage: number): void {
    s.bytes[STAGE] = stage
  }

  /** The same with a decision of `side`. */
  function ask(s: State, stage: number, side: number): void {
    s.bytes[STAGE] = stage
    s.bytes[ACTOR] = side
  }

  /** Goes on until somebody has a real choice, the game is over, or stage `stop` is come to; a single legal move is made at once. */
  function settle(s: State, stop: number = OVER): void {
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
      if (count === 0) throw new Error(`${game}: nothing may be done in stage ${decision.id}`)
      decision.play(s, scratch[0])
    }
  }

  function actorOf(s: State): number {
    return s.bytes[STAGE] === OVER ? NOBODY : s.bytes[ACTOR]
  }

  function legalMoves(s: State, out: Int32Array): number {
    return decisionOf(s)?.moves(s, out) ?? 0
  }

  function kindOf(s: State): number {
    return kindNumbers[s.bytes[STAGE]]
  }

  /** A move, about to be made, as `player` sees it. */
  function seenBy(s: State, move: number, player: number): number {
    if (s.bytes[ACTOR] === player) return move
    return decisionOf(s)?.seen?.(s, move, player) ?? move
  }

  return {
    defineStage,
    stageOf,
    allStages,
    decisionOf,
    goTo,
    ask,
    settle,
    actorOf,
    legalMoves,
    kindOf,
    seenBy,
  }
}
