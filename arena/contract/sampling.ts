import assert from 'node:assert/strict'
import { MOST_MOVES, NOBODY } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { cloneState, equalStates, type State } from '../../engine/state.js'
import { isWhole, same } from './results.js'
import type { Checks } from './walks.js'

/** Worlds drawn from what a player sees. */
export const SAMPLING: Checks = {
  'a sampled world looks to its player just like the real one'({
    game,
    seed,
    every,
    worlds,
    players,
    decisions,
  }) {
    const random = new Random(`${seed} worlds`)
    const pooled = game.blank()
    const offered = new Int32Array(MOST_MOVES)
    decisions(every, ({ state, player: actor, moves, count }) => {
      for (const player of players) {
        const observation = game.observe(state, player)
        const before = cloneState(observation)
        for (let i = 0; i < worlds; i++) {
          pooled.bytes.fill(i === 0 ? 0xa5 : 0)
          const world = game.sample(observation, random, undefined, pooled)
          assert.equal(world, pooled, 'sample did not use the buffer it was given')
          same(
            game.observe(world, player),
            observation,
            `a world sampled for player ${player} looks different to him`,
          )
          if (i === 0) isWhole(game, world)
          assert.equal(game.actor(world), actor, 'another player decides in the sampled world')
          assert.equal(
            game.kind(world),
            game.kind(state),
            'another kind of decision in the sampled world',
          )
          const offers = game.moves(world, offered)
          assert.ok(offers >= 2, `a world sampled for player ${player} offers ${offers} moves`)
          if (player !== actor) continue
          assert.equal(offers, count, 'another number of moves in the sampled world')
          for (let k = 0; k < count; k++) {
            assert.equal(offered[k], moves[k])
            assert.equal(
              game.describe(world, moves[k] as number),
              game.describe(state, moves[k] as number),
            )
          }
        }
        same(observation, before, 'sample changed its observation')
      }
    })
  },

  'sampled worlds play on to their end, and keep on looking sound'({
    game,
    seed,
    every,
    mostDecisions,
    decisions,
  }) {
    const random = new Random(`${seed} onwards`)
    const moves = new Int32Array(MOST_MOVES)
    const scratch = game.blank()
    decisions(every * 8, ({ state, player }) => {
      const world = game.sample(game.observe(state, player), random)
      for (let depth = 0; game.actor(world) !== NOBODY; depth++) {
        if (depth > mostDecisions) throw new Error('a sampled world never ends')
        if (depth % 16 === 3) {
          const observation = game.observe(world, player)
          same(
            game.observe(game.sample(observation, random, undefined, scratch), player),
            observation,
            `unsound ${depth} decisions into a sampled world`,
          )
        }
        game.advance(world, moves[random.below(game.moves(world, moves))] as number)
      }
    })
  },

  'the same generator samples the same world, another one other dice'({ game, every, decisions }) {
    decisions(every * 4, ({ state, player }) => {
      const observation = game.observe(state, player)
      const world = game.sample(observation, new Random(7))
      same(game.sample(observation, new Random(7)), world, 'sampling is not reproducible')
      const other = cloneState(world)
      game.reseed(other, 99)
      assert.ok(!equalStates(other, world), 'reseeding changes nothing')
      const again = cloneState(world)
      game.reseed(again, 99)
      same(again, other, 'reseeding is not reproducible')
    })
  },

  'sampled worlds differ in what is hidden'({ game, seed, every, players, decisions, knowsAll }) {
    if (game.hides !== undefined) return
    const random = new Random(`${seed} variety`)
    const differing = new Set<number>()
    decisions(every, ({ state }) => {
      for (const player of players) {
        if (differing.has(player)) continue
        const observation = game.observe(state, player)
        const worlds = [
          game.sample(observation, random),
          cloneState(game.sample(observation, random)),
        ]
        for (const world of worlds) game.reseed(world, 1)
        if (!equalStates(worlds[0] as State, worlds[1] as State)) differing.add(player)
      }
    })
    const alike = players.filter((player) => !differing.has(player) && !knowsAll.includes(player))
    assert.deepEqual(alike, [], 'players to whom nothing is ever hidden')
  },
}
