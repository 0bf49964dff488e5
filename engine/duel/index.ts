import './course/all-stages.js'
import type { Game, Options, Outcome } from '../game.js'
import { possibleObservation } from '../observation.js'
import { checkedOptions } from '../options.js'
import { seedWords } from '../random.js'
import { soloSeats } from '../seats.js'
import { cloneState, hashState, type State } from '../state.js'
import { makeMove } from './course/course.js'
import { KIND_IDS } from './course/kinds.js'
import { OVER } from './course/stage-numbers.js'
import { actorOf, kindOf, legalMoves, seenBy, settle } from './course/stages.js'
import { EDITION } from './edition.js'
import { EMPIRE, REBEL, SIDE_IDS } from './facts/sides.js'
import { observe } from './knowledge/observe.js'
import { isQuiet } from './knowledge/quiet.js'
import { sample } from './knowledge/sample.js'
import { signalTo } from './knowledge/signal.js'
import { DuelView } from './knowledge/view.js'
import { OPTIONS } from './options.js'
import { brokenInvariant } from './position/check.js'
import { fromPosition, readObservation, unsettled } from './position/from.js'
import { toPosition } from './position/to.js'
import { layOut } from './rounds/setup.js'
import {
  blankState,
  MASKED_FOR,
  RANDOM,
  STAGE,
  STATE_BYTES,
  TUTORIAL,
  WINNER,
} from './state/layout.js'
import { data } from './text/data.js'
import { describeMove, moveFields, parseMove } from './text/describe.js'
import { question } from './text/questions.js'
import { show } from './text/show.js'
import { events, tell, tellSettling } from './text/tell.js'

/** Star Wars: Empire vs. Rebellion behind the contract of engine/game.ts. */

const SEATS = soloSeats(SIDE_IDS)

/** The game's own view has more to ask than the contract says. */
export interface DuelGame extends Game {
  view(player: number): DuelView
}

export const duel: DuelGame = {
  name: 'duel',
  title: 'Star Wars: Empire vs. Rebellion',
  edition: EDITION,
  options: OPTIONS,
  kinds: KIND_IDS,
  stateBytes: STATE_BYTES,

  seats: () => SEATS,
  optionsOf: (state) => ({ tutorial: state.bytes[TUTORIAL] === 1 ? 'on' : 'off' }),
  blank: blankState,
  start(options: Options, seed: string) {
    const s = layOut(seed, checkedOptions(OPTIONS, options).tutorial === 'on')
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
  view: (player) => new DuelView(player),

  seen: seenBy,
  signal: signalTo,
  kind: kindOf,
  quiet: isQuiet,
  reseed: (state, seed) => seedWords(state.words, RANDOM, seed),
  hash: hashState,

  describe: describeMove,
  parse: parseMove,
  events,
  tell,
  show,
  question,

  toPosition,
  fromPosition,
  observationOf(position) {
    const o = readObservation(position)
    return possibleObservation(duel, o, o.bytes[MASKED_FOR] - 1)
  },
  tellLoading: (position, reader) => tellSettling(unsettled(position), reader),

  data,
  moveFields,
  invariants: brokenInvariant,
}

const DRAWN = [0.5, 0.5]

function outcome(s: State): Outcome | null {
  if (s.bytes[STAGE] !== OVER) return null
  const winner = s.bytes[WINNER] - 1
  const isTutorial = s.bytes[TUTORIAL] === 1
  if (winner < 0) return { utility: DRAWN, reason: 'nobody' }
  const utility = [winner === REBEL ? 1 : 0, winner === EMPIRE ? 1 : 0]
  return { utility, reason: isTutorial ? 'struggle' : 'victory-points' }
}
