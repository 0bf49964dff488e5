import { Command } from 'commander'
import { type Game, MOST_MOVES, NOBODY, type Reader } from '../../engine/game.js'
import { InputError, suggestion } from '../../engine/input-error.js'
import { perft } from '../../engine/perft.js'
import { Random } from '../../engine/random.js'
import { seatNames } from '../../engine/seats.js'
import type { State } from '../../engine/state.js'
import { UsageError } from '../errors.js'
import { withExamples } from '../examples.js'
import { readPosition } from '../position-file.js'
import { positionText } from '../position-text.js'
import { addRules, gameNamed, optionsGiven, type RulesGiven } from '../rules-choice.js'
import { wholeNumber } from '../whole-number.js'

/** `dejarik position`: the window for tests and scripts. */
export function command(): Command {
  const position = new Command()
  position.addCommand(
    addRules(
      verb('new', 'Prints the position of a new game.', [
        'dejarik position new --seed tuesday > game.json',
        'dejarik position new --option setup=first',
      ]),
      'whose rules',
    )
      .option('-s, --seed <text>', 'seed of the decks and the dice', 'dejarik')
      .action(printNew),
  )
  position.addCommand(
    verb('moves', 'Says who is asked what after #, then the legal moves, one a line.', [
      'dejarik position moves game.json --json',
    ])
      .argument('<file>', 'a position file; - for standard input')
      .option('--json', 'print the moves as JSON with all of their fields')
      .action(printMoves),
  )
  position.addCommand(
    verb('play', 'Prints the position after some moves, or as it stands when loaded.', [
      'dejarik position play game.json "activate darth-vader alderaan" done',
      'dejarik position play game.json pass --log',
    ])
      .argument('<file>', 'a position file; - for standard input')
      .argument('[moves...]', 'moves, each as its text')
      .option('--log', 'tell instead what happens, line by line, from loading on')
      .option(
        '-a, --as <reader>',
        'with --log: as one side knows it (rebel, empire), or all',
        'all',
      )
      .action(printPlayed),
  )
  position.addCommand(
    verb('show', 'Draws a position for a person.', ['dejarik position show game.json --as empire'])
      .argument('<file>', 'a position file; - for standard input')
      .option('-a, --as <reader>', 'as one side sees it (rebel, empire), or all', 'all')
      .option('--json', 'print instead the position as that side knows it')
      .action(printShown),
  )
  position.addCommand(
    verb('sample', 'Prints worlds that look the same to a player, one a line.', [
      'dejarik position sample game.json --as empire --count 3 --seed s',
    ])
      .argument('<file>', 'a position file; - for standard input')
      .requiredOption('-a, --as <side>', 'the player who looks')
      .option('-n, --count <n>', 'number of worlds', '1')
      .option('-s, --seed <text>', 'seed of the worlds', 'dejarik')
      .action(printSamples),
  )
  position.addCommand(
    verb('perft', 'Counts the tree of moves, depth by depth.', [
      'dejarik position perft game.json --depth 3',
    ])
      .argument('<file>', 'a position file; - for standard input')
      .option('-d, --depth <n>', 'decisions that are looked ahead', '2')
      .option('--json', 'print the counts as JSON')
      .action(printPerft),
  )
  return position
}

function verb(name: string, about: string, examples: readonly string[]): Command {
  return new Command(name).summary(about).description(withExamples(about, examples))
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

// new

interface NewOptions extends RulesGiven {
  readonly seed: string
}

async function printNew(given: NewOptions): Promise<void> {
  const game = await gameNamed(given.game)
  print(positionText(game.toPosition(game.start(optionsGiven(game, given.option), given.seed))))
}

// moves

async function printMoves(path: string, given: { readonly json?: true }): Promise<void> {
  const { game, state } = await readPosition(path)
  const moves = legalMoves(game, state)
  if (given.json !== true)
    return print(
      [asked(game, state), ...moves.map((move) => game.describe(state, move))].join('\n'),
    )
  const player = game.actor(state)
  print(
    JSON.stringify(
      {
        player: player === NOBODY ? null : namesOf(game, state)[player],
        kind: player === NOBODY ? null : game.kinds[game.kind(state)],
        question: game.question?.(state) || null,
        ...ending(game, state),
        moves: moves.map((move) => ({
          text: game.describe(state, move),
          move,
          ...game.moveFields?.(state, move),
        })),
      },
      null,
      1,
    ),
  )
}

/** Who is asked what, or how the game has ended; `#` marks it as no move. */
function asked(game: Game, state: State): string {
  const player = game.actor(state)
  if (player === NOBODY) {
    const { winners = [], reason } = ending(game, state)
    return `# the game is over: ${winners.join(', ') || 'nobody'} won (${reason})`
  }
  const question = game.question?.(state) || game.kinds[game.kind(state)]
  return `# ${namesOf(game, state)[player]} decides: ${question}`
}

/** Names of the seats of a state's game. */
function namesOf(game: Game, state: State): string[] {
  return seatNames(game, game.optionsOf(state))
}

/** Who has won and why; nothing while the game goes on. */
function ending(game: Game, state: State): { winners?: string[]; reason?: string } {
  const outcome = game.outcome(state)
  if (outcome === null) return {}
  const winners = namesOf(game, state).filter((_, seat) => outcome.utility[seat] === 1)
  return { winners, reason: outcome.reason }
}

const list = new Int32Array(MOST_MOVES)

function legalMoves(game: Game, state: State): number[] {
  if (game.actor(state) === NOBODY) return []
  return Array.from(list.subarray(0, game.moves(state, list)))
}

// play

interface PlayOptions {
  readonly log?: true
  readonly as: string
}

async function printPlayed(
  path: string,
  texts: readonly string[],
  given: PlayOptions,
): Promise<void> {
  const { game, position, state } = await readPosition(path)
  const reader = readerOf(game, state, given.as)
  if (reader !== 'all' && given.log !== true)
    throw new UsageError(
      `--as ${given.as}: goes with --log; "dejarik position show --as ${given.as}" draws what that side sees`,
    )
  let at = state
  const moves: number[] = []
  const log = given.log === true ? (game.tellLoading?.(position, reader) ?? []) : []
  texts.forEach((text, i) => {
    if (game.actor(at) === NOBODY)
      throw new InputError(`move ${i + 1}: the game is over before "${text}"`)
    const move = moveNamed(game, at, text, i)
    if (given.log === true) log.push(...game.tell(at, move, reader))
    at = game.apply(at, move)
    moves.push(move)
  })
  if (given.log !== true) print(positionText(game.toPosition(at)))
  else if (log.length > 0) print(log.join('\n'))
  for (const remark of game.remarks?.(position, moves) ?? []) process.stderr.write(`${remark}\n`)
}

function moveNamed(game: Game, state: State, text: string, index: number): number {
  try {
    return game.parse(state, text)
  } catch (error) {
    throw error instanceof InputError
      ? new InputError(`move ${index + 1}: ${error.message}`)
      : error
  }
}

function readerOf(game: Game, state: State, word: string): Reader {
  return word === 'all' ? 'all' : seatNamed(game, state, word, ['all'])
}

function seatNamed(game: Game, state: State, word: string, others: readonly string[] = []): number {
  const names = namesOf(game, state)
  const seat = names.indexOf(word)
  if (seat >= 0) return seat
  const known = [...names, ...others]
  throw new UsageError(
    `--as: unknown reader "${word}"${suggestion(word, known) || `; known are ${known.join(', ')}`}`,
  )
}

// show and sample

interface ShowOptions {
  readonly as: string
  readonly json?: true
}

async function printShown(path: string, given: ShowOptions): Promise<void> {
  const { game, state } = await readPosition(path)
  const reader = readerOf(game, state, given.as)
  if (given.json !== true) return print(game.show(state, reader).trimEnd())
  const seen = reader === 'all' ? state : game.observe(state, reader)
  print(positionText(game.toPosition(seen)))
}

interface SampleOptions {
  readonly as: string
  readonly count: string
  readonly seed: string
}

const MOST_WORLDS = 1_000_000

async function printSamples(path: string, given: SampleOptions): Promise<void> {
  const count = wholeNumber(given.count, '--count', 1, MOST_WORLDS)
  const { game, state } = await readPosition(path)
  if (game.actor(state) === NOBODY)
    throw new InputError('the game is over: there are no other worlds to sample')
  const observation = game.observe(state, seatNamed(game, state, given.as))
  const random = new Random(given.seed)
  for (let i = 0; i < count; i++)
    print(JSON.stringify(game.toPosition(game.sample(observation, random))))
}

// perft

interface PerftOptions {
  readonly depth: string
  readonly json?: true
}

const DEEPEST = 12

async function printPerft(path: string, given: PerftOptions): Promise<void> {
  const depth = wholeNumber(given.depth, '--depth', 1, DEEPEST)
  const { game, state } = await readPosition(path)
  const counts = perft(game, state, depth)
  if (given.json === true) print(JSON.stringify({ depth, counts }))
  else print(counts.map((count, i) => `${i + 1} ${count}`).join('\n'))
}
