import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Belief } from '../../../agents/duel/belief.js'
import { seenStanding } from '../../../agents/duel/evaluation.js'
import { type Solution, Solver } from '../../../agents/duel/solver/solver.js'
import { duel } from '../../../engine/duel/index.js'
import type { State } from '../../../engine/state.js'
import { struggle } from '../../engine/duel/support.js'
import { agentOf, choiceAt } from '../playing.js'

const LIMITS = { positions: 3000, nodes: 4000, iterations: 60 }

function solve(state: State, limits = LIMITS): Solution | null {
  const player = duel.actor(state)
  const view = duel.view(player).bind(state)
  const believed = new Belief(player).both(view)
  return new Solver(duel, player, limits).solve(state, believed, seenStanding(view))
}

/** Nothing can be done but ready cards, use them and pass: no draws, no secrets. */
const FULL = {
  play: [],
  exhausted: ['military-2', 'military-3', 'diplomacy-2', 'recon-5'],
  influence: 0,
}
const ONLY_BUREAUCRACY = {
  usedStrategies: ['deception', 'direct-assault', 'infiltration', 'support'],
}

test('a turn that decides the event is found, and its worth is that of winning', () => {
  // 12 against 12, ties are the Rebels': the Empire can exhaust Luke and have 12 against 7
  const s = struggle(
    {
      ...ONLY_BUREAUCRACY,
      play: ['luke-skywalker'],
      exhausted: ['diplomacy-2', 'recon-2', 'force-2'],
      influence: 0,
    },
    {
      ...FULL,
      ...ONLY_BUREAUCRACY,
      play: ['force-2'],
      exhausted: ['military-2', 'military-3', 'recon-5'],
    },
    { actor: 'empire', turns: 199, event: 'heart-of-the-empire' },
  )
  const solution = solve(s)
  assert.ok(solution !== null)
  const [best, ...others] = solution?.moves ?? []
  assert.is(duel.describe(s, best?.move ?? 0), 'use force-2 luke-skywalker')
  for (const { value } of others) assert.ok((best?.value ?? 0) > value + 0.02)
  assert.ok((solution?.gap ?? 1) < 0.001)
})

test('a solution is the same whatever is hidden from the player, and for the whole state as for what he sees', () => {
  const [line = ''] = recorded()
  const s = duel.fromPosition(JSON.parse(line))
  const whole = solve(s)
  const seen = duel.observe(s, duel.actor(s))
  assert.equal(solve(seen), whole)
})

test('what may go on in secret, and what is too great, has no solution', () => {
  assert.is(solve(struggle({ play: ['recon-2'] }, FULL)), null)
  assert.is(solve(struggle({ play: ['force-2', 'military-2'] })), null)
  const [line = ''] = recorded()
  assert.is(solve(duel.fromPosition(JSON.parse(line)), { ...LIMITS, nodes: 3 }), null)
})

function recorded(): string[] {
  return readFileSync('test/agents/duel/ends.jsonl', 'utf8').trim().split('\n')
}

test('200 recorded ends: solved nearly to the end, and the search loses at most 1 % against the solution', () => {
  const lines = recorded()
  assert.is(lines.length, 200)
  let loss = 0
  for (const line of lines) {
    const s = duel.fromPosition(JSON.parse(line))
    const solution = solve(s)
    assert.ok(solution !== null, line)
    assert.ok((solution?.gap ?? 1) < 0.01, `a gap of ${solution?.gap}: ${line}`)
    const values = new Map(solution?.moves.map(({ move, value }) => [move, value]))
    const chosen = choiceAt(duel, agentOf(duel, 'mcts:400,solver=off', duel.actor(s), 'ends'), s)
    loss += Math.max(...values.values()) - (values.get(chosen) ?? 0)
  }
  assert.ok(loss / lines.length <= 0.01, `${loss / lines.length} lost on average`)
})

test.run()
