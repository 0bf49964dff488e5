import { UNSEEN } from '../../observation.js'
import type { State } from '../../state.js'
import { ACTIONS, ACTIONS_OF } from '../cards/registry.js'
import { seatsOfTeam } from '../facts/posts.js'
import { EMPIRE, enemyOf, SIDE_IDS } from '../facts/sides.js'
import { HIDDEN_CARD, HIDDEN_STAGE } from '../knowledge/hidden.js'
import { hasSecrets, hidesObjectives, maskObjectives } from '../knowledge/partner.js'
import { hasCard } from '../state/card-set.js'
import {
  ACTION_ZONE,
  ENEMY_ACTIONS,
  ENEMY_MISSIONS,
  LOOKED_AT_BY,
  MASKED_FOR,
  MOST_OBJECTIVES,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  PARTNER_ACTIONS,
  PLAYERS,
} from '../state/layout.js'
import { isTeam, sideOf } from '../state/posts.js'
import {
  ACTION_ABSENT,
  ACTION_BOXED,
  ACTION_KEPT,
  ACTION_UNSEEN,
  ACTION_USED,
  OBJECTIVE_ABSENT,
  OBJECTIVE_LOOKED_AT,
  OBJECTIVE_PLAYED,
  OBJECTIVE_UNSEEN,
} from '../state/zones.js'
import { numbered } from './ids.js'
import type { Field } from './input.js'
import type { JsonObject } from './json.js'

/** Whose observation a buffer is, and how positions write what that side does not know. */

export function isMasked(s: State): boolean {
  return s.bytes[MASKED_FOR] !== 0
}

/** The side that does not know everything: the enemy of the observer. */
export function hiddenSide(s: State): number {
  return enemyOf(sideOf(s, s.bytes[MASKED_FOR] - 1))
}

export function readObserver(s: State, observer: Field): void {
  s.bytes[MASKED_FOR] = observer.id(numbered(seatNames(s)), isTeam(s) ? 'seat' : 'side') + 1
}

export function writeObserver(s: State): string {
  return seatNames(s)[s.bytes[MASKED_FOR] - 1]
}

function seatNames(s: State): readonly string[] {
  return isTeam(s) ? seatsOfTeam(s.bytes[PLAYERS]).map(({ name }) => name) : SIDE_IDS
}

// Sizes of the enemy's hands, of which an observation does not hold the cards

const UNSEEN_HANDS = [
  ['missions', ENEMY_MISSIONS],
  ['startingActions', ENEMY_ACTIONS],
  ['actions', ENEMY_ACTIONS + 1],
] as const

/** With those that a partner keeps to himself. */
function unseenHands(s: State): readonly (readonly [string, number])[] {
  const partner = ['partnerActions', PARTNER_ACTIONS] as const
  return hasSecrets(s, s.bytes[MASKED_FOR] - 1) ? [...UNSEEN_HANDS, partner] : UNSEEN_HANDS
}

const MOST_IN_HAND = 99

export function readUnseen(s: State, unseen: Field): void {
  const hands = unseenHands(s)
  const of = unseen.object(hands.map(([name]) => name))
  for (const [name, at] of hands) s.bytes[at] = of(name).count(0, MOST_IN_HAND)
}

export function writeUnseen(s: State): JsonObject {
  return Object.fromEntries(unseenHands(s).map(([name, at]) => [name, s.bytes[at]]))
}

// Backs of cards

const STAGES = [1, 2, 3]

/** The words of a hidden card; a hidden objective shows its stage. Undefined for a card that is known. */
export function backOf(card: number): string | undefined {
  if (card === HIDDEN_CARD) return UNSEEN
  return card > HIDDEN_STAGE ? `${UNSEEN} stage ${card - HIDDEN_STAGE}` : undefined
}

/** The number behind the words of a hidden card; undefined for others. */
export function readBack(s: State, card: Field): number | undefined {
  if (!isMasked(s)) return undefined
  if (card.value === UNSEEN) return HIDDEN_CARD
  const stage = STAGES.find((n) => card.value === backOf(HIDDEN_STAGE + n))
  return stage === undefined ? undefined : HIDDEN_STAGE + stage
}

/** Where a card of the enemy lies is not known unless everybody sees it, or it has been shown. */
export function hideZones(s: State): void {
  for (const card of ACTIONS_OF[hiddenSide(s)]) {
    const zone = s.bytes[ACTION_ZONE + card]
    if (zone !== ACTION_USED && zone !== ACTION_KEPT && zone !== ACTION_ABSENT)
      s.bytes[ACTION_ZONE + card] = ACTION_UNSEEN
  }
  hidePartnersZones(s)
  if (hiddenSide(s) === EMPIRE) return
  for (let card = 0; card < MOST_OBJECTIVES; card++) {
    const zone = s.bytes[OBJECTIVE_ZONE + card]
    if (zone === OBJECTIVE_PLAYED || zone === OBJECTIVE_ABSENT) continue
    if (zone === OBJECTIVE_LOOKED_AT && s.bytes[LOOKED_AT_BY] === EMPIRE + 1) continue
    if (!hasCard(s, OBJECTIVES_SHOWN, card)) s.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_UNSEEN
  }
}

/** What a partner keeps to himself lies with the cards that nobody has seen. */
function hidePartnersZones(s: State): void {
  const seat = s.bytes[MASKED_FOR] - 1
  if (!hasSecrets(s, seat)) return
  for (const card of ACTIONS_OF[sideOf(s, seat)])
    if (ACTIONS[card].starting && s.bytes[ACTION_ZONE + card] === ACTION_BOXED)
      s.bytes[ACTION_ZONE + card] = ACTION_UNSEEN
  if (hidesObjectives(s, seat)) maskObjectives(s)
}
