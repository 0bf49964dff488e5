import './course/all-stages.js'
import type { Game, Options, Player } from '../game.js'
import { possibleObservation } from '../observation.js'
import { checkedOptions } from '../options.js'
import { seedWords } from '../random.js'
import { soloSeats } from '../seats.js'
import { cloneState, hashState, type State } from '../state.js'
import { makeMove } from './course/course.js'
import { KIND_IDS } from './course/kinds.js'
import { SECOND_SHOT } from './course/stage-numbers.js'
import { actorOf, kindOf, legalMoves, seenBy, settle } from './course/stages.js'
import { EDITION } from './edition.js'
import { seatNamesOf } from './facts/tables.js'
import { observe } from './knowledge/observe.js'
import { isQuiet } from './knowledge/quiet.js'
import { sample } from './knowledge/sample.js'
import { SkirmishView } from './knowledge/view.js'
import { OPTIONS } from './options.js'
import { brokenInvariant } from './position/check.js'
import { fromPosition, readObservation, remarks, unsettled } from './position/from.js'
import { toPosition } from './position/to.js'
import { outcome } from './rounds/end.js'
import { newGame } from './rounds/setup.js'
import {
  ACTOR,
  blankState,
  MASKED_FOR,
  RANDOM,
  SIGNAL,
  STAGE,
  STATE_BYTES,
} from './state/layout.js'
import { rulesOf } from './state/rules.js'
import { data } from './text/data.js'
import { describeMove, moveFields } from './text/describe.js'
import { parseMove, parseMoves } from './text/parse.js'
import { question } from './text/questions.js'
import { show } from './text/show.js'
import { events, tell, tellSettling } from './text/tell.js'

/** The miniatures game behind the contract of engine/game.ts. */

const SEATS = [2, 3, 4].map((players) => soloSeats(seatNamesOf(players)))

/** The game's own view has more to ask than the contract says. */
export interface SkirmishGame extends Game {
  view(player: number): SkirmishView
  /** The moves that a line like `x-wing-2 left 30 S right 15 S` says one after the other. */
  parseMoves(state: State, text: string): number[]
}

export const skirmish: SkirmishGame = {
  name: 'skirmish',
  title: 'Star Wars PocketModel skirmish',
  edition: EDITION,
  options: OPTIONS,
  kinds: KIND_IDS,
  stateBytes: STATE_BYTES,

  seats: (options) => SEATS[Number(checkedOptions(OPTIONS, options).players) - 2] ?? [],
  optionsOf: rulesOf,
  blank: blankState,
  start(options: Options, seed: string) {
    const s = newGame(checkedOptions(OPTIONS, options), seed)
    settle(s)
    return s
  },
  actor: actorOf,
  moves: legalMoves,
  apply(state, move) {
    const next = cloneState(state)
    makeMove(next, move)
    return next
  },
  advance: makeMove,
  outcome,

  observe: (state, player, into = blankState()) => observe(state, player, into),
  sample: (observation, random, weights, into = blankState()) =>
    sample(observation, random, weights, into),
  view: (player) => new SkirmishView(player),

  seen: seenBy,
  signal: (state) => state.bytes[SIGNAL],
  kind: kindOf,
  // Whether a second target is asked for follows from the first one, which is a secret
  isOpen: (state, player: Player) =>
    state.bytes[STAGE] !== SECOND_SHOT || state.bytes[ACTOR] === player,
  quiet: isQuiet,
  reseed: (state, seed) => seedWords(state.words, RANDOM, seed),
  hash: hashState,

  describe: describeMove,
  parse: parseMove,
  parseMoves,
  events,
  tell,
  show,
  question,

  toPosition,
  fromPosition,
  observationOf(position) {
    const o = readObservation(position)
    return possibleObservation(skirmish, o, o.bytes[MASKED_FOR] - 1)
  },
  tellLoading: (position, reader) => tellSettling(unsettled(position), reader),
  remarks,

  data,
  moveFields,
  invariants: brokenInvariant,
}
