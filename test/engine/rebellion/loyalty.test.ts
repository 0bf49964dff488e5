import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { systemNumber } from '../../../engine/rebellion/facts/map.js'
import type { State } from '../../../engine/state.js'
import { eyes, goTo, kindOf, listOf, playOut } from './look.js'
import { allows, at, field, forbids, offers, play, position } from './support.js'

type Fields = Record<string, unknown>

/** A mission revealed and left unopposed. */
function mission(
  side: string,
  card: string,
  place: string,
  fields: Fields,
  ...then: string[]
): State {
  const leaders = side === 'rebel' ? ['mon-mothma', 'princess-leia'] : ['emperor-palpatine']
  const s = position({
    phase: 'command',
    turn: side,
    assigned: [{ mission: card, leaders }],
    ...fields,
  })
  const open = play(s, `reveal ${card} ${place}`)
  return play(kindOf(open) === 'oppose' ? play(open, 'decline') : open, ...then)
}

/** What a system is: its loyalty, and whether it is subjugated. */
function state(s: State, system: string): string {
  const bit = 1 << systemNumber(system)
  const view = eyes(s, 0)
  const loyalty =
    (view.loyal(0) & bit) !== 0 ? 'rebel' : (view.loyal(1) & bit) !== 0 ? 'empire' : 'neutral'
  assert.is((view.neutral & bit) !== 0, loyalty === 'neutral')
  return (view.subjugated & bit) !== 0 ? `${loyalty} subjugated` : loyalty
}

const ships = { naboo: { 'star-destroyer': 1 } }
const troops = { naboo: { stormtrooper: 1 } }

/** Side, card, before, units, after. */
const STEPS: readonly (readonly [string, string, Fields, Fields, string, string])[] = [
  ['rebel', 'build-alliance', {}, {}, 'neutral', 'rebel'],
  ['rebel', 'build-alliance', { empire: ['naboo'] }, {}, 'empire', 'neutral'],
  ['rebel', 'build-alliance', { rebel: ['naboo'] }, {}, 'rebel', 'rebel'],
  ['rebel', 'build-alliance', {}, ships, 'neutral', 'rebel'],
  ['rebel', 'build-alliance', {}, troops, 'neutral subjugated', 'rebel subjugated'],
  ['rebel', 'build-alliance', { empire: ['naboo'] }, troops, 'empire', 'neutral subjugated'],
  ['empire', 'rule-by-fear', { rebel: ['naboo'] }, ships, 'rebel', 'neutral'],
  ['empire', 'rule-by-fear', {}, ships, 'neutral', 'empire'],
  ['empire', 'rule-by-fear', { empire: ['naboo'] }, ships, 'empire', 'empire'],
  [
    'empire',
    'rule-by-fear',
    { rebel: ['naboo'] },
    troops,
    'rebel subjugated',
    'neutral subjugated',
  ],
  ['empire', 'rule-by-fear', {}, troops, 'neutral subjugated', 'empire'],
  ['empire', 'display-of-power', { rebel: ['naboo'] }, ships, 'rebel', 'empire'],
  ['empire', 'display-of-power', {}, ships, 'neutral', 'empire'],
  ['empire', 'display-of-power', { rebel: ['naboo'] }, troops, 'rebel subjugated', 'empire'],
]

test('L1, L2, L7, L8: each step of loyalty, in the open and beneath a subjugation marker', () => {
  for (const [side, card, loyalty, units, before, after] of STEPS) {
    const fields = { loyalty, units }
    const what = `${card} on ${before}`
    assert.is(state(position(fields), 'naboo'), before, what)
    const s = mission(side, card, 'naboo', fields)
    assert.is(state(s, 'naboo'), after, what)
    assert.is(state(s, 'rodia'), 'neutral', what)
  }
})

test('L3: Coruscant never changes; remote and destroyed systems and the base space have no loyalty', () => {
  assert.is(state(mission('rebel', 'build-alliance', 'coruscant', {}), 'coruscant'), 'empire')
  const s = position({
    phase: 'command',
    destroyed: ['naboo'],
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  })
  forbids(
    s,
    'reveal build-alliance naboo',
    'reveal build-alliance hoth',
    'reveal build-alliance rebel-base',
  )
  assert.throws(() => position({ loyalty: { rebel: ['yavin'] } }), /remote/)
})

test('L4: units bring no loyalty and take none away', () => {
  const s = position({
    phase: 'command',
    loyalty: { empire: ['naboo'] },
    units: { rodia: { 'rebel-transport': 1, 'rebel-trooper': 2 }, naboo: { stormtrooper: 1 } },
  })
  const come = play(
    s,
    'activate jan-dodonna naboo',
    'move 1 rebel-transport rodia',
    'move 2 rebel-trooper rodia',
  )
  assert.is(state(come, 'naboo'), 'empire')
  const gone = position({ loyalty: { empire: ['naboo'], rebel: ['rodia'] } })
  assert.equal([state(gone, 'naboo'), state(gone, 'rodia')], ['empire', 'rebel'])
})

test('L5, L6: the marker comes with the first Imperial ground unit, not with ships, and goes with the last', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    loyalty: { rebel: ['naboo'] },
    units: { sullust: { 'assault-carrier': 2, stormtrooper: 2 } },
  })
  const ship = play(s, 'activate general-tagge naboo', 'move 2 assault-carrier sullust')
  assert.is(state(play(ship, 'done'), 'naboo'), 'rebel')
  const troop = play(ship, 'move 2 stormtrooper sullust')
  assert.equal([state(troop, 'naboo'), state(troop, 'sullust')], ['rebel subjugated', 'neutral'])
  // The Imperial system is no Rebel system meanwhile
  const naboo = 1 << systemNumber('naboo')
  assert.is(eyes(troop, 0).rebelSystems & naboo, 0)
  assert.is.not(eyes(troop, 0).imperialSystems & naboo, 0)
  const back = playOut(play(troop, 'pass'), 'activate darth-vader malastare')
  // Tagge holds them in Naboo
  assert.is(state(back, 'naboo'), 'rebel subjugated')
  const leave = position({
    phase: 'command',
    turn: 'empire',
    loyalty: { rebel: ['naboo'] },
    units: { naboo: { 'assault-carrier': 2, stormtrooper: 2 } },
  })
  const moving = play(leave, 'activate general-tagge rodia', 'move 1 assault-carrier naboo')
  const one = play(moving, 'move 1 stormtrooper naboo')
  assert.is(state(one, 'naboo'), 'rebel subjugated')
  const two = playOut(moving, 'move 2 stormtrooper naboo')
  assert.equal([state(two, 'naboo'), at(two, 'naboo', 'assault-carrier')], ['rebel', 1])
})

test('L5: the marker is there before the combat', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    loyalty: { rebel: ['naboo'] },
    units: { sullust: { 'assault-carrier': 1, stormtrooper: 1 }, naboo: { 'rebel-trooper': 1 } },
  })
  const fight = playOut(
    s,
    'activate general-tagge naboo',
    'move 1 assault-carrier sullust',
    'move 1 stormtrooper sullust',
  )
  assert.ok(eyes(fight, 0).inCombat)
  assert.is(state(fight, 'naboo'), 'rebel subjugated')
})

test('L9: ground units subjugate no destroyed and no remote system', () => {
  const s = position({
    destroyed: ['naboo'],
    units: { naboo: { 'assault-carrier': 1, stormtrooper: 2 }, ilum: { stormtrooper: 1 } },
  })
  assert.equal([state(s, 'naboo'), state(s, 'ilum')], ['neutral', 'neutral'])
})

// Sabotage

test('L10: there is one sabotage marker in a system at most', () => {
  const leaders = ['general-rieekan', 'princess-leia']
  const assigned = [{ mission: 'sabotage', leaders }]
  const twice = mission('rebel', 'sabotage', 'naboo', { sabotage: ['naboo'], assigned })
  assert.equal(field(twice, 'sabotage'), ['naboo'])
  // One removal and it is gone
  const repaired = mission('empire', 'construct-factory', 'naboo', {
    sabotage: ['naboo', 'rodia'],
    loyalty: { empire: ['naboo'] },
    assigned: [{ mission: 'construct-factory', leaders: ['general-tagge'] }],
  })
  assert.equal(field(repaired, 'sabotage'), ['rodia'])
})

test('L11: no icon builds and no unit is deployed where a sabotage marker is, for either side', () => {
  for (const [side, system] of [
    ['rebel', 'naboo'],
    ['empire', 'rodia'],
  ] as const) {
    const unit = side === 'rebel' ? 'x-wing' : 'tie-fighter'
    const fields = {
      phase: 'refresh',
      loyalty: { [side]: [system] },
      queues: { [side]: { 1: { [unit]: 1 } } },
      time: 1,
    }
    const clean = goTo(position(fields), side, 'deploy')
    allows(clean, `deploy ${unit} ${system}`)
    const spoiled = goTo(
      position({ ...fields, sabotage: [system], units: { coruscant: { stormtrooper: 1 } } }),
      side,
      'deploy',
    )
    forbids(spoiled, `deploy ${unit} ${system}`)
    const built = (s: State) => JSON.stringify(field(s, `queues.${side}`) ?? {})
    assert.is.not(built(clean), built(spoiled))
  }
  // An ability that deploys is stopped too
  const oversee = position({
    phase: 'command',
    turn: 'empire',
    sabotage: ['rodia'],
    units: { rodia: { stormtrooper: 1 }, kessel: { stormtrooper: 1 } },
    queues: { empire: { 1: { 'at-st': 1 } } },
    assigned: [{ mission: 'oversee-project', leaders: ['general-tagge'] }],
  })
  allows(oversee, 'reveal oversee-project kessel')
  forbids(oversee, 'reveal oversee-project rodia')
})

test('L12: gaining units is no deployment: sabotage and the limit of two do not matter', () => {
  const s = mission('rebel', 'incite-rebellion', 'naboo', {
    sabotage: ['naboo'],
    units: { naboo: { stormtrooper: 1 } },
  })
  assert.is(at(s, 'naboo', 'rebel-trooper'), 3)
  assert.ok(eyes(s, 0).inCombat)
})

test('L13, L16: Construct Factory removes the marker, Address Delays leaves it, both fill the queue', () => {
  const fields = { sabotage: ['rodia'], loyalty: { empire: ['rodia'] } }
  for (const card of ['construct-factory', 'address-delays']) {
    const s = mission('empire', card, 'rodia', {
      ...fields,
      assigned: [{ mission: card, leaders: ['general-tagge'] }],
    })
    assert.equal(field(s, 'queues.empire'), { 1: { stormtrooper: 1 } }, card)
    assert.equal(listOf(s, 'sabotage'), card === 'address-delays' ? ['rodia'] : [])
  }
})

test('L14: a change of loyalty leaves the marker', () => {
  const s = mission('rebel', 'build-alliance', 'naboo', { sabotage: ['naboo'] })
  assert.equal([state(s, 'naboo'), listOf(s, 'sabotage')], ['rebel', ['naboo']])
  const fear = mission('empire', 'display-of-power', 'naboo', {
    sabotage: ['naboo'],
    loyalty: { rebel: ['naboo'] },
  })
  assert.equal([state(fear, 'naboo'), listOf(fear, 'sabotage')], ['empire', ['naboo']])
})

test('L15: the marker goes with its system', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    sabotage: ['naboo', 'rodia'],
    loyalty: { rebel: ['naboo'] },
    units: { naboo: { 'death-star': 1 } },
    assigned: [{ mission: 'superlaser-online', leaders: ['grand-moff-tarkin'] }],
  })
  const gone = play(s, 'reveal superlaser-online naboo')
  assert.equal(listOf(gone, 'sabotage'), ['rodia'])
  assert.equal(listOf(gone, 'destroyed'), ['naboo'])
  assert.is(state(gone, 'naboo'), 'neutral')
  assert.not.ok(offers(gone, 'choose').includes('choose naboo'))
})

test.run()
