import { Command } from 'commander'
import { LEVELS } from '../../agents/registry.js'
import { type AgentListing, listAgents } from '../../agents/spec.js'
import { wrap } from '../../arena/terminal-table.js'

const LINE_WIDTH = 100

export function command(): Command {
  return new Command()
    .option('--json', 'print the list as JSON')
    .action((options: { readonly json?: true }) => {
      const text = options.json === true ? agentsAsJson() : agentsAsText()
      process.stdout.write(text)
    })
}

/** One object: agents with their options, levels with their specs. */
export function agentsAsJson(): string {
  const levels = Object.entries(LEVELS).map(([name, level]) => ({ name, ...level }))
  return `${JSON.stringify({ agents: listAgents(), levels }, null, 2)}\n`
}

export function agentsAsText(): string {
  const lines: string[] = []
  for (const agent of listAgents()) lines.push(...agentLines(agent), '')
  lines.push('Levels for people:')
  for (const [name, level] of Object.entries(LEVELS))
    lines.push(`  ${name.padEnd(8)} ${level.about} (${level.spec})`)
  lines.push('', 'Agents of others:')
  lines.push('  ./my-bot.ts          a module that exports an agent')
  lines.push('  exec:COMMAND         a program that speaks the bot protocol')
  return `${lines.join('\n')}\n`
}

function agentLines(agent: AgentListing): string[] {
  const games = agent.games === 'all' ? '' : ` (${agent.games.join(', ')})`
  const lines = [`${agent.name}: ${agent.about}${games}`]
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
