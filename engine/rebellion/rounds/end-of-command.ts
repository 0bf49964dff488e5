import type { State } from '../../state.js'
import { establishBase, isRevealed, possibleBases } from '../board/base.js'
import { presenceOf } from '../board/board.js'
import { lookAtBoard } from '../board/look.js'
import { ANY_UNITS, ONE_SOURCE, pushMovement, unheld } from '../board/movement.js'
import { buryLookedAt, lookAt, lookedAt, lookedAtCount, takeLookedAt } from '../cards/decks.js'
import { byte, FIRST_OWN_BYTE } from '../course/frame.js'
import { defineStep, pop, push } from '../course/steps.js'
import { openWindow, windowNumber, windowStep } from '../course/windows.js'
import { BASE_SPACE } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { eliminateLeader } from '../leaders/leaders.js'
import {
  EIGHT_CARDS_CHOICE,
  FOUR_CARDS_CHOICE,
  MOVE_UNITS_CHOICE,
  NEW_BASE_CHOICE,
} from '../state/choices.js'
import { note } from '../state/journal.js'
import { DECK_PROBES } from '../state/layout.js'
import { argA, CHOOSE_OPTION, CHOOSE_PLACE, DECLINE, move0, move1, verbOf } from '../state/moves.js'
import { BASE_MOVED, raiseSignal } from '../state/signal.js'
import { CONFRONTED, LASTING_EFFECTS, RAPID } from './lasting-effects.js'
import { pushPendingCombats } from './pending.js'
import { beginRefresh } from './refresh.js'

/** The end of the Command Phase: Rapid Mobilization, once for every time it was resolved (B7, B18). */

const MOST_MOBILIZED = 5
const PROBES = [4, 8]
const WITH_ONE = 0
const WITH_TWO = 1

/** Whether the cards of the end of the phase have been asked for. */
const ending = { asked: byte(FIRST_OWN_BYTE, 'flag') }
const COMMAND_OVER = windowNumber('command-over')

const COMMAND_OVER_STEP = defineStep({
  number: 60,
  name: 'command-over',
  kind: 'reaction',
  post: 'either',
  side: EMPIRE,
  on: [{ step: 'end-of-command', fields: { asked: 1 } }],
  ...windowStep('command-over'),
})

defineStep({
  number: 20,
  name: 'end-of-command',
  kind: 'command',
  post: 'general',
  side: REBEL,
  frame: ending,
  on: [],
  question: 'which Rapid Mobilization comes first?',
  run(s, f) {
    const four = RAPID.of(s, WITH_ONE) > 0
    const eight = RAPID.of(s, WITH_TWO) > 0
    // B18: with both kinds due the Rebel player says which comes first
    if (four && eight) return true
    if (four || eight) {
      mobilize(s, four ? WITH_ONE : WITH_TWO)
      return false
    }
    if (ending.asked.get(s, f) === 0) {
      ending.asked.set(s, f, 1)
      if (openWindow(COMMAND_OVER, s, COMMAND_OVER_STEP, EMPIRE, 0) >= 0) return false
    }
    pop(s)
    if (CONFRONTED.isOn(s)) eliminateLeader(s, CONFRONTED.get(s) - 1)
    // What lasts for the phase ends before leaders are retrieved
    LASTING_EFFECTS.end(s, 'command-phase')
    beginRefresh(s)
    return false
  },
  moves(_s, _f, out) {
    out[0] = move1(CHOOSE_OPTION, FOUR_CARDS_CHOICE)
    out[1] = move1(CHOOSE_OPTION, EIGHT_CARDS_CHOICE)
    return 2
  },
  play(s, _f, move) {
    mobilize(s, argA(move) === FOUR_CARDS_CHOICE ? WITH_ONE : WITH_TWO)
  },
})

/** One resolution of the card: with one leader (kind 0) or with two. */
function mobilize(s: State, kind: number): void {
  RAPID.put(s, kind, RAPID.of(s, kind) - 1)
  pushPendingCombats(s, REBEL)
  frame.probes.set(s, push(s, MOBILIZE, REBEL), PROBES[kind])
}

/** Whether cards have been drawn to pick the new base from, and how many are. */
const frame = { picking: byte(FIRST_OWN_BYTE, 'flag'), probes: byte(3, [4, 8], 4) }

/** Units to the hidden base, or a new base. The choice comes before any card is seen (B8). */
const MOBILIZE = defineStep({
  number: 21,
  name: 'rapid-mobilization',
  kind: 'base',
  post: 'general',
  side: REBEL,
  frame,
  on: [{ step: 'pending-combats', over: ['end-of-command'] }],
  question: 'move units to the base, or found a new one',
  secret: true,
  run(s, f) {
    // B11: with every card drawn barred there is no new base
    if (frame.picking.get(s, f) === 0 || pickable(s) !== 0) return true
    decline(s)
    return false
  },
  moves(s, f, out) {
    let n = 0
    if (frame.picking.get(s, f) === 0) {
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
    const cards = frame.probes.get(s, f)
    if (verbOf(move) === CHOOSE_PLACE) {
      pop(s)
      return relocate(s, argA(move))
    }
    if (verbOf(move) === DECLINE) return decline(s)
    if (argA(move) === NEW_BASE_CHOICE) {
      lookAt(s, DECK_PROBES, REBEL, cards)
      frame.picking.set(s, f, 1)
      return
    }
    pop(s)
    note('base-reinforced')
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
  lookAtBoard(s)
}

function decline(s: State): void {
  pop(s)
  buryLookedAt(s, DECK_PROBES)
  note('base-stays')
}
