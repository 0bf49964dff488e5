import type { State } from '../../state.js'
import { seenInHand } from '../cards/hands.js'
import { startingMissionsOf } from '../cards/of-game.js'
import {
  ACTION_SIDE,
  ACTIONS,
  MISSION_KIND,
  MISSION_SIDE,
  MISSIONS,
  MISSIONS_OF,
  OBJECTIVES,
  RING_ACTION,
  RING_MISSION,
  STARTING_CARD,
  STARTING_MISSIONS,
  TACTICS,
} from '../cards/registry.js'
import { isDiscarded, isInDeck, returnOwn } from '../combat/tactics/own-decks.js'
import { tacticCopies, tacticsInHand } from '../combat/tactics/shared-deck.js'
import { NO_LEADER } from '../facts/leader-types.js'
import { EMPIRE, REBEL, SIDE_IDS } from '../facts/sides.js'
import { wearerOf } from '../leaders/leaders.js'
import { hasStacks } from '../leaders/stacks.js'
import { addCard, hasCard } from '../state/card-set.js'
import {
  ACTION_ZONE,
  countAt,
  EXPANSION,
  MISSION_SEEN,
  MISSIONS_SHOWN,
  MOST_ACTIONS,
  MOST_OBJECTIVES,
  MOST_TACTICS,
  missionDiscardByte,
  missionHandByte,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  tacticDiscardByte,
  tacticHandByte,
} from '../state/layout.js'
import {
  ACTION_BOXED,
  ACTION_HAND,
  ACTION_KEPT,
  ACTION_USED,
  OBJECTIVE_BOXED,
  OBJECTIVE_HAND,
  OBJECTIVE_PLAYED,
} from '../state/zones.js'
import { actionId, missionId, objectiveId, ringId, tacticId } from '../text/names.js'
import { ACTION_IDS, MISSION_IDS, OBJECTIVE_IDS, TACTIC_IDS } from './ids.js'
import { type Field, quoted } from './input.js'
import { type Json, type JsonObject, putIn, unlessEmpty } from './json.js'
import { isMasked } from './observer.js'
import type { CardPiles, Pile } from './piles.js'
import { readProbeHand, writeProbeHand } from './probes.js'

/** Hands, discard piles and cards out of the game. What is named nowhere lies in its deck. */

const HAND_FIELDS = [
  ['missions', 'actions', 'tactics', 'objectives'],
  ['missions', 'actions', 'tactics', 'probes'],
] as const

export function readHands(s: State, hands: Field, piles: CardPiles): void {
  const of = hands.isGiven ? hands.object(SIDE_IDS, 'side') : undefined
  for (let side = REBEL; side <= EMPIRE; side++) {
    const hand = of?.(SIDE_IDS[side] ?? '')
    if (hand?.isGiven !== true) continue
    const part = hand.object<string>(HAND_FIELDS[side as 0 | 1], 'sort of card')
    readMissionHand(s, side, part('missions'), piles)
    for (const item of part('actions').itemsIfGiven())
      s.bytes[ACTION_ZONE + readAction(side, item, piles)] = ACTION_HAND
    for (const item of part('tactics').itemsIfGiven()) {
      const card = item.id(TACTIC_IDS, 'tactic card')
      if (TACTICS[card].side !== undefined)
        item.fail(
          `${tacticId(card)} lies in its own deck unless "discards" or "removedTactics" say more`,
        )
      piles.tactics.take(card, item)
      s.bytes[tacticHandByte(side, card)]++
    }
    if (side === REBEL) readObjectives(s, part('objectives'), OBJECTIVE_HAND, piles)
    else readProbeHand(s, part('probes'), piles)
  }
}

function readMissionHand(s: State, side: number, list: Field, piles: CardPiles): void {
  for (const item of list.itemsIfGiven()) {
    const card = item.id(MISSION_IDS, 'mission')
    checkSide(item, MISSION_SIDE[card] as number, side)
    piles.missions.take(card, item)
    s.bytes[missionHandByte(card)]++
  }
}

function readAction(side: number, item: Field, piles: CardPiles): number {
  const card = item.id(ACTION_IDS, 'action card')
  checkSide(item, ACTION_SIDE[card] as number, side)
  piles.actions.take(card, item)
  return card
}

function checkSide(item: Field, found: number, side: number): void {
  if (found !== side) item.fail(`${quoted(item.value)} is a card of the ${SIDE_IDS[found]}`)
}

function readObjectives(s: State, list: Field, zone: number, piles: CardPiles): void {
  for (const item of list.itemsIfGiven()) {
    const card = item.id(OBJECTIVE_IDS, 'objective')
    piles.objectives.take(card, item)
    s.bytes[OBJECTIVE_ZONE + card] = zone
  }
}

/** Advanced tactic cards that have left the game; those named nowhere lie in the decks of their sides. */
export function readOwnTactics(s: State, removed: Field, piles: CardPiles): void {
  for (const item of removed.itemsIfGiven()) {
    const card = item.id(TACTIC_IDS, 'tactic card')
    if (TACTICS[card].side === undefined) item.fail(`${tacticId(card)} never leaves the game`)
    piles.tactics.take(card, item)
  }
  TACTICS.forEach(({ side }, card) => {
    if (side !== undefined && piles.tactics.takeAll(card) > 0) returnOwn(s, card)
  })
}

export function writeOwnTactics(s: State): Json | undefined {
  const isGone = (card: number): boolean =>
    TACTICS[card].side !== undefined &&
    tacticCopies(s, card) > 0 &&
    !isInDeck(s, card) &&
    !isDiscarded(s, card)
  return unlessNone([...TACTICS.keys()].filter(isGone).map(tacticId))
}

/** Starting missions named nowhere are in hand: they are never discarded and never in a deck. */
export function takeStartingMissions(s: State, piles: CardPiles): void {
  for (const side of [REBEL, EMPIRE])
    for (const card of startingMissionsOf(s, side))
      s.bytes[missionHandByte(card)] += piles.missions.takeAll(card)
}

export function writeHands(s: State, isFull: boolean): Json | undefined {
  const out: JsonObject = {}
  for (let side = REBEL; side <= EMPIRE; side++) {
    const hand: JsonObject = {}
    putIn(hand, 'missions', unlessNone(missionHand(s, side, isFull || isMasked(s))))
    putIn(hand, 'actions', unlessNone(actionsIn(s, ACTION_HAND, side)))
    if (side === REBEL) putIn(hand, 'objectives', unlessNone(objectivesIn(s, OBJECTIVE_HAND)))
    else putIn(hand, 'probes', writeProbeHand(s))
    const tactics: string[] = []
    for (let card = 0; card < MOST_TACTICS; card++)
      if (TACTICS[card].side === undefined)
        for (let i = tacticsInHand(s, side, card); i > 0; i--) tactics.push(tacticId(card))
    putIn(hand, 'tactics', unlessNone(tactics))
    putIn(out, SIDE_IDS[side] ?? '', unlessEmpty(hand))
  }
  return unlessEmpty(out)
}

function missionHand(s: State, side: number, withStarting: boolean): string[] {
  const ids: string[] = []
  for (const card of MISSIONS_OF[side])
    if (MISSION_KIND[card] !== STARTING_CARD || withStarting)
      for (let i = countAt(s, missionHandByte(card)); i > 0; i--) ids.push(missionId(card))
  return ids
}

function actionsIn(s: State, zone: number, side?: number): string[] {
  const ids: string[] = []
  for (let card = 0; card < MOST_ACTIONS; card++)
    if (s.bytes[ACTION_ZONE + card] === zone && (side === undefined || ACTION_SIDE[card] === side))
      ids.push(actionId(card))
  return ids
}

function objectivesIn(s: State, zone: number): string[] {
  const ids: string[] = []
  for (let card = 0; card < MOST_OBJECTIVES; card++)
    if (s.bytes[OBJECTIVE_ZONE + card] === zone) ids.push(objectiveId(card))
  return ids
}

function unlessNone(ids: string[]): string[] | undefined {
  return ids.length > 0 ? ids : undefined
}

// Discards and cards out of the game

export function readDiscards(s: State, discards: Field, piles: CardPiles): void {
  if (!discards.isGiven) return
  const of = discards.object(['missions', 'tactics'])
  for (const item of of('missions').itemsIfGiven()) {
    const card = item.id(MISSION_IDS, 'mission')
    if (MISSION_KIND[card] === STARTING_CARD)
      item.fail(`${missionId(card)} is a starting mission and never discarded`)
    piles.missions.take(card, item)
    s.bytes[missionDiscardByte(card)]++
  }
  for (const item of of('tactics').itemsIfGiven()) {
    const card = item.id(TACTIC_IDS, 'tactic card')
    piles.tactics.take(card, item)
    s.bytes[tacticDiscardByte(card)]++
  }
}

export function writeDiscards(s: State): Json | undefined {
  const out: JsonObject = {}
  const missions: string[] = []
  for (let card = 0; card < MISSIONS.length; card++)
    for (let i = countAt(s, missionDiscardByte(card)); i > 0; i--) missions.push(missionId(card))
  const tactics: string[] = []
  for (let card = 0; card < MOST_TACTICS; card++)
    for (let i = countAt(s, tacticDiscardByte(card)); i > 0; i--) tactics.push(tacticId(card))
  putIn(out, 'missions', unlessNone(missions))
  putIn(out, 'tactics', unlessNone(tactics))
  return unlessEmpty(out)
}

/**
 * Used and boxed action cards and played objectives. A card whose ring is worn stays beside it;
 * starting cards named nowhere were not dealt.
 */
export function readOutOfGame(
  s: State,
  used: Field,
  boxed: Field,
  played: Field,
  piles: CardPiles,
): void {
  for (const [list, zone] of [
    [used, ACTION_USED],
    [boxed, ACTION_BOXED],
  ] as const)
    for (const item of list.itemsIfGiven()) {
      const card = item.id(ACTION_IDS, 'action card')
      piles.actions.take(card, item)
      s.bytes[ACTION_ZONE + card] = zone
    }
  readObjectives(s, played, OBJECTIVE_PLAYED, piles)
}

/** Cards beside the rings that are worn. `resolving` is the mission being resolved: it is counted there. */
export function keepRingCards(s: State, rings: Field, resolving: number, piles: CardPiles): void {
  for (let ring = 1; ring < RING_MISSION.length; ring++) {
    if (wearerOf(s, ring) === NO_LEADER) continue
    const mission = RING_MISSION[ring] as number
    const field = rings.below(ringId(ring), undefined)
    if (mission !== 255 && mission !== resolving)
      takeBeside(piles.missions, mission, missionId(mission), field)
    const action = RING_ACTION[ring] as number
    if (action === 255) continue
    takeBeside(piles.actions, action, actionId(action), field)
    s.bytes[ACTION_ZONE + action] = ACTION_KEPT
  }
}

function takeBeside(pile: Pile, card: number, id: string, ring: Field): void {
  if (pile.leftOf(card) === 0)
    ring.fail(`${id} lies beside this ring by itself; take it away at ${pile.placesOf(card)}`)
  pile.take(card, ring, id)
}

export function boxStartingActions(s: State, piles: CardPiles): void {
  ACTIONS.forEach((card, n) => {
    if (card.starting && piles.actions.takeAll(n) > 0) s.bytes[ACTION_ZONE + n] = ACTION_BOXED
  })
}

export function writeUsedActions(s: State): Json | undefined {
  return unlessNone(actionsIn(s, ACTION_USED))
}

export function writeBoxedActions(s: State, isFull: boolean): Json | undefined {
  return unlessNone(
    ACTIONS.flatMap((card, n) =>
      (isFull || !card.starting) && s.bytes[ACTION_ZONE + n] === ACTION_BOXED ? [card.id] : [],
    ),
  )
}

export function writePlayedObjectives(s: State): Json | undefined {
  return unlessNone(objectivesIn(s, OBJECTIVE_PLAYED))
}

// Objectives that were put into the box unseen at the setup (E2)

export function readBoxedObjectives(s: State, boxed: Field, piles: CardPiles): void {
  for (const item of boxed.itemsIfGiven())
    if (OBJECTIVES[item.id(OBJECTIVE_IDS, 'objective')].timing === 'plans')
      item.fail(`${quoted(item.value)} is in every game and never boxed`)
  readObjectives(s, boxed, OBJECTIVE_BOXED, piles)
}

export function writeBoxedObjectives(s: State): Json | undefined {
  return unlessNone(objectivesIn(s, OBJECTIVE_BOXED))
}

// What the enemy knows of hands

/** Starting missions in hand of sides that have no mission face down are known to be there. */
function usuallyShown(s: State): number[] {
  const cards: number[] = []
  for (let side = REBEL; side <= EMPIRE; side++) {
    if (hasStacks(s, side)) continue
    for (const card of STARTING_MISSIONS[side])
      if (countAt(s, missionHandByte(card)) > 0) cards.push(card)
  }
  return cards
}

export function readShown(s: State, shown: Field): void {
  const of = shown.isGiven ? shown.object(['missions', 'objectives']) : undefined
  const missions = of?.('missions')
  if (missions?.isGiven !== true)
    for (const card of usuallyShown(s)) addCard(s, MISSIONS_SHOWN, card)
  else
    for (const item of missions.items()) {
      const card = item.id(MISSION_IDS, 'mission')
      const isStarting = MISSION_KIND[card] === STARTING_CARD
      if (!isStarting && s.bytes[EXPANSION] === 0)
        item.fail(`${missionId(card)} is no starting mission; take it off the list`)
      const left = countAt(s, missionHandByte(card)) - (isStarting ? 0 : seenInHand(s, card))
      if (left === 0) item.fail(`${missionId(card)} is not in hand; take it off the list`)
      if (isStarting) addCard(s, MISSIONS_SHOWN, card)
      else s.bytes[MISSION_SEEN + card]++
    }
  for (const item of of?.('objectives').itemsIfGiven() ?? []) {
    const card = item.id(OBJECTIVE_IDS, 'objective')
    if (s.bytes[OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND)
      item.fail(`${objectiveId(card)} is not in the Rebel hand; take it off the list`)
    addCard(s, OBJECTIVES_SHOWN, card)
  }
}

export function writeShown(s: State, isFull: boolean): Json | undefined {
  const out: JsonObject = {}
  const missions = MISSIONS.flatMap((_, card) =>
    hasCard(s, MISSIONS_SHOWN, card) ? [card] : Array(seenInHand(s, card)).fill(card),
  )
  if (isFull || isMasked(s) || String(missions) !== String(usuallyShown(s)))
    out.missions = missions.map(missionId)
  const objectives = OBJECTIVES.filter((_, card) => hasCard(s, OBJECTIVES_SHOWN, card))
  putIn(out, 'objectives', unlessNone(objectives.map(({ id }) => id)))
  return unlessEmpty(out)
}
