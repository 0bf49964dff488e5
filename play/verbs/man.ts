import { Command } from 'commander'
import { thisProgram } from '../../arena/tournament/program.js'
import { commandTree } from '../command-tree.js'
import { manPage } from '../man-page.js'
import type { Verb } from '../verb.js'

/** `dejarik man` */
export function command(verbs: readonly Verb[]): Command {
  return new Command().action(async () => {
    process.stdout.write(manPage(thisProgram().version, await commandTree(verbs)))
  })
}
