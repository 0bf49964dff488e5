import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, decider, field, forbids, offers, play, position } from '../support.js'
import {
  assigned,
  changed,
  changes,
  combatOf,
  type Fields,
  faces,
  hasTurn,
  rolled,
  targets,
} from './attempt.js'

/** The projects, and what the Death Star does. */

const SITE = 'death-star-under-construction'
const TAGGE = ['general-tagge']

// Construct Death Star

const CONSTRUCT = 'construct-death-star'

test('construct-death-star D10 X2 X16: a site there, and a Death Star on space 3', () => {
  const s = assigned(CONSTRUCT, TAGGE, { leaders: { yavin: ['han-solo'] } })
  assert.equal(changed(s, `reveal ${CONSTRUCT} yavin`), {
    assigned: null,
    'leaders.yavin': ['han-solo', 'general-tagge'],
    [`units.yavin.${SITE}`]: 1,
    'queues.empire.3.death-star': 1,
    'discards.missions': [CONSTRUCT],
  })
})

test('construct-death-star: with both Death Stars in play only the site comes', () => {
  const s = assigned(CONSTRUCT, TAGGE, {
    units: { corellia: { 'death-star': 1 }, rodia: { 'death-star': 1 } },
  })
  assert.equal(changed(s, `reveal ${CONSTRUCT} yavin`), {
    assigned: null,
    'leaders.yavin': TAGGE,
    [`units.yavin.${SITE}`]: 1,
    'discards.missions': [CONSTRUCT],
  })
})

test('construct-death-star D11: a site that makes room for another takes its Death Star with it', () => {
  const s = assigned(CONSTRUCT, TAGGE, {
    units: { ilum: { [SITE]: 1 }, corellia: { 'death-star': 1 } },
    queues: { empire: { '1': { 'death-star': 1, 'tie-fighter': 1 } } },
  })
  const asked = play(s, `reveal ${CONSTRUCT} yavin`)
  assert.equal(offers(asked, 'sacrifice'), [`sacrifice ${SITE} ilum`])
  const after = play(asked, `sacrifice ${SITE} ilum`)
  assert.equal(field(after, 'units'), { yavin: { [SITE]: 1 }, corellia: { 'death-star': 1 } })
  assert.equal(field(after, 'queues.empire'), {
    '1': { 'tie-fighter': 1 },
    '3': { 'death-star': 1 },
  })
  const kept = play(asked, 'decline')
  assert.equal(field(kept, 'units'), field(s, 'units'))
  assert.equal(field(kept, 'queues'), field(s, 'queues'))
})

test('construct-death-star D10: without a site no second Death Star is queued', () => {
  const s = assigned(CONSTRUCT, TAGGE, {
    units: { ilum: { [SITE]: 1 } },
    queues: { empire: { '1': { 'death-star': 1 } } },
  })
  const kept = play(s, `reveal ${CONSTRUCT} yavin`, 'decline')
  assert.equal(field(kept, 'units'), field(s, 'units'))
  assert.equal(field(kept, 'queues'), field(s, 'queues'))
})

/** The Imperial deployment of a Refresh Phase, with a Death Star that leaves the queue. */
function finished(fields: Fields) {
  const s = position({
    phase: 'command',
    turn: 'empire',
    passed: ['rebel'],
    time: 6,
    queues: { empire: { '1': { 'death-star': 1, 'tie-fighter': 1 } } },
    loyalty: { empire: ['kessel'] },
    ...fields,
  })
  return play(s, 'pass')
}

test('D11 D16 construct-death-star: it goes to its site alone, Rebels or not, and replaces it', () => {
  const s = finished({ units: { yavin: { [SITE]: 1, 'rebel-trooper': 2 } } })
  assert.equal(offers(s, 'deploy death-star'), ['deploy death-star yavin'])
  allows(s, 'deploy tie-fighter kessel')
  const after = play(s, 'deploy death-star yavin')
  assert.equal(field(after, 'units.yavin'), { 'rebel-trooper': 2, 'death-star': 1 })
})

// Construct Factory has its row beside Address Delays

test('construct-factory X48: removes the marker, if there is one, and builds', () => {
  for (const sabotage of [[], ['corellia']]) {
    const s = assigned('construct-factory', TAGGE, { loyalty: { empire: ['corellia'] }, sabotage })
    assert.equal(changed(s, 'reveal construct-factory corellia'), {
      assigned: null,
      'leaders.corellia': TAGGE,
      'queues.empire.3.tie-fighter': 1,
      'queues.empire.3.star-destroyer': 1,
      'discards.missions': ['construct-factory'],
      ...(sabotage.length > 0 ? { sabotage: null } : {}),
    })
  }
})

// Construct Super Star Destroyer

const SSD = 'construct-super-star-destroyer'

test('construct-super-star-destroyer X2: on space 3, sabotaged or not', () => {
  const s = assigned(SSD, TAGGE, {
    loyalty: { empire: ['corellia', 'mon-calamari'] },
    sabotage: ['corellia'],
    units: { utapau: { stormtrooper: 1 } },
    leaders: { corellia: ['han-solo'] },
  })
  assert.equal(targets(s, SSD).sort(), ['corellia', 'mon-calamari', 'utapau'])
  assert.equal(changed(s, `reveal ${SSD} corellia`), {
    assigned: null,
    'leaders.corellia': ['han-solo', 'general-tagge'],
    'queues.empire.3.super-star-destroyer': 1,
    'discards.missions': [SSD],
  })
})

test('construct-super-star-destroyer: with both in play one may make room', () => {
  const s = assigned(SSD, TAGGE, {
    loyalty: { empire: ['corellia'] },
    units: { kessel: { 'super-star-destroyer': 2 } },
  })
  const asked = play(s, `reveal ${SSD} corellia`)
  allows(asked, 'decline')
  assert.equal(offers(asked, 'sacrifice'), ['sacrifice super-star-destroyer kessel'])
  assert.is(field(play(asked, 'decline'), 'queues'), undefined)
  const after = play(asked, 'sacrifice super-star-destroyer kessel')
  assert.is(field(after, 'units.kessel.super-star-destroyer'), 1)
  assert.equal(field(after, 'queues.empire'), { '3': { 'super-star-destroyer': 1 } })
})

// Oversee Project

const OVERSEE = 'oversee-project'
const QUEUE = {
  '1': { 'tie-fighter': 2 },
  '2': { 'at-at': 1, 'death-star': 1 },
  '3': { 'star-destroyer': 1 },
}

test('oversee-project X2: a unit of space 1 or 2 is deployed there', () => {
  const s = assigned(OVERSEE, TAGGE, {
    units: { kessel: { stormtrooper: 1 }, yavin: { [SITE]: 1 } },
    queues: { empire: QUEUE },
    leaders: { kessel: ['han-solo'] },
  })
  const asked = play(s, `reveal ${OVERSEE} kessel`)
  // D12: not the Death Star, its site is elsewhere
  assert.equal(offers(asked, 'deploy').sort(), [
    'deploy at-at queue-2',
    'deploy tie-fighter queue-1',
  ])
  assert.equal(changes(s, play(asked, 'deploy tie-fighter queue-1')), {
    assigned: null,
    'leaders.kessel': ['han-solo', 'general-tagge'],
    'queues.empire.1.tie-fighter': 1,
    'units.kessel.tie-fighter': 1,
    'discards.missions': [OVERSEE],
  })
})

test('oversee-project D12 D11: the Death Star on its site, which it replaces', () => {
  const s = assigned(OVERSEE, TAGGE, {
    units: { yavin: { [SITE]: 1 } },
    queues: { empire: QUEUE },
  })
  const asked = play(s, `reveal ${OVERSEE} yavin`)
  assert.equal(offers(asked, 'deploy').sort(), [
    'deploy at-at queue-2',
    'deploy death-star queue-2',
    'deploy tie-fighter queue-1',
  ])
  const after = play(asked, 'deploy death-star queue-2')
  assert.equal(field(after, 'units.yavin'), { 'death-star': 1 })
  assert.equal(field(after, 'queues.empire.2'), { 'at-at': 1 })
})

test('oversee-project: it deploys, which a sabotage marker forbids', () => {
  const fields = { units: { kessel: { stormtrooper: 1 } }, queues: { empire: QUEUE } }
  const free = { ...fields, units: { ...fields.units, yavin: { [SITE]: 1 } } }
  assert.equal(targets(assigned(OVERSEE, TAGGE, free), OVERSEE).sort(), ['kessel', 'yavin'])
  const s = assigned(OVERSEE, TAGGE, { ...free, sabotage: ['kessel'] })
  assert.equal(targets(s, OVERSEE), ['yavin'])
})

test('oversee-project: ground units deployed reveal a base', () => {
  const s = assigned(OVERSEE, TAGGE, {
    base: { system: 'kessel' },
    units: { kessel: { 'star-destroyer': 1 }, 'rebel-base': { 'x-wing': 1 } },
    queues: { empire: { '1': { stormtrooper: 1 } } },
  })
  const after = play(s, `reveal ${OVERSEE} kessel`)
  assert.equal(field(after, 'base'), { system: 'kessel', revealed: true })
  assert.is(combatOf(after), 'kessel by empire')
})

test('oversee-project X24: with nothing to deploy nothing happens', () => {
  const s = assigned(OVERSEE, TAGGE, { units: { kessel: { stormtrooper: 1 } } })
  assert.equal(changed(s, `reveal ${OVERSEE} kessel`), {
    assigned: null,
    'leaders.kessel': TAGGE,
    'discards.missions': [OVERSEE],
  })
})

// Superlaser Online

const LASER = 'superlaser-online'

test('superlaser-online D4 D5 D9: markers and Rebel ground units go, ships and leaders stay', () => {
  const s = assigned(LASER, TAGGE, {
    loyalty: { rebel: ['alderaan'] },
    sabotage: ['alderaan', 'rodia'],
    units: {
      alderaan: {
        'death-star': 1,
        stormtrooper: 2,
        'x-wing': 1,
        'rebel-transport': 1,
        'rebel-trooper': 3,
        'shield-generator': 1,
      },
    },
    leaders: { alderaan: ['han-solo'] },
  })
  const asked = play(s, `reveal ${LASER} alderaan`)
  assert.is(decider(asked), 'empire')
  // Populous systems of the region that are not destroyed; Coruscant may be named and never changes
  assert.equal(offers(asked, 'choose').sort(), [
    'choose cato-neimoidia',
    'choose corellia',
    'choose coruscant',
  ])
  const after = play(asked, 'choose corellia')
  assert.equal(changes(s, after), {
    assigned: null,
    'loyalty.rebel': null,
    'loyalty.empire': ['corellia'],
    sabotage: ['rodia'],
    destroyed: ['alderaan'],
    'units.alderaan.rebel-trooper': null,
    'units.alderaan.shield-generator': null,
    'leaders.alderaan': ['han-solo', 'general-tagge'],
    'discards.missions': [LASER],
  })
  assert.ok(hasTurn(after, 'rebel'))
})

test('superlaser-online D17 D15: beyond the capacity of the ships his units are lost, his choice', () => {
  const s = assigned(LASER, TAGGE, {
    units: { alderaan: { 'death-star': 1, stormtrooper: 4, 'at-at': 2, 'tie-fighter': 4 } },
  })
  // The Death Star carries 8 of the 10
  const asked = play(s, `reveal ${LASER} alderaan`)
  assert.equal(offers(asked, 'destroy').sort(), [
    'destroy at-at alderaan',
    'destroy stormtrooper alderaan',
    'destroy tie-fighter alderaan',
  ])
  const after = play(asked, 'destroy tie-fighter alderaan', 'destroy stormtrooper alderaan')
  assert.equal(field(after, 'units.alderaan'), {
    'tie-fighter': 3,
    'death-star': 1,
    stormtrooper: 3,
    'at-at': 2,
  })
  assert.ok(offers(after, 'choose').length > 0)
})

test('superlaser-online D7 X21: in a destroyed system again, just for the loyalty', () => {
  const s = assigned(LASER, TAGGE, {
    destroyed: ['alderaan'],
    units: { alderaan: { 'death-star': 1, 'x-wing': 1 } },
  })
  assert.equal(changed(s, `reveal ${LASER} alderaan`, 'choose corellia'), {
    assigned: null,
    'loyalty.empire': ['corellia'],
    'leaders.alderaan': TAGGE,
    'discards.missions': [LASER],
  })
})

test('superlaser-online D8: a hidden base there is destroyed, and the Empire has won', () => {
  for (const revealed of [false, true]) {
    const units = { [revealed ? 'alderaan' : 'rebel-base']: { 'x-wing': 2 } }
    const s = assigned(LASER, TAGGE, {
      base: { system: 'alderaan', revealed },
      units: revealed
        ? { alderaan: { 'x-wing': 2, 'death-star': 1 } }
        : { ...units, alderaan: { 'death-star': 1 } },
    })
    const after = play(s, `reveal ${LASER} alderaan`)
    assert.is(field(after, 'result.winner'), 'empire')
    assert.is(field(after, 'result.reason'), 'base-destroyed')
  }
})

test('superlaser-online D3 D2: not with a station under construction, nor without any', () => {
  const s = assigned(LASER, TAGGE, {
    units: { yavin: { [SITE]: 1 }, kessel: { 'super-star-destroyer': 1 } },
  })
  forbids(s, `reveal ${LASER}`)
})

test('D6 D17: in a destroyed system ships fight, ground units do not; with its carrier a unit is lost', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    destroyed: ['alderaan'],
    units: {
      corellia: { 'star-destroyer': 1, stormtrooper: 2 },
      alderaan: { 'rebel-transport': 1, 'rebel-trooper': 1 },
    },
    dice: faces(7, 'blank'),
  })
  const fight = play(
    s,
    'activate darth-vader alderaan',
    'move 1 star-destroyer corellia',
    'move 2 stormtrooper corellia',
  )
  assert.is(combatOf(fight), 'alderaan by empire')
  const round = play(fight, 'decline')
  // The Star Destroyer's 3 dice, and none of the troops
  assert.is(rolled(s, round), 3)
  assert.equal(field(round, 'combat.fought'), ['space'])
  const after = play(round, 'decline')
  assert.equal(field(after, 'units'), { alderaan: { 'star-destroyer': 1, stormtrooper: 2 } })
})

test('D4 X21: a destroyed system has no loyalty, no icons and no sort, and is still adjacent', () => {
  const gone = {
    destroyed: ['kessel', 'yavin'],
    units: { kessel: { 'assault-carrier': 1, stormtrooper: 1 } },
  }
  const loyal = assigned('display-of-power', ['emperor-palpatine'], gone)
  forbids(loyal, 'reveal display-of-power kessel')
  allows(loyal, 'reveal display-of-power toydaria')
  // Ground units do not subjugate it, and it is not remote either
  forbids(assigned('address-delays', TAGGE, gone), 'reveal address-delays kessel')
  forbids(
    assigned(CONSTRUCT, TAGGE, gone),
    `reveal ${CONSTRUCT} yavin`,
    `reveal ${CONSTRUCT} kessel`,
  )
  const s = position({
    phase: 'command',
    turn: 'empire',
    ...gone,
    units: { kessel: { 'star-destroyer': 1 }, 'nal-hutta': { 'star-destroyer': 1 } },
  })
  allows(play(s, 'activate darth-vader toydaria'), 'move 1 star-destroyer kessel')
  allows(play(s, 'activate darth-vader kessel'), 'move 1 star-destroyer nal-hutta')
})

test('D13: a site destroyed by other means gives no reputation, and its Death Star goes too', () => {
  // Alone against Rebel ships at the end of a round of combat
  const s = position({
    phase: 'command',
    reputation: 12,
    units: {
      yavin: { [SITE]: 1 },
      felucia: { 'mon-calamari-cruiser': 3 },
    },
    queues: { empire: { '2': { 'death-star': 1, 'tie-fighter': 1 } } },
    leaders: { 'rebel-base': ['jan-dodonna'] },
    dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
  })
  const moving = play(s, 'activate general-rieekan yavin', 'move 3 mon-calamari-cruiser felucia')
  assert.is(combatOf(moving), 'yavin by rebel')
  let after = moving
  for (let i = 0; i < 40 && combatOf(after) !== ''; i++) after = play(after, first(after))
  assert.is(field(after, `units.yavin.${SITE}`), undefined)
  assert.is(field(after, 'queues.empire.2.death-star'), undefined)
  assert.is(field(after, 'queues.empire.2.tie-fighter'), 1)
  assert.is(field(after, 'reputation'), 12)
})

/** Damage where there is some to assign, else the plainest answer. */
function first(s: ReturnType<typeof position>): string {
  return offers(s, 'hit')[0] ?? offers(s, 'decline')[0] ?? offers(s, 'roll')[0] ?? 'done'
}

test('D14 D1: a station under construction never moves', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    units: { yavin: { [SITE]: 1, 'star-destroyer': 1, 'death-star': 1 } },
  })
  const moving = play(s, 'activate darth-vader felucia')
  assert.equal(offers(moving, 'move').sort(), [
    'move 1 death-star yavin',
    'move 1 star-destroyer yavin',
  ])
})

test('D15: the Death Star carries eight', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    units: { yavin: { 'death-star': 1, stormtrooper: 10 } },
  })
  const moving = play(s, 'activate darth-vader felucia')
  forbids(moving, 'move 1 stormtrooper')
  const loaded = play(moving, 'move 1 death-star yavin')
  allows(loaded, 'move 8 stormtrooper yavin')
  forbids(loaded, 'move 9 stormtrooper yavin')
})

test('D1: hit-and-run, demolition and the like never touch a Death Star', () => {
  const s = assigned('wookiee-uprising', ['chewbacca'], {
    units: { kashyyyk: { 'death-star': 1 } },
  })
  const after = play(s, 'reveal wookiee-uprising kashyyyk', 'decline')
  assert.ok(hasTurn(after, 'empire'))
  assert.is(field(after, 'units.kashyyyk.death-star'), 1)
})

test('D17: the loss of a carrier costs what it carried, later too', () => {
  const s = assigned('hit-and-run', ['han-solo'], {
    destroyed: ['alderaan'],
    units: { alderaan: { 'assault-carrier': 1, stormtrooper: 2, 'tie-fighter': 2 } },
  })
  const hit = play(s, 'reveal hit-and-run alderaan', 'decline', 'destroy assault-carrier alderaan')
  // All four are lost, in the order their owner likes
  let after = hit
  for (let i = 0; i < 4 && offers(after, 'destroy').length > 0; i++) {
    assert.is(decider(after), 'empire')
    after = play(after, offers(after, 'destroy')[0] ?? '')
  }
  assert.is(field(after, 'units'), undefined)
  assert.ok(hasTurn(after, 'empire'))
})

test.run()
