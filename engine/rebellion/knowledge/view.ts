import type { View } from '../../game.js'
import type { State } from '../../state.js'
import { baseSystem, candidates, isRevealed } from '../board/base.js'
import * as board from '../board/board.js'
import { markedSystems } from '../board/markers.js'
import { isHeld, movementTarget } from '../board/movement.js'
import {
  ACTION_CARD,
  askingCard,
  askingLeader,
  MISSION_CARD,
  OBJECTIVE_CARD,
} from '../cards/card-frame.js'
import { deckLength, lookedAt, lookedAtCount, SEEN_BY_BOTH } from '../cards/decks.js'
import { handSize } from '../cards/hands.js'
import { actionsOf } from '../cards/of-game.js'
import { ACTION_SIDE, MISSION_SIDE, MISSIONS, OBJECTIVES } from '../cards/registry.js'
import { actorOf, kindOf } from '../course/turn.js'
import { countBits, NO_SYSTEM, SYSTEM_COUNT } from '../facts/map.js'
import { PHASE_SETUP } from '../facts/phases.js'
import { LEADERS_OF_POST, postOfSeat, sideOfSeat } from '../facts/posts.js'
import { EMPIRE, enemyOf, REBEL } from '../facts/sides.js'
import * as people from '../leaders/leaders.js'
import { stackCard, stackLeaders } from '../leaders/stacks.js'
import { missionDiceShowing } from '../missions/dice.js'
import { mission, missionFrame } from '../missions/mission-at-hand.js'
import { diceDue, greenDiceDue } from '../missions/mission-dice.js'
import { iconsOf } from '../rounds/build.js'
import { CONFRONTED, RAPID } from '../rounds/lasting-effects.js'
import { hasCard } from '../state/card-set.js'
import { isInGame } from '../state/in-game.js'
import * as at from '../state/layout.js'
import { NONE } from '../state/moves.js'
import { hasPartners, hasPassed, isTeam, sideOf } from '../state/posts.js'
import { ACTION_HAND, OBJECTIVE_HAND } from '../state/zones.js'
import { CombatView } from './combat-view.js'
import { hidesAction, hidesObjectives, hidesProbes } from './partner.js'
import { lookedAtSort, PROBES } from './slots.js'
import { TacticCards } from './tactic-cards.js'
import { unseenInHand } from './unseen-objectives.js'

export { takenAt, UNIT_WORDS } from '../board/board.js'
/** Slots for the face-down missions of a side. */
export { MOST_STACKS } from '../state/layout.js'

/** Value of something that this player may not know. */
export const UNKNOWN_CARD = -1

/**
 * A state through the eyes of one seat: playout policies and evaluations read only this. Getters on
 * hidden things answer for the own side, and for the enemy only what the observation holds.
 * Sets of systems and of leaders are bit masks.
 */
export class RebellionView extends CombatView implements View {
  /** The seat that looks, its side and the other one: partners see the same. */
  readonly player: number
  side: number
  enemy: number
  readonly tacticCards = new TacticCards()

  constructor(player: number) {
    super()
    this.player = player
    this.side = sideOfSeat(0, player)
    this.enemy = enemyOf(this.side)
  }

  bind(state: State): this {
    this.s = state
    this.side = sideOf(state, this.player)
    this.enemy = enemyOf(this.side)
    this.tacticCards.bind(state, this.side)
    return this
  }

  // The decision

  /** The side that decides. */
  get actor(): number {
    return actorOf(this.s)
  }

  /** True where each side has an Admiral and a General. */
  get isTeam(): boolean {
    return isTeam(this.s)
  }

  /** Own leaders that the seat decides for where partners decide for their own: all where it has no partner. */
  get ownLeaders(): number {
    const s = this.s
    const own = people.leadersOf(s, this.side)
    if (!hasPartners(s, this.side)) return own
    return own & LEADERS_OF_POST[postOfSeat(s.bytes[at.PLAYERS], this.player)]
  }

  /** Index into KIND_IDS. */
  get kind(): number {
    return kindOf(this.s)
  }

  get phase(): number {
    return this.s.bytes[at.PHASE]
  }

  /** Side whose turn, mission or card is being resolved. */
  get currentSide(): number {
    return this.s.bytes[at.CURRENT_SIDE]
  }

  hasPassed(side: number): boolean {
    return hasPassed(this.s, side)
  }

  /** True when things of this set are in the game; see state/in-game.ts. */
  isInGame(set: number, side: number): boolean {
    return isInGame(this.s, set, side)
  }

  // The clock

  get time(): number {
    return this.s.bytes[at.TIME]
  }

  get reputation(): number {
    return this.s.bytes[at.REPUTATION]
  }

  // Units

  units(place: number, type: number): number {
    return board.unitsAt(this.s, place, type)
  }

  /**
   * Copies the units of all places, as `takenAt` says in bytes, into `known`, and sets the bits of the
   * places where they were others in `changed`: for readers that keep sums of them. Rooms: UNIT_WORDS, and 2.
   */
  takeUnits(known: Int32Array, changed: Int32Array): void {
    board.takeUnits(this.s, known, changed)
  }

  total(place: number, side: number, theater: number): number {
    return board.totalAt(this.s, place, side, theater)
  }

  queued(space: number, type: number): number {
    return board.queuedAt(this.s, space, type)
  }

  supply(type: number): number {
    return board.supplyOf(this.s, type)
  }

  ships(side: number): number {
    return board.shipsOf(this.s, side)
  }

  ground(side: number): number {
    return board.groundOf(this.s, side)
  }

  presence(side: number): number {
    return board.presenceOf(this.s, side)
  }

  /** True when an own leader of the side holds the units of the place. */
  isHeld(side: number, place: number): boolean {
    return isHeld(this.s, side, place)
  }

  // Systems

  loyal(side: number): number {
    return board.loyalTo(this.s, side)
  }

  get rebelSystems(): number {
    return board.rebelSystems(this.s)
  }

  get imperialSystems(): number {
    return board.imperialSystems(this.s)
  }

  get subjugated(): number {
    return board.subjugatedSystems(this.s)
  }

  get neutral(): number {
    return board.neutralSystems(this.s)
  }

  get populous(): number {
    return board.populousSystems(this.s)
  }

  get remote(): number {
    return board.remoteSystems(this.s)
  }

  get sabotaged(): number {
    return board.sabotagedSystems(this.s)
  }

  get destroyed(): number {
    return board.destroyedSystems(this.s)
  }

  icon(place: number, index: number): number {
    return board.iconAt(this.s, place, index)
  }

  /** Systems with a target marker of the kind. */
  marked(marker: number): number {
    return markedSystems(this.s, marker)
  }

  /** Icons of a place, from the left, that the side could build with now. */
  usableIcons(side: number, place: number): number {
    return iconsOf(this.s, side, place)
  }

  // Leaders

  placeOf(leader: number): number {
    return people.placeOf(this.s, leader)
  }

  leadersOf(side: number): number {
    return people.leadersOf(this.s, side)
  }

  leadersAt(side: number, place: number): number {
    return people.freeLeadersAt(this.s, side, place)
  }

  /** Copies the free leaders of all places, as place * 2 + side, into `known`; true when that changed anything. */
  takeLeaders(known: Int32Array): boolean {
    return people.takeLeaders(this.s, known)
  }

  pool(side: number): number {
    return people.poolOf(this.s, side)
  }

  get captives(): number {
    return this.s.words[at.CAPTIVES]
  }

  get lured(): number {
    return this.s.words[at.LURED]
  }

  /** The Imperial leader who is eliminated when the Command Phase ends (Confrontation); -1 without one. */
  get confronted(): number {
    return CONFRONTED.get(this.s) - 1
  }

  get lukeIsJedi(): boolean {
    return this.s.bytes[at.LUKE_IS_JEDI] !== 0
  }

  ring(leader: number): number {
    return people.ringOf(this.s, leader)
  }

  skill(leader: number, skill: number): number {
    return people.skillOf(this.s, leader, skill)
  }

  skillSum(leaders: number, skill: number): number {
    return people.skillSum(this.s, leaders, skill)
  }

  /** Small icons: they count for what a mission requires, and give green dice. */
  minorSum(leaders: number, skill: number): number {
    return people.minorSum(this.s, leaders, skill)
  }

  tactics(leader: number, theater: number): number {
    return people.tacticsOf(this.s, leader, theater)
  }

  bestTactics(leaders: number, theater: number): number {
    return people.bestTactics(this.s, leaders, theater)
  }

  // The base

  get isRevealed(): boolean {
    return isRevealed(this.s)
  }

  /** The base's system as far as this player knows; NO_SYSTEM otherwise. */
  get base(): number {
    return this.side === REBEL || isRevealed(this.s) ? baseSystem(this.s) : NO_SYSTEM
  }

  /** Where the base may be: for the Empire all that it knows, for the Rebels what they know that it knows. */
  get candidates(): number {
    if (this.side === EMPIRE && !hidesProbes(this.s, this.player)) return candidates(this.s)
    const known =
      this.s.words[at.PROBE_HAND_KNOWN] |
      this.s.words[at.PROBE_RETURNED] |
      this.s.words[at.PROBE_BOX]
    return this.s.words[at.PUBLIC_CANDIDATES] & ~known
  }

  /** Probe cards out of the game, as systems: where the Empire began. */
  get probeBox(): number {
    return this.s.words[at.PROBE_BOX]
  }

  /** Probe cards in the Imperial hand that this player knows. */
  get probeHand(): number {
    const isOwn = this.side === EMPIRE && !hidesProbes(this.s, this.player)
    return isOwn ? this.s.words[at.PROBE_HAND] : this.s.words[at.PROBE_HAND_KNOWN]
  }

  get probeHandSize(): number {
    const isHidden = this.side === REBEL || hidesProbes(this.s, this.player)
    if (!isHidden || this.s.bytes[at.MASKED_FOR] === 0)
      return countBits(this.s.words[at.PROBE_HAND])
    // Every other place of these cards is seen; before the base is chosen there is no deck
    if (this.phase === PHASE_SETUP) return 0
    const drawn = lookedAtSort(this.s) === PROBES ? lookedAtCount(this.s) : 0
    const elsewhere = countBits(this.s.words[at.PROBE_BOX]) + deckLength(this.s, at.DECK_PROBES)
    return SYSTEM_COUNT - elsewhere - drawn - 1
  }

  /** Rapid Mobilizations due at the end of the phase. */
  get mobilizations(): number {
    return RAPID.of(this.s, 0) + RAPID.of(this.s, 1)
  }

  // Cards

  /** Copies of a mission in the own hand; of the enemy's only those known to be there. */
  missionsInHand(card: number): number {
    if (MISSION_SIDE[card] === this.side || this.s.bytes[at.MASKED_FOR] !== 0)
      return at.countAt(this.s, at.missionHandByte(card))
    return hasCard(this.s, at.MISSIONS_SHOWN, card) ? 1 : 0
  }

  /** Number of missions in the hand of a side. */
  missionHandSize(side: number): number {
    if (side !== this.side && this.s.bytes[at.MASKED_FOR] !== 0)
      return this.s.bytes[at.ENEMY_MISSIONS]
    return handSize(this.s, side)
  }

  /** Systems where a mission may be used as the board stands; none for one that needs no system. */
  whereMission(card: number): number {
    const { where } = MISSIONS[card]
    return typeof where === 'function' ? where(this.s) : 0
  }

  missionsDiscarded(card: number): number {
    return at.countAt(this.s, at.missionDiscardByte(card))
  }

  /** The card of a face-down stack: -1 none, and for the enemy's UNKNOWN_CARD too; see `hasStack`. */
  stackCard(side: number, slot: number): number {
    return side === this.side ? stackCard(this.s, side, slot) : UNKNOWN_CARD
  }

  hasStack(side: number, slot: number): boolean {
    return this.s.bytes[at.STACK_CARD + side * at.MOST_STACKS + slot] !== 0
  }

  stackLeaders(side: number, slot: number): number {
    return stackLeaders(this.s, side, slot)
  }

  holdsAction(card: number): boolean {
    if (ACTION_SIDE[card] !== this.side) return false
    return (
      this.s.bytes[at.ACTION_ZONE + card] === ACTION_HAND && !hidesAction(this.s, this.player, card)
    )
  }

  /** Number of action cards in the hand of a side. */
  actionHandSize(side: number): number {
    if (side !== this.side && this.s.bytes[at.MASKED_FOR] !== 0)
      return this.s.bytes[at.ENEMY_ACTIONS] + this.s.bytes[at.ENEMY_ACTIONS + 1]
    let n = this.s.bytes[at.PARTNER_ACTIONS]
    const cards = actionsOf(this.s, side)
    for (let i = 0; i < cards.length; i++)
      if (this.s.bytes[at.ACTION_ZONE + cards[i]] === ACTION_HAND) n++
    return n
  }

  /** An objective in the Rebel hand; the Empire knows those that it has been shown. */
  holdsObjective(card: number): boolean {
    if (this.s.bytes[at.OBJECTIVE_ZONE + card] !== OBJECTIVE_HAND) return false
    const isOwn = this.side === REBEL && !hidesObjectives(this.s, this.player)
    return isOwn || hasCard(this.s, at.OBJECTIVES_SHOWN, card)
  }

  /** Objectives of a stage in the Rebel hand that the Empire has not been shown. */
  unseenObjectives(stage: number): number {
    return unseenInHand(this.s, stage)
  }

  /** The condition of an objective holds on the board now. */
  isObjectiveMet(card: number): boolean {
    return OBJECTIVES[card].met(this.s)
  }

  deckLength(deck: number): number {
    return deckLength(this.s, deck)
  }

  /** Cards that this player is looking at. */
  get lookedAtCount(): number {
    const by = this.s.bytes[at.LOOKED_AT_BY]
    return by === this.side + 1 || (by === SEEN_BY_BOTH && this.side === REBEL)
      ? lookedAtCount(this.s)
      : 0
  }

  lookedAt(index: number): number {
    return lookedAt(this.s, index)
  }

  // The card that asks

  /** The action card whose effect waits for a decision, and the mission; -1 when none does. */
  get askingAction(): number {
    return askingCard(this.s, ACTION_CARD)
  }

  get askingMission(): number {
    return askingCard(this.s, MISSION_CARD)
  }

  get askingObjective(): number {
    return askingCard(this.s, OBJECTIVE_CARD)
  }

  /** The leader whom the card that asks is about; 255 without one. */
  get askingTarget(): number {
    return askingLeader(this.s)
  }

  // The mission at hand

  /** Card, place, target and leaders of the mission being carried out; -1 without one. */
  get mission(): number {
    const m = missionFrame(this.s)
    return m < 0 ? -1 : mission.mission.get(this.s, m)
  }

  get missionPlace(): number {
    const m = missionFrame(this.s)
    return m < 0 ? NO_SYSTEM : mission.place.get(this.s, m)
  }

  get missionTarget(): number {
    const m = missionFrame(this.s)
    return m < 0 ? NONE : mission.target.get(this.s, m)
  }

  get missionLeaders(): number {
    const m = missionFrame(this.s)
    return m < 0 ? 0 : mission.leaders.get(this.s, m)
  }

  /** Dice that a side would roll in the mission at hand as it stands. */
  missionDiceDue(side: number): number {
    return diceDue(this.s, side)
  }

  /** Green dice that it would roll besides. */
  missionGreenDiceDue(side: number): number {
    return greenDiceDue(this.s, side)
  }

  /** Dice of a side in the mission at hand, by face. */
  missionDice(side: number, face: number): number {
    return missionDiceShowing(this.s, side, face)
  }

  // The movement

  /** Where units are being moved to; NO_SYSTEM without a movement. */
  get movementTarget(): number {
    return movementTarget(this.s)
  }

  /** Places left on the ships that have gone from there in the movement at hand. */
  transportLeft(place: number): number {
    return this.s.bytes[at.ROOM + place]
  }
}
