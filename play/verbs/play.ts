import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { levelsFor } from '../../agents/registry.js'
import { parseSpec } from '../../agents/spec.js'
import { rebellion } from '../../engine/rebellion/index.js'
import { checkRecord, type GameRecord } from '../../engine/record.js'
import { seatNames } from '../../engine/seats.js'
import { UsageError } from '../errors.js'
import { inFile } from '../record-file.js'
import { parsed, type Table } from '../terminal/commands.js'
import { converse } from '../terminal/loop.js'
import { Screen } from '../terminal/screen.js'
import { Session } from '../terminal/session.js'

interface PlayOptions {
  readonly as?: string
  readonly level?: string
  readonly seed: string
  readonly setup: string
  readonly load?: string
  readonly save?: string
  readonly pace: string
  readonly color: boolean
  readonly json?: boolean
  readonly ascii?: boolean
}

const SEATS = seatNames(rebellion, {})

export function command(): Command {
  return new Command()
    .addOption(new Option('--as <side>', 'your side').choices(SEATS))
    .option(
      '--level <level>',
      `${Object.keys(levelsFor(rebellion.name)).join(', ')}, or an agent ("dejarik agents")`,
    )
    .option('--seed <text>', 'the same seed deals the same game', 'dejarik')
    .addOption(
      new Option('--setup <setup>', 'how the game begins')
        .choices(rebellion.options.setup?.values ?? [])
        .default('standard'),
    )
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'where the game is kept (default: games/SEED.json)')
    .addOption(
      new Option('--pace <pace>', "the computer's moves").choices(['fast', 'step']).default('fast'),
    )
    .option('--no-color', 'no colours')
    .option('--ascii', 'letters instead of drawn icons')
    .option('--json', 'events as lines of JSON, for scripts')
    .action(run)
}

async function run(options: PlayOptions): Promise<void> {
  if (options.level !== undefined) checkLevel(options.level)
  const session = options.load === undefined ? newGame(options) : loadedGame(options, options.load)
  const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  const colour =
    options.color && process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  const screen = new Screen(process.stdout, {
    colour,
    json: options.json === true,
    ascii: options.ascii === true,
    rows: (terminal && process.stdout.rows) || null,
  })
  const savePath = options.save ?? options.load ?? join('games', `${fileName(options.seed)}.json`)
  const table: Table = { session, screen, savePath, lastKind: '', shownAt: -1 }
  const manners = {
    interactive: terminal && options.json !== true,
    stepwise: options.pace === 'step',
  }
  process.exitCode = await converse(table, manners, process.stdin)
}

/** A level that is none is wrong usage, said before anything is begun. */
function checkLevel(level: string): void {
  try {
    parseSpec(level)
  } catch (error) {
    throw new UsageError(`--level: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function newGame(options: PlayOptions): Session {
  const side = SEATS.indexOf(options.as ?? 'rebel')
  return new Session(
    rebellion,
    side,
    options.level ?? 'normal',
    { setup: options.setup },
    options.seed,
  )
}

function loadedGame(options: PlayOptions, path: string): Session {
  const { record, side, level } = readSaved(path)
  const wanted = options.as === undefined ? side : SEATS.indexOf(options.as)
  if (wanted === null)
    throw new UsageError(`${path} does not say who you are; add --as rebel or --as empire`)
  const session = new Session(
    rebellion,
    wanted,
    options.level ?? level ?? 'normal',
    record.options,
    record.seed,
  )
  try {
    session.restore(record)
  } catch (error) {
    throw inFile(path, null, error)
  }
  return session
}

function readSaved(path: string): {
  record: GameRecord
  side: number | null
  level: string | null
} {
  const text = readFileSync(path, 'utf8')
  try {
    const found = parsed(text)
    const record = checkRecord(found)
    const saved = found as { readonly side?: unknown; readonly level?: unknown }
    return {
      record,
      side: saved.side === 0 || saved.side === 1 ? saved.side : null,
      level: typeof saved.level === 'string' ? saved.level : null,
    }
  } catch (error) {
    throw inFile(path, null, error)
  }
}

function fileName(seed: string): string {
  return seed.replaceAll(/[^\w-]+/g, '-').slice(0, 60) || 'game'
}
