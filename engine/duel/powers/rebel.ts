import { FROM_RESERVE, NEW_STRATEGY, SEARCH_OWN } from '../course/stage-numbers.js'
import { ask } from '../course/stages.js'
import { lowestBit } from '../facts/bits.js'
import { cardOfCode } from '../facts/cards.js'
import { enemyOf } from '../facts/sides.js'
import {
  discardFromPlay,
  discardOf,
  gainInfluence,
  playedOf,
  putIntoPlay,
  readyOf,
  room,
  takeTop,
} from '../state/cards.js'
import { BY_POWER, note } from '../state/journal.js'
import { DISCARD, RESERVE_COUNT } from '../state/layout.js'
import { moveOf, SWAP, secondOf, swappedOf, thirdOf, USE } from '../state/moves.js'
import { signal } from '../state/signal.js'
import { loseStrategy } from '../state/strategies.js'
import { discardTarget, exhaustTarget } from './ordinary.js'
import { always, type Power } from './power.js'
import { pushEach, pushPlain, withFirst } from './targets.js'

/** The powers of the Rebel characters. */

/** At most two, and none is allowed. */
const chewbacca: Power = {
  canResolve: (s, side) => readyOf(s, enemyOf(side)) !== 0,
  moves(s, side, card, out, n) {
    const enemy = enemyOf(side)
    n = pushPlain(card, out, n)
    n = pushEach(moveOf(USE, card, 0, 0), enemy, readyOf(s, enemy), out, n)
    for (let rest = readyOf(s, enemy); rest !== 0; rest &= rest - 1)
      n = pushEach(withFirst(card, enemy, lowestBit(rest)), enemy, rest & (rest - 1), out, n)
    return n
  },
  open(s, _side, move) {
    if (secondOf(move) > 0) exhaustTarget(s, secondOf(move))
    if (thirdOf(move) > 0) exhaustTarget(s, thirdOf(move))
  },
}

const hanSolo: Power = {
  canResolve: (s, side) => room(s, side) > 0,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  hidden(s, side) {
    note('searched', side, side)
    ask(s, SEARCH_OWN, side)
    return true
  },
}

/** His moves have a verb of their own: any set of cards in play. */
const landoCalrissian: Power = {
  canResolve: always,
  moves(s, side, _card, out, n) {
    const played = playedOf(s, side)
    let set = 0
    do {
      out[n++] = moveOf(SWAP, 0, 0, 0) | set
      set = (set - played) & played
    } while (set !== 0)
    return n
  },
  open(s, side, move) {
    for (let rest = swappedOf(move); rest !== 0; rest &= rest - 1)
      discardFromPlay(s, side, lowestBit(rest))
  },
  hidden(s, side, move) {
    for (let rest = swappedOf(move); rest !== 0; rest &= rest - 1) {
      const card = takeTop(s, side)
      putIntoPlay(s, side, card)
      signal(s, card)
    }
    return false
  },
}

const leiaOrgana: Power = {
  canResolve: (s, side) => s.bytes[RESERVE_COUNT + side] > 0,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  hidden(s, side) {
    ask(s, FROM_RESERVE, side)
    return true
  },
}

const lukeSkywalker: Power = {
  canResolve: always,
  moves(s, side, card, out, n) {
    const enemy = enemyOf(side)
    n = pushEach(moveOf(USE, card, 0, 0), enemy, playedOf(s, enemy), out, n)
    for (let rest = playedOf(s, side); rest !== 0; rest &= rest - 1) {
      const own = withFirst(card, side, lowestBit(rest))
      out[n++] = own
      n = pushEach(own, enemy, playedOf(s, enemy), out, n)
    }
    return n
  },
  open(s, _side, move) {
    if (secondOf(move) > 0) discardTarget(s, secondOf(move))
    if (thirdOf(move) > 0) discardTarget(s, thirdOf(move))
  },
}

const obiWanKenobi: Power = {
  canResolve: (s, side) => discardOf(s, side) !== 0 && room(s, side) > 0,
  moves: (s, side, card, out, n) =>
    pushEach(moveOf(USE, card, 0, 0), side, discardOf(s, side), out, n),
  open(s, side, move) {
    const card = cardOfCode(thirdOf(move) - 1)
    s.words[DISCARD + side] &= ~(1 << card)
    putIntoPlay(s, side, card)
  },
}

const droids: Power = {
  canResolve: always,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  open: (s, side) => loseStrategy(s, side),
  hidden(s, side) {
    ask(s, NEW_STRATEGY, side)
    return true
  },
}

const yoda: Power = {
  canResolve: always,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  open: (s, side) => gainInfluence(s, side, 1, BY_POWER),
}

export const REBEL_POWERS: Readonly<Record<string, Power>> = {
  chewbacca,
  'han-solo': hanSolo,
  'lando-calrissian': landoCalrissian,
  'leia-organa': leiaOrgana,
  'luke-skywalker': lukeSkywalker,
  'obi-wan-kenobi': obiWanKenobi,
  'r2-d2-and-c-3po': droids,
  yoda,
}
