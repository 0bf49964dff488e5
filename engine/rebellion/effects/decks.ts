import type { State } from '../../state.js'
import { presenceOf, totalAt } from '../board/board.js'
import { cardFrame, done, next, placeOfCard, targetOf } from '../cards/card-frame.js'
import {
  EXACT,
  freshSet,
  lookAt,
  lookedAt,
  lookedAtCount,
  putOnTop,
  putUnder,
  putUnderKnownTo,
  randomBit,
  SEEN_BY_BOTH,
  shuffleDeck,
  shuffleLookedAtIn,
  takeFromDeck,
  takeLookedAt,
  UNKNOWN,
} from '../cards/decks.js'
import {
  drawObjectives,
  drawProbes,
  drawProjects,
  missionDeck,
  renewMissions,
  takeObjective,
} from '../cards/hands.js'
import { copiesInGame, copiesOutside, countOutside } from '../cards/mission-copies.js'
import { missionsOf, objectiveEnd } from '../cards/of-game.js'
import {
  cardNumber,
  DECK_CARD,
  type Effect,
  MISSION_KIND,
  PROJECT_CARD,
} from '../cards/registry.js'
import { imperialUnder } from '../cards/under.js'
import { sideOf } from '../course/frame.js'
import { countBits, lowestBit } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { isStack, moveLeader, poolOf, rebelBasePlace } from '../leaders/leaders.js'
import { assignCard } from '../leaders/stacks.js'
import { addCard, removeCard } from '../state/card-set.js'
import { note } from '../state/journal.js'
import {
  DECK_OBJECTIVES,
  DECK_PROBES,
  DECK_PROJECTS,
  LOOKED_AT,
  LOOKED_AT_BY,
  MOST_MISSIONS,
  missionHandByte,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  PROBE_HAND,
  PROBE_HAND_KNOWN,
  PROBE_RETURNED,
} from '../state/layout.js'
import {
  argA,
  CHOOSE_LEADER,
  CHOOSE_MISSION,
  CHOOSE_OBJECTIVE,
  DECLINE,
  move0,
  move1,
  NONE,
  PUT_BOTTOM,
  PUT_TOP,
  verbOf,
} from '../state/moves.js'
import { leadersInCharge } from '../state/posts.js'
import { OBJECTIVE_DECK, OBJECTIVE_HAND, OBJECTIVE_LOOKED_AT } from '../state/zones.js'

/** Effects on decks and hands. */

// Objectives

/** Chooses which of the two looked at goes back on top; the other goes under the deck (Infiltration). */
export const oneOnTop: Effect = {
  name: 'one-on-top',
  looksAt: 'objectives',
  secret: true,
  moves: chooseLookedAtObjective,
  play(s, f, move) {
    returnObjective(s, argA(move), true)
    if (lookedAtCount(s) > 0) returnObjective(s, lookedAt(s, 0), false)
    next(s, f)
  },
}

/** Draws objectives to keep one of them. */
export function lookAtObjectivesEffect(count: number): Effect {
  return {
    name: 'look-at-objectives-effect',
    run(s) {
      lookAtObjectives(s, count)
    },
  }
}

/** Keeps one of the objectives looked at; the other goes under the deck (Covert Operation). */
export const keepOneObjective: Effect = {
  name: 'keep-one-objective',
  looksAt: 'objectives',
  secret: true,
  moves: chooseLookedAtObjective,
  play(s, f, move) {
    takeLookedAt(s, argA(move))
    takeObjective(s, argA(move), false)
    if (lookedAtCount(s) > 0) returnObjective(s, lookedAt(s, 0), false)
    next(s, f)
  },
}

/** Puts the objectives looked at back one on the other, the last one chosen on top (Stolen Plans). */
export const stackObjectives: Effect = {
  name: 'stack-objectives',
  looksAt: 'objectives',
  secret: true,
  moves: chooseLookedAtObjective,
  play(s, _f, move) {
    returnObjective(s, argA(move), true)
  },
}

function chooseLookedAtObjective(s: State, _f: number, out: Int32Array): number {
  const count = lookedAtCount(s)
  for (let i = 0; i < count; i++) out[i] = move1(CHOOSE_OBJECTIVE, lookedAt(s, i))
  return count
}

function lookAtObjectives(s: State, count: number): void {
  lookAt(s, DECK_OBJECTIVES, REBEL, count)
  for (let i = 0; i < lookedAtCount(s); i++)
    s.bytes[OBJECTIVE_ZONE + lookedAt(s, i)] = OBJECTIVE_LOOKED_AT
}

/** The Empire looks at the top of the objective deck (Lord Vader's Orders). */
export function lookAtObjectivesOfEnemy(count: number): Effect {
  return {
    name: 'look-at-objectives-of-enemy',
    run(s) {
      lookAt(s, DECK_OBJECTIVES, EMPIRE, count)
      for (let i = 0; i < lookedAtCount(s); i++)
        s.bytes[OBJECTIVE_ZONE + lookedAt(s, i)] = OBJECTIVE_LOOKED_AT
    },
  }
}

/** It puts them back one on the other, the last one chosen on top. */
export const arrangeObjectives: Effect = {
  name: 'arrange-objectives',
  looksAt: 'objectives',
  secret: true,
  moves: chooseLookedAtObjective,
  play(s, _f, move) {
    takeLookedAt(s, argA(move))
    s.bytes[OBJECTIVE_ZONE + argA(move)] = OBJECTIVE_DECK
    putOnTop(s, DECK_OBJECTIVES, argA(move), UNKNOWN, EXACT)
    note('put-back', DECK_OBJECTIVES, argA(move), 1, EMPIRE)
  },
}

function returnObjective(s: State, card: number, top: boolean): void {
  takeLookedAt(s, card)
  s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_DECK
  if (top) putOnTop(s, DECK_OBJECTIVES, card, EXACT, UNKNOWN)
  else putUnder(s, DECK_OBJECTIVES, card, EXACT, UNKNOWN)
  note('put-back', DECK_OBJECTIVES, card, top ? 1 : 0, REBEL)
}

export function drawObjective(count: number): Effect {
  return {
    name: 'draw-objective',
    run(s) {
      drawObjectives(s, count)
    },
  }
}

/** The Rebel player shows all of his objectives (Interrogation). */
export const showObjectives: Effect = {
  name: 'show-objectives',
  run(s) {
    const end = objectiveEnd(s)
    for (let card = 0; card < end; card++) {
      if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND) continue
      addCard(s, OBJECTIVES_SHOWN, card)
      note('saw', DECK_OBJECTIVES, card, REBEL)
    }
  },
}

/** The Imperial player puts one of the objectives shown under the deck (Retrieve the Plans). */
export const buryShownObjective: Effect = {
  name: 'bury-shown-objective',
  moves(s, f, out) {
    if (done.get(s, f) !== 0) return 0
    let n = 0
    const end = objectiveEnd(s)
    for (let card = 0; card < end; card++)
      if (s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_HAND)
        out[n++] = move1(CHOOSE_OBJECTIVE, card)
    return n
  },
  play(s, f, move) {
    const card = argA(move)
    s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_DECK
    removeCard(s, OBJECTIVES_SHOWN, card)
    putUnder(s, DECK_OBJECTIVES, card, EXACT, EXACT)
    note('put-back', DECK_OBJECTIVES, card)
    done.set(s, f, 1)
  },
}

// Probe cards

export function drawProbeCards(count: (s: State, f: number) => number): Effect {
  return {
    name: 'draw-probe-cards',
    run(s, f) {
      drawProbes(s, count(s, f))
    },
  }
}

/** One probe card for every four units in the Rebel Base space, at least one (X47). */
export const probesForRebelUnits: Effect = drawProbeCards((s) => {
  const place = rebelBasePlace(s)
  const count = totalAt(s, place, REBEL, 0) + totalAt(s, place, REBEL, 1)
  return Math.max(1, count >> 2)
})

/** Eight probe cards: those whose system holds an Imperial unit go to the Empire, the rest are shuffled back. */
export const interceptProbes: Effect = {
  name: 'intercept-probes',
  run(s) {
    lookAt(s, DECK_PROBES, REBEL, 8)
    const held = presenceOf(s, EMPIRE)
    for (let i = lookedAtCount(s) - 1; i >= 0; i--) {
      const system = lookedAt(s, i)
      if ((held & (1 << system)) === 0) continue
      takeLookedAt(s, system)
      s.words[PROBE_HAND] |= 1 << system
      s.words[PROBE_HAND_KNOWN] |= 1 << system
      note('drew-probe', system)
    }
    shuffleLookedAtIn(s, DECK_PROBES)
  },
}

/** Takes four random probe cards out of the Imperial hand (X33). */
export const takeFalseLeads: Effect = {
  name: 'take-false-leads',
  run(s) {
    // E34: not those under a card
    const out = imperialUnder(s)
    let left = countBits(s.words[PROBE_HAND] & ~out)
    for (let i = 0; i < 4 && left > 0; i++, left--) {
      const system = randomBit(s, s.words[PROBE_HAND] & ~out, left)
      s.words[PROBE_HAND] &= ~(1 << system)
      s.words[PROBE_HAND_KNOWN] &= ~(1 << system)
      s.words[PROBE_RETURNED] |= 1 << system
      note('lost-probe', system)
      s.bytes[LOOKED_AT + i] = system + 1
      s.bytes[LOOKED_AT_BY] = SEEN_BY_BOTH
    }
  },
}

/** Puts each of them on the top or the bottom; the Empire learns only how many went where. */
export const plantFalseLeads: Effect = {
  name: 'plant-false-leads',
  looksAt: 'probes',
  secret: true,
  moves(s, _f, out) {
    const count = lookedAtCount(s)
    let n = 0
    for (let i = 0; i < count; i++) {
      out[n++] = move1(PUT_TOP, lookedAt(s, i))
      out[n++] = move1(PUT_BOTTOM, lookedAt(s, i))
    }
    return n
  },
  play(s, f, move) {
    if (done.get(s, f) === 0) done.set(s, f, freshSet(s, DECK_PROBES, EMPIRE))
    takeLookedAt(s, argA(move))
    if (verbOf(move) === PUT_TOP) putOnTop(s, DECK_PROBES, argA(move), EXACT, done.get(s, f))
    else putUnder(s, DECK_PROBES, argA(move), EXACT, done.get(s, f))
    note('put-back', DECK_PROBES, argA(move), verbOf(move) === PUT_TOP ? 1 : 0, REBEL)
  },
}

// Projects and missions

export function drawProjectCards(count: number): Effect {
  return {
    name: 'draw-project-cards',
    run(s) {
      drawProjects(s, count)
    },
  }
}

/** Looks at the top two projects to keep one (Research and Development). */
export const keepOneProject: Effect = {
  name: 'keep-one-project',
  looksAt: 'projects',
  secret: true,
  moves(s, _f, out) {
    let n = 0
    for (let i = 0; i < lookedAtCount(s); i++)
      if (i === 0 || lookedAt(s, i) !== lookedAt(s, 0))
        out[n++] = move1(CHOOSE_MISSION, lookedAt(s, i))
    return n
  },
  play(s, f, move) {
    takeLookedAt(s, argA(move))
    s.bytes[missionHandByte(argA(move))]++
    note('drew-project', argA(move), 0, 0, EMPIRE)
    if (lookedAtCount(s) > 0) {
      const other = lookedAt(s, 0)
      takeLookedAt(s, other)
      putUnderKnownTo(s, DECK_PROJECTS, other, EMPIRE, EXACT, UNKNOWN)
      note('put-back', DECK_PROJECTS, other, 0, EMPIRE)
    }
    next(s, f)
  },
}

export function lookAtProjects(s: State, count: number): void {
  renewMissions(s, DECK_PROJECTS, EMPIRE, PROJECT_CARD)
  let seen = lookAt(s, DECK_PROJECTS, EMPIRE, count)
  if (seen === count) return
  renewMissions(s, DECK_PROJECTS, EMPIRE, PROJECT_CARD)
  seen += lookAt(s, DECK_PROJECTS, EMPIRE, count - seen)
}

const outside = new Uint8Array(MOST_MISSIONS)

/** Searches a deck for a mission and puts the card's leader on it, face down (A8): read off as in `deckHolds`. */
export function searchAndAssign(deckOf: (side: number) => number): Effect {
  return {
    name: 'search-and-assign',
    secret: true,
    moves(s, f, out) {
      const side = sideOf(s, f)
      const kind = deckOf(side) === DECK_PROJECTS ? PROJECT_CARD : DECK_CARD
      let n = 0
      const cards = missionsOf(s, side)
      countOutside(s, outside)
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i]
        if (MISSION_KIND[card] === kind && copiesInGame(s, card) > outside[card])
          out[n++] = move1(CHOOSE_MISSION, card)
      }
      return n
    },
    play(s, f, move) {
      const side = sideOf(s, f)
      takeFromDeck(s, deckOf(side), argA(move))
      shuffleDeck(s, deckOf(side))
      cardFrame.place.set(s, f, assignCard(s, side, argA(move), 1 << targetOf(s, f)))
      next(s, f)
    },
  }
}

/** Searches the mission deck for one of the cards named and takes it into hand, unseen by the enemy (Z11). */
export function searchIntoHand(...ids: readonly string[]): Effect {
  return {
    name: 'search-into-hand',
    secret: true,
    moves(s, f, out) {
      if (done.get(s, f) !== 0) return 0
      let n = 0
      out[n++] = move0(DECLINE)
      for (let i = 0; i < ids.length; i++)
        if (deckHolds(s, cardNumber(ids[i]))) out[n++] = move1(CHOOSE_MISSION, cardNumber(ids[i]))
      return n
    },
    play(s, f, move) {
      const side = sideOf(s, f)
      if (verbOf(move) !== DECLINE) {
        takeFromDeck(s, missionDeck(side), argA(move))
        s.bytes[missionHandByte(argA(move))]++
        note('drew-mission', argA(move), side, 0, side)
      }
      shuffleDeck(s, missionDeck(side))
      done.set(s, f, 1)
    },
  }
}

/** A second leader from the pool may join him there. */
export const secondLeader: Effect = {
  name: 'second-leader',
  moves(s, f, out) {
    // With no card found there is no mission to join
    if (!isStack(placeOfCard(s, f)) || placeOfCard(s, f) === NONE) return 0
    let n = 0
    out[n++] = move0(DECLINE)
    const side = sideOf(s, f)
    // G1: a partner's leader is not his to send
    const free = poolOf(s, side) & leadersInCharge(s, f, side)
    for (let rest = free; rest !== 0; rest &= rest - 1)
      out[n++] = move1(CHOOSE_LEADER, lowestBit(rest))
    return n
  },
  play(s, f, move) {
    if (verbOf(move) !== DECLINE) {
      moveLeader(s, argA(move), placeOfCard(s, f))
      note('joined-mission', argA(move), sideOf(s, f))
    }
    next(s, f)
  },
}

/** Read off where the other copies are, so that the owner's observation gives the same answer. */
function deckHolds(s: State, card: number): boolean {
  return copiesInGame(s, card) > copiesOutside(s, card)
}
