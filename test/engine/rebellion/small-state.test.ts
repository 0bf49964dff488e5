import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { randomDecisions } from '../../../arena/contract/walk.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { BASE_BYTES, STATE_BYTES } from '../../../engine/rebellion/state/layout.js'
import { copyState, type State } from '../../../engine/state.js'

/**
 * A base game has smaller states than the expansion and teams: whoever read beyond their end would take `undefined` for a
 * number, and what was written there would be lost. So a game is played whose buffers answer for every access.
 */

test('states of the base game are small, those of the expansion and of teams are not', () => {
  const sizeOf = (options: Record<string, string>): number =>
    rebellion.start(options, 'size').bytes.length
  assert.is(sizeOf({}), BASE_BYTES)
  assert.is(sizeOf({ setup: 'first' }), BASE_BYTES)
  assert.is(sizeOf({ expansion: 'on', missions: 'base', combat: 'base' }), STATE_BYTES)
  assert.is(sizeOf({ players: '3' }), STATE_BYTES)
  assert.is(
    rebellion.fromPosition({ game: 'rebellion', base: { system: 'hoth' } }).bytes.length,
    BASE_BYTES,
  )
})

test('nothing asks a base game for what its states have no room for', () => {
  const random = new Random('small')
  const guarded = withGuards(rebellion.start({}, 'guard'))
  const seen = withGuards(rebellion.start({}, 'guard'))
  const world = withGuards(rebellion.start({}, 'guard'))
  let n = 0
  randomDecisions(
    rebellion,
    260,
    'guard',
    { expansion: 'off' },
    ({ state, player, moves, chosen }) => {
      copyState(state, guarded)
      assert.is(rebellion.moves(guarded, moves), rebellion.moves(state, moves))
      assert.is(rebellion.invariants?.(guarded), null)
      rebellion.question?.(guarded)
      rebellion.describe(guarded, chosen)
      rebellion.observe(guarded, player, seen)
      rebellion.sample(seen, random, undefined, world)
      if (n++ % 10 === 0) {
        for (const one of [guarded, seen]) rebellion.toPosition(one, n % 20 === 0)
        for (const reader of ['all', player] as const) rebellion.show(guarded, reader)
        rebellion.tell(guarded, chosen, 'all')
      }
      rebellion.advance(guarded, chosen)
      assert.is(rebellion.hash(guarded), rebellion.hash(rebellion.apply(state, chosen)))
    },
  )
})

test('the guards see what they are there for', () => {
  const state = withGuards(rebellion.start({}, 'guard'))
  assert.throws(() => state.bytes[BASE_BYTES], /byte 2712 of 2712/)
  assert.throws(() => {
    state.words[BASE_BYTES] = 1
  }, /of 678/)
})

function withGuards(state: State): State {
  state.bytes = guard(state.bytes)
  state.words = guard(state.words)
  return state
}

/** The array, with an error for every number that is none of its own. */
function guard<Kind extends Uint8Array | Int32Array>(array: Kind): Kind {
  const check = (key: string | symbol): void => {
    if (typeof key === 'symbol' || !/^(\d|NaN|undefined|-)/.test(key)) return
    if (!(Number(key) < array.length)) throw new Error(`byte ${key} of ${array.length}`)
  }
  return new Proxy(array, {
    get(_, key) {
      check(key)
      const value: unknown = Reflect.get(array, key)
      return typeof value === 'function' ? value.bind(array) : value
    },
    set(_, key, value: number) {
      check(key)
      return Reflect.set(array, key, value)
    },
  })
}

test.run()
