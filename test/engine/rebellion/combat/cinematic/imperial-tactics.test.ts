import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../../engine/state.js'
import { allows, decider, diceLeft, field, forbids, moves, play } from '../../support.js'
import { FIELD } from '../duel.js'
import { asks, BOTTOM, damageOf, discards, here, on, pick, scene, TOP } from './scene.js'

/** Both abilities of each Imperial advanced tactic card; the Empire is the current player. */

type Units = Readonly<Record<string, number>>

/** The Empire has picked the card, the Rebels one that does nothing here; the Empire says top or bottom. */
function space(card: string, units: Units, dice = '-'.repeat(30)): State {
  return pick(scene({ by: 'empire', units, dice }), card, 'escort')
}

function ground(card: string, units: Units, dice = '-'.repeat(30)): State {
  return pick(scene({ by: 'empire', units, dice }), card, 'take-cover')
}

/** What the ability does before the attacks; the Rebel card is not used. */
function use(s: State, ...texts: readonly string[]): State {
  const after = play(s, ...texts)
  return moves(after).includes('decline') ? play(after, 'decline') : after
}

test('advanced-swarm-tactics: 2 damage with more fighters; or 1 to a ship with black health', () => {
  const units = { 'tie-fighter': 2, 'x-wing': 1, 'corellian-corvette': 1 }
  const s = space('swarm-tactics', units)
  const one = play(s, TOP)
  asks(one, 'hit x-wing', 'hit corellian-corvette')
  const split = play(one, 'hit corellian-corvette')
  asks(split, 'hit x-wing', 'hit corellian-corvette damaged-1')
  assert.equal(damageOf(play(split, 'hit x-wing'), 'x-wing'), [1])
  // As many fighters as they have: nothing
  const even = play(space('swarm-tactics', { ...units, 'x-wing': 2 }), TOP)
  assert.is(decider(even), 'rebel')
  assert.is(field(even, 'combat.damage'), undefined)
  assert.equal(damageOf(play(s, BOTTOM), 'x-wing'), [1])
  // The icon: a TIE Fighter of its own
  forbids(space('swarm-tactics', { 'star-destroyer': 1, 'x-wing': 1 }), TOP)
})

test('advanced-reinforcements: gains a TIE Fighter and prevents 2 black hits; or only prevents', () => {
  const units = { 'assault-carrier': 1, 'x-wing': 3 }
  const gained = use(space('reinforcements', units, '-- - hhh'), TOP)
  // The new one rolls: 1 red and 2 black dice; then 3 black hits of which 2 are prevented
  assert.is(diceLeft(gained), 0)
  assert.is(here(gained, 'tie-fighter'), 0)
  assert.equal(field(gained, 'combat.round'), 2)
  const prevented = use(
    space('reinforcements', { ...units, 'tie-fighter': 2 }, '--- - hhh'),
    BOTTOM,
  )
  assert.is(here(prevented, 'tie-fighter'), 1)
  forbids(space('reinforcements', { 'tie-fighter': 1, 'x-wing': 1 }), TOP)
})

test('advanced-tractor-beam, E36: after the retreats a leader left behind is captured; or 1 red damage', () => {
  const there = ['princess-leia', 'general-rieekan', 'mon-mothma']
  const units = { 'star-destroyer': 1, 'rebel-transport': 1 }
  const s = scene({ by: 'empire', units, there, dice: '-'.repeat(20) })
  const beam = play(pick(s, 'tractor-beam', 'escort'), TOP, 'decline')
  const gone = play(on(beam, 'retreat'), 'retreat princess-leia geonosis')
  assert.is(decider(gone), 'empire')
  // Never the leader who led the retreat
  asks(gone, 'choose general-rieekan', 'choose mon-mothma')
  assert.equal(field(play(gone, 'choose mon-mothma'), 'rings'), { captured: 'mon-mothma' })
  // With a Rebel ship left nobody is captured
  const stayed = play(
    pick(
      scene({
        by: 'empire',
        units: { ...units, 'mon-calamari-cruiser': 1 },
        there,
        dice: '-'.repeat(20),
      }),
      'tractor-beam',
      'escort',
    ),
    TOP,
    'decline',
  )
  assert.is(field(on(stayed, 'pick'), 'rings'), undefined)
  const bottom = play(
    space('tractor-beam', { 'star-destroyer': 1, 'x-wing': 1, 'mon-calamari-cruiser': 1 }),
    BOTTOM,
  )
  assert.equal(field(bottom, 'combat.damage'), { 'mon-calamari-cruiser': [1] })
})

test('advanced-overwhelming-presence: prevents 2 red hits and a direct hit; or 2 red hits', () => {
  const units = { 'super-star-destroyer': 1, 'y-wing': 4 }
  // 3 red and 2 black dice of the Empire, then 4 red of the Rebels
  const top = use(space('overwhelming-presence', units, '----- hhhd'), TOP)
  assert.equal(damageOf(top, 'super-star-destroyer'), [1])
  const bottom = use(space('overwhelming-presence', units, '----- hhhd'), BOTTOM)
  assert.equal(damageOf(bottom, 'super-star-destroyer'), [2])
  forbids(space('overwhelming-presence', { 'star-destroyer': 1, 'y-wing': 1 }), TOP)
})

test('advanced-superlaser-blast: 5 damage to one capital ship; or 1 to any', () => {
  const units = {
    'death-star': 1,
    'x-wing': 1,
    'corellian-corvette': 1,
    'nebulon-b-frigate': 1,
    'u-wing': 1,
  }
  const s = space('superlaser-blast', units)
  const top = play(s, TOP)
  asks(top, 'hit corellian-corvette', 'hit nebulon-b-frigate')
  const hit = play(top, 'hit nebulon-b-frigate')
  assert.equal(damageOf(hit, 'nebulon-b-frigate'), [5])
  asks(
    play(s, BOTTOM),
    'hit x-wing',
    'hit corellian-corvette',
    'hit nebulon-b-frigate',
    'hit u-wing',
  )
  // A site is no finished Death Star
  forbids(space('superlaser-blast', { 'star-destroyer': 1, 'x-wing': 1 }), TOP)
})

test('advanced-entrapment: cancels and lets another card follow; or locks the next battle', () => {
  const units = { interdictor: 1, 'mon-calamari-cruiser': 1, 'y-wing': 1 }
  const s = scene({ units, dice: '-'.repeat(40) })
  const first = pick(s, 'bombing-run', 'entrapment')
  const top = play(first, TOP)
  assert.is(decider(top), 'empire')
  allows(top, 'decline', 'pick advanced-tractor-beam')
  const after = play(top, 'pick advanced-tractor-beam', BOTTOM)
  // The Rebel card is void: the Interdictor is whole, the cruiser is not
  assert.equal(field(after, 'combat.damage'), { 'mon-calamari-cruiser': [1] })
  assert.equal(discards(after), ['tractor-beam', 'entrapment', 'bombing-run'])
  const locked = on(play(first, BOTTOM, 'decline'), 'pick')
  assert.is(decider(locked), 'empire')
  assert.is(decider(play(locked, 'pick advanced-intercept')), 'empire')
})

test('advanced-energy-shield: removes up to 2 damage after theirs; or they attack first', () => {
  const units = { 'shield-bunker': 1, 'star-destroyer': 1, 'y-wing': 3, 'rebel-trooper': 1 }
  const s = space('energy-shield', units, '--- hhh')
  const shield = use(s, TOP)
  assert.is(decider(shield), 'empire')
  asks(shield, 'done', 'repair star-destroyer damaged-3')
  const one = play(shield, 'repair star-destroyer damaged-3')
  asks(one, 'done', 'repair star-destroyer damaged-2')
  assert.equal(damageOf(play(one, 'repair star-destroyer damaged-2'), 'star-destroyer'), [1])
  assert.equal(damageOf(play(one, 'done'), 'star-destroyer'), [2])
  assert.equal(field(use(s, BOTTOM), 'combat.attacksFirst'), { space: 'rebel' })
})

test('advanced-energy-shield: the site of a Death Star may be saved, too', () => {
  const units = { 'shield-bunker': 1, 'star-destroyer': 1, 'tie-fighter': 1, 'x-wing': 2 }
  // Both hits go to the TIE Fighter: 2 damage removed save it
  const shield = use(space('energy-shield', units, '---- hh'), TOP)
  const saved = play(shield, 'repair tie-fighter damaged-2', 'repair tie-fighter damaged-1')
  assert.is(here(saved, 'tie-fighter'), 1)
})

test('advanced-intercept: destroys a Rebel trooper before any battle; or stops their repairs', () => {
  const units = {
    'tie-striker': 1,
    'x-wing': 1,
    'rebel-trooper': 1,
    'rebel-vanguard': 1,
    airspeeder: 1,
  }
  const s = space('intercept', units)
  const top = play(s, TOP)
  asks(top, 'strike rebel-trooper', 'strike rebel-vanguard')
  const struck = use(top, 'strike rebel-vanguard')
  assert.is(here(struck, 'rebel-vanguard'), 0)
  // A Y-wing's special repairs nothing
  const fleet = { 'tie-striker': 1, 'star-destroyer': 1, 'mon-calamari-cruiser': 1 }
  const hurt = (half: string): State => use(play(space('intercept', fleet, 'h-- - ss-'), half))
  assert.equal(damageOf(hurt(BOTTOM), 'mon-calamari-cruiser'), [1])
  forbids(hurt(BOTTOM), 'repair')
  allows(hurt('decline'), 'repair mon-calamari-cruiser damaged-1')
})

test('advanced-support-of-the-501st: destroys a trooper; or 1 black damage', () => {
  const units = { stormtrooper: 1, 'rebel-trooper': 1, 'rebel-vanguard': 1, airspeeder: 1 }
  const s = ground('support-of-the-501st', units)
  const top = play(s, TOP)
  asks(top, 'strike rebel-trooper', 'strike rebel-vanguard')
  assert.is(here(use(top, 'strike rebel-trooper'), 'rebel-trooper'), 0)
  asks(play(s, BOTTOM), 'hit rebel-trooper', 'hit rebel-vanguard')
  forbids(ground('support-of-the-501st', { 'at-st': 1, 'rebel-trooper': 1 }), TOP)
})

test('advanced-armored-patrol: prevents 2 red and 2 black hits; or 1 of each', () => {
  const units = { 'assault-tank': 1, 'at-at': 1, airspeeder: 3 }
  // 2 red, 1 black and a green die; then 3 red and 3 black ones
  const dice = '---- hhh hhh'
  assert.equal(damageOf(use(ground('armored-patrol', units, dice), TOP), 'at-at'), [])
  const top = use(ground('armored-patrol', units, dice), TOP)
  asks(top, 'hit assault-tank', 'hit at-at')
  const bottom = use(ground('armored-patrol', units, dice), BOTTOM)
  const one = play(bottom, 'hit at-at')
  // Of two red hits the second is to be assigned; the black ones have no target
  asks(one, 'hit assault-tank', 'hit at-at hit-1')
  forbids(ground('armored-patrol', { 'at-st': 1, airspeeder: 1 }), TOP)
})

test('advanced-overrun: 2 damage, split as he likes; or 1', () => {
  const units = { 'at-st': 1, airspeeder: 1, 'rebel-trooper': 1 }
  const s = ground('overrun', units)
  const split = play(s, TOP, 'hit airspeeder')
  asks(split, 'hit airspeeder damaged-1', 'hit rebel-trooper')
  assert.equal(damageOf(play(split, 'hit airspeeder damaged-1'), 'airspeeder'), [2])
  asks(play(s, BOTTOM), 'hit airspeeder', 'hit rebel-trooper')
  forbids(ground('overrun', { stormtrooper: 1, airspeeder: 1 }), TOP)
})

test('advanced-target-the-generator: destroys a structure; or 1 red damage', () => {
  const units = { 'at-at': 1, 'golan-arms-turret': 1, 'ion-cannon': 1, airspeeder: 1 }
  const s = ground('target-the-generator', units)
  const top = play(s, TOP)
  asks(top, 'strike golan-arms-turret', 'strike ion-cannon')
  // The turret does not roll: 3 Imperial dice, then only 2 of the Airspeeder
  const gone = use(
    play(ground('target-the-generator', units, '--- hh --'), TOP),
    'strike golan-arms-turret',
  )
  assert.is(here(gone, 'golan-arms-turret'), 0)
  assert.equal(damageOf(gone, 'at-at'), [1])
  asks(play(s, BOTTOM), 'hit golan-arms-turret', 'hit ion-cannon', 'hit airspeeder')
})

test('advanced-air-superiority: cancels their card; or locks the next battle', () => {
  const units = { 'tie-striker': 1, stormtrooper: 1, 'rebel-trooper': 1 }
  const s = pick(scene({ units, dice: '-'.repeat(40) }), 'hold-them-back', 'air-superiority')
  const top = play(s, TOP)
  assert.is(here(top, 'stormtrooper'), 1)
  assert.ok(discards(top).includes('hold-them-back'))
  forbids(top, 'choose')
  assert.equal(field(play(s, BOTTOM), 'combat.lockedNext'), ['rebel-ground'])
})

test('advanced-armored-position: up to 3 damage go to one Shield Bunker; or they attack first', () => {
  const units = { 'shield-bunker': 1, 'at-at': 1, airspeeder: 2 }
  const s = ground('armored-position', units, '--- hh hh')
  const assigned = play(use(s, TOP), 'hit at-at', 'hit at-at hit-1')
  assert.is(decider(assigned), 'empire')
  asks(assigned, 'decline', 'shield shield-bunker')
  const one = play(assigned, 'shield shield-bunker', 'divert at-at hit-2')
  asks(one, 'done', 'divert at-at hit-1')
  const both = play(one, 'divert at-at hit-1')
  assert.equal(field(both, 'combat.damage'), { 'shield-bunker': [2] })
  assert.equal(damageOf(play(assigned, 'decline'), 'at-at'), [2])
  assert.equal(field(use(s, BOTTOM), 'combat.attacksFirst'), { ground: 'rebel' })
})

test('advanced-bombardment: 2 black damage without a Shield Generator; or 1 to any unit', () => {
  const units = { 'star-destroyer': 1, stormtrooper: 1, 'rebel-trooper': 2, airspeeder: 1 }
  const s = ground('bombardment', units)
  const two = play(s, TOP)
  asks(two, 'hit rebel-trooper', 'hit rebel-trooper damaged-1')
  const shielded = { ...units, 'shield-generator': 1 }
  const none = play(ground('bombardment', shielded), TOP)
  assert.is(field(none, 'combat.damage'), undefined)
  assert.is(decider(none), 'rebel')
  asks(play(s, BOTTOM), 'hit rebel-trooper', 'hit airspeeder')
})

test('advanced-imposing-presence: stops their repairs; or another card follows', () => {
  const units = { 'at-at': 1, airspeeder: 1, 'rebel-trooper': 1 }
  const s = ground('imposing-presence', units)
  assert.equal(field(play(s, TOP), 'combat.noRepair'), ['rebel'])
  const more = play(s, BOTTOM)
  allows(more, 'decline', 'pick advanced-overrun')
  forbids(more, 'pick advanced-imposing-presence')
  const hit = play(more, 'pick advanced-overrun', BOTTOM, 'hit airspeeder')
  assert.equal(damageOf(hit, 'airspeeder'), [1])
  assert.is(FIELD, 'ryloth')
})

test.run()
