import { CommanderError } from 'commander'
import { foreignText } from '../arena/foreign-text.js'
import { InputError } from '../engine/input-error.js'

/**
 * Wrong usage of the command line: bad options and arguments, beyond what commander sees itself.
 * A plain InputError is about what was read (a file, a move, a bot's message): the command was
 * understood and failed.
 */
export class UsageError extends InputError {}

export const FAILED = 1
const WRONG_USAGE = 2

export interface Explanation {
  /** One line without the program's name; empty when everything has been said. */
  readonly line: string
  readonly exitCode: number
}

/** What a person is told of an error, and what a script. */
export function explain(error: unknown): Explanation {
  if (error instanceof CommanderError) return explainCommander(error)
  if (error instanceof InputError)
    return {
      line: oneLine(error.message),
      exitCode: error instanceof UsageError ? WRONG_USAGE : FAILED,
    }
  const lacking = lackingPackage(error)
  if (lacking !== null)
    return { line: `this needs a package: npm install ${lacking}`, exitCode: FAILED }
  if (isSystemError(error))
    return { line: oneLine(error.message.replace(/^E[A-Z]+: /, '')), exitCode: FAILED }
  return { line: `internal error: ${describeBug(error)}`, exitCode: FAILED }
}

/** Packages that are not installed along, because few need them. */
const OPTIONAL_PACKAGES = ['bullmq', 'ioredis']

function lackingPackage(error: unknown): string | null {
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND')
    return null
  const name = /package '([^']+)'/.exec(error.message)?.[1] ?? ''
  return OPTIONAL_PACKAGES.includes(name) ? OPTIONAL_PACKAGES.join(' ') : null
}

function explainCommander(error: CommanderError): Explanation {
  if (error.exitCode === 0) return { line: '', exitCode: 0 }
  // `dejarik` alone: commander has printed the help.
  if (error.code === 'commander.help') return { line: '', exitCode: WRONG_USAGE }
  const [said = '', ...hints] = error.message.replace(/^error: /, '').split('\n')
  const hint = hints.map(asSuggestion).join('') || '; see "dejarik --help"'
  return { line: oneLine(said.replace(/\.$/, '') + hint), exitCode: WRONG_USAGE }
}

/** Commander's `(Did you mean x?)` in the words of our own errors. */
function asSuggestion(hint: string): string {
  const [, several, names] = /^\(Did you mean (one of )?(.*)\?\)$/.exec(hint) ?? []
  if (names === undefined) return ` ${hint}`
  return several === undefined ? `; did you mean "${names}"?` : `; did you mean one of ${names}?`
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}

/** The message and the place it came from: enough for a report, and still one line. */
function describeBug(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const place = /\(?([^\s()]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')?.[1]
  return oneLine(error.message) + (place === undefined ? '' : ` (${place})`)
}

const LONGEST_LINE = 1000

/** What was read may be any size, and so may what is said of it. */
function oneLine(text: string): string {
  const line = foreignText(text)
    .trim()
    .replace(/\s*\n\s*/g, ' ')
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line
}
