import type { State } from '../../../state.js'

/**
 * Tactic cards, as the course of a combat knows them: it says when, an implementation says what. `f` is the frame of
 * the attack.
 */
export interface Tactics {
  /** Before the first round: what the side has in hand for this combat (C5). */
  begin(s: State, side: number): void
  /** A battle begins in a theater: what comes before the attacks, and the first attack. `first` is the current player. */
  fight(s: State, first: number, theater: number): void
  /** The second attack of the battle. */
  answer(s: State, theater: number): void
  /** Adds the cards that the attacker may play once he has rolled; answers how many moves there are then. */
  attackMoves(s: State, f: number, out: Int32Array, count: number): number
  /** The decks from which he may draw while a card lets him. */
  drawMoves(s: State, f: number, out: Int32Array): number
  play(s: State, f: number, move: number): void
  /** The attacker rerolls dice without a card having said so: how many he may. */
  beginReroll(s: State, f: number): void
  /** Black hits of which the attacker says now whether they count as red ones. */
  conversions(s: State, f: number): number
  /** Takes away the dice that cards of the defender prevent. */
  prevent(s: State, defender: number): void
  /** The attacker has assigned his damage. */
  answerDamage(s: State, defender: number, theater: number): void
  /** Adds the cards with which the defender may block. */
  blockMoves(s: State, side: number, theater: number, out: Int32Array, count: number): number
  /** Plays one; answers the points that it may take away. */
  playBlock(s: State, side: number, move: number): number
  /** Doomed units have been taken off. */
  endBattle(s: State): void
  /** Both sides have had their retreat. */
  afterRetreats(s: State): void
  /** Draws cards of a theater for whatever lets a side do so. */
  draw(s: State, side: number, theater: number, count: number): void
  /** At the beginning of the game. */
  layOut(s: State): void
  /** After a combat. */
  end(s: State): void
}
