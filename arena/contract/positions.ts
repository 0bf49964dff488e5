import assert from 'node:assert/strict'
import { InputError } from '../../engine/input-error.js'
import { checkRecord, firstState, recordOf } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import { refused, same } from './results.js'
import type { Checks } from './walks.js'

/** Positions as files: of states, and of what players see of them. */
export const POSITIONS: Checks = {
  'a state comes back whole from its position file'({ game, every, decisions }) {
    decisions(every, ({ state }) => {
      for (const isFull of [false, true]) {
        const text = JSON.stringify(game.toPosition(state, isFull))
        const back = game.fromPosition(JSON.parse(text))
        same(back, state, 'the position came back different')
        assert.equal(game.hash(back), game.hash(state))
      }
    })
  },

  'an observation comes back whole from its position file, and is not mixed up with a state'({
    game,
    games,
    every,
    players,
    decisions,
    walk,
  }) {
    const comesBack = (state: State): void => {
      for (const player of players) {
        const observation = game.observe(state, player)
        for (const isFull of [false, true]) {
          const text = JSON.stringify(game.toPosition(observation, isFull))
          same(game.observationOf(JSON.parse(text)), observation, 'the observation is different')
          refused(() => game.fromPosition(JSON.parse(text)))
        }
      }
      refused(() => game.observationOf(game.toPosition(state)))
    }
    decisions(every, ({ state }) => comesBack(state))
    for (let number = 0; number < games; number++) comesBack(walk(number).final)
    for (const wrong of [null, 42, 'text', [], { game: game.name }])
      refused(() => game.observationOf(wrong))
  },

  'positions and records carry the edition of the rules, and another one is refused in one line'({
    game,
    options,
    seed,
  }) {
    const state = game.start(options, seed)
    const position = game.toPosition(state)
    assert.equal(position.edition, game.edition)
    const { edition: _, ...typed } = position
    same(game.fromPosition(typed), state, 'a position without an edition is another')
    const other = game.edition + 1
    const refusesEdition = (what: string, read: () => void): void =>
      assert.throws(read, (error: unknown) => {
        const why = `edition: this ${what} is of edition ${other} of the rules, this program plays edition ${game.edition}`
        return error instanceof InputError && error.message === why
      })
    refusesEdition('position', () => game.fromPosition({ ...position, edition: other }))
    const record = recordOf(game, options, seed, [], state)
    assert.equal(record.edition, game.edition)
    assert.equal(game.hash(firstState(game, record)), game.hash(state))
    refusesEdition('record', () => firstState(game, { ...record, edition: other }))
    const { edition: __, ...first } = record
    assert.equal(checkRecord(first).edition, 1)
  },
}
