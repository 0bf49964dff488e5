import { writeFileSync } from 'node:fs'
import { loadGame } from '../../../../../engine/games.js'
import { InputError } from '../../../../../engine/input-error.js'
import { readGames } from '../../../../record-file.js'
import { chooseReference } from '../bench/reference.js'

/** `dejarik tune reference`: the module that "bench" measures the coverage on. */
export async function makeReference(
  records: string,
  file: string,
  options: { readonly source: string; readonly of?: readonly string[] },
): Promise<void> {
  const game = await loadGame('rebellion')
  const { of } = options
  const recorded = readGames(records)
  const games = chooseReference(
    game,
    recorded.map((one) => one.record),
    (number, seat) => of === undefined || of.includes(recorded[number]?.players[seat] ?? ''),
  )
  const decisions = games.reduce((sum, one) => sum + one.decisions.length, 0)
  if (decisions === 0) throw new InputError(`${records}: no decisions that are searched`)
  const lines = [
    `import type { ReferenceGame } from '../reference.js'`,
    '',
    `/** ${decisions} decisions of ${games.length} games: ${options.source}. Made by "dejarik tune reference". */`,
    'export const REFERENCE_GAMES: readonly ReferenceGame[] = [',
    ...games.map((one) => `  ${JSON.stringify(one)},`),
    ']',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  process.stdout.write(`${file}: ${decisions} decisions of ${games.length} games\n`)
}
