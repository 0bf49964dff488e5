import { cpus } from 'node:os'
import { Argument, Command } from 'commander'
import { measureAgents } from '../bench/agents.js'
import { type EngineFigures, measureEngine } from '../bench/engine.js'
import { UsageError } from '../errors.js'
import { frontOf } from '../games.js'
import { addRules, gameNamed, optionsGiven, type RulesGiven } from '../rules-choice.js'
import { wholeNumber } from '../whole-number.js'

interface BenchOptions extends RulesGiven {
  readonly seconds: string
  readonly games: string
  readonly memory: string
  readonly json?: boolean
}

export function command(): Command {
  return addRules(new Command(), 'whose rules')
    .addArgument(
      new Argument('[part]', 'what is measured')
        .choices(['engine', 'agents', 'arena'])
        .default('engine'),
    )
    .option('--seconds <s>', 'time for each figure', '2')
    .option('--games <n>', 'arena: games of each run', '1600')
    .option('--memory <n,n>', 'arena: random games after which memory is read', '10000,100000')
    .option('--json', 'print the figures as JSON')
    .action(run)
}

async function run(part: string, options: BenchOptions): Promise<void> {
  if (part === 'arena') {
    const rules = optionsGiven(await gameNamed(options.game), options.option)
    // Loaded only where it is used, with its pool of threads.
    const { benchArena } = await import('../bench/arena.js')
    const games = wholeNumber(options.games, '--games')
    const memory = options.memory.split(',').map((text) => wholeNumber(text, '--memory', 0))
    await benchArena({
      game: options.game,
      options: rules,
      games,
      memory,
      isJson: options.json === true,
    })
    return
  }
  const seconds = Number(options.seconds)
  if (!(seconds > 0 && seconds <= 600))
    throw new UsageError(`--seconds: "${options.seconds}" is not a time from 0 to 600`)
  const game = await gameNamed(options.game)
  const rules = optionsGiven(game, options.option)
  const engine = part === 'engine' ? measureEngine(game, rules, seconds) : undefined
  const agents = measureAgents(game, rules, seconds)
  const extra = (await frontOf(game.name).tools?.())?.bench?.()
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.version,
  }
  if (options.json === true) {
    const found = extra === undefined ? {} : { [extra.name]: extra.figures }
    console.log(
      JSON.stringify(
        { machine, game: game.name, options: rules, engine, agents, ...found },
        null,
        2,
      ),
    )
    return
  }
  console.log(`${game.title} on ${machine.cpu}, one core, Node ${machine.node}`)
  if (engine !== undefined) printEngine(engine)
  for (const [name, value] of Object.entries(agents))
    console.log(`  ${name.padEnd(26)} ${value.toLocaleString('en')}`)
  for (const line of extra?.lines ?? []) console.log(line)
}

function printEngine(engine: EngineFigures): void {
  for (const [name, value] of Object.entries(engine))
    console.log(`  ${name.padEnd(22)} ${value.toLocaleString('en')}`)
  console.log(`  ${'clone ÷ bare copy'.padEnd(22)} ${(engine.cloneNs / engine.copyNs).toFixed(2)}`)
}
