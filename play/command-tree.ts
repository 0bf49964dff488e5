import type { Argument, Command, Option } from 'commander'
import { program } from './program.js'
import type { Verb } from './verb.js'

/** A verb, or a verb below it, as the command line knows it. */
export interface CommandFacts {
  /** `arena`, `arena compare` */
  readonly path: string
  readonly about: string
  readonly arguments: readonly Argument[]
  readonly options: readonly Option[]
  readonly examples: readonly string[]
}

/** All commands with their options, read from the commands themselves, in the order of the help. */
export async function commandTree(verbs: readonly Verb[]): Promise<readonly CommandFacts[]> {
  const found: CommandFacts[] = []
  for (const { name } of verbs) {
    const root = await program([name], verbs)
    const verb = root.commands.find((one) => one.name() === name)
    if (verb !== undefined) collect(verb, '', found)
  }
  return found
}

function collect(command: Command, above: string, found: CommandFacts[]): void {
  const path = `${above}${command.name()}`
  found.push({
    path,
    about: command.summary(),
    arguments: command.registeredArguments,
    options: command.options.filter(({ hidden }) => !hidden),
    examples: examplesIn(command.description()),
  })
  for (const below of command.commands) collect(below, `${path} `, found)
}

function examplesIn(description: string): string[] {
  return description
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim())
}

/** Words that may stand at the place of an argument or of an option's value; none where anything may. */
export function choicesOf(one: Argument | Option): readonly string[] {
  return one.argChoices ?? []
}
