import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../engine/random.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { field, play } from '../support.js'
import { four, three } from './table-of-four.js'

const RA = 0
const IA = 1
const IG = 2
const RG = 3

const HANDS = {
  rebel: {
    missions: ['seek-yoda'],
    actions: ['rebel-planning', 'our-most-desperate-hour'],
    objectives: ['heart-of-the-empire-2'],
  },
  empire: {
    actions: ['brilliant-administrator', 'it-is-your-destiny'],
    probes: ['kessel', 'yavin'],
  },
}

function own(fields: Readonly<Record<string, unknown>> = {}): State {
  return four({ options: { secrets: 'own' }, hands: HANDS, ...fields })
}

/** A hand as a seat knows it. */
function hand(s: State, seat: number, path: string): unknown {
  return field(rebellion.observe(s, seat), `hands.${path}`)
}

test('objectives stay with the Rebel General, probe cards with the Imperial General', () => {
  const s = own()
  assert.equal(hand(s, RG, 'rebel.objectives'), ['heart-of-the-empire-2'])
  assert.is(hand(s, RA, 'rebel.objectives'), undefined)
  assert.equal(hand(s, IG, 'empire.probes'), ['yavin', 'kessel'])
  assert.is(hand(s, IA, 'empire.probes'), undefined)
  // Both may be shown
  const shown = own({ shown: { objectives: ['heart-of-the-empire-2'] } })
  assert.equal(hand(shown, RA, 'rebel.objectives'), ['heart-of-the-empire-2'])
})

test('starting action cards stay with him whose leader they show, missions are seen by both', () => {
  const s = own()
  assert.equal(hand(s, RA, 'rebel.actions'), ['rebel-planning'])
  assert.equal(hand(s, RG, 'rebel.actions'), ['our-most-desperate-hour'])
  assert.equal(hand(s, IA, 'empire.actions'), ['brilliant-administrator'])
  assert.equal(hand(s, IG, 'empire.actions'), ['it-is-your-destiny'])
  for (const seat of [RA, RG]) assert.match(String(hand(s, seat, 'rebel.missions')), /seek-yoda/)
})

test('shared, partners see all of it; a single Rebel player always does', () => {
  const shared = four({ hands: HANDS })
  for (const seat of [RA, RG])
    assert.equal(hand(shared, seat, 'rebel.objectives'), ['heart-of-the-empire-2'])
  const alone = three({ options: { secrets: 'own' }, hands: HANDS })
  assert.equal(hand(alone, 0, 'rebel.objectives'), ['heart-of-the-empire-2'])
  assert.equal((hand(alone, 0, 'rebel.actions') as unknown[]).length, 2)
})

test('worlds drawn for a partner hold as many cards, and others', () => {
  const s = own()
  const random = new Random('partners')
  const objectives = new Set<string>()
  const probes = new Set<string>()
  const actions = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const rebels = rebellion.sample(rebellion.observe(s, RA), random)
    const held = field(rebels, 'hands.rebel.objectives') as string[]
    assert.is(held.length, 1)
    objectives.add(held[0] ?? '')
    const dealt = field(rebels, 'hands.rebel.actions') as string[]
    assert.ok(dealt.includes('rebel-planning'))
    assert.is(dealt.length, 2)
    for (const card of dealt) actions.add(card)
    const empire = rebellion.sample(rebellion.observe(s, IA), random)
    const drawn = field(empire, 'hands.empire.probes') as string[]
    assert.is(drawn.length, 2)
    for (const card of drawn) probes.add(card)
  }
  // Five objectives of its stage, the Rebel General's other starting cards, any system that may be
  assert.is(objectives.size, 5)
  assert.equal([...actions].sort(), [
    'our-most-desperate-hour',
    'rebel-planning',
    'start-the-evacuation',
  ])
  assert.ok(probes.size > 20)
})

test('what comes to a partner is told without its name', () => {
  const before = play(own({ phase: 'command', turn: 'rebel-admiral' }), 'pass', 'pass', 'pass')
  const texts = (seat: number): string =>
    rebellion.tell(before, rebellion.parse(before, 'pass'), seat).join(' ')
  assert.match(texts(IG), /draws 2 probe cards: /)
  assert.match(texts(IA), /draws 2 probe cards\./)
  assert.match(texts(RG), /draw an objective: /)
  assert.match(texts(RA), /draw an objective\./)
})

test.run()
