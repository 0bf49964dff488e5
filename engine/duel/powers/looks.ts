import type { State } from '../../state.js'
import {
  BARGAINING,
  FROM_RESERVE,
  RECON_DISCARD,
  SEARCH_DISCARD,
  SEARCH_KEEP,
  SEARCH_OWN,
} from '../course/stage-numbers.js'
import { ask, defineStage } from '../course/stages.js'
import { lowestBit } from '../facts/bits.js'
import { endTurn } from '../rounds/turn-end.js'
import {
  addFromReserve,
  deckOf,
  discardFromDeck,
  discardFromPlay,
  heldOf,
  hold,
  playedOf,
  playFromReserve,
  putIntoPlay,
  putOnTop,
  room,
  shuffleDeck,
  takeTop,
} from '../state/cards.js'
import { note } from '../state/journal.js'
import { ACTOR, OWNER, RESERVE } from '../state/layout.js'
import {
  BARGAIN,
  BRING,
  DISCARD_SEEN,
  KEEP,
  moveOf,
  NONE,
  SHUFFLE_IN,
  secondOf,
  TAKE,
  thirdOf,
  verbOf,
} from '../state/moves.js'
import { signal } from '../state/signal.js'

/** What powers ask once hidden cards have been seen (D5 to D8). */

function pushCards(verb: number, owner: number, cards: number, out: Int32Array, n: number): number {
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    out[n++] = moveOf(verb, 0, owner, lowestBit(rest))
  return n
}

defineStage({
  number: RECON_DISCARD,
  id: 'recon',
  kind: 'recon',
  question: () => 'Which of the two cards is discarded? The other goes back on top.',
  moves: (s, out) => pushCards(DISCARD_SEEN, s.bytes[OWNER], heldOf(s, s.bytes[OWNER]), out, 0),
  play(s, move) {
    const side = s.bytes[ACTOR]
    const owner = s.bytes[OWNER]
    const kept = heldOf(s, owner) & ~(1 << thirdOf(move))
    discardFromDeck(s, owner, thirdOf(move))
    returnToTop(s, owner, side, lowestBit(kept))
    endTurn(s)
  },
})

/** On top again, known to who looked only: the cards taken up have left their places. */
function returnToTop(s: State, owner: number, looker: number, card: number): void {
  hold(s, owner, looker, 0)
  putOnTop(s, owner, card, 1 << looker)
  note('put-on-top', owner, card, 0, 0, looker)
}

defineStage({
  number: SEARCH_DISCARD,
  id: 'search-discard',
  kind: 'search',
  question: () => 'Which card of the deck is discarded? Another goes on top after it.',
  moves: (s, out) => pushCards(DISCARD_SEEN, s.bytes[OWNER], deckOf(s, s.bytes[OWNER]), out, 0),
  play(s, move) {
    const owner = s.bytes[OWNER]
    // Of a deck of one card, that one is among the two
    const held = heldOf(s, owner) & ~(1 << thirdOf(move))
    hold(s, owner, s.bytes[ACTOR], held)
    shuffleDeck(s, owner)
    discardFromDeck(s, owner, thirdOf(move))
    ask(s, SEARCH_KEEP, s.bytes[ACTOR])
  },
})

defineStage({
  number: SEARCH_KEEP,
  id: 'search-keep',
  kind: 'search',
  question: () => 'Which card of the deck goes on top?',
  moves(s, out) {
    const owner = s.bytes[OWNER]
    const held = heldOf(s, owner)
    return pushCards(KEEP, owner, held !== 0 ? held : deckOf(s, owner), out, 0)
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    returnToTop(s, s.bytes[OWNER], side, thirdOf(move))
    endTurn(s)
  },
  seen: (_s, move) => moveOf(KEEP, 0, secondOf(move), NONE),
})

defineStage({
  number: SEARCH_OWN,
  id: 'search-own',
  kind: 'search-deck',
  question: () => 'Which card of your deck is played?',
  moves: (s, out) => pushCards(TAKE, 0, deckOf(s, s.bytes[ACTOR]), out, 0),
  play(s, move) {
    const side = s.bytes[ACTOR]
    shuffleDeck(s, side)
    putIntoPlay(s, side, thirdOf(move))
    endTurn(s)
  },
})

defineStage({
  number: FROM_RESERVE,
  id: 'from-reserve',
  kind: 'reserve',
  question: () => 'Which character of your reserve, and does it come into play or into your deck?',
  moves(s, out) {
    const side = s.bytes[ACTOR]
    const reserve = s.words[RESERVE + side]
    const n = room(s, side) > 0 ? pushCards(BRING, 0, reserve, out, 0) : 0
    return pushCards(SHUFFLE_IN, 0, reserve, out, n)
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    if (verbOf(move) === BRING) playFromReserve(s, side, thirdOf(move))
    else addFromReserve(s, side, thirdOf(move))
    endTurn(s)
  },
  seen: (_s, move) => (verbOf(move) === BRING ? move : moveOf(SHUFFLE_IN, 0, 0, NONE)),
})

defineStage({
  number: BARGAINING,
  id: 'bargain',
  kind: 'bargain',
  question: () => 'Discard one of your cards in play? And play the top card, or leave it?',
  moves(s, out) {
    const side = s.bytes[ACTOR]
    let n = 0
    out[n++] = moveOf(BARGAIN, 0, 0, 0)
    if (room(s, side) > 0) out[n++] = moveOf(BARGAIN, 0, 0, 1)
    for (let rest = playedOf(s, side); rest !== 0; rest &= rest - 1) {
      const discarded = lowestBit(rest) + 1
      out[n++] = moveOf(BARGAIN, 0, discarded, 0)
      out[n++] = moveOf(BARGAIN, 0, discarded, 1)
    }
    return n
  },
  play(s, move) {
    const side = s.bytes[ACTOR]
    if (secondOf(move) > 0) discardFromPlay(s, side, secondOf(move) - 1)
    if (thirdOf(move) === 1) {
      const card = takeTop(s, side)
      putIntoPlay(s, side, card)
      signal(s, card)
    } else note('left-on-top', side)
    endTurn(s)
  },
})
