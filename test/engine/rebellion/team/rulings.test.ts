import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { allows, field, forbids, moves, offers, play } from '../support.js'
import { asked, four, kind, three } from './table-of-four.js'

const COMMAND = { phase: 'command', turn: 'rebel-admiral' }

/** Who leads the activations that are offered. */
function commanders(s: State): string[] {
  return [...new Set(offers(s, 'activate').map((text) => text.split(' ')[1] ?? ''))].sort()
}

test('G1: each sends the leaders of his colour, and either moves the team units', () => {
  const s = four({ ...COMMAND, units: { alderaan: { 'x-wing': 2 } } })
  assert.is(asked(s), 'rebel-admiral')
  assert.equal(commanders(s), ['jan-dodonna'])
  const moving = play(s, 'activate jan-dodonna cato-neimoidia')
  assert.is(asked(moving), 'rebel-admiral')
  assert.equal(offers(moving, 'move').length, 2)
  const general = four({
    phase: 'command',
    turn: 'rebel-general',
    units: { alderaan: { 'x-wing': 2 } },
  })
  assert.equal(commanders(general), ['general-rieekan', 'princess-leia'])
  assert.equal(offers(play(general, 'activate princess-leia cato-neimoidia'), 'move').length, 2)
})

test('G2: turns go by initiative, and each passes for himself', () => {
  let s = four(COMMAND)
  const order: string[] = []
  for (let turn = 0; turn < 4; turn++) {
    order.push(asked(s))
    s = play(s, moves(s).find((text) => text.startsWith('activate')) ?? 'pass')
    while (!moves(s).includes('pass')) s = play(s, moves(s)[0] ?? '')
  }
  assert.equal(order, ['rebel-admiral', 'empire-admiral', 'empire-general', 'rebel-general'])
  let passing = play(four(COMMAND), 'pass')
  assert.equal(field(passing, 'passed'), ['rebel-admiral'])
  passing = play(passing, 'activate grand-moff-tarkin kessel')
  passing = play(passing, 'pass')
  assert.is(asked(passing), 'rebel-general')
  assert.equal(field(passing, 'passed'), ['rebel-admiral', 'empire-general'])
  // Past those who have passed
  assert.is(asked(play(passing, 'activate princess-leia kessel')), 'empire-admiral')
})

test('G3: a mission holds leaders of both, two in all, and either owner reveals it', () => {
  const assigned = [{ mission: 'build-alliance', leaders: ['mon-mothma', 'princess-leia'] }]
  for (const turn of ['rebel-admiral', 'rebel-general'])
    assert.ok(
      offers(four({ phase: 'command', turn, assigned }), 'reveal build-alliance').length > 0,
    )
  const own = [{ mission: 'build-alliance', leaders: ['mon-mothma'] }]
  forbids(four({ phase: 'command', turn: 'rebel-general', assigned: own }), 'reveal')
  const joined = play(
    four({ phase: 'assignment', turn: 'rebel-general', assigned: own }),
    'join build-alliance princess-leia',
  )
  assert.equal(field(joined, 'assigned'), [
    { mission: 'build-alliance', leaders: ['mon-mothma', 'princess-leia'] },
  ])
  forbids(joined, 'join', 'lift')
})

test('G4: the General holds the hand: he discards, and forbids an assignment', () => {
  const s = play(four(), 'assign build-alliance mon-mothma', 'done')
  assert.is(asked(s), 'rebel-general')
  const lifted = play(s, 'lift build-alliance')
  assert.is(asked(lifted), 'rebel-general')
  assert.is(field(lifted, 'assigned'), undefined)
  allows(lifted, 'assign build-alliance princess-leia')
  forbids(lifted, 'assign build-alliance mon-mothma')
  const many = four({
    phase: 'refresh',
    hands: {
      rebel: {
        missions: [
          'seek-yoda',
          'covert-operation',
          'hidden-fleet',
          'demolition',
          'plan-the-assault',
          'daring-rescue',
          'incite-rebellion',
          'lead-the-strike-team',
          'wookiee-uprising',
        ],
      },
    },
  })
  assert.equal([asked(many), kind(many)], ['rebel-general', 'discard'])
})

test('G5: the Admiral recruits, builds, deploys and fights in space, the General fights on the ground and scores', () => {
  const asks: Record<string, string> = {}
  let s = four({
    phase: 'refresh',
    time: 1,
    loyalty: { rebel: ['mon-calamari'], empire: ['corellia'] },
    queues: { rebel: { 1: { 'x-wing': 1 } }, empire: { 1: { 'tie-fighter': 1 } } },
  })
  while (kind(s) !== 'assign') {
    asks[`${asked(s).split('-')[0]} ${kind(s)}`] = asked(s)
    s = play(s, moves(s).find((text) => text !== 'build-each') ?? '')
  }
  for (const what of ['recruit', 'build', 'deploy'])
    for (const side of ['rebel', 'empire'])
      assert.is(asks[`${side} ${what}`], `${side}-admiral`, `${side} ${what}`)

  const battle = (theater: 'x-wing' | 'rebel-trooper', enemy: string): State =>
    four({
      units: { naboo: { [theater]: 3, [enemy]: 2 } },
      leaders: { naboo: ['jan-dodonna', 'darth-vader'] },
      dice: Array(24).fill('hit'),
      stack: [
        { step: 'command-phase' },
        { step: 'pending-combats', side: 'rebel' },
        { step: 'combat', side: 'rebel', system: 'naboo' },
      ],
    })
  assert.equal(battlers(battle('x-wing', 'tie-fighter')), ['empire-admiral', 'rebel-admiral'])
  assert.equal(battlers(battle('rebel-trooper', 'stormtrooper')), [
    'empire-general',
    'rebel-general',
  ])

  const scoring = four({
    phase: 'refresh',
    hands: { rebel: { objectives: ['heart-of-the-empire-2'] } },
    units: { coruscant: { 'x-wing': 1 } },
  })
  assert.equal([asked(scoring), kind(scoring)], ['rebel-general', 'objective'])
})

/** As soon as something is asked of this kind; nobody does anything that he need not. */
function until(start: State, wanted: string): State {
  let s = start
  for (let n = 0; kind(s) !== wanted && n < 40; n++) {
    const open = moves(s)
    s = play(s, open.find((text) => text === 'decline' || text === 'done') ?? open[0] ?? '')
  }
  return s
}

/** Who is asked in the battle itself, with everybody's dice hits. */
function battlers(start: State): string[] {
  const seats = new Set<string>()
  let s = start
  for (let n = 0; n < 60 && kind(s) !== 'command' && kind(s) !== 'nobody'; n++) {
    if (['tactic', 'damage', 'block'].includes(kind(s))) seats.add(asked(s))
    const open = moves(s)
    s = play(s, open.find((text) => text === 'decline') ?? open[0] ?? '')
  }
  return [...seats].sort()
}

test('G6: a card goes with the leader who came with it', () => {
  const combat = (leader: string): State =>
    until(
      four({
        units: { naboo: { 'x-wing': 3, 'tie-fighter': 2 } },
        leaders: { naboo: ['soontir-fel', 'colonel-yularen'] },
        hands: { empire: { actions: ['good-intel'] } },
        recruits: { empire: [{ leader, card: 'good-intel' }] },
        stack: [
          { step: 'command-phase' },
          { step: 'pending-combats', side: 'empire' },
          { step: 'combat', side: 'empire', system: 'naboo' },
        ],
      }),
      'start-of-combat',
    )
  assert.is(asked(combat('soontir-fel')), 'empire-admiral')
  assert.is(asked(combat('colonel-yularen')), 'empire-general')
  allows(combat('colonel-yularen'), 'play good-intel')
})

const ATTEMPT = {
  phase: 'command',
  turn: 'rebel-admiral',
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
}

test('G7: one leader is sent by the whole team that opposes', () => {
  const s = play(four(ATTEMPT), 'reveal build-alliance alderaan')
  assert.equal([asked(s), kind(s)], ['empire-admiral', 'oppose'])
  assert.equal(offers(s, 'oppose'), ['oppose emperor-palpatine', 'oppose grand-moff-tarkin'])
  const general = play(s, 'decline')
  assert.is(asked(general), 'empire-general')
  assert.equal(offers(general, 'oppose'), ['oppose darth-vader', 'oppose general-tagge'])
  // The first yes counts: the General is not asked any more
  assert.is.not(kind(play(s, 'oppose emperor-palpatine')), 'oppose')
  assert.is.not(kind(play(general, 'oppose darth-vader')), 'oppose')
})

/** A combat of the Rebels at Naboo, before leaders are added. */
function meeting(leaders: Readonly<Record<string, readonly string[]>>): State {
  return four({
    units: { naboo: { 'x-wing': 3, 'tie-fighter': 2 }, alderaan: { 'x-wing': 1 } },
    leaders,
    dice: Array(24).fill('blank'),
    stack: [
      { step: 'command-phase' },
      { step: 'pending-combats', side: 'rebel' },
      { step: 'combat', side: 'rebel', system: 'naboo' },
    ],
  })
}

test('G8: a team adds one leader, and none where either has one with tactic values', () => {
  const s = meeting({ naboo: ['darth-vader'] })
  assert.equal([asked(s), kind(s)], ['rebel-admiral', 'add-leader'])
  forbids(s, 'add princess-leia')
  const general = play(s, 'decline')
  assert.equal([asked(general), kind(general)], ['rebel-general', 'add-leader'])
  allows(general, 'add princess-leia')
  assert.is.not(kind(play(s, 'add jan-dodonna')), 'add-leader')
  // Leia is the General's, and keeps the Admiral from adding one
  assert.is.not(kind(meeting({ naboo: ['darth-vader', 'princess-leia'] })), 'add-leader')
})

/** Who leads the retreats that are offered. */
function leading(s: State): string[] {
  return [...new Set(offers(s, 'retreat').map((text) => text.split(' ')[1] ?? ''))]
}

test('G9: a team retreats once, led by a leader of the player who calls it', () => {
  const s = until(meeting({ naboo: ['jan-dodonna', 'princess-leia', 'darth-vader'] }), 'retreat')
  assert.equal([asked(s), kind(s)], ['rebel-admiral', 'retreat'])
  assert.equal(leading(s), ['jan-dodonna'])
  const general = play(s, 'decline')
  assert.is(asked(general), 'rebel-general')
  assert.equal(leading(general), ['princess-leia'])
  assert.is.not(kind(play(general, offers(general, 'retreat')[0] ?? '')), 'retreat')
})

test('G10: either Rebel player reveals the base on his turn', () => {
  for (const turn of ['rebel-admiral', 'rebel-general'])
    allows(four({ phase: 'command', turn }), 'reveal-base')
})

test('G11: with three players one person has both Rebel turns, his colours apart', () => {
  assert.equal(
    rebellion.seats({ players: '3' }).map(({ name, side }) => `${name} ${side}`),
    ['rebel rebel', 'empire-admiral empire', 'empire-general empire'],
  )
  const admiral = three(COMMAND)
  const general = three({ phase: 'command', turn: 'rebel-general' })
  assert.equal([asked(admiral), asked(general)], ['rebel', 'rebel'])
  assert.equal(commanders(admiral), ['jan-dodonna'])
  assert.equal(commanders(general), ['general-rieekan', 'princess-leia'])
  // Assigning is no turn: he assigns all his leaders at once
  allows(three(), 'assign build-alliance mon-mothma princess-leia')
  assert.is(asked(play(three(), 'done')), 'empire-admiral')
})

test('G12: partners see what their team holds', () => {
  const s = four({
    hands: { rebel: { missions: ['seek-yoda'], objectives: ['regional-support-1'] } },
  })
  const known = [0, 3].map((seat) => {
    const { observer, ...rest } = rebellion.toPosition(rebellion.observe(s, seat))
    return [observer, rest] as const
  })
  assert.equal(
    known.map(([observer]) => observer),
    ['rebel-admiral', 'rebel-general'],
  )
  assert.equal(known[0]?.[1], known[1]?.[1])
  assert.match(JSON.stringify(known[0]), /seek-yoda/)
  assert.not.match(JSON.stringify(rebellion.toPosition(rebellion.observe(s, 1))), /seek-yoda/)
})

test('G13: a starting card is his whose leader it shows, one that shows nobody of either', () => {
  const actions = ['rebel-planning', 'our-most-desperate-hour']
  const admiral = four({ hands: { rebel: { actions } } })
  assert.equal(offers(admiral, 'play'), ['play rebel-planning jan-dodonna'])
  const general = play(admiral, 'done')
  assert.equal(offers(general, 'play'), ['play our-most-desperate-hour princess-leia'])

  const options = { expansion: 'on', missions: 'base' }
  let s = four({
    options,
    hands: { rebel: { actions: ['false-orders'] } },
    phase: 'assignment',
    turn: 'empire-admiral',
  })
  s = play(s, 'assign gather-intel emperor-palpatine', 'done', 'done')
  assert.equal([asked(s), kind(s)], ['rebel-admiral', 'reaction'])
  assert.is(asked(play(s, 'decline')), 'rebel-general')
  allows(play(s, 'decline'), 'play false-orders emperor-palpatine')
})

test('G14: a lured leader serves in the Imperial pool of his colour', () => {
  const rings = { 'dark-side': 'luke-skywalker' }
  const lured = { rings, leaders: { pool: ['luke-skywalker'] } }
  assert.ok(
    commanders(four({ phase: 'command', turn: 'empire-general', ...lured })).includes(
      'luke-skywalker',
    ),
  )
  assert.not.ok(
    commanders(four({ phase: 'command', turn: 'empire-admiral', ...lured })).includes(
      'luke-skywalker',
    ),
  )
})

const IMPERIALS = {
  admirals: [
    'emperor-palpatine',
    'grand-moff-tarkin',
    'admiral-ozzel',
    'admiral-piett',
    'janus-greejatus',
  ],
  generals: ['darth-vader', 'general-tagge', 'boba-fett', 'colonel-yularen', 'general-veers'],
}

/** Too many leaders in the Imperial pool, at the end of an effect of the Refresh Phase. */
function crowd(
  pool: readonly string[],
  elsewhere: Readonly<Record<string, readonly string[]>> = {},
  more: Readonly<Record<string, unknown>> = {},
): State {
  return four({
    options: { expansion: 'on', missions: 'base' },
    leaders: { pool, ...elsewhere },
    stack: [
      { step: 'refresh', stage: 'build' },
      { step: 'pool-limit', side: 'empire' },
    ],
    ...more,
  })
}

test('G15: the General chooses the missions; the excess over 8 comes from the larger pool', () => {
  let s = rebellion.start({ players: '4', expansion: 'on' }, 'sets')
  const asks: string[] = []
  for (; moves(s).includes('missions base-set'); s = play(s, 'missions base-set'))
    asks.push(asked(s))
  assert.equal(asks, ['rebel-general', 'empire-general'])
  const { admirals, generals } = IMPERIALS
  const admiral = crowd([...admirals, ...generals.slice(1)], { kessel: ['darth-vader'] })
  assert.is(asked(admiral), 'empire-admiral')
  assert.equal(offers(admiral, 'eliminate').length, 5)
  const general = crowd([...admirals.slice(0, 4), ...generals])
  assert.is(asked(general), 'empire-general')
  forbids(general, 'eliminate emperor-palpatine')
})

test('G16: the Admiral proposes, the General has the last word, the Rebels first', () => {
  const order: string[] = []
  for (let s = four(); kind(s) === 'assign'; s = play(s, 'done')) order.push(asked(s))
  assert.equal(order, ['rebel-admiral', 'rebel-general', 'empire-admiral', 'empire-general'])
  const s = play(four(), 'assign build-alliance mon-mothma', 'assign infiltration jan-dodonna')
  // With nobody left to propose he is done by himself
  assert.is(asked(s), 'rebel-general')
  forbids(s, 'assign sabotage mon-mothma')
  const command = play(
    s,
    'lift infiltration',
    'assign sabotage general-rieekan',
    'done',
    'done',
    'done',
  )
  assert.equal([asked(command), kind(command)], ['rebel-admiral', 'command'])
  // The leader whose proposal was lifted is in the pool
  assert.equal(commanders(command), ['jan-dodonna'])
})

test('G17: with equal pools it is who has just got a leader', () => {
  const { admirals, generals } = IMPERIALS
  for (const post of ['admiral', 'general']) {
    const s = crowd(
      [...admirals, ...generals],
      {},
      {
        usedActions: ['ambitions-of-power'],
        newest: { empire: post },
      },
    )
    assert.is(asked(s), `empire-${post}`)
  }
})

test('G18: either owner reveals Subversion, and it opposes beside the one leader sent', () => {
  const s = play(
    four({
      options: { expansion: 'on', missions: 'rise' },
      phase: 'command',
      turn: 'rebel-admiral',
      assigned: [
        { mission: 'build-alliance', leaders: ['mon-mothma'] },
        { mission: 'subversion-empire-rise', leaders: ['grand-moff-tarkin', 'general-tagge'] },
      ],
    }),
    'reveal build-alliance alderaan',
  )
  assert.is(asked(s), 'empire-admiral')
  assert.is(offers(s, 'reveal subversion-empire-rise').length, 1)
  const general = play(s, 'decline')
  assert.is(asked(general), 'empire-general')
  assert.is(offers(general, 'reveal subversion-empire-rise').length, 1)
  const sent = play(general, 'oppose darth-vader')
  assert.equal([asked(sent), offers(sent, 'oppose')], ['empire-general', []])
  assert.is(offers(sent, 'reveal subversion-empire-rise').length, 1)
})

test('G19: what only one may do is asked of him alone', () => {
  // No Admiral is left in the pool
  const s = play(
    four({ ...ATTEMPT, leaders: { kessel: ['emperor-palpatine', 'grand-moff-tarkin'] } }),
    'reveal build-alliance alderaan',
  )
  assert.is(asked(s), 'empire-general')
})

test('G20: of three players, each Rebel role passes for itself', () => {
  let s = play(three(COMMAND), 'pass')
  assert.equal(field(s, 'passed'), ['rebel-admiral'])
  s = play(s, 'pass', 'pass')
  assert.is(asked(s), 'rebel')
  assert.equal(commanders(s), ['general-rieekan', 'princess-leia'])
})

test.run()
