import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { keepsGroupOrder } from '../../../../agents/rebellion/plans/group-order.js'
import { MOST_MOVES, type Move, NOBODY } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { KIND_IDS } from '../../../../engine/rebellion/course/kinds.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import {
  argA,
  argB,
  argC,
  MOVE_UNITS,
  move3,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'
import { agentOf, choiceAt } from '../../playing.js'

const MOVING = KIND_IDS.indexOf('move-group')
const moves = new Int32Array(MOST_MOVES)

function isLegal(state: State, move: Move): boolean {
  return moves.subarray(0, rebellion.moves(state, moves)).includes(move)
}

/** The same units as `groups`, those of a type and place together, in the order that is searched. */
function inOrder(groups: readonly Move[]): Move[] {
  const counts = new Map<number, number>()
  for (const group of groups) {
    const one = move3(MOVE_UNITS, 1, argB(group), argC(group))
    counts.set(one, (counts.get(one) ?? 0) + argA(group))
  }
  const together = [...counts].map(([one, count]) => move3(MOVE_UNITS, count, argB(one), argC(one)))
  return together.sort((a, b) => (keepsGroupOrder(a, b) ? -1 : 1))
}

function sent(from: State, groups: readonly Move[]): State {
  let state = from
  for (const group of groups) {
    assert.ok(isLegal(state, group), rebellion.describe(state, group))
    state = rebellion.apply(state, group)
  }
  return state
}

/** A movement goes on four times in five, for several groups to go. */
function anyMove(state: State, random: Random): Move {
  const count = rebellion.moves(state, moves)
  const goesOn = rebellion.kind(state) === MOVING && count > 1 && random.below(5) > 0
  return moves[goesOn ? 1 + random.below(count - 1) : random.below(count)] as Move
}

test('whatever a movement can bring, it can bring in the order that is searched', () => {
  const random = new Random('group order')
  let compared = 0
  for (let game = 0; game < 8; game++) {
    let state = rebellion.start({}, `group order ${game}`)
    let began = state
    let groups: Move[] = []
    while (rebellion.actor(state) !== NOBODY) {
      const move = anyMove(state, random)
      const after = rebellion.apply(state, move)
      if (rebellion.kind(state) !== MOVING || verbOf(move) !== MOVE_UNITS) groups = []
      else {
        if (groups.length === 0) began = state
        groups.push(move)
        if (groups.length > 1) {
          assert.equal(
            rebellion.toPosition(sent(began, inOrder(groups))),
            rebellion.toPosition(after),
          )
          compared++
        }
      }
      state = after
    }
  }
  assert.ok(compared > 50, `${compared} movements`)
})

test('a search of single moves sends groups in one order only', () => {
  let pairs = 0
  for (const seed of ['one order', 'the same order', 'that order']) {
    const state = rebellion.start({}, seed)
    const agents = [0, 1].map((seat) =>
      agentOf(rebellion, 'mcts:iterations=2,plans=off', seat, seed),
    )
    let last: Move | null = null
    while (rebellion.actor(state) !== NOBODY) {
      const agent = agents[rebellion.actor(state)]
      assert.ok(agent)
      const isMoving = rebellion.kind(state) === MOVING
      const move = choiceAt(rebellion, agent, state)
      if (isMoving && last !== null && verbOf(move) === MOVE_UNITS) {
        assert.ok(keepsGroupOrder(last, move), rebellion.describe(state, move))
        pairs++
      }
      last = isMoving ? move : null
      rebellion.advance(state, move)
    }
  }
  assert.ok(pairs > 20, `${pairs} pairs`)
})

test.run()
