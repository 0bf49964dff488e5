import { NO_LIMIT } from '../../../agents/agent.js'
import { brainsFor } from '../../../agents/brains-for.js'
import { ActJudge, type Judgement } from '../../../agents/mcts/act-judge.js'
import { parseSpec } from '../../../agents/spec.js'
import {
  type Game,
  MOST_MOVES,
  type Move,
  type MoveList,
  type Options,
  type Player,
} from '../../../engine/game.js'
import { InputError } from '../../../engine/input-error.js'
import { type GameRecord, replay } from '../../../engine/record.js'
import { cloneState, type State } from '../../../engine/state.js'
import { Course } from '../course.js'
import { Follower } from '../follower.js'

/** A whole game judged act by act, for one seat and from what it knew then. */

export interface Finding {
  /** The first small move of the act, and how many it has. */
  readonly number: number
  readonly count: number
  /** What was asked, in words. */
  readonly question: string
  readonly judgement: Judgement
  /** What the seat was told between the act before and this decision. */
  readonly before: readonly string[]
}

export interface Progress {
  /** Moves gone through, of so many. */
  readonly done: number
  readonly of: number
  /** What was just judged; null where nothing was to judge. */
  readonly finding: Finding | null
}

const REVIEW_SEED = 'coach'

/** The judge of a seat's acts. `spec` names the search and its budget; counted, it judges alike on every machine. */
export function judgeFor(game: Game, options: Options, seat: Player, spec: string): ActJudge {
  const parsed = parseSpec(spec, game.name)
  if (parsed.kind !== 'ours' || parsed.factory.name !== 'mcts')
    throw new InputError(`coach: "${spec}" is no search; for example mcts:iterations=200`)
  const agentSeat = { game, options, player: seat, seed: REVIEW_SEED }
  return new ActJudge(agentSeat, parsed.settings, () => brainsFor(agentSeat, parsed.settings))
}

/** Goes through a game and tells what it finds, in the order of the moves. */
export function review(
  game: Game,
  record: GameRecord,
  seat: Player,
  spec: string,
  tell: (progress: Progress) => void,
): void {
  const states: State[] = []
  replay(game, record, (state) => states.push(cloneState(state)))
  const course = new Course(game, seat)
  const judge = judgeFor(game, record.options, seat, spec)
  const follower = new Follower(judge, () => course.looks)
  const { moves } = record
  let before: string[] = []
  for (let at = 0; at < moves.length; ) {
    course.follow(states[at] as State)
    const act = moves.slice(at, at + actAt(game, states, moves, at, seat, follower))
    const judgement = judgementOf(game, states[at] as State, act, seat, judge)
    const end = at + Math.max(1, act.length)
    let finding: Finding | null = null
    if (judgement !== null) {
      const question = game.question?.(states[at] as State) ?? ''
      finding = { number: at, count: act.length, question, judgement, before }
      before = []
    }
    for (; at < end; at++) {
      course.follow(states[at] as State)
      if (finding === null) before.push(...game.tell(states[at] as State, moves[at] as Move, seat))
    }
    tell({ done: at, of: moves.length, finding })
  }
}

/** Small moves of the act of this seat that begins here; 0 where there is nothing to judge. */
function actAt(
  game: Game,
  states: readonly State[],
  moves: readonly Move[],
  at: number,
  seat: Player,
  follower: Follower<ActJudge>,
): number {
  const state = states[at] as State
  if (game.actor(state) !== seat) return 0
  const judge = follower.upToDate()
  if (!judge.opens(game.observe(state, seat), legalIn(game, state), moves[at] as Move)) return 0
  let count = 1
  for (let next = states[at + count]; next !== undefined; next = states[at + ++count]) {
    if (game.actor(next) !== seat) break
    if (!judge.goesOn(game.observe(next, seat), legalIn(game, next))) break
  }
  return count
}

function judgementOf(
  game: Game,
  state: State,
  act: readonly Move[],
  seat: Player,
  judge: ActJudge,
): Judgement | null {
  if (act.length === 0) return null
  return judge.judge(game.observe(state, seat), legalIn(game, state), act, NO_LIMIT)
}

function legalIn(game: Game, state: State): MoveList {
  const list = new Int32Array(MOST_MOVES)
  return { list, count: game.moves(state, list) }
}
