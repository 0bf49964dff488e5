import { Command } from 'commander'
import type { Game } from '../../engine/game.js'
import { suggestion } from '../../engine/input-error.js'
import { seatNames } from '../../engine/seats.js'
import { UsageError } from '../errors.js'
import { inFile, type RecordedGame, readGame, rulesOf } from '../record-file.js'
import { type Finding, review } from '../shell/coach/review.js'
import { type TurningPoint, turningPoints } from '../shell/coach/turning-points.js'
import { PERSON } from '../shell/saved-game.js'
import { wrap } from '../shell/wrap.js'
import { wholeNumber } from '../whole-number.js'

interface Given {
  readonly as?: string
  readonly iterations: string
  readonly number?: string
  readonly json?: true
}

const LINE_WIDTH = 100
const MOST_ITERATIONS = 1_000_000

/** `dejarik coach`: where a game turned, for one side and from what it knew. */
export function command(): Command {
  return new Command()
    .argument('<file>', 'a recorded or saved game, or many as lines (games.jsonl)')
    .option('-a, --as <seat>', 'whose decisions are judged (default: the person of the file)')
    .option('--iterations <n>', 'games looked at for a decision; important ones get more', '100')
    .option('-n, --number <n>', 'which game of the file, when it holds several')
    .option('--json', 'print every decision that was judged, a line of JSON each')
    .action(run)
}

async function run(file: string, given: Given): Promise<void> {
  const iterations = wholeNumber(given.iterations, '--iterations', 1, MOST_ITERATIONS)
  const number = given.number === undefined ? undefined : wholeNumber(given.number, '--number', 0)
  const played = readGame(file, number)
  const { record } = played
  const game = await rulesOf(file, record)
  const names = seatNames(game, record.options)
  const seat = seatOf(names, played, given.as)
  const spec = `mcts:iterations=${iterations}`
  const findings: Finding[] = []
  try {
    review(game, record, seat, spec, ({ done, of, finding }) => {
      if (finding !== null) findings.push(finding)
      showProgress(done, of)
    })
  } catch (error) {
    throw inFile(file, null, error)
  }
  const lines =
    given.json === true
      ? findings.map((finding) => JSON.stringify(finding))
      : report(game, played, names[seat] ?? '', spec, findings)
  process.stdout.write(`${lines.join('\n')}\n`)
}

function seatOf(names: readonly string[], { players }: RecordedGame, as?: string): number {
  if (as !== undefined) {
    const seat = names.indexOf(as)
    if (seat >= 0) return seat
    throw new UsageError(
      `--as: unknown seat "${as}"${suggestion(as, names) || `; known are ${names.join(', ')}`}`,
    )
  }
  const people = names.flatMap((_, seat) => (players[seat] === PERSON ? [seat] : []))
  if (people.length === 1) return people[0] as number
  throw new UsageError(`whose decisions? Add ${names.map((name) => `--as ${name}`).join(' or ')}`)
}

function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY !== true) return
  process.stderr.write(done === of ? '\r\x1b[K' : `\rmove ${done} of ${of}`)
}

function report(
  game: Game,
  { record }: RecordedGame,
  name: string,
  spec: string,
  findings: readonly Finding[],
): string[] {
  const games = findings.reduce((sum, { judgement }) => sum + judgement.iterations, 0)
  const points = turningPoints(findings)
  const lines = [
    `${game.title}, seed ${record.seed}: ${findings.length} decisions of ${name} judged with ${spec}, ${games} games looked at.`,
    `Chances are those of ${name}, from what it knew then: nothing hidden and no dice to come were looked at.`,
  ]
  for (const point of points) lines.push('', ...pointLines(point))
  if (points.length === 0) lines.push('', 'No decision gave away what can be told from noise.')
  return lines
}

function pointLines({ sort, number, before, after, finding }: TurningPoint): string[] {
  const head = `move ${number}: ${percent(before)} to ${percent(after)}`
  if (sort === 'turn')
    return [
      `${head}, by what the others did and the dice showed`,
      ...finding.before.slice(-MOST_LINES).flatMap((line) => indented('', line)),
    ]
  const { made, best } = finding.judgement
  return [
    `${head}, given away: ${finding.question}`,
    ...indented('made:   ', made.told.join(' ')),
    ...indented('better: ', best?.told.join(' ') ?? ''),
    ...indented('after what was made: ', made.expected.join(' ')),
    ...indented('after the better: ', best?.expected.join(' ') ?? ''),
  ]
}

const MOST_LINES = 4

function indented(head: string, text: string): string[] {
  return text === '' ? [] : wrap(`  ${head}${text}`, LINE_WIDTH, '    ')
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`
}
