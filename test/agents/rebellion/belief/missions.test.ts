import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Belief } from '../../../../agents/rebellion/belief/belief.js'
import { Random } from '../../../../engine/random.js'
import { cardNumber } from '../../../../engine/rebellion/cards/registry.js'
import { countBits } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { MOST_STACKS, RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../engine/state.js'
import { watchGames } from '../scripted-games.js'

const MOBILIZATION = cardNumber('rapid-mobilization')
const WORLDS = 8
/** Where so few places are left, the Rebels prepare to leave. */
const FEW = 6

/** How often the Rebels had prepared to move their hidden base, and how often worlds drawn by the belief said so. */
function preparations(games: number): { few: Tally; many: Tally } {
  const tallies = { few: { said: 0, was: 0, asked: 0 }, many: { said: 0, was: 0, asked: 0 } }
  const belief = new Belief(EMPIRE)
  const random = new Random('worlds')
  const rebels = new RebellionView(REBEL)
  const empire = new RebellionView(EMPIRE)
  const isPrepared = (state: State): boolean => {
    rebels.bind(state)
    return slots().some((slot) => rebels.stackCard(REBEL, slot) === MOBILIZATION)
  }
  watchGames('missions', games, {
    notice() {},
    round() {},
    decision(state) {
      const observation = rebellion.observe(state, EMPIRE)
      empire.bind(observation)
      if (empire.isRevealed || slots().every((slot) => empire.stackLeaders(REBEL, slot) === 0))
        return
      const tally = countBits(empire.candidates) <= FEW ? tallies.few : tallies.many
      tally.asked++
      if (isPrepared(state)) tally.was++
      for (let world = 0; world < WORLDS; world++) {
        const weights = belief.weights(observation, world)
        if (isPrepared(rebellion.sample(observation, random, weights))) tally.said += 1 / WORLDS
      }
    },
  })
  return tallies
}

interface Tally {
  said: number
  was: number
  asked: number
}

function slots(): number[] {
  return Array.from({ length: MOST_STACKS }, (_, slot) => slot)
}

test('the Empire reckons with a base about to move, most of all where few places are left', () => {
  const { few, many } = preparations(200)
  for (const { said, was, asked } of [few, many]) {
    assert.ok(asked > 400)
    assert.ok(said > was / 1.5 && said < was * 1.5, `said ${said}, was ${was} of ${asked}`)
  }
  assert.ok(few.said / few.asked > (1.3 * many.said) / many.asked)
})

test.run()
