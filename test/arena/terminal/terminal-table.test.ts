import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { DurationHistogram } from '../../../arena/match/duration-histogram.js'
import { decisionText, durationText } from '../../../arena/summary/durations.js'
import type { Summary } from '../../../arena/summary/summary.js'
import { verdictOf } from '../../../arena/summary/verdict.js'
import { terminalText, wrap } from '../../../arena/terminal/terminal-table.js'

const SAMPLE = JSON.parse(readFileSync('test/arena/report/sample-summary.json', 'utf8')) as Summary

test('the table of a tournament is that of the design, 80 columns wide', () => {
  const text = terminalText(SAMPLE, 'runs/winter', 80)
  assert.is(
    text,
    `mcts-400 is the strongest of six: it takes 55.1 % of 608 games from its nearest
rival, mcts-400-hand (+36 Elo, 95 % interval +10 to +61), and the SPRT accepted
the gain after 304 pairs.

! 9 forfeits by hunter.py: 6 no move in time, 2 illegal move, 1 crash

  agent            Elo   95 %   won %  Rebel  Empire     1   2   3   4   5   6
1 mcts-400        +205    ±22    71.7     63      80     .  55  69  67  78  99
2 mcts-400-hand   +158    ±22    64.9     57      73    45   .  58  63  71  99
3 flatmc-64        +74    ±22    55.9     50      61    32  43   .  52  58  96
4 hunter.py        +62    ±21    54.3     39      70    33  37  49   .  58  95
5 scripted           0      –    46.0     41      51    23  29  42  42   .  95
6 random          -510    ±44     3.4      3       4     1   1   4   5   5   .

Elo: Bradley-Terry, maximum likelihood, with a fitted advantage of side;
intervals from pairs.

6,208 games in 2 h 22 min, Rebels won 43 %, median 7 rounds
runs/winter/report.html  summary.json  games.jsonl
`,
  )
  for (const line of text.split('\n')) assert.ok(line.length <= 80, line)
})

test('the verdict says no more than the numbers do', () => {
  const verdict = (some: Partial<Summary>): string => {
    const summary = { ...SAMPLE, ...some }
    return verdictOf(summary.agents, summary.ratings, summary.pairings, summary.sprt)
  }
  assert.is(verdict({}), SAMPLE.verdict)
  const { ratings } = SAMPLE
  assert.ok(ratings !== null)
  const close = { ...ratings, rows: ratings.rows.map((row) => ({ ...row, superiorToNext: 0.9 })) }
  assert.match(
    verdict({ ratings: close }),
    /^mcts-400 and mcts-400-hand cannot be told apart: mcts-400 takes 55\.1 %/,
  )
  assert.match(
    verdict({ agents: SAMPLE.agents.slice(0, 2) }),
    /^mcts-400 is stronger than mcts-400-hand: it takes/,
  )
  assert.match(verdict({ pairings: [] }), /leads six by 48 Elo; it has not met mcts-400-hand/)
  assert.match(
    verdict({ sprt: SAMPLE.sprt.map((one) => ({ ...one, decision: null })) }),
    /the SPRT is undecided after 304 pairs\.$/,
  )
  assert.match(
    verdict({ sprt: SAMPLE.sprt.map((one) => ({ ...one, decision: 'H0' as const })) }),
    /rejected a gain/,
  )
  assert.is(verdict({ ratings: null }), 'No pair of games is finished yet.')
})

test('a window too narrow for the cross-table goes without it', () => {
  const text = terminalText(SAMPLE, 'runs/winter', 60)
  assert.match(text, /^ {2}agent {12}Elo {3}95 % {3}won % {2}Rebel {2}Empire$/m)
  for (const line of text.split('\n').slice(0, -2)) assert.ok(line.length <= 60, line)
})

test('a test for no loss is not called a gain', () => {
  const sprt = SAMPLE.sprt.map((one) => ({ ...one, elo0: -20, elo1: 0 }))
  const { agents, ratings, pairings } = SAMPLE
  assert.match(
    verdictOf(agents, ratings, pairings, sprt),
    /the SPRT accepted 0 Elo over −20 after 304 pairs\.$/,
  )
})

test('times read as people say them', () => {
  assert.equal([4.24, 41, 700, 3600, 8540, 400_000].map(durationText), [
    '4.2 s',
    '41 s',
    '12 min',
    '1 h',
    '2 h 22 min',
    '4 d 15 h',
  ])
  assert.equal([0.0009, 0.21, 1.35, 148, 1900].map(decisionText), [
    '0.9 µs',
    '210 µs',
    '1.4 ms',
    '148 ms',
    '1.9 s',
  ])
})

test('a histogram of decision times keeps its quantiles, packed and not', () => {
  const [one, other] = [new DurationHistogram(), new DurationHistogram()]
  for (let i = 1; i <= 1000; i++) one.add(i)
  other.addPacked(one.pack(), one.spentMs, one.longestMs)
  for (const histogram of [one, other]) {
    assert.ok(Math.abs(histogram.quantile(0.5) / 500 - 1) < 0.05)
    assert.ok(Math.abs(histogram.quantile(0.99) / 990 - 1) < 0.05)
    assert.is(histogram.longestMs, 1000)
    assert.is(histogram.total, 1000)
  }
})

test('lines are broken at spaces', () => {
  assert.is(wrap('one two three', 7), 'one two\nthree')
})

test.run()
