import type { Game, Options } from '../../engine/game.js'
import { MOST_MOVES, NOBODY } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { copyState, type State } from '../../engine/state.js'

/** How fast the rules of a game are on this machine; the keys stand in the README. */
export interface EngineFigures {
  readonly stateBytes: number
  /** A bare copy of as many bytes, and a clone into a pooled state, measured in the same run. */
  readonly copyNs: number
  readonly cloneNs: number
  /** `moves`, a random choice and `advance`. */
  readonly stepsPerSecond: number
  readonly randomGamesPerSecond: number
  readonly decisionsPerGame: number
  readonly observeUs: number
  readonly sampleUs: number
  /** Bytes of heap allocated for each decision, the start of the game included. */
  readonly heapBytesPerDecision: number
}

const MOST_DECISIONS = 100000

export function measureEngine(game: Game, options: Options, seconds: number): EngineFigures {
  const seats = game.seats(options).map((_, seat) => seat)
  const positions = collectPositions(game, options, 40)
  playGames(game, options, seconds / 4) // warm up
  const games = playGames(game, options, seconds)
  return {
    stateBytes: positions[0]?.bytes.length ?? game.stateBytes,
    ...measureCopies(game, positions, seconds),
    stepsPerSecond: Math.round(games.decisions / games.decidingSeconds),
    randomGamesPerSecond: Math.round(games.games / games.seconds),
    decisionsPerGame: Math.round(games.decisions / games.games),
    observeUs: measureObserve(game, seats, positions, seconds),
    sampleUs: measureSample(game, seats, positions, seconds),
    heapBytesPerDecision: Math.round(games.heapBytes / games.decisions),
  }
}

/** Plays one game at random from its beginning; calls `visit` before each decision. */
function playRandomly(
  game: Game,
  options: Options,
  seed: string,
  random: Random,
  visit?: (state: State) => void,
): number {
  const state = game.start(options, seed)
  const moves = new Int32Array(MOST_MOVES)
  let decisions = 0
  while (game.actor(state) !== NOBODY && decisions < MOST_DECISIONS) {
    visit?.(state)
    const count = game.moves(state, moves)
    game.advance(state, moves[random.below(count)] ?? 0)
    decisions++
  }
  return decisions
}

function collectPositions(game: Game, options: Options, games: number): State[] {
  const positions: State[] = []
  for (let i = 0; i < games; i++) {
    let seen = 0
    playRandomly(game, options, `bench ${i}`, new Random(i), (state) => {
      if (seen++ % 25 !== 0) return
      const copy = game.blank()
      copyState(state, copy)
      positions.push(copy)
    })
  }
  return positions
}

interface Played {
  games: number
  decisions: number
  seconds: number
  decidingSeconds: number
  heapBytes: number
}

function playGames(game: Game, options: Options, seconds: number): Played {
  const moves = new Int32Array(MOST_MOVES)
  const random = new Random('bench')
  const played: Played = { games: 0, decisions: 0, seconds: 0, decidingSeconds: 0, heapBytes: 0 }
  const begin = performance.now()
  while (played.seconds < seconds) {
    const heap = process.memoryUsage().heapUsed
    const state = game.start(options, `bench ${played.games}`)
    const started = performance.now()
    for (let n = 0; n < MOST_DECISIONS && game.actor(state) !== NOBODY; n++) {
      const count = game.moves(state, moves)
      game.advance(state, moves[random.below(count)] ?? 0)
      played.decisions++
    }
    const now = performance.now()
    // A collection in between makes the heap smaller; such a game counts as none
    played.heapBytes += Math.max(0, process.memoryUsage().heapUsed - heap)
    played.games++
    played.decidingSeconds += (now - started) / 1000
    played.seconds = (now - begin) / 1000
  }
  return played
}

function measureCopies(
  game: Game,
  positions: readonly State[],
  seconds: number,
): { copyNs: number; cloneNs: number } {
  const pool = positions.map(() => game.blank())
  const from = positions.map((one) => one.words.slice())
  const to = positions.map((one) => new Int32Array(one.words.length))
  const rounds = { copy: 0, clone: 0 }
  const spent = { copy: 0, clone: 0 }
  // Turn by turn, so that both see the same noise
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const a = performance.now()
    for (let i = 0; i < from.length; i++) to[i]?.set(from[i] as Int32Array)
    const b = performance.now()
    for (let i = 0; i < positions.length; i++) copyState(positions[i] as State, pool[i] as State)
    const c = performance.now()
    spent.copy += b - a
    spent.clone += c - b
    rounds.copy += from.length
    rounds.clone += positions.length
  }
  return {
    copyNs: rounded((1e6 * spent.copy) / rounds.copy),
    cloneNs: rounded((1e6 * spent.clone) / rounds.clone),
  }
}

function measureObserve(
  game: Game,
  seats: readonly number[],
  positions: readonly State[],
  seconds: number,
): number {
  const into = game.blank()
  return microseconds(seconds, positions.length * seats.length, () => {
    for (const state of positions) for (const seat of seats) game.observe(state, seat, into)
  })
}

function measureSample(
  game: Game,
  seats: readonly number[],
  positions: readonly State[],
  seconds: number,
): number {
  const observations = positions.flatMap((state) => seats.map((seat) => game.observe(state, seat)))
  const into = game.blank()
  const random = new Random('bench')
  return microseconds(seconds, observations.length, () => {
    for (const observation of observations) game.sample(observation, random, undefined, into)
  })
}

/** Microseconds of one piece when `work` does `pieces` of them. */
function microseconds(seconds: number, pieces: number, work: () => void): number {
  const end = performance.now() + seconds * 1000
  const begin = performance.now()
  let rounds = 0
  let now = begin
  while (now < end) {
    work()
    rounds++
    now = performance.now()
  }
  return rounded((1000 * (now - begin)) / (rounds * pieces))
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
