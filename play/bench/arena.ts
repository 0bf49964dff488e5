import { factoriesFor } from '../../agents/registry.js'
import { type ArenaBench, measureArena, USUAL_ARENA_BENCH } from '../../arena/bench/bench.js'
import { machineText } from '../../arena/tournament/machine.js'
import type { Options } from '../../engine/game.js'

/** What `dejarik bench arena` is asked for. */
export interface ArenaBenchOptions {
  readonly game: string
  readonly options: Options
  readonly games: number
  readonly memory: readonly number[]
  readonly isJson: boolean
}

/** Measures the arena and prints the figures with their targets. */
export async function benchArena({
  game,
  options,
  games,
  memory,
  isJson,
}: ArenaBenchOptions): Promise<void> {
  const found = await measureArena({
    ...USUAL_ARENA_BENCH,
    spec: specFor(game),
    game,
    options,
    games,
    memoryAt: memory,
  })
  const machine = machineText()
  if (isJson) console.log(JSON.stringify({ machine, game, options, arena: found }, null, 2))
  else console.log(tableOf(found, game, games, machine))
}

/** The scripted player, where the game has one. */
function specFor(game: string): string {
  return factoriesFor(game).some(({ name }) => name === 'scripted') ? 'scripted' : 'random'
}

function tableOf(found: ArenaBench, game: string, games: number, machine: string): string {
  const rows: [string, string][] = [
    ['bare loop', `${found.bareGamesPerSecond.toFixed(1)} games/s`],
    ['1 worker', `${found.oneWorkerGamesPerSecond.toFixed(1)} games/s`],
    ['2 workers', `${found.twoWorkersGamesPerSecond.toFixed(1)} games/s`],
    ['overhead', `${(100 * found.overhead).toFixed(1)} % (at most 3)`],
    ['  by processor time', `${(100 * found.overheadCpu).toFixed(1)} %`],
    ['speed-up of 2', `${found.speedUp.toFixed(2)} (at least 1.8 where two cores are free)`],
    ['  by processor time', found.speedUpCpu.toFixed(2)],
    ...found.memory.map((one): [string, string] => [
      `after ${one.games.toLocaleString('en-US')} games`,
      `${one.megabytes} MB`,
    ]),
  ]
  return [
    `The arena on ${machine}: ${game}, ${games} ${specFor(game)} games in each of three turns`,
    ...rows.map(([name, value]) => `  ${name.padEnd(22)} ${value}`),
  ].join('\n')
}
