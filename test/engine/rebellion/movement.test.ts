import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { systemNumber } from '../../../engine/rebellion/facts/map.js'
import type { State } from '../../../engine/state.js'
import { eyes, goOn, goTo, kindOf, phaseOf, playOut, suspects, where } from './look.js'
import { allows, at, decider, field, forbids, moves, offers, play, position } from './support.js'

type Units = Record<string, Record<string, number>>

/** The Command Phase with the Rebels' (or the Empire's) turn. */
function command(fields: Record<string, unknown>): State {
  return position({ phase: 'command', ...fields })
}

function has(mask: number, system: string): boolean {
  return (mask & (1 << systemNumber(system))) !== 0
}

// Turns

test('M1: turns alternate, Rebels first, one action each', () => {
  const s = play(position(), 'done', 'done')
  assert.is(decider(s), 'rebel')
  const one = play(s, 'activate jan-dodonna yavin')
  assert.is(decider(one), 'empire')
  const two = play(one, 'activate general-tagge yavin')
  assert.is(decider(two), 'rebel')
  const three = play(two, 'pass')
  assert.is(decider(three), 'empire')
})

test('M2: who has passed has no more turns, but opposes and joins combats; the other goes on', () => {
  const s = command({
    assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
    units: {
      alderaan: { 'rebel-trooper': 1, stormtrooper: 1 },
      coruscant: { 'star-destroyer': 1, stormtrooper: 1 },
    },
    loyalty: { rebel: ['alderaan'] },
  })
  const passed = play(s, 'pass')
  const one = play(passed, 'activate general-tagge yavin')
  assert.equal([decider(one), kindOf(one)], ['empire', 'command'])
  const fight = play(one, 'activate darth-vader alderaan', 'done')
  assert.equal([decider(fight), kindOf(fight)], ['rebel', 'add-leader'])
  allows(fight, 'add general-rieekan')
  const opposed = play(one, 'reveal rule-by-fear alderaan')
  assert.is(decider(opposed), 'rebel')
  allows(opposed, 'oppose mon-mothma')
})

test('M3: the phase ends when both have passed, missions face down go unused', () => {
  const s = command({
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
    passed: ['empire'],
  })
  allows(s, 'reveal build-alliance alderaan')
  const after = play(s, 'pass')
  assert.is.not(phaseOf(after), 'command')
  const next = goTo(after, 'rebel', 'assign')
  assert.is(where(next, 'mon-mothma'), 'pool')
  assert.is(field(next, 'loyalty.rebel'), undefined)
  allows(next, 'assign build-alliance mon-mothma')
})

test('M4: an action lasts until its combat is over, then it is the other side that is on turn', () => {
  const s = command({
    units: { alderaan: { 'x-wing': 1, 'tie-fighter': 1 } },
    dice: ['hit', 'blank'],
  })
  const fight = play(s, 'activate princess-leia alderaan')
  assert.ok(eyes(fight, 0).inCombat)
  const over = goOn(fight, (now) => !eyes(now, 0).inCombat && kindOf(now) === 'command')
  assert.is(decider(over), 'empire')
  // Unless the other side has passed
  const alone = command({
    passed: ['empire'],
    units: { alderaan: { 'x-wing': 1, 'tie-fighter': 1 } },
  })
  const again = goOn(
    play(alone, 'activate princess-leia alderaan'),
    (now) => !eyes(now, 0).inCombat && kindOf(now) === 'command',
  )
  assert.is(decider(again), 'rebel')
})

// Activating

test('M5: only a leader of the pool with a tactic value activates', () => {
  const s = command({
    leaders: { pool: ['boba-fett', 'janus-greejatus'], naboo: ['princess-leia'] },
  })
  allows(s, 'activate jan-dodonna yavin', 'activate general-rieekan yavin')
  forbids(s, 'activate mon-mothma', 'activate princess-leia', 'activate darth-vader')
  const empire = play(s, 'pass')
  allows(empire, 'activate general-tagge yavin')
  forbids(empire, 'activate boba-fett', 'activate janus-greejatus')
})

test('M6: any system may be activated: with leaders of either side, empty or destroyed', () => {
  const s = command({
    leaders: { naboo: ['princess-leia'], rodia: ['darth-vader'] },
    destroyed: ['alderaan'],
  })
  for (const id of ['naboo', 'rodia', 'alderaan', 'ilum']) allows(s, `activate jan-dodonna ${id}`)
  // 32 systems and the Rebel Base space
  assert.is(offers(s, 'activate jan-dodonna').length, 33)
})

test('M7: an activation may move nothing', () => {
  const s = command({ units: { rodia: { 'x-wing': 2 } } })
  const after = play(s, 'activate jan-dodonna naboo', 'done')
  assert.is(at(after, 'rodia', 'x-wing'), 2)
  assert.equal([decider(after), where(after, 'jan-dodonna')], ['empire', 'naboo'])
})

// Moving

test('M8: units come from adjacent systems that no own leader holds, one step', () => {
  const units: Units = {
    rodia: { 'x-wing': 1 },
    malastare: { 'x-wing': 1 },
    geonosis: { 'x-wing': 1 },
    bothawui: { 'x-wing': 1 },
    naboo: { 'x-wing': 1 },
  }
  const s = command({ units, leaders: { geonosis: ['princess-leia'], naboo: ['mon-mothma'] } })
  const moving = play(s, 'activate jan-dodonna naboo')
  assert.equal(offers(moving, 'move'), ['move 1 x-wing rodia', 'move 1 x-wing malastare'])
  // Bothawui is two steps away, Geonosis is held; what has come may not go on
  const after = play(moving, 'move 1 x-wing rodia', 'move 1 x-wing malastare')
  const count = ['naboo', 'rodia', 'malastare', 'geonosis', 'bothawui'].map((id) =>
    at(after, id, 'x-wing'),
  )
  assert.equal(count, [3, 0, 0, 1, 1])
})

test('M9: enemy leaders and captives do not hold units', () => {
  const s = command({
    units: { rodia: { 'x-wing': 1 }, malastare: { 'x-wing': 1, stormtrooper: 1 } },
    leaders: { rodia: ['darth-vader'], malastare: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
  })
  allows(play(s, 'activate jan-dodonna naboo'), 'move 1 x-wing rodia', 'move 1 x-wing malastare')
})

test('M10: movement crosses borders of regions and not what bars the way', () => {
  const s = command({
    units: { kashyyyk: { 'x-wing': 1 }, kessel: { 'x-wing': 1 } },
  })
  // Kashyyyk and Alderaan lie in different regions
  allows(play(s, 'activate jan-dodonna alderaan'), 'move 1 x-wing kashyyyk')
  // Kessel and Bothawui in the same, without a passage
  assert.is.not(kindOf(play(s, 'activate jan-dodonna bothawui')), 'move-group')
})

test('M11: the ships of each source carry the units of that source only', () => {
  const s = command({
    turn: 'empire',
    units: {
      corellia: { 'assault-carrier': 1, stormtrooper: 6 },
      kashyyyk: { 'tie-fighter': 1, stormtrooper: 3 },
    },
  })
  const start = play(s, 'activate general-tagge alderaan')
  // Nothing that needs transport moves before a ship with room does
  assert.equal(offers(start, 'move'), ['move 1 assault-carrier corellia'])
  const carried = play(start, 'move 1 assault-carrier corellia')
  allows(carried, 'move 4 stormtrooper corellia')
  forbids(carried, 'move 5 stormtrooper corellia', 'move 1 stormtrooper kashyyyk')
  const full = play(carried, 'move 3 stormtrooper corellia')
  forbids(full, 'move 2 stormtrooper corellia')
  const over = play(full, 'move 1 stormtrooper corellia')
  assert.equal([at(over, 'alderaan', 'stormtrooper'), at(over, 'corellia', 'stormtrooper')], [4, 2])
})

test('M12: ground units and TIE Fighters use one room each, other ships none', () => {
  const s = command({
    turn: 'empire',
    units: {
      corellia: {
        'star-destroyer': 1,
        'tie-fighter': 5,
        'at-at': 1,
        'at-st': 2,
        'assault-carrier': 1,
      },
    },
  })
  const moving = play(s, 'activate general-tagge alderaan', 'move 1 star-destroyer corellia')
  allows(moving, 'move 5 tie-fighter corellia', 'move 1 at-at corellia', 'move 2 at-st corellia')
  const mixed = play(moving, 'move 4 tie-fighter corellia', 'move 1 at-at corellia')
  allows(mixed, 'move 1 at-st corellia', 'move 1 tie-fighter corellia')
  forbids(mixed, 'move 2 at-st corellia')
  const full = play(mixed, 'move 1 at-st corellia')
  forbids(full, 'move 1 at-st', 'move 1 tie-fighter')
  // The second ship needs no room and brings some
  allows(full, 'move 1 assault-carrier corellia')
})

test('M13: immobile units stay, whatever moves', () => {
  const structures = { 'ion-cannon': 1, 'shield-generator': 1 }
  const s = command({
    units: { rodia: { 'rebel-transport': 1, ...structures }, 'rebel-base': structures },
    assigned: [{ mission: 'hidden-fleet', leaders: ['mon-mothma'] }],
  })
  const moving = play(s, 'activate jan-dodonna naboo')
  assert.equal(offers(moving, 'move'), ['move 1 rebel-transport rodia'])
  forbids(play(moving, 'move 1 rebel-transport rodia'), 'move 1 ion-cannon')
  // A card that waives adjacency does not move them either
  assert.is.not(kindOf(play(s, 'reveal hidden-fleet yavin')), 'move-group')
  const site = command({
    turn: 'empire',
    units: { ilum: { 'death-star-under-construction': 1, 'star-destroyer': 1 } },
  })
  assert.equal(offers(play(site, 'activate general-tagge mygeeto'), 'move'), [
    'move 1 star-destroyer ilum',
  ])
})

test('M14: ships with room for others move empty', () => {
  const s = command({ units: { rodia: { 'rebel-transport': 1, 'rebel-trooper': 3 } } })
  const after = play(s, 'activate jan-dodonna naboo', 'move 1 rebel-transport rodia', 'done')
  assert.equal([at(after, 'naboo', 'rebel-transport'), at(after, 'rodia', 'rebel-trooper')], [1, 3])
})

test('M15: a card waives what it names and nothing else', () => {
  const s = position({
    hands: { rebel: { actions: ['start-the-evacuation'] } },
    units: { 'rebel-base': { 'corellian-corvette': 1, 'rebel-trooper': 5 } },
  })
  const moving = play(s, 'play start-the-evacuation general-rieekan', 'choose kessel')
  // As if adjacent, with transport
  assert.equal(offers(moving, 'move'), ['move 1 corellian-corvette rebel-base'])
  const carried = play(moving, 'move 1 corellian-corvette rebel-base')
  allows(carried, 'move 2 rebel-trooper rebel-base')
  forbids(carried, 'move 3 rebel-trooper rebel-base')
  // A leader in the space holds them all the same
  const held = position({
    hands: { rebel: { actions: ['start-the-evacuation'] } },
    leaders: { 'rebel-base': ['jan-dodonna'] },
    units: { 'rebel-base': { 'x-wing': 3 } },
  })
  const none = play(held, 'play start-the-evacuation general-rieekan', 'choose kessel')
  assert.equal([kindOf(none), where(none, 'general-rieekan')], ['assign', 'kessel'])
  assert.is(at(none, 'rebel-base', 'x-wing'), 3)
})

test('M16: the hidden base space may be activated, from its system and its neighbours', () => {
  const units: Units = {
    hoth: { 'x-wing': 1 },
    bespin: { 'x-wing': 1, 'rebel-transport': 1, 'rebel-trooper': 1 },
    mustafar: { 'x-wing': 1 },
    sullust: { 'x-wing': 1 },
  }
  const s = command({ units, leaders: { mustafar: ['princess-leia'] } })
  const moving = play(s, 'activate jan-dodonna rebel-base')
  assert.equal(offers(moving, 'move'), [
    'move 1 x-wing bespin',
    'move 1 x-wing hoth',
    'move 1 rebel-transport bespin',
  ])
  const after = play(moving, 'move 1 x-wing hoth', 'move 1 x-wing bespin', 'done')
  assert.equal([at(after, 'rebel-base', 'x-wing'), where(after, 'jan-dodonna')], [2, 'rebel-base'])
  const revealed = command({ base: { system: 'hoth', revealed: true }, units })
  forbids(revealed, 'activate jan-dodonna rebel-base')
  // The Empire never activates it
  forbids(play(s, 'pass'), 'activate general-tagge rebel-base')
})

test('M17: from the base space units reach the base and its neighbours only', () => {
  const s = command({ units: { 'rebel-base': { 'x-wing': 2 } } })
  for (const id of ['hoth', 'bespin', 'endor', 'mustafar'])
    allows(play(s, `activate jan-dodonna ${id}`), 'move 2 x-wing rebel-base')
  for (const id of ['sullust', 'dagobah', 'kessel'])
    assert.is.not(kindOf(play(s, `activate jan-dodonna ${id}`)), 'move-group', id)
})

test('M18: units of the base space and of its system are held apart until the reveal', () => {
  const units: Units = { hoth: { 'x-wing': 1 }, 'rebel-base': { 'y-wing': 1 } }
  const inSpace = command({ units, leaders: { 'rebel-base': ['princess-leia'] } })
  assert.equal(offers(play(inSpace, 'activate jan-dodonna bespin'), 'move'), ['move 1 x-wing hoth'])
  const inSystem = command({ units, leaders: { hoth: ['princess-leia'] } })
  assert.equal(offers(play(inSystem, 'activate jan-dodonna bespin'), 'move'), [
    'move 1 y-wing rebel-base',
  ])
})

test('M19: ground units go into remote and destroyed systems, which are not subjugated', () => {
  const s = command({
    turn: 'empire',
    destroyed: ['alderaan'],
    units: { corellia: { 'assault-carrier': 1, stormtrooper: 2 } },
    base: { system: 'kessel' },
  })
  const after = playOut(
    s,
    'activate general-tagge alderaan',
    'move 1 assault-carrier corellia',
    'move 2 stormtrooper corellia',
  )
  assert.is(at(after, 'alderaan', 'stormtrooper'), 2)
  assert.not.ok(has(eyes(after, 0).subjugated, 'alderaan'))
  const remote = command({
    turn: 'empire',
    units: { mustafar: { 'assault-carrier': 1, stormtrooper: 2 } },
  })
  const gone = play(
    remote,
    'activate general-tagge dagobah',
    'move 1 assault-carrier mustafar',
    'move 1 stormtrooper mustafar',
    'done',
  )
  assert.is(at(gone, 'dagobah', 'stormtrooper'), 1)
  assert.not.ok(has(eyes(gone, 0).subjugated, 'dagobah'))
  assert.ok(has(eyes(gone, 0).subjugated, 'mustafar'))
})

test('M20: first the subjugation, then the reveal, then the combat', () => {
  const s = command({
    turn: 'empire',
    base: { system: 'naboo' },
    loyalty: { rebel: ['naboo'] },
    units: {
      sullust: { 'assault-carrier': 1, stormtrooper: 2 },
      'rebel-base': { 'rebel-trooper': 2 },
    },
    leaders: { 'rebel-base': ['mon-mothma'] },
  })
  const moved = play(
    s,
    'activate general-tagge naboo',
    'move 1 assault-carrier sullust',
    'move 1 stormtrooper sullust',
  )
  // Nothing happens before the movement is complete
  assert.is(field(moved, 'base.revealed'), undefined)
  const after = play(moved, 'done')
  assert.ok(eyes(after, 1).isRevealed)
  assert.ok(has(eyes(after, 1).subjugated, 'naboo'))
  assert.equal(
    [at(after, 'naboo', 'rebel-trooper'), at(after, 'rebel-base', 'rebel-trooper')],
    [2, 0],
  )
  assert.is(where(after, 'mon-mothma'), 'naboo')
  assert.ok(eyes(after, 1).inCombat)
})

test('M21: without a shared theater the sides live side by side', () => {
  const s = command({
    turn: 'empire',
    units: { sullust: { 'star-destroyer': 1, stormtrooper: 1 }, naboo: { 'rebel-trooper': 2 } },
  })
  const ships = play(s, 'activate general-tagge naboo', 'move 1 star-destroyer sullust', 'done')
  assert.not.ok(eyes(ships, 0).inCombat)
  assert.equal([decider(ships), kindOf(ships)], ['rebel', 'command'])
  assert.equal([at(ships, 'naboo', 'star-destroyer'), at(ships, 'naboo', 'rebel-trooper')], [1, 2])
  const troops = playOut(
    s,
    'activate general-tagge naboo',
    'move 1 star-destroyer sullust',
    'move 1 stormtrooper sullust',
  )
  assert.ok(eyes(troops, 0).inCombat)
})

// Captives

test('M22, M23: captives travel with Imperial units, use no room and are not left behind free', () => {
  const s = command({
    turn: 'empire',
    units: { sullust: { 'assault-carrier': 1, stormtrooper: 4 } },
    leaders: { sullust: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
  })
  const start = play(s, 'activate general-tagge naboo')
  // Not before a unit has left his system
  forbids(start, 'take')
  const ship = play(start, 'move 1 assault-carrier sullust')
  allows(ship, 'take princess-leia sullust')
  const all = play(ship, 'move 4 stormtrooper sullust', 'take princess-leia sullust')
  assert.equal(
    [where(all, 'princess-leia'), field(all, 'rings.captured')],
    ['naboo', 'princess-leia'],
  )
  assert.is(at(all, 'naboo', 'stormtrooper'), 4)
  // Left alone without a guard he is rescued
  const left = play(ship, 'move 4 stormtrooper sullust', 'done')
  assert.equal([where(left, 'princess-leia'), field(left, 'rings')], ['rebel-base', undefined])
  // A unit that stays guards him
  const guarded = play(ship, 'move 3 stormtrooper sullust', 'done')
  assert.equal(
    [where(guarded, 'princess-leia'), field(guarded, 'rings.captured')],
    ['sullust', 'princess-leia'],
  )
})

test('M22: the Rebels never move captives', () => {
  const s = command({
    units: { sullust: { 'x-wing': 1, stormtrooper: 1 } },
    leaders: { sullust: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
  })
  const moving = play(s, 'activate jan-dodonna naboo', 'move 1 x-wing sullust')
  assert.equal(where(moving, 'princess-leia'), 'sullust')
  forbids(play(s, 'activate jan-dodonna naboo'), 'take')
})

// Cards that move units

test('M25: Planetary Conquest takes up to its units from one system, also none', () => {
  const s = command({
    turn: 'empire',
    assigned: [{ mission: 'planetary-conquest', leaders: ['darth-vader'] }],
    units: {
      ilum: { 'at-at': 2, 'at-st': 2, stormtrooper: 5, 'tie-fighter': 2 },
      kessel: { stormtrooper: 3 },
    },
  })
  const start = play(s, 'reveal planetary-conquest naboo', 'decline')
  const from = (id: string) => offers(start, 'move').filter((text) => text.endsWith(id))
  assert.equal(from('ilum').sort(), [
    'move 1 at-at ilum',
    'move 1 at-st ilum',
    'move 1 stormtrooper ilum',
    'move 2 stormtrooper ilum',
  ])
  assert.equal(from('kessel').length, 2)
  const none = play(start, 'done')
  assert.equal([decider(none), at(none, 'ilum', 'stormtrooper')], ['rebel', 5])
  const some = play(start, 'move 1 at-at ilum', 'move 1 stormtrooper ilum')
  forbids(some, 'move 1 at-at', 'move 2 stormtrooper', 'move 1 stormtrooper kessel')
  const after = play(some, 'done')
  assert.equal([at(after, 'naboo', 'at-at'), at(after, 'naboo', 'stormtrooper')], [1, 1])
  assert.ok(has(eyes(after, 0).subjugated, 'naboo'))
  assert.ok(moves(after).length > 1)
  assert.not.ok(suspects(after).includes('naboo'))
})

test.run()
