#!/usr/bin/env node
// Builds everything that runs: `node build.mjs` fills dist/, with `--release` as it is published: without source maps,
// because the sources are not in the package; `--into FOLDER` fills another folder. The test runner calls `build` with
// the test files and a folder of its own, so that runs beside each other do not disturb each other.
//
// What is built:
// - the binary, and every module that package.json names in `exports`: a new front door goes there;
// - every `*.worker.ts` and `*.program.ts`, the starting files of threads and processes, with tests theirs and the
//   `*.module.ts` that they load. All output lies flat in one folder, so `new URL('./name.worker.js', import.meta.url)`
//   finds it wherever esbuild puts the caller;
// - the page and its worker: play/page/{index.html,main.css,main.tsx,opponent.ts}, in page/; what both
//   need, and the screens of a game, are chunks of their own there, and so are a game's styles;
// - the page's service worker, play/page/offline.ts, last: it is told the names of all those files.
//
// Modules are bundled and not only stripped of types, because a constant of another module then
// costs nothing: a loop over a state buffer took 131 ms bundled, 178 ms as separate modules.
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, extname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import esbuild from 'esbuild'

const ROOT = import.meta.dirname
const LIBRARY = 'dist'
const PAGE = 'play/page'
/** What a game brings is loaded where it is used (play/game-front.ts): a build leaves out what runs elsewhere. */
const ONLY_PAGE = ['*/page/index.js']
const NEVER_PAGE = ['*/terminal/index.js', '*/tools/index.js']
/**
 * The page loads a game's players with the game: no list that has those of all games is in its bundles, nor yardsticks, nor
 * the search for games without brains.
 */
const PAGE_PLAYERS = new Map([
  ['agents/games.js', 'agents/players-at-hand.ts'],
  ['agents/yardsticks.js', 'agents/no-yardsticks.ts'],
  ['agents/rebellion/yardsticks.js', 'agents/no-yardsticks.ts'],
  ['agents/rebellion/evaluation/yardsticks.js', 'agents/rebellion/evaluation/no-yardsticks.ts'],
  ['agents/mcts/plain.js', 'agents/mcts/no-plain.ts'],
])
const PAGE_FILES = ['main.tsx', 'opponent.ts', 'main.css', 'index.html']

let isRelease = false

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

/**
 * Fills `library`. Chunks have their hash in their name, so those of the build before are removed.
 * @param {string} library
 */
export async function buildLibrary(library = LIBRARY) {
  for (const folder of [library, `${library}/page`]) {
    const old = existsSync(resolve(ROOT, folder)) ? readdirSync(resolve(ROOT, folder)) : []
    for (const name of old)
      if (/\.(js|css)(\.map)?$/.test(name)) rmSync(resolve(ROOT, folder, name))
  }
  await build(library)
}

/**
 * Fills `folder` with the library, the binary, the page and the built `tests`.
 * A test `test/engine/random.test.ts` becomes `engine.random.test.js`.
 * @param {string} folder
 * @param {readonly string[]} [tests]
 */
export async function build(folder, tests = []) {
  mkdirSync(resolve(ROOT, folder), { recursive: true })
  await Promise.all([buildModules(folder, tests), buildPage(folder)])
  chmodSync(resolve(ROOT, folder, 'cli.js'), 0o755)
}

/**
 * The file name of a built test.
 * @param {string} source
 */
export function builtName(source) {
  return `${source
    .replace(/^test\//, '')
    .replaceAll('/', '.')
    .replace(/\.ts$/, '')}.js`
}

/**
 * All files below `folder` whose name has this ending, sorted, with `/` between the parts.
 * @param {string} folder
 * @param {string} ending
 * @returns {string[]}
 */
export function filesBelow(folder, ending) {
  if (!existsSync(join(ROOT, folder))) return []
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
    .sort()
}

/** Files that something begins with by their address; modules only where tests have some. */
const STARTERS = ['.worker.ts', '.program.ts', '.module.ts']

/**
 * @param {string} folder
 * @param {readonly string[]} tests
 */
async function buildModules(folder, tests) {
  const starters = ['agents', 'arena', 'play', ...(tests.length > 0 ? ['test'] : [])].flatMap(
    (part) => STARTERS.flatMap((ending) => filesBelow(part, ending)),
  )
  await esbuild.build({
    ...shared(folder),
    entryPoints: [
      { in: 'play/cli.ts', out: 'cli' },
      ...frontDoors(),
      ...starters.map((file) => ({ in: file, out: basename(file, '.ts') })),
      ...tests.map((file) => ({ in: file, out: basename(builtName(file), '.js') })),
    ],
    platform: 'node',
    target: 'node20',
    packages: 'external',
    external: ONLY_PAGE,
    splitting: true,
    define: { VERSION: JSON.stringify(manifest.version), DOORS: JSON.stringify(doorNames()) },
  })
}

/** What others import, by the name they use: the file that is built of it. */
function doorNames() {
  return Object.fromEntries(
    Object.entries(manifest.exports)
      .filter(([, door]) => typeof door === 'object')
      .map(([path, door]) => [manifest.name + path.slice(1), `./${basename(door.default)}`]),
  )
}

/** The modules of `exports`: the path of the types says where the source is. */
function frontDoors() {
  const doors = Object.values(manifest.exports).filter((door) => typeof door === 'object')
  return doors.map(({ types, default: built }) => ({
    in: types.replace('./dist/types/', '').replace(/\.d\.ts$/, '.ts'),
    out: basename(built, '.js'),
  }))
}

/** @param {string} folder */
async function buildPage(folder) {
  if (!PAGE_FILES.every((name) => existsSync(join(ROOT, PAGE, name)))) return
  const outdir = join(folder, 'page')
  const { metafile } = await esbuild.build({
    ...browser(outdir),
    entryPoints: [
      ...PAGE_FILES.map((name) => ({ in: `${PAGE}/${name}`, out: basename(name, extname(name)) })),
      ...gameSheets(),
    ],
    external: NEVER_PAGE,
    splitting: true,
    loader: { '.html': 'copy' },
    define: { VERSION: JSON.stringify(manifest.version) },
    metafile: true,
    plugins: [onlyPlayersAtHand],
  })
  await buildOffline(outdir, Object.keys(metafile.outputs))
}

/** The styles of a game, loaded with it: play/games/NAME/page/main.css is NAME.css. */
function gameSheets() {
  return filesBelow('play/games', '/page/main.css').map((file) => ({
    in: file,
    out: file.split('/')[2] ?? '',
  }))
}

/** @type {esbuild.Plugin} */
const onlyPlayersAtHand = {
  name: 'only-players-at-hand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(games|yardsticks|plain)\.js$/ }, ({ path, resolveDir }) => {
      const instead = PAGE_PLAYERS.get(relative(ROOT, join(resolveDir, path)))
      return instead === undefined ? null : { path: join(ROOT, instead) }
    }),
}

/**
 * The service worker, which knows the files of this build.
 * @param {string} outdir
 * @param {readonly string[]} outputs
 */
async function buildOffline(outdir, outputs) {
  const names = outputs
    .filter((path) => !path.endsWith('.map'))
    .map((path) => basename(path))
    .sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(readFileSync(resolve(ROOT, outdir, name)))
  await esbuild.build({
    ...browser(outdir),
    entryPoints: [`${PAGE}/offline.ts`],
    format: 'iife',
    define: {
      FILES: JSON.stringify(['./', ...names]),
      BUILD: JSON.stringify(hash.digest('base64url').slice(0, BUILD_DIGITS)),
    },
  })
}

const BUILD_DIGITS = 16

/**
 * @param {string} outdir
 * @returns {esbuild.BuildOptions}
 */
function browser(outdir) {
  return {
    ...shared(outdir),
    platform: 'browser',
    target: 'es2022',
    minify: true,
    // The package's front door brings six generators along of which one is used
    alias: { seedrandom: 'seedrandom/seedrandom.js' },
  }
}

/**
 * @param {string} outdir
 * @returns {esbuild.BuildOptions}
 */
function shared(outdir) {
  return {
    absWorkingDir: ROOT,
    outdir,
    bundle: true,
    format: 'esm',
    sourcemap: !isRelease,
    sourcesContent: false,
    logLevel: 'warning',
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { release, into } = parseArgs({
    options: { release: { type: 'boolean', default: false }, into: { type: 'string' } },
  }).values
  isRelease = release
  await buildLibrary(into)
}
