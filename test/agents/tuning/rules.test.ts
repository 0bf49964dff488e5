import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../engine/random.js'
import {
  type RulesEntry,
  type RulesOutcome,
  type RulesPlan,
  tuneRules,
} from '../../../play/games/rebellion/tools/tune/rules.js'
import { rulesText } from '../../../play/games/rebellion/tools/tune/rules-text.js'

const PLAN: RulesPlan = {
  kind: 'rules',
  build: 'test',
  numbers: ['rebelKept', 'frontier'],
  against: null,
  steps: 60,
  pairs: 6,
  matchPairs: 200,
  sprt: { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05 },
  seed: 'fake',
}

/** `rebelKept` of a spec, as a part of the usual 0.16: the larger, the better it does in these made-up games. */
function keptBy(spec: string): number {
  return Number(/rebelKept=([\d.]+)/.exec(spec)?.[1] ?? 0.16) / 0.16
}

/** Pairs that are won by lot, by how much more the first keeps; whoever does not play by the rules keeps as many. */
async function play(first: string, second: string, seed: string): Promise<number> {
  const random = new Random(`${seed} ${first}`)
  const chance = Math.min(1, Math.max(0, 0.5 + 0.3 * (keptBy(first) - keptBy(second))))
  return 2 * (Number(random.fraction() < chance) + Number(random.fraction() < chance))
}

function tuned(plan: RulesPlan, entries: RulesEntry[] = []): Promise<RulesOutcome> {
  return tuneRules(plan, [...entries], { play, note: (entry) => entries.push(entry), atOnce: 3 })
}

test('numbers that win are found and accepted, and others stay near what they were', async () => {
  const outcome = await tuned(PLAN)
  const kept = outcome.changes.find(({ name }) => name === 'rebelKept')
  assert.ok((kept?.after ?? 0) > 0.2, JSON.stringify(outcome.changes))
  assert.is(outcome.usual, null)
  assert.match(rulesText(PLAN, outcome), /Against the usual numbers .*\nAccepted: take them over/)
})

test('an exploiter meets whom it exploits alone, and is told beside the usual numbers', async () => {
  const met = new Set<string>()
  const plan = { ...PLAN, against: 'mcts:50', steps: 200 }
  const entries: RulesEntry[] = []
  const outcome = await tuneRules(plan, [], {
    play: (first, second, seed) => {
      met.add(second)
      return play(first, second, seed)
    },
    note: (entry) => entries.push(entry),
    atOnce: 2,
  })
  assert.equal([...met], ['mcts:50'])
  assert.is(outcome.result.games, 400)
  assert.is(outcome.usual?.games, 400)
  assert.ok(outcome.result.won > (outcome.usual?.won ?? 0) + 40)
  assert.match(
    rulesText(plan, outcome),
    /Against mcts:50 \(seed fake\/match\): \d+ of 400 games .*\nThe usual numbers in the same games: \d+ of 400 games/,
  )
  // What was played is not played again
  const again = await tuneRules(plan, entries, {
    play: () => Promise.reject(new Error('played again')),
    note: () => assert.unreachable('noted again'),
    atOnce: 2,
  })
  assert.equal(again, outcome)
})

test.run()
