import type { State } from '../../state.js'
import { isRevealed } from '../board/base.js'
import {
  destroyedSystems,
  groundOf,
  imperialSystems,
  populousSystems,
  presenceOf,
  queuedAt,
  rebelSystems,
  remoteSystems,
  sabotagedSystems,
  shiftQueued,
  unitsAt,
  unitTypes,
} from '../board/board.js'
import { lookAtBoard } from '../board/look.js'
import { removeHeldMarkers } from '../board/markers.js'
import { byte, FIRST_OWN_BYTE, mask, sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { deployFrom } from '../effects/units.js'
import { BASE_SPACE, lowestBit, PLACE_COUNT, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { CONSTRUCTION_SITE, DEATH_STAR, SHIELD_BUNKER } from '../facts/unit-types.js'
import { DEPLOYED_AT } from '../state/layout.js'
import { argA, argB, DEPLOY, DONE, move0, move2, verbOf } from '../state/moves.js'

const DEPLOY_LIMIT = 2 // F19: per place and Refresh Phase

/** Whether the queue has moved, and the remote systems in which a Shield Bunker stood then (E40). */
const frame = { moved: byte(FIRST_OWN_BYTE, 'flag'), bunkers: mask(4, 'systems') }

/** Units slide one space; what leaves space 1 may be deployed, the rest goes back there (F18 … F22). */
export const DEPLOY_STEP = defineStep({
  number: 38,
  name: 'deploy',
  kind: 'deploy',
  post: 'admiral',
  oneAct: true,
  frame,
  on: [
    { step: 'refresh', stages: ['end'], side: EMPIRE },
    { step: 'deploy', side: REBEL, belowSide: EMPIRE, fields: { moved: 0 } },
  ],
  question: 'deploy units',
  check: (s, f) =>
    (frame.bunkers.get(s, f) & ~(sideOf(s, f) === EMPIRE ? remoteBunkers(s) : 0)) === 0
      ? null
      : 'no Shield Bunker stands in a system of bunkers',
  ascending: true,
  run(s, f) {
    if (frame.moved.get(s, f) === 0) {
      slide(s, sideOf(s, f))
      frame.moved.set(s, f, 1)
      if (sideOf(s, f) === EMPIRE) frame.bunkers.set(s, f, remoteBunkers(s))
    }
    return true
  },
  moves(s, f, out) {
    const side = sideOf(s, f)
    const remote = frame.bunkers.get(s, f)
    const open = openSystems(s, side) | (remote === 0 ? 0 : remote & freeRemote(s))
    let n = 0
    out[n++] = move0(DONE)
    const types = unitTypes(s, side)
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (queuedAt(s, 0, type) === 0) continue
      if (type === DEATH_STAR) n = stationMoves(s, out, n)
      else {
        const systems = type === SHIELD_BUNKER ? open | openToBunkers(s) : open
        for (let rest = systems; rest !== 0; rest &= rest - 1)
          out[n++] = move2(DEPLOY, type, lowestBit(rest))
        if (maySupplyBase(s, side)) out[n++] = move2(DEPLOY, type, BASE_SPACE)
      }
    }
    return n
  },
  play(s, f, move) {
    const side = sideOf(s, f)
    if (verbOf(move) === DEPLOY) {
      s.bytes[DEPLOYED_AT + argB(move)]++
      deployFrom(s, 0, argA(move), argB(move))
      // N1: at a revealed base without Rebel units the first Imperial unit wins
      lookAtBoard(s)
      return removeHeldMarkers(s)
    }
    const types = unitTypes(s, side)
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      shiftQueued(s, 0, 1, type, queuedAt(s, 0, type))
    }
    for (let place = 0; place < PLACE_COUNT; place++) s.bytes[DEPLOYED_AT + place] = 0
    pop(s)
    lookAtBoard(s)
  },
  // A Death Star needs its site: whether it has one is left to the list
  isChoice(s, f) {
    const side = sideOf(s, f)
    return hasQueued(s, side) && (openSystems(s, side) !== 0 || maySupplyBase(s, side))
  },
})

/** Whether anything but a Death Star waits to be deployed. */
function hasQueued(s: State, side: number): boolean {
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++)
    if (queuedAt(s, 0, types[i]) > 0 && types[i] !== DEATH_STAR) return true
  return false
}

/** Units go to a hidden base by way of its space. */
function maySupplyBase(s: State, side: number): boolean {
  return side === REBEL && !isRevealed(s) && hasRoom(s, BASE_SPACE)
}

function slide(s: State, side: number): void {
  const types = unitTypes(s, side)
  for (let i = 0; i < types.length; i++) {
    const type = types[i]
    for (let space = 1; space <= 3; space++)
      shiftQueued(s, space, space - 1, type, queuedAt(s, space, type))
  }
}

function hasRoom(s: State, place: number): boolean {
  return s.bytes[DEPLOYED_AT + place] < DEPLOY_LIMIT
}

/** Systems into which the side may still deploy (F20, B17). */
function openSystems(s: State, side: number): number {
  const own = side === REBEL ? rebelSystems(s) : imperialSystems(s)
  const enemy = side === REBEL ? EMPIRE : REBEL
  return withRoom(s, own & populousSystems(s) & ~presenceOf(s, enemy) & ~sabotagedSystems(s))
}

function withRoom(s: State, systems: number): number {
  let open = systems
  for (let rest = open; rest !== 0; rest &= rest - 1)
    if (!hasRoom(s, lowestBit(rest))) open &= ~(1 << lowestBit(rest))
  return open
}

/** E39: a Shield Bunker may also go wherever Imperial ground units are and no Rebel unit, whatever the loyalty. */
function openToBunkers(s: State): number {
  const held = groundOf(s, EMPIRE) & ~presenceOf(s, REBEL)
  return withRoom(s, held & ~sabotagedSystems(s) & ~destroyedSystems(s))
}

/** E40: remote systems with a Shield Bunker and no Rebel unit are deployed to as if they were loyal. */
function freeRemote(s: State): number {
  return withRoom(s, remoteSystems(s) & ~presenceOf(s, REBEL))
}

function remoteBunkers(s: State): number {
  let found = 0
  for (let rest = remoteSystems(s) & groundOf(s, EMPIRE); rest !== 0; rest &= rest - 1)
    if (unitsAt(s, lowestBit(rest), SHIELD_BUNKER) > 0) found |= 1 << lowestBit(rest)
  return found
}

/** D11: a Death Star goes to its building site, whoever else is there. */
function stationMoves(s: State, out: Int32Array, count: number): number {
  let n = count
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if (unitsAt(s, system, CONSTRUCTION_SITE) > 0 && hasRoom(s, system))
      out[n++] = move2(DEPLOY, DEATH_STAR, system)
  return n
}
