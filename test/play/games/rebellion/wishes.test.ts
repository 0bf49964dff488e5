import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Account } from '../../../../agents/agent.js'
import { decisionsAhead } from '../../../../agents/ahead.js'
import { MOST_MOVES } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { KIND_IDS } from '../../../../engine/rebellion/course/kinds.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { rebellionRules } from '../../../../play/games/rebellion/page/rules.js'
import { thingOf } from '../../../../play/games/rebellion/things.js'
import { rebellionWishes as rules } from '../../../../play/games/rebellion/wishes/wishes.js'
import { Partnership } from '../../../../play/page/partnership.js'
import type { Beat } from '../../../../play/page/telling/beat.js'
import { Beside } from '../../../../play/shell/beside.js'
import { Computers } from '../../../../play/shell/computers.js'
import { Session } from '../../../../play/shell/session.js'
import { Thinker } from '../../../../play/shell/thinking/thinker.js'
import {
  allowedBy,
  answerTo,
  costOf,
  isHeeded,
  politeMoves,
} from '../../../../play/shell/wishes.js'
import { BesideHere } from '../../../../play/terminal/beside-here.js'

const OPTIONS = { players: '4' }

/** A team game up to the first decision of a kind by a seat, played at random. */
function until(kind: string, seat: number, deal: string): State {
  const list = new Int32Array(MOST_MOVES)
  const random = new Random(deal)
  const state = rebellion.start(OPTIONS, deal)
  while (KIND_IDS[rebellion.kind(state)] !== kind || rebellion.actor(state) !== seat)
    rebellion.advance(state, list[random.below(rebellion.moves(state, list))] as number)
  return state
}

function legalIn(state: State): number[] {
  const list = new Int32Array(MOST_MOVES)
  return Array.from(list.subarray(0, rebellion.moves(state, list)))
}

test('moves against a wish are those that its thing stands in, by the texts of moves', () => {
  const against: Readonly<Record<string, RegExp>> = {
    keep: /^(assign|join|activate|add) /,
    spare: /^(activate|reveal) /,
    not: /^(?!lift )/,
  }
  let refused = 0
  for (const kind of ['assign', 'command'])
    for (const seat of [1, 2, 3]) {
      const state = until(kind, seat, `wishes ${kind} ${seat}`)
      const observation = rebellion.observe(state, seat)
      const legal = legalIn(observation)
      for (const sort of Object.keys(against))
        for (const what of rules.things(sort, observation)) {
          const left = rules.heeding({ sort, what }, observation, legal)
          const expected = legal.filter((move) => {
            const text = rebellion.describe(state, move)
            return !(against[sort]?.test(text) && text.split(' ').includes(what))
          })
          assert.equal(left, expected, `${kind} ${seat} ${sort} ${what}`)
          refused += legal.length - left.length
        }
    }
  assert.ok(refused > 100, `${refused}`)
})

test('going for a system is a turn that goes there, and is done with it', () => {
  const observation = rebellion.observe(until('command', 1, 'go'), 1)
  const legal = legalIn(observation)
  const place = rules.placesOf(legal)[0] ?? -1
  const what = rules.things('go', observation).find((id) => thingOf(id)?.number === place) ?? ''
  const wish = { sort: 'go', what }
  const going = rules.heeding(wish, observation, legal)
  assert.ok(going.length > 0 && going.length < legal.length)
  for (const move of going) {
    assert.ok(rebellion.describe(observation, move).split(' ').includes(what))
    assert.ok(rules.isDone(wish, move))
  }
  assert.not(rules.isDone({ sort: 'spare', what }, going[0] as number))
})

test('a wish that leaves no move is passed over', () => {
  const observation = rebellion.observe(until('command', 2, 'none'), 2)
  const legal = legalIn(observation)
  const [first = ''] = rules.things('spare', observation)
  const nowhere = { sort: 'go', what: 'no-such-system' }
  assert.equal(allowedBy(rules, [nowhere], observation, legal), legal)
  const one = legal.filter(
    (move) => !rules.heeding({ sort: 'spare', what: first }, observation, legal).includes(move),
  )
  if (one.length > 0)
    assert.equal(allowedBy(rules, [{ sort: 'spare', what: first }], observation, one), one)
})

test('a wish is heeded where it costs little, and answered with its price', () => {
  const thought = (value: number) => ({
    move: 0,
    account: { candidates: [{ value }] } as unknown as Account,
  })
  assert.ok(Math.abs(costOf(thought(0.5), thought(0.46)) - 0.04) < 1e-9)
  assert.is(costOf(thought(0.4), thought(0.5)), 0)
  assert.ok(Number.isNaN(costOf(thought(0.4), { move: 0, account: null })))
  assert.ok(isHeeded(0.04, 'asked') && !isHeeded(0.04, 'own'))
  assert.not(isHeeded(0.06, 'asked'))
  assert.ok(isHeeded(Number.NaN, 'own'))
  const wish = { sort: 'keep', what: 'general-tagge' }
  const said = (cost: number) => answerTo(rules, wish, { cost, mind: 'asked', instead: 'Pass' })
  assert.is(said(0.02), 'Tagge stays free until the round ends. By my count it costs us 2 %.')
  assert.is(said(0.08), 'No: by my count it costs us 8 %. I would rather: Pass.')
})

test('what a partner will be asked next is found in worlds that fit what he knows', () => {
  const state = until('command', 1, 'ahead')
  const outset = {
    game: rebellion,
    options: OPTIONS,
    player: 2,
    observation: rebellion.observe(state, 2),
    kinds: rules.planned,
    spec: 'scripted',
    seed: 'ahead',
    worlds: 3,
  }
  const found = decisionsAhead(outset)
  assert.is(found.length, 3)
  for (const { observation, legal } of found) {
    assert.is(rebellion.actor(observation), 2)
    assert.ok(rules.planned.includes(KIND_IDS[rebellion.kind(observation)] ?? ''))
    assert.equal(legalIn(observation), legal)
  }
  assert.equal(decisionsAhead(outset), found)
})

test('a computer keeps to what it was asked until the round ends, and lifts nothing of a person', async () => {
  const session = new Session(rebellion, OPTIONS, 'kept', [1])
  const here = { session, levelAt: () => 'scripted', wishesChanged: () => {} }
  const beside = new Beside(new BesideHere(rules, here, () => []))
  const computers = new Computers(
    session,
    () => 'scripted',
    () => null,
    rules,
  )
  const spent: string[] = []
  for (let told = false; rules.roundOf(session.truth) < 3; ) {
    if (session.actor === 1 && session.kind === 'command' && !told) {
      told = true
      for (const what of rules.things('keep', session.observationOf(2)))
        await beside.tell(2, { sort: 'keep', what })
      assert.ok(beside.wishesTo(2).length > 1)
    }
    const seat = session.actor
    const observation = session.observationOf(seat)
    const there = { observation, legal: politeMoves(rules, session) }
    const { move } = await beside.heed(seat, computers.think(), there, (legal) =>
      beside.table.advise(seat, { observation, legal }),
    )
    const text = rebellion.describe(session.truth, move)
    if (session.actor === 2 && /^(activate|add) /.test(text))
      spent.push(`${rules.roundOf(session.truth)} ${text}`)
    assert.not.match(text, /^lift /)
    session.play(move)
  }
  computers.close()
  assert.equal(
    spent.filter((text) => text.startsWith('1 ')),
    [],
  )
  // Asked for nothing he sends them
  assert.ok(spent.length > 0)
  assert.equal(beside.wishesTo(2), [])
})

test('the telling stops once at what a wish has named, done or not, and at nothing else', () => {
  const session = new Session(rebellion, OPTIONS, 'stops', [1])
  const wish = { seat: 2, round: 1, answer: '' }
  const wishes = [
    { ...wish, sort: 'spare', what: 'naboo' },
    { ...wish, sort: 'go', what: 'kessel', done: true as const },
    { ...wish, sort: 'spare', what: 'hoth', round: 0 },
  ]
  const partnership = new Partnership({
    rules: rebellionRules,
    session,
    thinker: new Thinker('rebellion'),
    isAsked: false,
    curtain: { person: null },
    settings: { seat: 1, level: 'cadet', takeBack: false, odds: true, verdicts: true, wishes },
    games: { save: () => {} },
    changed: () => {},
  })
  const beat = (actor: number, ...places: string[]): Beat => ({
    lines: [{ actor, number: 0, text: '', event: { kind: 'activated', text: '', places } }],
    from: 0,
    to: 1,
    motionMs: 0,
    weight: 1,
    own: false,
    stays: false,
  })
  const stops = (...beats: readonly Beat[]): boolean[] =>
    partnership.stopping(beats).map((one) => one.stops === true)
  assert.equal(
    stops(beat(2, 'hoth'), beat(3, 'naboo'), beat(2, 'hoth', 'naboo'), beat(2, 'naboo')),
    [false, false, true, false],
  )
  assert.equal(stops(beat(2, 'naboo'), beat(2, 'kessel')), [false, true])
  partnership.consider()
  assert.equal(stops(beat(2, 'naboo')), [true])
})

test.run()
