import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { ensureFolder } from '../../arena/files.js'
import { loadGame } from '../../arena/match/load-game.js'
import { countedGames, gameRows, pairingRows, readableGame } from '../../arena/results/export.js'
import { writeResults } from '../../arena/results/write-results.js'
import { Tournament } from '../../arena/tournament/tournament.js'
import type { Game } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { withExamples } from '../examples.js'
import { wholeNumber } from '../whole-number.js'

interface Given {
  readonly to?: string
  readonly texts?: true
  readonly number?: string
}

/** `dejarik arena export FOLDER` */
export function exportCommand(): Command {
  const about = 'Writes the games and pairings of a run as CSV, and games to be read.'
  return new Command('export')
    .summary(about)
    .description(
      withExamples(about, [
        'dejarik arena export runs/spring',
        'dejarik arena export runs/spring --texts --to tables',
        'dejarik arena export runs/spring --number 12',
      ]),
    )
    .argument('<folder>', 'the folder of a run')
    .option('--to <folder>', 'where files go (default: the folder of the run)')
    .option('--texts', 'a text a game, too: moves with value, visits and time where they are known')
    .option('--number <n>', 'print this game only')
    .action(async (folder: string, _own: unknown, self: Command) => {
      const given = self.opts<Given>()
      const tournament = Tournament.open(folder)
      try {
        const game = await loadGame(tournament.plan.game, tournament.plan.gameFile)
        if (given.number !== undefined) printGame(tournament, game, given.number)
        else exportTo(given.to ?? folder, tournament, game, given.texts === true)
      } finally {
        tournament.close()
      }
    })
}

function printGame(tournament: Tournament, game: Game, text: string): void {
  const number = wholeNumber(text, '--number')
  const { book } = tournament
  if (!book.has(number) || !book.isDone(number))
    throw new InputError(`--number: game ${number} has not been played in ${tournament.folder}`)
  process.stdout.write(readableGame(tournament, game, number))
}

function exportTo(folder: string, tournament: Tournament, game: Game, hasTexts: boolean): void {
  ensureFolder(folder)
  const { pairings } = writeResults(tournament, game)
  const written = [
    writeLines(join(folder, 'games.csv'), gameRows(tournament, game)),
    writeLines(join(folder, 'pairings.csv'), pairingRows(pairings)),
  ]
  if (hasTexts) {
    const texts = join(folder, 'texts')
    ensureFolder(texts)
    for (const number of countedGames(tournament))
      writeLines(join(texts, `game-${number}.txt`), [readableGame(tournament, game, number)])
    written.push(texts)
  }
  process.stdout.write(`${written.join('\n')}\n`)
}

function writeLines(path: string, lines: Iterable<string>): string {
  const file = openSync(path, 'w')
  try {
    for (const line of lines) writeSync(file, line)
  } finally {
    closeSync(file)
  }
  return path
}
