import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  ACTIONS,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../../../engine/rebellion/cards/registry.js'
import { LEADERS } from '../../../../../../engine/rebellion/data/leaders.js'
import { RINGS } from '../../../../../../engine/rebellion/data/rings.js'
import { SYSTEMS } from '../../../../../../engine/rebellion/data/systems.js'
import { UNITS } from '../../../../../../engine/rebellion/data/units.js'
import { rebellion } from '../../../../../../engine/rebellion/index.js'
import { faceOf } from '../../../../../../play/games/rebellion/page/card/face.js'
import { partsOf } from '../../../../../../play/games/rebellion/page/card/named.js'
import { sectionsOf } from '../../../../../../play/games/rebellion/page/reference/sections.js'
import { type Thing, thingOf } from '../../../../../../play/games/rebellion/things.js'

/** What stands on cards, and what the reference lists, comes from the tables: nothing is left out. */

const CARDS = [...MISSIONS, ...ACTIONS, ...OBJECTIVES, ...TACTICS]

function thing(id: string): Thing {
  const found = thingOf(id)
  if (found === null) throw new Error(`nothing is called ${id}`)
  return found
}

function factOf(id: string, term: string): string {
  return faceOf(thing(id)).facts.find((one) => one.term === term)?.words ?? ''
}

test('every card says what it is and what it does', () => {
  for (const card of CARDS) {
    const face = faceOf(thing(card.id))
    assert.ok(face.kind !== '' && face.facts.length > 0, card.id)
    if ('top' in card && card.top !== undefined) {
      // What it does stands at its halves
      assert.ok(factOf(card.id, 'Upper half').startsWith(card.top.about), card.id)
      assert.is(factOf(card.id, 'Lower half'), card.bottom?.about)
      continue
    }
    assert.is(face.about, card.about)
    assert.ok(face.about.length > 10, card.id)
  }
})

test('every mission that is used somewhere says where', () => {
  for (const { id, where } of MISSIONS)
    if (where !== 'nowhere') assert.ok(factOf(id, 'Where') !== '', id)
  assert.is(factOf('build-alliance', 'Where'), 'a populous system')
  assert.is(factOf('rule-by-fear', 'Where'), 'a populous system with an Imperial unit')
  assert.is(factOf('seek-yoda', 'Where'), 'Dagobah')
})

test('leaders, units, rings and systems have their numbers', () => {
  assert.is(factOf('darth-vader', 'Skills'), '2 diplomacy, 3 special operations')
  assert.is(factOf('mon-mothma', 'Tactics'), 'none: cannot activate systems')
  assert.match(factOf('luke-skywalker', 'As a Jedi'), /3 in space, 3 on the ground/)
  assert.is(factOf('star-destroyer', 'Health'), '4 red')
  assert.is(factOf('tie-fighter', 'Transport'), 'needs room on a ship')
  assert.is(factOf('naboo', 'Builds'), 'ground triangle and space triangle')
  for (const { id } of RINGS.slice(1)) assert.ok(faceOf(thing(id)).about !== '', id)
})

test('an advanced tactic card has two halves, and says what the upper one needs', () => {
  assert.is(faceOf(thing('advanced-entrapment')).kind, 'Imperial space tactic card')
  assert.match(factOf('advanced-entrapment', 'Upper half'), /Needs an Interdictor in the system\.$/)
  assert.match(factOf('advanced-entrapment', 'Order'), /before the card of the current player/)
  assert.is(factOf('advanced-escort', 'Order'), '')
})

test('the reference lists everything of the game, each thing once, and nothing of other games', () => {
  const state = rebellion.start({ setup: 'standard' }, 'reference')
  const keys = sectionsOf(state, 'assign').flatMap(({ entries }) => entries.map(({ key }) => key))
  const isIn = (one: object): boolean => !('set' in one) || /^base/.test(String(one.set))
  for (const one of [...CARDS, ...LEADERS, ...UNITS, ...RINGS.slice(1), ...SYSTEMS])
    assert.is(keys.filter((key) => key === one.id).length, isIn(one) ? 1 : 0, one.id)
  assert.is(new Set(keys).size, keys.length)
})

test('a line of the log is taken apart at the names of its things, and stays the same text', () => {
  const text = 'Rodia to Naboo: 3 TIE Fighters, Star Destroyer.'
  const units = [
    { unit: 'tie-fighter', count: 3 },
    { unit: 'star-destroyer', count: 1 },
  ]
  const event = { kind: 'units-moved', text, units, places: ['rodia', 'naboo'] }
  const parts = partsOf({ text, event, actor: 1, number: 0 })
  const named = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.thing.id]))
  assert.equal(named, ['rodia', 'naboo', 'tie-fighter', 'star-destroyer'])
  const whole = parts.map((part) => (typeof part === 'string' ? part : part.text + part.tail))
  assert.is(whole.join(''), text)
})

test.run()
