import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { after, expectSide, field, illegal, movesWith, seenBy, struggle } from './support.js'

test('chewbacca exhausts 0, 1 or 2 ready cards of the enemy', () => {
  const s = struggle({ play: ['chewbacca'] }, { play: ['force-2', 'recon-5', 'boba-fett'] })
  assert.is(movesWith(s, 'use chewbacca').length, 1 + 3 + 3)
  expectSide(after(s, 'use chewbacca nothing'), 'rebel', { exhausted: ['chewbacca'] })
  expectSide(after(s, 'use chewbacca boba-fett enemy-force-2'), 'empire', {
    play: ['recon-5'],
    exhausted: ['force-2', 'boba-fett'],
  })
})

test('chewbacca among exhausted cards is only exhausted', () => {
  const s = struggle({ play: ['chewbacca'] }, { play: [], exhausted: ['force-2'] })
  assert.equal(movesWith(s, 'use chewbacca'), ['use chewbacca nothing'])
})

test('han-solo plays any card of his deck, ready', () => {
  const s = struggle({ play: ['han-solo'], top: [{ card: 'recon-2', knownTo: ['rebel'] }] })
  const searching = after(s, 'use han-solo')
  assert.is(duel.actor(searching), 0)
  assert.is(movesWith(searching, 'take').length, 16)
  const done = after(searching, 'take military-5')
  // The deck is shuffled: what lay on top has no place any more
  expectSide(done, 'rebel', { play: ['military-5'], exhausted: ['han-solo'], top: undefined })
})

test('han-solo without room is only exhausted: no power lifts the capacity', () => {
  const s = struggle({ play: ['han-solo', 'force-2', 'force-3', 'force-4'] })
  const done = after(s, 'use han-solo')
  expectSide(done, 'rebel', { exhausted: ['han-solo'] })
  assert.is(duel.actor(done), 1)
})

test('lando-calrissian swaps any number of cards, himself included', () => {
  const s = struggle({
    play: ['lando-calrissian', 'force-2'],
    exhausted: ['recon-2'],
    top: ['military-5', 'military-4', 'military-3'],
  })
  assert.is(movesWith(s, 'use lando-calrissian').length, 8)
  expectSide(after(s, 'use lando-calrissian nothing'), 'rebel', {
    play: ['force-2'],
    exhausted: ['recon-2', 'lando-calrissian'],
  })
  expectSide(after(s, 'use lando-calrissian recon-2 lando-calrissian'), 'rebel', {
    play: ['force-2', 'military-4', 'military-5'],
    exhausted: undefined,
    discard: ['recon-2', 'lando-calrissian'],
  })
})

test('lando-calrissian draws what he has discarded where the deck runs out', () => {
  const discard = [
    'diplomacy-2',
    'diplomacy-3',
    'diplomacy-4',
    'diplomacy-5',
    'force-3',
    'force-4',
    'force-5',
    'military-2',
    'military-3',
    'military-4',
    'military-5',
    'recon-3',
    'recon-4',
  ]
  const s = struggle({ play: ['lando-calrissian', 'force-2', 'recon-2'], discard })
  const done = after(s, 'use lando-calrissian force-2 recon-2')
  expectSide(done, 'rebel', { exhausted: ['lando-calrissian'], discard: undefined })
  const view = duel.view(0).bind(done)
  assert.ok((view.played(0) & (1 << 15)) !== 0, 'the last card of the deck, Recon 5, came first')
  assert.is(view.deckCount(0), 14)
})

test('leia-organa brings a character of the reserve into play or shuffles it in unseen', () => {
  const s = struggle({ play: ['leia-organa'], reserve: ['yoda', 'han-solo'] })
  const asked = after(s, 'use leia-organa')
  assert.equal(movesWith(asked, 'bring'), ['bring han-solo', 'bring yoda'])
  expectSide(after(asked, 'bring yoda'), 'rebel', { play: ['yoda'], reserve: ['han-solo'] })
  const shuffled = after(asked, 'shuffle-in yoda')
  expectSide(shuffled, 'rebel', { reserve: ['han-solo'] })
  assert.is(
    duel.seen(asked, duel.parse(asked, 'shuffle-in yoda'), 1),
    duel.seen(asked, duel.parse(asked, 'shuffle-in han-solo'), 1),
  )
  assert.equal(seenBy(shuffled, 1, 'rebel').reserve, ['?'])
})

test('leia-organa without room can only shuffle in; without a reserve she is only exhausted', () => {
  const full = ['leia-organa', 'force-2', 'force-3', 'force-4']
  const asked = after(struggle({ play: full, reserve: ['yoda', 'han-solo'] }), 'use leia-organa')
  assert.equal(movesWith(asked, 'bring'), [])
  assert.is(movesWith(asked, 'shuffle-in').length, 2)
  const none = after(struggle({ play: ['leia-organa'], reserve: [] }), 'use leia-organa')
  assert.is(duel.actor(none), 1)
})

test("luke-skywalker discards one of his own, one of the enemy's, or both, himself too", () => {
  const s = struggle({ play: ['luke-skywalker', 'force-2'] }, { play: ['recon-5', 'recon-4'] })
  assert.is(movesWith(s, 'use luke-skywalker').length, 2 + 2 + 4)
  illegal(s, 'use luke-skywalker')
  const done = after(s, 'use luke-skywalker luke-skywalker enemy-recon-4')
  expectSide(done, 'rebel', { play: ['force-2'], discard: ['luke-skywalker'] })
  expectSide(done, 'empire', { play: ['recon-5'], discard: ['recon-4'] })
})

test('obi-wan-kenobi plays a card of the own discard pile; a character comes back ready', () => {
  const s = struggle({ play: ['obi-wan-kenobi'], discard: ['recon-5', 'chewbacca'] })
  assert.equal(movesWith(s, 'use obi-wan-kenobi'), [
    'use obi-wan-kenobi recon-5',
    'use obi-wan-kenobi chewbacca',
  ])
  expectSide(after(s, 'use obi-wan-kenobi chewbacca'), 'rebel', {
    play: ['chewbacca'],
    discard: ['recon-5'],
  })
  const empty = struggle({ play: ['obi-wan-kenobi'] })
  assert.equal(movesWith(empty, 'use obi-wan-kenobi'), ['use obi-wan-kenobi'])
})

test('r2-d2-and-c-3po replace the strategy, face down', () => {
  const s = struggle({ play: ['r2-d2-and-c-3po'], strategyKnownTo: ['rebel', 'empire'] })
  const asked = after(s, 'use r2-d2-and-c-3po')
  expectSide(asked, 'rebel', { strategy: undefined, usedStrategies: ['bureaucracy'] })
  const done = after(asked, 'strategy support')
  expectSide(done, 'rebel', { strategy: 'support', strategyKnownTo: ['rebel'] })
  assert.is(seenBy(done, 1, 'rebel').strategy, '?')
  assert.is(duel.actor(done), 1)
})

test('r2-d2-and-c-3po with the last unused strategy: all five come back at once, the lost one too', () => {
  const s = struggle({
    play: ['r2-d2-and-c-3po'],
    usedStrategies: ['deception', 'direct-assault', 'infiltration', 'support'],
  })
  const asked = after(s, 'use r2-d2-and-c-3po')
  expectSide(asked, 'rebel', { usedStrategies: undefined })
  assert.is(movesWith(asked, 'strategy').length, 5)
})

test('yoda gains 1 influence', () => {
  expectSide(after(struggle({ play: ['yoda'] }), 'use yoda'), 'rebel', {
    influence: 3,
    exhausted: ['yoda'],
  })
})

test('yoda readied with his own influence stops when the position has occurred twice', () => {
  // Nothing else can happen: the Empire may only pass, so each cycle leads to the same position
  let s = struggle(
    { play: ['yoda'], influence: 1, strategy: 'support' },
    { play: [], exhausted: ['force-2', 'force-3', 'force-4', 'force-5'], influence: 0 },
    { turns: 0 },
  )
  let uses = 0
  while (movesWith(s, 'use yoda').length > 0 || movesWith(s, 'ready yoda').length > 0) {
    if (movesWith(s, 'use yoda').length > 0) {
      s = after(s, 'use yoda')
      uses++
    } else s = after(s, 'ready yoda')
    assert.ok(uses < 10, 'an endless loop')
  }
  assert.ok(movesWith(s, 'pass').length === 1, 'a pass is never withdrawn')
  assert.ok(movesWith(s, 'play').length === 1, 'a play is never withdrawn')
})

test('the last card of a side is not the end: it must play again', () => {
  const s = struggle({ play: ['military-2'] }, { play: ['recon-5'], top: ['recon-4'] })
  const done = after(s, 'use military-2 enemy-recon-5')
  // The Empire has played by itself and the Rebels are on turn
  expectSide(done, 'empire', { play: ['recon-4'], discard: ['recon-5'] })
  assert.is(duel.actor(done), 0)
  assert.is(field(done, 'turns'), 2)
})

test.run()
