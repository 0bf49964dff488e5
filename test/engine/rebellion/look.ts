import * as assert from 'uvu/assert'
import { makeMove } from '../../../engine/rebellion/course/turn.js'
import {
  FIRST_STACK,
  OUT_OF_GAME,
  POOL,
  RESERVE,
} from '../../../engine/rebellion/facts/leader-places.js'
import { leaderNumber, RING_IDS } from '../../../engine/rebellion/facts/leader-types.js'
import { PHASE_IDS } from '../../../engine/rebellion/facts/phases.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import type { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { isCaptive, placeOf, ringOf } from '../../../engine/rebellion/leaders/leaders.js'
import { LEADER_IDS } from '../../../engine/rebellion/position/ids.js'
import { parseMove } from '../../../engine/rebellion/text/describe.js'
import { systemId } from '../../../engine/rebellion/text/names.js'
import { cloneState, type State } from '../../../engine/state.js'
import { decider, field, moves, play } from './support.js'

/** Questions to a state that several test files ask, and ways through parts that a test is not about. */

/** Where a leader is: a system, `rebel-base`, `pool`, `reserve`, `eliminated` or `mission`. */
export function where(s: State, leader: string): string {
  const place = placeOf(s, leaderNumber(leader))
  if (place >= FIRST_STACK) return 'mission'
  if (place === POOL) return 'pool'
  if (place === RESERVE) return 'reserve'
  return place === OUT_OF_GAME ? 'eliminated' : systemId(place)
}

export function ring(s: State, leader: string): string {
  return RING_IDS[ringOf(s, leaderNumber(leader))] ?? '?'
}

export function captive(s: State, leader: string): boolean {
  return isCaptive(s, leaderNumber(leader))
}

/** Leaders who are in the pools, in the order of the table. */
export function inPool(s: State): string[] {
  return [...LEADER_IDS.keys()].filter((id) => where(s, id) === 'pool')
}

/** A list of a position's field; empty when the position says nothing there. */
export function listOf(s: State, path: string): string[] {
  const value = field(s, path)
  if (!Array.isArray(value)) return []
  return value.map((item: unknown) => (typeof item === 'string' ? item : String(cardOf(item))))
}

function cardOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? Reflect.get(item, 'card') : item
}

export function kindOf(s: State): string {
  return rebellion.kinds[rebellion.kind(s)] ?? '?'
}

export function phaseOf(s: State): string {
  return PHASE_IDS[rebellion.view(0).bind(s).phase] ?? '?'
}

export function eyes(s: State, player: number): RebellionView {
  return rebellion.view(player).bind(s)
}

/** The systems of a mask by id. */
export function systems(mask: number): string[] {
  const ids: string[] = []
  for (let n = 0; n < 32; n++) if ((mask & (1 << n)) !== 0) ids.push(systemId(n))
  return ids
}

/** Where the Empire thinks that the base may be. */
export function suspects(s: State): string[] {
  return systems(eyes(s, 1).candidates)
}

/** Answers that change as little as can be. */
const QUIET = ['pass', 'done', 'decline', 'build-all', 'roll']

/** Plays on with quiet answers until `stop`; `prefer` are moves (or beginnings of them) made where legal. */
export function goOn(s: State, stop: (s: State) => boolean, prefer: readonly string[] = []): State {
  const after = cloneState(s)
  for (let n = 0; !stop(after); n++) {
    assert.ok(n < 500, 'the game has not come there')
    assert.is.not(decider(after), 'nobody', 'the game is over')
    const legal = moves(after)
    const wanted = [...prefer, ...QUIET].flatMap((p) =>
      legal.filter((text) => text === p || text.startsWith(`${p} `)),
    )
    makeMove(after, parseMove(after, wanted[0] ?? legal[0] ?? ''))
  }
  return after
}

/** Plays on until this side has this kind of decision. */
export function goTo(s: State, side: string, kind: string, ...prefer: string[]): State {
  return goOn(s, (now) => decider(now) === side && kindOf(now) === kind, prefer)
}

/** Everybody passes, and the Refresh Phase goes by until the Rebels assign in the next round. */
export function nextRound(s: State, ...prefer: string[]): State {
  const time = field(s, 'time') ?? 1
  return goOn(
    s,
    (now) =>
      decider(now) === 'nobody' ||
      ((field(now, 'time') ?? 1) !== time && decider(now) === 'rebel' && kindOf(now) === 'assign'),
    prefer,
  )
}

/** Plays these moves and then `done`, where there is still something that could be gone on with. */
export function playOut(s: State, ...texts: readonly string[]): State {
  const after = play(s, ...texts)
  return moves(after).includes('done') ? play(after, 'done') : after
}
