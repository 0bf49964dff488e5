import './course/all-steps.js'
import type { Game, Options, Outcome, Seat } from '../game.js'
import { possibleObservation } from '../observation.js'
import { seedWords } from '../random.js'
import { soloSeats } from '../seats.js'
import { cloneState, State } from '../state.js'
import { KIND_IDS } from './course/kinds.js'
import { settle } from './course/steps.js'
import { isOpenTo, kindOf, legalMoves, makeMove, seatToDecide } from './course/turn.js'
import { REASON_IDS } from './course/victory.js'
import { EDITION } from './edition.js'
import { seatsOfTeam, TEAM_SIZES } from './facts/posts.js'
import { SIDE_IDS } from './facts/sides.js'
import { observe } from './knowledge/observe.js'
import { sample } from './knowledge/sample.js'
import { seenBy } from './knowledge/seen.js'
import { RebellionView } from './knowledge/view.js'
import { OPTIONS, optionsOf } from './options.js'
import { checkInvariants } from './position/check.js'
import { diceRemarks } from './position/dice-remarks.js'
import { fromPosition, readObservation, unsettled } from './position/from.js'
import { moveFields } from './position/move-fields.js'
import { toPosition } from './position/to.js'
import { isFresh } from './rounds/assignment.js'
import { beginSetup, layOut } from './rounds/setup.js'
import { fingerprint } from './state/fingerprint.js'
import { MASKED_FOR, RANDOM, REASON, SIGNAL, STATE_BYTES, WINNER } from './state/layout.js'
import { sideOf } from './state/posts.js'
import { data } from './text/data.js'
import { describeMove, parseMove } from './text/describe.js'
import { question } from './text/questions.js'
import { show } from './text/show.js'
import { events, tell, tellSettling } from './text/tell.js'

/** Star Wars: Rebellion behind the contract of engine/game.ts. */

const SEATS = soloSeats(SIDE_IDS)

function seats(options: Options): readonly Seat[] {
  const players = Number(options.players ?? 2)
  if (!TEAM_SIZES.includes(players)) return SEATS
  return seatsOfTeam(players).map(({ name, side }) => ({ name, side: SIDE_IDS[side] }))
}

/** Rebellion's own view has more to ask than the contract says. */
export interface RebellionGame extends Game {
  view(player: number): RebellionView
}

export const rebellion: RebellionGame = {
  name: 'rebellion',
  title: 'Star Wars: Rebellion',
  edition: EDITION,
  options: OPTIONS,
  kinds: KIND_IDS,
  stateBytes: STATE_BYTES,

  seats,
  optionsOf,
  blank: () => new State(STATE_BYTES),
  start,
  actor: seatToDecide,
  moves: legalMoves,
  apply(state, move) {
    const next = cloneState(state)
    makeMove(next, move)
    return next
  },
  advance: makeMove,
  outcome,

  observe: (state, player, into = new State(STATE_BYTES)) => observe(state, player, into),
  sample: (observation, random, weights, into = new State(STATE_BYTES)) =>
    sample(observation, random, weights, into),
  view: (player) => new RebellionView(player),

  seen: (state, move, player) => seenBy(state, move, sideOf(state, player)),
  signal: (state) => state.bytes[SIGNAL],
  kind: kindOf,
  isOpen: isOpenTo,
  quiet,
  reseed: (state, seed) => seedWords(state.words, RANDOM, seed),
  hash: fingerprint,

  describe: describeMove,
  parse: parseMove,
  events,
  tell,
  show: (state, reader) => show(state, reader),
  question,

  toPosition,
  fromPosition,
  observationOf(position) {
    const o = readObservation(position)
    return possibleObservation(rebellion, o, o.bytes[MASKED_FOR] - 1)
  },
  tellLoading: (position, reader) => tellSettling(unsettled(position), reader),
  remarks: diceRemarks,

  data,
  moveFields,
  invariants: checkInvariants,
}

function start(options: Options, seed: string): State {
  const s = layOut(seed, options)
  beginSetup(s)
  settle(s)
  return s
}

function outcome(s: State): Outcome | null {
  const winner = s.bytes[WINNER] - 1
  if (winner < 0) return null
  const utility = seats(optionsOf(s)).map(({ side }) => (side === SIDE_IDS[winner] ? 1 : 0))
  return { utility, reason: REASON_IDS[s.bytes[REASON]] }
}

/** A Refresh Phase is complete and the Rebels have not begun to assign. */
function quiet(s: State): boolean {
  return s.bytes[WINNER] !== 0 || isFresh(s)
}
