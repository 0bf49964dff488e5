import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dejarik, ended, installed, manifest, type Packed, pack, run } from './kit.js'

const ROOT = process.cwd()
let packed: Packed
let folder = ''

test.before(() => {
  packed = pack()
  folder = installed(packed.tarball)
})

/** Files that a document names by a path or links to. */
function named(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) =>
    posix.join(posix.dirname(document), to),
  )
  const paths = [...text.matchAll(/(?<![\w/.])((?:arena|docs|engine|play)\/[\w/.-]+\.\w+)/g)].map(
    ([, path = '']) => path,
  )
  return [...links, ...paths]
}

test('the package has what its documents name, and nothing that is of no use to others', () => {
  const { files } = packed
  const lacking = ['README.md', 'arena/PROTOCOL.md', 'arena/ENGINE.md', 'arena/README.md']
    .flatMap(named)
    .filter((path) => existsSync(join(ROOT, path)))
    .filter((path) => !files.includes(path) && !/\.tsx?$/.test(path))
  assert.equal(lacking, [])
  for (const wanted of ['README.md', 'LICENSE', 'CHANGELOG.md', 'arena/examples/keen-bot.ts'])
    assert.ok(files.includes(wanted), wanted)
  const useless = files.filter((path) =>
    /\.map$|\.test\.|tsbuildinfo|^dist\/(test|types\/test)/.test(path),
  )
  assert.equal(useless, [])
  for (const file of files.filter((path) => /^dist\/[^/]+\.js$/.test(path)))
    assert.not.match(
      readFileSync(join(folder, 'node_modules/dejarik', file), 'utf8'),
      /sourceMappingURL=\S+\.map/,
    )
})

test('the page of what is exported is what the types say', () => {
  run(ROOT, process.execPath, 'scripts/api.mjs', '--check')
})

test('the command runs from an empty folder', () => {
  assert.is(dejarik(folder, '--version').stdout.trim(), manifest().version)
  assert.match(dejarik(folder, 'agents').stdout, /^mcts/m)
  assert.match(dejarik(folder, 'man').stdout, /^\.SS "dejarik worker"$/m)
  writeFileSync(join(folder, 'first.mjs'), FIRST_BOT)
  const arena = dejarik(
    folder,
    ...['arena', '--game', 'duel', '--agents', 'random', './first.mjs', '--games', '4'],
    ...['--start-time', '60s'],
  )
  assert.is(arena.code, 0, arena.stderr)
  assert.match(arena.stdout, /first/)
  assert.is(dejarik(folder, 'verify', 'runs/1/games.jsonl').code, 0)
})

/** A module that takes what it needs from the program that it plays for. */
const FIRST_BOT = `
import { Random } from 'dejarik/random'
export const agent = {
  name: 'first',
  about: 'any move',
  options: {},
  create: ({ seed }) => {
    const random = new Random(seed)
    return { choose: (_, moves) => moves.list[random.below(moves.count)] }
  },
}
`

test('the image of workers is built of what the package has', () => {
  const file = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  const [, pattern = ''] = /^COPY (\S+)/m.exec(file) ?? []
  assert.match(basename(packed.tarball), new RegExp(`^${pattern.replace('*', '.*')}$`))
  assert.ok(readFileSync(join(ROOT, '.dockerignore'), 'utf8').includes(`!${pattern}\n`))
  for (const [, name = '', major] of file.matchAll(/ (\w+)@(\d+)/g))
    assert.match(manifest().peerDependencies[name] ?? '', new RegExp(`^\\^${major}\\.`), name)
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(file)?.[1] ?? '[]') as string[]
  const [node = '', ...words] = [
    ...entry,
    ...(JSON.parse(/^CMD (.*)$/m.exec(file)?.[1] ?? '[]') as string[]),
  ]
  assert.is(node, 'node')
  assert.match(run(folder, process.execPath, ...words), /Usage: dejarik worker/)
})

test('who needs a package that few need is told its name', () => {
  const queue = dejarik(folder, 'worker', '--queue', 'redis://localhost:1')
  assert.is(queue.code, 1)
  assert.match(queue.stderr, /^dejarik: this needs a package: npm install bullmq ioredis\n$/)
  const bot = 'node_modules/dejarik/arena/examples/keen-bot.ts'
  const typed = dejarik(folder, 'agents', 'check', `./${bot}`, '--game', 'duel')
  if ('typescript' in process.features && process.features.typescript !== false) return
  assert.match(typed.stdout + typed.stderr, /npm install esbuild/)
})

test('every front door opens, and its types hold', () => {
  const doors = Object.keys(manifest().exports)
    .filter((path) => !path.endsWith('.json'))
    .map((path) => posix.join('dejarik', path))
  const imports = doors.map((door, i) => `import * as door${i} from '${door}'`).join('\n')
  const uses = doors.map(
    (_, i) => `if (Object.keys(door${i}).length === 0 && ${i} > 1) throw new Error('${doors[i]}')`,
  )
  writeFileSync(join(folder, 'doors.mjs'), [imports, ...uses].join('\n'))
  const opened = ended(folder, process.execPath, ['doors.mjs'])
  assert.is(opened.code, 0, opened.stderr)
  writeFileSync(join(folder, 'game.ts'), imports + LIBRARY)
  run(
    folder,
    join(ROOT, 'node_modules/.bin/tsc'),
    ...['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', 'game.ts'],
    ...['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')],
  )
})

/** What README shows, as a program in TypeScript. */
const LIBRARY = `
import { rebellion } from 'dejarik/rebellion'
import type { Agent } from 'dejarik/agent'
export const first: Agent = { choose: (_, { list }) => list[0] ?? 0 }
const state = rebellion.start({ setup: 'standard' }, 'any text')
export const outcome: string = rebellion.outcome(state)?.reason ?? ''
export const count: number = rebellion.moves(state, new Int32Array(4096))
export { door0 }
`

test.run()
