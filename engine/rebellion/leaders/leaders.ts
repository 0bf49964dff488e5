import type { State } from '../../state.js'
import { RING_ACTION, RING_MISSION } from '../cards/registry.js'
import { loseReputation } from '../course/victory.js'
import { FIRST_STACK, OUT_OF_GAME, POOL } from '../facts/leader-places.js'
import {
  BOUNTY,
  CAPTURED,
  CARBONITE,
  COMMANDERS,
  DARK_SIDE,
  INTEL,
  JEDI_ROW,
  K2SO,
  LEADER_COUNT,
  LEADER_MINOR,
  LEADER_SKILL,
  LEADER_TACTICS,
  LUKE,
  NO_RING,
  PRINTED_IN_BASE,
  PRINTED_SIDE,
  SPEC_OPS,
} from '../facts/leader-types.js'
import { BASE_SPACE, PLACE_COUNT } from '../facts/map.js'
import { postOfLeader } from '../facts/posts.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { note } from '../state/journal.js'
import {
  ACTION_ZONE,
  BASE_REVEALED,
  BASE_SYSTEM,
  CAPTIVES,
  DETAINED,
  EXPANSION,
  LEADER_PLACE,
  LEADERS_AT,
  LOOK_DUE,
  LUKE_IS_JEDI,
  LURED,
  missionDiscardByte,
  NEWEST,
  PLAYERS,
  RING_OF,
} from '../state/layout.js'
import { LEADER_CAPTURED, raiseSignal } from '../state/signal.js'
import { ACTION_USED } from '../state/zones.js'

/** Where the leaders are, what they can do, and their rings. */

export function placeOf(s: State, leader: number): number {
  return s.bytes[LEADER_PLACE + leader]
}

export function moveLeader(s: State, leader: number, place: number): void {
  const from = s.bytes[LEADER_PLACE + leader]
  s.words[LEADERS_AT + from] &= ~(1 << leader)
  s.words[LEADERS_AT + place] |= 1 << leader
  s.bytes[LEADER_PLACE + leader] = place
  if (place !== POOL || s.bytes[EXPANSION] === 0) return
  s.bytes[LOOK_DUE] = 1
  if (s.bytes[PLAYERS] !== 0) s.bytes[NEWEST + sideOfLeader(s, leader)] = postOfLeader(leader) + 1
}

function sideOfLeader(s: State, leader: number): number {
  return (leadersOf(s, REBEL) & (1 << leader)) !== 0 ? REBEL : EMPIRE
}

/** Leaders of a side that are in this game, wherever they are; a lured one is Imperial. */
export function leadersOf(s: State, side: number): number {
  const lured = s.words[LURED]
  const printed = s.bytes[EXPANSION] !== 0 ? PRINTED_SIDE[side] : PRINTED_IN_BASE[side]
  return side === REBEL ? printed & ~lured : printed | lured
}

/** Uncaptured leaders of a side at a place. */
export function freeLeadersAt(s: State, side: number, place: number): number {
  return s.words[LEADERS_AT + place] & leadersOf(s, side) & ~s.words[CAPTIVES]
}

/** Copies the uncaptured leaders of all places, as place * 2 + side; true when that changed anything. */
export function takeLeaders(s: State, known: Int32Array): boolean {
  const { words } = s
  const free = ~words[CAPTIVES]
  const rebels = leadersOf(s, REBEL) & free
  const imperials = leadersOf(s, EMPIRE) & free
  let differs = false
  for (let place = 0; place < PLACE_COUNT; place++) {
    const there = words[LEADERS_AT + place]
    // Most places are empty, and were
    if ((there | known[place * 2 + REBEL] | known[place * 2 + EMPIRE]) === 0) continue
    const rebel = there & rebels
    const imperial = there & imperials
    if (known[place * 2 + REBEL] === rebel && known[place * 2 + EMPIRE] === imperial) continue
    known[place * 2 + REBEL] = rebel
    known[place * 2 + EMPIRE] = imperial
    differs = true
  }
  return differs
}

export function poolOf(s: State, side: number): number {
  return s.words[LEADERS_AT + POOL] & leadersOf(s, side)
}

export function captivesAt(s: State, place: number): number {
  return s.words[LEADERS_AT + place] & s.words[CAPTIVES]
}

export function isCaptive(s: State, leader: number): boolean {
  return (s.words[CAPTIVES] & (1 << leader)) !== 0
}

/** A leader on the board goes back to the pool. */
export function recallLeader(s: State, leader: number): void {
  moveLeader(s, leader, POOL)
  note('leader-recalled', leader)
}

/** Leaders of the mask who have a tactic value. */
export function commandersIn(mask: number): number {
  return mask & COMMANDERS
}

function rowOf(s: State, leader: number): number {
  return leader === LUKE && s.bytes[LUKE_IS_JEDI] !== 0 ? JEDI_ROW : leader
}

export function skillOf(s: State, leader: number, skill: number): number {
  return LEADER_SKILL[rowOf(s, leader) * 4 + skill]
}

/** Small icons of a skill; K-2SO brings two to his wearer. */
function minorOf(s: State, leader: number, skill: number): number {
  const own = LEADER_MINOR[rowOf(s, leader) * 4 + skill]
  const isHelped = (skill === SPEC_OPS || skill === INTEL) && ringOf(s, leader) === K2SO
  return isHelped ? own + 1 : own
}

export function tacticsOf(s: State, leader: number, theater: number): number {
  return LEADER_TACTICS[rowOf(s, leader) * 2 + theater]
}

/** Icons of a skill on all leaders of the mask, without the small ones. */
export function skillSum(s: State, mask: number, skill: number): number {
  let sum = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    sum += skillOf(s, 31 - Math.clz32(rest & -rest), skill)
  return sum
}

/** Small icons of a skill on all leaders of the mask: only the expansion has any. */
export function minorSum(s: State, mask: number, skill: number): number {
  if (s.bytes[EXPANSION] === 0) return 0
  let sum = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    sum += minorOf(s, 31 - Math.clz32(rest & -rest), skill)
  return sum
}

/** Icons of both sizes, as requirements count them (E7). */
export function iconSum(s: State, mask: number, skill: number): number {
  return skillSum(s, mask, skill) + minorSum(s, mask, skill)
}

export function allMinorsSum(s: State, mask: number): number {
  return minorSum(s, mask, 0) + minorSum(s, mask, 1) + minorSum(s, mask, 2) + minorSum(s, mask, 3)
}

export function allSkillsSum(s: State, mask: number): number {
  return skillSum(s, mask, 0) + skillSum(s, mask, 1) + skillSum(s, mask, 2) + skillSum(s, mask, 3)
}

/** Highest tactic value of a theater among the leaders of the mask; 0 when there is none. */
export function bestTactics(s: State, mask: number, theater: number): number {
  let best = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const value = tacticsOf(s, 31 - Math.clz32(rest & -rest), theater)
    if (value > best) best = value
  }
  return best
}

// Rings

export function ringOf(s: State, leader: number): number {
  return s.bytes[RING_OF + leader]
}

/** The wearer of a ring, 255 when nobody wears it. */
export function wearerOf(s: State, ring: number): number {
  for (let leader = 0; leader < LEADER_COUNT; leader++)
    if (s.bytes[RING_OF + leader] === ring) return leader
  return 255
}

/** Puts a ring on a leader; a ring he wears comes off (K14), as does this ring from another wearer. */
export function attachRing(s: State, leader: number, ring: number): void {
  const before = wearerOf(s, ring)
  if (before === leader) return
  if (before !== 255) loseRing(s, before)
  if (ringOf(s, leader) !== NO_RING) loseRing(s, leader)
  s.bytes[RING_OF + leader] = ring
  note('ring', leader, ring)
}

/** Takes a leader's ring off; the card that came with it leaves (K15). */
export function loseRing(s: State, leader: number): void {
  const ring = ringOf(s, leader)
  if (ring === NO_RING) return
  s.bytes[RING_OF + leader] = NO_RING
  const mission = RING_MISSION[ring]
  if (mission !== 255) s.bytes[missionDiscardByte(mission)]++
  const action = RING_ACTION[ring]
  if (action !== 255) s.bytes[ACTION_ZONE + action] = ACTION_USED
  s.words[CAPTIVES] &= ~(1 << leader)
  note('ring-lost', leader, ring)
}

// Capture, rescue, elimination

/** Captures a leader where he stands; another wearer of the captured ring is rescued (K4). A bounty is paid (E20). */
export function captureLeader(s: State, leader: number): void {
  const held = wearerOf(s, CAPTURED)
  if (held !== 255 && held !== leader) rescueLeader(s, held)
  const bounty = ringOf(s, leader) === BOUNTY
  attachRing(s, leader, CAPTURED)
  s.words[CAPTIVES] |= 1 << leader
  s.words[DETAINED] &= ~(1 << leader)
  raiseSignal(s, LEADER_CAPTURED)
  note('captured', leader, placeOf(s, leader))
  if (bounty) loseReputation(s)
}

/** Moves a captive from the captured ring into carbonite (K6). A captive there already is rescued. */
export function freezeLeader(s: State, leader: number): void {
  const held = wearerOf(s, CARBONITE)
  if (held !== 255 && held !== leader) rescueLeader(s, held)
  attachRing(s, leader, CARBONITE)
  s.words[CAPTIVES] |= 1 << leader
}

/** A captive turns to the Empire for good (K17); he stays where he is until the Refresh Phase. */
export function lureLeader(s: State, leader: number): void {
  attachRing(s, leader, DARK_SIDE)
  s.words[CAPTIVES] &= ~(1 << leader)
  s.words[LURED] |= 1 << leader
  note('lured', leader)
}

/** The ring comes off and the leader goes to the Rebel Base space, or to the revealed base (K9). */
export function rescueLeader(s: State, leader: number): void {
  releaseLeader(s, leader, rebelBasePlace(s))
}

/** Rescue with another destination (Homing Beacon). */
export function releaseLeader(s: State, leader: number, place: number): void {
  loseRing(s, leader)
  s.words[CAPTIVES] &= ~(1 << leader)
  moveLeader(s, leader, place)
  note('rescued', leader, place)
}

/** Out of the game with his ring (K18). */
export function eliminateLeader(s: State, leader: number): void {
  loseRing(s, leader)
  s.words[CAPTIVES] &= ~(1 << leader)
  s.words[DETAINED] &= ~(1 << leader)
  moveLeader(s, leader, OUT_OF_GAME)
  note('eliminated', leader)
}

/** The place that words naming the Rebel Base space mean (B5, B19). */
export function rebelBasePlace(s: State): number {
  return s.bytes[BASE_REVEALED] !== 0 ? s.bytes[BASE_SYSTEM] : BASE_SPACE
}

/** True for a system or the Rebel Base space. */
export function isOnBoard(place: number): boolean {
  return place <= BASE_SPACE
}

export function isStack(place: number): boolean {
  return place >= FIRST_STACK
}
