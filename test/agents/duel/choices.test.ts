import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import type { State } from '../../../engine/state.js'
import { struggle } from '../../engine/duel/support.js'
import { agentOf, choiceAt } from '../playing.js'

/** 11 points on the table that their owner can do nothing with, and a strategy that does nothing for them. */
const STUCK = {
  play: [],
  exhausted: ['force-2', 'force-3', 'diplomacy-4', 'recon-2'],
  influence: 0,
  strategy: 'bureaucracy',
  usedStrategies: ['deception', 'direct-assault', 'infiltration', 'support'],
}

/** Positions of Heart of the Empire (objective 13, 4 cards) where sense is known by what the chosen move leads to. */
const CASES: readonly (readonly [
  what: string,
  state: State,
  isSensible: (chosen: string, next: State) => boolean,
])[] = [
  [
    'a pass ends a struggle that is won',
    struggle({ play: ['force-3'], exhausted: ['recon-5', 'military-4'] }, STUCK, { passes: 1 }),
    (chosen) => chosen === 'pass',
  ],
  [
    'who is over the objective mends it before the end',
    struggle(
      { play: ['diplomacy-2', 'luke-skywalker'], exhausted: ['recon-4', 'force-4'], influence: 0 },
      STUCK,
      { passes: 1 },
    ),
    (_chosen, next) => duel.view(0).bind(next).total(0) <= 13,
  ],
  [
    'who is behind and can take a card away does so',
    struggle(
      { play: ['military-3'], exhausted: ['recon-4', 'force-2', 'force-3'], influence: 0 },
      { ...STUCK, exhausted: ['recon-5', 'force-4', 'diplomacy-4'] },
      { passes: 1 },
    ),
    (chosen) => chosen.startsWith('use military-3'),
  ],
  [
    'with Deception who is behind lets it end',
    struggle(
      { play: ['force-2'], exhausted: ['recon-4'], strategy: 'deception', influence: 0 },
      STUCK,
      { passes: 1 },
    ),
    (chosen) => chosen === 'pass',
  ],
]

for (const spec of ['scripted', 'mcts:200'])
  for (const [what, state, isSensible] of CASES)
    test(`${spec}: ${what}`, () => {
      const agent = agentOf(duel, spec, duel.actor(state), 'choices')
      const move = choiceAt(duel, agent, state)
      const chosen = duel.describe(state, move)
      assert.ok(isSensible(chosen, duel.apply(state, move)), `${chosen} was chosen`)
    })

test.run()
