import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Game } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { Session } from '../../../play/shell/session.js'
import type { Answer, Request } from '../../../play/shell/thinking/messages.js'
import { ThinkingDesk } from '../../../play/shell/thinking/thinking-desk.js'
import { partners, threeAlone } from '../../toys/tricks.js'

/** The thread that thinks, asked about games of more than two seats. */
function deskOf(game: Game): (request: Request) => Answer {
  let answered: Answer | null = null
  const desk = new ThinkingDesk(
    game,
    (answer) => {
      answered = answer
    },
    () => null,
  )
  return (request) => {
    desk.take(request)
    return answered as unknown as Answer
  }
}

for (const game of [partners(), threeAlone()]) {
  const seats = game.seats({})

  /** Everybody is the thread's, in his own seat. */
  function playOut(ask: (request: Request) => Answer): Session {
    const session = new Session(game, {}, 'desk', [0])
    for (let id = 1; !session.isOver; id++) {
      const player = session.actor
      const looks = session.courseOf(player).looks.map(({ bytes }) => bytes)
      const { legal } = session
      const answer = ask({
        type: 'choose',
        limitMs: Number.POSITIVE_INFINITY,
        outlooks: 0,
        id,
        spec: 'easy',
        seed: 'desk',
        course: { player, from: 0, looks },
        observation: session.observationOf(player).bytes,
        legal,
      })
      if (answer.type !== 'chosen') throw new Error(JSON.stringify(answer))
      assert.ok(legal.includes(answer.move))
      session.play(answer.move)
    }
    return session
  }

  test(`every seat of ${game.name} is thought for, and its curve ends with what it got`, () => {
    const ask = deskOf(game)
    assert.is(ask({ type: 'begin', id: 0, game: game.name, stop: null }).type, 'ready')
    const session = playOut(ask)
    const { utility = [] } = game.outcome(session.truth) ?? {}
    for (const seat of seats.keys())
      for (const eyes of [...seats.keys(), 'all' as const]) {
        const answer = ask({ type: 'curve', id: 99, record: session.record(), seat, eyes })
        if (answer.type !== 'curve') throw new Error(JSON.stringify(answer))
        assert.is(answer.values.length, session.moves.length + 1)
        assert.ok(answer.values.every((value) => value >= 0 && value <= 1))
        assert.is(answer.values.at(-1), utility[seat])
      }
  })

  test(`a wrong question about ${game.name} is answered as a fault`, () => {
    const ask = deskOf(game)
    const course = { player: 0, from: 5, looks: [] }
    assert.is(ask({ type: 'belief', id: 1, course, observation: new Uint8Array() }).type, 'fault')
  })
}

test('a seat of a team is thought, believed and judged for by the rules of its game', () => {
  const ask = deskOf(rebellion)
  ask({ type: 'begin', id: 0, game: 'rebellion', stop: null })
  const session = new Session(rebellion, { setup: 'standard', players: '4' }, 'team', [0])
  const asked = new Set<number>()
  for (let id = 1; asked.size < 4; id++) {
    const player = session.actor
    const looks = session.courseOf(player).looks.map(({ bytes }) => bytes)
    const about = {
      id,
      course: { player, from: 0, looks },
      observation: session.observationOf(player).bytes,
    }
    const isFirst = session.kind !== 'setup' && !asked.has(player)
    const spec = isFirst ? 'mcts:iterations=12,temperature=0.03' : 'scripted'
    const { legal } = session
    const answer = ask({
      ...about,
      type: 'choose',
      limitMs: Number.POSITIVE_INFINITY,
      outlooks: 1,
      spec,
      seed: 'desk',
      legal,
    })
    if (answer.type !== 'chosen') throw new Error(JSON.stringify(answer))
    if (isFirst) {
      asked.add(player)
      assert.is(ask({ ...about, type: 'belief' }).type, 'belief')
      const act = [answer.move]
      const judged = ask({ ...about, type: 'judge', spec: 'mcts:iterations=8', legal, act })
      assert.is(judged.type, 'judged', JSON.stringify(judged))
    }
    session.play(answer.move)
  }
})

test('a partner is asked about the decision of another, from what he knows', () => {
  const ask = deskOf(rebellion)
  ask({ type: 'begin', id: 0, game: 'rebellion', stop: null })
  const options = { setup: 'standard', players: '4', secrets: 'own' }
  const session = new Session(rebellion, options, 'own', [1])
  const about = (player: number) => ({
    course: { player, from: 0, looks: session.courseOf(player).looks.map(({ bytes }) => bytes) },
    observation: session.observationOf(player).bytes,
    limitMs: Number.POSITIVE_INFINITY,
    outlooks: 1,
    seed: 'own',
  })
  for (let id = 1; session.kind !== 'command' || session.actor !== 1; id += 2) {
    const spec = 'scripted'
    const { actor, legal } = session
    const answer = ask({ ...about(actor), type: 'choose', id, spec, legal })
    if (answer.type !== 'chosen') throw new Error(JSON.stringify(answer))
    session.play(answer.move)
  }
  const { legal } = session
  assert.not.equal(about(1).observation, about(2).observation)
  const spec = 'mcts:iterations=24'
  const answer = ask({ ...about(2), type: 'choose', id: 999, seat: 1, spec, legal, passing: true })
  if (answer.type !== 'chosen') throw new Error(JSON.stringify(answer))
  assert.ok(legal.includes(answer.move))
  assert.is(answer.account?.counters.failures, 0)
  const kinds = ['command', 'assign']
  const { limitMs: _limit, outlooks: _most, ...whose } = about(2)
  const ahead = ask({ ...whose, type: 'ahead', id: 1000, spec: 'scripted', kinds, worlds: 2 })
  if (ahead.type !== 'ahead') throw new Error(JSON.stringify(ahead))
  assert.ok(ahead.decisions.length > 0)
  assert.ok(ahead.decisions.every(({ legal: open }) => open.length > 1))
})

test.run()
