import { type Command, Option } from 'commander'
import type { GameWords } from '../terminal/game-words.js'
import type { Manners } from '../terminal/loop.js'
import { Screen } from '../terminal/screen.js'

/** How the terminal looks, for every verb that talks there. */

export interface ScreenGiven {
  readonly pace: string
  readonly color: boolean
  readonly light?: boolean
  readonly ascii?: boolean
  readonly json?: boolean
}

export function addScreen(command: Command): Command {
  return command
    .addOption(
      new Option('--pace <pace>', "the computer's moves").choices(['fast', 'step']).default('fast'),
    )
    .option('--no-color', 'no colours')
    .option('--light', 'colours for a light ground')
    .option('--ascii', 'letters instead of drawn icons')
}

export function mannersFor(given: ScreenGiven): Manners {
  return { interactive: isTerminal() && given.json !== true, stepwise: given.pace === 'step' }
}

export function screenFor(given: ScreenGiven, colours: GameWords['colours']): Screen {
  const colour = given.color && process.stdout.isTTY === true && process.env.NO_COLOR === undefined
  return new Screen(process.stdout, {
    colour,
    json: given.json === true,
    ascii: given.ascii === true,
    light: given.light === true,
    size: () =>
      isTerminal()
        ? {
            rows: process.stdout.rows || Number.POSITIVE_INFINITY,
            columns: process.stdout.columns || 80,
          }
        : null,
    colours,
  })
}

function isTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true
}
