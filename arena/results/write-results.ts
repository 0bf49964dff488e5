import { createHash } from 'node:crypto'
import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '../../engine/game.js'
import type { GroupBook } from '../plan/group-book.js'
import { firstSeats } from '../plan/seated-plan.js'
import { reportPage } from '../report/page.js'
import { type Records, summarise } from '../summary/summarise.js'
import type { Summary } from '../summary/summary.js'
import type { Tournament } from '../tournament/tournament.js'
import { recordLine } from './record-line.js'

const RECORDS_NAME = 'games.jsonl'
const SURPLUS_NAME = 'surplus.jsonl'
const BUFFERED = 1 << 16

/** Writes what a tournament leaves behind: games.jsonl, summary.json and report.html, all made from the journal. */
export function writeResults(tournament: Tournament, game: Game): Summary {
  const { folder, book } = tournament
  const records = writeRecords(tournament, game, RECORDS_NAME, (number) =>
    book.isCounted(book.groupOf(number)),
  )
  // Played for nothing, but played: kept apart, because how many there are hangs on the machine.
  const surplus = (number: number): boolean => book.isDone(number) && !book.isWanted(number)
  if (anyGame(book, surplus)) writeRecords(tournament, game, SURPLUS_NAME, surplus)
  else rmSync(join(folder, SURPLUS_NAME), { force: true })
  const summary = summarise(tournament, game, records)
  replaceFile(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 1)}\n`)
  replaceFile(join(folder, 'report.html'), reportPage(summary))
  return summary
}

/** The games for which `isMeant`, in the order of their numbers, a line each. */
function writeRecords(
  tournament: Tournament,
  game: Game,
  name: string,
  isMeant: (number: number) => boolean,
): Records {
  const path = join(tournament.folder, name)
  const file = openSync(`${path}.new`, 'w')
  const hash = createHash('sha256')
  const seats = firstSeats(tournament.plan)
  let lines = ''
  const flush = (): void => {
    const bytes = Buffer.from(lines)
    hash.update(bytes)
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    lines = ''
  }
  const { book } = tournament
  for (let number = book.first; number <= book.last; number++) {
    if (!isMeant(number)) continue
    lines += `${recordLine(tournament.task(number), tournament.result(number), seats, game)}\n`
    if (lines.length > BUFFERED) flush()
  }
  flush()
  closeSync(file)
  renameSync(`${path}.new`, path)
  return { file: name, sha256: hash.digest('hex') }
}

function anyGame({ first, last }: GroupBook, test: (game: number) => boolean): boolean {
  for (let game = first; game <= last; game++) if (test(game)) return true
  return false
}

/** Whoever reads the file sees the old one or the new one, never half of one. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
