#!/usr/bin/env node
// node scripts/versus.mjs FOLDER JOURNAL [NEW] [OLD] [PAIRS] [SEED]: an agent of these sources against one of another version, whose
// sources (and node_modules) lie in FOLDER, for versions that know no "dejarik bot". Both engines replay the same moves. Games are Rebellion's
// base game, in pairs with sides swapped; each is a line of the journal, and a run that was killed goes on there.
import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadSource, loadText } from './sources.mjs'

const [folder, journal, fresh = 'mcts:320', old = 'mcts:400', pairs = '100', seed = 'versus'] =
  process.argv.slice(2)
if (folder === undefined || journal === undefined)
  throw new Error('which folder, and which journal? See the head of this file')

const MOST_MOVES = 8192
const CLOCK = { limitMs: Number.POSITIVE_INFINITY, now: () => performance.now() }

/** @typedef {import('../engine/game.js').Game} Game */
/** @typedef {import('../agents/agent.js').Agent} Agent */
/** @typedef {{ game: Game, agentOf: (spec: string, seat: object) => Agent }} Version */
/** @typedef {{ id: string, side: number, won: number | null, ms: number[], why: string }} Played */

/**
 * Engine and agents of the sources in a folder.
 * @param {string} root
 * @returns {Promise<Version>}
 */
async function version(root) {
  const { rebellion, agentOf } = await loadText(
    [
      "export { rebellion } from './engine/rebellion/index.js'",
      "import { createAgent, parseSpec } from './agents/spec.js'",
      'export const agentOf = (spec, seat) => createAgent(parseSpec(spec), seat)',
    ].join('\n'),
    root,
  )
  return { game: rebellion, agentOf }
}

/**
 * @param {Version} version
 * @param {string} world
 */
function tableOf({ game, agentOf }, world) {
  return { game, agentOf, state: game.start({}, world), list: new Int32Array(MOST_MOVES), ms: 0 }
}

/**
 * @param {Version} newVersion
 * @param {Version} oldVersion
 * @param {string} world
 * @param {number} side that the new version plays
 * @returns {Played}
 */
function play(newVersion, oldVersion, world, side) {
  const id = `${world}/${side}`
  const ours = tableOf(newVersion, world)
  const theirs = tableOf(oldVersion, world)
  const seats = [0, 1].map((player) => {
    const table = player === side ? ours : theirs
    const seat = { game: table.game, options: {}, player, seed: id }
    return { table, agent: table.agentOf(player === side ? fresh : old, seat) }
  })
  const result = (/** @type {number | null} */ won, why = '') => ({
    id,
    side,
    won,
    ms: [ours.ms, theirs.ms].map(Math.round),
    why,
  })
  for (;;) {
    const player = ours.game.actor(ours.state)
    if (player !== theirs.game.actor(theirs.state)) return result(null, 'they ask different seats')
    const seat = seats[player]
    if (seat === undefined) break
    const { game, state, list } = seat.table
    const moves = { list, count: game.moves(state, list) }
    const began = performance.now()
    const move = seat.agent.choose(game.observe(state, player), moves, CLOCK)
    seat.table.ms += performance.now() - began
    const text = game.describe(state, move)
    try {
      for (const one of [ours, theirs]) one.game.advance(one.state, one.game.parse(one.state, text))
    } catch (error) {
      return result(null, `${text}: ${error instanceof Error ? error.message : error}`)
    }
    seats.forEach(({ table, agent }, at) => {
      agent.notice?.(table.game.observe(table.state, at))
    })
  }
  const [won, same] = [ours, theirs].map(({ game, state }) => game.outcome(state)?.utility[side])
  return won === same && won !== undefined ? result(won) : result(null, 'they name other winners')
}

/** @returns {Played[]} */
function played() {
  const lines = wholeText(journal).split('\n')
  return lines
    .filter((/** @type {string} */ line) => line !== '')
    .map((/** @type {string} */ line) => JSON.parse(line))
}

/**
 * Points of games with their 95 % interval, as `61 of 94 (65 %, 55 to 74)`.
 * @param {readonly number[]} points
 */
function winRate(points) {
  const found = groupStatistics(
    points.map((score) => ({ score, times: 1 })),
    1,
  )
  if (found === null) return 'no games'
  const percent = (/** @type {number} */ value) => (100 * value).toFixed(0)
  const sum = points.reduce((all, one) => all + one, 0)
  return `${sum} of ${points.length} (${percent(found.score)} %, ${percent(found.low)} to ${percent(found.high)})`
}

const { groupStatistics } = await loadSource('arena/statistics/pairs.ts')
const { wholeText } = await loadSource('play/games/rebellion/tools/tune/sample-file.ts')
const newVersion = await version(join(import.meta.dirname, '..'))
const oldVersion = await version(resolve(folder))
const done = new Set(played().map(({ id }) => id))
for (let pair = 0; pair < Number(pairs); pair++)
  for (const side of [0, 1])
    if (!done.has(`${seed}/${pair}/${side}`))
      appendFileSync(
        journal,
        `${JSON.stringify(play(newVersion, oldVersion, `${seed}/${pair}`, side))}\n`,
      )

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
console.log(`  seconds a game: ${seconds(0).toFixed(1)} and ${seconds(1).toFixed(1)}`)
for (const { id, why } of games.filter(({ won }) => won === null))
  console.log(`  not counted: ${id}: ${why}`)
