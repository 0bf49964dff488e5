import { packMoves, unpackMoves } from '../../../../../arena/results/move-text.js'
import { type Game, MOST_MOVES, type Move } from '../../../../../engine/game.js'
import { InputError } from '../../../../../engine/input-error.js'
import { KIND_IDS, type KindId } from '../../../../../engine/rebellion/course/kinds.js'
import { type GameRecord, replay } from '../../../../../engine/record.js'
import type { State } from '../../../../../engine/state.js'

/** A game of strong players as its world and moves, and the decisions of it that are looked at. */
export interface ReferenceGame {
  readonly seed: string
  /** Packed by arena/results/move-text.ts, in base64. */
  readonly moves: string
  /** Numbers of moves, from 0. */
  readonly decisions: readonly number[]
}

/** How many decisions of each kind are taken; kinds that the rules decide alone are left out. */
const WANTED: Readonly<Partial<Record<KindId, number>>> = {
  assign: 70,
  command: 120,
  oppose: 25,
  objective: 10,
  retreat: 15,
  'add-leader': 10,
}

/** Calls `visit` at each reference decision with the move that was played. */
export function visitReference(
  game: Game,
  games: readonly ReferenceGame[],
  visit: (state: State, played: Move) => void,
): void {
  for (const { seed, moves, decisions } of games) {
    const wanted = new Set(decisions)
    const record: GameRecord = {
      game: game.name,
      edition: game.edition,
      options: {},
      seed,
      moves: unpackMoves(Buffer.from(moves, 'base64')),
    }
    try {
      replay(game, record, (state, move, number) => {
        if (wanted.has(number)) visit(state, move)
      })
    } catch (error) {
      // Where the rules have changed since, a game counts as far as it goes; a test says when too little is left.
      if (!(error instanceof InputError)) throw error
    }
  }
}

/** Decisions spread evenly over these games, of the seats that `isWanted` accepts. */
export function chooseReference(
  game: Game,
  records: readonly GameRecord[],
  isWanted: (record: number, seat: number) => boolean = () => true,
): ReferenceGame[] {
  const met = new Map<string, { game: number; number: number }[]>()
  const list = new Int32Array(MOST_MOVES)
  records.forEach((record, at) => {
    replay(game, record, (state, _move, number) => {
      const kind = KIND_IDS[game.kind(state)] ?? ''
      if (!(kind in WANTED) || game.moves(state, list) < 2) return
      if (!isWanted(at, game.actor(state))) return
      const places = met.get(kind) ?? []
      places.push({ game: at, number })
      met.set(kind, places)
    })
  })
  const chosen = [...met].flatMap(([kind, places]) => {
    const wanted = Math.min(places.length, WANTED[kind as KindId] ?? 0)
    return Array.from(
      { length: wanted },
      (_, i) => places[Math.floor(((i + 0.5) * places.length) / wanted)] as (typeof places)[number],
    )
  })
  return records.map((record, at) => {
    const decisions = chosen.filter((one) => one.game === at).map((one) => one.number)
    const last = Math.max(-1, ...decisions)
    return {
      seed: record.seed,
      moves: Buffer.from(packMoves(record.moves.slice(0, last + 1))).toString('base64'),
      decisions: decisions.sort((a, b) => a - b),
    }
  })
}
