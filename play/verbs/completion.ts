import { Argument, Command } from 'commander'
import { commandTree } from '../command-tree.js'
import { completionScript, SHELLS, type Shell } from '../completion.js'
import type { Verb } from '../verb.js'

/** `dejarik completion SHELL` */
export function command(verbs: readonly Verb[]): Command {
  return new Command()
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .action(async (shell: Shell) => {
      process.stdout.write(completionScript(shell, await commandTree(verbs)))
    })
}
