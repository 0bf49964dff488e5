import type { State } from '../../state.js'
import { CLEANUP, REVEAL_EVENT } from '../course/stage-numbers.js'
import { defineStage, goTo } from '../course/stages.js'
import { CHARACTER_MASK } from '../facts/cards.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { discardOf, playedOf, shuffleDeck } from '../state/cards.js'
import { pointsOf } from '../state/events.js'
import { note } from '../state/journal.js'
import {
  BALANCE,
  CURRENT_EVENT,
  DISCARD,
  EXHAUSTED,
  KNOWN_IN_DECK,
  NOTHING,
  PLAYED,
  REVEALED,
  ROUND_WINNER,
  SEEN_IN_DECK,
} from '../state/layout.js'
import { retrieveIfNoneLeft, useChosen } from '../state/strategies.js'

/** Cards back into the decks, the balance token, strategies to the used ones (3.6). */
defineStage({
  number: CLEANUP,
  id: 'cleanup',
  run(s) {
    for (let side = 0; side < 2; side++) gatherCards(s, side)
    setBalance(s)
    for (let side = 0; side < 2; side++) {
      useChosen(s, side)
      retrieveIfNoneLeft(s, side)
    }
    s.bytes[REVEALED] = 0
    s.bytes[ROUND_WINNER] = NOTHING
    s.bytes[CURRENT_EVENT] = NOTHING
    goTo(s, REVEAL_EVENT)
  },
})

function gatherCards(s: State, side: number): void {
  shuffleDeck(s, side)
  const open = playedOf(s, side) | discardOf(s, side)
  s.words[KNOWN_IN_DECK + side] |= open & CHARACTER_MASK
  s.words[SEEN_IN_DECK + side] &= ~open
  s.words[PLAYED + side] = 0
  s.words[EXHAUSTED + side] = 0
  s.words[DISCARD + side] = 0
}

/** To who has fewer points; with equal ones to the loser of this event, if there is one. */
function setBalance(s: State): void {
  const rebel = pointsOf(s, REBEL)
  const empire = pointsOf(s, EMPIRE)
  const winner = s.bytes[ROUND_WINNER] - 1
  let balance = s.bytes[BALANCE]
  if (rebel !== empire) balance = rebel < empire ? REBEL : EMPIRE
  else if (winner >= 0) balance = enemyOf(winner)
  if (balance !== s.bytes[BALANCE]) note('balance', balance)
  s.bytes[BALANCE] = balance
}
