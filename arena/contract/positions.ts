import assert from 'node:assert/strict'
import type { Game, Player } from '../../engine/game.js'
import { InputError } from '../../engine/input-error.js'
import { checkRecord, firstState, recordOf } from '../../engine/record.js'
import type { State } from '../../engine/state.js'
import type { ContractConfig, ContractTest } from './config.js'
import { same } from './results.js'
import { randomWalk, type Step } from './walk.js'

/** What the contract walks through. */
export interface Walks {
  readonly game: Game
  readonly config: ContractConfig
  readonly players: readonly Player[]
  readonly mostDecisions: number
  readonly decisions: (each: number, visit: (step: Step) => void) => void
}

/** What the contract asks of positions as files: of states and of what players see of them. */
export function positionTests({
  game,
  config,
  players,
  mostDecisions,
  decisions,
}: Walks): ContractTest[] {
  const { seed, games } = config
  const options = config.options ?? {}
  return [
    {
      name: 'a state comes back whole from its position file',
      run: () =>
        decisions(config.every ?? 1, ({ state }) => {
          for (const isFull of [false, true]) {
            const text = JSON.stringify(game.toPosition(state, isFull))
            const back = game.fromPosition(JSON.parse(text))
            same(back, state, 'the position came back different')
            assert.equal(game.hash(back), game.hash(state))
          }
        }),
    },
    {
      name: 'an observation comes back whole from its position file, and is not mixed up with a state',
      run: () => {
        const refused = (read: () => void): void =>
          assert.throws(read, (error: unknown) => error instanceof InputError)
        const comesBack = (state: State): void => {
          for (const player of players) {
            const observation = game.observe(state, player)
            for (const isFull of [false, true]) {
              const text = JSON.stringify(game.toPosition(observation, isFull))
              same(
                game.observationOf(JSON.parse(text)),
                observation,
                'the observation is different',
              )
              refused(() => game.fromPosition(JSON.parse(text)))
            }
          }
          refused(() => game.observationOf(game.toPosition(state)))
        }
        decisions(config.every ?? 1, ({ state }) => comesBack(state))
        for (let number = 0; number < games; number++)
          comesBack(randomWalk(game, `${seed}/${number}`, options, mostDecisions, () => {}).final)
        for (const wrong of [null, 42, 'text', [], { game: game.name }])
          refused(() => game.observationOf(wrong))
      },
    },
    {
      name: 'positions and records carry the edition of the rules, and another one is refused in one line',
      run: () => {
        const state = game.start(options, seed)
        const position = game.toPosition(state)
        assert.equal(position.edition, game.edition)
        const { edition: _, ...typed } = position
        same(game.fromPosition(typed), state, 'a position without an edition is another')
        const other = game.edition + 1
        const refused = (what: string, read: () => void): void =>
          assert.throws(read, (error: unknown) => {
            const why = `edition: this ${what} is of edition ${other} of the rules, this program plays edition ${game.edition}`
            return error instanceof InputError && error.message === why
          })
        refused('position', () => game.fromPosition({ ...position, edition: other }))
        const record = recordOf(game, options, seed, [], state)
        assert.equal(record.edition, game.edition)
        assert.equal(game.hash(firstState(game, record)), game.hash(state))
        refused('record', () => firstState(game, { ...record, edition: other }))
        const { edition: __, ...first } = record
        assert.equal(checkRecord(first).edition, 1)
      },
    },
  ]
}
