import { NOBODY } from '../../../../../engine/game.js'
import { candidates } from '../../../../../engine/rebellion/board/base.js'
import { markersIn } from '../../../../../engine/rebellion/board/markers.js'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../../../engine/rebellion/cards/registry.js'
import { probeUnder, UNDER_IDS } from '../../../../../engine/rebellion/cards/under.js'
import { topFrame } from '../../../../../engine/rebellion/course/steps.js'
import { LEADERS } from '../../../../../engine/rebellion/data/leaders.js'
import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { OUT_OF_GAME, POOL, RESERVE } from '../../../../../engine/rebellion/facts/leader-places.js'
import { CAPTURED, CARBONITE } from '../../../../../engine/rebellion/facts/leader-types.js'
import { BASE_SPACE, NO_ICON, SYSTEM_COUNT } from '../../../../../engine/rebellion/facts/map.js'
import {
  isOnePerson,
  postOfLeader,
  postOfSeat,
  ROLE_COUNT,
  ROLE_POST,
  ROLE_SIDE,
  roleOf,
} from '../../../../../engine/rebellion/facts/posts.js'
import { EMPIRE, REBEL } from '../../../../../engine/rebellion/facts/sides.js'
import { UNIT_THEATER } from '../../../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import {
  hidesObjectives,
  hidesProbes,
  uncovered,
} from '../../../../../engine/rebellion/knowledge/partner.js'
import { MOST_STACKS, type RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { poolLimit } from '../../../../../engine/rebellion/leaders/pool-limit.js'
import { roundOf } from '../../../../../engine/rebellion/rounds/refresh.js'
import {
  hasPostPassed,
  isTeam,
  playersIn,
  postInCharge,
  seatLooking,
  sideOf,
} from '../../../../../engine/rebellion/state/posts.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import type { State } from '../../../../../engine/state.js'
import { hasRise } from '../../words/in-play.js'
import { progressWords } from '../../words/progress.js'
import { inOrder } from '../../words/unit-order.js'
import { type MissionAtHand, missionAtHand } from './mission-at-hand.js'
import { type SideReader, viewOf } from './views.js'

/** What is drawn: a position as plain facts, read through the eyes of one side (or all-seeing). */

export interface UnitCount {
  readonly type: number
  readonly count: number
}

export interface PlacePicture {
  readonly place: number
  /** Units by side and theater, the strongest type first. */
  readonly units: readonly (readonly (readonly UnitCount[])[])[]
  readonly leaders: readonly LeaderPicture[]
}

export interface SystemPicture extends PlacePicture {
  readonly loyalty: 'rebel' | 'empire' | 'none'
  readonly subjugated: boolean
  readonly sabotaged: boolean
  readonly destroyed: boolean
  readonly remote: boolean
  /** The base may be here as far as the reader knows. */
  readonly candidate: boolean
  readonly isBase: boolean
  readonly icons: readonly number[]
  /** How many of the icons, from the left, its owner can use. */
  readonly open: number
  readonly queueSpace: number
  /** Kinds of target markers there. */
  readonly markers: readonly number[]
}

export interface LeaderPicture {
  readonly leader: number
  readonly side: number
  readonly captive: boolean
  readonly carbonite: boolean
  readonly place: number
  readonly skills: readonly number[]
  /** Small icons of the skills: each is a green die. */
  readonly minors: readonly number[]
  readonly tactics: readonly [number, number]
  readonly ring: number
}

export interface StackPicture {
  readonly slot: number
  /** -1 for a card that the reader may not know. */
  readonly card: number
  readonly leaders: readonly LeaderPicture[]
}

export interface HeldObjective {
  readonly card: number
  readonly met: boolean
  /** How far it is, in words. */
  readonly progress: string
}

export interface HandPicture {
  readonly missions: readonly number[]
  readonly missionCount: number
  readonly actions: readonly number[]
  readonly actionCount: number
  readonly objectives: readonly HeldObjective[]
  readonly objectiveCount: number
  readonly probes: readonly number[]
  readonly probeCount: number
}

export interface Picture {
  readonly reader: number
  readonly time: number
  readonly reputation: number
  readonly round: number
  readonly phase: number
  readonly current: number
  readonly passed: readonly [boolean, boolean]
  readonly systems: readonly SystemPicture[]
  readonly base: PlacePicture
  readonly baseSystem: number
  readonly revealed: boolean
  readonly candidateCount: number
  /** By side, spaces 0 … 3. */
  readonly queues: readonly (readonly (readonly UnitCount[])[])[]
  readonly leaders: readonly LeaderPicture[]
  readonly pools: readonly (readonly LeaderPicture[])[]
  readonly stacks: readonly (readonly StackPicture[])[]
  readonly hands: readonly HandPicture[]
  readonly mission: MissionAtHand | null
  /** Leaders that each pool may hold; null where there is no limit. */
  readonly poolLimits: readonly number[] | null
  readonly armed: readonly ArmedCard[]
  /** The team game; null without teams. */
  readonly team: TeamPicture | null
}

export interface TeamPicture {
  readonly players: number
  /** The seat that looks; -1 for who sees all. */
  readonly seat: number
  /** Who is in charge of what is asked, by his role; -1 where nobody is. */
  readonly asked: number
  /** The partner keeps his objectives, or his probe cards, to himself. */
  readonly isCovered: boolean
  /** Roles that take no more turns. */
  readonly passed: readonly boolean[]
}

/** An action card in play with a probe card face down under it. */
export interface ArmedCard {
  readonly card: number
  readonly side: number
  /** The system of the probe card; -1 for one that the reader may not know. */
  readonly place: number
}

/** The facts of an observation of `reader`; with `all` of a full state, nothing hidden. */
export function pictureOf(seen: State, reader: number, all = false): Picture {
  const state = all ? uncovered(seen) : seen
  const view = viewOf(reader).bind(state)
  const leaders = LEADERS.map((_, leader) => leaderPicture(view, leader))
  const maybe = all ? candidates(state) : view.candidates
  return {
    reader,
    time: view.time,
    reputation: view.reputation,
    round: roundOf(state),
    phase: view.phase,
    current: view.currentSide,
    passed: [view.hasPassed(REBEL), view.hasPassed(EMPIRE)],
    systems: SYSTEMS.map((_, n) => systemPicture(view, state, n, maybe, leaders)),
    base: placePicture(view, BASE_SPACE, leaders),
    baseSystem: all ? viewOf(REBEL).bind(state).base : view.base,
    revealed: view.isRevealed,
    candidateCount: bits(maybe).length,
    queues: [REBEL, EMPIRE].map((side) =>
      [0, 1, 2, 3].map((space) => counts(side, (type) => view.queued(space, type))),
    ),
    leaders,
    pools: [REBEL, EMPIRE].map((side) =>
      leaders.filter((one) => one.place === POOL && one.side === side),
    ),
    mission: missionAtHand(view),
    poolLimits: hasRise(view) ? [REBEL, EMPIRE].map((side) => poolLimit(state, side)) : null,
    armed: armedIn(state),
    team: teamIn(state),
    stacks: [REBEL, EMPIRE].map((side) =>
      stacksOf(all ? viewOf(side) : view, state, side, leaders),
    ),
    hands: [REBEL, EMPIRE].map((side) => handOf(all ? viewOf(side) : view, state, side)),
  }
}

/** What is tried of a decision, and still his decision who is asked now: behind the draft it may be somebody else's. */
export function askedOf(picture: Picture, now: State): Picture {
  const { team } = picture
  return team === null ? picture : { ...picture, team: { ...team, asked: roleAsked(now) } }
}

function roleAsked(state: State): number {
  const asked = rebellion.actor(state)
  if (asked === NOBODY) return -1
  const side = sideOf(state, asked)
  return roleOf(side, postInCharge(state, topFrame(state), side))
}

function teamIn(state: State): TeamPicture | null {
  if (!isTeam(state)) return null
  return {
    players: playersIn(state),
    seat: seatLooking(state),
    isCovered: isCoveredFor(state, seatLooking(state)),
    asked: roleAsked(state),
    passed: Array.from({ length: ROLE_COUNT }, (_, role) =>
      hasPostPassed(state, ROLE_SIDE[role] as number, ROLE_POST[role] as number),
    ),
  }
}

function isCoveredFor(state: State, seat: number): boolean {
  return seat >= 0 && (hidesObjectives(state, seat) || hidesProbes(state, seat))
}

/** A leader that whoever looks decides for. */
export function isOwn(leader: number, { team, leaders, reader }: Picture): boolean {
  if (leaders[leader]?.side !== reader) return false
  if (team === null || team.seat < 0 || isOnePerson(team.players, reader)) return true
  return postOfLeader(leader) === postOfSeat(team.players, team.seat)
}

function leaderPicture(view: RebellionView, leader: number): LeaderPicture {
  const bit = 1 << leader
  return {
    leader,
    side: (view.leadersOf(REBEL) & bit) !== 0 ? REBEL : EMPIRE,
    captive: (view.captives & bit) !== 0,
    carbonite: view.ring(leader) === CARBONITE,
    place: view.placeOf(leader),
    skills: [0, 1, 2, 3].map((skill) => view.skill(leader, skill)),
    minors: [0, 1, 2, 3].map((skill) => view.minorSum(bit, skill)),
    tactics: [view.tactics(leader, 0), view.tactics(leader, 1)],
    ring: view.ring(leader) <= CAPTURED ? 0 : view.ring(leader),
  }
}

function placePicture(
  view: RebellionView,
  place: number,
  leaders: readonly LeaderPicture[],
): PlacePicture {
  return {
    place,
    units: [REBEL, EMPIRE].map((side) =>
      [0, 1].map((theater) =>
        counts(side, (type) => (UNIT_THEATER[type] === theater ? view.units(place, type) : 0)),
      ),
    ),
    leaders: leaders.filter((one) => one.place === place),
  }
}

function armedIn(state: State): ArmedCard[] {
  return UNDER_IDS.flatMap((id, which) => {
    const place = probeUnder(state, which)
    const card = ACTIONS.findIndex((one) => one.id === id)
    if (place < 0) return []
    return [{ card, side: ACTIONS[card]?.side ?? EMPIRE, place: place < SYSTEM_COUNT ? place : -1 }]
  })
}

function systemPicture(
  view: RebellionView,
  state: State,
  system: number,
  maybe: number,
  leaders: readonly LeaderPicture[],
): SystemPicture {
  const bit = 1 << system
  const rebel = (view.loyal(REBEL) & bit) !== 0
  const empire = (view.loyal(EMPIRE) & bit) !== 0
  return {
    ...placePicture(view, system, leaders),
    loyalty: rebel ? 'rebel' : empire ? 'empire' : 'none',
    subjugated: (view.subjugated & bit) !== 0,
    sabotaged: (view.sabotaged & bit) !== 0,
    destroyed: (view.destroyed & bit) !== 0,
    remote: (SYSTEMS[system]?.icons.length ?? 0) === 0,
    candidate: !view.isRevealed && (maybe & bit) !== 0,
    isBase: view.base === system,
    icons: [view.icon(system, 0), view.icon(system, 1)].filter((icon) => icon !== NO_ICON),
    open: Math.max(view.usableIcons(REBEL, system), view.usableIcons(EMPIRE, system)),
    queueSpace: SYSTEMS[system]?.queueSpace ?? 0,
    markers: bits(markersIn(state, system)),
  }
}

/** The types of a side with a count, the strongest first. */
function counts(side: number, countOf: (type: number) => number): UnitCount[] {
  const found: UnitCount[] = []
  for (const type of inOrder(side)) {
    const count = countOf(type)
    if (count > 0) found.push({ type, count })
  }
  return found
}

function stacksOf(
  view: SideReader,
  state: State,
  side: number,
  leaders: readonly LeaderPicture[],
): StackPicture[] {
  const reader = view.bind(state)
  const found: StackPicture[] = []
  for (let slot = 0; slot < MOST_STACKS; slot++) {
    if (!reader.hasStack(side, slot)) continue
    const on = reader.stackLeaders(side, slot)
    found.push({
      slot,
      card: reader.stackCard(side, slot),
      leaders: leaders.filter((one) => (on & (1 << one.leader)) !== 0),
    })
  }
  return found
}

function handOf(view: SideReader, state: State, side: number): HandPicture {
  const reader = view.bind(state)
  const missions: number[] = []
  MISSIONS.forEach((card, n) => {
    const held = card.side === side ? reader.missionsInHand(n) : 0
    for (let copy = 0; copy < held; copy++) missions.push(n)
  })
  const objectives = OBJECTIVES.map((_, card) => card)
    .filter((card) => side === REBEL && reader.holdsObjective(card))
    .map((card) => ({
      card,
      met: isMet(reader, card),
      progress: progressWords(state, card),
    }))
  return {
    missions,
    missionCount: reader.missionHandSize(side),
    actions: ACTIONS.map((_, card) => card).filter(
      (card) => ACTIONS[card]?.side === side && reader.holdsAction(card),
    ),
    actionCount: reader.actionHandSize(side),
    objectives,
    objectiveCount: side === REBEL ? objectives.length : 0,
    probes: side === EMPIRE ? bits(reader.probeHand) : [],
    probeCount: side === EMPIRE ? reader.probeHandSize : 0,
  }
}

/** Conditions of a combat hold only while one is fought. */
function isMet(view: RebellionView, card: number): boolean {
  const timing = OBJECTIVES[card]?.timing
  if (timing !== 'refresh' && !view.inCombat) return false
  return view.isObjectiveMet(card)
}

/** Where the base is has come out: nothing is asked about it any more. */
export function withoutDoubts(picture: Picture): Picture {
  const systems = picture.systems.map((system) => ({ ...system, candidate: false }))
  return { ...picture, systems, candidateCount: 0 }
}

export function totalUnits(place: PlacePicture, side: number): number {
  return (place.units[side] ?? []).flat().reduce((sum, { count }) => sum + count, 0)
}

/** A leader who has not been recruited, or is out of the game, is drawn nowhere. */
export function isInPlay(one: LeaderPicture): boolean {
  return one.place !== RESERVE && one.place !== OUT_OF_GAME
}
