import assert from 'node:assert/strict'
import { MOST_MOVES } from '../../engine/game.js'
import { cloneState, copyState, equalStates } from '../../engine/state.js'
import { checkSides, same } from './results.js'
import type { Checks } from './walks.js'

/** The course of a game: its moves, its end, and playing it again. */
export const COURSE: Checks = {
  'every game ends, and tells who won'({ game, seed, games, mostDecisions, seats, players, walk }) {
    for (let number = 0; number < games; number++) {
      const walked = walk(number, (step) => {
        if (game.outcome(step.state) !== null)
          throw new Error(`${step.seed}: an outcome while player ${step.player} decides`)
      })
      assert.ok(walked.ended, `${seed}/${number} did not end within ${mostDecisions} decisions`)
      const outcome = game.outcome(walked.final)
      assert.ok(outcome !== null, `${seed}/${number} ended without an outcome`)
      assert.equal(outcome?.utility.length, players.length)
      for (const utility of outcome?.utility ?? [])
        assert.ok(utility >= 0 && utility <= 1, `utility ${utility}`)
      checkSides(seats, outcome?.utility ?? [])
      assert.match(outcome?.reason ?? '', /^[a-z][a-z0-9-]*$/)
      assert.equal(game.moves(walked.final, new Int32Array(MOST_MOVES)), 0, 'moves after the end')
    }
  },

  'every state waits for one player with at least two moves, ascending and different'({
    game,
    players,
    decisions,
  }) {
    decisions(1, ({ state, player, moves, count }) => {
      assert.ok(player >= 0 && player < players.length, `actor ${player}`)
      assert.ok(count >= 2, `only ${count} moves`)
      assert.ok(count <= MOST_MOVES, `${count} moves`)
      for (let i = 1; i < count; i++)
        if ((moves[i - 1] as number) >= (moves[i] as number))
          throw new Error(`moves ${i - 1} and ${i} out of order: ${moves[i - 1]}, ${moves[i]}`)
      const kind = game.kind(state)
      assert.ok(game.kinds[kind] !== undefined, `kind ${kind} has no name`)
    })
  },

  'apply leaves its input untouched and does what advance does'({ game, every, decisions }) {
    decisions(every, ({ state, chosen }) => {
      const before = cloneState(state)
      const applied = game.apply(state, chosen)
      same(state, before, 'apply changed its input')
      game.advance(before, chosen)
      same(applied, before, 'apply and advance differ')
    })
  },

  'reading a state does not change it'({ game, every, players, decisions }) {
    decisions(every, ({ state, chosen }) => {
      const before = cloneState(state)
      game.moves(state, new Int32Array(MOST_MOVES))
      game.describe(state, chosen)
      game.toPosition(state)
      game.quiet(state)
      game.tell(state, chosen, 'all')
      game.show(state, 'all')
      for (const player of players) {
        game.observe(state, player)
        game.seen(state, chosen, player)
        game.tell(state, chosen, player)
        game.show(state, player)
        game.view(player).bind(state)
      }
      same(state, before, 'reading changed it')
    })
  },

  'the same options and seed replay to the same hash'({ game, options, seed, games, walk }) {
    for (let number = 0; number < games; number++) {
      const walked = walk(number)
      const again = game.start(options, `${seed}/${number}`)
      for (const move of walked.played) game.advance(again, move)
      assert.equal(game.hash(again), game.hash(walked.final))
      same(again, walked.final, 'replay differs')
    }
  },

  'a blank state takes whatever is copied into it, and no state is larger than said'({
    game,
    options,
    seed,
  }) {
    const blank = game.blank()
    const started = game.start(options, seed)
    assert.ok(started.bytes.length <= ((game.stateBytes + 7) & ~7))
    copyState(started, blank)
    assert.ok(equalStates(blank, started))
    assert.equal(game.hash(blank), game.hash(started))
  },
}
