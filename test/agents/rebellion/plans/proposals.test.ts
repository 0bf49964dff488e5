import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PlanList } from '../../../../agents/brains.js'
import { Facts } from '../../../../agents/rebellion/facts/facts.js'
import { ALL, OCCUPY } from '../../../../agents/rebellion/movement/movement-choice.js'
import { Proposals } from '../../../../agents/rebellion/plans/proposals.js'
import { ADJACENT, lowestBit } from '../../../../engine/rebellion/facts/map.js'
import { EMPIRE, GROUND } from '../../../../engine/rebellion/facts/sides.js'
import { STAR_DESTROYER, STORMTROOPER } from '../../../../engine/rebellion/facts/unit-types.js'
import { takenAt } from '../../../../engine/rebellion/knowledge/view.js'
import {
  ACTIVATE,
  ADD_LEADER,
  ASSIGN,
  argA,
  argB,
  DECLINE,
  move0,
  move2,
  move3,
  OPPOSE,
  PASS,
  RETREAT,
  REVEAL,
  verbOf,
} from '../../../../engine/rebellion/state/moves.js'

/** A Star Destroyer and six troops next to `target`: all of them, four to gather or three to occupy. */
function troopsBeside(target: number): Facts {
  const facts = new Facts()
  facts.side = EMPIRE
  const source = lowestBit(ADJACENT[target] as number)
  facts.units[takenAt(source, STAR_DESTROYER)] = 1
  facts.units[takenAt(source, STORMTROOPER)] = 6
  facts.count[(source * 2 + EMPIRE) * 2 + GROUND] = 6
  facts.present[EMPIRE] = 1 << source
  return facts
}

function proposed(
  moves: readonly (readonly [number, number])[],
  limit: number,
  facts = new Facts(),
): number[] {
  const proposals = new Proposals()
  const out = new PlanList(64)
  facts.side = EMPIRE
  proposals.begin(out, limit, facts)
  for (const [move, score] of moves) proposals.add(move, score)
  const count = proposals.end()
  for (let i = 1; i < count; i++)
    assert.ok((out.scores[i - 1] as number) >= (out.scores[i] as number))
  return [...out.plans.subarray(0, count)]
}

test('one good system with many leaders leaves room for the others', () => {
  const moves: [number, number][] = []
  for (let leader = 0; leader < 8; leader++) {
    moves.push([move2(ACTIVATE, leader, 5), 9 - leader * 0.1])
    for (let place = 10; place < 20; place++)
      moves.push([move2(ACTIVATE, leader, place), 0.9 - place * 0.01])
  }
  const plans = proposed(moves, 16, troopsBeside(5))
  assert.is(plans.length, 16)
  const places = new Set(plans.map(argB))
  assert.ok(places.size >= 6, `${places.size} places`)
  // Two leaders, and the best of them in two more manners.
  assert.is(plans.filter((plan) => argB(plan) === 5).length, 4)
  assert.equal([...new Set(plans.filter((plan) => argB(plan) === 5).map(argA))].sort(), [0, 1])
})

test('no manner of moving is proposed in which nothing would come', () => {
  const activation = move2(ACTIVATE, 0, 5)
  assert.equal(proposed([[activation, 9]], 16, troopsBeside(5)), [
    activation,
    activation | ALL,
    activation | OCCUPY,
  ])
  assert.equal(proposed([[activation, 9]], 16), [activation])
})

test('a mission is proposed with three teams at most, the best ones', () => {
  const moves: [number, number][] = []
  for (let leader = 0; leader < 8; leader++) moves.push([move3(ASSIGN, 7, leader, 255), leader])
  assert.equal(
    proposed(moves, 16).map((plan) => (plan >>> 8) & 255),
    [7, 6, 5],
  )
})

test('a mission is proposed at more places where room is left, and at four where there is none', () => {
  const moves: [number, number][] = []
  for (let place = 0; place < 12; place++) moves.push([move3(REVEAL, 0, place, 255), 5 - place])
  for (let place = 0; place < 12; place++) moves.push([move3(REVEAL, 1, place, 255), -place * 0.1])
  assert.is(proposed(moves.slice(0, 12), 16).length, 7, 'what provably does nothing stays out')
  assert.is(proposed(moves.slice(12), 16).length, 8)
  const tight = proposed(moves, 8)
  assert.equal(
    [0, 1].map((stack) => tight.filter((plan) => argA(plan) === stack).length),
    [4, 4],
  )
})

test('somebody to oppose, to join or to retreat with is proposed, however bad it seems', () => {
  for (const verb of [OPPOSE, ADD_LEADER, RETREAT]) {
    const bad: [number, number][] = [
      [move0(DECLINE), 0],
      [move2(verb, 1, 3), -9],
      [move2(verb, 2, 3), -8],
      [move2(verb, 3, 3), -9],
    ]
    assert.equal(proposed(bad, 16), [move0(DECLINE), move2(verb, 2, 3)])
    const good: [number, number] = [move2(verb, 4, 3), 1]
    assert.equal(proposed([...bad, good], 16), [good[0], move0(DECLINE)])
    assert.equal(proposed([good, ...bad], 16), [good[0], move0(DECLINE)])
  }
})

test('passing is proposed whatever its score, and nothing twice', () => {
  const plans = proposed(
    [
      [move0(PASS), -1],
      [move2(ACTIVATE, 1, 3), 0.5],
      [move2(ACTIVATE, 2, 3), 0.7],
    ],
    16,
  )
  assert.is(plans.length, new Set(plans).size)
  assert.ok(plans.some((plan) => verbOf(plan) === PASS))
  assert.is(plans[0], move2(ACTIVATE, 2, 3))
})

test('the limit is kept, and what is left out is the worst', () => {
  const moves: [number, number][] = []
  for (let place = 0; place < 20; place++) moves.push([move2(ACTIVATE, 1, place), place * 0.01])
  assert.equal(proposed(moves, 3).map(argB), [19, 18, 17])
})

test.run()
