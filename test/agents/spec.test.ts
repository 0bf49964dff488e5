import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { factoriesFor, levelsFor } from '../../agents/registry.js'
import { listAgents, parseSpec } from '../../agents/spec.js'
import { InputError } from '../../engine/input-error.js'

test('a spec is a name and options; what is left out has its fallback', () => {
  const spec = parseSpec('mcts:iterations=50,trees=1,c=0.6,select=tuned')
  assert.is(spec.kind, 'ours')
  if (spec.kind !== 'ours') return
  assert.is(spec.factory.name, 'mcts')
  assert.is(spec.settings.iterations, 50)
  assert.is(spec.settings.trees, 1)
  assert.is(spec.settings.c, 0.6)
  assert.is(spec.settings.select, 'tuned')
  assert.is(spec.settings.horizon, 0)
})

test('a bare value sets the option that matters most', () => {
  const spec = parseSpec('mcts:3200')
  assert.is(spec.kind === 'ours' && spec.settings.iterations, 3200)
})

test('durations have units', () => {
  const time = (text: string): unknown => {
    const spec = parseSpec(`mcts:time=${text}`)
    return spec.kind === 'ours' ? spec.settings.time : null
  }
  assert.is(time('1500ms'), 1500)
  assert.is(time('1.5s'), 1500)
  assert.is(time('2m'), 120_000)
})

test('files and programs are told from agents of ours', () => {
  const file = { kind: 'file', path: './my-bot.ts' }
  assert.equal(parseSpec('./my-bot.ts'), { ...file, text: './my-bot.ts', settings: '' })
  assert.equal(parseSpec('./my-bot.ts:n=5,x=a.b'), {
    ...file,
    text: './my-bot.ts:n=5,x=a.b',
    settings: 'n=5,x=a.b',
  })
  assert.is(parseSpec('/opt/bots/mine.mjs').kind, 'file')
  assert.is(parseSpec('bots/mine.js').kind, 'file')
  assert.equal(parseSpec('exec:python3 mybot.py'), {
    kind: 'exec',
    text: 'exec:python3 mybot.py',
    command: 'python3 mybot.py',
  })
})

test('levels are specs by name', () => {
  for (const level of Object.keys(levelsFor('rebellion'))) {
    const spec = parseSpec(level)
    assert.is(spec.text, level)
    assert.is(spec.kind, 'ours')
  }
})

const WRONG: readonly [string, RegExp][] = [
  ['', /empty spec/],
  ['ramdom', /unknown agent "ramdom"; did you mean "random"\? \(known: random, /],
  ['mcts:constructor=1', /unknown option "constructor"/],
  ['mtcs:iterations=5', /did you mean "mcts"/],
  ['mcts:iteration=5', /unknown option "iteration"; did you mean "iterations"/],
  ['mcts:iterations=many', /iterations: "many" is not a whole number/],
  ['mcts:iterations=0', /iterations: 0 is out of range; it goes from 1 to/],
  ['mcts:trees=3', /trees: 3 is out of range/],
  ['mcts:select=put', /select: "put" is not one of puct, tuned; did you mean "puct"/],
  ['mcts:time=5', /time: "5" is not a duration; for example 1500ms/],
  ['mcts:c=1,c=2', /option "c" given twice/],
  ['random:seed=4', /random takes no options/],
  ['random:4', /"4" is not of the form option=value/],
  ['officer:iterations=4', /level "officer" takes no options; it is "mcts:/],
  ['exec:', /no command/],
]
for (const [text, message] of WRONG)
  test(`"${text}" is answered with what is right`, () => {
    assert.throws(
      () => parseSpec(text),
      (error: unknown) => error instanceof InputError && message.test(error.message),
    )
  })

test('every agent is listed with its options', () => {
  const listing = listAgents('rebellion')
  assert.equal(
    listing.map((one) => one.name),
    factoriesFor('rebellion').map((one) => one.name),
  )
  const mcts = listing.find((one) => one.name === 'mcts')
  assert.is(mcts?.bare, 'iterations')
  assert.equal(
    mcts?.options.find((one) => one.name === 'trees'),
    {
      name: 'trees',
      values: '1 … 2',
      fallback: '2',
      about: mcts?.options.find((one) => one.name === 'trees')?.about,
    },
  )
})

test('an agent that does not play a game says so', () => {
  assert.throws(
    () => parseSpec('scripted', 'hidden-hands'),
    /^agent "scripted" does not play hidden-hands; it plays rebellion, duel, skirmish$/,
  )
  assert.throws(() => parseSpec('mcts:belief=prior', 'hidden-hands'), /unknown option "belief"/)
})

test.run()
