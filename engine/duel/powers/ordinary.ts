import type { State } from '../../state.js'
import { RECON_DISCARD } from '../course/stage-numbers.js'
import { ask } from '../course/stages.js'
import { cardOfCode, sideOfCode } from '../facts/cards.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { discardFromPlay, exhaust, hold, playedOf, refillAround, takeTop } from '../state/cards.js'
import { note } from '../state/journal.js'
import { moveOf, thirdOf, USE } from '../state/moves.js'
import { always, type Power } from './power.js'
import { pushEach, readyBeside } from './targets.js'

/** The powers of the four suits. */

export function discardTarget(s: State, target: number): void {
  discardFromPlay(s, sideOfCode(target - 1), cardOfCode(target - 1))
}

export function exhaustTarget(s: State, target: number): void {
  exhaust(s, sideOfCode(target - 1), cardOfCode(target - 1))
  note('exhausted', target - 1)
}

/** One of one's own cards leaves play, this one too if one likes. */
export const diplomacy: Power = {
  canResolve: always,
  moves: (s, side, card, out, n) =>
    pushEach(moveOf(USE, card, 0, 0), side, playedOf(s, side), out, n),
  open: (s, _side, move) => discardTarget(s, thirdOf(move)),
}

export const force: Power = {
  canResolve: (s, side, card) =>
    (readyBeside(s, REBEL, side, card) | readyBeside(s, EMPIRE, side, card)) !== 0,
  moves(s, side, card, out, n) {
    const move = moveOf(USE, card, 0, 0)
    n = pushEach(move, REBEL, readyBeside(s, REBEL, side, card), out, n)
    return pushEach(move, EMPIRE, readyBeside(s, EMPIRE, side, card), out, n)
  },
  open: (s, _side, move) => exhaustTarget(s, thirdOf(move)),
}

export const military: Power = {
  canResolve: (s, side) => playedOf(s, enemyOf(side)) !== 0,
  moves: (s, side, card, out, n) =>
    pushEach(moveOf(USE, card, 0, 0), enemyOf(side), playedOf(s, enemyOf(side)), out, n),
  open: (s, _side, move) => discardTarget(s, thirdOf(move)),
}

/** Appends the use of a card on either deck. */
export function pushDecks(card: number, out: Int32Array, n: number): number {
  out[n++] = moveOf(USE, card, 0, REBEL + 1)
  out[n++] = moveOf(USE, card, 0, EMPIRE + 1)
  return n
}

export const recon: Power = {
  canResolve: always,
  moves: (_s, _side, card, out, n) => pushDecks(card, out, n),
  hidden(s, side, move) {
    const owner = thirdOf(move) - 1
    const first = takeTop(s, owner)
    hold(s, owner, side, 1 << first)
    refillAround(s, owner, 1 << first)
    const second = takeTop(s, owner)
    hold(s, owner, side, (1 << first) | (1 << second))
    note('looked', side, owner, (1 << first) | (1 << second), 0, side)
    ask(s, RECON_DISCARD, side)
    return true
  },
}
