import { suite } from 'uvu'
import type { ContractConfig } from '../../arena/contract/config.js'
import { contractTests } from '../../arena/contract/contract.js'
import type { Game } from '../../engine/game.js'

interface SuiteConfig extends ContractConfig {
  /** Only what is called so at the beginning: to look at it more often. */
  readonly only?: string
}

/** The contract as a suite of its own. Call once a file for each game and set of options. */
export function contractSuite(game: Game, config: SuiteConfig): void {
  const contract = suite(`contract of ${game.name}`)
  for (const test of contractTests(game, config))
    if (test.name.startsWith(config.only ?? '')) contract(test.name, test.run)
  contract.run()
}
