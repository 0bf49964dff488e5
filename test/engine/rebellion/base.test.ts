import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import type { State } from '../../../engine/state.js'
import { eyes, goOn, goTo, kindOf, listOf, playOut, suspects, where } from './look.js'
import { allows, at, decider, field, forbids, moves, offers, play, position } from './support.js'

type Fields = Record<string, unknown>

const revealed = { system: 'hoth', revealed: true }

function command(fields: Fields): State {
  return position({ phase: 'command', ...fields })
}

// Revealing

test('B1, B4: Imperial ground units reveal the base, and all of its space comes to the system first', () => {
  const s = command({
    turn: 'empire',
    units: {
      mustafar: { 'assault-carrier': 1, stormtrooper: 2 },
      'rebel-base': { 'rebel-trooper': 2, 'ion-cannon': 1, 'x-wing': 1 },
    },
    leaders: { 'rebel-base': ['mon-mothma', 'jan-dodonna'] },
  })
  const after = playOut(
    s,
    'activate general-tagge hoth',
    'move 1 assault-carrier mustafar',
    'move 1 stormtrooper mustafar',
  )
  assert.ok(eyes(after, 1).isRevealed)
  assert.equal(field(after, 'base'), { system: 'hoth', revealed: true })
  assert.equal(
    ['rebel-trooper', 'ion-cannon', 'x-wing'].map((id) => [
      at(after, 'hoth', id),
      at(after, 'rebel-base', id),
    ]),
    [
      [2, 0],
      [1, 0],
      [1, 0],
    ],
  )
  assert.equal([where(after, 'mon-mothma'), where(after, 'jan-dodonna')], ['hoth', 'hoth'])
  // The unit in the system before the combat fights in it
  assert.ok(eyes(after, 1).inCombat)
  assert.is(rebellion.outcome(after), null)
})

test('B1, C39: Imperial loyalty reveals the base', () => {
  const s = command({
    turn: 'empire',
    base: { system: 'naboo' },
    units: { naboo: { 'star-destroyer': 1 }, 'rebel-base': { 'rebel-trooper': 1, 'y-wing': 1 } },
    assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
  })
  const after = play(s, 'reveal rule-by-fear naboo', 'decline')
  assert.ok(eyes(after, 1).isRevealed)
  assert.is(at(after, 'naboo', 'y-wing'), 1)
  // Fighter and Star Destroyer now share the space
  assert.ok(eyes(after, 1).inCombat)
  assert.is(eyes(after, 1).combatSide, 1)
})

test('B2: Imperial ships do not reveal it, nor a Death Star', () => {
  const s = command({
    turn: 'empire',
    units: { mustafar: { 'death-star': 1, 'star-destroyer': 1 }, 'rebel-base': { 'x-wing': 1 } },
  })
  const after = playOut(
    s,
    'activate general-tagge hoth',
    'move 1 death-star mustafar',
    'move 1 star-destroyer mustafar',
  )
  assert.not.ok(eyes(after, 1).isRevealed)
  assert.not.ok(eyes(after, 1).inCombat)
  assert.is(at(after, 'rebel-base', 'x-wing'), 1)
  assert.ok(suspects(after).includes('hoth'))
})

test('B3: the Rebels reveal it themselves at the start of their own command turn only', () => {
  const s = command({ units: { 'rebel-base': { 'x-wing': 1 } } })
  allows(s, 'reveal-base')
  const open = play(s, 'reveal-base')
  assert.equal([decider(open), kindOf(open)], ['rebel', 'command'])
  forbids(open, 'reveal-base')
  allows(open, 'pass', 'activate jan-dodonna naboo')
  assert.is(at(open, 'hoth', 'x-wing'), 1)
  // Not in the Assignment Phase, not in an Imperial turn, not while a mission is opposed
  forbids(position(), 'reveal-base')
  forbids(play(s, 'pass'), 'reveal-base')
  const opposing = command({
    turn: 'empire',
    units: { naboo: { stormtrooper: 1 } },
    assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
  })
  forbids(play(opposing, 'reveal rule-by-fear naboo'), 'reveal-base')
  // Once revealed there is nothing to reveal in any later turn
  const known = play(open, 'activate jan-dodonna naboo', 'pass')
  assert.equal([decider(known), kindOf(known)], ['rebel', 'command'])
  forbids(known, 'reveal-base')
  // In a later turn it is there again
  const later = play(s, 'activate jan-dodonna naboo', 'pass')
  allows(later, 'reveal-base')
})

test('B3, C38: a voluntary reveal before Imperial ships is a combat of the Rebels', () => {
  const s = command({
    units: { hoth: { 'tie-fighter': 1 }, 'rebel-base': { 'x-wing': 2 } },
  })
  const fight = play(s, 'reveal-base')
  assert.ok(eyes(fight, 0).inCombat)
  assert.is(eyes(fight, 0).combatSide, 0)
})

test('B5, B19: while revealed the base space is not used, words that name it mean the system', () => {
  const fields = {
    base: revealed,
    units: { hoth: { 'x-wing': 1 } },
    queues: { rebel: { 1: { 'x-wing': 1 } } },
    loyalty: { rebel: ['naboo'] },
  }
  const deploy = goTo(position({ phase: 'refresh', ...fields }), 'rebel', 'deploy')
  forbids(deploy, 'deploy x-wing rebel-base', 'deploy x-wing hoth')
  allows(deploy, 'deploy x-wing naboo')
  const rescue = command({
    base: revealed,
    units: { hoth: { 'x-wing': 1 }, kessel: { stormtrooper: 1 } },
    leaders: { kessel: ['han-solo'] },
    rings: { captured: 'han-solo' },
    assigned: [{ mission: 'daring-rescue', leaders: ['princess-leia'] }],
  })
  const free = goOn(
    play(rescue, 'reveal daring-rescue kessel'),
    (s) => decider(s) === 'empire' && kindOf(s) === 'command',
  )
  assert.is(where(free, 'han-solo'), 'hoth')
  const mobile = command({
    base: revealed,
    units: { hoth: { 'x-wing': 1 } },
    assigned: [{ mission: 'rapid-mobilization', leaders: ['mon-mothma'] }],
  })
  assert.equal(offers(mobile, 'reveal'), ['reveal rapid-mobilization hoth'])
  // B19: while hidden they mean the space and not the system
  const hidden = command({ assigned: [{ mission: 'rapid-mobilization', leaders: ['mon-mothma'] }] })
  assert.equal(offers(hidden, 'reveal rapid-mobilization'), [
    'reveal rapid-mobilization rebel-base',
  ])
  assert.is(where(play(hidden, 'reveal rapid-mobilization rebel-base'), 'mon-mothma'), 'rebel-base')
})

test('B6: the base builds a triangle ship and a triangle ground unit, unless the Empire is there', () => {
  const queue = (fields: Fields) => {
    const s = goTo(
      position({ phase: 'refresh', ...fields }),
      'empire',
      'build',
      'build-all',
      'gain x-wing',
    )
    return field(s, 'queues.rebel')
  }
  const empire = { loyalty: { empire: ['corellia'] } }
  const both = { 1: { 'x-wing': 1, 'rebel-trooper': 1 } }
  assert.equal(queue(empire), both)
  assert.equal(queue({ ...empire, base: revealed, units: { hoth: { 'rebel-trooper': 1 } } }), both)
  const besieged = { hoth: { 'rebel-trooper': 1, 'star-destroyer': 1 } }
  assert.is(queue({ ...empire, base: revealed, units: besieged }), undefined)
  const loyal = {
    loyalty: { empire: ['corellia', 'naboo'] },
    base: { system: 'naboo', revealed: true },
  }
  assert.is(queue(loyal), undefined)
  // Hidden, an Imperial ship above it stops nothing
  assert.equal(queue({ ...empire, units: { hoth: { 'star-destroyer': 1 } } }), both)
})

// Rapid Mobilization

const mobilize = {
  assigned: [{ mission: 'rapid-mobilization', leaders: ['mon-mothma'] }],
  passed: ['empire'],
  units: {
    'rebel-base': { 'rebel-trooper': 1 },
    naboo: { 'rebel-transport': 1, 'rebel-trooper': 6, 'shield-generator': 1 },
    rodia: { 'x-wing': 1 },
  },
  decks: { probes: { top: ['ilum', 'naboo', 'corellia', 'kessel', 'endor'] } },
  loyalty: { empire: ['corellia'] },
}

function due(fields: Fields = {}): State {
  return play(command({ ...mobilize, ...fields }), 'reveal rapid-mobilization rebel-base')
}

test('B7, B8: the choice comes when everybody has passed, before a card is seen', () => {
  const s = due()
  assert.equal([decider(s), kindOf(s)], ['rebel', 'command'])
  assert.is(where(s, 'mon-mothma'), 'rebel-base')
  const end = play(s, 'pass')
  assert.equal(moves(end), ['choose move-units', 'choose new-base'])
  assert.is(eyes(end, 0).lookedAtCount, 0)
  const drawn = play(end, 'choose new-base')
  assert.is(eyes(drawn, 0).lookedAtCount, 4)
  // Decided is decided: no units move after that
  forbids(drawn, 'choose move-units', 'move')
})

test('B9: up to five units from one system, with transport, past no leader, and none of the immobile', () => {
  const moving = play(due(), 'pass', 'choose move-units')
  allows(moving, 'move 1 x-wing rodia', 'move 1 rebel-transport naboo', 'done')
  forbids(moving, 'move 1 shield-generator', 'move 1 rebel-trooper naboo')
  const some = play(moving, 'move 1 rebel-transport naboo')
  allows(some, 'move 4 rebel-trooper naboo')
  forbids(some, 'move 5 rebel-trooper', 'move 1 x-wing rodia')
  const after = playOut(some, 'move 4 rebel-trooper naboo')
  assert.is(at(after, 'rebel-base', 'rebel-trooper'), 5)
  assert.ok(suspects(after).includes('yavin'))
  const held = play(due({ leaders: { naboo: ['jan-dodonna'] } }), 'pass', 'choose move-units')
  forbids(held, 'move 1 rebel-transport naboo')
  const none = play(moving, 'done')
  assert.is(at(none, 'naboo', 'rebel-transport'), 1)
  const many = play(due({ units: { naboo: { 'x-wing': 7 } } }), 'pass', 'choose move-units')
  allows(many, 'move 5 x-wing naboo')
  forbids(many, 'move 6 x-wing')
  // A revealed base has no space to move to
  const open = play(
    command({ ...mobilize, base: revealed, units: { hoth: { 'rebel-trooper': 1 } } }),
    'reveal rapid-mobilization hoth',
    'pass',
  )
  forbids(open, 'choose move-units', 'move')
})

test('B10, B13, B14, B12: a new base among four cards, and the old one is left behind', () => {
  const drawn = play(
    due({ leaders: { 'rebel-base': ['princess-leia'] } }),
    'pass',
    'choose new-base',
  )
  // Corellia is Imperial, Endor is the fifth card
  assert.equal(offers(drawn, 'choose').sort(), ['choose ilum', 'choose kessel', 'choose naboo'])
  allows(drawn, 'decline')
  const after = play(drawn, 'choose ilum')
  assert.equal(field(after, 'base'), { system: 'ilum' })
  assert.equal(
    [at(after, 'rebel-base', 'rebel-trooper'), at(after, 'hoth', 'rebel-trooper')],
    [0, 1],
  )
  // The leaders went to Hoth and come back to the pool in the Refresh Phase
  assert.ok(listOf(after, 'hands.empire.probes').includes('hoth'))
  assert.not.ok(suspects(after).includes('hoth'))
  assert.ok(suspects(after).includes('ilum'))
  const deck = listOf(after, 'decks.probes')
  assert.not.ok(deck.includes('ilum') || deck.includes('hoth'))
  // The Empire has drawn two from the top since; the unchosen three lie lowest
  assert.equal(deck.slice(-3).sort(), ['corellia', 'kessel', 'naboo'])
})

test('B10: two leaders look at eight cards', () => {
  const assigned = [{ mission: 'rapid-mobilization', leaders: ['mon-mothma', 'princess-leia'] }]
  const drawn = play(due({ assigned }), 'pass', 'choose new-base')
  assert.is(eyes(drawn, 0).lookedAtCount, 8)
})

test('B10: no system with Imperial loyalty, an Imperial unit or destruction', () => {
  const drawn = play(
    due({
      destroyed: ['ilum'],
      units: { kessel: { 'tie-fighter': 1 }, 'rebel-base': { 'x-wing': 1 } },
    }),
    'pass',
    'choose new-base',
  )
  assert.equal(offers(drawn, 'choose'), ['choose naboo'])
})

test('B11, B15: with every card barred, or by choice, the base stays and the cards go below', () => {
  const barred = due({
    destroyed: ['ilum', 'naboo'],
    units: { kessel: { 'tie-fighter': 1 }, 'rebel-base': { 'x-wing': 1 } },
  })
  const after = play(barred, 'pass', 'choose new-base')
  assert.equal(field(after, 'base'), { system: 'hoth' })
  assert.is(at(after, 'rebel-base', 'x-wing'), 1)
  const low = (s: State) => listOf(s, 'decks.probes').slice(-4).sort()
  assert.equal(low(after), ['corellia', 'ilum', 'kessel', 'naboo'])
  const declined = play(due(), 'pass', 'choose new-base', 'decline')
  assert.equal(field(declined, 'base'), { system: 'hoth' })
  assert.equal(low(declined), ['corellia', 'ilum', 'kessel', 'naboo'])
  assert.is.not(kindOf(declined), 'move-group')
  assert.is(at(declined, 'rebel-base', 'rebel-trooper'), 1)
})

test('B12: a new base is hidden even if the old one was revealed', () => {
  const s = play(
    command({ ...mobilize, base: revealed, units: { hoth: { 'rebel-trooper': 1 } } }),
    'reveal rapid-mobilization hoth',
    'pass',
  )
  const drawn = offers(s, 'choose new-base').length > 0 ? play(s, 'choose new-base') : s
  const after = play(drawn, 'choose kessel')
  assert.equal(field(after, 'base'), { system: 'kessel' })
  assert.not.ok(eyes(after, 1).isRevealed)
  assert.is(eyes(rebellion.observe(after, 1), 1).base, 255)
  assert.is(at(after, 'hoth', 'rebel-trooper'), 1)
  assert.ok(suspects(after).length > 15)
})

test('B13, C39: left in the old base beside Imperial ships, the units fight', () => {
  const s = due({
    units: { 'rebel-base': { 'x-wing': 1 }, hoth: { 'tie-fighter': 1 } },
  })
  const fight = play(s, 'pass', 'choose new-base', 'choose ilum')
  assert.ok(eyes(fight, 0).inCombat)
  assert.equal([at(fight, 'hoth', 'x-wing'), where(fight, 'mon-mothma')], [1, 'hoth'])
})

test('B16: cards drawn by the Empire say where the base is not, as long as it stays', () => {
  const s = position({ hands: { empire: { probes: ['ilum', 'endor'] } } })
  assert.equal(
    ['ilum', 'endor', 'hoth'].map((id) => suspects(s).includes(id)),
    [false, false, true],
  )
})

test('B17: a hidden base takes two units, and its system two more if it is a Rebel system', () => {
  const fields = {
    phase: 'refresh',
    base: { system: 'naboo' },
    queues: { rebel: { 1: { 'x-wing': 6 } } },
  }
  const s = goTo(position({ ...fields, loyalty: { rebel: ['naboo'] } }), 'rebel', 'deploy')
  const space = play(s, 'deploy x-wing rebel-base', 'deploy x-wing rebel-base')
  forbids(space, 'deploy x-wing rebel-base')
  const full = play(space, 'deploy x-wing naboo', 'deploy x-wing naboo')
  assert.equal([at(full, 'naboo', 'x-wing'), at(full, 'rebel-base', 'x-wing')], [2, 2])
  const neutral = goTo(position(fields), 'rebel', 'deploy')
  forbids(neutral, 'deploy x-wing naboo')
  allows(neutral, 'deploy x-wing rebel-base')
})

test('B18: Rapid Mobilization twice in a phase is resolved twice at its end', () => {
  const s = command({
    ...mobilize,
    round: { rapidMobilization: [1, 1] },
    assigned: [],
  })
  const first = play(s, 'pass')
  const moved = playOut(play(first, 'choose move-units'), 'move 1 x-wing rodia')
  assert.is(at(moved, 'rebel-base', 'x-wing'), 1)
  const again = play(moved, 'choose new-base')
  assert.is(eyes(again, 0).lookedAtCount, 4)
  const after = play(again, 'choose kessel')
  assert.equal(field(after, 'base'), { system: 'kessel' })
  assert.is(at(after, 'hoth', 'x-wing'), 1)
  assert.is(field(after, 'round'), undefined)
})

// The end of the game

test('N4: the Empire wins when the system of the base is destroyed, even a hidden one', () => {
  const s = command({
    turn: 'empire',
    base: { system: 'naboo' },
    units: { naboo: { 'death-star': 1 }, rodia: { 'death-star': 1 } },
    assigned: [{ mission: 'superlaser-online', leaders: ['grand-moff-tarkin'] }],
  })
  const over = play(s, 'reveal superlaser-online naboo')
  assert.equal(rebellion.outcome(over), { utility: [0, 1], reason: 'base-destroyed' })
  const other = play(s, 'reveal superlaser-online rodia')
  assert.is(rebellion.outcome(other), null)
})

test('N5, N1: the Rebels win when the time marker reaches reputation, before anything else of the phase', () => {
  const fields = { phase: 'refresh', loyalty: { rebel: ['naboo'] } }
  const over = position({ ...fields, time: 7, reputation: 8 })
  assert.equal(rebellion.outcome(over), { utility: [1, 0], reason: 'reputation' })
  // Space 8 has a build icon: nothing is built any more
  assert.is(field(over, 'queues'), undefined)
  assert.is(rebellion.actor(over), -1)
  const on = position({ ...fields, time: 7, reputation: 9 })
  assert.is(rebellion.outcome(on), null)
})

test('N5: by an objective at the start of the Refresh Phase too', () => {
  const s = position({
    phase: 'refresh',
    time: 7,
    reputation: 8,
    hands: { rebel: { objectives: ['popular-support-2'] } },
    loyalty: { rebel: ['naboo', 'rodia', 'kessel', 'bespin', 'felucia', 'ryloth'] },
  })
  const over = play(s, 'score popular-support-2')
  assert.equal(rebellion.outcome(over), { utility: [1, 0], reason: 'reputation' })
  const on = play(
    position({
      phase: 'refresh',
      time: 5,
      reputation: 8,
      hands: { rebel: { objectives: ['popular-support-2'] } },
      loyalty: { rebel: ['naboo', 'rodia', 'kessel', 'bespin', 'felucia', 'ryloth'] },
    }),
    'score popular-support-2',
  )
  assert.is(field(on, 'reputation'), 7)
  assert.is(rebellion.outcome(on), null)
})

test.run()
