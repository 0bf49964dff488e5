import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import {
  type Partner,
  type PartnerMessage,
  PartnerPool,
  type PartnerSeat,
} from '../../../agents/mcts/partner.js'
import { createAgent, parseSpec } from '../../../agents/spec.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { Computers } from '../../../play/shell/computers.js'
import { Session } from '../../../play/shell/session.js'
import { LentThread } from '../../../play/terminal/partner-thread.js'
import { accountText } from '../../agents/account-text.js'
import { choiceAt } from '../../agents/playing.js'

const SPEC = 'mcts:iterations=24,searches=2'
const DECISIONS = 60

type Lend = (seat: PartnerSeat) => Partner | null

function agentWith(spec: string, player: number, lend?: Lend): Agent {
  const parsed = parseSpec(spec)
  if (parsed.kind !== 'ours') throw new Error('not ours')
  const seat = { game: rebellion, options: {}, player, seed: 'partner' }
  return createAgent(parsed, lend === undefined ? seat : { ...seat, partner: lend })
}

/** The accounts of the first decisions of a game. */
function accounts(spec: string, lend?: Lend, between?: (made: number) => void): string[] {
  const agents = [0, 1].map((player) => agentWith(spec, player, lend))
  const state = rebellion.start({}, 'partner')
  const told: string[] = []
  for (let made = 0; made < DECISIONS; made++) {
    between?.(made)
    const agent = agents[rebellion.actor(state)] as Agent
    rebellion.advance(state, choiceAt(rebellion, agent, state))
    for (const one of agents) one.notice?.(rebellion.observe(state, agents.indexOf(one)))
    told.push(accountText(agent.account?.()))
  }
  for (const agent of agents) agent.close?.()
  return told
}

/** Lends a thread and counts how often it helped. */
class Counted {
  begun = 0
  helped = 0

  constructor(private readonly lent: Lend) {}

  readonly lend: Lend = (seat) => {
    const partner = this.lent(seat)
    if (partner === null) return null
    return {
      ...partner,
      begin: (question) => {
        const begins = partner.begin(question)
        if (begins) this.begun++
        return begins
      },
      finish: (waitMs, early) => {
        const found = partner.finish(waitMs, early)
        if (found !== null) this.helped++
        return found
      },
    }
  }
}

const alone = accounts(SPEC)

/** A pool whose thread has loaded; `spoils` may do away with a message and the thread. */
async function openPool(
  spoils: (message: PartnerMessage, worker: Worker) => boolean = () => false,
): Promise<PartnerPool> {
  const worker = new Worker(new URL('./partner.worker.js', import.meta.url))
  const pool = new PartnerPool({
    post: (message) => {
      if (!spoils(message, worker)) worker.postMessage(message)
    },
    end: () => void worker.terminate(),
  })
  for (let i = 0; !pool.isListening && i < 400; i++) await sleep(50)
  return pool
}

test('the same game on one thread and on two', async () => {
  const pool = await openPool()
  try {
    const counted = new Counted((seat) => pool.join(seat))
    assert.equal(accounts(SPEC, counted.lend), alone)
    assert.ok(counted.begun >= 5, `asked ${counted.begun} times`)
    assert.is(counted.helped, counted.begun)
  } finally {
    pool.end()
  }
})

test('the same game when the thread is killed while it searches, and nobody waits for ever', async () => {
  let searches = 0
  const pool = await openPool((message, worker) => {
    if (message.type !== 'search' || ++searches < 3) return false
    void worker.terminate()
    return true
  })
  const counted = new Counted((seat) => pool.join(seat))
  assert.equal(accounts(SPEC, counted.lend), alone)
  assert.is(counted.begun, 3)
  assert.is(counted.helped, 2)
})

test('the terminal plays as the agent does alone, its thread ends with the game', async () => {
  const session = new Session(rebellion, {}, 'wired', [0])
  const thread = new LentThread(rebellion.name)
  const computers = new Computers(session, () => SPEC, thread.lend)
  const opponent = agentAlone()
  try {
    for (let made = 0; made < 40; made++) {
      if (made === 10) await sleep(1000)
      const move = session.isMine ? (session.legal[0] as number) : computers.think().move
      if (!session.isMine) assert.is(move, choiceAt(rebellion, opponent, session.truth))
      session.play(move)
      opponent.notice?.(rebellion.observe(session.truth, 1))
    }
  } finally {
    computers.close()
    thread.end()
  }
})

function agentAlone(): Agent {
  const spec = parseSpec(SPEC)
  if (spec.kind !== 'ours') throw new Error('not ours')
  return createAgent(spec, { game: rebellion, options: {}, player: 1, seed: 'wired/1' })
}

test('with time the second thread adds to what is found in the same time', async () => {
  const pool = await openPool()
  try {
    const counted = new Counted((seat) => pool.join(seat))
    const agent = agentWith('mcts:time=60ms,searches=2', 1, counted.lend)
    const state = rebellion.start({}, 'timed')
    const setter = agentWith('scripted', 0)
    for (let made = 0; made < DECISIONS; made++) {
      const mine = rebellion.actor(state) === 1
      rebellion.advance(state, choiceAt(rebellion, mine ? agent : setter, state))
    }
    assert.ok(counted.helped > 0, `${counted.helped} of ${counted.begun}`)
  } finally {
    pool.end()
  }
})

test.run()
