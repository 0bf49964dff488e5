import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createAgent, parseSpec } from '../../agents/spec.js'
import type { Game } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { AgentIdentity } from '../journal/journal.js'
import { placesInSide, type SeatedPlan } from '../plan/seated-plan.js'
import { thisProgram } from '../tournament/program.js'
import { commandWords } from './command-words.js'
import { ExecBot } from './exec-bot.js'
import { BotFailure } from './failure.js'
import { ModuleBot, ModuleProcess } from './module-bot.js'

/** Starts every agent of a tournament once: what does not start is told at once, not after a thousand forfeits. */
export async function inspectAgents(
  plan: SeatedPlan,
  game: Game,
  gamesAddress: string | null,
): Promise<AgentIdentity[]> {
  const identities: AgentIdentity[] = []
  const everywhere = [...plan.sides.keys()]
  const places = placesInSide(plan)
  for (const { agent, spec, team } of plan.agents) {
    const inspect = (text: string, seats: readonly number[]): Promise<AgentIdentity> =>
      inspectSpec(agent, text, seats, plan, game, gamesAddress)
    if (team === undefined) {
      identities.push(await inspect(spec, everywhere))
      continue
    }
    const found: AgentIdentity[] = []
    for (const [place, one] of team.entries())
      found.push(
        await inspect(
          one.spec,
          everywhere.filter((seat) => places[seat] === place),
        ),
      )
    identities.push(teamIdentity(found))
  }
  return identities
}

/** What `text` is as a player of these seats; an InputError says why it does not start. */
async function inspectSpec(
  agent: string,
  text: string,
  seats: readonly number[],
  plan: SeatedPlan,
  game: Game,
  gamesAddress: string | null,
): Promise<AgentIdentity> {
  const { options, seed, limits } = plan
  const spec = parseSpec(text, game.name)
  const setting = { game, options, seat: seats[0] ?? 0, number: 0, seed, limits }
  try {
    if (spec.kind === 'ours') {
      for (const player of seats) createAgent(spec, { game, options, player, seed }).close?.()
      const { name, version } = thisProgram()
      return { version: `${name} ${version}`, sha256: null }
    }
    if (spec.kind === 'exec') {
      const bot = await ExecBot.start(spec.command, setting)
      const failure = await bot.finish({ reason: 'not-played', points: 0 }, true)
      if (failure !== null) throw failure
      return { version: bot.label, sha256: botHash(text, game.name) }
    }
    const { path, settings } = spec
    const host = new ModuleProcess({ path, settings, rules: plan.game, gamesAddress })
    try {
      const bot = await ModuleBot.start(host, setting)
      return { version: bot.label, sha256: botHash(text, game.name) }
    } finally {
      host.end()
    }
  } catch (error) {
    if (!(error instanceof BotFailure)) throw error
    const last = error.stderr.trim().split('\n').pop() ?? ''
    const words =
      last === '' || error.detail.includes(last) ? '' : ` (its last words: ${last.slice(0, 200)})`
    throw new InputError(`agent ${agent} does not start: ${error.detail}${words}`)
  }
}

function teamIdentity(team: readonly AgentIdentity[]): AgentIdentity {
  const hashes = team.map((one) => one.sha256 ?? '')
  const isForeign = hashes.some((hash) => hash !== '')
  return {
    version: [...new Set(team.map((one) => one.version))].join(' + '),
    sha256: isForeign ? createHash('sha256').update(hashes.join()).digest('hex') : null,
    team,
  }
}

/** Of the file that a foreign agent is made of: the module, or the last word of the command that is a file. */
export function botHash(text: string, game: string): string | null {
  const spec = parseSpec(text, game)
  if (spec.kind === 'ours') return null
  const words = spec.kind === 'file' ? [spec.path] : commandWords(spec.command)
  const file = words.findLast(
    (word) => statSync(word, { throwIfNoEntry: false })?.isFile() === true,
  )
  return file === undefined ? null : fileHash(file)
}

export function fileHash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
