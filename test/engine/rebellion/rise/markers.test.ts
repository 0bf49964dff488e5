import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { goOn, goTo, kindOf, listOf } from '../look.js'
import { allows, field, offers, play } from '../support.js'
import { marked, risePosition, withBaseCombat } from './support.js'

/** Target markers as the board has them; what brings and uses each stands with its card. */

const IMPERIAL_TURN = { phase: 'command', turn: 'empire' }

test('E13: ground units remove a marker where the enemy has none; ships do not', () => {
  const s = risePosition({
    ...IMPERIAL_TURN,
    ...marked({ 'rebel-cell': ['dagobah'] }),
    units: { mustafar: { 'assault-carrier': 1, 'star-destroyer': 1, stormtrooper: 1 } },
    leaders: { pool: ['darth-vader'] },
  })
  const there = play(s, 'activate darth-vader dagobah', 'move 1 star-destroyer mustafar')
  assert.equal(listOf(play(there, 'done'), 'targetMarkers.rebel-cell'), ['dagobah'])
  const landed = play(there, 'move 1 stormtrooper mustafar', 'done')
  assert.is(field(landed, 'targetMarkers'), undefined)
})

test('E13: it stays while the other side has ground units there, and where only the side that it helps stands', () => {
  const raid = marked({ 'raid-outposts': ['dagobah', 'ilum'] })
  const s = risePosition({
    ...IMPERIAL_TURN,
    ...raid,
    units: {
      mustafar: { 'assault-carrier': 1, stormtrooper: 1 },
      ilum: { 'rebel-trooper': 1, 'golan-arms-turret': 1, stormtrooper: 1 },
    },
    leaders: { pool: ['darth-vader'] },
  })
  const after = play(s, 'activate darth-vader dagobah', 'move 1 assault-carrier mustafar')
  const landed = play(after, 'move 1 stormtrooper mustafar')
  assert.equal(listOf(landed, 'targetMarkers.raid-outposts').sort(), ['dagobah', 'ilum'])
  assert.is(field(landed, 'reputation'), undefined)
})

test('E13, E10: the marker goes once the combat there is over, and gives what its card says', () => {
  const s = withBaseCombat({
    phase: 'command',
    turn: 'rebel',
    ...marked({ 'raid-outposts': ['dagobah', 'ilum'] }),
    units: {
      naboo: { 'corellian-corvette': 2, 'rebel-trooper': 4 },
      dagobah: { stormtrooper: 1 },
    },
    leaders: { pool: ['general-madine'], reserve: ['luke-skywalker'] },
    dice: ['hit', 'hit', 'hit', 'hit', 'blank'],
  })
  const fight = play(
    s,
    'activate general-madine dagobah',
    'move 2 corellian-corvette naboo',
    'move 4 rebel-trooper naboo',
  )
  assert.equal(listOf(fight, 'targetMarkers.raid-outposts').sort(), ['dagobah', 'ilum'])
  const over = goTo(fight, 'empire', 'command')
  assert.equal(listOf(over, 'targetMarkers.raid-outposts'), ['ilum'])
  assert.is(field(over, 'reputation'), 13)
})

test('E13: deployed troops remove it at once', () => {
  const s = risePosition({
    phase: 'refresh',
    ...marked({ 'rebel-cell': ['corellia'] }),
    loyalty: { empire: ['corellia'] },
    queues: { empire: { 1: { stormtrooper: 2 } } },
  })
  const asked = goTo(s, 'empire', 'deploy')
  assert.is(field(play(asked, 'deploy stormtrooper corellia'), 'targetMarkers'), undefined)
})

test('E13: a destroyed system loses its markers, and what each says is done', () => {
  const s = risePosition({
    ...IMPERIAL_TURN,
    ...marked({ 'raid-outposts': ['dagobah'], 'rebel-cell': ['dagobah'] }),
    units: { dagobah: { 'death-star': 1 } },
    assigned: [{ mission: 'superlaser-online', leaders: ['grand-moff-tarkin'] }],
    leaders: { pool: ['darth-vader', 'general-tagge', 'emperor-palpatine'] },
  })
  const gone = play(s, 'reveal superlaser-online dagobah')
  assert.is(field(gone, 'targetMarkers'), undefined)
  assert.is(field(gone, 'reputation'), 13)
})

test('E13: a marker of the base goes with a new base', () => {
  const s = risePosition({
    phase: 'command',
    turn: 'rebel',
    passed: ['empire'],
    ...marked({ 'show-no-fear': ['hoth'] }),
    round: { rapidMobilization: [1] },
    decks: { probes: ['kessel', 'ilum', 'endor', 'yavin'] },
  })
  const after = play(s, 'pass', 'choose new-base', 'choose kessel')
  assert.is(field(after, 'base.system'), 'kessel')
  assert.is(field(after, 'targetMarkers'), undefined)
})

const PLANS = {
  units: { dagobah: { 'x-wing': 3, 'death-star': 1 } },
  hands: { rebel: { objectives: ['death-star-plans-2'] } },
  leaders: { dagobah: ['general-rieekan'] },
  stack: [
    { step: 'command-phase' },
    { step: 'pending-combats', side: 'rebel' },
    { step: 'combat', side: 'rebel', system: 'dagobah' },
  ],
}

test('E14: while Secure the Plans is on the board, wherever, Death Star Plans cannot be played', () => {
  const free = goTo(withBaseCombat(PLANS), 'rebel', 'objective')
  allows(free, 'score death-star-plans-2')
  const s = withBaseCombat({ ...PLANS, ...marked({ 'secure-the-plans': ['yavin'] }) })
  const next = goOn(s, (now) => ['objective', 'retreat'].includes(kindOf(now)))
  assert.is(kindOf(next), 'retreat', 'nothing is asked after the space battle')
})

test('the board says where target markers lie, and the log who lost one', () => {
  const s = risePosition({
    ...IMPERIAL_TURN,
    ...marked({ 'rebel-cell': ['dagobah'], 'raid-outposts': ['ilum', 'yavin'] }),
    units: { mustafar: { 'assault-carrier': 1, stormtrooper: 1 } },
    leaders: { pool: ['darth-vader'] },
  })
  const board = rebellion.show(s, 'all').replace(/\s+/g, ' ')
  assert.match(board, /Target markers: Raid Outposts at Yavin and Ilum; Rebel Cell at Dagobah/)
  const before = play(s, 'activate darth-vader dagobah', 'move 1 assault-carrier mustafar')
  const landing = rebellion.parse(before, 'move 1 stormtrooper mustafar')
  assert.match(
    rebellion.tell(before, landing, 'all').join(' '),
    /The target marker Rebel Cell of Dagobah is removed, and its card leaves play\./,
  )
})

test('a position with impossible markers is refused', () => {
  assert.throws(
    () => risePosition(marked({ 'rebel-cell': ['naboo', 'dagobah'] })),
    /targetMarkers\.rebel-cell: there are 1 of these markers, found 2/,
  )
  assert.throws(
    () => risePosition({ options: {}, targetMarkers: { 'rebel-cell': ['naboo'] } }),
    /targetMarkers\.rebel-cell: rebel-cell is not in this game/,
  )
  assert.equal(offers(risePosition(marked({ 'rebel-cell': ['naboo'] })), 'remove'), [])
})

test.run()
