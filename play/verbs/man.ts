import { Command } from 'commander'
import { thisProgram } from '../../arena/tournament/program.js'
import { commandTree } from '../command-tree.js'
import { manPage } from '../man-page.js'

/** `dejarik man` */
export function command(): Command {
  return new Command().action(async () => {
    process.stdout.write(manPage(thisProgram().version, await commandTree()))
  })
}
