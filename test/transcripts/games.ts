import { duel } from '../../engine/duel/index.js'
import { GameLog as DuelLog } from '../../engine/duel/text/log.js'
import { type Game, MOST_MOVES, NOBODY, type Reader } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { rebellion } from '../../engine/rebellion/index.js'
import { GameLog } from '../../engine/rebellion/text/log.js'
import { GameLog as SkirmishLog } from '../../engine/skirmish/text/log.js'
import type { State } from '../../engine/state.js'
import { brawl } from '../engine/skirmish/closing.js'

/**
 * Whole games as text, in this folder: a change of the rules shows as a difference of a game.
 * `node scripts/transcripts.mjs` writes them anew; a test compares them.
 */

export interface Transcript {
  readonly game: Game
  readonly log: (reader: Reader) => Telling
  readonly file: string
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly reader: Reader
}

interface Telling {
  opening(state: State): readonly string[]
  add(state: State, move: number): readonly string[]
  finish(state: State): readonly string[]
}

const OF_REBELLION = { game: rebellion, log: (reader: Reader) => new GameLog(reader) }
const OF_DUEL = { game: duel, log: (reader: Reader) => new DuelLog(reader) }
// From the midst of a battle: by chance alone fleets hardly meet
const OF_SKIRMISH = { game: brawl(4), log: (reader: Reader) => new SkirmishLog(reader) }
const STANDARD = { setup: 'standard' }

export const TRANSCRIPTS: readonly Transcript[] = [
  { ...OF_REBELLION, file: 'standard.txt', options: STANDARD, seed: 'rodia', reader: 'all' },
  {
    ...OF_REBELLION,
    file: 'first-game.txt',
    options: { setup: 'first' },
    seed: 'geonosis',
    reader: 'all',
  },
  { ...OF_REBELLION, file: 'seen-by-the-rebels.txt', options: STANDARD, seed: 'kamino', reader: 0 },
  { ...OF_REBELLION, file: 'seen-by-the-empire.txt', options: STANDARD, seed: 'kamino', reader: 1 },
  { ...OF_DUEL, file: 'duel.txt', options: {}, seed: 'bespin', reader: 'all' },
  { ...OF_DUEL, file: 'duel-seen-by-the-rebels.txt', options: {}, seed: 'mygeeto', reader: 0 },
  { ...OF_DUEL, file: 'duel-seen-by-the-empire.txt', options: {}, seed: 'mygeeto', reader: 1 },
  {
    ...OF_DUEL,
    file: 'duel-first-struggle.txt',
    options: { tutorial: 'on' },
    seed: 'tatooine',
    reader: 'all',
  },
  {
    ...OF_SKIRMISH,
    file: 'skirmish.txt',
    options: { table: 'small', battle: 'space' },
    seed: 'endor',
    reader: 'all',
  },
  {
    ...OF_SKIRMISH,
    file: 'skirmish-seen-by-west.txt',
    options: { players: '4', battle: 'free', combatCard: 'on' },
    seed: 'scarif',
    reader: 1,
  },
]

export function transcript({ game, log: logFor, options, seed, reader }: Transcript): string {
  const log = logFor(reader)
  const lines: string[] = []
  const last = playByChance(game, options, seed, (state, move, number) => {
    if (number === 0) lines.push(...log.opening(state))
    lines.push(...log.add(state, move))
  })
  return `${[...lines, ...log.finish(last), '', game.show(last, reader)].join('\n')}\n`
}

/**
 * Chance with a taste for what makes a game: few leaders are assigned, units move and fight,
 * missions are revealed. Plain chance would assign nearly every leader and never fight.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  assign: 0.15,
  reveal: 4,
  pass: 2,
  'reveal-base': 0.01,
  move: 3,
  deploy: 4,
  score: 5,
  play: 2,
}

/** Plays a game to its end, telling `visit` of each move before it is made; answers the last state. */
export function playByChance(
  game: Game,
  options: Readonly<Record<string, string>>,
  seed: string,
  visit: (state: State, move: number, number: number) => void,
): State {
  const state = game.start(options, seed)
  const random = new Random(`${seed}/moves`)
  const list = new Int32Array(MOST_MOVES)
  for (let n = 0; game.actor(state) !== NOBODY; n++) {
    const move = choose(game, state, list.subarray(0, game.moves(state, list)), random)
    visit(state, move, n)
    game.advance(state, move)
  }
  return state
}

function choose(game: Game, state: State, moves: Int32Array, random: Random): number {
  const words = Array.from(moves, (move) => game.describe(state, move).split(' ')[0] as string)
  const assigning = words.includes('assign')
  const weights = words.map((word) => (word === 'done' && assigning ? 6 : (WEIGHTS[word] ?? 1)))
  let left = random.fraction() * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => (left -= weight) < 0)
  return moves[index < 0 ? moves.length - 1 : index] as number
}
