import type { State } from '../../state.js'
import { isRevealed } from '../board/base.js'
import {
  imperialSystems,
  populousSystems,
  presenceOf,
  queuedAt,
  rebelSystems,
  sabotagedSystems,
  shiftQueued,
  unitsAt,
} from '../board/board.js'
import { lookAtBoard } from '../board/look.js'
import { removeHeldMarkers } from '../board/markers.js'
import { byte, FIRST_OWN_BYTE, sideOf } from '../course/frame.js'
import { defineStep, pop } from '../course/steps.js'
import { deployFrom } from '../effects/units.js'
import { BASE_SPACE, lowestBit, PLACE_COUNT, SYSTEM_COUNT } from '../facts/map.js'
import { EMPIRE, REBEL } from '../facts/sides.js'
import { CONSTRUCTION_SITE, DEATH_STAR, UNITS_OF } from '../facts/unit-types.js'
import { DEPLOYED_AT } from '../state/layout.js'
import { argA, argB, DEPLOY, DONE, move0, move2, verbOf } from '../state/moves.js'

const DEPLOY_LIMIT = 2 // F19: per place and Refresh Phase

const frame = { moved: byte(FIRST_OWN_BYTE, 'flag') }

/** Units slide one space; what leaves space 1 may be deployed, the rest goes back there (F18 … F22). */
export const DEPLOY_STEP = defineStep({
  number: 38,
  name: 'deploy',
  kind: 'deploy',
  oneAct: true,
  frame,
  on: [
    { step: 'refresh', stages: ['end'], side: EMPIRE },
    { step: 'deploy', side: REBEL, belowSide: EMPIRE, fields: { moved: 0 } },
  ],
  question: 'deploy units',
  run(s, f) {
    if (frame.moved.get(s, f) === 0) {
      slide(s, sideOf(s, f))
      frame.moved.set(s, f, 1)
    }
    return true
  },
  moves(s, f, out) {
    const side = sideOf(s, f)
    const open = openSystems(s, side)
    let n = 0
    out[n++] = move0(DONE)
    const types = UNITS_OF[side]
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      if (queuedAt(s, 0, type) === 0) continue
      if (type === DEATH_STAR) n = stationMoves(s, out, n)
      else {
        for (let rest = open; rest !== 0; rest &= rest - 1)
          out[n++] = move2(DEPLOY, type, lowestBit(rest))
        if (side === REBEL && !isRevealed(s) && hasRoom(s, BASE_SPACE))
          out[n++] = move2(DEPLOY, type, BASE_SPACE)
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
    const types = UNITS_OF[side]
    for (let i = 0; i < types.length; i++) {
      const type = types[i]
      shiftQueued(s, 0, 1, type, queuedAt(s, 0, type))
    }
    for (let place = 0; place < PLACE_COUNT; place++) s.bytes[DEPLOYED_AT + place] = 0
    pop(s)
    lookAtBoard(s)
  },
})

function slide(s: State, side: number): void {
  const types = UNITS_OF[side]
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
export function openSystems(s: State, side: number): number {
  const own = side === REBEL ? rebelSystems(s) : imperialSystems(s)
  const enemy = side === REBEL ? EMPIRE : REBEL
  let open = own & populousSystems(s) & ~presenceOf(s, enemy) & ~sabotagedSystems(s)
  for (let rest = open; rest !== 0; rest &= rest - 1)
    if (!hasRoom(s, lowestBit(rest))) open &= ~(1 << lowestBit(rest))
  return open
}

/** D11: a Death Star goes to its building site, whoever else is there. */
function stationMoves(s: State, out: Int32Array, count: number): number {
  let n = count
  for (let system = 0; system < SYSTEM_COUNT; system++)
    if (unitsAt(s, system, CONSTRUCTION_SITE) > 0 && hasRoom(s, system))
      out[n++] = move2(DEPLOY, DEATH_STAR, system)
  return n
}
