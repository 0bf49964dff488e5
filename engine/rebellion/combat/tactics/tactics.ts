import type { State } from '../../../state.js'

/**
 * Tactic cards, as the course of a combat knows them: it says when, an implementation says what. `f` is the frame of
 * the attack.
 */
export interface Tactics {
  /** Before the first round: what the side has in hand for this combat (C5). */
  begin(s: State, side: number): void
  /** A battle begins in a theater. */
  beginBattle(s: State, theater: number): void
  /** Adds the cards that the attacker may play once he has rolled; answers how many moves there are then. */
  attackMoves(s: State, f: number, out: Int32Array, count: number): number
  /** The decks from which he may draw while a card lets him. */
  drawMoves(s: State, f: number, out: Int32Array): number
  play(s: State, f: number, move: number): void
  /** Adds the cards with which the defender may block. */
  blockMoves(s: State, side: number, theater: number, out: Int32Array, count: number): number
  /** Plays one; answers the points that it may take away. */
  playBlock(s: State, side: number, move: number): number
  /** After the combat. */
  end(s: State): void
}
