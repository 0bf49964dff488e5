import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SYSTEMS } from '../../../../engine/rebellion/data/systems.js'
import { UNITS } from '../../../../engine/rebellion/data/units.js'
import type { State } from '../../../../engine/state.js'
import { goOn, goTo, kindOf } from '../look.js'
import { allows, at, decider, field, forbids, moves, offers, play, position } from '../support.js'

type Fields = Record<string, unknown>

/** The build step of a side, every icon asked for. The time marker comes to space 6: build alone. */
function building(side: string, fields: Fields): State {
  const s = position({ phase: 'refresh', time: 5, ...fields })
  return play(goTo(s, side, 'build'), 'build-each')
}

/** The queue after the whole step with the first unit offered for each icon. */
function built(side: string, fields: Fields): unknown {
  const s = position({ phase: 'refresh', time: 5, ...fields })
  const done = goOn(s, (now) => kindOf(now) === 'deploy' || kindOf(now) === 'assign', ['gain'])
  const queue = field(done, `queues.${side}`)
  if (typeof queue !== 'object' || queue === null || decider(done) !== side) return queue
  // Everything has slid by a space when the side is asked to deploy
  return Object.fromEntries(Object.entries(queue).map(([n, units]) => [Number(n) + 1, units]))
}

/** A besieged base, which builds nothing. */
const besieged = (units: Record<string, Record<string, number>>): Fields => ({
  base: { system: 'hoth', revealed: true },
  units: { hoth: { 'rebel-trooper': 1, 'tie-fighter': 1 }, ...units },
})

test('F11, F12: an icon builds one unit of its colour and shape, whichever its player likes', () => {
  const s = building('rebel', { ...besieged({}), loyalty: { rebel: ['corellia'] } })
  assert.equal(moves(s).sort(), ['decline', 'gain rebel-transport', 'gain x-wing', 'gain y-wing'])
  // Then the square: the cruiser and nothing smaller
  const square = play(s, 'gain y-wing')
  assert.equal(moves(square).sort(), ['decline', 'gain mon-calamari-cruiser'])
  const after = play(square, 'gain mon-calamari-cruiser')
  assert.equal(field(after, 'queues.rebel'), { 3: { 'y-wing': 1, 'mon-calamari-cruiser': 1 } })
})

test('F12: what has no icon is never built', () => {
  const all = SYSTEMS.filter((system) => system.icons.length > 0 && system.id !== 'coruscant')
  const s = building('empire', { loyalty: { empire: all.map((system) => system.id) } })
  const seen = new Set<string>()
  goOn(s, (now) => {
    if (decider(now) !== 'empire' || kindOf(now) !== 'build') return true
    for (const text of offers(now, 'gain')) seen.add(text.slice(5))
    return false
  })
  assert.equal(
    [...seen].sort(),
    UNITS.filter(({ set, side, tier }) => set === 'base' && side === 'empire' && tier !== null)
      .map((unit) => unit.id)
      .sort(),
  )
})

test('F13: structures are built by orange squares', () => {
  const s = building('rebel', { ...besieged({}), loyalty: { rebel: ['sullust'] } })
  // A triangle and a square
  assert.equal(moves(s), ['decline', 'gain rebel-trooper'])
  assert.equal(moves(play(s, 'decline')).sort(), [
    'decline',
    'gain ion-cannon',
    'gain shield-generator',
  ])
})

test('F14: units go to the space of the queue that is printed at their system', () => {
  const empire = ['rodia', 'toydaria', 'utapau']
  assert.equal(built('empire', { loyalty: { empire } }), {
    // Coruscant and Rodia 1, Toydaria 2, Utapau 3
    1: { stormtrooper: 2 },
    2: { 'assault-carrier': 1 },
    3: { 'assault-carrier': 1, 'star-destroyer': 1 },
  })
})

test('F15: not beside an enemy unit or a sabotage marker; enemy leaders do not matter', () => {
  const one = { loyalty: { empire: ['rodia'] } }
  const coruscant = { 1: { stormtrooper: 1 } }
  const two = { 1: { stormtrooper: 2 } }
  assert.equal(built('empire', one), two)
  assert.equal(built('empire', { ...one, units: { rodia: { 'x-wing': 1 } } }), coruscant)
  assert.equal(built('empire', { ...one, units: { rodia: { 'ion-cannon': 1 } } }), coruscant)
  assert.equal(built('empire', { ...one, sabotage: ['rodia'] }), coruscant)
  const leaders = { rodia: ['general-rieekan'] }
  assert.equal(built('empire', { ...one, leaders, detained: ['general-rieekan'] }), two)
  const rebel = { ...besieged({ rodia: { 'tie-fighter': 1 } }), loyalty: { rebel: ['rodia'] } }
  assert.is(built('rebel', rebel), undefined)
})

test('F16: a subjugated system gives the Empire its left-most icon and the Rebels nothing', () => {
  const sub = besieged({ sullust: { stormtrooper: 1 }, mustafar: { 'at-st': 1 } })
  assert.equal(built('empire', { ...sub, loyalty: { rebel: ['sullust'] } }), {
    1: { stormtrooper: 1 },
    2: { stormtrooper: 1, 'tie-fighter': 1 },
  })
  assert.is(built('rebel', { ...sub, loyalty: { rebel: ['sullust'] } }), undefined)
  // Loyal and garrisoned it gives all
  assert.equal(built('empire', { ...sub, loyalty: { empire: ['sullust', 'mustafar'] } }), {
    1: { stormtrooper: 1 },
    2: { stormtrooper: 1, 'at-at': 1, 'tie-fighter': 1, 'assault-carrier': 1 },
  })
})

test('F17: with none in the supply one of the own units on the board may be given, never a Death Star', () => {
  const units = { ilum: { 'at-at': 3 }, kessel: { 'at-at': 1 } }
  const s = building('empire', { loyalty: { empire: ['sullust'] }, units })
  // Sullust: a triangle first; Coruscant comes before it in the order of the board
  const square = goOn(s, (now) => offers(now, 'sacrifice').length > 0, ['gain'])
  assert.equal(moves(square).sort(), ['decline', 'sacrifice at-at ilum', 'sacrifice at-at kessel'])
  const paid = play(square, 'sacrifice at-at kessel')
  assert.equal([at(paid, 'kessel', 'at-at'), at(paid, 'ilum', 'at-at')], [0, 3])
  const queue = JSON.stringify(field(paid, 'queues.empire'))
  assert.match(queue, '"at-at":1')
  // In a queue already they cannot be given
  const queued = building('empire', {
    loyalty: { empire: ['sullust'] },
    queues: { empire: { 3: { 'at-at': 4 } } },
  })
  const end = goOn(queued, (now) => kindOf(now) !== 'build', ['gain'])
  assert.match(JSON.stringify(field(end, 'queues.empire')), '"at-at":4')
  // While one is left it is taken from the supply
  const left = building('empire', {
    loyalty: { empire: ['sullust'] },
    units: { ilum: { 'at-at': 3 } },
  })
  goOn(left, (now) => {
    if (decider(now) === 'empire') forbids(now, 'sacrifice')
    return kindOf(now) !== 'build'
  })
})

/** The sacrifice of the only carrier in the ruins of Alderaan, in the build step of the Empire. */
function withoutCarrier(units: Record<string, number>): State {
  const s = building('empire', {
    loyalty: { empire: ['mustafar'] },
    destroyed: ['alderaan'],
    units: {
      alderaan: units,
      kessel: { 'assault-carrier': 7 },
      endor: { 'y-wing': 1 },
    },
    leaders: { alderaan: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
  })
  const asked = goOn(s, (now) => offers(now, 'sacrifice').length > 0, ['gain'])
  return play(asked, 'sacrifice assault-carrier alderaan')
}

test('F17 D17 K7: a carrier given up in a destroyed system takes its troops with it at once, and their captives are free', () => {
  const paid = withoutCarrier({ 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 1 })
  assert.equal(field(paid, 'units.alderaan'), undefined)
  assert.equal(field(paid, 'rings'), undefined)
})

test('F17 D17: where another carrier is left, the Empire chooses what it cannot take', () => {
  const paid = withoutCarrier({
    'assault-carrier': 1,
    'star-destroyer': 1,
    'tie-fighter': 6,
    stormtrooper: 2,
  })
  assert.is(decider(paid), 'empire')
  assert.equal(moves(paid).sort(), [
    'destroy stormtrooper alderaan',
    'destroy tie-fighter alderaan',
  ])
  const chosen = play(paid, 'destroy tie-fighter alderaan', 'destroy stormtrooper alderaan')
  assert.equal(field(chosen, 'units.alderaan'), {
    'star-destroyer': 1,
    'tie-fighter': 5,
    stormtrooper: 1,
  })
  assert.equal(field(chosen, 'rings'), { captured: 'princess-leia' })
})

test('F23: without the expansion its units are not there', () => {
  const own = UNITS.filter((unit) => unit.set === 'rise')
  assert.is(own.length, 8)
  for (const { id } of own)
    assert.throws(() => position({ units: { hoth: { [id]: 1 } } }), /is not in this game/, id)
})

test('F24: a side may build fewer units than it could, and the Rebels choose first', () => {
  const s = position({ phase: 'refresh', time: 5, loyalty: { rebel: ['naboo'] } })
  const first = goTo(s, 'rebel', 'build')
  assert.equal(moves(first), ['build-all', 'build-each'])
  const each = play(first, 'build-each')
  allows(each, 'decline')
  const none = goOn(each, (now) => decider(now) === 'empire', ['decline'])
  assert.is(field(none, 'queues.rebel'), undefined)
  assert.is(kindOf(none), 'build')
  // All at once asks only where there is a choice
  const all = play(first, 'build-all')
  allows(all, 'gain x-wing', 'decline')
  assert.equal(field(all, 'queues.rebel'), { 1: { 'rebel-trooper': 1 } })
})

// Deployment

/** The deployment of a side at its first decision. */
function deploying(side: string, queue: Fields, fields: Fields = {}): State {
  const s = position({ phase: 'refresh', time: 6, queues: { [side]: queue }, ...fields })
  return goTo(s, side, 'deploy')
}

test('F18: every unit slides a space, those of space 1 may be deployed; Rebels first', () => {
  const s = position({
    phase: 'refresh',
    time: 6,
    queues: {
      rebel: { 1: { 'x-wing': 1 }, 2: { 'y-wing': 2 }, 3: { airspeeder: 1 } },
      empire: { 1: { 'at-st': 1 }, 2: { 'tie-fighter': 1 } },
    },
  })
  const rebel = goTo(s, 'rebel', 'deploy')
  assert.equal(offers(rebel, 'deploy'), ['deploy x-wing rebel-base'])
  assert.equal(field(rebel, 'queues.rebel'), {
    0: { 'x-wing': 1 },
    1: { 'y-wing': 2 },
    2: { airspeeder: 1 },
  })
  const after = goTo(play(rebel, 'deploy x-wing rebel-base'), 'empire', 'deploy')
  assert.equal(field(after, 'queues.rebel'), { 1: { 'y-wing': 2 }, 2: { airspeeder: 1 } })
  assert.equal(offers(after, 'deploy'), ['deploy at-st coruscant'])
})

test('F19: two units in each place at most', () => {
  const s = deploying(
    'empire',
    { 1: { stormtrooper: 4, 'tie-fighter': 2 } },
    { loyalty: { empire: ['rodia'] } },
  )
  const two = play(s, 'deploy stormtrooper rodia', 'deploy tie-fighter rodia')
  assert.equal(offers(two, 'deploy'), [
    'deploy tie-fighter coruscant',
    'deploy stormtrooper coruscant',
  ])
  const four = play(two, 'deploy stormtrooper coruscant', 'deploy stormtrooper coruscant')
  assert.is(kindOf(four), 'assign')
  assert.equal([at(four, 'rodia', 'stormtrooper'), at(four, 'coruscant', 'stormtrooper')], [1, 2])
  const rebel = deploying('rebel', { 1: { 'x-wing': 4 } })
  const full = play(rebel, 'deploy x-wing rebel-base', 'deploy x-wing rebel-base')
  // In the next Refresh Phase there is room again
  const later = goTo(full, 'rebel', 'deploy')
  allows(later, 'deploy x-wing rebel-base')
  assert.is(
    at(play(later, 'deploy x-wing rebel-base', 'deploy x-wing rebel-base'), 'rebel-base', 'x-wing'),
    4,
  )
  assert.equal(
    [at(full, 'rebel-base', 'x-wing'), field(full, 'queues.rebel')],
    [2, { 1: { 'x-wing': 2 } }],
  )
})

test('F20: loyal or subjugated for the Empire, Rebel systems for the Rebels, without enemies and sabotage', () => {
  const fields = {
    loyalty: {
      empire: ['rodia', 'corellia', 'utapau'],
      rebel: ['naboo', 'ryloth', 'kashyyyk', 'sullust', 'bespin'],
    },
    sabotage: ['utapau', 'ryloth'],
    destroyed: ['alderaan'],
    units: {
      corellia: { 'x-wing': 1 },
      sullust: { stormtrooper: 1 },
      ilum: { stormtrooper: 1, 'star-destroyer': 1 },
      alderaan: { 'star-destroyer': 1 },
      kashyyyk: { 'tie-fighter': 1 },
      felucia: { 'tie-fighter': 1 },
      yavin: { 'x-wing': 1 },
    },
    leaders: { rodia: ['princess-leia'], bespin: ['darth-vader'] },
    detained: ['princess-leia'],
  }
  const empire = deploying('empire', { 1: { stormtrooper: 1 } }, fields)
  assert.equal(offers(empire, 'deploy').sort(), [
    'deploy stormtrooper coruscant',
    'deploy stormtrooper rodia',
    'deploy stormtrooper sullust',
  ])
  const rebel = deploying('rebel', { 1: { 'x-wing': 1 } }, fields)
  assert.equal(offers(rebel, 'deploy').sort(), [
    'deploy x-wing bespin',
    'deploy x-wing naboo',
    'deploy x-wing rebel-base',
  ])
})

test('F21: what is not deployed goes back to space 1', () => {
  const s = deploying('empire', { 1: { stormtrooper: 3 }, 2: { 'at-st': 1 } })
  const after = play(s, 'deploy stormtrooper coruscant', 'done')
  assert.equal(field(after, 'queues.empire'), { 1: { stormtrooper: 2, 'at-st': 1 } })
  assert.is(at(after, 'coruscant', 'stormtrooper'), 1)
})

test('F22: units of one space are deployed in any order', () => {
  const s = deploying('empire', { 1: { stormtrooper: 1, 'at-at': 1, 'tie-fighter': 1 } })
  allows(
    s,
    'deploy stormtrooper coruscant',
    'deploy at-at coruscant',
    'deploy tie-fighter coruscant',
  )
  const after = play(s, 'deploy at-at coruscant', 'deploy tie-fighter coruscant')
  assert.equal([at(after, 'coruscant', 'at-at'), at(after, 'coruscant', 'tie-fighter')], [1, 1])
  assert.equal(field(after, 'queues.empire'), { 1: { stormtrooper: 1 } })
})

test('F26: Oversee Project deploys into a remote system, and not beside a sabotage marker', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    units: { ilum: { 'star-destroyer': 1 }, rodia: { stormtrooper: 1 } },
    sabotage: ['rodia'],
    queues: { empire: { 1: { 'at-st': 1 }, 2: { 'at-at': 1 }, 3: { stormtrooper: 1 } } },
    assigned: [{ mission: 'oversee-project', leaders: ['general-tagge'] }],
  })
  forbids(s, 'reveal oversee-project rodia')
  const open = play(s, 'reveal oversee-project ilum')
  assert.equal(offers(open, 'deploy').sort(), ['deploy at-at queue-2', 'deploy at-st queue-1'])
  const after = play(open, 'deploy at-at queue-2')
  assert.is(at(after, 'ilum', 'at-at'), 1)
  assert.equal(field(after, 'queues.empire'), { 1: { 'at-st': 1 }, 3: { stormtrooper: 1 } })
})

test.run()
