import { Command } from 'commander'
import { levelsFor } from '../../agents/registry.js'
import { type AgentListing, listAgents } from '../../agents/spec.js'
import { checkAgent, type Finding } from '../../arena/bots/check-agent.js'
import { parseDuration, USUAL_LIMITS } from '../../arena/plan/limits.js'
import { wrap } from '../../arena/terminal/terminal-table.js'
import { FAILED } from '../errors.js'
import { withExamples } from '../examples.js'
import { addGame, gameNamed } from '../rules-choice.js'
import { measuredText } from '../shell/levels.js'
import { wholeNumber } from '../whole-number.js'

const LINE_WIDTH = 100

export function command(): Command {
  const agents = addGame(new Command(), 'whose agents')
    .option('--json', 'print the list as JSON')
    .action(async (options: { readonly game: string; readonly json?: true }) => {
      const { name } = await gameNamed(options.game)
      process.stdout.write(options.json === true ? agentsAsJson(name) : agentsAsText(name))
    })
  return agents.addCommand(checkCommand())
}

/** `dejarik agents check SPEC` */
function checkCommand(): Command {
  const about = 'Plays an agent against random and says whether it is fit for a tournament.'
  return new Command('check')
    .summary(about)
    .description(
      withExamples(about, [
        'dejarik agents check "exec:python3 arena/examples/keen_bot.py"',
        'dejarik agents check ./my-bot.ts --games 3 --move-time 500ms',
      ]),
    )
    .argument('<spec>', 'the agent')
    .option('-n, --games <n>', 'games with each side, each played twice', '1')
    .option('-s, --seed <text>', 'what worlds and dice come from', 'check')
    .option('--move-time <time>', 'for a move of a foreign bot', '5s')
    .option('--start-time <time>', 'for a foreign bot to start', '10s')
    .action(async (spec: string, _own: unknown, self: Command) => {
      const given = self.optsWithGlobals<CheckGiven>()
      const game = await gameNamed(given.game)
      const findings = await checkAgent({
        spec,
        game,
        gamesAddress: null,
        games: wholeNumber(given.games, '--games', 1, MOST_CHECKED),
        seed: given.seed,
        limits: {
          ...USUAL_LIMITS,
          moveMs: parseDuration(given.moveTime, '--move-time'),
          startMs: parseDuration(given.startTime, '--start-time'),
        },
      })
      process.stdout.write(
        given.json === true ? `${JSON.stringify(findings, null, 1)}\n` : findingsAsText(findings),
      )
      if (findings.some(({ isGood }) => isGood === false)) process.exitCode = FAILED
    })
}

const MOST_CHECKED = 1000

interface CheckGiven {
  readonly game: string
  readonly games: string
  readonly seed: string
  readonly moveTime: string
  readonly startTime: string
  readonly json?: true
}

function findingsAsText(findings: readonly Finding[]): string {
  return findings
    .map(({ what, isGood, detail }) => {
      const mark = isGood === null ? '-' : isGood ? 'ok' : 'NO'
      return `${mark.padEnd(3)} ${what}${detail === '' ? '' : `: ${detail}`}\n`
    })
    .join('')
}

/** One object: agents with their options, levels with their specs. */
export function agentsAsJson(game: string): string {
  const levels = Object.entries(levelsFor(game)).map(([name, level]) => ({ name, ...level }))
  return `${JSON.stringify({ game, agents: listAgents(game), levels }, null, 2)}\n`
}

export function agentsAsText(game: string): string {
  const lines: string[] = []
  for (const agent of listAgents(game)) lines.push(...agentLines(agent), '')
  lines.push('Levels for people:')
  const levels = levelsFor(game)
  for (const [name, level] of Object.entries(levels)) {
    lines.push(`  ${name.padEnd(10)} ${level.about} (${level.spec})`)
    const { measured } = level
    if (measured !== undefined)
      lines.push(
        `  ${' '.repeat(10)} ${measuredText(levels, level)} 95 %: ${measured.low} to ${measured.high} %. ${measured.where}.`,
      )
  }
  lines.push('', 'Agents of others:')
  lines.push('  ./my-bot.ts          a module that exports an agent')
  lines.push('  exec:COMMAND         a program that speaks the bot protocol')
  return `${lines.join('\n')}\n`
}

function agentLines(agent: AgentListing): string[] {
  const lines = [`${agent.name}: ${agent.about}`]
  const width = Math.max(0, ...agent.options.map((option) => option.name.length))
  for (const option of agent.options) {
    const bare = option.name === agent.bare ? `; ${agent.name}:N for short` : ''
    lines.push(
      `  ${option.name.padEnd(width)}  ${option.about} [${option.values}; ${option.fallback} if left out${bare}]`,
    )
  }
  const numbers = Object.entries(agent.numbers).map(([name, usual]) => `${name} ${usual}`)
  if (numbers.length > 0)
    lines.push(
      `  ${wrap(`numbers of its rules, with what they are if left out: ${numbers.join(', ')}`, LINE_WIDTH, '    ')}`,
    )
  return lines
}
