import { MOST_MOVES } from '../../game.js'
import type { State } from '../../state.js'
import { NO_SECRET, secretOf } from '../knowledge/secrets.js'
import { ASKED, NOTHING, SIGNAL, STAGE } from '../state/layout.js'
import { CARRY_GROUND, CARRY_SPACE, HEADING_TO, largeOf, smallOf, verbOf } from '../state/moves.js'
import {
  ACT,
  ADVANCE_CHOICE,
  AIRBORNE_BEARING,
  AIRBORNE_FRIEND,
  AIRBORNE_GAP,
  CARRY_CHOICE,
  CARRY_SPOT,
  COMMAND_CHOICE,
  COMMAND_ICON,
  PLACE_HEADING,
  PLACE_SIDE,
  PLACE_SPOT,
  RELEASED,
  RESERVES_CHOICE,
  TURN_CHOICE,
} from './stage-numbers.js'
import { decisionOf, legalMoves, settle } from './stages.js'

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

/** Decisions of one act, which show nothing hidden and roll nothing: a unit's move, a place for a unit. */
const PARTS_OF_ACTS: ReadonlySet<number> = new Set([
  PLACE_SIDE,
  PLACE_SPOT,
  PLACE_HEADING,
  COMMAND_CHOICE,
  COMMAND_ICON,
  ACT,
  RELEASED,
  TURN_CHOICE,
  ADVANCE_CHOICE,
  CARRY_CHOICE,
  CARRY_SPOT,
  AIRBORNE_FRIEND,
  AIRBORNE_BEARING,
  AIRBORNE_GAP,
  RESERVES_CHOICE,
])

/** Actions that roll: what comes of them is no part of an act that is tried. */
const ROLLING: ReadonlySet<number> = new Set([CARRY_GROUND, CARRY_SPACE])

/** What is asked is a part of an act, which may be tried before it is made. */
export function isPartOfAct(s: State): boolean {
  return PARTS_OF_ACTS.has(s.bytes[STAGE])
}

/**
 * Makes a part of an act and nothing of what follows the act. True where the act goes on: the unit that it is about is
 * still asked about.
 */
export function makePart(s: State, move: number): boolean {
  if (ROLLING.has(verbOf(move))) return false
  const asked = s.bytes[ASKED]
  decisionOf(s)?.play(s, move)
  for (;;) {
    const goesOn = s.bytes[ASKED] !== NOTHING && (asked === NOTHING || s.bytes[ASKED] === asked)
    if (!goesOn || !isPartOfAct(s)) return false
    const forced = onlyMove(s)
    if (forced === null) return true
    decisionOf(s)?.play(s, forced)
  }
}

const list = new Int32Array(MOST_MOVES)

function onlyMove(s: State): number | null {
  return legalMoves(s, list) === 1 ? list[0] : null
}

/** Tells the choices of a decision apart: targets and units are counted by twos, for how and where. */
function choiceBits(move: number): number {
  const [small, large] = [smallOf(move), largeOf(move)]
  return verbOf(move) === HEADING_TO ? large : 2 * small + (large & 1) + (large >> 1)
}
