#!/usr/bin/env node
// node scripts/versus.mjs FOLDER JOURNAL [NEW] [OLD] [PAIRS] [SEED]: an agent of these sources against one of another version, whose
// sources (and node_modules) lie in FOLDER, for versions that know no "dejarik bot". Both engines replay the same moves. Games are Rebellion's
// base game, in pairs with sides swapped; each is a line of the journal, and a run that was killed goes on there.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

const [folder, journal, fresh = 'mcts:320', old = 'mcts:400', pairs = '100', seed = 'versus'] =
  process.argv.slice(2)
if (folder === undefined || journal === undefined)
  throw new Error('which folder, and which journal? See the head of this file')

const MOST_MOVES = 8192
const CLOCK = { limitMs: Number.POSITIVE_INFINITY, now: () => performance.now() }
/** The new version stands second everywhere. */
const NEW = 1

/** @typedef {{ game: any, agentOf: (spec: string, seat: object) => any }} Version */
/** @typedef {{ id: string, side: number, won: number | null, ms: number[], why: string }} Played */

/**
 * Engine and agents of the sources in a folder.
 * @param {string} root
 * @returns {Promise<Version>}
 */
async function version(root) {
  const made = mkdtempSync(join(root, 'node_modules/.versus-'))
  try {
    const outfile = join(made, 'version.mjs')
    const contents = [
      "export { rebellion } from './engine/rebellion/index.js'",
      "import { createAgent, parseSpec } from './agents/spec.js'",
      'export const agentOf = (spec, seat) => createAgent(parseSpec(spec), seat)',
    ].join('\n')
    await esbuild.build({
      stdin: { contents, resolveDir: root, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      outfile,
      logLevel: 'error',
    })
    const { rebellion, agentOf } = await import(pathToFileURL(outfile).href)
    return { game: rebellion, agentOf }
  } finally {
    rmSync(made, { recursive: true })
  }
}

/**
 * @param {readonly Version[]} versions
 * @param {string} world
 * @param {number} side that the new version plays
 * @returns {Played}
 */
function play(versions, world, side) {
  const id = `${world}/${side}`
  const specs = [old, fresh]
  const ms = [0, 0]
  const states = versions.map(({ game }) => game.start({}, world))
  const lists = versions.map(() => new Int32Array(MOST_MOVES))
  const whose = (/** @type {number} */ player) => (player === side ? NEW : 1 - NEW)
  const agents = [0, 1].map((player) => {
    const { game, agentOf } = /** @type {Version} */ (versions[whose(player)])
    return agentOf(/** @type {string} */ (specs[whose(player)]), {
      game,
      options: {},
      player,
      seed: id,
    })
  })
  const result = (/** @type {number | null} */ won, /** @type {string} */ why) => ({
    id,
    side,
    won,
    ms: ms.map(Math.round),
    why,
  })
  for (;;) {
    const [player, other] = versions.map(({ game }, v) => game.actor(states[v]))
    if (player !== other) return result(null, `one version asks ${player}, the other ${other}`)
    if (player !== 0 && player !== 1) break
    const mine = whose(player)
    const { game } = /** @type {Version} */ (versions[mine])
    const list = /** @type {Int32Array} */ (lists[mine])
    const moves = { list, count: game.moves(states[mine], list) }
    const began = performance.now()
    const move = agents[player].choose(game.observe(states[mine], player), moves, CLOCK)
    ms[mine] = /** @type {number} */ (ms[mine]) + performance.now() - began
    const text = game.describe(states[mine], move)
    try {
      versions.forEach((one, v) => {
        one.game.advance(states[v], v === mine ? move : one.game.parse(states[v], text))
      })
    } catch (error) {
      return result(null, `${text}: ${error instanceof Error ? error.message : error}`)
    }
    agents.forEach((agent, seat) => {
      const v = whose(seat)
      agent.notice?.(/** @type {Version} */ (versions[v]).game.observe(states[v], seat))
    })
  }
  const won = versions.map(({ game }, v) => game.outcome(states[v])?.utility[side])
  return won[0] === won[1] ? result(won[NEW], '') : result(null, 'the versions name other winners')
}

/** @returns {Played[]} */
function played() {
  if (!existsSync(/** @type {string} */ (journal))) return []
  const lines = readFileSync(/** @type {string} */ (journal), 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line))
}

/**
 * Points of games with their 95 % interval by Wilson, as `61 of 94 (65 %, 55 to 74)`.
 * @param {readonly number[]} points
 */
function winRate(points) {
  const games = points.length
  if (games === 0) return 'no games'
  const sum = points.reduce((all, one) => all + one, 0)
  const part = sum / games
  const z = 1.96
  const scale = 1 + z ** 2 / games
  const middle = (part + z ** 2 / (2 * games)) / scale
  const half = (z * Math.sqrt((part * (1 - part)) / games + z ** 2 / (4 * games ** 2))) / scale
  const percent = (/** @type {number} */ value) => (100 * value).toFixed(0)
  return `${sum} of ${games} (${percent(part)} %, ${percent(middle - half)} to ${percent(middle + half)})`
}

const versions = [await version(resolve(folder)), await version(join(import.meta.dirname, '..'))]
const done = new Set(played().map(({ id }) => id))
for (let pair = 0; pair < Number(pairs); pair++)
  for (const side of [0, 1])
    if (!done.has(`${seed}/${pair}/${side}`))
      appendFileSync(journal, `${JSON.stringify(play(versions, `${seed}/${pair}`, side))}\n`)

const games = played()
const counted = games.filter(({ won }) => won !== null)
const seconds = (/** @type {number} */ v) =>
  counted.reduce((sum, { ms }) => sum + (ms[v] ?? 0), 0) / counted.length / 1000
for (const [name, some] of /** @type {const} */ ([
  [`${fresh} against ${old} of ${folder}`, counted],
  ['  as Rebels', counted.filter(({ side }) => side === 0)],
  ['  as the Empire', counted.filter(({ side }) => side === 1)],
]))
  console.log(`${name}: ${winRate(some.map(({ won }) => won ?? 0))}`)
console.log(`  seconds a game: ${seconds(NEW).toFixed(1)} and ${seconds(1 - NEW).toFixed(1)}`)
for (const { id, why } of games.filter(({ won }) => won === null))
  console.log(`  not counted: ${id}: ${why}`)
