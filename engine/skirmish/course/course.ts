import type { State } from '../../state.js'
import { NO_SECRET, secretOf } from '../knowledge/secrets.js'
import { ACTOR, SIGNAL, STAGE } from '../state/layout.js'
import { HEADING_TO, largeOf, smallOf, verbOf } from '../state/moves.js'
import { KIND_IDS } from './kinds.js'
import { allStages, decisionOf, settle } from './stages.js'

/** The course of the game from outside: what may be done, and doing it. */

export function legalMoves(s: State, out: Int32Array): number {
  return decisionOf(s)?.moves(s, out) ?? 0
}

/** Makes a legal move and what follows by itself, up to the next real decision or the end. */
export function makeMove(s: State, move: number): void {
  const decision = decisionOf(s)
  if (decision === null) throw new Error(`skirmish: move ${move} after the end`)
  const secret = secretOf(s)
  s.bytes[SIGNAL] = 0
  decision.play(s, move)
  settle(s)
  // The last secret choice comes out at once
  if (secret !== NO_SECRET && secretOf(s) !== secret)
    s.bytes[SIGNAL] = (s.bytes[SIGNAL] + choiceBits(move)) & 255
}

/** Tells the choices of a decision apart: targets and units are counted by twos, for how and where. */
function choiceBits(move: number): number {
  const [small, large] = [smallOf(move), largeOf(move)]
  return verbOf(move) === HEADING_TO ? large : 2 * small + (large & 1) + (large >> 1)
}

/** The kind of each stage; made when it is first asked for, when all stages are declared. */
let kinds: Uint8Array | null = null

export function kindOf(s: State): number {
  kinds ??= Uint8Array.from({ length: 256 }, (_, number) => kindNumber(number))
  return kinds[s.bytes[STAGE]]
}

function kindNumber(number: number): number {
  const stage = allStages().find((one) => one.number === number)
  return stage === undefined || 'run' in stage ? 0 : KIND_IDS.indexOf(stage.kind)
}

/** A move, about to be made, as `player` sees it. */
export function seenBy(s: State, move: number, player: number): number {
  if (s.bytes[ACTOR] === player) return move
  return decisionOf(s)?.seen?.(s, move, player) ?? move
}
