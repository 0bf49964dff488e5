import assert from 'node:assert/strict'
import { MOST_MOVES, NOBODY } from '../../engine/game.js'
import { Random } from '../../engine/random.js'
import { cloneState, equalStates, type State } from '../../engine/state.js'
import { same } from './results.js'
import type { Checks } from './walks.js'

/** Moves of one decision that are compared as others see them. */
const MOST_MASKED = 24

/** What a player sees: all that he may know and nothing else. */
export const OBSERVATIONS: Checks = {
  'an observation is canonical: no generator, nothing left of the buffer it is put in'({
    game,
    every,
    players,
    decisions,
  }) {
    const dirty = game.blank()
    decisions(every, ({ state }) => {
      for (const player of players) {
        const observation = game.observe(state, player)
        dirty.bytes.fill(0xa5)
        same(
          game.observe(state, player, dirty),
          observation,
          `observation ${player} depends on its buffer`,
        )
        const reseeded = cloneState(state)
        game.reseed(reseeded, 12345 + player)
        same(
          game.observe(reseeded, player),
          observation,
          `observation ${player} shows the generator`,
        )
      }
    })
  },

  'an observation of the one who decides offers the same decision'({ game, every, decisions }) {
    const offered = new Int32Array(MOST_MOVES)
    decisions(every, ({ state, player, moves, count }) => {
      const observation = game.observe(state, player)
      assert.equal(game.actor(observation), player)
      assert.equal(game.kind(observation), game.kind(state))
      assert.equal(game.moves(observation, offered), count, 'number of moves')
      for (let i = 0; i < count; i++) assert.equal(offered[i], moves[i])
    })
  },

  'a move is masked only for others; signals fit in 8 bits'({ game, players, decisions }) {
    decisions(1, ({ state, player: actor, moves, count }) => {
      for (const player of players) {
        const signal = game.signal(state, player)
        assert.ok(Number.isInteger(signal) && signal >= 0 && signal < 256, `signal ${signal}`)
      }
      for (let i = 0; i < count; i++) {
        const move = moves[i] as number
        assert.equal(game.seen(state, move, actor), move, 'a move is masked for its own maker')
        for (const player of players) {
          const seen = game.seen(state, move, player)
          assert.equal(seen | 0, seen, 'a masked move is no 32-bit integer')
        }
      }
    })
  },

  'moves that look alike to another player leave him with the same observation'({
    game,
    every,
    players,
    decisions,
  }) {
    decisions(every, ({ state, player: actor, moves, count }) => {
      for (const player of players) {
        if (player === actor) continue
        const first = new Map<string, State>()
        for (let i = 0; i < Math.min(count, MOST_MASKED); i++) {
          const move = moves[i] as number
          const after = game.apply(state, move)
          // What is hidden may come out at once, by what is forced after it: then the signal or the decision differs.
          const label = [
            game.seen(state, move, player),
            game.actor(after),
            game.signal(after, player),
          ]
          if (game.actor(after) === NOBODY) continue
          const key = [...label, game.kind(after)].join(' ')
          const observation = game.observe(after, player)
          const before = first.get(key)
          if (before === undefined) first.set(key, observation)
          else
            same(
              observation,
              before,
              `"${game.describe(state, move)}" shows player ${player} more than its mask`,
            )
        }
      }
    })
  },

  'what others see of a move is the same in every world that looks the same to them'({
    game,
    seed,
    every,
    players,
    decisions,
  }) {
    const random = new Random(`${seed} masks`)
    const offered = new Int32Array(MOST_MOVES)
    decisions(every, ({ state, player: actor, chosen }) => {
      for (const player of players) {
        if (player === actor) continue
        const world = game.sample(game.observe(state, player), random)
        const count = game.moves(world, offered)
        for (let i = 0; i < count; i++)
          if (offered[i] === chosen)
            assert.equal(game.seen(world, chosen, player), game.seen(state, chosen, player))
        assert.equal(
          game.signal(world, player),
          game.signal(state, player),
          `signal for player ${player}`,
        )
        assert.deepEqual(
          game.show(world, player),
          game.show(state, player),
          `show for player ${player}`,
        )
      }
    })
  },

  'nothing is hidden, and nothing left to chance, where the game says so'({
    game,
    seed,
    every,
    players,
    decisions,
  }) {
    const { hides } = game
    if (hides === undefined) return
    const random = new Random(`${seed} open`)
    const alike = (one: State, other: State, place: string): void => {
      for (const state of [one, other]) game.reseed(state, 1)
      assert.ok(equalStates(one, other), place)
    }
    decisions(every, ({ state, chosen: move, player }) => {
      for (const reader of players) {
        const world = game.sample(game.observe(state, reader), random)
        alike(world, cloneState(state), `what ${reader} knows`)
        assert.equal(game.seen(state, move, reader), move)
      }
      if (hides !== 'nothing') return
      const [one, other] = [cloneState(state), cloneState(state)]
      game.reseed(other, random.bits())
      for (const world of [one, other]) game.advance(world, move)
      alike(one, other, `what comes of move ${move} of ${player}`)
    })
  },

  'views bind to states and to observations'({ game, every, decisions }) {
    decisions(every, ({ state, player }) => {
      const view = game.view(player)
      assert.equal(view.player, player)
      assert.equal(view.bind(state), view)
      assert.equal(view.bind(game.observe(state, player)), view)
    })
  },
}
