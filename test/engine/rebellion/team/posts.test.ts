import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { randomWalk } from '../../../../arena/contract/walk.js'
import type { Options } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { asked } from './table-of-four.js'

/** Steps whose post is always the same, as the rules name it (setup.md 5; G4, G5, G15). */
const ALWAYS: Readonly<Record<string, string>> = {
  'place-empire': 'admiral',
  'death-star-site': 'admiral',
  camp: 'admiral',
  'place-rebels': 'admiral',
  'mission-sets': 'general',
  'hide-base': 'general',
  'combat-objective': 'general',
  'refresh-objective': 'general',
  plans: 'general',
  'rapid-mobilization': 'general',
  'discard-missions': 'general',
  recruit: 'admiral',
  build: 'admiral',
  deploy: 'admiral',
}
/** Steps of a battle, decided by who commands it. */
const IN_BATTLE = ['attack', 'block', 'pick-tactic', 'tactic-half', 'return-tactics']
/** Too rare for a few random games. */
const RARE = ['plans', 'rapid-mobilization', 'return-tactics', 'discard-missions']

interface Stack {
  readonly stack?: readonly { readonly step: string; readonly theater?: string }[]
}

test('every decision of random games comes to the post that the table names, from a position file too', () => {
  const met = new Set<string>()
  for (const options of [{}, { expansion: 'on' }] as Options[])
    for (let number = 0; number < 4; number++)
      randomWalk(
        rebellion,
        `posts ${number}`,
        { players: '4', ...options },
        20_000,
        ({ state }) => {
          const position = rebellion.toPosition(state, true)
          const { stack = [] } = position as Stack
          const step = stack[stack.length - 1]?.step ?? ''
          const theater = stack.find((frame) => frame.theater !== undefined)?.theater ?? 'space'
          const post = ALWAYS[step] ?? (IN_BATTLE.includes(step) ? commander(theater) : undefined)
          if (post === undefined) return
          assert.match(asked(state), new RegExp(`-${post}$`), step)
          if (!met.has(step))
            assert.is(asked(rebellion.fromPosition(position)), asked(state), `${step}, loaded`)
          met.add(step)
        },
      )
  for (const step of [...Object.keys(ALWAYS), ...IN_BATTLE])
    if (!RARE.includes(step)) assert.ok(met.has(step), `nobody was asked ${step}`)
})

function commander(theater: string): string {
  return theater === 'space' ? 'admiral' : 'general'
}

test.run()
