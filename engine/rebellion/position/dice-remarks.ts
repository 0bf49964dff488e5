import type { State } from '../../state.js'
import { settle } from '../course/steps.js'
import { makeMove } from '../course/turn.js'
import { journal, recorded } from '../state/journal.js'
import { LOADED_COUNT, LOADED_DICE } from '../state/layout.js'
import { faceId } from '../text/names.js'
import { unsettled } from './from.js'

/** Faces that are named; a line stays a line. */
const MOST_NAMED = 12

/**
 * Whether the dice that a position loads are those that were rolled: what is left over after the
 * moves, and what was rolled when none was left. Nothing is said where nothing is loaded.
 */
export function diceRemarks(position: unknown, moves: readonly number[]): string[] {
  const s = unsettled(position)
  const loaded = s.bytes[LOADED_COUNT]
  if (loaded === 0) return []
  recorded(() => {
    settle(s)
    for (const move of moves) makeMove(s, move)
  })
  const left = facesLeft(s)
  // Without moves the dice are still to come
  if (left.length > 0 && moves.length > 0) return [leftOver(left, loaded)]
  return journal.unloaded > 0 ? [ranOut(journal.unloaded, loaded)] : []
}

function facesLeft(s: State): string[] {
  const faces: string[] = []
  for (let i = 0; i < s.bytes[LOADED_COUNT]; i++) faces.push(faceId(s.bytes[LOADED_DICE + i]))
  return faces
}

function leftOver(left: readonly string[], loaded: number): string {
  const named = left.slice(0, MOST_NAMED).join(', ') + (left.length > MOST_NAMED ? ', …' : '')
  const were = left.length === 1 ? 'was' : 'were'
  return `dice: ${left.length} of ${loaded} loaded ${faces(loaded)} ${were} not used: ${named}`
}

function ranOut(rolled: number, loaded: number): string {
  const rolls = rolled === 1 ? 'die was' : 'dice were'
  return `dice: ${rolled} ${rolls} rolled at random after the ${loaded} loaded ${faces(loaded)}; load ${loaded + rolled} to fix them all`
}

function faces(count: number): string {
  return count === 1 ? 'face' : 'faces'
}
