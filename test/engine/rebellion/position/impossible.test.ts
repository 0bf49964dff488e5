import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at, decider, field, position } from '../support.js'
import { refusal } from './refusal.js'

/** Situations that no course of the game brings about (check-people.ts). */

test('an Immediate action card is never in hand', () => {
  assert.is(
    refusal({ hands: { rebel: { actions: ['the-millennium-falcon'] } } }),
    'hands.rebel.actions: the-millennium-falcon is Immediate and never in hand; move it to usedActions, or have its ring worn',
  )
  position({ usedActions: ['the-millennium-falcon'] })
})

test('a Death Star Under Construction stands in remote systems only', () => {
  const site = { 'death-star-under-construction': 1 }
  assert.is(
    refusal({ units: { naboo: site } }),
    'units.naboo: a death-star-under-construction stands in remote systems only; naboo is populous',
  )
  position({ units: { endor: site } })
})

test('a Death Star is built where its construction site is on the board', () => {
  const queues = { empire: { 3: { 'death-star': 1 } } }
  assert.is(
    refusal({ queues }),
    'queues.empire.3: a death-star is built at a construction site; put a death-star-under-construction in a remote system',
  )
  position({ queues, units: { endor: { 'death-star-under-construction': 1 } } })
})

test('a construction site is never built, and a ruin holds no structures', () => {
  const site = { empire: { 1: { 'death-star-under-construction': 1 } } }
  assert.is(
    refusal({ queues: site }),
    'queues.empire.1: a death-star-under-construction is never built; put it in a remote system',
  )
  assert.is(
    refusal({ destroyed: ['alderaan'], units: { alderaan: { 'shield-generator': 1 } } }),
    'units.alderaan.shield-generator: the system is destroyed, and its structures with it',
  )
  assert.is(
    refusal({ phase: 'setup', destroyed: ['alderaan'] }),
    'destroyed: no system is destroyed before the game begins; leave it out',
  )
})

const PENDING = [{ step: 'command-phase' }, { step: 'pending-combats', side: 'empire' }]

test('units are shed only where something is stranded', () => {
  const shed = { step: 'shed', side: 'empire', system: 'naboo' }
  assert.is(
    refusal({ units: { naboo: { stormtrooper: 3 } }, stack: [...PENDING, shed] }),
    'stack[2]: shed: nothing is stranded in naboo',
  )
})

test('attacks need two sides in their theater, and Death Star Plans a station', () => {
  const combat = { step: 'combat', side: 'empire', stage: 'space-losses', system: 'dagobah' }
  assert.is(
    refusal({
      base: { system: 'hoth' },
      stack: [...PENDING, combat, { step: 'attack', side: 'rebel', stage: 'act' }],
      combat: { system: 'dagobah', first: 'empire', dice: { red: ['special'] } },
    }),
    'stack[3]: attack: one side has no units in this theater',
  )
  const plans = { step: 'plans', objective: 'death-star-plans-2', stage: 'roll' }
  assert.is(
    refusal({
      hands: { rebel: { objectives: ['death-star-plans-2'] } },
      units: { dagobah: { 'star-destroyer': 1, 'x-wing': 1 } },
      stack: [...PENDING, { ...combat, stage: 'space-objective' }, plans],
      combat: { system: 'dagobah', first: 'empire', round: 1 },
    }),
    'stack[3]: plans: needs a Rebel fighter, and a Death Star or its construction site',
  )
})

const BELOW = [{ step: 'command-phase' }, { step: 'pending-combats', side: 'rebel' }]
const SITE = { endor: { 'death-star-under-construction': 1 } }

for (const [fields, message] of [
  [
    { queues: { empire: { 1: { 'death-star': 2 } } }, units: SITE },
    'queues.empire.1: a second death-star waits for the same construction site; take one away',
  ],
  [
    { stack: [...BELOW, { step: 'combat', side: 'rebel' }] },
    'stack[2].system: missing; give a system',
  ],
  [
    { stack: [...BELOW, { step: 'movement', side: 'rebel' }] },
    'stack[2].to: missing; give a place',
  ],
  [
    { assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'], side: 'empire' }] },
    'assigned[0].side: build-alliance is a mission of the other side; leave the side out',
  ],
  [
    { result: { winner: 'rebel', reason: 'base-taken' } },
    'result.reason: by base-taken it is the empire who wins',
  ],
  [
    { result: { winner: 'rebel', reason: 'none' } },
    'result.reason: unknown reason "none"; known are reputation, base-taken, base-destroyed',
  ],
  [{ passed: ['empire'] }, 'passed: nobody has passed in the phase assignment; leave it out'],
  [{ candidates: ['hoth', 'coruscant'] }, 'candidates: the Rebel base cannot be in coruscant'],
  [
    { stack: [{ step: 'refresh' }, { step: 'deploy', side: 'empire' }] },
    "stack[1]: deploy does not fit the refresh below it; it lies on a refresh at the stage end as the empire's",
  ],
] as const)
  test(`${JSON.stringify(fields)} is refused`, () => assert.is(refusal(fields), message))

test('candidates are systems where the Empire has not looked', () => {
  assert.is(
    refusal({ units: { bothawui: { stormtrooper: 1 } }, candidates: ['hoth', 'bothawui'] }),
    'candidates: bothawui holds Imperial ground units or loyalty, and the base would be revealed there; take it off the list',
  )
})

function combatIn(units: object, more: object = {}): object {
  return {
    units: { naboo: units },
    stack: [
      { step: 'command-phase' },
      { step: 'pending-combats', side: 'rebel' },
      { step: 'combat', side: 'rebel', system: 'naboo' },
    ],
    ...more,
  }
}

test('a combat begins only where both sides share a theater', () => {
  assert.is(
    refusal(combatIn({ 'x-wing': 1, stormtrooper: 1 })),
    'stack[2].system: naboo holds rebel in space, empire on the ground; a combat needs both sides in space, or both on the ground',
  )
  assert.is(
    refusal(combatIn({})),
    'stack[2].system: naboo holds no units; a combat needs both sides in space, or both on the ground',
  )
  position({ ...combatIn({ 'x-wing': 1, 'star-destroyer': 1 }) })
  position({ ...combatIn({ 'rebel-trooper': 1, stormtrooper: 1 }) })
})

test('a system named only for a combat to come need not hold anybody: the combat is dropped', () => {
  const s = position({
    stack: [{ step: 'command-phase' }, { step: 'pending-combats', side: 'rebel' }],
    situation: { pendingCombats: ['naboo'] },
  })
  assert.is(field(s, 'situation'), undefined)
  assert.is(decider(s), 'rebel')
})

test('in a destroyed system nothing stays that no ship can carry', () => {
  const destroyed = ['naboo']
  assert.is(
    refusal({ destroyed, units: { naboo: { 'tie-fighter': 3 } } }),
    'units.naboo: the system is destroyed, and the empire has room for 0 of 3 units that need transport there; add ships or take units away',
  )
  assert.is(
    refusal({ destroyed, units: { naboo: { 'rebel-transport': 1, 'rebel-trooper': 5 } } }),
    'units.naboo: the system is destroyed, and the rebel has room for 4 of 5 units that need transport there; add ships or take units away',
  )
  position({ destroyed, units: { naboo: { 'rebel-transport': 1, 'rebel-trooper': 4 } } })
})

test('what is being lost in a destroyed system may still lie there', () => {
  const s = position({
    destroyed: ['naboo'],
    units: { naboo: { 'tie-fighter': 2, stormtrooper: 1 } },
    stack: [
      { step: 'command-phase' },
      { step: 'pending-combats', side: 'empire' },
      { step: 'shed', side: 'empire', system: 'naboo' },
    ],
  })
  assert.is(decider(s), 'empire')
  assert.is(at(s, 'naboo', 'tie-fighter'), 2)
})

test.run()
