import { MOST_MOVES } from '../../game.js'
import type { State } from '../../state.js'
import { ADMIRAL, GENERAL } from '../facts/posts.js'
import {
  FRAME_COUNT,
  FRAME_SIZE,
  FRAMES,
  IN_CHARGE,
  LOOK_DUE,
  MOST_FRAMES,
  PLAYERS,
  WINNER,
} from '../state/layout.js'
import { DECLINE, move0 } from '../state/moves.js'
import { hasPartners, postInCharge, putBothInCharge, putInCharge } from '../state/posts.js'
import { checkFields, type Fields, SIDE_AT, STAGE_AT } from './frame.js'
import { type KindId, kindCode } from './kinds.js'

/**
 * The course of the game is a stack of steps. The top one either does its next piece by itself, often by laying
 * other steps on top, or waits for a decision. A step declares all about itself in one place; what only positions
 * and people need is kept apart from what play needs at every decision.
 */
export interface Declaration<Stage extends string, Own extends Fields> {
  /** Stable: it lies in states. */
  readonly number: number
  readonly name: string
  /** Sort of decision for agents; see kinds.ts. */
  readonly kind: KindId
  /** The side whose step it always is; left out where it may be either. */
  readonly side?: number
  /** The stages in their order; the frame holds the one that comes next. */
  readonly stages?: readonly Stage[]
  /** What is done at each stage, where that is all that the step does; see `course`. */
  readonly pieces?: readonly Piece[]
  readonly frame?: Own
  /** What it may lie on; a step that names nothing may be the lowest. */
  readonly on: readonly Under[]
  /** What is asked of the one who decides; at a window that is nothing else, what may answer is. */
  readonly question?: string | ((s: State, f: number) => string)
  /** What does not fit in the frame of this step as it lies there, for positions; null when all does. */
  readonly check?: (s: State, f: number) => string | null
  /** True when the opponent may not see which of the moves is made. */
  readonly secret?: boolean | ((s: State, f: number) => boolean)
  /** True where its moves are one act to a person: nothing hidden or random shows before it is over, so he may try them. */
  readonly oneAct?: boolean | ((s: State, f: number) => boolean)
  /** Does the next piece; true when the step now waits for a decision. Without `run` it always waits. */
  readonly run?: (s: State, f: number) => boolean
  /** Who decides; the side of the step unless said otherwise. */
  readonly actor?: (s: State, f: number) => number
  /** Who of two partners decides; left out: who is in charge of what lies below. */
  readonly post?: PostRule
  /** The move by which one partner leaves it to the other, where either is asked; declining unless said otherwise. */
  readonly leave?: number
  /** Fills in the legal moves. None at all means that there is nothing to decide: the step ends. */
  readonly moves?: (s: State, f: number, out: Int32Array) => number
  readonly play?: (s: State, f: number, move: number) => void
  /** True where `moves` fills them in ascending already, so that nobody need sort a long list. */
  readonly ascending?: boolean
  /** True only where there are two moves or more for who is asked: a long list need not be filled in to see that there is a choice. */
  readonly isChoice?: (s: State, f: number) => boolean
}

/**
 * Who decides a step in a team game: one post of both sides; either, the Admiral first (G19); or each for what is his
 * (`own`, where one person plays both colours of all that is the side's; `role` keeps them apart even then).
 */
export type PostRule = 'admiral' | 'general' | 'either' | 'own' | 'role'
const POST_RULES: readonly (PostRule | undefined)[] = [
  undefined,
  'admiral',
  'general',
  'either',
  'own',
  'role',
]
const BY_ADMIRAL = 1
const BY_GENERAL = 2
const BY_EITHER = 3
const BY_OWN = 4

/** What a step of named pieces does at one of its stages. */
export type Piece = (s: State, f: number) => void

/** A step that another may lie on. */
export interface Under {
  readonly step: string
  /** Its stages at which the other may lie on it; all unless said. What a stage names is what comes next. */
  readonly stages?: readonly string[]
  /** The side of the step above, and of the one below, where only one fits. */
  readonly side?: number
  readonly belowSide?: number
  /** Values of its fields, where only these fit. */
  readonly fields?: Readonly<Record<string, number>>
  /** The step below this one, where only some fit. */
  readonly over?: readonly string[]
  /** A further condition; `f` is the frame of the step above. */
  readonly when?: (s: State, f: number) => boolean
}

/** What play reads of a step, all of one shape: objects of one shape are read several times faster than those of many. */
interface Step {
  readonly name: string
  readonly kind: number
  readonly pieces: readonly Piece[] | undefined
  readonly run: ((s: State, f: number) => boolean) | undefined
  readonly actor: ((s: State, f: number) => number) | undefined
  readonly moves: ((s: State, f: number, out: Int32Array) => number) | undefined
  readonly play: ((s: State, f: number, move: number) => void) | undefined
  readonly isChoice: ((s: State, f: number) => boolean) | undefined
  readonly ascending: boolean
  /** Place in POST_RULES. */
  readonly post: number
  readonly leave: number
}

/** A step to push and to look for. */
export interface StepRef {
  readonly number: number
}

/** A step with its fields and its stages by name. */
export interface StepOf<Stage extends string, Own extends Fields> extends StepRef {
  readonly frame: Own
  readonly stage: Readonly<Record<Stage, number>>
}

/** The steps by number, filled in by the modules that define them. */
export const STEPS: Step[] = []
/** What positions and people are told of each step, by number. */
export const DECLARATIONS: Declaration<string, Fields>[] = []

const refs = new Map<string, { number: number }>()

/** Enters a step. */
export function defineStep<Stage extends string = never, Own extends Fields = Fields>(
  step: Declaration<Stage, Own>,
): StepOf<Stage, Own> {
  const { number, name } = step
  if (number < 1 || number > 255) throw new Error(`step ${name}: ${number} is no number of a step`)
  if (STEPS[number] !== undefined)
    throw new Error(`steps ${STEPS[number].name} and ${name} have the number ${number}`)
  if ((refs.get(name)?.number ?? 0) !== 0) throw new Error(`step ${name} is defined twice`)
  const frame = step.frame ?? ({} as Own)
  checkFields(name, frame, step.stages !== undefined)
  STEPS[number] = {
    name,
    kind: kindCode(step.kind),
    pieces: step.pieces,
    run: step.run,
    actor: step.actor,
    moves: step.moves,
    play: step.play,
    isChoice: step.isChoice,
    ascending: step.ascending === true,
    post: POST_RULES.indexOf(step.post),
    leave: step.leave ?? move0(DECLINE),
  }
  DECLARATIONS[number] = step
  refTo(name).number = number
  return { number, frame, stage: numbersOf(step.stages ?? []) }
}

/** A step that is defined elsewhere, for modules that may not import it; its number is there once all are loaded. */
export function stepNamed(name: string): StepRef {
  return refTo(name)
}

function refTo(name: string): { number: number } {
  const known = refs.get(name)
  if (known !== undefined) return known
  const ref = { number: 0 }
  refs.set(name, ref)
  return ref
}

/** Called when all steps are loaded: whatever is named must be there. */
export function completeSteps(): void {
  for (const [name, { number }] of refs)
    if (number === 0) throw new Error(`the step ${name} is named and defined nowhere`)
  for (const { name, on } of declaredSteps()) for (const under of on) checkUnder(name, under)
}

function checkUnder(name: string, { step, stages, fields, over }: Under): void {
  for (const named of [step, ...(over ?? [])])
    if (!refs.has(named)) throw new Error(`step ${name}: there is no step ${named} to lie on`)
  const { stages: known = [], frame = {} } = DECLARATIONS[refTo(step).number]
  for (const stage of stages ?? [])
    if (!known.includes(stage)) throw new Error(`step ${name}: ${step} has no stage ${stage}`)
  for (const field of Object.keys(fields ?? {}))
    if (frame[field] === undefined) throw new Error(`step ${name}: ${step} has no field ${field}`)
}

/** Words with their places in the list. */
export function numbersOf<Word extends string>(words: readonly Word[]): Record<Word, number> {
  return Object.fromEntries(words.map((word, n) => [word, n])) as Record<Word, number>
}

/**
 * A course of named pieces, one after the other, of a step that never waits itself. A piece is done with its stage
 * passed already, so it may lay steps on top, or `goTo` another stage.
 */
export function course<Stage extends string>(
  pieces: Readonly<Record<Stage, Piece>>,
): { stages: readonly Stage[]; pieces: readonly Piece[] } {
  const stages = Object.keys(pieces) as Stage[]
  return { stages, pieces: stages.map((stage) => pieces[stage]) }
}

export function stageOf(s: State, f: number): number {
  return s.bytes[f + STAGE_AT]
}

export function goTo(s: State, f: number, stage: number): void {
  s.bytes[f + STAGE_AT] = stage
}

// The stack

/** Lays a step on the stack; answers the offset of its frame, all fields 0. */
export function push(s: State, step: StepRef, side: number): number {
  const depth = s.bytes[FRAME_COUNT]
  if (depth >= MOST_FRAMES) throw new Error('the stack of steps is full')
  s.bytes[FRAME_COUNT] = depth + 1
  const f = FRAMES + depth * FRAME_SIZE
  const w = f >> 2
  s.words[w] = step.number | (side << 8)
  s.words[w + 1] = 0
  s.words[w + 2] = 0
  s.words[w + 3] = 0
  if (s.bytes[PLAYERS] !== 0) takeCharge(s, f)
  return f
}

/** Takes the top step off; its frame is wiped so that equal situations have equal buffers. */
export function pop(s: State): void {
  const depth = s.bytes[FRAME_COUNT] - 1
  s.bytes[FRAME_COUNT] = depth
  if (s.bytes[PLAYERS] !== 0) s.bytes[IN_CHARGE + depth] = 0
  const w = (FRAMES + depth * FRAME_SIZE) >> 2
  s.words[w] = 0
  s.words[w + 1] = 0
  s.words[w + 2] = 0
  s.words[w + 3] = 0
}

export function topFrame(s: State): number {
  return FRAMES + (s.bytes[FRAME_COUNT] - 1) * FRAME_SIZE
}

/** True when the frame is one of this step. */
export function isStep(s: State, f: number, step: StepRef): boolean {
  return s.bytes[f] === step.number
}

/** True when the step is the one that waits. */
export function isOnTop(s: State, step: StepRef): boolean {
  return s.bytes[FRAME_COUNT] !== 0 && isStep(s, topFrame(s), step)
}

/** The nearest frame of a step, from the top down; -1 when it is not on the stack. */
export function findFrame(s: State, step: StepRef): number {
  for (let d = s.bytes[FRAME_COUNT] - 1; d >= 0; d--) {
    const f = FRAMES + d * FRAME_SIZE
    if (s.bytes[f] === step.number) return f
  }
  return -1
}

// Partners

const BOTH_GENERALS = 3

/** Who is in charge of a step that has just been laid on the stack: who was before, unless the step says. */
export function takeCharge(s: State, f: number): void {
  const at = IN_CHARGE + (f - FRAMES) / FRAME_SIZE
  s.bytes[at] = f === FRAMES ? BOTH_GENERALS : s.bytes[at - 1]
  const { post } = STEPS[s.bytes[f]]
  if (post === BY_ADMIRAL) putBothInCharge(s, f, ADMIRAL)
  else if (post === BY_GENERAL) putBothInCharge(s, f, GENERAL)
  else if (post === BY_EITHER) putInCharge(s, f, sideToDecide(s, f), ADMIRAL)
}

/** The side that a step asks. */
export function sideToDecide(s: State, f: number): number {
  const step = STEPS[s.bytes[f]]
  return step.actor === undefined ? s.bytes[f + SIDE_AT] : step.actor(s, f)
}

/** Whether a move is one of a partner's own: of his leaders, of his cards. */
let isOwn: (s: State, side: number, post: number, move: number) => boolean

/** Says what that is: it knows leaders and cards. */
export function onOwnMoves(own: typeof isOwn): void {
  isOwn = own
}

/** The legal moves of the step that waits, in no order: those of who is asked. */
export function offers(s: State, f: number, out: Int32Array): number {
  const { moves, post } = STEPS[s.bytes[f]]
  const count = moves === undefined ? 0 : moves(s, f, out)
  return s.bytes[PLAYERS] === 0 || post < BY_EITHER ? count : ownMoves(s, f, out, count)
}

function ownMoves(s: State, f: number, out: Int32Array, count: number): number {
  const side = sideToDecide(s, f)
  if (STEPS[s.bytes[f]].post <= BY_OWN && !hasPartners(s, side)) return count
  const post = postInCharge(s, f, side)
  let n = 0
  for (let i = 0; i < count; i++) if (isOwn(s, side, post, out[i])) out[n++] = out[i]
  return n
}

/** Makes a legal move of the step that waits; the first of two partners who declines leaves it to the second (G19). */
export function makeOffered(s: State, f: number, move: number): void {
  const step = STEPS[s.bytes[f]]
  if (s.bytes[PLAYERS] !== 0 && move === step.leave && asksPartner(s, f)) return
  step.play?.(s, f, move)
}

/** Goes on to the General where both are asked and the Admiral is done; false where nobody else is asked. */
function asksPartner(s: State, f: number): boolean {
  if (STEPS[s.bytes[f]].post !== BY_EITHER) return false
  const side = sideToDecide(s, f)
  if (!hasPartners(s, side) || postInCharge(s, f, side) === GENERAL) return false
  putInCharge(s, f, side, GENERAL)
  return true
}

// For positions and people

/** All steps by number. */
export function declaredSteps(): Declaration<string, Fields>[] {
  // Numbers that no step has are holes
  return DECLARATIONS.filter((declaration) => declaration !== undefined)
}

export function declarationOf(s: State, f: number): Declaration<string, Fields> {
  return DECLARATIONS[s.bytes[f]]
}

export function stepName(s: State, f: number): string {
  return STEPS[s.bytes[f]]?.name ?? 'none'
}

/** A field of whatever step lies there, by its name. */
export function fieldNamed(s: State, f: number, name: string): number {
  return declarationOf(s, f).frame?.[name]?.get(s, f) ?? 0
}

/** True when the stage named is what comes next. */
export function isAt(s: State, f: number, stage: string): boolean {
  return stageOf(s, f) === placeOfStage(s, f, stage)
}

/** True when the stage named is not over yet, and not what comes next. */
export function isBefore(s: State, f: number, stage: string): boolean {
  return stageOf(s, f) < placeOfStage(s, f, stage)
}

function placeOfStage(s: State, f: number, stage: string): number {
  const place = declarationOf(s, f).stages?.indexOf(stage) ?? -1
  if (place < 0) throw new Error(`step ${stepName(s, f)} has no stage ${stage}`)
  return place
}

/** The step that lies on this one; 'none' on top of the stack. */
export function nameAbove(s: State, f: number): string {
  return isTop(s, f) ? 'none' : stepName(s, f + FRAME_SIZE)
}

/** True while nothing lies on the step. */
export function isTop(s: State, f: number): boolean {
  return f === topFrame(s)
}

/** What follows as soon as a step has removed units. */
let look: (s: State) => void

/** Says what that is: it knows the board, and steps of its own. */
export function onRemoval(follows: (s: State) => void): void {
  look = follows
}

export function followRemoval(s: State): void {
  look(s)
}

const scratch = new Int32Array(MOST_MOVES)
const MOST_PIECES = 20000

/** Goes on until somebody has a real choice or the game is over: forced decisions are made here. */
export function settle(s: State): void {
  for (let pieces = 0; s.bytes[WINNER] === 0; pieces++) {
    if (pieces > MOST_PIECES) throw new Error('the game does not go on')
    if (s.bytes[LOOK_DUE] !== 0) {
      look(s)
      continue
    }
    const f = topFrame(s)
    const step = STEPS[s.bytes[f]]
    if (step.pieces !== undefined) {
      step.pieces[s.bytes[f + STAGE_AT]++](s, f)
      continue
    }
    if (step.run !== undefined && !step.run(s, f)) continue
    if (step.moves === undefined || step.play === undefined)
      throw new Error(`step ${step.name} cannot wait`)
    if (step.isChoice?.(s, f) === true) return
    if (s.bytes[PLAYERS] !== 0) {
      if (asksPartners(s, f)) return
      continue
    }
    const count = step.moves(s, f, scratch)
    if (count > 1) return
    if (count === 1) step.play(s, f, scratch[0])
    else pop(s)
  }
  endGame(s)
}

/** In a team game: true where who is asked has a choice; otherwise what he must do is done, or his partner is asked. */
function asksPartners(s: State, f: number): boolean {
  const count = offers(s, f, scratch)
  if (count > 1) return true
  if (count === 1) makeOffered(s, f, scratch[0])
  else if (!asksPartner(s, f)) pop(s)
  return false
}

/** True where there are two moves or more without looking at them. */
export function isSurelyChoice(s: State, f: number): boolean {
  return STEPS[s.bytes[f]].isChoice?.(s, f) === true
}

/** Unfinished choices, combats and missions are dropped when the game ends (N6). */
function endGame(s: State): void {
  s.bytes[LOOK_DUE] = 0
  while (s.bytes[FRAME_COUNT] > 0) pop(s)
}
