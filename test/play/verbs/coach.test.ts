import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { playOut } from '../../../play/live-game.js'
import { verbUnderTest } from './verb.js'

const { run, file } = verbUnderTest('coach', test.after)

const { game, edition, options, seed, moves } = playOut(rebellion, { setup: 'first' }, 'coach', [
  'scripted',
  'random',
])
/** Enough for some decisions of the Empire. */
const record = { game, edition, options, seed, moves: moves.slice(0, 55) }
const saved = file('game.json', { players: ['cadet', 'person'], ...record })

const coach = (...args: string[]) => run([...args, '--iterations', '8'])

test('the decisions of the person of a saved game are judged, and where it turned is told', () => {
  const { stdout, stderr, status } = coach(saved)
  assert.is(stderr, '')
  assert.is(status, 0)
  assert.match(
    stdout,
    /^Star Wars: Rebellion, seed coach: \d+ decisions of empire judged with mcts/,
  )
  assert.match(stdout, /nothing hidden and no dice to come were looked at/)
  assert.match(
    stdout,
    /\nmove \d+: \d+ % to \d+ %, given away: .*\n {2}made: {3}.*\n(.*\n)* {2}better: /,
  )
  assert.is(coach(saved).stdout, stdout, 'the same again')
})

test('with --json every decision that was judged is a line', () => {
  const lines = coach(saved, '--json').stdout.trim().split('\n')
  assert.ok(lines.length > 3)
  for (const line of lines) assert.type(JSON.parse(line).judgement.made.chance, 'number')
})

const REFUSALS: readonly (readonly [args: readonly string[], complaint: RegExp])[] = [
  [[file('arena.json', record)], /whose decisions\? Add --as rebel or --as empire/],
  [[saved, '--as', 'empir'], /unknown seat "empir"; did you mean "empire"\?/],
  [[saved, '--iterations', '0'], /--iterations: "0" is not a whole number/],
  [[file('no.json', 'nothing')], /no\.json: .*/],
  [[file('hash.json', { ...record, hash: 1 })], /hash\.json: hash: 1 is claimed/],
  [
    [file('options.json', { ...record, options: { setup: 'frist' } })],
    /options\.json: option setup: "frist" is none of/,
  ],
]

test('what cannot be judged is refused in a line', () => {
  for (const [args, complaint] of REFUSALS) {
    const { stdout, stderr, status } = run([...args])
    assert.is.not(status, 0)
    assert.is(stdout, '')
    assert.match(stderr, complaint)
  }
})

test.run()
