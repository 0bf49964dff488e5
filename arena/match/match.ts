import type { AnyAgent, AsyncAgent, Clock, MoveList } from '../../agents/agent.js'
import { type Game, MOST_MOVES, type Move, NOBODY, type Outcome } from '../../engine/game.js'
import { sideNumbers } from '../../engine/seats.js'
import { copyState, equalStates, type State } from '../../engine/state.js'
import { BotFailure } from '../bots/failure.js'
import type { Limits } from '../plan/limits.js'
import { ADJUDICATED, type Adjudication, Adjudicator } from './adjudicator.js'
import { type Begin, beginning } from './begin.js'
import { DurationHistogram } from './duration-histogram.js'
import type { GameObserver } from './game-facts.js'
import type { Forfeit, ForfeitReason } from './game-task.js'
import { drawnHalfPoints, halfPointsAfterForfeit, wonHalfPoints } from './half-points.js'
import { Notebook } from './notebook.js'

/** Somebody at the board. */
export interface MatchPlayer {
  readonly agent: AnyAgent
  /** Whether a clock is held against it. */
  readonly isTimed: boolean
}

export interface Played {
  /** Half points by seat. */
  readonly halfPoints: number[]
  readonly reason: string
  readonly decisions: number[]
  readonly moves: Move[]
  readonly forfeit: Forfeit | null
  readonly histograms: readonly DurationHistogram[]
  readonly notebook: Notebook
  /** Where the game stood at its end. */
  readonly state: State
}

/** A decision below this is quick; what an agent is, is plain after so many decisions. */
const QUICK_MS = 0.05
const SURE_AFTER = 10
const MEASURED_ONE_IN = 32
const UNMEASURED = -1

/** Told with a forfeit. */
const LAST_MOVES = 30

const NO_CLOCK: Clock = { limitMs: Number.POSITIVE_INFINITY, now: () => performance.now() }

/** Plays one game to its end. Whatever a player does, this answers with a result; it throws only for faults of ours. */
export async function playMatch(
  game: Game,
  begin: Begin,
  players: readonly MatchPlayer[],
  limits: Limits,
  observer: GameObserver,
  adjudication: Adjudication | null = null,
): Promise<Played> {
  const match = new Match(game, begin, players, limits, observer, adjudication)
  return match.play()
}

class Match {
  private readonly state: State
  private readonly sides: readonly number[]
  private readonly adjudicator: Adjudicator | null
  private readonly notebook = new Notebook()
  /** What the last decision took; 0 where nobody measured. */
  private spentMs = 0
  private readonly moves: Move[] = []
  private readonly decisions: number[]
  private readonly histograms: DurationHistogram[]
  private readonly seen: State[]
  private readonly remembered: State[]
  private readonly bankMs: number[]
  /** Decisions to come whose time is not measured. */
  private readonly unmeasured: number[]
  private readonly list = new Int32Array(MOST_MOVES)
  private readonly hasNotice: boolean
  /** Players who want to be told what happens, by seat. */
  private readonly listeners: readonly number[]

  constructor(
    private readonly game: Game,
    private readonly begin: Begin,
    private readonly players: readonly MatchPlayer[],
    private readonly limits: Limits,
    private readonly observer: GameObserver,
    adjudication: Adjudication | null,
  ) {
    this.sides = sideNumbers(game.seats(begin.options))
    this.adjudicator = adjudication === null ? null : new Adjudicator(adjudication, this.sides)
    this.state = beginning(game, begin)
    this.decisions = players.map(() => 0)
    this.histograms = players.map(() => new DurationHistogram())
    this.seen = players.map(() => game.blank())
    this.remembered = players.map(() => game.blank())
    this.bankMs = players.map(() => limits.gameMs)
    this.unmeasured = players.map(() => 0)
    this.hasNotice = players.some(({ agent }) => agent.notice !== undefined)
    this.listeners = [...players.keys()].filter((seat) => this.listener(seat) !== undefined)
  }

  async play(): Promise<Played> {
    const { game, state, limits, observer } = this
    observer.begin(state)
    if (this.hasNotice) {
      const forfeit = await this.notifyAll()
      if (forfeit !== null) return this.end(forfeit)
    }
    for (;;) {
      const seat = game.actor(state)
      if (seat === NOBODY) return this.end(null)
      if (this.moves.length >= limits.maxDecisions) return this.end(null)
      const count = game.moves(state, this.list)
      game.observe(state, seat, this.seen[seat])
      const chosen = this.choose(seat, { list: this.list, count })
      const move = typeof chosen === 'number' ? chosen : await chosen
      if (typeof move !== 'number') return this.end(move)
      const winner = this.note(seat)
      observer.before(state, move, seat)
      for (const listener of this.listeners)
        this.listener(listener)?.hear?.(game.tell(state, move, listener))
      game.advance(state, move)
      this.moves.push(move)
      observer.after(state)
      if (this.hasNotice) {
        const forfeit = await this.notifyAll()
        if (forfeit !== null) return this.end(forfeit)
      }
      if (winner !== null && game.actor(state) !== NOBODY) return this.end(null, winner)
    }
  }

  /** Notes what the seat thinks of the move that it has chosen; answers the side that has won if all agree on one. */
  private note(seat: number): number | null {
    const opinion = this.players[seat]?.agent.opinion?.() ?? null
    this.notebook.note(this.moves.length, seat, opinion, this.spentMs)
    return opinion === null ? null : (this.adjudicator?.hear(seat, opinion) ?? null)
  }

  private listener(seat: number): AsyncAgent | undefined {
    const { agent } = this.players[seat] as MatchPlayer
    return 'hear' in agent ? agent : undefined
  }

  /** The choice of `seat`, checked, or why it loses; at once for agents that answer at once. */
  private choose(seat: number, moves: MoveList): Move | Promise<Move | Forfeit> | Forfeit {
    const { agent, isTimed } = this.players[seat] as MatchPlayer
    const limitMs = isTimed
      ? Math.min(this.limits.moveMs, this.bankMs[seat] as number)
      : Number.POSITIVE_INFINITY
    const clock = isTimed ? { limitMs, now: NO_CLOCK.now } : NO_CLOCK
    this.decisions[seat] = (this.decisions[seat] as number) + 1
    const began = this.isMeasured(seat) ? performance.now() : UNMEASURED
    try {
      const answer = agent.choose(this.seen[seat] as State, moves, clock)
      if (typeof answer === 'number') return this.check(seat, answer, moves, began, limitMs)
      return answer.then(
        (move) => this.check(seat, move, moves, began, limitMs),
        (error: unknown) => {
          this.measure(seat, began)
          return this.forfeit(seat, error)
        },
      )
    } catch (error) {
      return this.forfeit(seat, error)
    }
  }

  private check(
    seat: number,
    move: Move,
    moves: MoveList,
    began: number,
    limitMs: number,
  ): Move | Forfeit {
    const spentMs = this.measure(seat, began)
    if (limitMs !== Number.POSITIVE_INFINITY) {
      if (spentMs > limitMs + this.limits.marginMs)
        return this.lose(
          seat,
          'no-move-in-time',
          `took ${Math.round(spentMs)} ms of ${Math.round(limitMs)} ms`,
          '',
        )
      this.bankMs[seat] =
        Math.max(0, (this.bankMs[seat] as number) - spentMs) + this.limits.incrementMs
    }
    for (let i = 0; i < moves.count; i++) if (moves.list[i] === move) return move
    return this.lose(
      seat,
      'illegal-move',
      `answered move ${move}; legal: ${moves.count} others`,
      '',
    )
  }

  /** Reading the clock takes as long as a quick agent takes to think, so of those only some decisions are measured. */
  private isMeasured(seat: number): boolean {
    const left = this.unmeasured[seat] as number
    if (left === 0) return true
    this.unmeasured[seat] = left - 1
    return false
  }

  /** What the decision took, noted; 0 when it is not measured. */
  private measure(seat: number, began: number): number {
    this.spentMs = 0
    if (began === UNMEASURED) return 0
    const spentMs = performance.now() - began
    this.spentMs = spentMs
    const histogram = this.histograms[seat] as DurationHistogram
    const { isTimed } = this.players[seat] as MatchPlayer
    const isQuick =
      !isTimed && histogram.total >= SURE_AFTER && histogram.spentMs < histogram.total * QUICK_MS
    histogram.add(spentMs, isQuick ? MEASURED_ONE_IN : 1)
    this.unmeasured[seat] = isQuick ? MEASURED_ONE_IN - 1 : 0
    return spentMs
  }

  /** Tells every seat that asks for it what changed for it. */
  private async notifyAll(): Promise<Forfeit | null> {
    for (let seat = 0; seat < this.players.length; seat++) {
      const { agent } = this.players[seat] as MatchPlayer
      if (agent.notice === undefined || this.game.isOpen?.(this.state, seat) === false) continue
      const seen = this.game.observe(this.state, seat, this.seen[seat])
      const remembered = this.remembered[seat] as State
      if (equalStates(seen, remembered)) continue
      copyState(seen, remembered)
      try {
        const done = agent.notice(seen)
        if (done !== undefined) await done
      } catch (error) {
        return this.forfeit(seat, error)
      }
    }
    return null
  }

  private forfeit(seat: number, error: unknown): Forfeit {
    if (error instanceof BotFailure)
      return this.lose(seat, error.reason, error.detail, error.stderr)
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return this.lose(seat, 'crash', said.split('\n')[0] as string, said)
  }

  private lose(seat: number, reason: ForfeitReason, detail: string, stderr: string): Forfeit {
    const position = this.game.show(this.state, seat)
    const legal = this.legalMoves(seat)
    return { seat, reason, detail, stderr, position, before: this.lastMoves(seat), legal }
  }

  /** What the seat could have answered, where it was asked. */
  private legalMoves(seat: number): string[] {
    const { game, state } = this
    if (game.actor(state) !== seat) return []
    const moves = this.list.subarray(0, game.moves(state, this.list))
    return Array.from(moves, (move) => game.describe(state, move))
  }

  /** What led to the position, as this seat saw it: the game is played again up to here. */
  private lastMoves(seat: number): string[] {
    const { game } = this
    const state = beginning(game, this.begin)
    const first = this.moves.length - LAST_MOVES
    return this.moves.flatMap((move, i) => {
      const told = i < first ? [] : game.tell(state, move, seat)
      game.advance(state, move)
      return told
    })
  }

  private halfPoints(
    forfeit: Forfeit | null,
    outcome: Outcome | null,
    winner: number | null,
  ): number[] {
    const { sides } = this
    if (winner !== null) return wonHalfPoints(sides, winner)
    if (forfeit !== null) return halfPointsAfterForfeit(sides, forfeit.seat)
    if (outcome === null) return drawnHalfPoints(sides)
    return outcome.utility.map((share) => share * 2)
  }

  private reason(forfeit: Forfeit | null, outcome: Outcome | null, winner: number | null): string {
    if (forfeit !== null) return 'forfeit'
    return winner !== null ? ADJUDICATED : (outcome?.reason ?? 'too-long')
  }

  private end(forfeit: Forfeit | null, winner: number | null = null): Played {
    const outcome = forfeit === null ? this.game.outcome(this.state) : null
    return {
      halfPoints: this.halfPoints(forfeit, outcome, winner),
      reason: this.reason(forfeit, outcome, winner),
      decisions: this.decisions,
      moves: this.moves,
      forfeit,
      histograms: this.histograms,
      notebook: this.notebook,
      state: this.state,
    }
  }
}
