import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { randomDecisions } from '../../../arena/contract/walk.js'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { InputError } from '../../../engine/input-error.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { equalStates } from '../../../engine/state.js'
import { mutated } from './mutation.js'

const POSITIONS = 40
const CHANGES = 20
const PLAYED_ON = 60

/** What is accepted looks to its player as it did, and can be sampled, written, read and played. */
function isSound(position: unknown, random: Random): boolean {
  let observation: ReturnType<typeof rebellion.observationOf>
  try {
    observation = rebellion.observationOf(position)
  } catch (error) {
    if (error instanceof InputError) return false
    throw error
  }
  const player = position !== null && Reflect.get(Object(position), 'observer') === 'rebel' ? 0 : 1
  const written: unknown = JSON.parse(JSON.stringify(rebellion.toPosition(observation)))
  assert.ok(equalStates(rebellion.observationOf(written), observation), 'is read back otherwise')
  const world = rebellion.sample(observation, random)
  assert.is(rebellion.invariants?.(world) ?? null, null)
  assert.ok(equalStates(rebellion.observe(world, player), observation), 'looks otherwise')
  const moves = new Int32Array(MOST_MOVES)
  for (let i = 0; i < PLAYED_ON && rebellion.actor(world) !== NOBODY; i++)
    rebellion.advance(world, moves[random.below(rebellion.moves(world, moves))] ?? 0)
  return true
}

test('observations changed by a careless hand are refused in one line, or can be played', () => {
  const random = new Random('changed observations')
  let accepted = 0
  let read = 0
  randomDecisions(rebellion, POSITIONS, 'observations', {}, ({ state }) => {
    for (const player of [0, 1]) {
      const position = rebellion.toPosition(rebellion.observe(state, player))
      assert.ok(isSound(position, random))
      for (let i = 0; i < CHANGES / 2; i++) {
        const changed = mutated(position, random)
        read++
        try {
          if (isSound(changed, random)) accepted++
        } catch (error) {
          throw new Error(`${error}: ${JSON.stringify(changed)}`, { cause: error })
        }
      }
    }
  })
  assert.ok(accepted > read / 50 && accepted < read, `${accepted} of ${read} accepted`)
})

test('a complaint names the field', () => {
  const state = rebellion.start({ setup: 'first' }, 'fields')
  const position = rebellion.toPosition(rebellion.observe(state, 1))
  const refusals: readonly (readonly [object, RegExp])[] = [
    [{ observer: 'sith' }, /^observer: unknown side "sith"/],
    [{ unseen: { missions: 1 } }, /^unseen.startingActions: /],
    [{ unseen: { missions: 90, startingActions: 0, actions: 0 } }, /^position: no game looks/],
    [{ random: '0 0 0 0' }, /^random: nobody knows the dice to come/],
    [{ decks: { rebelMissions: 500 } }, /^decks.rebelMissions: expected a whole number/],
    [{ hands: { empire: { missions: ['?'] } } }, /^hands.empire.missions\[0\]: unknown mission/],
  ]
  for (const [change, expected] of refusals)
    assert.throws(
      () => rebellion.observationOf({ ...position, ...change }),
      (error: unknown) => error instanceof InputError && expected.test(error.message),
      JSON.stringify(change),
    )
})

test.run()
