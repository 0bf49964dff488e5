import { nextBelow } from '../../random.js'
import type { State } from '../../state.js'
import { countDecision, done, next } from '../cards/card-frame.js'
import {
  EXACT,
  lookAt,
  lookedAt,
  lookedAtCount,
  putOnTop,
  shuffleLookedAtIn,
  takeLookedAt,
} from '../cards/decks.js'
import {
  discardMission,
  missionDeck,
  renewMissions,
  showMissions,
  takeBack,
} from '../cards/hands.js'
import { objectiveEnd } from '../cards/of-game.js'
import {
  DECK_CARD,
  type Effect,
  MISSION_KIND,
  MISSIONS_OF,
  STARTING_CARD,
} from '../cards/registry.js'
import { sideOf } from '../course/frame.js'
import { REBEL } from '../facts/sides.js'
import { removeCard } from '../state/card-set.js'
import { note } from '../state/journal.js'
import {
  DECK_OBJECTIVES,
  missionDiscardByte,
  missionHandByte,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  RANDOM,
} from '../state/layout.js'
import { argA, CHOOSE_MISSION, DISCARD, DONE, move0, move1, verbOf } from '../state/moves.js'
import { OBJECTIVE_DECK, OBJECTIVE_HAND } from '../state/zones.js'

/** Effects of the expansion's cards on hands of missions and objectives. */

/** A mission of the own discard pile comes back to hand, before all (Reconnaissance). */
export const recoverMission: Effect = {
  name: 'recover-mission',
  moves(s, f, out) {
    let n = 0
    const cards = MISSIONS_OF[sideOf(s, f)]
    for (let i = 0; i < cards.length; i++)
      if (s.bytes[missionDiscardByte(cards[i])] > 0) out[n++] = move1(CHOOSE_MISSION, cards[i])
    return n
  },
  play(s, f, move) {
    s.bytes[missionDiscardByte(argA(move))]--
    takeBack(s, argA(move))
    note('recovered', argA(move), sideOf(s, f))
    next(s, f)
  },
}

/** The Empire sees the Rebel missions in hand (Stolen Intel). */
export const showRebelMissions: Effect = {
  name: 'show-rebel-missions',
  run(s) {
    showMissions(s, REBEL)
  },
}

/** The Imperial player discards one of them that is no starting mission. */
export const discardRebelMission: Effect = {
  name: 'discard-rebel-mission',
  moves(s, _f, out) {
    let n = 0
    const cards = MISSIONS_OF[REBEL]
    for (let i = 0; i < cards.length; i++)
      if (MISSION_KIND[cards[i]] !== STARTING_CARD && s.bytes[missionHandByte(cards[i])] > 0)
        out[n++] = move1(DISCARD, cards[i])
    return n
  },
  play(s, f, move) {
    discardMission(s, argA(move))
    next(s, f)
  },
}

/** Looks at the top cards of the own mission deck (Secret Mission). */
export function lookAtMissions(count: number): Effect {
  return {
    name: 'look-at-missions',
    run(s, f) {
      const side = sideOf(s, f)
      renewMissions(s, missionDeck(side), side, DECK_CARD)
      lookAt(s, missionDeck(side), side, count)
    },
  }
}

/** Takes as many of them into hand as `count` says; the rest is shuffled back. The first must be taken. */
export function keepMissions(count: (s: State, f: number) => number): Effect {
  return {
    name: 'keep-missions',
    looksAt: 'missions',
    secret: true,
    moves(s, f, out) {
      const kept = done.get(s, f)
      if (lookedAtCount(s) === 0) return 0
      let n = 0
      for (let i = 0; i < lookedAtCount(s); i++) {
        const card = lookedAt(s, i)
        if (!isListed(out, n, card)) out[n++] = move1(CHOOSE_MISSION, card)
      }
      if (kept > 0) out[n++] = move0(DONE)
      return n
    },
    play(s, f, move) {
      const side = sideOf(s, f)
      if (verbOf(move) !== DONE) {
        takeLookedAt(s, argA(move))
        s.bytes[missionHandByte(argA(move))]++
        note('drew-mission', argA(move), side, 0, side)
        countDecision(s, f)
        if (done.get(s, f) < count(s, f)) return
      }
      shuffleLookedAtIn(s, missionDeck(side))
      next(s, f)
    },
  }
}

function isListed(out: Int32Array, count: number, card: number): boolean {
  for (let i = 0; i < count; i++) if (argA(out[i]) === card) return true
  return false
}

/** A random objective of the Rebel hand is shown and goes on top of its deck (Exploit Weakness). */
export const loseRandomObjective: Effect = {
  name: 'lose-random-objective',
  run(s) {
    let held = 0
    const end = objectiveEnd(s)
    for (let card = 0; card < end; card++)
      if (s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_HAND) held++
    if (held === 0) return
    let skip = nextBelow(s.words, RANDOM, held)
    for (let card = 0; card < end; card++) {
      if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND || skip-- > 0) continue
      s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_DECK
      removeCard(s, OBJECTIVES_SHOWN, card)
      putOnTop(s, DECK_OBJECTIVES, card, EXACT, EXACT)
      note('saw', DECK_OBJECTIVES, card, REBEL)
      note('put-back', DECK_OBJECTIVES, card, 1)
      return
    }
  },
}
