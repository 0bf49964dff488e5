import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { REGION_SYSTEMS } from '../../../../engine/rebellion/facts/map.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import {
  captive,
  eyes,
  goOn,
  goTo,
  kindOf,
  listOf,
  nextRound,
  playOut,
  suspects,
  systems,
  where,
} from '../look.js'
import { allows, at, decider, field, forbids, offers, play, position } from '../support.js'

/** The Empire's part of the Assignment Phase with these action cards and leaders at hand. */
function assigning(actions: string[], pool: string[], fields: Record<string, unknown> = {}): State {
  return position({ turn: 'empire', hands: { empire: { actions } }, leaders: { pool }, ...fields })
}

/** Places that moves of choosing name. */
function choices(s: State): string[] {
  return offers(s, 'choose').map((text) => text.slice('choose '.length))
}

test('brilliant-administrator: Tarkin goes to an Imperial system and builds a unit for each of its icons', () => {
  const s = assigning(['brilliant-administrator'], [], {
    loyalty: { empire: ['corellia', 'utapau'], rebel: ['naboo'] },
    units: { geonosis: { stormtrooper: 1 } },
    sabotage: ['corellia', 'geonosis'],
  })
  assert.equal(offers(s, 'play'), ['play brilliant-administrator grand-moff-tarkin'])
  const where1 = play(s, 'play brilliant-administrator grand-moff-tarkin')
  assert.equal(choices(where1).sort(), ['corellia', 'coruscant', 'geonosis', 'utapau'])
  // Sabotage does not matter; the one unit that fits an icon comes by itself
  const corellia = play(where1, 'choose corellia')
  assert.equal(field(corellia, 'queues.empire'), {
    3: { 'tie-fighter': 1, 'star-destroyer': 1 },
  })
  assert.is(where(corellia, 'grand-moff-tarkin'), 'corellia')
  assert.equal(listOf(corellia, 'usedActions'), ['brilliant-administrator'])
  assert.equal([decider(corellia), kindOf(corellia)], ['empire', 'assign'])
  forbids(corellia, 'play')
  // All icons count in a subjugated system too
  assert.equal(field(play(where1, 'choose geonosis'), 'queues.empire'), {
    2: { 'tie-fighter': 1, 'at-at': 1 },
  })
})

test('brilliant-administrator: with none left in the supply one on the board may be given for it', () => {
  const s = assigning(['brilliant-administrator'], [], {
    loyalty: { empire: ['sullust'] },
    units: { ilum: { 'at-at': 4 } },
  })
  const icons = play(s, 'play brilliant-administrator grand-moff-tarkin', 'choose sullust')
  assert.equal(field(icons, 'queues.empire'), { 2: { stormtrooper: 1 } })
  allows(icons, 'sacrifice at-at ilum', 'decline')
  const paid = play(icons, 'sacrifice at-at ilum')
  assert.is(at(paid, 'ilum', 'at-at'), 3)
  assert.equal(field(paid, 'queues.empire'), { 2: { stormtrooper: 1, 'at-at': 1 } })
  assert.equal(field(play(icons, 'decline'), 'queues.empire'), { 2: { stormtrooper: 1 } })
})

test('boba-fett-where: Boba Fett goes to an Imperial system', () => {
  const s = assigning(['boba-fett-where'], ['boba-fett'], { loyalty: { rebel: ['naboo'] } })
  const open = play(s, 'play boba-fett-where boba-fett')
  // Only Coruscant is Imperial here
  assert.equal([where(open, 'boba-fett'), kindOf(open)], ['coruscant', 'assign'])
  const two = assigning(['boba-fett-where'], ['boba-fett'], { loyalty: { empire: ['rodia'] } })
  assert.equal(choices(play(two, 'play boba-fett-where boba-fett')).sort(), ['coruscant', 'rodia'])
})

test('Z13: no Rebel attempts a mission there or uses an action card until the phase is over', () => {
  const fields = {
    turn: 'empire',
    hands: {
      empire: { actions: ['boba-fett-where'] },
      rebel: { actions: ['point-blank-assault', 'undercover'], missions: ['hidden-fleet'] },
    },
    loyalty: { empire: ['rodia'], rebel: ['alderaan'] },
    units: { rodia: { stormtrooper: 1, 'rebel-trooper': 1, 'tie-fighter': 1 } },
    leaders: { pool: ['boba-fett', 'admiral-ackbar'], naboo: ['lando-calrissian'] },
    assigned: [
      { mission: 'infiltration', leaders: ['princess-leia'] },
      { mission: 'sabotage', leaders: ['general-rieekan'] },
      { mission: 'hit-and-run', leaders: ['jan-dodonna'] },
    ],
  }
  const s = position(fields)
  const free = play(s, 'done')
  allows(free, 'reveal infiltration rodia', 'reveal sabotage rodia')
  const banned = play(s, 'play boba-fett-where boba-fett', 'choose rodia', 'done')
  forbids(banned, 'reveal infiltration rodia', 'reveal sabotage rodia')
  allows(banned, 'reveal sabotage alderaan')
  assert.is(field(banned, 'round.bobaBan'), 'rodia')
  // The ban stays when the Command Phase goes on and ends with it
  const later = play(banned, 'pass', 'pass')
  assert.is(field(later, 'round.bobaBan'), undefined)
  // No Rebel card in a combat there
  const bannedFight = goTo(play(banned, 'activate admiral-ackbar rodia'), 'empire', 'add-leader')
  assert.ok(eyes(bannedFight, 0).inCombat)
  const after = play(bannedFight, 'decline')
  forbids(after, 'play point-blank-assault')
  const freeFight = play(
    goTo(play(free, 'activate admiral-ackbar rodia'), 'empire', 'add-leader'),
    'decline',
  )
  allows(freeFight, 'play point-blank-assault')
})

test('Z13: a Rebel mission that is resolved is not banned', () => {
  const s = position({
    phase: 'command',
    round: { bobaBan: 'dagobah' },
    assigned: [{ mission: 'seek-yoda', leaders: ['princess-leia'] }],
  })
  allows(s, 'reveal seek-yoda dagobah')
})

test('Z15: the ban leaves rings alone; Undercover leads out of the system and not into it', () => {
  const fields = {
    phase: 'command',
    turn: 'empire',
    leaders: { rodia: ['lando-calrissian'], naboo: ['obi-wan-kenobi'] },
    hands: { rebel: { actions: ['undercover'] } },
    units: { rodia: { stormtrooper: 1 }, alderaan: { stormtrooper: 1 } },
    assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
  }
  const out = position({ ...fields, round: { bobaBan: 'rodia' } })
  allows(
    play(out, 'reveal rule-by-fear alderaan'),
    'play undercover lando-calrissian',
    'play undercover obi-wan-kenobi',
  )
  forbids(play(out, 'reveal rule-by-fear rodia'), 'play undercover')
  const ringed = position({
    ...fields,
    round: { bobaBan: 'rodia' },
    rings: { 'r2-d2': 'lando-calrissian' },
    dice: ['hit', 'hit', 'blank', 'blank'],
  })
  const rolled = play(ringed, 'reveal rule-by-fear rodia', 'decline')
  allows(rolled, 'use r2-d2 hit')
})

test('M24, catch-them-by-surprise: Ozzel goes anywhere, units come from several neighbours and fight', () => {
  const s = assigning(['catch-them-by-surprise'], ['admiral-ozzel'], {
    units: {
      naboo: { 'x-wing': 1, 'rebel-trooper': 1 },
      sullust: { 'assault-carrier': 1, stormtrooper: 3 },
      rodia: { 'star-destroyer': 1, stormtrooper: 8 },
      utapau: { 'tie-fighter': 2 },
      kessel: { 'star-destroyer': 1 },
    },
  })
  const open = play(s, 'play catch-them-by-surprise admiral-ozzel')
  assert.is(choices(open).length, 32)
  const moving = play(open, 'choose naboo')
  assert.is(where(moving, 'admiral-ozzel'), 'naboo')
  const all = play(moving, 'move 1 assault-carrier sullust', 'move 1 star-destroyer rodia')
  // Transport is counted for each source
  allows(all, 'move 3 stormtrooper sullust', 'move 6 stormtrooper rodia')
  forbids(all, 'move 7 stormtrooper rodia', 'move 1 tie-fighter', 'move 1 star-destroyer kessel')
  const fight = play(all, 'move 1 stormtrooper sullust', 'done')
  assert.ok(eyes(fight, 1).inCombat)
  assert.is(eyes(fight, 1).combatSide, 1)
  assert.is(at(fight, 'naboo', 'star-destroyer'), 1)
  // After the battle the assignments go on
  const over = goOn(fight, (now) => !eyes(now, 1).inCombat)
  assert.equal([decider(over), kindOf(over)], ['empire', 'assign'])
  allows(over, 'done')
  // Without a battle the assignments go on, and Ozzel is used up
  const quiet = play(open, 'choose mygeeto')
  assert.equal([decider(quiet), kindOf(quiet)], ['empire', 'assign'])
  assert.is(where(quiet, 'admiral-ozzel'), 'mygeeto')
})

test('catch-them-by-surprise, M22: captives are taken along as in an activation', () => {
  const s = assigning(['catch-them-by-surprise'], [], {
    units: { sullust: { 'assault-carrier': 1, stormtrooper: 1 } },
    leaders: { pool: ['admiral-ozzel'], sullust: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
  })
  const moving = play(s, 'play catch-them-by-surprise admiral-ozzel', 'choose naboo')
  const ship = play(moving, 'move 1 assault-carrier sullust', 'move 1 stormtrooper sullust')
  const after = playOut(ship, 'take princess-leia sullust')
  assert.equal([where(after, 'princess-leia'), captive(after, 'princess-leia')], ['naboo', true])
})

test('catch-them-by-surprise: units held by a leader stay, and the base is found like after any move', () => {
  const s = assigning(['catch-them-by-surprise'], ['admiral-ozzel'], {
    base: { system: 'naboo' },
    units: {
      'rebel-base': { 'rebel-trooper': 1 },
      sullust: { 'assault-carrier': 1, stormtrooper: 1 },
      rodia: { 'assault-carrier': 1 },
    },
    leaders: { pool: ['admiral-ozzel'], rodia: ['darth-vader'] },
  })
  const moving = play(s, 'play catch-them-by-surprise admiral-ozzel', 'choose naboo')
  forbids(moving, 'move 1 assault-carrier rodia')
  const after = playOut(moving, 'move 1 assault-carrier sullust', 'move 1 stormtrooper sullust')
  assert.ok(eyes(after, 1).isRevealed)
  assert.ok(eyes(after, 1).inCombat)
})

test('Z7, local-rumors: the answer is true for the whole region and reveals nothing', () => {
  const fields = { units: { kessel: { stormtrooper: 1 }, ilum: { 'tie-fighter': 1 } } }
  const asked = (base: string) =>
    play(
      assigning(['local-rumors'], ['colonel-yularen'], { ...fields, base: { system: base } }),
      'play local-rumors colonel-yularen',
    )
  const open = asked('bothawui')
  assert.equal(choices(open), ['kessel', 'ilum'])
  const yes = play(open, 'choose kessel')
  assert.equal(where(yes, 'colonel-yularen'), 'kessel')
  assert.not.ok(eyes(yes, 1).isRevealed)
  // Kessel itself is searched, the other three systems of its region are left
  assert.equal(suspects(yes).sort(), ['bothawui', 'nal-hutta', 'toydaria'])
  const no = play(asked('hoth'), 'choose kessel')
  const region = systems(REGION_SYSTEMS[1] ?? 0)
  for (const id of region) assert.not.ok(suspects(no).includes(id), id)
  assert.is(suspects(no).length, suspects(asked('hoth')).length - 3)
  assert.equal([decider(no), kindOf(no)], ['empire', 'assign'])
})

test('Z11, proceeding-as-planned: a project is taken out of its deck unseen and gets the leader', () => {
  const s = assigning(['proceeding-as-planned'], ['moff-jerjerrod', 'soontir-fel'])
  forbids(s, 'play proceeding-as-planned soontir-fel')
  const search = play(s, 'play proceeding-as-planned moff-jerjerrod')
  // Ten projects, each kind once; no mission of the Imperial deck
  forbids(search, 'choose rule-by-fear', 'choose collect-bounty', 'decline')
  const found = play(search, 'choose superlaser-online')
  assert.is(listOf(found, 'decks.projects').length, 9)
  assert.equal(listOf(found, 'hands.empire.missions'), [])
  allows(found, 'decline', 'choose soontir-fel', 'choose darth-vader')
  const two = play(found, 'choose darth-vader')
  assert.equal([where(two, 'moff-jerjerrod'), where(two, 'darth-vader')], ['mission', 'mission'])
  // The Rebels see that a mission lies there and not which
  const move = rebellion.parse(search, 'choose superlaser-online')
  const other = rebellion.parse(search, 'choose oversee-project')
  assert.is(rebellion.seen(search, move, 0), rebellion.seen(search, other, 0))
  assert.is(eyes(rebellion.observe(two, 0), 0).stackCard(1, 0), -1)
  assert.ok(eyes(two, 1).stackCard(1, 0) >= 0)
})

test('Z12, public-support: three Stormtroopers, and Greejatus holds nobody this round', () => {
  const s = assigning(['public-support'], ['janus-greejatus'], {
    loyalty: { empire: ['rodia', 'sullust'] },
    units: {
      sullust: { 'rebel-trooper': 1 },
      rodia: { 'assault-carrier': 1 },
      kessel: { 'at-st': 1 },
    },
    sabotage: ['rodia'],
  })
  const open = play(s, 'play public-support janus-greejatus')
  // Not where Rebel ground units are
  assert.equal(choices(open).sort(), ['coruscant', 'kessel', 'rodia'])
  const there = play(open, 'choose rodia')
  assert.is(at(there, 'rodia', 'stormtrooper'), 3)
  const command = play(there, 'done', 'pass')
  const moving = play(command, 'activate general-tagge naboo')
  allows(moving, 'move 1 assault-carrier rodia')
  allows(play(moving, 'move 1 assault-carrier rodia'), 'move 3 stormtrooper rodia')
  // It is for this round: in the next he holds them as any leader does
  const next = nextRound(command)
  assert.is(field(next, 'round'), undefined)
  // Another leader there still holds them
  const held = assigning(['public-support'], ['janus-greejatus'], {
    leaders: { pool: ['janus-greejatus'], rodia: ['darth-vader'] },
    loyalty: { empire: ['rodia'] },
    units: { rodia: { 'assault-carrier': 1 } },
  })
  const stuck = play(
    held,
    'play public-support janus-greejatus',
    'choose rodia',
    'done',
    'pass',
    'activate general-tagge naboo',
  )
  assert.is(at(stuck, 'rodia', 'assault-carrier'), 1)
  assert.is.not(kindOf(stuck), 'move-group')
})

test('Z8, scouting-mission: up to four TIE Fighters from anywhere, and a fight only against ships', () => {
  const fields = {
    units: {
      ilum: { 'tie-fighter': 3 },
      kessel: { 'tie-fighter': 3, 'star-destroyer': 1 },
      rodia: { 'tie-fighter': 2 },
      hoth: { 'rebel-trooper': 1 },
      naboo: { 'x-wing': 1 },
    },
    leaders: { pool: ['soontir-fel'], rodia: ['darth-vader'] },
  }
  const s = assigning(['scouting-mission'], [], fields)
  const moving = play(s, 'play scouting-mission soontir-fel', 'choose hoth')
  // No transport needed; only TIE Fighters; Vader holds those of Rodia
  forbids(moving, 'move 1 star-destroyer', 'move 1 tie-fighter rodia')
  const some = play(moving, 'move 3 tie-fighter ilum')
  allows(some, 'move 1 tie-fighter kessel', 'done')
  forbids(some, 'move 2 tie-fighter kessel')
  const peace = playOut(some, 'move 1 tie-fighter kessel')
  assert.is(at(peace, 'hoth', 'tie-fighter'), 4)
  assert.not.ok(eyes(peace, 1).inCombat)
  // Ships alone do not find the base of Hoth
  assert.not.ok(eyes(peace, 1).isRevealed)
  assert.ok(suspects(peace).includes('hoth'))
  const none = play(moving, 'done')
  assert.equal([at(none, 'hoth', 'tie-fighter'), where(none, 'soontir-fel')], [0, 'hoth'])
  const fight = play(
    s,
    'play scouting-mission soontir-fel',
    'choose naboo',
    'move 2 tie-fighter ilum',
  )
  const battle = playOut(fight)
  assert.ok(eyes(battle, 1).inCombat)
  assert.is(eyes(battle, 1).combatSide, 1)
})

test.run()
