import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../../engine/random.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import {
  allows,
  at,
  decider,
  diceLeft,
  field,
  forbids,
  moves,
  offers,
  play,
} from '../../support.js'
import { FIELD, faces } from '../duel.js'
import {
  asks,
  BOTTOM,
  damageOf,
  discards,
  here,
  OPTIONS,
  on,
  pick,
  scene,
  TOP,
  unused,
} from './scene.js'

/** The course of a battle with advanced tactic cards: picking, order, cancelling, attacks, decks. */

const SHIPS = { 'x-wing': 2, 'star-destroyer': 1 }
const FLEETS = { 'mon-calamari-cruiser': 1, 'corellian-corvette': 1, 'star-destroyer': 1 }
const TROOPS = { 'rebel-trooper': 2, stormtrooper: 2 }

test('E22: both pick face down, the current player first, and reveal together', () => {
  const s = scene({ units: SHIPS })
  assert.is(decider(s), 'rebel')
  assert.is(offers(s, 'pick').length, 8)
  const one = play(s, 'pick advanced-escort')
  assert.is(decider(one), 'empire')
  // Nobody but the Rebels knows the pick; it is still in its deck
  assert.equal(discards(one), [])
  const seen = rebellion.toPosition(rebellion.observe(one, 1))
  assert.not.match(JSON.stringify(seen.stack), 'escort')
  assert.match(JSON.stringify(rebellion.toPosition(rebellion.observe(one, 0)).stack), 'escort')
  const both = play(one, 'pick advanced-intercept')
  assert.equal(discards(both), ['intercept', 'escort'])
  // The current player resolves first
  assert.is(decider(both), 'rebel')
})

test('E22: what the enemy has picked may be any card of his deck', () => {
  const one = play(scene({ units: SHIPS, used: ['ion-blast'] }), 'pick advanced-escort')
  const observed = rebellion.observe(one, 1)
  const random = new Random('picks')
  const picks = new Set<unknown>()
  for (let i = 0; i < 200; i++) {
    const world = rebellion.sample(observed, random)
    assert.equal(rebellion.observe(world, 1).bytes, observed.bytes)
    picks.add(Reflect.get(Object((field(world, 'stack') as unknown[])[3]), 'rebel'))
  }
  assert.is(picks.size, 7)
  assert.not.ok(picks.has('advanced-ion-blast'))
})

test('E22: the card of the other player is resolved first if it may cancel', () => {
  const s = scene({ units: { ...FLEETS, interdictor: 1 } })
  const first = pick(s, 'escort', 'entrapment')
  assert.is(decider(first), 'empire')
  // He cancels: the Rebel card does nothing
  const cancelled = play(first, TOP, 'decline')
  assert.is(decider(cancelled), 'rebel')
  forbids(cancelled, 'choose')
  assert.equal(discards(cancelled), ['entrapment', 'escort'])
  // He does not: the Rebel card is resolved after it
  const spared = play(first, BOTTOM)
  assert.is(decider(spared), 'rebel')
  allows(spared, BOTTOM)
})

test('E22: the current player cancels a card that is still to come', () => {
  const s = pick(scene({ units: FLEETS }), 'outrun-them', 'superlaser-blast')
  assert.is(decider(s), 'rebel')
  const after = play(s, TOP)
  // No top or bottom for the Empire: the attacks begin
  forbids(after, 'choose')
})

test('E22: with a card resolved first there is nothing to cancel any more', () => {
  // Both cards may cancel: the Empire, which is not the current player, comes first
  const s = pick(scene({ units: FLEETS, dice: '-'.repeat(20) }), 'outrun-them', 'entrapment')
  assert.is(decider(s), 'empire')
  const second = play(s, BOTTOM)
  assert.is(decider(second), 'rebel')
  const after = play(second, TOP)
  // The lock stands: in the next round only the Empire picks
  const next = on(after, 'pick')
  assert.is(decider(next), 'empire')
})

test('E23: a card must be played, and none of its abilities need be used', () => {
  const s = scene({ units: SHIPS })
  assert.ok(moves(s).every((text) => text.startsWith('pick ')))
  const both = pick(s, 'bombing-run', 'swarm-tactics')
  // No Y-wing: the top cannot be used
  asks(both, 'decline', BOTTOM)
  const after = play(both, 'decline')
  assert.is(decider(after), 'empire')
  asks(after, 'decline', BOTTOM)
})

test('E24: who plays the card chooses its targets', () => {
  const s = pick(scene({ units: { ...SHIPS, 'y-wing': 1 } }), 'escort', 'superlaser-blast')
  const hitting = play(s, 'decline', BOTTOM)
  assert.is(decider(hitting), 'empire')
  asks(hitting, 'hit x-wing', 'hit y-wing')
})

test('E25: a unit of either theater will do, and one that a card has just destroyed', () => {
  // The TIE Striker is a ship, the card one of the ground
  const air = pick(
    scene({ units: { ...TROOPS, 'tie-striker': 1 } }),
    'rogue-one',
    'air-superiority',
  )
  allows(air, TOP)
  const s = pick(scene({ by: 'empire', units: TROOPS }), 'support-of-the-501st', 'hold-them-back')
  const struck = play(s, TOP)
  assert.is(here(struck, 'rebel-trooper'), 2)
  allows(struck, TOP)
  // Its last trooper is destroyed and still counts
  const lone = { 'rebel-trooper': 1, stormtrooper: 1 }
  const last = pick(scene({ by: 'empire', units: lone }), 'support-of-the-501st', 'hold-them-back')
  const back = play(last, TOP, TOP)
  // Both are gone: nobody is left to fight
  assert.equal([here(back, 'rebel-trooper'), here(back, 'stormtrooper')], [0, 0])
})

test('E26: a leader rerolls once an attack, all dice chosen together, up to his tactic value', () => {
  // Grand Moff Tarkin has a space value of 2
  const there = ['grand-moff-tarkin']
  const units = { 'x-wing': 1, 'star-destroyer': 1 }
  const s = scene({ by: 'empire', units, there, dice: '-- h hh' })
  const act = unused(s, 'intercept', 'escort')
  asks(act, 'done', 'reroll red blank', 'reroll black hit')
  const one = play(act, 'reroll red blank')
  // Nothing is rolled before all are chosen
  assert.is(diceLeft(one), 2)
  asks(one, 'done', 'reroll red blank', 'reroll black hit')
  const both = play(one, 'reroll red blank')
  assert.is(diceLeft(both), 0)
  forbids(both, 'reroll')
  // Fewer than he may, and no second time
  const fewer = play(one, 'done')
  // The other face is the X-wing's
  assert.is(diceLeft(fewer), 0)
  forbids(fewer, 'reroll')
  // Without a leader nobody rerolls
  forbids(unused(scene({ by: 'empire', units, dice: '-- h' }), 'intercept', 'escort'), 'reroll')
})

test('a green die that is rerolled is called green in the log', () => {
  const units = { 'x-wing': 1, 'tie-striker': 1 }
  const s = scene({ by: 'empire', units, there: ['grand-moff-tarkin'], dice: '-- h' })
  const act = unused(s, 'intercept', 'escort')
  const lines = rebellion.tell(act, rebellion.parse(act, 'reroll green blank'), 'all')
  assert.ok(lines.includes('The Empire rerolls a green blank.'), lines.join('\n'))
})

test('E27: a special takes damage of its colour from an own unit of the theater', () => {
  const s = scene({ by: 'empire', units: { 'y-wing': 1, 'star-destroyer': 1 }, dice: 's- s-' })
  // The Rebel card puts a damage on the Star Destroyer before the Empire attacks
  const hurt = play(pick(s, 'intercept', 'bombing-run'), 'decline', BOTTOM)
  assert.equal(damageOf(hurt, 'star-destroyer'), [1])
  // The red special repairs it, the black one has nothing to repair
  asks(hurt, 'done', 'repair star-destroyer damaged-1')
  const whole = play(hurt, 'repair star-destroyer damaged-1')
  assert.equal(damageOf(whole, 'star-destroyer'), [])
  forbids(whole, 'repair')
})

test('E27: a doomed unit may be saved in its own attack', () => {
  const s = scene({ units: { 'y-wing': 1, 'assault-carrier': 1 }, dice: 'h s-' })
  const hit = play(pick(s, 'bombing-run', 'intercept'), BOTTOM, 'decline')
  // 1 of the card, 1 of the Y-wing: doomed, and it still attacks
  const doomed = on(hit, 'repair')
  assert.equal(damageOf(doomed, 'assault-carrier'), [2])
  const saved = play(doomed, 'repair assault-carrier damaged-2')
  assert.is(here(on(saved, 'pick'), 'assault-carrier'), 1)
  assert.is(here(on(play(doomed, 'done'), 'pass'), 'assault-carrier'), 0)
})

test('E28: dice are final before prevented hits are taken away, and then damage is assigned', () => {
  // Escort, bottom: 2 black hits less; the Star Destroyer and 3 TIE Fighters roll 2 red, 4 black
  const units = { 'rebel-transport': 1, 'x-wing': 4, 'star-destroyer': 1, 'tie-fighter': 3 }
  const s = scene({ by: 'empire', units, dice: '-- hhhd' })
  const act = play(pick(s, 'intercept', 'escort'), 'decline', BOTTOM)
  // 1 black hit and the direct hit are left; the black one can go to X-wings only
  asks(act, 'hit x-wing', 'hit x-wing hit-1', 'hit rebel-transport')
})

test('E29: a battle is won where a card has destroyed the last unit', () => {
  const units = { 'rebel-trooper': 1, stormtrooper: 1, 'x-wing': 1, 'tie-fighter': 1 }
  const s = scene({ units, dice: '--' })
  const space = on(unused(s, 'escort', 'intercept'), 'pick')
  const won = play(pick(space, 'hold-them-back', 'overrun'), TOP, 'decline')
  assert.is(here(won, 'stormtrooper'), 0)
  assert.equal(field(won, 'combat.won'), { ground: 'rebel' })
  assert.equal(field(won, 'combat.lostHealth'), { ground: 1 })
})

test('E30: the current player retreats first', () => {
  const there = ['princess-leia', 'grand-moff-tarkin']
  for (const by of ['rebel', 'empire'] as const) {
    const s = scene({ by, units: FLEETS, there, dice: '-'.repeat(30) })
    const [first, second] =
      by === 'rebel' ? (['escort', 'intercept'] as const) : (['intercept', 'escort'] as const)
    assert.is(decider(on(unused(s, first, second), 'retreat')), by)
  }
})

test('E35: black hits are counted as red before hits are prevented', () => {
  const combat = { system: FIELD, first: 'rebel', targetTheStarDestroyers: true }
  const units = { 'x-wing': 3, 'star-destroyer': 1, 'tie-fighter': 2 }
  const stack = [
    { step: 'command-phase' },
    { step: 'pending-combats', side: 'rebel' },
    { step: 'combat', side: 'rebel', system: FIELD, stage: 'next-round' },
  ]
  const had = { had: ['rebel-space', 'empire-space'] }
  const s = scene({ units, dice: 'hhh------', more: { stack, combat: { ...combat, ...had } } })
  // Reinforcements prevents 2 black hits
  const asked = play(pick(s, 'draw-their-fire', 'reinforcements'), 'decline', BOTTOM)
  asks(asked, 'convert 0', 'convert 1', 'convert 2')
  // Two count as red: one black hit is left and prevented, the red ones go to the Star Destroyer
  const two = play(asked, 'convert 2')
  assert.equal(damageOf(two, 'star-destroyer'), [2])
  assert.is(here(on(two, 'pick'), 'tie-fighter'), 2)
  // None: one black hit of three is left
  const none = play(asked, 'convert 0')
  assert.equal(damageOf(none, 'star-destroyer'), [])
  assert.is(here(on(none, 'pick'), 'tie-fighter'), 1)
  // Prevention of red hits takes the converted ones
  const red = play(pick(s, 'draw-their-fire', 'overwhelming-presence'), 'decline', BOTTOM)
  const rest = play(red, 'convert 2')
  assert.equal(damageOf(rest, 'star-destroyer'), [])
  assert.is(here(on(rest, 'pick'), 'tie-fighter'), 1)
})

test('E37: units that leave lose all damage, even lethal damage', () => {
  const units = {
    'rebel-transport': 1,
    'rebel-trooper': 2,
    'corellian-corvette': 1,
    'star-destroyer': 1,
    stormtrooper: 1,
    'at-st': 1,
  }
  const s = scene({ by: 'empire', units, there: ['princess-leia'], dice: '-'.repeat(20) })
  const ground = on(unused(s, 'intercept', 'escort'), 'pick')
  // Overrun: 2 damage on the troopers; Confrontation lets Escape Plan follow
  const cards = pick(ground, 'overrun', 'confrontation')
  const doomed = play(cards, TOP, 'hit rebel-trooper')
  assert.equal(damageOf(doomed, 'rebel-trooper'), [1, 1])
  const plan = play(doomed, BOTTOM, 'pick advanced-escape-plan', TOP)
  const gone = play(plan, 'retreat princess-leia geonosis', 'take 2 rebel-trooper')
  assert.equal(damageOf(gone, 'rebel-trooper'), [])
  assert.is(here(gone, 'rebel-trooper'), 0)
  assert.is(at(gone, 'geonosis', 'rebel-trooper'), 2)
})

test('E44: an additional card cannot cancel, its other parts work', () => {
  // Fleet Logistics of the current player, then Outrun Them: the Imperial card is resolved all the same
  const s = pick(scene({ units: FLEETS }), 'fleet-logistics', 'superlaser-blast')
  const more = play(s, TOP)
  assert.is(offers(more, 'pick').length, 7)
  allows(more, 'decline')
  const after = play(more, 'pick advanced-outrun-them', TOP)
  assert.is(decider(after), 'empire')
  allows(after, BOTTOM)
  assert.equal(discards(after), ['superlaser-blast', 'fleet-logistics', 'outrun-them'])
})

test('E44: a card touches units of its own theater and lasts for that battle', () => {
  const units = { ...TROOPS, ...SHIPS }
  const s = pick(scene({ units, dice: '-'.repeat(30) }), 'deployment', 'superlaser-blast')
  // The damage can go to ships only
  // Deployment, bottom: Imperial specials repair nothing in this battle, but on the ground they do
  const hit = play(s, BOTTOM)
  assert.equal(field(hit, 'combat.noRepair'), ['empire'])
  const fought = play(hit, BOTTOM)
  assert.is(here(on(fought, 'pick'), 'x-wing'), 1)
  assert.is(field(on(fought, 'pick'), 'combat.noRepair'), undefined)
})

test('E45: a Shield Generator brings a ground card back before cards are picked', () => {
  const units = { 'shield-generator': 2, ...TROOPS }
  const used = ['take-cover', 'escape-plan', 'rogue-one']
  const s = scene({ units, used: [...used, 'overrun', 'escort'] })
  assert.is(decider(s), 'rebel')
  asks(s, 'done', ...used.map((id) => `return advanced-${id}`))
  const one = play(s, 'return advanced-take-cover')
  asks(one, 'done', 'return advanced-escape-plan', 'return advanced-rogue-one')
  const both = play(one, 'return advanced-rogue-one')
  assert.equal(discards(both), ['overrun', 'escort', 'escape-plan'])
  allows(both, 'pick advanced-rogue-one')
  forbids(play(one, 'done'), 'return')
})

test('E45: where tactic cards would be drawn, used ones of that kind come back', () => {
  // More Dangerous Than You Realize, at the start of the combat
  const more = { hands: { empire: { actions: ['more-dangerous-than-you-realize'] } } }
  const used = ['swarm-tactics', 'intercept', 'entrapment', 'energy-shield', 'overrun']
  const there = ['general-tagge']
  const s = scene({ units: SHIPS, used, there, more })
  const card = offers(s, 'play more-dangerous-than-you-realize')[0]
  if (card === undefined) return assert.unreachable('the card is not offered')
  const back = play(s, card, 'choose space')
  asks(back, ...used.slice(0, 4).map((id) => `return advanced-${id}`))
  const done = play(back, 'return advanced-swarm-tactics', 'return advanced-entrapment')
  asks(done, 'return advanced-intercept', 'return advanced-energy-shield')
  const over = play(done, 'return advanced-intercept')
  assert.equal(discards(over), ['energy-shield', 'overrun'])
})

test('E46: used cards stay on the open pile, and with the last one used all others come back', () => {
  const rebel = [
    'rogue-squadron-support',
    'bombing-run',
    'deployment',
    'fleet-logistics',
    'ion-blast',
    'outrun-them',
    'draw-their-fire',
  ]
  const s = scene({ units: SHIPS, used: rebel, dice: '-'.repeat(20) })
  // Only Escort is left: nothing to choose
  assert.is(decider(s), 'empire')
  const open = rebellion.toPosition(rebellion.observe(s, 1))
  assert.equal(
    Object(open.discards).tactics,
    rebel.map((id) => `advanced-${id}`),
  )
  const after = play(s, 'pick advanced-intercept', 'decline', 'decline')
  assert.equal(discards(after), ['intercept', 'escort'])
  // The piles outlast the combat
  const done = play(s, 'pick advanced-intercept', 'decline', 'decline')
  assert.equal(discards(on(done, 'pick')), ['intercept', 'escort'])
})

test('E47: a unit that a card destroys outright does not roll; one that it damages still does', () => {
  const s = scene({ by: 'empire', units: TROOPS, dice: 'hh h' })
  const cards = play(pick(s, 'support-of-the-501st', 'hold-them-back'), TOP)
  // It leaves when both cards are resolved
  assert.is(here(cards, 'rebel-trooper'), 2)
  assert.equal(field(cards, 'combat.condemned'), { 'rebel-trooper': 1 })
  const attack = play(cards, BOTTOM)
  assert.is(here(attack, 'rebel-trooper'), 1)
  assert.equal(damageOf(attack, 'stormtrooper'), [1])
  assert.equal(damageOf(attack, 'rebel-trooper'), [2])
  // Two stormtroopers have rolled, then the one trooper that is left
  const over = on(play(attack, 'hit stormtrooper damaged-1'), 'pass')
  assert.is(diceLeft(over), 0)
  assert.equal([here(over, 'rebel-trooper'), here(over, 'stormtrooper')], [0, 1])
})

test('E48: a change of the order lasts for the combat, or until it is changed again', () => {
  const s = scene({ units: SHIPS, dice: '-'.repeat(40) })
  const changed = play(pick(s, 'draw-their-fire', 'intercept'), BOTTOM, 'decline')
  assert.equal(field(changed, 'combat.attacksFirst'), { space: 'empire' })
  // The Imperial dice come first: 2 red and 1 black of the Star Destroyer
  const round2 = on(changed, 'pick')
  assert.equal(field(round2, 'combat.attacksFirst'), { space: 'empire' })
  const back = play(pick(round2, 'escort', 'energy-shield'), 'decline', BOTTOM)
  assert.equal(field(back, 'combat.attacksFirst'), { space: 'rebel' })
})

test('E48: the side that attacks first rolls first', () => {
  const units = { 'x-wing': 1, 'star-destroyer': 1 }
  const s = scene({ units, dice: '-- h h' })
  const changed = play(pick(s, 'draw-their-fire', 'intercept'), BOTTOM, 'decline')
  // The last hit is the X-wing's: it has no black target
  const over = on(changed, 'pass')
  assert.is(diceLeft(over), 0)
  assert.is(here(over, 'x-wing'), 0)
})

test('a locked side plays no card in the next battle of that theater, and it shows', () => {
  const units = { ...SHIPS, ...TROOPS }
  const s = scene({ units, dice: '-'.repeat(40) })
  const locked = play(pick(s, 'outrun-them', 'intercept'), BOTTOM, 'decline')
  assert.equal(field(locked, 'combat.lockedNext'), ['empire-space'])
  const ground = on(locked, 'pick')
  const round2 = on(unused(ground, 'rogue-one', 'overrun'), 'pick')
  const rebel = play(round2, 'pick advanced-escort')
  // The Empire is not asked
  assert.is(decider(rebel), 'rebel')
  asks(rebel, 'decline', BOTTOM)
  const round3 = on(
    unused(on(play(rebel, 'decline'), 'pick'), 'escape-plan', 'bombardment'),
    'pick',
  )
  allows(play(round3, 'pick advanced-deployment'), 'pick advanced-entrapment')
})

test("It's a Trap and Good Intel order the picking", () => {
  const stack = [
    { step: 'command-phase' },
    { step: 'pending-combats', side: 'empire' },
    { step: 'combat', side: 'empire', system: FIELD, stage: 'next-round' },
  ]
  const had = ['rebel-space', 'empire-space']
  const trapped = scene({
    by: 'empire',
    units: SHIPS,
    more: { stack, combat: { system: FIELD, first: 'empire', itsATrap: true, had } },
  })
  assert.is(decider(trapped), 'rebel')
  assert.is(decider(play(trapped, 'pick advanced-escort')), 'rebel')
  const intel = scene({
    by: 'empire',
    units: SHIPS,
    more: { stack, combat: { system: FIELD, first: 'empire', goodIntel: true, had } },
  })
  // The Rebels pick first, and the Empire sees it
  assert.is(decider(intel), 'rebel')
  const seen = play(intel, 'pick advanced-escort')
  assert.is(decider(seen), 'empire')
  assert.equal(discards(rebellion.observe(seen, 1)), ['escort'])
})

test('decks and picks can be written and read', () => {
  const s = play(scene({ units: SHIPS, used: ['escort'] }), 'pick advanced-ion-blast')
  const again = rebellion.fromPosition(rebellion.toPosition(s))
  assert.equal(again.bytes, s.bytes)
  const gone = scene({ units: TROOPS, more: { removedTactics: ['advanced-confrontation'] } })
  forbids(gone, 'pick advanced-confrontation')
  assert.equal(field(gone, 'removedTactics'), ['advanced-confrontation'])
  for (const fields of [
    { hands: { rebel: { tactics: ['advanced-escort'] } } },
    { discards: { tactics: ['space-outmaneuver'] } },
  ])
    assert.throws(() => scene({ units: SHIPS, more: fields }))
  assert.equal(faces('h'), ['hit'])
  assert.is(OPTIONS.combat, 'cinematic')
})

test.run()
