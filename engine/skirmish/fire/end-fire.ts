import type { State } from '../../state.js'
import { END_FIRE, TURN_END_NEXT } from '../course/stage-numbers.js'
import { defineStage, goTo } from '../course/stages.js'
import { CARDS_OF_A_BASE } from '../facts/tables.js'
import { BACK, VETERAN_BACK } from '../facts/units.js'
import { isOut } from '../rounds/players.js'
import { TURN_END_STEP } from '../rounds/steps.js'
import { CARD_GONE, FATAL_CARD_HARM, hasHome } from '../state/home.js'
import { note } from '../state/journal.js'
import {
  ACTOR,
  CARD_HARM,
  EDITION_3,
  FIRST,
  IS_OUT,
  LAST_HIT,
  PLACE,
  PLAYERS,
  SCORE,
  STEP,
} from '../state/layout.js'
import { hasRule } from '../state/rules.js'
import {
  clearStatus,
  endSlot,
  firstSlot,
  hasStatus,
  hasUnits,
  IS_BACK,
  IS_NEW,
  isDoomed,
  isOnTable,
  kindAt,
  LOST,
  RESERVE,
  takeOff,
} from '../state/units.js'

/** The end of Fire (6.4): what is fatally damaged leaves the table, and who has lost all units or his home base is out. */

/** To whoever makes the last unit or card of a player fatal, in the third edition. */
const POINTS_OF_ELIMINATION = 5

defineStage({
  number: END_FIRE,
  id: 'end-fire',
  run(s) {
    removeDoomed(s, 'destroyed')
    removeCards(s)
    // Without the Combat card more damage may be fatal; nobody scores that (R47)
    removeDoomed(s, 'shields-lost')
    for (let player = 0; player < s.bytes[PLAYERS]; player++)
      if (!isOut(s, player) && !(hasUnits(s, player) && hasHome(s, player))) leave(s, player)
    forgetArrivals(s)
    s.bytes[STEP] = TURN_END_STEP
    s.bytes[ACTOR] = s.bytes[FIRST]
    goTo(s, TURN_END_NEXT)
  },
})

function removeDoomed(s: State, kind: 'destroyed' | 'shields-lost'): void {
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++) {
      if (!isOnTable(s, slot) || !isDoomed(s, slot)) continue
      note(kind, slot)
      // A veteran comes back plain (R51)
      const returns = hasStatus(s, slot, IS_BACK) && BACK[kindAt(s, slot)] === VETERAN_BACK
      if (returns) note('back-to-reserve', slot)
      takeOff(s, slot, returns ? RESERVE : LOST)
    }
  }
}

function removeCards(s: State): void {
  const cards = s.bytes[PLAYERS] * CARDS_OF_A_BASE
  for (let card = 0; card < cards; card++)
    if (s.bytes[CARD_HARM + card] === FATAL_CARD_HARM) {
      s.bytes[CARD_HARM + card] = CARD_GONE
      note('card-destroyed', card)
    }
}

/** His units and what is left of his base leave the table; nobody scores them (R31). */
function leave(s: State, player: number): void {
  s.bytes[IS_OUT + player] = 1
  note('out', player, hasUnits(s, player) ? 1 : 0)
  if (hasRule(s, EDITION_3)) {
    const by = s.bytes[LAST_HIT + player] - 1
    if (by >= 0) s.words[SCORE + by] += POINTS_OF_ELIMINATION
  }
  const end = endSlot(s, player)
  for (let slot = firstSlot(player); slot < end; slot++)
    if (s.bytes[PLACE + slot] !== LOST) takeOff(s, slot, LOST)
  for (let card = 0; card < CARDS_OF_A_BASE; card++)
    s.bytes[CARD_HARM + player * CARDS_OF_A_BASE + card] = CARD_GONE
}

/** Who came in the Move step is no arrival of Turn End (R33). */
function forgetArrivals(s: State): void {
  for (let player = 0; player < s.bytes[PLAYERS]; player++) {
    const end = endSlot(s, player)
    for (let slot = firstSlot(player); slot < end; slot++) clearStatus(s, slot, IS_NEW)
  }
}
