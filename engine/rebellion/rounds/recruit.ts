import type { State } from '../../state.js'
import { ACTION_CARD } from '../cards/card-frame.js'
import { pushCard } from '../cards/card-step.js'
import {
  buryLookedAt,
  deckLength,
  lookAt,
  lookedAt,
  lookedAtCount,
  takeLookedAt,
} from '../cards/decks.js'
import { actionDeck } from '../cards/hands.js'
import { ACTION_SHOWS, ACTIONS } from '../cards/registry.js'
import { byte, FIRST_OWN_BYTE, sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { POOL, RESERVE } from '../facts/leader-places.js'
import { lowestBit } from '../facts/map.js'
import { ADMIRAL, postOfLeader } from '../facts/posts.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { moveLeader } from '../leaders/leaders.js'
import { note } from '../state/journal.js'
import {
  ACTION_ZONE,
  FIRST_GAME,
  LEADERS_AT,
  MOST_RECRUITS,
  RECRUIT_CARD,
  RECRUITED,
} from '../state/layout.js'
import { argA, argB, DRAW_ANOTHER, KEEP, move0, move2, NONE, verbOf } from '../state/moves.js'
import { putInCharge } from '../state/posts.js'
import {
  ACTION_BOXED,
  ACTION_DECK,
  ACTION_HAND,
  ACTION_LOOKED_AT,
  ACTION_USED,
} from '../state/zones.js'

const frame = { drawn: byte(FIRST_OWN_BYTE, 'flag') }

/**
 * Two action cards, one kept, and one leader shown on it joins the pool (F6 … F10).
 * Nobody can be recruited twice, so a leader is recruitable while he is in the reserve.
 */
export const RECRUIT = defineStep({
  number: 36,
  name: 'recruit',
  kind: 'recruit',
  post: 'admiral',
  frame,
  on: [
    { step: 'refresh', stages: ['build'], side: EMPIRE },
    { step: 'recruit', side: REBEL, belowSide: EMPIRE, fields: { drawn: 0 } },
  ],
  question: 'keep an action card and recruit a leader',
  run(s, f) {
    if (frame.drawn.get(s, f) !== 0) return true
    frame.drawn.set(s, f, 1)
    const side = sideOf(s, f)
    draw(s, side, 2)
    if (lookedAtCount(s) > 0) return true
    pop(s)
    return false
  },
  moves(s, f, out) {
    const side = sideOf(s, f)
    let n = 0
    let anybody = 0
    for (let i = 0; i < lookedAtCount(s); i++) {
      const card = lookedAt(s, i)
      const recruitable = s.words[LEADERS_AT + RESERVE] & ACTION_SHOWS[card]
      anybody |= recruitable
      out[n++] = move2(KEEP, card, NONE)
      for (let rest = recruitable; rest !== 0; rest &= rest - 1)
        out[n++] = move2(KEEP, card, lowestBit(rest))
    }
    // F8: while no card drawn shows a recruitable leader he may draw on
    if (anybody === 0 && deckLength(s, actionDeck(side)) > 0) out[n++] = move0(DRAW_ANOTHER)
    return n
  },
  play(s, f, move) {
    const side = sideOf(s, f)
    if (verbOf(move) === DRAW_ANOTHER) return draw(s, side, 1)
    keep(s, side, argA(move), argB(move))
  },
})

function draw(s: State, side: number, count: number): void {
  lookAt(s, actionDeck(side), side, count)
  for (let i = 0; i < lookedAtCount(s); i++) {
    if (s.bytes[ACTION_ZONE + lookedAt(s, i)] === ACTION_LOOKED_AT) continue
    s.bytes[ACTION_ZONE + lookedAt(s, i)] = ACTION_LOOKED_AT
  }
}

function keep(s: State, side: number, card: number, leader: number): void {
  takeLookedAt(s, card)
  const firstGame = s.bytes[FIRST_GAME] !== 0
  for (let i = 0; i < lookedAtCount(s); i++)
    s.bytes[ACTION_ZONE + lookedAt(s, i)] = firstGame ? ACTION_BOXED : ACTION_DECK
  // In the first game both cards only recruit and leave the game unseen (setup.md 3)
  if (firstGame) while (lookedAtCount(s) > 0) takeLookedAt(s, lookedAt(s, 0))
  else buryLookedAt(s, actionDeck(side))
  pop(s)
  const immediate = ACTIONS[card].timing === 'immediate'
  s.bytes[ACTION_ZONE + card] = firstGame ? ACTION_BOXED : ACTION_HAND
  recordRecruit(s, side, card, leader, immediate && !firstGame)
  if (!immediate && !firstGame) note('kept-action', card, side, 0, side)
  if (leader !== NONE) {
    moveLeader(s, leader, POOL)
    note('recruited', leader, POOL)
  } else note('nobody-recruited', side)
  if (!immediate || firstGame) return
  // F10, F25: resolved at once; without a leader to wear the ring it is just gone
  s.bytes[ACTION_ZONE + card] = ACTION_USED
  note('action-used', card, NONE)
  const f = pushCard(s, side, ACTION_CARD, card, NONE)
  // G6: the card goes with the leader
  putInCharge(s, f, side, leader === NONE ? ADMIRAL : postOfLeader(leader))
}

/**
 * Everybody sees which leader came; which card was kept stays hidden unless it is used at once. A position
 * that has all recruits already before their spaces are reached leaves no room for more.
 */
function recordRecruit(s: State, side: number, card: number, leader: number, shown: boolean): void {
  if (shown) return
  for (let i = 0; i < MOST_RECRUITS; i++) {
    const at = side * MOST_RECRUITS + i
    if (s.bytes[RECRUITED + at] !== 0) continue
    s.bytes[RECRUITED + at] = leader === NONE ? NONE : leader + 1
    s.bytes[RECRUIT_CARD + at] = card + 1
    return
  }
}
