import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cardNumber, MISSIONS, OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { cloneState, equalStates, type State } from '../../../../engine/state.js'
import { eyes, goOn, goTo, kindOf, listOf, nextRound } from '../look.js'
import { decider, moves, ofBaseGame, offers, play, position } from '../support.js'

/** What an observation shows and hides. Positions that a player cannot tell apart give the same bytes. */

const REBEL = 0
const EMPIRE = 1

function same(a: State, b: State, player: number): boolean {
  return equalStates(rebellion.observe(a, player), rebellion.observe(b, player))
}

/** Pairs of positions: what differs, and the player who cannot tell them apart. The other one can. */
const HIDDEN: readonly (readonly [
  string,
  number,
  Record<string, unknown>,
  Record<string, unknown>,
])[] = [
  ['the base', EMPIRE, { base: { system: 'hoth' } }, { base: { system: 'ilum' } }],
  [
    'missions in hand',
    EMPIRE,
    { hands: { rebel: { missions: ['seek-yoda', 'hidden-fleet'] } } },
    { hands: { rebel: { missions: ['daring-rescue', 'stolen-plans'] } } },
  ],
  [
    'Imperial missions and projects in hand',
    REBEL,
    { hands: { empire: { missions: ['collect-bounty', 'construct-factory'] } } },
    { hands: { empire: { missions: ['detained', 'superlaser-online'] } } },
  ],
  [
    'objectives of a stage in hand',
    EMPIRE,
    { hands: { rebel: { objectives: ['crippling-blow-1', 'liberation-2'] } } },
    { hands: { rebel: { objectives: ['rebel-assault-1', 'popular-support-2'] } } },
  ],
  [
    'starting action cards in hand',
    EMPIRE,
    { hands: { rebel: { actions: ['rebel-planning'] } } },
    { hands: { rebel: { actions: ['temporary-alliance'] } } },
  ],
  [
    'Imperial starting action cards in hand',
    REBEL,
    { hands: { empire: { actions: ['it-is-your-destiny', 'brilliant-administrator'] } } },
    { hands: { empire: { actions: ['it-is-your-destiny', 'according-to-my-design'] } } },
  ],
  [
    'a face-down mission',
    EMPIRE,
    { assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }] },
    { assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }] },
  ],
  [
    'an Imperial face-down mission',
    REBEL,
    { assigned: [{ mission: 'gather-intel', leaders: ['darth-vader'] }] },
    { assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }] },
  ],
  [
    'probe cards in hand',
    REBEL,
    { hands: { empire: { probes: ['kessel', 'naboo'] } } },
    { hands: { empire: { probes: ['ilum', 'rodia'] } } },
  ],
  [
    'kept action cards that show the same leader',
    EMPIRE,
    {
      hands: { rebel: { actions: ['its-a-trap'] } },
      recruits: { rebel: [{ leader: 'admiral-ackbar', card: 'its-a-trap' }] },
      leaders: { pool: ['admiral-ackbar'] },
    },
    {
      hands: { rebel: { actions: ['point-blank-assault'] } },
      recruits: { rebel: [{ leader: 'admiral-ackbar', card: 'point-blank-assault' }] },
      leaders: { pool: ['admiral-ackbar'] },
    },
  ],
]

for (const [what, blind, first, second] of HIDDEN)
  test(`hidden: ${what}`, () => {
    for (const phase of ['assignment', 'command']) {
      const [a, b] = [first, second].map((fields) => position({ phase, ...fields })) as [
        State,
        State,
      ]
      assert.ok(same(a, b, blind), `${what} shows`)
      assert.not.ok(same(a, b, 1 - blind), `${what} should differ for its owner`)
    }
  })

test('hidden from both: the order of decks, the generator, and dice to come', () => {
  const [a, b] = ['one', 'other'].map((seed) => position({ phase: 'command', seed })) as [
    State,
    State,
  ]
  assert.not.ok(equalStates(a, b))
  assert.not.equal(listOf(a, 'decks.rebelMissions'), listOf(b, 'decks.rebelMissions'))
  for (const player of [REBEL, EMPIRE]) assert.ok(same(a, b, player))
  const loaded = position({ phase: 'command', seed: 'one', dice: ['hit', 'special'] })
  const reseeded = cloneState(a)
  rebellion.reseed(reseeded, 12345)
  for (const player of [REBEL, EMPIRE]) {
    assert.ok(same(a, loaded, player))
    assert.ok(same(a, reseeded, player))
  }
})

// What shows

test('seen: what everybody sees is told as it is', () => {
  const s = position({ phase: 'command', units: { naboo: { 'x-wing': 1 } } })
  for (const text of ['pass', 'reveal-base', 'activate jan-dodonna malastare']) {
    const move = rebellion.parse(s, text)
    assert.is(rebellion.seen(s, move, EMPIRE), move, text)
  }
  // Of an assignment the leaders are seen
  const a = position()
  const [one, two] = ['assign sabotage princess-leia', 'assign sabotage jan-dodonna'].map((text) =>
    rebellion.seen(a, rebellion.parse(a, text), EMPIRE),
  )
  assert.is.not(one, two)
  // Of a recruit the leader
  const r = goTo(
    position({ phase: 'refresh', decks: { rebelActions: ['undercover', 'ambush'] } }),
    'rebel',
    'recruit',
  )
  const [obi, lando] = ['obi-wan-kenobi', 'lando-calrissian'].map((id) =>
    rebellion.seen(r, rebellion.parse(r, `keep undercover ${id}`), EMPIRE),
  )
  assert.is.not(obi, lando)
})

test('shown: sizes of hands, leaders on missions, discards, and stages on the backs of objectives', () => {
  const s = position({
    phase: 'command',
    hands: {
      rebel: {
        missions: ['hidden-fleet', 'seek-yoda'],
        actions: ['rebel-planning'],
        objectives: ['liberation-2'],
      },
      empire: { missions: ['detained'], probes: ['kessel', 'ilum', 'naboo'] },
    },
    discards: { missions: ['stolen-plans'] },
    assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }],
  })
  const empire = eyes(rebellion.observe(s, EMPIRE), EMPIRE)
  assert.equal([empire.missionHandSize(0), empire.actionHandSize(0)], [5, 1])
  assert.is(empire.missionsDiscarded(cardNumber('stolen-plans')), 1)
  assert.is(empire.missionsInHand(cardNumber('hidden-fleet')), 0)
  assert.ok(empire.hasStack(0, 0) && empire.stackLeaders(0, 0) !== 0)
  assert.is(empire.base, 255)
  const rebel = eyes(rebellion.observe(s, REBEL), REBEL)
  assert.equal([rebel.missionHandSize(1), rebel.probeHandSize], [5, 3])
  assert.is(rebel.probeHand, 0)
  assert.is(rebel.base, systemNumber('hoth'))
  assert.is(rebel.missionsInHand(cardNumber('hidden-fleet')), 1)
  // Another stage of the objective in hand shows
  const other = position({
    phase: 'command',
    hands: { rebel: { objectives: ['defend-the-people-1'] } },
  })
  const second = position({ phase: 'command', hands: { rebel: { objectives: ['liberation-2'] } } })
  assert.not.ok(same(other, second, EMPIRE))
})

test('shown: starting missions are known to be in hand while no mission lies face down', () => {
  const id = cardNumber('sabotage')
  const known = (s: State) => eyes(rebellion.observe(s, EMPIRE), EMPIRE).missionsInHand(id)
  const fresh = position()
  assert.is(known(fresh), 1)
  // With a card face down it may be there
  const assigned = play(fresh, 'assign infiltration princess-leia')
  assert.is(known(assigned), 0)
  // In the Refresh Phase all cards come back, and it is known again
  assert.is(known(nextRound(assigned)), 1)
  // Used openly it is seen to come back to the hand
  const used = play(
    position({
      phase: 'command',
      assigned: [
        { mission: 'sabotage', leaders: ['general-rieekan'] },
        { mission: 'infiltration', leaders: ['princess-leia'] },
      ],
    }),
    'reveal sabotage naboo',
    'decline',
  )
  assert.is(known(used), 1)
})

test('shown: objectives laid open by Interrogation stay known, new ones of the hand are not', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    hands: { rebel: { objectives: ['liberation-2', 'crippling-blow-1'] } },
    units: { naboo: { stormtrooper: 1 } },
    leaders: { naboo: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
    assigned: [{ mission: 'interrogation', leaders: ['darth-vader'] }],
    dice: ['hit', 'hit', 'hit', ...Array(5).fill('blank')],
  })
  const holds = (now: State, card: string) =>
    eyes(rebellion.observe(now, EMPIRE), EMPIRE).holdsObjective(cardNumber(card))
  assert.equal([holds(s, 'liberation-2'), holds(s, 'crippling-blow-1')], [false, false])
  const after = goOn(
    play(s, 'reveal interrogation princess-leia', 'decline'),
    (now) => kindOf(now) === 'command',
  )
  assert.equal([holds(after, 'liberation-2'), holds(after, 'crippling-blow-1')], [true, true])
  const next = goTo(after, 'rebel', 'recruit')
  const drawn = listOf(next, 'hands.rebel.objectives').filter(
    (id) => id !== 'liberation-2' && id !== 'crippling-blow-1',
  )
  assert.is(drawn.length, 1)
  assert.is(holds(next, drawn[0] ?? ''), false)
  assert.is(holds(next, 'liberation-2'), true)
})

test('shown: cards looked at are seen by who looks, the other sees that he looks', () => {
  const s = play(
    position({
      phase: 'command',
      passed: ['empire'],
      decks: { probes: { top: ['ilum', 'naboo', 'utapau', 'kessel'] } },
      round: { rapidMobilization: [1] },
    }),
    'pass',
    'choose new-base',
  )
  const rebel = eyes(rebellion.observe(s, REBEL), REBEL)
  assert.is(rebel.lookedAtCount, 4)
  const looked = [0, 1, 2, 3].map((n) => rebel.lookedAt(n)).sort((a, b) => a - b)
  const wanted = ['ilum', 'naboo', 'utapau', 'kessel'].map(systemNumber).sort((a, b) => a - b)
  assert.equal(looked, wanted)
  assert.is(eyes(rebellion.observe(s, EMPIRE), EMPIRE).lookedAtCount, 0)
  // Offered moves are those of the owner's observation
  assert.is(decider(s), 'rebel')
  const own = new Int32Array(64)
  assert.is(rebellion.moves(rebellion.observe(s, REBEL), own), moves(s).length)
  assert.is(offers(s, 'choose').length, 4)
})

test('signal and quiet: public bits of what happened, and the points where nothing is half done', () => {
  const s = position({
    phase: 'command',
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  })
  assert.is(rebellion.signal(s, EMPIRE), 0)
  const done = play(s, 'reveal build-alliance naboo', 'decline')
  assert.is(rebellion.signal(done, EMPIRE), 1)
  assert.is(rebellion.signal(done, REBEL), 1)
  assert.is(rebellion.signal(rebellion.observe(done, EMPIRE), EMPIRE), 1)
  assert.is(rebellion.signal(play(done, 'pass'), EMPIRE), 0)
  const open = play(s, 'reveal-base')
  assert.is(rebellion.signal(open, EMPIRE) & 4, 4)
  assert.ok(rebellion.quiet(position()))
  assert.not.ok(rebellion.quiet(s))
  assert.not.ok(rebellion.quiet(play(position(), 'assign sabotage princess-leia')))
  assert.not.ok(rebellion.quiet(play(position(), 'done')))
})

test('the tables of the tests name cards of the game', () => {
  assert.is(ofBaseGame(MISSIONS).length, 53)
  assert.is(ofBaseGame(OBJECTIVES).length, 15)
})

test.run()
