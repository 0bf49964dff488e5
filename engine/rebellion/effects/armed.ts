import type { State } from '../../state.js'
import { cardFrame, done, effectsOf, next, placeOfCard } from '../cards/card-frame.js'
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
import type { Effect } from '../cards/registry.js'
import { clearUnderCard, imperialUnder, probeUnder, putUnderCard, RADAR } from '../cards/under.js'
import { lowestBit } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { freeLeadersAt } from '../leaders/leaders.js'
import { AT_BOTTOM_CHOICE, ON_TOP_CHOICE } from '../state/choices.js'
import { note } from '../state/journal.js'
import { ACTION_ZONE, DECK_PROBES, PROBE_HAND, PROBE_HAND_KNOWN } from '../state/layout.js'
import { argA, CHOOSE_LEADER, CHOOSE_OPTION, CHOOSE_PLACE, move1, NONE } from '../state/moves.js'
import { ACTION_KEPT, ACTION_USED } from '../state/zones.js'

/** Action cards that wait in play with a probe card under them (E17), and Under the Radar. */

/** A probe card of the Imperial hand goes under the card; without one the card is just gone. */
export function setAsideProbe(which: number): Effect {
  return {
    name: 'set-aside-probe',
    secret: true,
    moves(s, _f, out) {
      let n = 0
      for (let rest = s.words[PROBE_HAND] & ~imperialUnder(s); rest !== 0; rest &= rest - 1)
        out[n++] = move1(CHOOSE_PLACE, lowestBit(rest))
      return n
    },
    play(s, f, move) {
      putUnderCard(s, which, argA(move))
      keepInPlay(s, f)
      note('probe-set-aside', argA(move), cardFrame.card.get(s, f), 0, EMPIRE)
      next(s, f)
    },
  }
}

/** What follows is for the moment when the probe card is turned up, which gives the card its place. */
export const waitInPlay: Effect = {
  name: 'wait-in-play',
  run(s, f) {
    if (placeOfCard(s, f) === NONE) cardFrame.effect.set(s, f, effectsOf(s, f).length)
  },
}

function keepInPlay(s: State, f: number): void {
  s.bytes[ACTION_ZONE + cardFrame.card.get(s, f)] = ACTION_KEPT
}

/** The card is turned up and used: its probe card is back in the Imperial hand, known to all. */
export function revealProbe(s: State, which: number, action: number): number {
  const system = probeUnder(s, which)
  clearUnderCard(s, which)
  s.words[PROBE_HAND_KNOWN] |= 1 << system
  s.bytes[ACTION_ZONE + action] = ACTION_USED
  note('action-used', action, 255)
  note('probe-turned-up', system)
  return system
}

/** A free Rebel leader of the card's system becomes what the card is about (Sweep the Area). */
export const pickRebel: Effect = {
  name: 'pick-rebel',
  moves(s, f, out) {
    let n = 0
    for (let rest = freeLeadersAt(s, REBEL, placeOfCard(s, f)); rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    next(s, f)
    cardFrame.target.set(s, f, argA(move))
  },
}

// Under the Radar

const SEEN = 4

export const lookAtProbes: Effect = {
  name: 'look-at-probes',
  run(s) {
    lookAt(s, DECK_PROBES, REBEL, SEEN)
  },
}

/** One of them stays with the card. */
export const keepProbe: Effect = {
  name: 'keep-probe',
  looksAt: 'probes',
  secret: true,
  moves: chooseLookedAtProbe,
  play(s, f, move) {
    takeLookedAt(s, argA(move))
    putUnderCard(s, RADAR, argA(move))
    keepInPlay(s, f)
    note('probe-set-aside', argA(move), cardFrame.card.get(s, f), 0, REBEL)
    next(s, f)
  },
}

/** E32: all others go on the top or all under the deck, in the order in which they are chosen. */
export const returnProbes: Effect = {
  name: 'return-probes',
  looksAt: 'probes',
  secret: true,
  moves(s, f, out) {
    if (lookedAtCount(s) === 0) return 0
    if (done.get(s, f) !== 0) return chooseLookedAtProbe(s, f, out)
    out[0] = move1(CHOOSE_OPTION, ON_TOP_CHOICE)
    out[1] = move1(CHOOSE_OPTION, AT_BOTTOM_CHOICE)
    return 2
  },
  play(s, f, move) {
    if (done.get(s, f) === 0)
      return done.set(s, f, argA(move) === ON_TOP_CHOICE ? TO_TOP : TO_BOTTOM)
    const isTop = done.get(s, f) === TO_TOP
    takeLookedAt(s, argA(move))
    if (isTop) putOnTop(s, DECK_PROBES, argA(move), EXACT, UNKNOWN)
    else putUnder(s, DECK_PROBES, argA(move), EXACT, UNKNOWN)
    note('put-back', DECK_PROBES, argA(move), isTop ? 1 : 0, REBEL)
  },
}

const TO_TOP = 1
const TO_BOTTOM = 2

function chooseLookedAtProbe(s: State, _f: number, out: Int32Array): number {
  const count = lookedAtCount(s)
  for (let i = 0; i < count; i++) out[i] = move1(CHOOSE_PLACE, lookedAt(s, i))
  return count
}

/** The kept card goes on top of the deck; the action card is used up. */
export function giveProbeBack(s: State, action: number): void {
  const system = probeUnder(s, RADAR)
  clearUnderCard(s, RADAR)
  s.bytes[ACTION_ZONE + action] = ACTION_USED
  note('action-used', action, 255)
  putOnTop(s, DECK_PROBES, system, EXACT, UNKNOWN)
  note('put-back', DECK_PROBES, system, 1, REBEL)
}
