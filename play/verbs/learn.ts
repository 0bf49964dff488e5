import { join } from 'node:path'
import { Command } from 'commander'
import { usualLevelFor } from '../../agents/registry.js'
import type { Game } from '../../engine/game.js'
import { USUAL_GAME } from '../../engine/games.js'
import { suggestion } from '../../engine/input-error.js'
import { seatNames } from '../../engine/seats.js'
import { UsageError } from '../errors.js'
import { frontOf, wordsOf } from '../games.js'
import { addGame, gameNamed } from '../rules-choice.js'
import type { Lesson, Tutorial } from '../shell/lesson/lesson.js'
import { nextLesson, type Progress } from '../shell/lesson/progress.js'
import { converse } from '../terminal/loop.js'
import { type Deal, Table } from '../terminal/table.js'
import { readProgress, Tutoring } from '../terminal/tutoring.js'
import { addScreen, mannersFor, type ScreenGiven, screenFor } from './screen-options.js'

interface Given extends ScreenGiven {
  readonly game: string
}

/** `dejarik learn`: played lessons, the same as on the page. */
export function command(): Command {
  return addScreen(
    addGame(new Command(), 'what is taught').argument(
      '[lesson]',
      'a seat or a subject, to go on where you were, or one lesson; without it all are listed',
    ),
  ).action(run)
}

async function run(wanted: string | undefined, given: Given): Promise<void> {
  const game = await gameNamed(given.game)
  const tutorials = (await frontOf(game.name).lessons?.()) ?? []
  if (tutorials.length === 0) throw new UsageError(`--game: ${game.name} has no lessons`)
  const path = join('games', `lessons-${game.name}.json`)
  const progress = readProgress(path)
  if (wanted === undefined) {
    process.stdout.write(`${listed(game, tutorials, progress).join('\n')}\n`)
    return
  }
  const { tutorial, lesson } = chosen(game, tutorials, progress, wanted)
  const tutoring = new Tutoring(game, tutorial, lesson, path)
  const deal: Deal = {
    game,
    words: await wordsOf(game.name),
    options: tutoring.run.session.options,
    seed: lesson.id,
    people: [tutorial.seat],
    level: usualLevelFor(game.name),
  }
  const table = new Table(deal, screenFor(given, deal.words.colours), path, tutoring)
  process.exitCode = await converse(table, mannersFor(given), process.stdin)
}

function listed(game: Game, tutorials: readonly Tutorial[], progress: Progress): string[] {
  return tutorials.flatMap((tutorial) => {
    const { title, about, minutes, lessons } = tutorial
    const name = nameOf(game, tutorial)
    return [
      `${title}: ${about} About ${minutes} minutes.`,
      ...lessons.map(({ id, title }) => `  ${id.padEnd(WIDEST)} ${title}${markOf(id, progress)}`),
      `  Begin or go on: dejarik learn ${game.name === USUAL_GAME ? '' : `--game ${game.name} `}${name}`,
      '',
    ]
  })
}

const WIDEST = 18

function markOf(id: string, { done, at }: Progress): string {
  if (done.includes(id)) return ' (done)'
  return at?.lesson === id ? ' (begun)' : ''
}

function nameOf(game: Game, { seat, called, lessons }: Tutorial): string {
  if (called !== undefined) return called
  const [first] = lessons
  const options = first === undefined ? {} : game.optionsOf(game.fromPosition(first.position))
  return seatNames(game, options)[seat] ?? ''
}

function chosen(
  game: Game,
  tutorials: readonly Tutorial[],
  progress: Progress,
  wanted: string,
): { tutorial: Tutorial; lesson: Lesson } {
  for (const tutorial of tutorials) {
    const { lessons } = tutorial
    const named = lessons.find(({ id }) => id === wanted)
    if (named !== undefined) return { tutorial, lesson: named }
    if (nameOf(game, tutorial) !== wanted) continue
    const begun = lessons.find(({ id }) => id === progress.at?.lesson)
    const lesson = begun ?? nextLesson(tutorial, progress) ?? lessons[0]
    if (lesson !== undefined) return { tutorial, lesson }
  }
  const names = tutorials.flatMap((one) => [nameOf(game, one), ...one.lessons.map(({ id }) => id)])
  throw new UsageError(
    `unknown lesson "${wanted}"${suggestion(wanted, names) || '; "dejarik learn" lists them'}`,
  )
}
