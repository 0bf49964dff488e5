import { appendFileSync } from 'node:fs'
import type { Looks } from '../../../../../agents/rebellion/foresight.js'
import { recordedPositions } from '../../../../../agents/rebellion/met-positions.js'
import { loadGame } from '../../../../../engine/games.js'
import { InputError } from '../../../../../engine/input-error.js'
import { readGames } from '../../../../record-file.js'
import { ProgressLine } from '../../../../tune/progress-line.js'
import { gamesInFile } from './sample-file.js'

/** `dejarik tune collect --from`: adds the positions of recorded games to a file, a line a game; goes on where it stopped. */
export async function collectRecorded(
  file: string,
  records: readonly string[],
  looks: Looks | null,
): Promise<void> {
  const game = await loadGame('rebellion')
  const done = gamesInFile(file)
  const line = new ProgressLine()
  let added = 0
  let positions = 0
  for (const path of records)
    for (const { number, record } of readGames(path)) {
      if (record.game !== game.name)
        throw new InputError(`${path}: positions are those of ${game.name}, not of ${record.game}`)
      const name = `${path}#${number}`
      if (done.has(name)) continue
      const met = recordedPositions(game, record, name, looks)
      if (met.length === 0) continue
      appendFileSync(file, `${JSON.stringify(met)}\n`)
      added++
      positions += met.length
      line.say(() => `${path}: game ${number}, ${positions} positions`)
    }
  line.end()
  process.stdout.write(`${file}: ${positions} positions of ${added} recorded games added\n`)
}
