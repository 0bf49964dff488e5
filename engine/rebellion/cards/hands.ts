import type { State } from '../../state.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { addCard, removeCard } from '../state/card-set.js'
import { note } from '../state/journal.js'
import {
  ACTION_ZONE,
  DECK_EMPIRE_ACTIONS,
  DECK_EMPIRE_MISSIONS,
  DECK_OBJECTIVES,
  DECK_PROBES,
  DECK_PROJECTS,
  DECK_REBEL_ACTIONS,
  DECK_REBEL_MISSIONS,
  EXPANSION,
  LOOK_DUE,
  MISSION_SEEN,
  MISSIONS_SHOWN,
  missionDiscardByte,
  missionHandByte,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  PROBE_HAND,
  PROBE_HAND_KNOWN,
} from '../state/layout.js'
import { ACTION_HAND, OBJECTIVE_HAND } from '../state/zones.js'
import {
  deckLength,
  drawCard,
  EXACT,
  knowledgeAt,
  putOnTop,
  shuffleDeck,
  UNKNOWN,
} from './decks.js'
import { copiesInGame } from './mission-copies.js'
import { missionsOf, startingMissionsOf } from './of-game.js'
import {
  DECK_CARD,
  MISSION_KIND,
  MISSION_SIDE,
  OBJECTIVES,
  PROJECT_CARD,
  STARTING_CARD,
} from './registry.js'

/** Hands and discard piles: drawing, discarding, and decks renewed from their discards. */

export function missionDeck(side: number): number {
  return side === REBEL ? DECK_REBEL_MISSIONS : DECK_EMPIRE_MISSIONS
}

export function actionDeck(side: number): number {
  return side === REBEL ? DECK_REBEL_ACTIONS : DECK_EMPIRE_ACTIONS
}

export function handSize(s: State, side: number): number {
  let n = 0
  const cards = missionsOf(s, side)
  for (let i = 0; i < cards.length; i++) n += s.bytes[missionHandByte(cards[i])]
  return n
}

/** Draws missions; an empty deck is renewed from its discard pile first (F4). */
export function drawMissions(s: State, side: number, count: number): void {
  for (let i = 0; i < count; i++) {
    renewMissions(s, missionDeck(side), side, DECK_CARD)
    if (deckLength(s, missionDeck(side)) === 0) return
    const card = drawCard(s, missionDeck(side), side)
    s.bytes[missionHandByte(card)]++
    note('drew-mission', card, side, 0, side)
  }
}

/** Draws projects into the Imperial hand. */
export function drawProjects(s: State, count: number): void {
  for (let i = 0; i < count; i++) {
    renewMissions(s, DECK_PROJECTS, EMPIRE, PROJECT_CARD)
    if (deckLength(s, DECK_PROJECTS) === 0) return
    const card = drawCard(s, DECK_PROJECTS, EMPIRE)
    s.bytes[missionHandByte(card)]++
    note('drew-project', card, 0, 0, EMPIRE)
  }
}

/** Shuffles the discard pile into an empty deck of missions or projects. */
export function renewMissions(s: State, deck: number, side: number, kind: number): void {
  if (deckLength(s, deck) > 0) return
  let any = false
  const cards = missionsOf(s, side)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (MISSION_KIND[card] !== kind) continue
    for (; s.bytes[missionDiscardByte(card)] > 0; s.bytes[missionDiscardByte(card)]--) {
      putOnTop(s, deck, card, UNKNOWN, UNKNOWN)
      any = true
    }
  }
  if (!any) return
  shuffleDeck(s, deck)
  note('reshuffled', deck)
}

/** A used mission: starting ones return to hand, seen by all; others are discarded (X14, X15, X16). */
export function finishMission(s: State, card: number): void {
  if (MISSION_KIND[card] === STARTING_CARD) {
    s.bytes[missionHandByte(card)]++
    addCard(s, MISSIONS_SHOWN, card)
  } else s.bytes[missionDiscardByte(card)]++
}

/** A used mission goes back to its owner's hand, seen by all. */
export function takeBack(s: State, card: number): void {
  s.bytes[missionHandByte(card)]++
  if (MISSION_KIND[card] === STARTING_CARD) addCard(s, MISSIONS_SHOWN, card)
  else s.bytes[MISSION_SEEN + card]++
}

/** A mission of the hand goes to the discard pile; it may have been one that the enemy knew. */
export function discardMission(s: State, card: number): void {
  s.bytes[missionHandByte(card)]--
  s.bytes[missionDiscardByte(card)]++
  if (seenInHand(s, card) > 0) s.bytes[MISSION_SEEN + card]--
  note('discarded', card, MISSION_SIDE[card])
}

/** An unrevealed mission goes back to its owner's hand. */
export function returnMission(s: State, card: number): void {
  s.bytes[missionHandByte(card)]++
}

/** No card under a leader of this side is known to be in hand any more. */
export function forgetShownMissions(s: State, side: number): void {
  const cards = startingMissionsOf(s, side)
  for (let i = 0; i < cards.length; i++) removeCard(s, MISSIONS_SHOWN, cards[i])
  // Only cards of the expansion show missions that have been drawn
  if (s.bytes[EXPANSION] === 0) return
  const seen = missionsOf(s, side)
  for (let i = 0; i < seen.length; i++) s.bytes[MISSION_SEEN + seen[i]] = 0
}

/** Copies in hand that the enemy has seen come there. */
export function seenInHand(s: State, card: number): number {
  return s.bytes[EXPANSION] === 0 ? 0 : s.bytes[MISSION_SEEN + card]
}

/** The enemy sees the whole hand. */
export function showMissions(s: State, side: number): void {
  const cards = missionsOf(s, side)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (s.bytes[missionHandByte(card)] === 0) continue
    if (MISSION_KIND[card] === STARTING_CARD) addCard(s, MISSIONS_SHOWN, card)
    else {
      s.bytes[MISSION_SEEN + card] = s.bytes[missionHandByte(card)]
      for (let copy = s.bytes[missionHandByte(card)]; copy > 0; copy--)
        note('saw', missionDeck(side), card, side)
    }
  }
}

/** With no face-down stack left, the starting missions are known to be in hand. */
export function showStartingMissions(s: State, side: number): void {
  const cards = startingMissionsOf(s, side)
  for (let i = 0; i < cards.length; i++)
    if (copiesInGame(s, cards[i]) > 0) addCard(s, MISSIONS_SHOWN, cards[i])
}

export function drawObjectives(s: State, count: number): void {
  for (let i = 0; i < count && deckLength(s, DECK_OBJECTIVES) > 0; i++) {
    const known = knowledgeAt(s, DECK_OBJECTIVES, 0, EMPIRE) === EXACT
    const card = drawCard(s, DECK_OBJECTIVES, REBEL)
    takeObjective(s, card, known)
  }
}

/** An objective comes into the Rebel hand, an Immediate one for a moment; `shown` when the Empire knows which it is. */
export function takeObjective(s: State, card: number, shown: boolean): void {
  s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_HAND
  if (shown) addCard(s, OBJECTIVES_SHOWN, card)
  if (OBJECTIVES[card].timing === 'immediate') s.bytes[LOOK_DUE] = 1
  note('drew-objective', card, 0, 0, REBEL)
}

export function holdsAction(s: State, card: number): boolean {
  return s.bytes[ACTION_ZONE + card] === ACTION_HAND
}

/** Draws probe cards into the Imperial hand. */
export function drawProbes(s: State, count: number): void {
  for (let i = 0; i < count && deckLength(s, DECK_PROBES) > 0; i++) {
    const known = knowledgeAt(s, DECK_PROBES, 0, REBEL) === EXACT
    const system = drawCard(s, DECK_PROBES, EMPIRE)
    s.words[PROBE_HAND] |= 1 << system
    if (known) s.words[PROBE_HAND_KNOWN] |= 1 << system
    note('drew-probe', system, 0, 0, EMPIRE)
  }
}
