import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../../engine/state.js'
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
import { FIELD } from '../duel.js'
import { asks, BOTTOM, damageOf, discards, here, on, pick, scene, TOP } from './scene.js'

/** Both abilities of each Rebel advanced tactic card; the Rebels are the current player. */

type Units = Readonly<Record<string, number>>

/** The Rebels have picked the card, the Empire one that does nothing here; the Rebels say top or bottom. */
function space(card: string, units: Units, dice = '-'.repeat(30)): State {
  return pick(scene({ units, dice }), card, 'intercept')
}

function ground(card: string, units: Units, dice = '-'.repeat(30)): State {
  return pick(scene({ units, dice }), card, 'imposing-presence')
}

/** What the ability does before the attacks; the Imperial card is not used. */
function use(s: State, ...texts: readonly string[]): State {
  const after = play(s, ...texts)
  return moves(after).includes('decline') ? play(after, 'decline') : after
}

test('advanced-rogue-squadron-support: 2 damage to ships with black health, split; or 1', () => {
  const units = { 'x-wing': 1, 'tie-fighter': 1, 'tie-striker': 1, 'star-destroyer': 1 }
  const s = space('rogue-squadron-support', units)
  const one = play(s, TOP)
  asks(one, 'hit tie-fighter', 'hit tie-striker')
  const both = play(one, 'hit tie-fighter', 'hit tie-striker')
  assert.equal(field(both, 'combat.damage'), { 'tie-fighter': [1], 'tie-striker': [1] })
  const single = play(s, BOTTOM, 'hit tie-striker')
  assert.equal(field(single, 'combat.damage'), { 'tie-striker': [1] })
  forbids(
    space('rogue-squadron-support', { 'y-wing': 1, 'tie-fighter': 1, 'star-destroyer': 1 }),
    TOP,
  )
})

test('advanced-bombing-run: 2 damage to ships with red health, split; or 1', () => {
  const units = { 'y-wing': 1, 'tie-fighter': 1, 'assault-carrier': 1, 'star-destroyer': 1 }
  const s = space('bombing-run', units)
  const one = play(s, TOP)
  asks(one, 'hit assault-carrier', 'hit star-destroyer')
  const both = play(one, 'hit assault-carrier', 'hit star-destroyer')
  assert.equal(field(both, 'combat.damage'), { 'assault-carrier': [1], 'star-destroyer': [1] })
  assert.equal(damageOf(play(s, BOTTOM, 'hit assault-carrier'), 'assault-carrier'), [1])
  forbids(space('bombing-run', { 'x-wing': 1, 'star-destroyer': 1 }), TOP)
})

test('advanced-deployment: gains a trooper, and a ground battle follows; or stops their repairs', () => {
  const units = { 'u-wing': 1, 'star-destroyer': 1, stormtrooper: 1 }
  const s = space('deployment', units)
  const top = play(s, TOP)
  asks(top, 'gain rebel-trooper', 'gain rebel-vanguard')
  const landed = on(use(top, 'gain rebel-vanguard'), 'pick advanced-take-cover')
  assert.is(here(landed, 'rebel-vanguard'), 1)
  assert.equal(field(landed, 'combat.theater'), 'ground')
  // Who had no ground units cannot lose that battle
  const lost = on(play(pick(landed, 'take-cover', 'support-of-the-501st'), 'decline', TOP), 'pick')
  assert.is(here(lost, 'rebel-vanguard'), 0)
  assert.is(field(lost, 'combat.won'), undefined)
  assert.equal(field(play(s, BOTTOM), 'combat.noRepair'), ['empire'])
  forbids(space('deployment', { 'x-wing': 1, 'star-destroyer': 1 }), TOP)
})

test('advanced-fleet-logistics: prevents 2 red hits and another card follows; or only prevents', () => {
  const units = { 'mon-calamari-cruiser': 1, 'star-destroyer': 2 }
  // 2 red and 1 black dice of the Rebels, then 4 red and 2 black ones
  const dice = '--- hhh- hh'
  const s = space('fleet-logistics', units, dice)
  const more = play(s, TOP)
  allows(more, 'decline', 'pick advanced-escort')
  forbids(more, 'pick advanced-fleet-logistics')
  const top = use(more, 'decline')
  assert.equal(damageOf(top, 'mon-calamari-cruiser'), [1])
  assert.equal(damageOf(use(s, BOTTOM), 'mon-calamari-cruiser'), [1])
  assert.equal(damageOf(use(s, 'decline'), 'mon-calamari-cruiser'), [3])
  forbids(space('fleet-logistics', { 'x-wing': 1, 'star-destroyer': 1 }), TOP)
})

test('advanced-ion-blast: a capital ship keeps its damage; or 1 damage to any ship', () => {
  const units = {
    'ion-cannon': 1,
    'mon-calamari-cruiser': 1,
    'tie-fighter': 1,
    'star-destroyer': 2,
  }
  const s = space('ion-blast', units, '--- ss sss')
  const hit = use(s, TOP)
  assert.equal(damageOf(hit, 'star-destroyer'), [1])
  // The specials of the Empire cannot repair it
  forbids(hit, 'repair')
  const bottom = play(s, BOTTOM)
  asks(bottom, 'hit tie-fighter', 'hit star-destroyer')
  const plain = use(bottom, 'hit star-destroyer')
  allows(plain, 'repair star-destroyer damaged-1')
  forbids(space('ion-blast', { 'x-wing': 1, 'star-destroyer': 1 }), TOP)
})

test('advanced-ion-blast: of two ships with equal damage the other may be repaired', () => {
  const units = { 'ion-cannon': 1, 'y-wing': 1, 'star-destroyer': 2 }
  // The Y-wing hits the other Star Destroyer; the Empire rolls 2 red (the cannon takes 2) and 2 black dice
  const assigning = use(space('ion-blast', units, 'h ss --'), TOP)
  asks(assigning, 'hit star-destroyer', 'hit star-destroyer damaged-1')
  const other = play(assigning, 'hit star-destroyer')
  assert.equal(damageOf(other, 'star-destroyer'), [1, 1])
  const repaired = play(other, 'repair star-destroyer damaged-1')
  assert.equal(damageOf(repaired, 'star-destroyer'), [1])
  forbids(repaired, 'repair')
  // The marked one hit again: nothing can be repaired
  const again = play(assigning, 'hit star-destroyer damaged-1')
  assert.equal(damageOf(again, 'star-destroyer'), [2])
  forbids(again, 'repair')
})

test('advanced-outrun-them: cancels their card; or locks the next battle', () => {
  const units = { 'corellian-corvette': 1, 'star-destroyer': 1 }
  const s = pick(scene({ units, dice: '-'.repeat(30) }), 'outrun-them', 'superlaser-blast')
  const top = play(s, TOP)
  assert.is(field(on(top, 'pick'), 'combat.damage'), undefined)
  assert.ok(discards(top).includes('superlaser-blast'))
  const bottom = play(s, BOTTOM)
  assert.is(decider(bottom), 'empire')
  assert.equal(field(bottom, 'combat.lockedNext'), ['empire-space'])
})

test('advanced-draw-their-fire: removes up to 2 damage from other ships; or they attack first', () => {
  const units = {
    'nebulon-b-frigate': 1,
    'mon-calamari-cruiser': 1,
    'star-destroyer': 1,
    interdictor: 1,
  }
  // 2 red, 1 black and 2 green dice of the Rebels; then the same of the Empire
  const s = space('draw-their-fire', units, '----- hh- --')
  const fire = use(s, TOP)
  const assigned = play(fire, 'hit mon-calamari-cruiser', 'hit nebulon-b-frigate')
  asks(assigned, 'done', 'repair mon-calamari-cruiser damaged-1')
  const mended = play(assigned, 'repair mon-calamari-cruiser damaged-1')
  assert.equal(field(mended, 'combat.damage'), { 'nebulon-b-frigate': [1] })
  assert.equal(field(use(s, BOTTOM), 'combat.attacksFirst'), { space: 'empire' })
  forbids(space('draw-their-fire', { 'x-wing': 1, 'star-destroyer': 1 }), TOP)
})

test('advanced-escort: prevents 1 red, 1 black and 1 direct hit; or 2 black hits', () => {
  const units = { 'rebel-transport': 1, 'x-wing': 3, 'star-destroyer': 1, 'tie-fighter': 2 }
  // 3 black dice; then 2 red and 3 black ones: h d, h h d
  const dice = '--- hd hhd'
  const s = space('escort', units, dice)
  // Left: a black hit, then a direct hit
  const top = use(s, TOP)
  asks(top, 'hit rebel-transport', 'hit x-wing', 'hit x-wing hit-1')
  // Left: the red hit and both direct ones
  const bottom = use(s, BOTTOM)
  asks(bottom, 'hit rebel-transport hit-1', 'hit x-wing')
  forbids(space('escort', { 'x-wing': 1, 'star-destroyer': 1 }), TOP)
})

test('advanced-hold-them-back: destroys a trooper or tank; or 1 black damage', () => {
  const units = { 'rebel-trooper': 1, stormtrooper: 1, 'assault-tank': 1, 'at-st': 1 }
  const s = ground('hold-them-back', units)
  const top = play(s, TOP)
  asks(top, 'strike stormtrooper', 'strike assault-tank')
  assert.is(here(use(top, 'strike assault-tank'), 'assault-tank'), 0)
  assert.equal(damageOf(play(s, BOTTOM), 'stormtrooper'), [1])
  forbids(ground('hold-them-back', { airspeeder: 1, stormtrooper: 1 }), TOP)
})

test('advanced-take-it-down: 2 damage to units with red health, split; or 1', () => {
  const units = { 'rebel-vanguard': 1, stormtrooper: 1, 'at-st': 1, 'at-at': 1 }
  const s = ground('take-it-down', units)
  const split = play(s, TOP, 'hit at-st')
  asks(split, 'hit at-st damaged-1', 'hit at-at')
  assert.equal(field(play(split, 'hit at-at'), 'combat.damage'), { 'at-st': [1], 'at-at': [1] })
  asks(play(s, BOTTOM), 'hit at-st', 'hit at-at')
  forbids(ground('take-it-down', { 'rebel-trooper': 1, 'at-st': 1 }), TOP)
})

test('advanced-tow-cables: 4 damage to one walker; or 1 to any unit', () => {
  const units = { airspeeder: 1, stormtrooper: 1, 'at-st': 1, 'at-at': 1 }
  const s = ground('tow-cables', units)
  const top = play(s, TOP)
  asks(top, 'hit at-st', 'hit at-at')
  assert.equal(damageOf(play(top, 'hit at-at'), 'at-at'), [4])
  asks(play(s, BOTTOM), 'hit stormtrooper', 'hit at-st', 'hit at-at')
  forbids(ground('tow-cables', { 'rebel-trooper': 1, 'at-at': 1 }), TOP)
})

test('advanced-take-cover: prevents 2 red and 2 black hits; or 1 of each', () => {
  const units = { 'golan-arms-turret': 1, airspeeder: 1, 'at-st': 3 }
  // 1 red, 1 black and 2 green dice; then 3 red and 3 black ones
  const s = ground('take-cover', units, '---- hhh hhh')
  const top = use(s, TOP)
  asks(top, 'hit airspeeder', 'hit golan-arms-turret')
  const bottom = play(use(s, BOTTOM), 'hit airspeeder')
  asks(bottom, 'hit airspeeder hit-1', 'hit golan-arms-turret')
  forbids(ground('take-cover', { airspeeder: 1, 'at-st': 1 }), TOP)
})

test('advanced-planetary-shield: up to 3 damage go to one Shield Generator; or they attack first', () => {
  const units = { 'shield-generator': 1, airspeeder: 2, 'at-at': 2 }
  // 2 red and 2 black dice; then 4 red and 2 black ones: 4 red hits
  const s = ground('planetary-shield', units, '---- hhhh --')
  let now = use(s, TOP)
  now = play(
    now,
    'hit airspeeder',
    'hit airspeeder',
    'hit airspeeder hit-1',
    'hit airspeeder hit-1',
  )
  asks(now, 'decline', 'shield shield-generator')
  now = play(now, 'shield shield-generator', 'divert airspeeder hit-2', 'divert airspeeder hit-2')
  const three = play(now, 'divert airspeeder hit-1')
  // Its health is 3: it is destroyed, one Airspeeder is hurt
  assert.is(here(three, 'shield-generator'), 0)
  assert.equal(field(three, 'combat.damage'), { airspeeder: [1] })
  assert.equal(field(use(s, BOTTOM), 'combat.attacksFirst'), { ground: 'empire' })
})

test('advanced-rogue-one: rescues a captive after a retreat; or stops their repairs', () => {
  const units = {
    'u-wing': 1,
    'rebel-transport': 1,
    'rebel-trooper': 2,
    stormtrooper: 3,
    'star-destroyer': 1,
  }
  const more = { rings: { captured: 'mon-mothma' } }
  const there = ['princess-leia', 'mon-mothma']
  const s = scene({ units, there, more, dice: '-'.repeat(40) })
  const cards = pick(
    on(play(pick(s, 'escort', 'intercept'), 'decline', 'decline'), 'pick'),
    'rogue-one',
    'imposing-presence',
  )
  const top = play(cards, TOP, 'decline')
  const left = play(on(top, 'retreat'), 'retreat princess-leia geonosis', 'take 2 rebel-trooper')
  assert.is(field(left, 'rings'), undefined)
  assert.equal(field(left, 'leaders.rebel-base'), ['mon-mothma'])
  // Nobody retreats: she stays
  assert.equal(field(on(top, 'pick'), 'rings'), { captured: 'mon-mothma' })
  assert.equal(field(play(cards, BOTTOM), 'combat.noRepair'), ['empire'])
})

test('advanced-rogue-one: a captive or a target marker, as the Rebels like', () => {
  const units = { 'u-wing': 1, 'rebel-trooper': 2, stormtrooper: 3, 'tie-fighter': 1 }
  const more = {
    rings: { captured: 'mon-mothma' },
    targetMarkers: { 'raid-outposts': [FIELD] },
    playedObjectives: ['raid-outposts-2'],
  }
  const there = ['princess-leia', 'mon-mothma']
  const s = scene({ units, there, more, dice: '-'.repeat(40) })
  const ground2 = on(play(pick(s, 'escort', 'intercept'), 'decline', 'decline'), 'pick')
  const top = play(pick(ground2, 'rogue-one', 'imposing-presence'), TOP, 'decline')
  const retreat = play(on(top, 'retreat'), 'retreat princess-leia geonosis')
  const left = moves(retreat).includes('done') ? play(retreat, 'done') : retreat
  asks(left, 'choose mon-mothma', `remove raid-outposts ${FIELD}`)
  const unmarked = play(left, `remove raid-outposts ${FIELD}`)
  assert.is(field(unmarked, 'targetMarkers'), undefined)
  assert.equal(field(unmarked, 'rings'), { captured: 'mon-mothma' })
  assert.is(field(unmarked, 'reputation'), 11)
})

test('advanced-escape-plan: a retreat at once that cancels their card; or locks the next battle', () => {
  const units = {
    'rebel-transport': 1,
    'rebel-trooper': 2,
    airspeeder: 1,
    stormtrooper: 1,
    'at-st': 1,
    'star-destroyer': 1,
  }
  const s = scene({ units, there: ['princess-leia'], dice: '-'.repeat(20) })
  const ground2 = on(play(pick(s, 'escort', 'intercept'), 'decline', 'decline'), 'pick')
  const plan = play(pick(ground2, 'escape-plan', 'overrun'), TOP)
  allows(plan, 'decline', 'retreat princess-leia geonosis')
  const gone = play(plan, 'retreat princess-leia geonosis')
  // All ships go; troops may stay
  assert.is(at(gone, 'geonosis', 'rebel-transport'), 1)
  const some = play(gone, 'take 2 rebel-trooper', 'done')
  // Overrun is cancelled: the Airspeeder fights on unhurt
  assert.is(here(some, 'airspeeder'), 1)
  assert.is(field(some, 'combat.damage.airspeeder'), undefined)
  forbids(some, 'choose', 'retreat')
  // Who does not retreat cancels nothing
  const stayed = play(plan, 'decline')
  assert.is(decider(stayed), 'empire')
  allows(stayed, BOTTOM)
  const locked = play(pick(ground2, 'escape-plan', 'overrun'), BOTTOM)
  assert.equal(field(locked, 'combat.lockedNext'), ['empire-ground'])
  // Without a leader there is nowhere to go: the ability does nothing
  const alone = on(
    play(pick(scene({ units, dice: '-'.repeat(20) }), 'escort', 'intercept'), 'decline', 'decline'),
    'pick',
  )
  assert.is(decider(play(pick(alone, 'escape-plan', 'overrun'), TOP)), 'empire')
})

test('advanced-confrontation: an Imperial leader is lost with the last of their troops; or another card follows', () => {
  const units = { 'rebel-vanguard': 2, stormtrooper: 1 }
  const there = ['grand-moff-tarkin', 'princess-leia']
  // A green die of each Vanguard: a direct hit
  const s = scene({ units, there, dice: 'd- -' })
  const top = use(pick(s, 'confrontation', 'imposing-presence'), TOP)
  const won = on(top, 'pass')
  // He is the only one: no choice. He stays where he is until the phase ends
  assert.equal(field(won, 'round'), { confronted: 'grand-moff-tarkin' })
  assert.equal(field(won, 'removedTactics'), ['advanced-confrontation'])
  let over = won
  while (field(over, 'phase') === 'command' && moves(over).includes('pass'))
    over = play(over, 'pass')
  assert.ok((field(over, 'leaders.eliminated') as string[]).includes('grand-moff-tarkin'))
  // Troops are left: nothing, and the card is on the discard pile
  const missed = on(
    use(pick(scene({ units, there, dice: '-- -' }), 'confrontation', 'imposing-presence'), TOP),
    'pick',
  )
  assert.ok(discards(missed).includes('confrontation'))
  const more = play(pick(s, 'confrontation', 'imposing-presence'), BOTTOM)
  assert.is(offers(more, 'pick').length, 7)
  assert.is(diceLeft(more), 3)
  assert.is(FIELD, 'ryloth')
})

test.run()
