import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createAgent, parseSpec } from '../../../agents/spec.js'
import { MOST_MOVES } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import type { Request } from '../../../play/shell/thinking/messages.js'
import { choiceAt } from '../../agents/playing.js'
import { openPage } from './kit.js'

/** A request as it gets into the page: bytes as a list of numbers, no Infinity. */
interface Asked extends Pick<Request & { type: 'choose' }, 'spec' | 'course' | 'seed' | 'legal'> {
  readonly observation: readonly number[]
}

interface Answered {
  readonly move: number
  readonly iterations: number
  /** Whether the other thread did its half. */
  readonly helped: boolean
}

const LEGAL = new Int32Array(MOST_MOVES)

/** A decision at which an agent of this spec searches, some way into a game, and what it does in this thread. */
function decision(spec: string): { asked: Asked; move: number } {
  const parsed = parseSpec(spec)
  const habit = parseSpec('scripted')
  if (parsed.kind !== 'ours' || habit.kind !== 'ours') throw new Error('not ours')
  const seed = 'page partner'
  const habits = [0, 1].map((player) =>
    createAgent(habit, { game: rebellion, options: {}, player, seed }),
  )
  const state = rebellion.start({}, seed)
  for (let made = 0; ; made++) {
    const player = rebellion.actor(state)
    const kind = rebellion.kinds[rebellion.kind(state)]
    if (made > 60 && player === 1 && kind === 'command') {
      const agent = createAgent(parsed, { game: rebellion, options: {}, player, seed })
      const observation = [...rebellion.observe(state, player).bytes]
      const legal = [...LEGAL.subarray(0, rebellion.moves(state, LEGAL))]
      const asked: Asked = {
        spec,
        course: { player, from: 0, looks: [] },
        seed,
        observation,
        legal,
      }
      return { asked, move: choiceAt(rebellion, agent, state) }
    }
    const agent = habits[player]
    if (agent === undefined) throw new Error('the game is over')
    rebellion.advance(state, choiceAt(rebellion, agent, state))
  }
}

test('the thinking thread of the page has help from another one, and answers as without', async () => {
  const { page, errors, close } = await openPage()
  try {
    const counted = decision('mcts:iterations=120,searches=2')
    const timed = { ...counted.asked, spec: 'mcts:time=800ms,searches=2', seed: 'timed' }
    const ask = (isShared: boolean): Promise<Answered[]> =>
      page.evaluate(
        async ({ requests, isShared }) => {
          const worker = new Worker('/opponent.js', { type: 'module' })
          const say = (request: Request): Promise<Answered> =>
            new Promise((resolve, reject) => {
              worker.onmessage = ({ data }) => {
                if (data.type === 'fault') reject(new Error(data.message))
                else {
                  const { iterations = 0, counters } = data.account ?? {}
                  resolve({ move: data.move, iterations, helped: counters?.helped === 1 })
                }
              }
              worker.postMessage(request)
            })
          const stop = isShared ? new SharedArrayBuffer(4) : null
          await say({ type: 'begin', id: 0, game: 'rebellion', stop })
          const answers: Answered[] = []
          for (const { observation, ...request } of requests) {
            const asked: Request = {
              type: 'choose',
              id: 1,
              ...request,
              observation: Uint8Array.from(observation),
              limitMs: Number.POSITIVE_INFINITY,
              outlooks: 0,
            }
            answers.push(await say(asked))
            // The second thread loads while the first one has nothing to do
            while (isShared && answers.length === 1) {
              await new Promise((resolve) => setTimeout(resolve, 100))
              if ((await say(asked)).helped) break
            }
          }
          worker.terminate()
          return answers
        },
        { requests: [counted.asked, counted.asked, timed], isShared },
      )
    const alone = await ask(false)
    const helped = await ask(true)
    for (const answers of [alone, helped])
      for (const { move, iterations } of answers.slice(0, 2)) {
        assert.is(move, counted.move)
        assert.is(iterations, alone[0]?.iterations)
      }
    assert.not.ok(alone.some((answer) => answer.helped))
    assert.ok(helped.slice(1).every((answer) => answer.helped))
    assert.ok((helped[2]?.iterations ?? 0) > 0)
    assert.equal(errors, [])
  } finally {
    await close()
  }
})

test.run()
