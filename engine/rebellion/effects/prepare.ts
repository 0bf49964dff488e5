import type { State } from '../../state.js'
import { next } from '../cards/card-frame.js'
import {
  EXACT,
  lookAt,
  lookedAt,
  lookedAtCount,
  putOnTop,
  putUnder,
  takeLookedAt,
  UNKNOWN,
} from '../cards/decks.js'
import { type Effect, TACTIC_THEATER } from '../cards/registry.js'
import { isDiscarded, ownTactics, returnOwn } from '../combat/tactics/own-decks.js'
import { tacticDeck } from '../combat/tactics/shared-deck.js'
import { sideOf } from '../course/frame.js'
import { GROUND, REBEL, SPACE } from '../facts/sides.js'
import { note } from '../state/journal.js'
import { COMBAT_RULES } from '../state/layout.js'
import {
  argA,
  CHOOSE_THEATER,
  move1,
  PUT_TACTIC_BOTTOM,
  PUT_TACTIC_TOP,
  verbOf,
} from '../state/moves.js'

/** Prepare for Battle: the next tactic cards, in the combat that this game plays. */

const SEEN = 4

/** Cinematic combat: the Rebel tactic cards that have been used come back to their decks. */
export const returnTactics: Effect = {
  name: 'return-tactics',
  run(s) {
    if (s.bytes[COMBAT_RULES] === 0) return
    for (let theater = SPACE; theater <= GROUND; theater++)
      for (const card of ownTactics(REBEL, theater)) if (isDiscarded(s, card)) returnOwn(s, card)
  },
}

/** Shared decks: the top cards of one of them are looked at. */
export const lookAtTactics: Effect = {
  name: 'look-at-tactics',
  moves(s, _f, out) {
    if (s.bytes[COMBAT_RULES] !== 0) return 0
    out[0] = move1(CHOOSE_THEATER, SPACE)
    out[1] = move1(CHOOSE_THEATER, GROUND)
    return 2
  },
  play(s, f, move) {
    lookAt(s, tacticDeck(argA(move)), sideOf(s, f), SEEN)
    next(s, f)
  },
}

/** Each goes on the top or the bottom; the enemy learns how many went where. */
export const arrangeTactics: Effect = {
  name: 'arrange-tactics',
  looksAt: 'tactics',
  secret: true,
  moves(s, _f, out) {
    let n = 0
    for (let i = 0; i < lookedAtCount(s); i++) {
      if (isListed(s, i)) continue
      out[n++] = move1(PUT_TACTIC_TOP, lookedAt(s, i))
      out[n++] = move1(PUT_TACTIC_BOTTOM, lookedAt(s, i))
    }
    return n
  },
  play(s, _f, move) {
    const card = argA(move)
    const isTop = verbOf(move) === PUT_TACTIC_TOP
    const deck = tacticDeck(TACTIC_THEATER[card])
    takeLookedAt(s, card)
    if (isTop) putOnTop(s, deck, card, EXACT, UNKNOWN)
    else putUnder(s, deck, card, EXACT, UNKNOWN)
    note('put-back', deck, card, isTop ? 1 : 0, REBEL)
  },
}

/** Another copy of the card stands before it. */
function isListed(s: State, index: number): boolean {
  for (let i = 0; i < index; i++) if (lookedAt(s, i) === lookedAt(s, index)) return true
  return false
}
