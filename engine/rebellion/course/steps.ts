import { MOST_MOVES } from '../../game.js'
import type { State } from '../../state.js'
import { FRAME_COUNT, FRAME_SIZE, FRAMES, MOST_FRAMES, WINNER } from '../state/layout.js'

/**
 * The course of the game is a stack of steps. The top one either does its next piece by itself,
 * often by laying other steps on top, or waits for a decision. A step is a frame of 16 bytes:
 *   0 code   1 side whose step it is   2 stage   3 … 7 arguments   8 … 15 two words or more arguments
 */
export interface Step {
  readonly name: string
  /** Sort of decision for agents; see kinds.ts. */
  readonly kind: number
  /** True when the opponent may not see which of the moves is made. */
  readonly secret?: boolean | undefined
  /** Does the next piece; true when the step now waits for a decision. Without `run` it always waits. */
  readonly run?: ((s: State, f: number) => boolean) | undefined
  /** Who decides; the side of the step unless said otherwise. */
  readonly actor?: ((s: State, f: number) => number) | undefined
  /** Fills in the legal moves. None at all means that there is nothing to decide: the step ends. */
  readonly moves?: ((s: State, f: number, out: Int32Array) => number) | undefined
  readonly play?: ((s: State, f: number, move: number) => void) | undefined
  /** True only where there are two moves or more: a long list need not be filled in to see that there is a choice. */
  readonly isChoice?: ((s: State, f: number) => boolean) | undefined
}

/** Codes of the steps, stable: they lie in states. */
export const STEP_NAMES = [
  'none',
  'place-empire',
  'camp',
  'place-rebels',
  'starting-cards',
  'hide-base',
  'assign',
  'command-phase',
  'command-turn',
  'movement',
  'mission',
  'oppose',
  'mission-dice',
  'card',
  'captured-choice',
  'rescuers',
  'destiny',
  'falcon-ring',
  'skywalker',
  'million',
  'end-of-command',
  'rapid-mobilization',
  'pending-combats',
  'combat',
  'add-leader',
  'start-cards',
  'attack',
  'block',
  'plans',
  'combat-objective',
  'retreat',
  'retreat-load',
  'shed',
  'refresh',
  'refresh-objective',
  'discard-missions',
  'recruit',
  'build',
  'deploy',
  'droid',
] as const
export type StepName = (typeof STEP_NAMES)[number]

const CODES = Object.fromEntries(STEP_NAMES.map((name, code) => [name, code])) as Record<
  StepName,
  number
>

/** The steps by code, filled in by the modules that define them. */
export const STEPS: Step[] = []

/** Enters a step in the table; answers its code. */
export function defineStep(step: Step & { name: StepName }): number {
  const code = STEP_NAMES.indexOf(step.name)
  if (STEPS[code] !== undefined) throw new Error(`step ${step.name} defined twice`)
  // All properties in one order: objects of one shape are read several times faster than those of many
  STEPS[code] = {
    name: step.name,
    kind: step.kind,
    secret: step.secret,
    run: step.run,
    actor: step.actor,
    moves: step.moves,
    play: step.play,
    isChoice: step.isChoice,
  }
  return code
}

export function codeOf(name: StepName): number {
  return CODES[name]
}

/** Lays a step on the stack; answers the offset of its frame, all arguments 0. */
export function push(s: State, code: number, side: number): number {
  const depth = s.bytes[FRAME_COUNT]
  if (depth >= MOST_FRAMES) throw new Error('the stack of steps is full')
  s.bytes[FRAME_COUNT] = depth + 1
  const f = FRAMES + depth * FRAME_SIZE
  const w = f >> 2
  s.words[w] = code | (side << 8)
  s.words[w + 1] = 0
  s.words[w + 2] = 0
  s.words[w + 3] = 0
  return f
}

/** Takes the top step off; its frame is wiped so that equal situations have equal buffers. */
export function pop(s: State): void {
  const depth = s.bytes[FRAME_COUNT] - 1
  s.bytes[FRAME_COUNT] = depth
  const w = (FRAMES + depth * FRAME_SIZE) >> 2
  s.words[w] = 0
  s.words[w + 1] = 0
  s.words[w + 2] = 0
  s.words[w + 3] = 0
}

export function topFrame(s: State): number {
  return FRAMES + (s.bytes[FRAME_COUNT] - 1) * FRAME_SIZE
}

/** The nearest frame of a step, from the top down; -1 when it is not on the stack. */
export function findFrame(s: State, code: number): number {
  for (let d = s.bytes[FRAME_COUNT] - 1; d >= 0; d--) {
    const f = FRAMES + d * FRAME_SIZE
    if (s.bytes[f] === code) return f
  }
  return -1
}

const scratch = new Int32Array(MOST_MOVES)
const MOST_PIECES = 20000

/** Goes on until somebody has a real choice or the game is over: forced decisions are made here. */
export function settle(s: State): void {
  for (let pieces = 0; s.bytes[WINNER] === 0; pieces++) {
    if (pieces > MOST_PIECES) throw new Error('the game does not go on')
    const f = topFrame(s)
    const step = STEPS[s.bytes[f]]
    if (step.run !== undefined && !step.run(s, f)) continue
    if (step.moves === undefined || step.play === undefined)
      throw new Error(`step ${step.name} cannot wait`)
    if (step.isChoice?.(s, f) === true) return
    const count = step.moves(s, f, scratch)
    if (count > 1) return
    if (count === 1) step.play(s, f, scratch[0])
    else pop(s)
  }
  endGame(s)
}

/** Unfinished choices, combats and missions are dropped when the game ends (N6). */
function endGame(s: State): void {
  while (s.bytes[FRAME_COUNT] > 0) pop(s)
}
