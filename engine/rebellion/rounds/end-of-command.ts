import type { State } from '../../state.js'
import { establishBase, isRevealed, possibleBases } from '../board/base.js'
import { presenceOf } from '../board/board.js'
import { checkBoard } from '../board/checks.js'
import { ANY_UNITS, ONE_SOURCE, pushMovement, unheld } from '../board/movement.js'
import { buryLookedAt, lookAt, lookedAt, lookedAtCount, takeLookedAt } from '../cards/decks.js'
import { kindCode } from '../course/kinds.js'
import { defineStep, pop, push } from '../course/steps.js'
import { BASE_SPACE } from '../facts/map.js'
import { REBEL } from '../facts/sides.js'
import {
  EIGHT_CARDS_CHOICE,
  FOUR_CARDS_CHOICE,
  MOVE_UNITS_CHOICE,
  NEW_BASE_CHOICE,
} from '../state/choices.js'
import { note } from '../state/journal.js'
import {
  BOBA_BAN,
  DECK_PROBES,
  LANDO_BONUS,
  MISDIRECTION,
  PUBLIC_SUPPORT,
  RAPID,
} from '../state/layout.js'
import { argA, CHOOSE_OPTION, CHOOSE_PLACE, DECLINE, move0, move1, verbOf } from '../state/moves.js'
import { BASE_MOVED, raiseSignal } from '../state/signal.js'
import { pushPendingCombats } from './pending.js'
import { beginRefresh } from './refresh.js'

/** The end of the Command Phase: Rapid Mobilization, once for every time it was resolved (B7, B18). */

const MOST_MOBILIZED = 5
const PROBES = [4, 8]

defineStep({
  name: 'end-of-command',
  kind: kindCode('command'),
  run(s) {
    const four = s.bytes[RAPID] > 0
    const eight = s.bytes[RAPID + 1] > 0
    // B18: with both kinds due the Rebel player says which comes first
    if (four && eight) return true
    if (four || eight) {
      mobilize(s, four ? 0 : 1)
      return false
    }
    pop(s)
    endPhaseEffects(s)
    beginRefresh(s)
    return false
  },
  moves(_s, _f, out) {
    out[0] = move1(CHOOSE_OPTION, FOUR_CARDS_CHOICE)
    out[1] = move1(CHOOSE_OPTION, EIGHT_CARDS_CHOICE)
    return 2
  },
  play(s, _f, move) {
    mobilize(s, argA(move) === FOUR_CARDS_CHOICE ? 0 : 1)
  },
})

/** One resolution of the card: with one leader (kind 0) or with two. */
function mobilize(s: State, kind: number): void {
  s.bytes[RAPID + kind]--
  pushPendingCombats(s, REBEL)
  s.bytes[push(s, MOBILIZE, REBEL) + 3] = PROBES[kind]
}

/** What lasts for the Command Phase or the round ends before leaders are retrieved. */
function endPhaseEffects(s: State): void {
  s.bytes[MISDIRECTION] = 255
  s.bytes[BOBA_BAN] = 255
  s.bytes[PUBLIC_SUPPORT] = 0
  s.bytes[LANDO_BONUS] = 0
}

const CHOOSING = 0
const PICKING = 1

/** Units to the hidden base, or a new base. The choice comes before any card is seen (B8). Frame: 2 stage, 3 cards. */
const MOBILIZE = defineStep({
  name: 'rapid-mobilization',
  kind: kindCode('base'),
  secret: true,
  run(s, f) {
    // B11: with every card drawn barred there is no new base
    if (s.bytes[f + 2] === CHOOSING || pickable(s) !== 0) return true
    decline(s)
    return false
  },
  moves(s, f, out) {
    let n = 0
    if (s.bytes[f + 2] === CHOOSING) {
      if (!isRevealed(s)) out[n++] = move1(CHOOSE_OPTION, MOVE_UNITS_CHOICE)
      out[n++] = move1(CHOOSE_OPTION, NEW_BASE_CHOICE)
      return n
    }
    out[n++] = move0(DECLINE)
    const fit = pickable(s)
    for (let i = 0; i < lookedAtCount(s); i++)
      if ((fit & (1 << lookedAt(s, i))) !== 0) out[n++] = move1(CHOOSE_PLACE, lookedAt(s, i))
    return n
  },
  play(s, f, move) {
    const cards = s.bytes[f + 3]
    if (verbOf(move) === CHOOSE_PLACE) {
      pop(s)
      return relocate(s, argA(move))
    }
    if (verbOf(move) === DECLINE) return decline(s)
    if (argA(move) === NEW_BASE_CHOICE) {
      lookAt(s, DECK_PROBES, REBEL, cards)
      s.bytes[f + 2] = PICKING
      return
    }
    pop(s)
    const sources = unheld(s, REBEL, presenceOf(s, REBEL))
    pushMovement(s, REBEL, BASE_SPACE, sources, false, ONE_SOURCE, ANY_UNITS, MOST_MOBILIZED)
  },
})

function pickable(s: State): number {
  let drawn = 0
  for (let i = 0; i < lookedAtCount(s); i++) drawn |= 1 << lookedAt(s, i)
  return drawn & possibleBases(s)
}

function relocate(s: State, system: number): void {
  takeLookedAt(s, system)
  establishBase(s, system)
  note('new-base', system, 0, 0, REBEL)
  buryLookedAt(s, DECK_PROBES)
  raiseSignal(s, BASE_MOVED)
  checkBoard(s)
}

function decline(s: State): void {
  pop(s)
  buryLookedAt(s, DECK_PROBES)
  note('base-stays')
}
