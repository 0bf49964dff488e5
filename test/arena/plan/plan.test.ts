import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseDuration, parseGameTime } from '../../../arena/plan/limits.js'
import { parseEntrant, parseLineUp } from '../../../arena/plan/line-up.js'
import { readPlan } from '../../../arena/plan/plan.js'
import { commandOf } from '../../../arena/summary/command.js'

test('a spec names itself unless a name stands before it', () => {
  for (const [text, agent, spec] of [
    ['random', 'random', 'random'],
    ['mcts:iterations=400', 'mcts-400', 'mcts:iterations=400'],
    ['old=mcts:iterations=400,trees=1', 'old', 'mcts:iterations=400,trees=1'],
    ['exec:python3 bots/hunter.py --deep', 'hunter.py', 'exec:python3 bots/hunter.py --deep'],
    ['h=exec:python3 "my bot.py"', 'h', 'exec:python3 "my bot.py"'],
    ['./bots/keen.ts', 'keen.ts', './bots/keen.ts'],
    ['k=./a=b.ts', 'k', './a=b.ts'],
  ] as const) {
    const found = parseEntrant(text)
    assert.is(found.agent, agent, text)
    assert.is(found.spec, spec, text)
  }
})

test('a team has a spec for each seat of its side', () => {
  for (const [text, agent, specs] of [
    ['mcts:100+random', 'mcts-100+random', ['mcts:100', 'random']],
    ['random + mcts:time=1s', 'random+mcts-1s', ['random', 'mcts:time=1s']],
    ['pair=random+random+random', 'pair', ['random', 'random', 'random']],
    ['random+exec:g++ a+b', 'random+g++', ['random', 'exec:g++ a+b']],
    ['exec:bot a+b + random', 'bot+random', ['exec:bot a+b', 'random']],
    ['./a+b.ts + random', 'a+b.ts+random', ['./a+b.ts', 'random']],
    ['random', 'random', ['random']],
  ] as const) {
    const found = parseEntrant(text)
    assert.is(found.agent, agent, text)
    assert.equal(
      (found.team ?? [found]).map((one) => one.spec),
      specs,
      text,
    )
    // What is shown is read as the same.
    assert.equal({ ...parseEntrant(found.spec), agent }, found, text)
  }
  assert.is(parseEntrant('random+mcts:time=1s').isTimed, true)
  assert.is(parseEntrant('random+exec:bot').kind, 'exec')
})

test('clocks are held against foreign bots and time budgets only', () => {
  assert.is(parseEntrant('mcts:iterations=400').isTimed, false)
  assert.is(parseEntrant('mcts:time=1s').isTimed, true)
  assert.is(parseEntrant('exec:bot').isTimed, true)
  assert.is(parseEntrant('./bot.mjs').isTimed, true)
})

test('equal specs get names of their own, equal names are refused', () => {
  assert.equal(
    parseLineUp(['random', 'random', 'random']).map((one) => one.agent),
    ['random', 'random-2', 'random-3'],
  )
  assert.throws(() => parseLineUp(['a=random', 'a=random']), /two are called "a"/)
  assert.throws(() => parseLineUp(['random']), /needs at least two/)
})

test('durations and clocks with increment', () => {
  assert.is(parseDuration('1.5s', 'x'), 1500)
  assert.is(parseDuration('2min', 'x'), 120_000)
  assert.equal(parseGameTime('2m+500ms', 'x'), { gameMs: 120_000, incrementMs: 500 })
  assert.throws(
    () => parseDuration('5', 'move time'),
    /move time: "5" is not a duration; for example/,
  )
})

test('a plan fills in what is usual', () => {
  const plan = readPlan({
    agents: ['random', 'b=random'],
    games: 7,
    sprt: 'elo1=10,of=b:random,max=50',
  })
  assert.is(plan.games, 7) // the table of the game makes whole groups of it
  assert.is(plan.game, 'rebellion')
  assert.is(plan.format, 'round-robin')
  assert.equal(plan.sprt, { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05, a: 1, b: 0, max: 50 })
  assert.is(plan.limits.moveMs, 5000)
})

test('what is wrong with a plan is told in a line', () => {
  assert.throws(() => readPlan({ games: 2 }), /^agents: is missing$/)
  const agents = ['a=random', 'b=random', 'c=random']
  for (const [input, message] of [
    [{ agents, games: 0 }, /^games: /],
    [{ agents, gamse: 2 }, /^gamse: .*did you mean "game/],
    [{ agents, format: 'swis' }, /format: unknown format "swis"; did you mean "swiss"/],
    [{ agents, format: 'match' }, /a match has two agents, not 3/],
    [{ agents, rounds: 3 }, /rounds: only a swiss has them/],
    [{ agents, sprt: 'elo0=5,elo1=5' }, /elo0 \(5\) must be below elo1 \(5\)/],
    [{ agents, sprt: 'of=a:d' }, /of: no agent "d"/],
    [{ agents, sprt: 'of=a:a' }, /names two agents/],
    [{ agents, sprt: 'alhpa=.1' }, /did you mean "alpha"/],
    [{ agents, sprt: 'alpha=2' }, /^sprt: alpha: /],
    [{ agents, sprt: '', format: 'swiss' }, /a swiss has no pairing that goes on/],
    [
      { agents, sprt: 'of=b:c', format: 'gauntlet' },
      /in a gauntlet one of the two is the first agent, a/,
    ],
    [{ agents: ['a=rnadom', 'random'] }, /unknown agent "rnadom"; did you mean "random"/],
  ] as const)
    assert.throws(() => readPlan(input), message)
})

test('the command of a plan plays it again', () => {
  const input = {
    agents: ['a=random', 'h=exec:python3 "my bot.py"'],
    games: 10,
    seed: 'two words',
    options: { setup: 'first' },
    sprt: 'elo1=30',
    moveTime: '250ms',
  }
  assert.is(
    commandOf(readPlan(input)),
    'dejarik arena --game rebellion --option setup=first --seed "two words" --format round-robin --games 10 ' +
      '--sprt of=a:h,elo0=0,elo1=30,alpha=0.05,beta=0.05,max=10 --move-time 250ms ' +
      '--agents a=random "h=exec:python3 \\"my bot.py\\""',
  )
})

test.run()
