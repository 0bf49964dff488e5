import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { allows, forbids, ofBaseGame, offers, play, position } from '../support.js'
import { assigned, type Fields, SYSTEMS, targets } from './attempt.js'

/** One board with a system of every sort, and where each mission may be revealed on it. */

const WORLD = {
  loyalty: { rebel: ['alderaan', 'bothawui', 'kashyyyk'], empire: ['corellia', 'mustafar'] },
  sabotage: ['malastare'],
  destroyed: ['naboo'],
  units: {
    corellia: { 'star-destroyer': 1, stormtrooper: 1 },
    kashyyyk: { stormtrooper: 1 },
    rodia: { stormtrooper: 1 },
    ryloth: { 'assault-carrier': 1, 'tie-fighter': 1 },
    yavin: { stormtrooper: 1 },
    dathomir: { 'death-star-under-construction': 1 },
    naboo: { 'death-star': 1 },
    bothawui: { 'rebel-trooper': 1 },
    ilum: { 'x-wing': 1 },
  },
  leaders: {
    corellia: ['wedge-antilles', 'admiral-ackbar'],
    kashyyyk: ['luke-skywalker'],
    bothawui: ['lando-calrissian'],
    ryloth: ['general-madine'],
    'rebel-base': ['princess-leia'],
  },
  rings: {
    captured: 'wedge-antilles',
    carbonite: 'luke-skywalker',
    'dark-side': 'admiral-ackbar',
  },
}

const REMOTE = 'yavin tatooine hoth endor dantooine ilum dathomir dagobah'.split(' ')
const ANY = SYSTEMS
const POPULOUS = SYSTEMS.filter((id) => !REMOTE.includes(id) && id !== 'naboo')
const IMPERIAL_UNIT = 'corellia kashyyyk rodia ryloth yavin dathomir naboo'.split(' ')
const IMPERIAL_SHIP = 'corellia ryloth dathomir naboo'.split(' ')
const IMPERIAL_SYSTEM = 'coruscant corellia mustafar kashyyyk rodia'.split(' ')
const IMPERIAL_LOYALTY = 'coruscant corellia mustafar'.split(' ')
const REBEL_SYSTEM = ['alderaan', 'bothawui']
const SUBJUGATED = ['kashyyyk', 'rodia']
const CAPTIVES = ['corellia', 'kashyyyk']
const CAPTIVE_LEADERS = ['wedge-antilles', 'luke-skywalker']
const FREE_LEADERS = ['lando-calrissian', 'general-madine']

const without = (list: readonly string[], ...gone: string[]) =>
  list.filter((id) => !gone.includes(id))

/** Leaders with exactly so many icons of the skill. */
const REBELS: Readonly<Record<string, readonly string[]>> = {
  D0: ['chewbacca'],
  D1: ['general-rieekan'],
  D2: ['general-rieekan', 'jan-dodonna'],
  D3: ['mon-mothma'],
  I0: ['chewbacca'],
  I1: ['han-solo'],
  I2: ['jan-dodonna'],
  I3: ['obi-wan-kenobi'],
  S0: ['jan-dodonna'],
  S1: ['general-rieekan'],
  S2: ['han-solo'],
  S3: ['chewbacca'],
  L0: ['jan-dodonna'],
  L1: ['mon-mothma'],
}
const IMPERIALS: typeof REBELS = {
  D0: ['general-tagge'],
  D1: ['moff-jerjerrod'],
  D2: ['darth-vader'],
  D3: ['emperor-palpatine'],
  I0: ['general-tagge'],
  I1: ['soontir-fel'],
  I2: ['boba-fett'],
  I3: ['colonel-yularen'],
  S0: ['emperor-palpatine'],
  S1: ['general-tagge'],
  S2: ['general-veers'],
  S3: ['darth-vader'],
  L0: ['emperor-palpatine'],
  L1: ['general-tagge'],
}

type Row = readonly [id: string, skill: string, places: readonly string[], rulings?: string]

const REBEL_ROWS: readonly Row[] = [
  ['build-alliance', 'D1', POPULOUS, 'X20'],
  ['infiltration', 'I1', IMPERIAL_UNIT],
  ['rapid-mobilization', 'L1', ['rebel-base'], 'X4'],
  ['sabotage', 'S1', POPULOUS, 'X23'],
  ['base-defenses', 'D1', REBEL_SYSTEM, 'X18'],
  ['covert-operation', 'I3', IMPERIAL_UNIT],
  ['daring-rescue', 'I2', CAPTIVES],
  ['demolition', 'S3', IMPERIAL_SYSTEM],
  ['establish-trade-relations', 'D3', without(ANY, 'malastare'), 'X21'],
  ['for-the-greater-good', 'I3', CAPTIVES],
  ['hidden-fleet', 'L1', without(ANY, ...IMPERIAL_UNIT)],
  ['hit-and-run', 'S2', ANY, 'X21 X24'],
  ['incite-rebellion', 'D2', SUBJUGATED],
  ['lead-the-strike-team', 'S2', ANY],
  ['misdirection', 'S1', IMPERIAL_UNIT],
  ['plan-the-assault', 'I2', IMPERIAL_SHIP],
  ['plant-false-lead', 'L1', IMPERIAL_UNIT],
  ['public-uprising', 'D3', SUBJUGATED],
  ['rogue-squadron-raid', 'S2', IMPERIAL_SYSTEM],
  ['seek-yoda', 'I1', ['dagobah']],
  ['stolen-plans', 'I2', IMPERIAL_UNIT],
  ['support-of-mon-calamari', 'D2', ['mon-calamari']],
  ['wookiee-uprising', 'S3', ['kashyyyk']],
]

const IMPERIAL_ROWS: readonly Row[] = [
  ['capture-rebel-operative', 'S1', ['general-madine'], 'X45'],
  ['gather-intel', 'I1', REBEL_SYSTEM],
  ['research-and-development', 'L1', IMPERIAL_LOYALTY, 'X36'],
  ['rule-by-fear', 'D1', ['corellia', 'kashyyyk', 'rodia', 'ryloth']],
  ['address-delays', 'L1', IMPERIAL_SYSTEM, 'X17'],
  ['carbon-freezing', 'S3', CAPTIVE_LEADERS],
  ['collect-bounty', 'S3', FREE_LEADERS, 'X45'],
  ['detained', 'S1', [...FREE_LEADERS, ...CAPTIVE_LEADERS], 'X46'],
  ['display-of-power', 'D3', POPULOUS],
  ['double-our-efforts', 'D1', IMPERIAL_SYSTEM],
  ['fear-will-keep-them-in-line', 'D1', ['corellia', 'naboo'], 'D2'],
  ['homing-beacon', 'I3', CAPTIVE_LEADERS],
  ['hunt-them-down', 'S2', ANY],
  ['imperial-propaganda', 'D2', IMPERIAL_SYSTEM],
  ['intercept-transmission', 'I2', REBEL_SYSTEM],
  ['interrogation', 'S2', CAPTIVE_LEADERS],
  ['interrogation-droid', 'I3', CAPTIVE_LEADERS],
  ['long-range-probe', 'I2', ANY],
  ['lure-of-the-dark-side', 'D3', CAPTIVE_LEADERS],
  ['planetary-conquest', 'S2', ANY],
  ['probe-droid-initiative', 'I1', ['corellia']],
  ['retrieve-the-plans', 'S3', CAPTIVE_LEADERS],
  ['secret-weapons-research', 'L1', IMPERIAL_SYSTEM],
  ['trade-negotiations', 'D2', POPULOUS],
  ['construct-death-star', 'L1', without(REMOTE, 'ilum'), 'D10'],
  ['construct-factory', 'L1', IMPERIAL_SYSTEM],
  ['construct-super-star-destroyer', 'L1', ['corellia']],
  ['oversee-project', 'L1', IMPERIAL_UNIT],
  ['superlaser-online', 'L1', ['naboo'], 'D3'],
]

/** The rings of other missions take their card out of the decks. */
function world(id: string): Fields {
  if (id === 'carbon-freezing')
    return { ...WORLD, rings: { ...WORLD.rings, carbonite: undefined, 'r2-d2': 'luke-skywalker' } }
  if (id === 'lure-of-the-dark-side')
    return { ...WORLD, rings: { ...WORLD.rings, 'dark-side': undefined } }
  return WORLD
}

for (const [rows, leaders] of [
  [REBEL_ROWS, REBELS],
  [IMPERIAL_ROWS, IMPERIALS],
] as const)
  for (const [id, skill, places, rulings = ''] of rows)
    test(`${`${id} ${rulings}`.trim()}: where it may be revealed, and with how many icons`, () => {
      const expected = id === 'carbon-freezing' ? ['wedge-antilles'] : places
      const enough = assigned(id, leaders[skill] ?? [], world(id))
      assert.equal(targets(enough, id).sort(), [...expected].sort())
      const few = `${skill[0]}${Number(skill[1]) - 1}`
      forbids(assigned(id, leaders[few] ?? [], world(id)), 'reveal')
    })

test('contingency-plan: revealed without a place, by one leader with logistics', () => {
  assert.equal(offers(assigned('contingency-plan', ['mon-mothma'], WORLD), 'reveal'), [
    'reveal contingency-plan',
  ])
  forbids(assigned('contingency-plan', ['jan-dodonna'], WORLD), 'reveal')
})

test('X17: a subjugated system is Imperial, but has no Imperial loyalty', () => {
  const fields = { units: { rodia: { stormtrooper: 1 } }, loyalty: { empire: ['corellia'] } }
  const places = (id: string) => targets(assigned(id, ['general-tagge'], fields), id).sort()
  assert.equal(places('secret-weapons-research'), ['corellia', 'coruscant', 'rodia'])
  assert.equal(places('research-and-development'), ['corellia', 'coruscant'])
})

test('X20 X23: populous systems have an icon, Coruscant among them; no other is sabotaged', () => {
  const s = assigned('sabotage', ['general-rieekan'], { destroyed: ['alderaan'] })
  allows(s, 'reveal sabotage coruscant', 'reveal sabotage kessel')
  forbids(s, 'reveal sabotage hoth', 'reveal sabotage yavin', 'reveal sabotage alderaan')
  assert.is(targets(s, 'sabotage').length, 23)
})

test('X18: Rebel loyalty beneath a subjugation marker makes no Rebel system', () => {
  const fields = { loyalty: { rebel: ['kashyyyk'] }, units: { kashyyyk: { stormtrooper: 1 } } }
  forbids(assigned('base-defenses', ['general-rieekan'], fields), 'reveal')
  const lifted = { ...fields, units: { kashyyyk: { 'tie-fighter': 1 } } }
  assert.equal(targets(assigned('base-defenses', ['general-rieekan'], lifted), 'base-defenses'), [
    'kashyyyk',
  ])
})

test('X19: a subjugated system without a loyalty marker is neutral', () => {
  const s = position({
    loyalty: { rebel: ['kashyyyk'], empire: ['corellia'] },
    units: { rodia: { stormtrooper: 1 }, kashyyyk: { stormtrooper: 1 } },
    hands: { rebel: { actions: ['temporary-alliance'] } },
  })
  const places = offers(play(s, 'play temporary-alliance mon-mothma'), 'choose').map((m) =>
    m.slice('choose '.length),
  )
  assert.equal(places.sort(), without(ANY, 'kashyyyk', 'corellia', 'coruscant').sort())
})

test('X22: missions bound to a system may be used there once it is destroyed', () => {
  for (const [id, leader, system] of [
    ['seek-yoda', 'luke-skywalker', 'dagobah'],
    ['wookiee-uprising', 'chewbacca', 'kashyyyk'],
    ['support-of-mon-calamari', 'admiral-ackbar', 'mon-calamari'],
  ] as const)
    assert.equal(targets(assigned(id, [leader], { destroyed: [system] }), id), [system])
})

test('A3: two leaders together have the icons a mission asks for', () => {
  const rows = [
    ['covert-operation', 'princess-leia', 'han-solo'],
    ['demolition', 'general-rieekan', 'han-solo'],
  ] as const
  for (const [id, one, other] of rows) {
    const fields = { units: { corellia: { stormtrooper: 1 } }, leaders: { hoth: [other] } }
    // A leader who is on the board and not on the card does not count
    forbids(assigned(id, [one], fields), 'reveal')
    assert.ok(targets(assigned(id, [one, other], { units: fields.units }), id).includes('corellia'))
  }
})

test('every mission of the base game has a row here', () => {
  const rows = [...REBEL_ROWS, ...IMPERIAL_ROWS].map(([id]) => id)
  assert.equal(
    [...rows, 'contingency-plan'].sort(),
    ofBaseGame(MISSIONS)
      .map((card) => card.id)
      .sort(),
  )
})

test.run()
