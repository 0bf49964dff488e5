import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Account, Agent } from '../../../agents/agent.js'
import { brainsFor } from '../../../agents/brains-for.js'
import { playMatch } from '../../../arena/match/match.js'
import { USUAL_LIMITS } from '../../../arena/plan/limits.js'
import type { Move } from '../../../engine/game.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { BASE_MOVED } from '../../../engine/rebellion/state/signal.js'
import { type GameRecord, recordOf } from '../../../engine/record.js'
import { cloneState, equalStates, type State } from '../../../engine/state.js'
import { Session } from '../../../play/shell/session.js'
import type { Answer, Request } from '../../../play/shell/thinking/messages.js'
import { Thinker } from '../../../play/shell/thinking/thinker.js'
import { ThinkingDesk } from '../../../play/shell/thinking/thinking-desk.js'
import { agentOf } from '../../agents/playing.js'

/** The page's own session, its end of the thread and what runs in the thread, held against a match runner. */

const SPEC = 'mcts:iterations=10,root=6,searches=2,belief=behaviour'
const DECISIONS = 240
/** Where one is found at once with the players of today. */
const FIRST_MATCH = 37
const MOST_MATCHES = 30

/** A thread of the page, here: what it is sent and answers is copied as between threads. */
class ThreadHere {
  static started = 0
  static asked: Request[] = []
  onmessage: ((event: { data: Answer }) => void) | null = null
  private ended = false
  private readonly desk = new ThinkingDesk(
    rebellion,
    (data) => {
      if (!this.ended) this.onmessage?.({ data: structuredClone(data) })
    },
    () => null,
  )

  constructor() {
    ThreadHere.started++
  }

  postMessage(request: Request): void {
    const sent = structuredClone(request)
    ThreadHere.asked.push(sent)
    queueMicrotask(() => {
      if (!this.ended) this.desk.take(sent)
    })
  }

  terminate(): void {
    this.ended = true
  }
}

Object.defineProperty(globalThis, 'Worker', { value: ThreadHere })

interface Choice {
  /** Number of the move. */
  readonly number: number
  readonly move: Move
  readonly account: Account | null
}

interface Match {
  readonly record: GameRecord
  /** What the agent of the Empire chose. */
  readonly choices: readonly Choice[]
  /** What each side noticed. */
  readonly noticed: readonly (readonly State[])[]
  /** Number of the move that moved the base first. */
  readonly relocation: number
}

/** A match of the arena; its moves, and what the searching Empire thought. */
async function matchOf(seed: string): Promise<Match> {
  const noticed: State[][] = [[], []]
  const choices: Choice[] = []
  let made = 0
  let relocation = -1
  const noting = (agent: Agent, player: number): Agent => ({
    choose(observation, moves, clock) {
      const move = agent.choose(observation, moves, clock)
      if (player === EMPIRE)
        choices.push({ number: made, move, account: agent.account?.() ?? null })
      return move
    },
    notice(observation) {
      noticed[player]?.push(cloneState(observation))
      agent.notice?.(observation)
    },
  })
  const players = ['scripted', SPEC].map((spec, player) => ({
    agent: noting(agentOf(rebellion, spec, player, seed), player),
    isTimed: false,
  }))
  const observer = {
    begin() {},
    before() {},
    after(state: State) {
      if (relocation < 0 && (rebellion.signal(state, EMPIRE) & BASE_MOVED) !== 0) relocation = made
      made++
    },
    facts: () => ({ length: 0 }),
  }
  const limits = { ...USUAL_LIMITS, maxDecisions: DECISIONS }
  const { moves, state } = await playMatch(
    rebellion,
    { options: {}, world: seed },
    players,
    limits,
    observer,
  )
  return { record: recordOf(rebellion, {}, seed, moves, state), choices, noticed, relocation }
}

/** The first match whose Rebels move their base in its midst, and are not found again at once. */
async function matchWithRelocation(): Promise<Match> {
  for (let i = 0; i < MOST_MATCHES; i++) {
    const found = await matchOf(`course ${FIRST_MATCH + i}`)
    const { relocation, choices, record } = found
    const next = choices.find(({ number, account }) => account !== null && number > relocation)
    const isHidden = (next?.account?.belief.length ?? 0) > 2
    const late = choices.find(
      ({ number, account }) => account !== null && number >= relocation + 40,
    )
    const isLong = late !== undefined && late.number + 40 <= record.moves.length
    if (relocation > 40 && isLong && isHidden) return found
  }
  throw new Error('no match with a relocation')
}

const match = await matchWithRelocation()
const SEED = match.record.seed

/** The record up to before a move. */
function upTo(number: number): GameRecord {
  const { moves, hash: _, result: __, ...rest } = match.record
  return { ...rest, moves: moves.slice(0, number) }
}

/** The first decision from here that the Empire searched: in the middle of a plan only the old agent knows the plan. */
function searchedFrom(number: number): number {
  const found = match.choices.find((choice) => choice.account !== null && choice.number >= number)
  return (found as Choice).number
}

/** Plays on as the match went and asks for the choices of the Empire from one move to another, which must be the same. */
async function expectSame(session: Session, thinker: Thinker, from: number, to: number) {
  let compared = 0
  while (session.moves.length < to) {
    const number = session.moves.length
    const choice = match.choices.find((one) => one.number === number)
    if (choice !== undefined && number >= from) {
      const { move, account } = await ask(session, thinker, session.seed)
      assert.is(move, choice.move)
      assert.equal(thoughtIn(account), thoughtIn(choice.account))
      compared++
    }
    session.play(match.record.moves[number] as Move)
  }
  return compared
}

/** The account without what may follow: where nothing was searched that is drawn from whatever was searched before. */
function thoughtIn(account: Account | null): Omit<Account, 'line'> | null {
  if (account === null) return null
  const { line: _, ...rest } = account
  return rest
}

function ask(session: Session, thinker: Thinker, seed: string) {
  const course = session.courseOf(session.actor)
  const observation = session.observationOf(session.actor)
  return thinker.choose({ spec: SPEC, seed, course, observation, legal: session.legal })
}

/** What the Empire believes before a move when it has noticed everything, or nothing. */
function beliefAt(number: number, hears: boolean): Account['belief'] {
  const brains = brainsFor({ game: rebellion, options: {}, player: EMPIRE })
  const session = Session.of(rebellion, upTo(0), [REBEL])
  const notice = (): void => {
    if (hears && rebellion.isOpen?.(session.truth, EMPIRE) !== false)
      brains.notice(session.observationOf(EMPIRE))
  }
  notice()
  for (const move of match.record.moves.slice(0, number)) {
    session.play(move)
    notice()
  }
  return brains.belief(session.observationOf(EMPIRE))
}

test('a session shows each side what a match runner has it notice, also after steps back', () => {
  const session = Session.of(rebellion, match.record, [REBEL])
  const expectNoticed = (): void => {
    for (const player of [REBEL, EMPIRE]) {
      const { looks } = session.courseOf(player)
      const noticed = match.noticed[player] ?? []
      assert.is(looks.length, noticed.length)
      assert.ok(looks.every((look, i) => equalStates(look, noticed[i] as State)))
    }
  }
  expectNoticed()
  session.takeBack(match.relocation - 10)
  assert.ok(session.courseOf(EMPIRE).looks.length < (match.noticed[EMPIRE]?.length ?? 0))
  for (const move of match.record.moves.slice(session.moves.length)) session.play(move)
  expectNoticed()
})

test('the opponent chooses what the same agent chooses in a match', async () => {
  ThreadHere.asked = []
  const thinker = new Thinker(rebellion.name)
  const compared = await expectSame(
    new Session(rebellion, {}, SEED, [REBEL]),
    thinker,
    0,
    match.record.moves.length,
  )
  assert.is(compared, match.choices.length)
  const told = ThreadHere.asked.flatMap((one) => (one.type === 'choose' ? [one.course] : []))
  assert.ok(told.every(({ player }) => player === EMPIRE))
  // Nothing is told twice, and nothing but what the seat noticed
  const looks = told.flatMap((course) => course.looks)
  const noticed = (match.noticed[EMPIRE] ?? []).slice(0, looks.length)
  assert.equal(
    looks,
    noticed.map(({ bytes }) => bytes),
  )
})

test('it does so after a reload', async () => {
  const { relocation } = match
  for (const wanted of [relocation - 20, relocation + 1, relocation + 40]) {
    const number = searchedFrom(wanted)
    const session = Session.of(rebellion, upTo(number), [REBEL])
    const compared = await expectSame(session, new Thinker(rebellion.name), number, number + 40)
    assert.ok(compared > 5, `${compared} choices compared`)
  }
})

test('it does so after a step back behind a relocation, in the old thread and in a new one', async () => {
  const { relocation } = match
  for (const isNew of [false, true]) {
    const session = new Session(rebellion, {}, SEED, [REBEL])
    const thinker = new Thinker(rebellion.name)
    const after = searchedFrom(relocation + 1)
    await expectSame(session, thinker, after, after + 10)
    if (isNew) thinker.stop()
    session.takeBack(relocation - 30)
    const number = searchedFrom(relocation - 30)
    const compared = await expectSame(session, thinker, number, relocation + 40)
    assert.ok(compared > 5, `${compared} choices compared`)
  }
})

test('agents that are made late, as for hints, are told everything', async () => {
  const number = searchedFrom(match.relocation + 1)
  const session = Session.of(rebellion, upTo(number), [EMPIRE])
  const thinker = new Thinker(rebellion.name)
  const started = ThreadHere.started
  const list = Int32Array.from(session.legal)
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', SEED]) {
    const agent = agentOf(rebellion, SPEC, EMPIRE, seed)
    for (const look of session.courseOf(EMPIRE).looks) agent.notice?.(look)
    const clock = { limitMs: Number.POSITIVE_INFINITY, now: () => 0 }
    const move = agent.choose(session.observation, { list, count: list.length }, clock)
    const thought = await ask(session, thinker, seed)
    assert.equal(thoughtIn(thought.account), thoughtIn(agent.account?.() ?? null))
    assert.not.equal(thought.account?.belief, beliefAt(number, false), 'nothing was to be noticed')
    assert.is(thought.move, move)
  }
  // The one used longest ago was given up meanwhile, and is told everything when it comes again
  await ask(session, thinker, 'a')
  assert.is(ThreadHere.started, started + 1)
})

test('a thread that takes the place of a stopped one is told everything', async () => {
  const session = new Session(rebellion, {}, SEED, [REBEL])
  const thinker = new Thinker(rebellion.name)
  const before = searchedFrom(match.relocation - 20)
  await expectSame(session, thinker, before, before + 5)
  const after = searchedFrom(match.relocation + 1)
  await expectSame(session, thinker, after, after)
  thinker.stop()
  await expectSame(session, thinker, after, after + 20)
})

test('after a fault all are told anew', async () => {
  const number = searchedFrom(match.relocation + 1)
  const session = Session.of(rebellion, upTo(number), [REBEL])
  const thinker = new Thinker(rebellion.name)
  const course = session.courseOf(EMPIRE)
  const observation = session.observationOf(EMPIRE)
  const wrong = { spec: 'no-such-agent', seed: SEED, course, observation, legal: session.legal }
  const fault = await thinker.choose(wrong).catch((error: unknown) => error)
  assert.instance(fault, Error)
  ThreadHere.asked = []
  await expectSame(session, thinker, number, number + 10)
  const [next] = ThreadHere.asked
  assert.ok(next?.type === 'choose' && next.course.from === 0)
})

test('the odds of the base know of the relocation', async () => {
  const thinker = new Thinker(rebellion.name)
  for (const number of [match.relocation - 5, match.relocation + 1]) {
    const session = Session.of(rebellion, upTo(number), [EMPIRE])
    const odds = await thinker.belief(session.courseOf(EMPIRE), session.observation)
    assert.equal(odds, beliefAt(number, true))
  }
  const deaf = beliefAt(match.relocation + 1, false)
  assert.not.equal(deaf, beliefAt(match.relocation + 1, true), 'nothing was to be noticed')
})

test.run()
