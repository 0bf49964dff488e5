import { Command } from 'commander'
import { levelsFor } from '../../agents/registry.js'
import { type AgentListing, listAgents } from '../../agents/spec.js'
import { wrap } from '../../arena/terminal/terminal-table.js'
import { addGame, gameNamed } from '../rules-choice.js'
import { measuredText } from '../shell/levels.js'

const LINE_WIDTH = 100

export function command(): Command {
  return addGame(new Command(), 'whose agents')
    .option('--json', 'print the list as JSON')
    .action(async (options: { readonly game: string; readonly json?: true }) => {
      const { name } = await gameNamed(options.game)
      process.stdout.write(options.json === true ? agentsAsJson(name) : agentsAsText(name))
    })
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
