import { parentPort } from 'node:worker_threads'
import type { Looks } from '../../../../../agents/rebellion/foresight.js'
import { type MetPosition, metPositions } from '../../../../../agents/rebellion/met-positions.js'
import { createAgent, parseSpec } from '../../../../../agents/spec.js'
import type { Options } from '../../../../../engine/game.js'
import { loadGame } from '../../../../../engine/games.js'

/** One game whose positions are wanted. */
export interface SampleTask {
  /** Specs of agents of ours, by seat. */
  readonly specs: readonly string[]
  readonly seed: string
  /** Part of the decisions that stray, on average. */
  readonly strays: number
  /** Of the game; the usual ones where left out. */
  readonly options?: Options
  /** How far ahead of each position it is looked. */
  readonly looks?: Looks | null
}

async function play({
  specs,
  seed,
  strays,
  options = {},
  looks = null,
}: SampleTask): Promise<MetPosition[]> {
  const game = await loadGame('rebellion')
  const agents = specs.map((text, player) => {
    const spec = parseSpec(text)
    if (spec.kind !== 'ours') throw new Error(`"${text}" is not an agent of ours`)
    return createAgent(spec, { game, options, player, seed })
  })
  return metPositions(game, agents, seed, strays, options, looks)
}

parentPort?.on('message', async (task: SampleTask) => parentPort?.postMessage(await play(task)))
