import { Command } from 'commander'
import { foreignText } from '../../arena/foreign-text.js'
import type { Game, Player, Reader } from '../../engine/game.js'
import { loadGame } from '../../engine/games.js'
import { suggestion } from '../../engine/input-error.js'
import { type GameRecord, replay } from '../../engine/record.js'
import { seatNames } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { UsageError } from '../errors.js'
import { wordsOf } from '../games.js'
import { playOut } from '../live-game.js'
import { inFile, type RecordedGame, readGame, rulesOf } from '../record-file.js'
import {
  addRules,
  gameNamed,
  knowGame,
  optionsGiven,
  type RulesGiven,
  renamed,
} from '../rules-choice.js'
import { type GivenUp, givenUpIn } from '../shell/given-up.js'
import { resultLine } from '../shell/result-line.js'
import { PERSON } from '../shell/saved-game.js'
import { givenUpLine } from '../terminal/giving-up.js'

interface Given extends RulesGiven {
  as?: string
  json?: true
  number?: string
  random?: true
  players?: string[]
  seed: string
  show?: true
}

/** `dejarik replay` */
export function command(): Command {
  return addRules(new Command(), 'the game that is played here')
    .argument('[file]', 'a recorded game, or many as lines (games.jsonl)')
    .option(
      '-a, --as <reader>',
      'what is told: as one side knew it (rebel, empire), or all (default: all; of a game that a person is still playing, what he knows; several people have to say whose)',
    )
    .option('-n, --number <n>', 'which game of the file, when it holds several')
    .option('--json', 'print one line of JSON for each move')
    .option('--show', 'draw the last position too')
    .option('--random', 'play a game at random and tell it')
    .option('--players <agents...>', 'let these agents play a game and tell it')
    .option('-s, --seed <text>', 'seed of a game that is played here', 'dejarik')
    .addOption(renamed('--rules <game>', '--game'))
    .action(run)
}

async function run(file: string | undefined, given: Given): Promise<void> {
  const played = await found(file, given)
  const { where, record } = played
  const print = (lines: readonly string[]): void => {
    if (lines.length > 0) process.stdout.write(`${lines.map(foreignText).join('\n')}\n`)
  }
  const game = await (where === null ? loadGame(record.game) : rulesOf(where, record))
  const as = given.as ?? usualReader(game, played, file)
  const reader = readerOf(game, record, as)
  try {
    const last =
      given.json === true
        ? tellAsJson(game, played, as, print)
        : await tellAsText(game, played, reader, print)
    if (given.show === true) print(['', game.show(last, reader)])
  } catch (error) {
    throw where === null ? error : inFile(where, null, error)
  }
}

interface Found extends RecordedGame {
  /** The file; null for a game played here. */
  readonly where: string | null
}

async function found(file: string | undefined, given: Given): Promise<Found> {
  if (/^\d+$/.test(given.game))
    throw new UsageError(
      `--game names the rules; a game of a file is chosen with --number ${given.game}`,
    )
  await knowGame(given)
  if (given.players === undefined && given.random !== true) {
    if (file === undefined)
      throw new UsageError('a file is needed, or --random, or --players AGENT AGENT')
    return { where: file, ...readGame(file, gameNumber(given.number)) }
  }
  if (file !== undefined)
    throw new UsageError(`"${file}": a file is not told when a game is played`)
  const game = await gameNamed(given.game)
  const options = optionsGiven(game, given.option)
  const seats = seatNames(game, options)
  const players = given.players ?? seats.map(() => 'random')
  if (players.length !== seats.length)
    throw new UsageError(
      `--players: ${game.name} needs ${seats.length} agents (${seats.join(', ')}), not ${players.length}`,
    )
  const record = playOut(game, options, given.seed, players)
  return { where: null, number: 0, players, record, table: {} }
}

function gameNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new UsageError(`--number: "${text}" is not the number of a game`)
  return Number(text)
}

/** Nobody is shown the other side of a game that he still plays unless he asks for it. */
function usualReader(game: Game, played: RecordedGame, path = ''): string {
  const { record } = played
  const names = seatNames(game, record.options)
  const people = peopleOf(played).map((seat) => names[seat] ?? '')
  const [only = ''] = people
  const isOver = record.result !== undefined || givenUp(game, played) !== null
  if (isOver || people.length === 0) return 'all'
  if (people.length === 1) return only
  throw new UsageError(
    `${path} is still played by several people: --as ${only} tells what one of them knows, --as all everything`,
  )
}

function peopleOf({ players }: RecordedGame): readonly Player[] {
  return players.flatMap((name, seat) => (name === PERSON ? [seat] : []))
}

function givenUp(game: Game, played: RecordedGame): GivenUp | null {
  const { record, table } = played
  if (record.result !== undefined) return null
  return givenUpIn(table, peopleOf(played), game.seats(record.options))
}

function readerOf(game: Game, record: GameRecord, text: string): Reader {
  if (text === 'all') return 'all'
  const seats = seatNames(game, record.options)
  const seat = seats.indexOf(text)
  if (seat >= 0) return seat
  const known = ['all', ...seats]
  throw new UsageError(`--as: "${text}" is none of ${known.join(', ')}${suggestion(text, known)}`)
}

type Print = (lines: readonly string[]) => void

async function tellAsText(
  game: Game,
  played: RecordedGame,
  reader: Reader,
  print: Print,
): Promise<State> {
  const { players, record } = played
  print([
    `${game.title}, seed ${record.seed}${optionText(record)}, ${movesText(record)}`,
    ...(players.length === 0 ? [] : [seatText(seatNames(game, record.options), players)]),
    '',
  ])
  const words = await wordsOf(game.name)
  const log = words.log?.(reader)
  const resigned = givenUp(game, played)
  const ending =
    resigned === null ? null : ['', givenUpLine(words, game.seats(record.options), resigned)]
  const last = replay(game, record, (state, move, number) => {
    if (number === 0) print(log?.opening(state) ?? [])
    print(log?.add(state, move) ?? game.tell(state, move, reader))
  })
  if (log === undefined) print(ending ?? [resultLine(game, last) || 'The record ends here.'])
  else print(ending === null ? log.finish(last) : [...log.open(), ...ending])
  return last
}

function seatText(seats: readonly string[], players: readonly string[]): string {
  return players.map((player, seat) => `${seats[seat] ?? '?'}: ${player}`).join(', ')
}

function movesText({ moves }: GameRecord): string {
  return moves.length === 1 ? '1 move' : `${moves.length} moves`
}

function optionText(record: GameRecord): string {
  return Object.entries(record.options)
    .map(([name, value]) => `, ${name} ${value}`)
    .join('')
}

/** The game's first line names it; then a line for each move; the last one has the outcome. */
function tellAsJson(game: Game, played: RecordedGame, as: string, print: Print): State {
  const { record, number } = played
  const reader = readerOf(game, record, as)
  const { seed, options } = record
  const seats = seatNames(game, options)
  const line = (value: unknown): void => print([JSON.stringify(value)])
  line({ game: game.name, number, seed, options, as, moves: record.moves.length })
  const last = replay(game, record, (state, move, n) => {
    const actor = game.actor(state)
    const isSeen = reader === 'all' || reader === actor || game.seen(state, move, reader) === move
    line({
      n,
      side: seats[actor],
      kind: game.kinds[game.kind(state)],
      move: isSeen ? game.describe(state, move) : null,
      told: game.tell(state, move, reader),
    })
  })
  const outcome = game.outcome(last)
  const resigned = givenUp(game, played)
  if (resigned !== null) line({ result: null, resigned: sideOf(game, record, resigned) })
  else if (outcome === null) line({ result: null })
  else line({ result: { winner: seats[outcome.utility.indexOf(1)] ?? null, ...outcome } })
  return last
}

function sideOf(game: Game, { options }: GameRecord, { seat }: GivenUp): string | null {
  return seat === null ? null : (game.seats(options)[seat]?.side ?? null)
}
