import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createAgent, parseSpec } from '../../agents/spec.js'
import type { Game } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import type { AgentIdentity } from '../journal/journal.js'
import type { TournamentPlan } from '../plan/plan.js'
import { thisProgram } from '../tournament/program.js'
import { commandWords } from './command-words.js'
import { ExecBot } from './exec-bot.js'
import { BotFailure } from './failure.js'
import { ModuleBot, ModuleThread } from './module-bot.js'

/** Starts every agent of a tournament once: what does not start is told at once, not after a thousand forfeits. */
export async function inspectAgents(
  plan: TournamentPlan,
  game: Game,
  gamesAddress: string | null,
): Promise<AgentIdentity[]> {
  const identities: AgentIdentity[] = []
  for (const { agent, spec: text } of plan.agents) {
    const spec = parseSpec(text, game.name)
    const setting = {
      game,
      options: plan.options,
      seat: 0,
      number: 0,
      seed: plan.seed,
      limits: plan.limits,
    }
    try {
      if (spec.kind === 'ours') {
        const { options, seed } = plan
        for (const player of game.seats(options).keys())
          createAgent(spec, { game, options, player, seed }).close?.()
        const { name, version } = thisProgram()
        identities.push({ version: `${name} ${version}`, sha256: null })
      } else if (spec.kind === 'exec') {
        const bot = await ExecBot.start(spec.command, setting)
        const failure = await bot.finish({ reason: 'not-played', points: 0 })
        if (failure !== null) throw failure
        identities.push({ version: bot.label, sha256: botHash(text, game.name) })
      } else {
        const thread = new ModuleThread({ path: spec.path, rules: plan.game, gamesAddress })
        try {
          const bot = await ModuleBot.start(thread, setting)
          identities.push({ version: bot.label, sha256: botHash(text, game.name) })
        } finally {
          thread.end()
        }
      }
    } catch (error) {
      if (!(error instanceof BotFailure)) throw error
      const last = error.stderr.trim().split('\n').pop() ?? ''
      const words =
        last === '' || error.detail.includes(last) ? '' : ` (its last words: ${last.slice(0, 200)})`
      throw new InputError(`agent ${agent} does not start: ${error.detail}${words}`)
    }
  }
  return identities
}

/** Of the file that a foreign agent is made of: the module, or the last word of the command that is a file. */
export function botHash(text: string, game: string): string | null {
  const spec = parseSpec(text, game)
  if (spec.kind === 'ours') return null
  const words = spec.kind === 'file' ? [spec.path] : commandWords(spec.command)
  const file = words.findLast(
    (word) => statSync(word, { throwIfNoEntry: false })?.isFile() === true,
  )
  return file === undefined ? null : createHash('sha256').update(readFileSync(file)).digest('hex')
}
