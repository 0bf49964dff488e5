import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PlanList } from '../../../../agents/brains.js'
import { brainsFor } from '../../../../agents/brains-for.js'
import { PlanTable } from '../../../../agents/rebellion/plans/plan-table.js'
import { MOST_MOVES, NOBODY } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { KIND_IDS } from '../../../../engine/rebellion/course/kinds.js'
import { EMPIRE } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import {
  ASSIGN,
  argB,
  DONE,
  move0,
  move3,
  NONE,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../engine/state.js'

const list = new Int32Array(MOST_MOVES)
const ASSIGNING = KIND_IDS.indexOf('assign')

/** Visits the first assignment decision of each side in every round of games played by the quick policy. */
function assignments(games: number, visit: (state: State, player: number) => void): void {
  const brains = [0, 1].map((player) => brainsFor({ game: rebellion, options: {}, player: player }))
  for (let number = 0; number < games; number++) {
    const state = rebellion.start({}, `plans ${number}`)
    const random = new Random(number)
    let last = NOBODY
    for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
      const isAssigning = rebellion.kind(state) === ASSIGNING
      if (isAssigning && last !== player) visit(state, player)
      last = isAssigning ? player : NOBODY
      const moves = { list, count: rebellion.moves(state, list) }
      const view = rebellion.view(player).bind(state)
      rebellion.advance(
        state,
        (brains[player] as (typeof brains)[0]).quick(view, moves, random, 0.1),
      )
    }
  }
}

test('whole assignments are proposed, different ones (for the Empire nothing at all among them), and carried out to the end', () => {
  let visited = 0
  assignments(2, (state, player) => {
    visited++
    const brains = brainsFor({ game: rebellion, options: {}, player: player })
    const plans = new PlanList(MOST_MOVES)
    const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
    moves.count = rebellion.moves(state, moves.list)
    const view = rebellion.view(player).bind(state)
    brains.startDecision()
    const count = brains.candidates(view, moves, plans, plans.capacity)
    const numbers = [...plans.plans.subarray(0, count)]
    assert.is(new Set(numbers).size, count)
    const texts = numbers.map((plan) => brains.planText(rebellion.observe(state, player), plan))
    assert.is(new Set(texts).size, count, texts.join('\n'))
    if (player === EMPIRE) assert.ok(texts.includes('done'), texts.join('\n'))
    for (const [i, plan] of numbers.entries()) {
      const told = carryOut(state, player, plan)
      if (told !== null) assert.is(`${told}, done`.replace(/^, /, ''), texts[i])
    }

    /** What was assigned; null where the plan is a single move of another sort. */
    function carryOut(from: State, seat: number, plan: number): string | null {
      let world = from
      const said: string[] = []
      for (let step = 0; ; step++) {
        moves.count = rebellion.moves(world, moves.list)
        view.bind(world)
        const move =
          step === 0 ? brains.begin(view, moves, plan) : brains.complete(view, moves, plan)
        assert.ok(moves.list.subarray(0, moves.count).includes(move))
        if (verbOf(move) === DONE) return said.join(', ')
        if (verbOf(move) !== ASSIGN) return null
        said.push(rebellion.describe(world, move))
        world = rebellion.apply(world, move)
        // With the pool empty the engine goes on by itself.
        if (rebellion.actor(world) !== seat || rebellion.kind(world) !== ASSIGNING)
          return said.join(', ')
      }
    }
  })
  assert.ok(visited > 15, `${visited} decisions`)
})

test('the same plans are proposed whatever was proposed before, and fewer inside the tree', () => {
  const used = [0, 1].map((player) => brainsFor({ game: rebellion, options: {}, player: player }))
  assignments(1, (state, player) => {
    const moves = { list: new Int32Array(MOST_MOVES), count: 0 }
    moves.count = rebellion.moves(state, moves.list)
    const view = rebellion.view(player).bind(state)
    const asked = [
      used[player] as (typeof used)[0],
      brainsFor({ game: rebellion, options: {}, player: player }),
    ].map((brains) => {
      const plans = new PlanList(MOST_MOVES)
      brains.startDecision()
      const count = brains.candidates(view, moves, plans, plans.capacity)
      const all = [...plans.plans.subarray(0, count)]
      const few = brains.candidates(view, moves, plans, 6)
      assert.ok(few <= 6)
      return { all, few: [...plans.plans.subarray(0, few)] }
    })
    assert.equal(asked[0], asked[1])
  })
})

test('equal assignments have one number, different ones never share one', () => {
  const table = new PlanTable()
  const random = new Random('table')
  const known = new Map<string, number>()
  for (let n = 0; n < 4000; n++) {
    const size = random.below(4)
    const moves = new Int32Array(8)
    for (let i = 0; i < size; i++)
      moves[i] = move3(ASSIGN, random.below(6), i * 2 + random.below(2), NONE)
    const name = [...moves.subarray(0, size)].join(' ')
    for (let i = size - 1; i > 0; i--) {
      const k = random.below(i + 1)
      const kept = moves[i] as number
      moves[i] = moves[k] as number
      moves[k] = kept
    }
    const plan = table.add(moves, size, 1)
    assert.is(known.get(name) ?? plan, plan)
    known.set(name, plan)
    assert.is([...table.movesOf(plan)].join(' '), name)
  }
  assert.is(new Set(known.values()).size, known.size)
})

test('a plan goes on with what is not assigned yet, by leaders, and ends in another round', () => {
  const table = new PlanTable()
  const first = move3(ASSIGN, 9, 1, NONE)
  const second = move3(ASSIGN, 3, 2, 4)
  const plan = table.add(Int32Array.of(second, first), 2, 5)
  const step = (moves: number[], round = 5): number =>
    table.step(plan, { list: Int32Array.from(moves), count: moves.length }, round)
  assert.equal(table.movesOf(plan).map(argB), [1, 2])
  assert.is(step([move0(DONE), second, first]), first)
  assert.is(step([move0(DONE), second]), second)
  assert.is(step([move0(DONE)]), move0(DONE))
  assert.is(verbOf(step([move0(DONE), second], 6)), 0x80)
})

test.run()
