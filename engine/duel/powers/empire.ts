import { BARGAINING, NEW_STRATEGY, SEARCH_DISCARD } from '../course/stage-numbers.js'
import { ask } from '../course/stages.js'
import { lowestBit } from '../facts/bits.js'
import { CHARACTER_MASK, cardOfCode, isCharacter, READY_VALUE, sideOfCode } from '../facts/cards.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import {
  deckOf,
  discardFromDeck,
  discardFromPlay,
  discardOf,
  exhaustedOf,
  hold,
  lookAtTop,
  loseInfluence,
  playedOf,
  putIntoReserve,
  putOnTop,
  refillAround,
  takeTop,
  valueInPlay,
} from '../state/cards.js'
import { BY_POWER, note } from '../state/journal.js'
import {
  DISCARD,
  INFLUENCE,
  KNOWN_IN_DECK,
  RESERVE,
  SEEN_IN_DECK,
  SHOWN_RESERVE,
} from '../state/layout.js'
import { moveOf, secondOf, thirdOf, USE } from '../state/moves.js'
import { signal } from '../state/signal.js'
import { EVERYBODY, loseStrategy } from '../state/strategies.js'
import { discardTarget, exhaustTarget, pushDecks } from './ordinary.js'
import { always, type Power } from './power.js'
import { pushEach, pushPlain, readyBeside, withFirst } from './targets.js'

/** The powers of the Imperial characters. */

/** What Grand Moff Tarkin costs the enemy. */
const TARKINS_PRICE = 2

const admiralPiett: Power = {
  canResolve: (s) => (discardOf(s, REBEL) | discardOf(s, EMPIRE)) !== 0,
  moves(s, _side, card, out, n) {
    const move = moveOf(USE, card, 0, 0)
    n = pushEach(move, REBEL, discardOf(s, REBEL), out, n)
    return pushEach(move, EMPIRE, discardOf(s, EMPIRE), out, n)
  },
  open(s, _side, move) {
    const owner = sideOfCode(thirdOf(move) - 1)
    const card = cardOfCode(thirdOf(move) - 1)
    s.words[DISCARD + owner] &= ~(1 << card)
    putOnTop(s, owner, card, EVERYBODY)
    note('put-on-top', owner, card, 1)
  },
}

/** Discards and/or exhausts, in this order: what is discarded cannot be exhausted. */
const bobaFett: Power = {
  canResolve: (s, side, card) =>
    (playedOf(s, enemyOf(side)) | readyBeside(s, side, side, card)) !== 0,
  moves(s, side, card, out, n) {
    const enemy = enemyOf(side)
    const rebels = readyBeside(s, REBEL, side, card)
    const empire = readyBeside(s, EMPIRE, side, card)
    const plain = moveOf(USE, card, 0, 0)
    n = pushEach(plain, REBEL, rebels, out, n)
    n = pushEach(plain, EMPIRE, empire, out, n)
    for (let rest = playedOf(s, enemy); rest !== 0; rest &= rest - 1) {
      const gone = rest & -rest
      const move = withFirst(card, enemy, lowestBit(rest))
      out[n++] = move
      n = pushEach(move, REBEL, enemy === REBEL ? rebels & ~gone : rebels, out, n)
      n = pushEach(move, EMPIRE, enemy === EMPIRE ? empire & ~gone : empire, out, n)
    }
    return n
  },
  open(s, _side, move) {
    if (secondOf(move) > 0) discardTarget(s, secondOf(move))
    if (thirdOf(move) > 0) exhaustTarget(s, thirdOf(move))
  },
}

/** He is exhausted himself by now, so there is always a target. */
const darthVader: Power = {
  canResolve: always,
  moves(s, side, card, out, n) {
    const move = moveOf(USE, card, 0, 0)
    const own = exhaustedOf(s, side) | (1 << card)
    n = pushEach(move, REBEL, side === REBEL ? own : exhaustedOf(s, REBEL), out, n)
    return pushEach(move, EMPIRE, side === EMPIRE ? own : exhaustedOf(s, EMPIRE), out, n)
  },
  open(s, _side, move) {
    const owner = sideOfCode(thirdOf(move) - 1)
    const card = cardOfCode(thirdOf(move) - 1)
    if (isCharacter(card)) putIntoReserve(s, owner, card, true)
    else discardFromPlay(s, owner, card)
  },
}

const emperorPalpatine: Power = {
  canResolve: always,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  open: (s, side) => loseStrategy(s, enemyOf(side)),
  hidden(s, side) {
    ask(s, NEW_STRATEGY, enemyOf(side))
    return true
  },
}

/** The value of his own card is its ready one; those of the enemy count as they lie. */
const generalVeers: Power = {
  canResolve: always,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  hidden(s, side) {
    const enemy = enemyOf(side)
    const top = takeTop(s, side)
    discardFromDeck(s, side, top)
    signal(s, top)
    for (let rest = playedOf(s, enemy); rest !== 0; rest &= rest - 1) {
      const card = lowestBit(rest)
      if (valueInPlay(s, enemy, card) < READY_VALUE[top]) discardFromPlay(s, enemy, card)
    }
    return false
  },
}

const grandMoffTarkin: Power = {
  canResolve: (s, side) => s.words[INFLUENCE + enemyOf(side)] > 0,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  open: (s, side) => loseInfluence(s, enemyOf(side), TARKINS_PRICE, BY_POWER),
}

/** Who looks through the enemy's deck knows its characters from then on, and so his reserve. */
const ig88: Power = {
  canResolve: always,
  moves: (_s, _side, card, out, n) => pushDecks(card, out, n),
  hidden(s, side, move) {
    const owner = thirdOf(move) - 1
    const deck = deckOf(s, owner)
    // A deck of one card: it is held while the pile forms the deck (3.3)
    if ((deck & (deck - 1)) === 0) {
      const only = takeTop(s, owner)
      hold(s, owner, side, 1 << only)
      refillAround(s, owner, 1 << only)
    } else hold(s, owner, side, 0)
    if (owner !== side) {
      s.words[KNOWN_IN_DECK + owner] = deckOf(s, owner) & CHARACTER_MASK
      s.words[SEEN_IN_DECK + owner] = 0
      s.words[SHOWN_RESERVE + owner] = s.words[RESERVE + owner]
    }
    note('searched', side, owner)
    ask(s, SEARCH_DISCARD, side)
    return true
  },
}

const jabbaTheHutt: Power = {
  canResolve: always,
  moves: (_s, _side, card, out, n) => pushPlain(card, out, n),
  hidden(s, side) {
    const card = lookAtTop(s, side, side)
    note('looked', side, side, 1 << card, 0, side)
    ask(s, BARGAINING, side)
    return true
  },
}

export const EMPIRE_POWERS: Readonly<Record<string, Power>> = {
  'admiral-piett': admiralPiett,
  'boba-fett': bobaFett,
  'darth-vader': darthVader,
  'emperor-palpatine': emperorPalpatine,
  'general-veers': generalVeers,
  'grand-moff-tarkin': grandMoffTarkin,
  'ig-88': ig88,
  'jabba-the-hutt': jabbaTheHutt,
}
