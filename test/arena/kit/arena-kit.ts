import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Growth } from '../../../arena/plan/growth.js'
import { type PlanInput, readPlan } from '../../../arena/plan/plan.js'
import {
  type RunOptions,
  type RunOutcome,
  resumeTournament,
  startTournament,
} from '../../../arena/tournament/run.js'

/** The address of the built toy games, for the arena. */
export const TOY_GAMES = new URL('./toy-games.module.js', import.meta.url).href

/** A built program of the kit. */
export function kitProgram(name: string): string {
  return join(import.meta.dirname, `${name}.program.js`)
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dejarik-arena-'))
}

/** One thread where nothing else is asked for: to start one takes longer than most games of the tests. */
export function runOptions(some: Partial<RunOptions> = {}): RunOptions {
  return {
    gamesAddress: TOY_GAMES,
    workers: 1,
    queue: null,
    command: 'test',
    progress: { isTerminal: false, columns: 80, write: () => {} },
    stop: new AbortController().signal,
    ...some,
  }
}

export function start(
  folder: string,
  input: PlanInput,
  some: Partial<RunOptions> = {},
): Promise<RunOutcome> {
  return startTournament(folder, readPlan(input), runOptions(some))
}

export function resume(
  folder: string,
  some: Partial<RunOptions> = {},
  growth: Growth = {},
): Promise<RunOutcome> {
  return resumeTournament(folder, runOptions(some), growth)
}

/** summary.json without what depends on the clock. */
export function timelessSummary(folder: string): string {
  const { timing: _, ...rest } = JSON.parse(
    readFileSync(join(folder, 'summary.json'), 'utf8'),
  ) as Record<string, unknown>
  return JSON.stringify(rest, null, 1)
}

export function records(folder: string): string {
  return readFileSync(join(folder, 'games.jsonl'), 'utf8')
}
