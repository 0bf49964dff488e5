import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createAgent, type OurSpec, parseSpec } from '../../../agents/spec.js'
import { plugOf } from '../../../arena/games.js'
import { playMatch } from '../../../arena/match/match.js'
import { USUAL_LIMITS } from '../../../arena/plan/limits.js'
import { SkirmishTally } from '../../../arena/skirmish/tally.js'
import { skirmish } from '../../../engine/skirmish/index.js'

const plug = plugOf('skirmish')

for (const players of [2, 3])
  test(`what is counted agrees with where the game of ${players} ends`, async () => {
    const names = ['first', 'second', 'third'].slice(0, players)
    const tally = new SkirmishTally(names)
    for (let number = 0; number < 3; number++) {
      const world = `observer-${number}`
      const options = { players: String(players) }
      const seats = names.map((_, player) => ({
        agent: createAgent(parseSpec('scripted:samples=6', 'skirmish') as OurSpec, {
          game: skirmish,
          options,
          player,
          seed: world,
        }),
        isTimed: false,
      }))
      const observer = plug.observe(skirmish)
      const { state } = await playMatch(skirmish, { options, world }, seats, USUAL_LIMITS, observer)
      const facts = observer.facts(state)
      const view = skirmish.view(0).bind(state)
      assert.is(facts.length, view.turn)
      assert.equal(
        facts.score,
        names.map((_, player) => view.score(player)),
      )
      const sum = (name: string): number =>
        [facts[name] ?? []].flat().reduce((all: number, one) => all + Number(one), 0)
      assert.ok(sum('hits') > 0 && sum('hits') < sum('attacks'))
      assert.ok(sum('holding') > 0 && sum('holding') <= sum('ready'))
      assert.is(sum('fallen') + sum('cardsLost'), sum('kills'))
      assert.is([facts.fallen].flat()[0], 0, 'a unit fell where none ever stood')
      tally.add(
        names.map((_, i) => i),
        facts,
      )
    }
    const { agents, games } = tally.part()
    assert.is(games, 3)
    for (const one of agents) {
      assert.is(one.games, 3)
      assert.ok(one.hits > 0 && one.hits < 1 && one.arcsHeld > 0 && one.arcsHeld < 1)
    }
    assert.equal(
      tally.counters().map(({ id }) => id),
      ['hits', 'kills', 'stars-lost', 'arcs-held'],
    )
  })

test.run()
