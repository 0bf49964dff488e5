import { parentPort, workerData } from 'node:worker_threads'
import { createAgent, parseSpec } from '../../agents/spec.js'
import { MOST_MOVES, NOBODY } from '../../engine/game.js'
import type { GameTask } from '../match/game-task.js'
import { loadGame } from '../match/load-game.js'
import { Stopwatch } from './stopwatch.js'

/** A thread like those of the pool that plays the games it is sent with nothing around them, and answers the time. */
export interface BareData {
  readonly gamesAddress: string | null
}

const { gamesAddress } = workerData as BareData
const clock = { limitMs: Number.POSITIVE_INFINITY, now: () => performance.now() }
const moves = new Int32Array(MOST_MOVES)

async function play(task: GameTask): Promise<void> {
  const game = await loadGame(task.rules, gamesAddress)
  const agents = task.players.map((player, seat) => {
    const spec = parseSpec(player.spec, game.name)
    if (spec.kind !== 'ours') throw new Error('the bare loop plays agents of ours')
    return createAgent(spec, { game, options: task.options, player: seat, seed: task.luck })
  })
  const seen = task.players.map(() => game.blank())
  const state = game.start(task.options, task.world)
  for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
    const count = game.moves(state, moves)
    const observation = game.observe(state, seat, seen[seat])
    const move = agents[seat]?.choose(observation, { list: moves, count }, clock) ?? 0
    game.advance(state, move)
    for (const [other, agent] of agents.entries())
      if (agent.notice !== undefined && game.isOpen?.(state, other) !== false)
        agent.notice(game.observe(state, other, seen[other]))
  }
  for (const agent of agents) agent.close?.()
}

parentPort?.on('message', async (tasks: readonly GameTask[]) => {
  const stopwatch = new Stopwatch()
  for (const task of tasks) await play(task)
  parentPort?.postMessage(stopwatch.read())
})
