import { parseSpec } from '../../agents/spec.js'
import type { Game } from '../../engine/game.js'
import { sideNames } from '../../engine/seats.js'
import { GamePlayer } from '../match/game-player.js'
import type { ForfeitReason, GameResult, GameTask } from '../match/game-task.js'
import type { Limits } from '../plan/limits.js'

/** What an author asks of his bot before it plays a tournament. */
export interface Finding {
  readonly what: string
  /** Null for what is told and not judged. */
  readonly isGood: boolean | null
  readonly detail: string
}

export interface CheckPlan {
  readonly spec: string
  readonly game: Game
  readonly gamesAddress: string | null
  readonly limits: Limits
  /** Games with each side, each of which is played twice. */
  readonly games: number
  readonly seed: string
}

/** Plays against `random` with each side, every game twice with the same seeds, and tells what is wrong. */
export async function checkAgent(plan: CheckPlan): Promise<Finding[]> {
  const player = new GamePlayer(plan.gamesAddress)
  const played: Played[] = []
  try {
    for (const task of tasks(plan)) {
      const results = [await player.play(task), await player.play(task)]
      played.push({ task, results })
      if (results[0]?.forfeit?.reason === 'no-start') break
    }
  } finally {
    player.end()
  }
  return findings(played, plan.limits)
}

/** A game that was played twice. */
interface Played {
  readonly task: GameTask
  readonly results: readonly GameResult[]
}

const CHECKED = 'checked'

function tasks({ spec, game, limits, games, seed }: CheckPlan): GameTask[] {
  const seats = game.seats({})
  const isTimed = parseSpec(spec, game.name).kind !== 'ours'
  const own = { agent: CHECKED, spec, isTimed, sha256: null }
  const other = { agent: 'random', spec: 'random', isTimed: false, sha256: null }
  return sideNames(seats).flatMap((side, k) =>
    Array.from({ length: games }, (_, n) => ({
      number: k * games + n + 1,
      rules: game.name,
      options: {},
      world: `${seed}/world-${n}`,
      luck: `${seed}/game-${k}-${n}`,
      players: seats.map((seat) => (seat.side === side ? own : other)),
      limits,
      adjudication: null,
    })),
  )
}

/** What is asked, and what loses a game by it. */
const QUESTIONS: readonly (readonly [what: string, reasons: readonly ForfeitReason[]])[] = [
  ['starts and greets', ['no-start']],
  ['plays legal moves', ['illegal-move']],
  ['speaks the protocol', ['garbage', 'flood']],
  ['does not fall over', ['crash']],
  ['keeps the clock', ['no-move-in-time']],
  ['leaves when it is over', ['will-not-close']],
]

function findings(played: readonly Played[], limits: Limits): Finding[] {
  const all = played.flatMap(({ results }) => results)
  const judged = QUESTIONS.map(([what, reasons]): Finding => {
    const lost = all.find(({ forfeit }) => forfeit !== null && reasons.includes(forfeit.reason))
    return { what, isGood: lost === undefined, detail: lost?.forfeit?.detail ?? '' }
  })
  const forfeited = all.some(({ forfeit }) => forfeit !== null)
  const other = played.find(({ results: [first, again] }) => first?.hash !== again?.hash)
  const mistakes = all.flatMap((result) => result.mistakes)
  return [
    ...judged,
    {
      what: 'same seed, same game',
      isGood: forfeited ? null : other === undefined,
      detail: forfeited
        ? 'not looked at where games are forfeited'
        : other === undefined
          ? `${played.length} games, each played twice`
          : `game ${other.task.number} went another way the second time`,
    },
    {
      what: 'no harmless mistakes',
      isGood: mistakes.length === 0,
      detail: mistakes.length === 0 ? '' : `${mistakes.length}, first: ${mistakes[0]?.what}`,
    },
    { what: 'speed', isGood: null, detail: speed(played, limits) },
  ]
}

function speed(played: readonly Played[], { moveMs }: Limits): string {
  let [decisions, spentMs, longestMs] = [0, 0, 0]
  for (const { task, results } of played)
    for (const { decisions: made, timing } of results)
      task.players.forEach(({ agent }, seat) => {
        if (agent !== CHECKED) return
        decisions += made[seat] ?? 0
        spentMs += timing.spentMs[seat] ?? 0
        longestMs = Math.max(longestMs, timing.longestMs[seat] ?? 0)
      })
  const mean = decisions === 0 ? 0 : spentMs / decisions
  return `${mean.toFixed(1)} ms a decision, ${longestMs.toFixed(0)} ms at most of ${moveMs}; ${decisions} decisions`
}
