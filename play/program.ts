import { Command } from 'commander'
import { withExamples } from './examples.js'
import type { Verb } from './verb.js'

/** Put in by build.mjs from package.json. */
declare const VERSION: string

/** The program for these arguments: all verbs by name, and the one that is meant with its options. */
export async function program(args: readonly string[], verbs: readonly Verb[]): Promise<Command> {
  const root = new Command('dejarik')
    .description(
      withExamples(
        'Plays Star Wars: Rebellion and other games with hidden information.',
        verbs.flatMap((verb) => verb.examples.slice(0, 1)),
      ),
    )
    .version(VERSION)
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [verb]', 'show help for a verb')
    .configureOutput({ outputError: () => {} }) // explain() says it in one line
    .exitOverride()
  const wanted = wantedVerb(args)
  for (const verb of verbs)
    root.addCommand(verb.name === wanted ? inherit(await load(verb, verbs), root) : stub(verb))
  return root
}

/** The verb of `dejarik VERB …` and `dejarik help VERB`; `dejarik` itself has no option with a value. */
function wantedVerb(args: readonly string[]): string | undefined {
  const words = args.filter((arg) => !arg.startsWith('-'))
  return words[0] === 'help' ? words[1] : words[0]
}

function stub(verb: Verb): Command {
  return new Command(verb.name).summary(verb.about)
}

async function load(verb: Verb, verbs: readonly Verb[]): Promise<Command> {
  const command = await (await verb.load()).command(verbs)
  return command
    .name(verb.name)
    .summary(verb.about)
    .description(withExamples(verb.about, verb.examples))
}

/** Gives a command and all below it the root's settings, as commander does for those it makes itself. */
function inherit(command: Command, root: Command): Command {
  command.copyInheritedSettings(root)
  for (const below of command.commands) inherit(below, root)
  return command
}
