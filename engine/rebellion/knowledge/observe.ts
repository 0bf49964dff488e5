import { copyState, type State } from '../../state.js'
import { isRevealed } from '../board/base.js'
import { CARD, chosen, effectAt } from '../cards/card-frame.js'
import { SEEN_BY_BOTH, UNKNOWN } from '../cards/decks.js'
import { seenInHand } from '../cards/hands.js'
import { actionsOf, missionsOf, objectiveEnd } from '../cards/of-game.js'
import { ACTIONS, MISSION_KIND, OBJECTIVE_STAGE, STARTING_CARD } from '../cards/registry.js'
import { probeUnder, RADAR, UNDER_IDS } from '../cards/under.js'
import { OPEN_HAND } from '../combat/fields.js'
import { maskPick } from '../combat/tactics/tactic-cards.js'
import { sideOf } from '../course/frame.js'
import { isOnTop, topFrame } from '../course/steps.js'
import { NO_SYSTEM } from '../facts/map.js'
import { sideOfSeat } from '../facts/posts.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import { maskRebelSet } from '../rounds/expansion-setup.js'
import { hasCard } from '../state/card-set.js'
import {
  ACTION_ZONE,
  BASE_SYSTEM,
  BASE_TACTICS,
  COMBAT_RULES,
  DECK_CARDS,
  DECK_COUNT,
  DECK_KNOWN,
  DECK_LENGTH,
  DECK_OBJECTIVES,
  DECK_START,
  ENEMY_ACTIONS,
  ENEMY_MISSIONS,
  EXPANSION,
  isLarge,
  LOADED_COUNT,
  LOADED_DICE,
  LOOKED_AT,
  LOOKED_AT_BY,
  MASKED_FOR,
  MISSIONS_SHOWN,
  MORE_TACTICS,
  MOST_LOADED,
  MOST_LOOKED_AT,
  MOST_OBJECTIVES,
  MOST_RECRUITS,
  MOST_STACKS,
  missionHandByte,
  OBJECTIVE_ZONE,
  OBJECTIVES_SHOWN,
  PLAYERS,
  PROBE_HAND,
  PROBE_HAND_KNOWN,
  RANDOM,
  RECRUIT_CARD,
  STACK_CARD,
  TACTIC_HAND,
  tacticHandByte,
  UNDER_CARDS,
} from '../state/layout.js'
import {
  ACTION_ABSENT,
  ACTION_HAND,
  ACTION_KEPT,
  ACTION_UNSEEN,
  ACTION_USED,
  OBJECTIVE_ABSENT,
  OBJECTIVE_BOXED,
  OBJECTIVE_DECK,
  OBJECTIVE_LOOKED_AT,
  OBJECTIVE_PLAYED,
  OBJECTIVE_UNSEEN,
} from '../state/zones.js'
import { HIDDEN_CARD, HIDDEN_STAGE } from './hidden.js'
import { maskPartner } from './partner.js'
import { sortSets } from './sets.js'

/**
 * Everything that a side may know and nothing else, in the layout of a state (README.md has the
 * table). What stays in the buffer is public, the side's own, or has been shown to it; what each
 * side knows of deck slots is public as a pattern, since the cards that tell it are.
 */

export function observe(s: State, seat: number, into: State): State {
  copyState(s, into)
  const bytes = into.bytes
  const side = sideOfSeat(bytes[PLAYERS], seat)
  bytes[MASKED_FOR] = seat + 1
  for (let i = 0; i < 4; i++) into.words[RANDOM + i] = 0
  if (bytes[LOADED_COUNT] !== 0) bytes.fill(0, LOADED_DICE, LOADED_DICE + MOST_LOADED)
  bytes[LOADED_COUNT] = 0
  const enemy = enemyOf(side)
  maskLookedAt(s, into, side)
  maskDecks(into, side)
  maskMissions(into, enemy)
  maskActions(into, enemy)
  maskTactics(into, side)
  if (side === EMPIRE) {
    maskObjectives(into)
    if (!isRevealed(s)) bytes[BASE_SYSTEM] = NO_SYSTEM
  } else into.words[PROBE_HAND] &= into.words[PROBE_HAND_KNOWN]
  maskSecretChoice(into, side)
  if (isLarge(into)) maskMore(into, side, seat)
  return into
}

/** What only the expansion and teams hide. */
function maskMore(o: State, side: number, seat: number): void {
  maskUnder(o, side)
  if (side === REBEL) hideBoxedObjectives(o)
  maskRebelSet(o, side)
  maskPartner(o, seat)
}

function maskMissions(o: State, enemy: number): void {
  let held = 0
  const cards = missionsOf(o, enemy)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    const copies = o.bytes[missionHandByte(card)]
    if (copies === 0) continue
    held += copies
    const shown = MISSION_KIND[card] === STARTING_CARD && hasCard(o, MISSIONS_SHOWN, card)
    if (!shown) o.bytes[missionHandByte(card)] = seenInHand(o, card)
  }
  o.bytes[ENEMY_MISSIONS] = held
  for (let slot = enemy * MOST_STACKS; slot < (enemy + 1) * MOST_STACKS; slot++)
    if (o.bytes[STACK_CARD + slot] !== 0) o.bytes[STACK_CARD + slot] = HIDDEN_CARD
}

function maskActions(o: State, enemy: number): void {
  let starting = 0
  let recruit = 0
  const cards = actionsOf(o, enemy)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    const zone = o.bytes[ACTION_ZONE + card]
    if (zone === ACTION_USED || zone === ACTION_KEPT || zone === ACTION_ABSENT) continue
    if (zone === ACTION_HAND) {
      if (ACTIONS[card].starting) starting++
      else recruit++
    }
    o.bytes[ACTION_ZONE + card] = ACTION_UNSEEN
  }
  o.bytes[ENEMY_ACTIONS] = starting
  o.bytes[ENEMY_ACTIONS + 1] = recruit
  for (let i = enemy * MOST_RECRUITS; i < (enemy + 1) * MOST_RECRUITS; i++)
    o.bytes[RECRUIT_CARD + i] = 0
}

/** Which probe cards lie under the enemy's action cards is not known. */
function maskUnder(o: State, side: number): void {
  for (let which = 0; which < UNDER_IDS.length; which++) {
    const isOwn = (which === RADAR ? REBEL : EMPIRE) === side
    if (!isOwn && probeUnder(o, which) >= 0) o.bytes[UNDER_CARDS + which] = HIDDEN_CARD
  }
}

/** Hands of shared cards; of the decks of advanced ones only the pick is secret. */
function maskTactics(o: State, side: number): void {
  if (o.bytes[COMBAT_RULES] !== 0) return maskPick(o, side)
  const enemy = enemyOf(side)
  if (side === EMPIRE && OPEN_HAND.isOn(o)) return
  const at = TACTIC_HAND + enemy * BASE_TACTICS
  o.bytes.fill(0, at, at + BASE_TACTICS)
  if (!isLarge(o)) return
  const more = tacticHandByte(enemy, BASE_TACTICS)
  o.bytes.fill(0, more, more + MORE_TACTICS)
}

/** The Empire knows played objectives and those of the hand that it has been shown. */
function maskObjectives(o: State): void {
  const end = objectiveEnd(o)
  for (let card = 0; card < end; card++) {
    const zone = o.bytes[OBJECTIVE_ZONE + card]
    if (zone === OBJECTIVE_PLAYED || zone === OBJECTIVE_ABSENT) continue
    if (hasCard(o, OBJECTIVES_SHOWN, card)) continue
    if (zone === OBJECTIVE_LOOKED_AT && o.bytes[LOOKED_AT_BY] === EMPIRE + 1) continue
    o.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_UNSEEN
  }
}

/** What was boxed at the setup nobody has seen: for the Rebels it may as well lie in the deck (E2). */
function hideBoxedObjectives(o: State): void {
  if (o.bytes[EXPANSION] === 0) return
  const end = objectiveEnd(o)
  for (let card = 0; card < end; card++)
    if (isHiddenFromRebels(o, o.bytes[OBJECTIVE_ZONE + card]))
      o.bytes[OBJECTIVE_ZONE + card] = OBJECTIVE_DECK
}

/** In the box, or looked at by the Empire (Lord Vader's Orders). */
function isHiddenFromRebels(o: State, zone: number): boolean {
  if (zone === OBJECTIVE_LOOKED_AT) return o.bytes[LOOKED_AT_BY] === EMPIRE + 1
  return zone === OBJECTIVE_BOXED
}

function maskDecks(o: State, side: number): void {
  const shift = side === REBEL ? 0 : 4
  for (let deck = 0; deck < DECK_COUNT; deck++) {
    const start = DECK_START[deck]
    const end = start + o.bytes[DECK_LENGTH + deck]
    const used =
      deck === DECK_OBJECTIVES
        ? maskObjectiveDeck(o.bytes, start, end, shift)
        : maskDeck(o.bytes, start, end, shift)
    if (used !== 0) sortSets(o, deck, side, used)
  }
}

/** Hides the slots of a deck that are not known; answers the sorts of knowledge there are of the others, a bit each. */
function maskDeck(bytes: Uint8Array, start: number, end: number, shift: number): number {
  let used = 0
  for (let i = start; i < end; i++) {
    const known = (bytes[DECK_KNOWN + i] >> shift) & 15
    if (known === UNKNOWN) bytes[DECK_CARDS + i] = HIDDEN_CARD
    else used |= 1 << known
  }
  return used
}

/** The same where the backs show a stage. */
function maskObjectiveDeck(bytes: Uint8Array, start: number, end: number, shift: number): number {
  let used = 0
  for (let i = start; i < end; i++) {
    const known = (bytes[DECK_KNOWN + i] >> shift) & 15
    if (known !== UNKNOWN) used |= 1 << known
    else bytes[DECK_CARDS + i] = HIDDEN_STAGE + OBJECTIVE_STAGE[bytes[DECK_CARDS + i]]
  }
  return used
}

/** Cards that the other side is looking at; objectives show their stage. */
function maskLookedAt(s: State, o: State, side: number): void {
  const by = s.bytes[LOOKED_AT_BY]
  if (by === 0 || by === side + 1 || by === SEEN_BY_BOTH) return
  for (let i = 0; i < MOST_LOOKED_AT && s.bytes[LOOKED_AT + i] !== 0; i++) {
    const card = s.bytes[LOOKED_AT + i] - 1
    const objective =
      card < MOST_OBJECTIVES && s.bytes[OBJECTIVE_ZONE + card] === OBJECTIVE_LOOKED_AT
    o.bytes[LOOKED_AT + i] = objective ? HIDDEN_STAGE + OBJECTIVE_STAGE[card] : HIDDEN_CARD
    sink(o.bytes, i)
  }
}

/** In which order the cards lay tells which of them goes: the backs lie in order of their stages. */
function sink(bytes: Uint8Array, i: number): void {
  const back = bytes[LOOKED_AT + i]
  let j = i
  for (; j > 0 && bytes[LOOKED_AT + j - 1] > back; j--)
    bytes[LOOKED_AT + j] = bytes[LOOKED_AT + j - 1]
  bytes[LOOKED_AT + j] = back
}

/** The first decoy of Interrogation Droid is not said before both are. */
function maskSecretChoice(o: State, side: number): void {
  if (!isOnTop(o, CARD)) return
  const f = topFrame(o)
  const effect = effectAt(o, f)
  if (effect?.secret !== true) return
  const actor = effect.actor === undefined ? sideOf(o, f) : effect.actor(o, f)
  if (actor !== side) chosen.set(o, f, 0)
}
