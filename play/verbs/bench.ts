import { cpus } from 'node:os'
import { Argument, Command } from 'commander'
import { GAME_NAMES, loadGame } from '../../engine/games.js'
import { measureAgents } from '../bench/agents.js'
import { measureEngine } from '../bench/engine.js'
import { UsageError } from '../errors.js'

interface BenchOptions {
  readonly game: string
  readonly seconds: string
  readonly games: string
  readonly memory: string
  readonly json?: boolean
}

export function command(): Command {
  return new Command()
    .addArgument(
      new Argument('[part]', 'what is measured').choices(['engine', 'arena']).default('engine'),
    )
    .option('--game <name>', `whose rules: ${GAME_NAMES.join(', ')}`, 'rebellion')
    .option('--seconds <s>', 'time for each figure', '2')
    .option('--games <n>', 'arena: games of each run', '1600')
    .option('--memory <n,n>', 'arena: random games after which memory is read', '10000,100000')
    .option('--json', 'print the figures as JSON')
    .action(run)
}

async function run(part: string, options: BenchOptions): Promise<void> {
  if (part === 'arena') {
    // Loaded only where it is used, with its pool of threads.
    const { benchArena } = await import('../bench/arena.js')
    const [games = 0, ...memory] = [options.games, ...options.memory.split(',')].map(wholeNumber)
    await benchArena({ game: options.game, games, memory, isJson: options.json === true })
    return
  }
  const seconds = Number(options.seconds)
  if (!(seconds > 0 && seconds <= 600))
    throw new UsageError(`--seconds: "${options.seconds}" is not a time from 0 to 600`)
  const game = await loadGame(options.game)
  const engine = measureEngine(game, seconds)
  const agents = measureAgents(game, seconds)
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.version,
  }
  if (options.json === true) {
    console.log(JSON.stringify({ machine, game: game.name, engine, agents }, null, 2))
    return
  }
  console.log(`${game.title} on ${machine.cpu}, one core, Node ${machine.node}`)
  for (const [name, value] of Object.entries(engine))
    console.log(`  ${name.padEnd(22)} ${value.toLocaleString('en')}`)
  console.log(`  ${'clone ÷ bare copy'.padEnd(22)} ${(engine.cloneNs / engine.copyNs).toFixed(2)}`)
  for (const [name, value] of Object.entries(agents))
    console.log(`  ${name.padEnd(26)} ${value.toLocaleString('en')}`)
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0)
    throw new UsageError(`"${text}" is not a whole number of games`)
  return value
}
