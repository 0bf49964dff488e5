import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { complaints } from './house.js'

const FOLDERS = ['engine', 'agents', 'arena', 'play', 'test', 'scripts']

/** A file's path and one line of it, and the complaint: what the rules are worth. */
const SAMPLES: readonly (readonly [path: string, line: string, complaint: string])[] = [
  ['engine/a.ts', `import { b } from '../agents/b.js'`, 'engine imports agents'],
  ['engine/a.ts', `import type { B } from '../test/b.js'`, 'engine imports test'],
  ['engine/a.ts', `import { readFileSync } from 'node:fs'`, 'the engine imports "node:fs"'],
  ['engine/a.ts', `import seedrandom from 'seedrandom'`, ''],
  ['engine/duel/a.ts', `import { b } from '../random.js'`, ''],
  ['engine/duel/a.ts', `import { b } from './layout.js'`, ''],
  [
    'engine/duel/a.ts',
    `import { b } from '../rebellion/b.js'`,
    'the game duel imports the game rebellion',
  ],
  ['engine/games.ts', `import { b } from './rebellion/b.js'`, ''],
  ['agents/a.ts', `import { b } from '../arena/b.js'`, 'agents imports arena'],
  ['agents/a.ts', `export * from '../play/b.js'`, 'agents imports play'],
  ['agents/duel/a.ts', `import { b } from '../../engine/duel/b.js'`, ''],
  ['agents/games.ts', `import { b } from './duel/index.js'`, ''],
  [
    'agents/a.ts',
    `import { b } from '../engine/duel/b.js'`,
    'agents imports the game duel beside its list of games',
  ],
  ['agents/a.ts', `if (game.name === '${'duel'}') return`, 'a game by name'],
  ['agents/duel/a.ts', `const name = '${'duel'}'`, ''],
  [
    'agents/mcts/a.ts',
    `import { b } from '../../engine/duel/layout.js'`,
    `agents imports the layout of a game's state`,
  ],
  ['arena/a.ts', `import '../play/b.js'`, 'arena imports play'],
  ['arena/a.ts', `import { b } from '../agents/b.js'`, ''],
  [
    'play/a.ts',
    `const b = await import('../engine/duel/layout.js')`,
    `play imports the layout of a game's state`,
  ],
  ['play/a.ts', `import { b } from '../arena/b.js'`, ''],
  ['play/a.ts', `import { b } from '../test/b.js'`, 'play imports test'],
  ['test/a.ts', `import { b } from '../engine/duel/layout.js'`, ''],
  ['play/a.ts', `const a: ${'any'} = 1`, 'the type "any"'],
  ['play/a.ts', `const a = b as ${'any'}`, 'the type "any"'],
  ['play/a.ts', `const a: Record<string, ${'any'}> = {}`, 'the type "any"'],
  ['play/a.ts', `// a remark as any other: any word may follow`, ''],
  ['play/a.ts', `// @ts-${'ignore'}`, 'a switch that silences the type check'],
  ['play/a.ts', `// ${'TO'}DO: later`, 'a note of unfinished work'],
  ['play/a.ts', `const a = '/${'home'}/me/a'`, 'a path of one machine'],
  ['engine/a.ts', `const a = Math.random()`, 'Math.random'],
  ['play/a.ts', `const a = Math.random()`, ''],
  ['engine/a.ts', `const a = Date.now()`, 'the clock'],
  ['agents/a.ts', `const a = Date.now()`, ''],
]

test('the rules of the house see what breaks them', () => {
  for (const [path, line, complaint] of SAMPLES) {
    const expected = complaint === '' ? [] : [`${path}:2: ${complaint}`]
    assert.equal(complaints({ path, text: `\n${line}\n` }), expected, line)
  }
})

test('a file is at most 500 lines long, unless it is data', () => {
  assert.equal(complaints({ path: 'play/a.ts', text: 'a\n'.repeat(500) }), [])
  assert.equal(complaints({ path: 'engine/duel/data/a.ts', text: 'a\n'.repeat(501) }), [])
  assert.equal(complaints({ path: 'play/a.ts', text: 'a\n'.repeat(501) }), [
    'play/a.ts: 501 lines, more than 500',
  ])
})

test('a test file ends with test.run() and has one suite', () => {
  const path = 'test/a.test.ts'
  const uses = (name: string) => `import { ${name} } from 'uvu'\n`
  assert.equal(complaints({ path, text: `${uses('test')}\ntest.run()\n` }), [])
  assert.equal(complaints({ path, text: `${uses('test')}\ntest.run()\ntest("late")\n` }), [
    'test/a.test.ts: does not end with test.run()',
  ])
  assert.equal(complaints({ path, text: uses('suite') }), ['test/a.test.ts: uses suites'])
})

test('all source files keep the rules', () => {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((path) => /\.(?:tsx?|mjs)$/.test(path))
  assert.ok(paths.length > FOLDERS.length)
  const found = [...paths, 'build.mjs'].flatMap((path) =>
    complaints({ path, text: readFileSync(path, 'utf8') }),
  )
  assert.is(found.join('\n'), '')
})

test('the lock file names no address to fetch a package from', () => {
  const lock: { packages: Record<string, { resolved?: string; version?: string }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  for (const [path, { resolved, version }] of Object.entries(lock.packages)) {
    assert.is(resolved, undefined, path)
    assert.type(version, 'string', path) // without one `npm ci` fails
  }
})

test('versions are pinned exactly', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const all: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
  for (const [name, version] of Object.entries(all)) assert.match(version, /^\d+\.\d+\.\d+$/, name)
})

test.run()
