import type { GameEvent, Reader } from '../../engine/game.js'
import { type GameRecord, replay } from '../../engine/record.js'
import { cloneState, type State } from '../../engine/state.js'
import { type Act, actsOf, MOVE_BY_MOVE } from '../shell/acts.js'
import type { LogLine } from '../shell/session.js'
import type { PageRules } from './page-rules.js'

/** A record unrolled: every state of a finished or loaded game, and what is told of it. */

export interface Reel {
  /** The state before each move, and the last one. */
  readonly states: readonly State[]
  readonly moves: readonly number[]
  readonly rounds: readonly { readonly number: number; readonly round: number }[]
}

export function reelOf({ game, roundOf }: PageRules, record: GameRecord): Reel {
  const states: State[] = []
  const rounds: { number: number; round: number }[] = []
  const last = replay(game, record, (state, _move, number) => {
    states.push(cloneState(state))
    const round = roundOf(state)
    if (rounds[rounds.length - 1]?.round !== round) rounds.push({ number, round })
  })
  return { states: [...states, last], moves: record.moves, rounds }
}

/** The round in which the move at `at` is made. */
export function roundAt({ rounds }: Reel, at: number): number {
  return rounds.findLast(({ number }) => number <= at)?.round ?? 1
}

const BEGINNING: readonly GameEvent[] = [{ kind: 'begin', text: 'The game begins.' }]

/** What is told of the move before `at`. */
export function toldAt(
  { game }: PageRules,
  reel: Reel,
  at: number,
  eyes: Reader,
): readonly GameEvent[] {
  if (at === 0) return BEGINNING
  const events = game.events(reel.states[at - 1] as State, reel.moves[at - 1] as number, eyes)
  return events.filter(({ text }) => text !== '')
}

/** All that happened, as `eyes` may know it. */
export function happenedIn({ game }: PageRules, reel: Reel, eyes: Reader): readonly LogLine[] {
  return reel.moves.flatMap((move, number) => {
    const state = reel.states[number] as State
    const actor = game.actor(state)
    return game
      .events(state, move, eyes)
      .map((event) => ({ text: event.text, event, actor, number }))
  })
}

const ACTS_SHOWN = 8

/** The acts up to the move that is shown, the latest first. */
export function earlierActs(
  rules: PageRules,
  reel: Reel,
  happened: readonly LogLine[],
  at: number,
): readonly Act[] {
  const end = happened.findIndex(({ number }) => number >= at)
  const before = end < 0 ? happened : happened.slice(0, end)
  return actsOf(before, rules.acts ?? MOVE_BY_MOVE, reel.states[0] as State)
    .slice(-ACTS_SHOWN)
    .reverse()
}
