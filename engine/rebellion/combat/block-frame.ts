import type { State } from '../../state.js'
import { byte } from '../course/frame.js'
import { push, stepNamed } from '../course/steps.js'

/** The frame of a block, as the step reads it and the cards that begin one. */

/** Points that the card in hand may still take away, and whether it took one. */
export const block = {
  theater: byte(3, 'theater'),
  points: byte(4, [0, 2]),
  blocked: byte(5, 'flag'),
}

const BLOCK = stepNamed('block')

/** Lays the block of damage assigned in the attack on the stack. */
export function pushBlock(s: State, side: number, theater: number): void {
  block.theater.set(s, push(s, BLOCK, side), theater)
}
