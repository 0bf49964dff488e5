import { PassThrough } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EngineService } from '../../../arena/engine/service.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { equalStates } from '../../../engine/state.js'

type Answer = Readonly<Record<string, unknown>>

interface Said {
  readonly id: string | number | null
  readonly answer?: Answer
  readonly error?: { readonly field: string | null; readonly message: string }
}

/** All that is answered to some lines, in the order of the answers. */
async function conversation(lines: readonly (object | string)[]): Promise<Said[]> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let said = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const service = new EngineService({ input, output, threads: 1 }).run()
  for (const line of lines)
    input.write(typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)
  input.end()
  await service
  return said
    .trim()
    .split('\n')
    .map((line): Said => JSON.parse(line))
}

/** Answers by the id of the question; what goes wrong fails the test. */
async function answers(questions: readonly object[]): Promise<Answer[]> {
  const said = await conversation(questions.map((question, id) => ({ id, ...question })))
  return questions.map((question, id) => {
    const found = said.find((one) => one.id === id)
    if (found?.answer === undefined)
      throw new Error(`${JSON.stringify(question)}: ${JSON.stringify(found?.error)}`)
    return found.answer
  })
}

/** A part of an answer. */
function part<Part>(answer: Answer | undefined, name: string): Part {
  return answer?.[name] as Part
}

const state = rebellion.start({ setup: 'first' }, 'engine')
const observation = rebellion.toPosition(rebellion.observe(state, 1))

test('a game is begun, played, looked at and told', async () => {
  const [hello, first, moves, texts, next, again, seen, events, drawn] = await answers([
    { ask: 'hello', protocol: 1 },
    { ask: 'new', game: 'rebellion', options: { setup: 'first' }, seed: 'engine', as: 'root' },
    { ask: 'moves', state: 'root' },
    { ask: 'moves', state: 'root', fields: false },
    { ask: 'apply', state: 'root', moves: ['hide tatooine', 'done'], as: 'next', tell: 'rebel' },
    { ask: 'state', state: 'next' },
    { ask: 'observe', state: 'next', seat: 'empire', as: 'seen' },
    { ask: 'events', state: 'root', move: 'hide tatooine', reader: 'empire' },
    { ask: 'show', state: 'seen' },
  ])
  assert.is(hello?.protocol, 1)
  assert.is(first?.state, 'root')
  assert.is(first?.actor, 'rebel')
  assert.is(first?.hash, rebellion.hash(state))
  const hide = part<readonly Answer[]>(moves, 'moves').find(({ text }) => text === 'hide tatooine')
  assert.equal(hide, { text: 'hide tatooine', verb: 'hide', place: 'tatooine' })
  assert.ok(part<readonly string[]>(texts, 'moves').includes('hide tatooine'))
  assert.match(String(part<readonly string[]>(next, 'told')[0]), /Tatooine/)
  assert.is(next?.hash, again?.hash)
  assert.is(seen?.observer, 'empire')
  assert.not.match(JSON.stringify(events), /tatooine/i)
  assert.match(String(drawn?.text), /Base possible/)
})

test('an observation is loaded and written back in full or in short, and worlds of it are played on', async () => {
  const [loaded, short, full, sampled, value, again] = await answers([
    { ask: 'load', position: observation, as: 'seen' },
    { ask: 'position', state: 'seen' },
    { ask: 'position', state: 'seen', full: true },
    { ask: 'sample', state: 'seen', count: 3, seed: 7 },
    { ask: 'playout', states: ['s1', 's2', 's3'], count: 6, seed: 1, policy: 'random' },
    { ask: 'playout', states: ['s1', 's2', 's3'], count: 6, seed: 1, policy: 'random' },
  ])
  assert.is(loaded?.observer, 'empire')
  assert.equal(short?.position, JSON.parse(JSON.stringify(observation)))
  const written = rebellion.observationOf(full?.position)
  assert.ok(equalStates(written, rebellion.observe(state, 1)))
  assert.equal(part<Answer>(full, 'position').sabotage, [])
  assert.equal(sampled?.states, ['s1', 's2', 's3'])
  assert.equal(value, again)
  const { rebel, empire } = part<{ rebel: number; empire: number }>(value, 'values')
  assert.ok(Math.abs(rebel + empire - 1) < 1e-9)
})

test('an agent chooses beside other questions, and can be stopped', async () => {
  const said = await conversation([
    { id: 'root', ask: 'new', game: 'duel', as: 'root' },
    { id: 'long', ask: 'best', state: 'root', agent: 'mcts:10000000' },
    { id: 'short', ask: 'state', state: 'root' },
    { id: 'long', ask: 'best', state: 'root', agent: 'random' },
    { id: 'stop', ask: 'stop', question: 'long' },
    { id: 'next', ask: 'best', state: 'root', agent: 'mcts:20', seed: 'a' },
    { id: 'same', ask: 'best', state: 'root', agent: 'mcts:20', seed: 'a' },
  ])
  const by = (id: string): Said[] => said.filter((one) => one.id === id)
  assert.is(by('short')[0]?.answer?.game, 'duel')
  assert.equal(
    by('long').map(({ error }) => error?.message),
    ['a question with this id is being thought about', 'stopped'],
  )
  assert.equal(by('stop')[0]?.answer, { stopped: true })
  assert.type(by('next')[0]?.answer?.move, 'string')
  assert.equal(by('next')[0]?.answer, by('same')[0]?.answer)
})

test('what never changes is told for every game', async () => {
  const [rebellionData, duelData, agents] = await answers([
    { ask: 'data', game: 'rebellion' },
    { ask: 'data', game: 'duel', options: { tutorial: 'on' } },
    { ask: 'agents', game: 'rebellion' },
  ])
  const systems = rebellionData?.systems as readonly { id: string; adjacent: readonly string[] }[]
  assert.is(systems.length, 32)
  for (const { id, adjacent } of systems)
    for (const other of adjacent)
      assert.ok(systems.find((one) => one.id === other)?.adjacent.includes(id), `${id}, ${other}`)
  const moves = rebellionData?.moves as readonly Answer[]
  assert.ok(moves.some(({ verb }) => verb === 'activate'))
  assert.is(part<readonly unknown[]>(duelData, 'events').length, 24)
  assert.ok(part<readonly unknown[]>(agents, 'levels').length > 2)
})

/** What is wrong, and the field and the words of the answer. */
const WRONG: readonly (readonly [object | string, string | null, RegExp])[] = [
  ['what?\n', null, /^no JSON: "what\?"/],
  ['[1]\n', null, /^a question is an object/],
  [`${'['.repeat(100_000)}\n`, null, /^no JSON/],
  [`{"ask":"load","position":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}\n`, null, /nested deeper/],
  [`{"ask":"${'x'.repeat(5 << 20)}"}\n`, null, /more than 4194304 characters/],
  [{ ask: 'toString' }, 'ask', /unknown question "toString"; known are/],
  [{ ask: 'moovs' }, 'ask', /did you mean "moves"/],
  [{}, 'ask', /missing/],
  [{ ask: 'moves', id: {} }, 'id', /expected a number or a text/],
  [{ ask: 'moves' }, 'state', /missing/],
  [{ ask: 'moves', state: '__proto__' }, 'state', /nothing is held/],
  [{ ask: 'moves', state: 'seen' }, 'state', /what one player saw has no moves of another/],
  [{ ask: 'moves', stat: 'root' }, null, /unknown field "stat"; did you mean "state"/],
  [{ ask: 'apply', state: 'root', move: 'fly' }, 'move', /fly/],
  [{ ask: 'apply', state: 'root', move: 4000 }, 'move', /expected a whole number from 0/],
  [{ ask: 'apply', state: 'seen', move: 0 }, 'state', /sample a world from it/],
  [{ ask: 'sample', state: 'root', seat: 'sith' }, 'seat', /unknown seat "sith"/],
  [{ ask: 'sample', state: 'seen', count: 1e9 }, 'count', /from 1 to 10000/],
  [{ ask: 'load', position: { game: 'constructor' } }, 'position.game', /unknown game/],
  [
    { ask: 'load', position: { game: 'rebellion', units: { alderaan: { tie: 1 } } } },
    'position.units.alderaan',
    /unknown unit "tie"/,
  ],
  [{ ask: 'best', state: 'root', agent: 'exec:rm' }, 'agent', /agent of others/],
  [{ ask: 'best', state: 'root', agent: './bot.mjs' }, 'agent', /agent of others/],
  [{ ask: 'best', state: 'root', agent: 'mcts:c=x' }, 'agent', /is not a number/],
  [{ ask: 'playout', states: [] }, 'states', /expected 1 to/],
  [{ ask: 'new', game: 'rebellion', options: { setup: 'x' } }, 'options', /setup/],
  [{ ask: 'new', game: 'rebellion', as: 'x'.repeat(1000) }, 'as', /at most 60/],
  [{ ask: 'hello', protocol: 2 }, 'protocol', /speaks 1/],
]

test('whatever is asked wrongly is said with its field, and the next question is answered', async () => {
  const said = await conversation([
    { id: 'root', ask: 'new', game: 'rebellion', options: { setup: 'first' }, as: 'root' },
    { id: 'seen', ask: 'observe', state: 'root', seat: 'empire', as: 'seen' },
    ...WRONG.map(([question]) => question),
    { id: 'last', ask: 'state', state: 'root' },
  ])
  assert.is(said.length, WRONG.length + 3)
  WRONG.forEach(([question, field, message], i) => {
    const { error } = said[i + 2] ?? {}
    assert.is(error?.field, field, JSON.stringify(question).slice(0, 200))
    assert.match(error?.message ?? '', message)
  })
  assert.is(said.at(-1)?.answer?.actor, 'rebel')
})

test('no more is held than there is room for', async () => {
  const fill = Array.from({ length: 6 }, () => ({
    ask: 'sample',
    state: 's1',
    seat: 'rebel',
    count: 10_000,
  }))
  const said = await conversation([
    { id: 0, ask: 'new', game: 'duel' },
    ...fill,
    { id: 1, ask: 'free', all: true },
    { id: 2, ask: 'new', game: 'duel' },
  ])
  assert.match(said[5]?.error?.message ?? '', /at most 50000 can be; free some/)
  assert.equal(said.at(-2)?.answer, { held: 0 })
  assert.is(said.at(-1)?.id, 2)
  assert.is(said.at(-1)?.error, undefined)
})

test.run()
