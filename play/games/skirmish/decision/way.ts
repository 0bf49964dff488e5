import type { Move } from '../../../../engine/game.js'
import { ADVANCE_CHOICE, TURN_CHOICE } from '../../../../engine/skirmish/course/stage-numbers.js'
import { bearing, turnBetween } from '../../../../engine/skirmish/geometry/directions.js'
import {
  ADVANCE,
  largeOf,
  MOST_TURN,
  STOP,
  TURN_BY,
  verbOf,
} from '../../../../engine/skirmish/state/moves.js'
import { longestLeft, segmentsLeft } from '../../../../engine/skirmish/state/segments.js'
import { headingOf, xOf, yOf } from '../../../../engine/skirmish/state/units.js'
import { readMoves } from '../words/typed.js'
import type { Trial } from './trial.js'
import { TypedTrial } from './typed-trial.js'

/**
 * The way of a unit as it is tried: turns and advances, each one of the legal moves. What is wanted freely, by dragging or
 * by steps, is the legal move nearest to it.
 */

/** A point in hundredths of a millimetre. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** All the way that there is. */
export const ALL = Number.POSITIVE_INFINITY

export interface Segment {
  /** Whole degrees to the left. */
  readonly turn: number
  /** Hundredths of a millimetre, or ALL. */
  readonly length: number
}

export const STRAIGHT: Segment = { turn: 0, length: ALL }

/** The unit may turn now, before another segment or, of Dogfight, at the end. */
export function mayTurn(trial: Trial): boolean {
  return trial.stage === TURN_CHOICE
}

/** No segment is left: only Dogfight's last turn. */
export function isLastTurn(trial: Trial): boolean {
  return mayTurn(trial) && segmentsLeft(trial.state) === 0
}

/** Turns and, where the unit may choose, advances by what is nearest to the segment. */
export function lay(trial: Trial, segment: Segment): Trial {
  if (!mayTurn(trial)) return trial
  const turn = nearest(trial.legal, TURN_BY, segment.turn + MOST_TURN)
  const turned = turn === null ? trial : trial.with(turn)
  if (turned.stage !== ADVANCE_CHOICE) return turned
  const length = nearest(turned.legal, ADVANCE, segment.length)
  return length === null ? turned : turned.with(length)
}

/** The move with this verb whose argument is nearest to what is wanted. */
function nearest(legal: readonly Move[], verb: number, wanted: number): Move | null {
  let best: Move | null = null
  for (const move of legal) {
    if (verbOf(move) !== verb) continue
    if (best === null || distanceTo(move, wanted) < distanceTo(best, wanted)) best = move
  }
  return best
}

function distanceTo(move: Move, wanted: number): number {
  return wanted === ALL ? -largeOf(move) : Math.abs(largeOf(move) - wanted)
}

/** What the unit may turn by now: its largest turns to the right and to the left. */
export function turnsOf(trial: Trial): { readonly least: number; readonly most: number } {
  const turns = trial.legal.filter((move) => verbOf(move) === TURN_BY).map(degreesOf)
  return { least: Math.min(...turns), most: Math.max(...turns) }
}

function degreesOf(move: Move): number {
  return largeOf(move) - MOST_TURN
}

/** The whole length of the segment that comes next, and how far there is room for it ahead of a turn. */
export function roomAfter(
  trial: Trial,
  turn: number,
): { readonly whole: number; readonly room: number } {
  const whole = mayTurn(trial) ? longestLeft(trial.state) : 0
  const by = nearest(trial.legal, TURN_BY, turn + MOST_TURN)
  const turned = by === null ? trial : trial.with(by)
  if (turned.stage !== ADVANCE_CHOICE) return { whole, room: 0 }
  const lengths = turned.legal.filter((move) => verbOf(move) === ADVANCE).map(largeOf)
  return { whole, room: Math.max(...lengths) }
}

/** The segment that points at a spot from where the unit stands, and ends there. */
export function segmentTo(trial: Trial, { x, y }: Spot): Segment {
  const { state, slot } = trial
  const [fromX, fromY] = [xOf(state, slot), yOf(state, slot)]
  const heading = bearing(fromX, fromY, x, y)
  const turn = Math.round(turnBetween(headingOf(state, slot), heading) / 10)
  const { least, most } = turnsOf(trial)
  const held = Math.max(least, Math.min(most, turn))
  // Of a way that cannot point there, what comes nearest
  const away = Math.hypot(x - fromX, y - fromY)
  const length = away * Math.max(0, Math.cos(((turn - held) * Math.PI) / 180))
  return { turn: held, length: Math.round(length / 100) * 100 }
}

/** Segments that lead to a spot, as few as it takes, or as near as the unit gets: straight there, else round what is in the way. */
export function segmentsTo(trial: Trial, spot: Spot): readonly Segment[] {
  const straight = straightTo(trial, spot)
  let best = straight
  let least = missing(trial, straight, spot)
  if (least <= NEAR || straight.length === 0) return straight
  for (const way of detours(trial, spot, ALL)) {
    const away = missing(trial, way, spot)
    // A detour is taken for something
    if (away < least - NEAR) {
      best = way
      least = away
    }
  }
  return best
}

/** Hundredths of a millimetre that nobody minds. */
const NEAR = 200
const DETOURS: readonly number[] = [20, -20, 40, -40, 60, -60, 85, -85]

/** Ways to a spot that go aside first, by a whole segment or by half of one. */
export function waysTo(trial: Trial, spot: Spot): readonly (readonly Segment[])[] {
  if (segmentsLeft(trial.state) < 2) return []
  const half = Math.round(longestLeft(trial.state) / 200) * 100
  return [...detours(trial, spot, ALL), ...detours(trial, spot, half)]
}

function detours(trial: Trial, spot: Spot, length: number): readonly (readonly Segment[])[] {
  return DETOURS.map((offset) => detour(trial, spot, offset, length))
}

export function missing(trial: Trial, way: readonly Segment[], { x, y }: Spot): number {
  const { state } = way.reduce(lay, trial)
  return Math.hypot(xOf(state, trial.slot) - x, yOf(state, trial.slot) - y)
}

/** First aside, then towards the spot. */
function detour(trial: Trial, spot: Spot, offset: number, length: number): readonly Segment[] {
  if (segmentsLeft(trial.state) < 2) return [{ ...segmentTo(trial, spot), length: ALL }]
  const { least, most } = turnsOf(trial)
  const { turn } = segmentTo(trial, spot)
  const first = { turn: Math.max(least, Math.min(most, turn + offset)), length }
  return [first, ...straightTo(lay(trial, first), spot)]
}

/** Each segment as near to the spot as it leads. */
function straightTo(trial: Trial, spot: Spot): readonly Segment[] {
  const segments: Segment[] = []
  let at = trial
  while (mayTurn(at) && !isLastTurn(at)) {
    const segment = segmentTo(at, spot)
    const { room } = roomAfter(at, segment.turn)
    const goesOn = segment.length > room && segmentsLeft(at.state) > 1
    segments.push(goesOn ? { ...segment, length: ALL } : segment)
    at = lay(at, segments[segments.length - 1] as Segment)
    if (!goesOn || room === 0) break
  }
  return segments
}

/** Faces a spot as well as it can, where only a turn is left. */
export function turnTowards(trial: Trial, spot: Spot): number {
  return segmentTo(trial, spot).turn
}

/** Ends the move where the unit stands: what is left of its segments is not used. */
export function ended(trial: Trial): Trial {
  let at = trial
  while (at.isOpen && (at.stage === TURN_CHOICE || at.stage === ADVANCE_CHOICE)) {
    const stop = at.legal.find((move) => verbOf(move) === STOP)
    const turning = at.stage === TURN_CHOICE
    const move = stop ?? nearest(at.legal, turning ? TURN_BY : ADVANCE, turning ? MOST_TURN : 0)
    if (move === null) return at
    at = at.with(move)
  }
  return at
}

/** The clear way nearest to a turn that is blocked: at which all of the segment has room; null without one. */
export function clearTurn(trial: Trial, turn: number): number | null {
  const { least, most } = turnsOf(trial)
  for (let by = 0; by <= most - least; by++)
    for (const degrees of [turn + by, turn - by]) {
      if (degrees < least || degrees > most) continue
      const { whole, room } = roomAfter(trial, degrees)
      if (room === whole) return degrees
    }
  return null
}

/** A turn and the advance behind it; null where it only turns. */
export interface Step {
  readonly turn: number
  readonly length: number | null
}

export function stepsIn(moves: readonly Move[]): readonly Step[] {
  const steps: Step[] = []
  for (const move of moves) {
    if (verbOf(move) === TURN_BY) steps.push({ turn: degreesOf(move), length: null })
    if (verbOf(move) !== ADVANCE) continue
    const open = steps.pop()
    steps.push({ turn: open?.turn ?? 0, length: largeOf(move) })
  }
  return steps
}

/** The way that words say for the unit in hand, as segments; what is wrong with them is an InputError. */
export function typedWay(trial: Trial, text: string): readonly Segment[] {
  const typed = TypedTrial.from(trial)
  readMoves(typed, text.trim().toLowerCase().split(/\s+/))
  return stepsIn(typed.moves.slice(trial.moves.length)).map(({ turn, length }) => ({
    turn,
    length: length ?? 0,
  }))
}
