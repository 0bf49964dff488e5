import { contractSuite } from '../../contract/suite.js'
import { brawl } from './closing.js'

/** By chance alone fleets hardly meet: the same contract where they have met. */
const near = brawl(2)

// Targets are named too seldom for worlds to differ where this looks; contract.test holds that
const knowsAll = [0, 1, 2, 3]

contractSuite(near, {
  seed: 'near two',
  games: 4,
  every: 47,
  knowsAll,
  options: { table: 'small' },
})
contractSuite(near, {
  seed: 'near four',
  games: 2,
  every: 83,
  knowsAll,
  options: { players: '4', battle: 'free' },
})

// What is named in secret is looked at more often
for (const only of ['moves that look alike', 'a sampled world looks', 'what others see'])
  for (const players of ['2', '3'])
    contractSuite(near, {
      seed: `secrets ${players}`,
      games: 6,
      every: 9,
      only,
      options: { players, table: 'small', battle: 'space' },
    })
