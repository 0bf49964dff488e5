import type { State } from '../../state.js'
import { BEGIN_STRUGGLE, TURN } from '../course/stage-numbers.js'
import { defineStage } from '../course/stages.js'
import { lowestBit } from '../facts/bits.js'
import { isBlocked, isResolvable, POWERS } from '../powers/powers.js'
import { pushPlain } from '../powers/targets.js'
import {
  exhaust,
  exhaustedOf,
  loseInfluence,
  playedOf,
  putIntoPlay,
  ready,
  readyOf,
  room,
  takeTop,
} from '../state/cards.js'
import { BY_READYING, note } from '../state/journal.js'
import {
  ACTOR,
  BALANCE,
  HAS_REPEATED,
  INFLUENCE,
  MOST_TURNS,
  PASSES,
  TURNS,
  TUTORIAL,
} from '../state/layout.js'
import { moveOf, PASS, PLAY, READY, SWAP, thirdOf, USE, verbOf } from '../state/moves.js'
import { signal } from '../state/signal.js'
import { withoutRepetitions } from './repetition.js'
import { beginTurn, endTurn } from './turn-end.js'
import { LANDO, usedCard } from './use.js'

/** The struggle (3.3): turns in which one option is chosen, until both have passed one after the other. */

defineStage({
  number: BEGIN_STRUGGLE,
  id: 'begin-struggle',
  run(s) {
    const first = s.bytes[BALANCE]
    note('struggle', first)
    beginTurn(s, first)
  },
})

defineStage({
  number: TURN,
  id: 'turn',
  kind: 'turn',
  question: () => 'Your turn: play a card, use a power, ready a card, or pass?',
  hasChoice: hasTurnChoice,
  moves: turnMoves,
  play: makeTurn,
})

/** Who has no card in play must play one: he may neither pass nor do anything else. */
function mustPlay(s: State, side: number): boolean {
  return playedOf(s, side) === 0 && s.bytes[TUTORIAL] === 0
}

/** Passing and playing a card are never withdrawn, and powers only where a position has repeated. */
function hasTurnChoice(s: State): boolean {
  const side = s.bytes[ACTOR]
  if (mustPlay(s, side) || s.bytes[TURNS] >= MOST_TURNS) return false
  return room(s, side) > 0 || (readyOf(s, side) !== 0 && s.bytes[HAS_REPEATED] === 0)
}

function turnMoves(s: State, out: Int32Array): number {
  const side = s.bytes[ACTOR]
  let n = 0
  if (mustPlay(s, side)) {
    out[n++] = moveOf(PLAY, 0, 0, 0)
    return n
  }
  const mayAct = s.bytes[TURNS] < MOST_TURNS
  if (mayAct && room(s, side) > 0) out[n++] = moveOf(PLAY, 0, 0, 0)
  out[n++] = moveOf(PASS, 0, 0, 0)
  if (!mayAct) return n
  const plain = n
  if (s.words[INFLUENCE + side] > 0)
    for (let rest = exhaustedOf(s, side); rest !== 0; rest &= rest - 1)
      out[n++] = moveOf(READY, 0, 0, lowestBit(rest))
  n = pushUses(s, side, out, n)
  return withoutRepetitions(s, out, plain, n)
}

function pushUses(s: State, side: number, out: Int32Array, n: number): number {
  let swaps = false
  for (let rest = readyOf(s, side); rest !== 0; rest &= rest - 1) {
    const card = lowestBit(rest)
    const power = POWERS[side][card]
    if (!isResolvable(s, side, card)) n = pushPlain(card, out, n)
    else if (power === LANDOS_POWER) swaps = true
    else n = power.moves(s, side, card, out, n)
  }
  // Last, because the verb is the highest
  return swaps ? LANDOS_POWER.moves(s, side, LANDO, out, n) : n
}

const LANDOS_POWER = POWERS[0][LANDO]

function makeTurn(s: State, move: number): void {
  const side = s.bytes[ACTOR]
  const verb = verbOf(move)
  if (verb === PASS) {
    s.bytes[PASSES]++
    note('passed', side)
    endTurn(s)
    return
  }
  s.bytes[PASSES] = 0
  if (verb === PLAY) {
    const card = takeTop(s, side)
    putIntoPlay(s, side, card)
    signal(s, card)
  } else if (verb === READY) {
    loseInfluence(s, side, 1, BY_READYING)
    ready(s, side, thirdOf(move))
    note('readied', side, thirdOf(move))
  } else if (verb === USE || verb === SWAP) {
    if (usePower(s, side, move)) return
  } else throw new Error(`duel: ${move} is no move of a turn`)
  endTurn(s)
}

/** True where a decision follows before the turn is over. */
function usePower(s: State, side: number, move: number): boolean {
  const card = usedCard(move)
  const power = POWERS[side][card]
  exhaust(s, side, card)
  note('used', side, card)
  if (!isResolvable(s, side, card)) {
    note('no-effect', side, card, isBlocked(s, side, card) ? 1 : 0)
    return false
  }
  power.open?.(s, side, move)
  return power.hidden?.(s, side, move) ?? false
}
