import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import '../../../../../engine/rebellion/index.js'
import { missionText } from '../../../../../play/games/rebellion/words/needs.js'

const TEXTS: readonly (readonly [id: string, end: string])[] = [
  ['hidden-fleet', 'past leaders there. Where: a system without Imperial units.'],
  ['seek-yoda', 'becomes a Jedi. Where: Dagobah.'],
  // What the card says already, or what is no limit
  ['rule-by-fear', 'in a populous system with an Imperial unit.'],
  ['daring-rescue', 'the rescuers may go along to the base.'],
  ['hit-and-run', 'with at most 2 health in all.'],
  ['rapid-mobilization', 'found a new base there.'],
]

test('a mission says where its targets may be, once', () => {
  for (const [id, end] of TEXTS) {
    const card = MISSIONS.find((one) => one.id === id)
    assert.ok(card !== undefined)
    assert.ok(missionText(card).endsWith(end), missionText(card))
  }
})

test.run()
