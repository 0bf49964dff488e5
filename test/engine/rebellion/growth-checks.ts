import { readFileSync } from 'node:fs'
import { NO_LIMIT } from '../../../agents/agent.js'
import { MOST_MOVES } from '../../../engine/game.js'
import { perft } from '../../../engine/perft.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { checkRecord, verify } from '../../../engine/record.js'
import { fuzzGame } from '../../../play/fuzz/fuzz.js'
import { FUZZ_FAVOURS } from '../../../play/games/rebellion/tools/fuzz-favours.js'
import { agentOf } from '../../agents/playing.js'
import { HASH_SEEDS, hashesOf } from './hash-games.js'
import { rootOf, TREES } from './perft/trees.js'

/**
 * The program that growth.test.ts builds with grown tables: prints a line for everything that does not hold.
 * Its first argument is the set of the entry added: `rise` is in no base game, `base` in every one; `lasting` stands for
 * an effect that lasts. The second is a position that names it.
 */
const [set = '', position = ''] = process.argv.slice(2)

/** Of the twenty seeds: each costs as much as all move trees. */
const GAMES_COMPARED = 4
const GAMES_FUZZED = 2

/** What must stay where the entry is in no game. */
function checkBaseGame(): void {
  for (const [name, counts] of TREES)
    expect(
      `the move tree of ${name}`,
      perft(rebellion, rebellion.fromPosition(rootOf(name)), counts.length),
      counts,
    )
  const hashes: Record<string, number[]> = JSON.parse(read('hashes.json'))
  for (const [n, seed] of HASH_SEEDS.slice(0, GAMES_COMPARED).entries())
    expect(`the hashes of game ${seed}`, hashesOf(rebellion, seed, n % 4 === 3), hashes[seed])
  for (const line of read('first-edition.jsonl').trim().split('\n'))
    verify(rebellion, checkRecord(JSON.parse(line)))
}

/** What its position says of the round, once it has been read and written. */
function roundOf(position: unknown): unknown {
  return roundIn(rebellion.toPosition(rebellion.fromPosition(position)))
}

function roundIn(position: unknown): unknown {
  return typeof position === 'object' && position !== null ? Reflect.get(position, 'round') : null
}

/** Refused because it is not in this game. */
function answerTo(named: unknown): boolean | string {
  try {
    rebellion.fromPosition(named)
    return 'none'
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return /is not in this game/.test(why) && !why.includes('\n') ? true : why
  }
}

const AGENTS = [
  'random',
  'scripted',
  'flatmc:2',
  'mcts:iterations=2',
  'mcts:iterations=2,evaluation=hand',
]
const DECISIONS_PLAYED = 30

/** Every agent still starts, and plays into the first rounds. */
function checkAgents(): void {
  for (const spec of AGENTS) {
    const agents = rebellion.seats({}).map((_, seat) => agentOf(rebellion, spec, seat, 'growth'))
    const state = rebellion.start({}, 'growth')
    for (let n = 0; n < DECISIONS_PLAYED; n++) {
      const player = rebellion.actor(state)
      moves.count = rebellion.moves(state, moves.list)
      const move = agents[player]?.choose(rebellion.observe(state, player), moves, NO_LIMIT)
      rebellion.advance(state, move ?? 0)
    }
  }
}

const moves = { list: new Int32Array(MOST_MOVES), count: 0 }

/** Where the entry is in every game nothing is lost, leaks or is sampled wrongly. */
function checkGrownGame(): void {
  for (let number = 0; number < GAMES_FUZZED; number++)
    fuzzGame(rebellion, 'growth', number, { favours: FUZZ_FAVOURS })
}

function expect(what: string, found: unknown, wanted: unknown): void {
  const [ours, theirs] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (ours !== theirs) console.log(`${what}: ${ours}, not ${theirs}`)
}

function read(name: string): string {
  return readFileSync(`test/engine/rebellion/${name}`, 'utf8')
}

checkAgents()
const named: unknown = JSON.parse(position)
if (set === 'base') checkGrownGame()
else checkBaseGame()
if (set === 'rise') expect('the answer to a position that names it', answerTo(named), true)
if (set === 'lasting')
  expect('the position that names it, read and written', roundOf(named), roundIn(named))
