import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { after, expectSide, field, illegal, movesWith, seenBy, struggle } from './support.js'

for (const value of [2, 3, 4, 5]) {
  test(`diplomacy-${value}: one of one's own cards leaves play, itself too`, () => {
    const card = `diplomacy-${value}`
    const s = struggle({ play: [card, 'luke-skywalker'], exhausted: ['recon-2'] })
    assert.equal(movesWith(s, `use ${card}`), [
      `use ${card} ${card}`,
      `use ${card} recon-2`,
      `use ${card} luke-skywalker`,
    ])
    expectSide(after(s, `use ${card} luke-skywalker`), 'rebel', {
      play: undefined,
      exhausted: [card, 'recon-2'],
      discard: ['luke-skywalker'],
    })
    expectSide(after(s, `use ${card} ${card}`), 'rebel', {
      play: ['luke-skywalker'],
      exhausted: ['recon-2'],
      discard: [card],
    })
  })

  test(`force-${value}: exhausts a ready card of either side`, () => {
    const card = `force-${value}`
    const s = struggle(
      { play: [card, 'recon-2'], exhausted: ['recon-3'] },
      { play: ['darth-vader'], exhausted: ['recon-5'] },
    )
    assert.equal(movesWith(s, `use ${card}`), [`use ${card} recon-2`, `use ${card} darth-vader`])
    const next = after(s, `use ${card} darth-vader`)
    expectSide(next, 'empire', { exhausted: ['recon-5', 'darth-vader'] })
    expectSide(next, 'rebel', { exhausted: [card, 'recon-3'] })
    assert.is(duel.view(0).bind(next).total(1), 6) // Vader counts 1 now
  })

  test(`military-${value}: one of the enemy's cards is discarded`, () => {
    const card = `military-${value}`
    const s = struggle({ play: [card] }, { play: ['recon-5'], exhausted: ['force-2'] })
    assert.equal(movesWith(s, `use ${card}`), [
      `use ${card} enemy-force-2`,
      `use ${card} enemy-recon-5`,
    ])
    expectSide(after(s, `use ${card} enemy-recon-5`), 'empire', {
      play: undefined,
      exhausted: ['force-2'],
      discard: ['recon-5'],
    })
  })

  test(`recon-${value}: of the top 2 cards of a deck one is discarded, the other goes back unseen`, () => {
    const card = `recon-${value}`
    const s = struggle({ play: [card] }, { top: ['force-5', 'military-2', 'recon-3'] })
    assert.equal(movesWith(s, `use ${card}`), [`use ${card} own-deck`, `use ${card} enemy-deck`])
    const looking = after(s, `use ${card} enemy-deck`)
    assert.equal(movesWith(looking, 'discard'), [
      'discard enemy-force-5',
      'discard enemy-military-2',
    ])
    assert.equal(field(duel.observe(looking, 1), 'held'), ['?', '?'])
    const done = after(looking, 'discard enemy-force-5')
    expectSide(done, 'empire', {
      discard: ['force-5'],
      top: [
        { card: 'military-2', knownTo: ['rebel'] },
        { card: 'recon-3', knownTo: [] },
      ],
    })
    assert.equal(seenBy(done, 0, 'empire').top, [{ card: 'military-2', knownTo: ['rebel'] }])
    assert.equal(seenBy(done, 1, 'empire').top, [{ card: '?', knownTo: ['rebel'] }])
    assert.is(duel.actor(done), 1)
  })
}

test('a card whose power finds nothing to do may still be exhausted, which is no pass', () => {
  const s = struggle({ play: ['force-2'] }, { play: [], exhausted: ['recon-2'] }, { passes: 1 })
  assert.equal(movesWith(s, 'use'), ['use force-2'])
  const next = after(s, 'use force-2')
  expectSide(next, 'rebel', { exhausted: ['force-2'] })
  assert.is(field(next, 'passes'), undefined)
})

test('an exhausted card has no power to use', () => {
  illegal(
    struggle({ play: ['recon-2'], exhausted: ['military-3'] }),
    'use military-3 enemy-diplomacy-2',
  )
})

test('a deck of one card: recon holds it, the discard pile is shuffled, its top card is the second', () => {
  const played = ['recon-2']
  // Ten cards may lie outside of play; all but one of them are discarded
  const discard = [
    'diplomacy-2',
    'diplomacy-3',
    'diplomacy-4',
    'diplomacy-5',
    'force-2',
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
  const s = struggle({ play: played, discard })
  const looking = after(s, 'use recon-2 own-deck')
  const offered = movesWith(looking, 'discard')
  assert.is(offered.length, 2)
  assert.ok(offered.includes('discard recon-5'))
  expectSide(looking, 'rebel', { discard: undefined })
  const done = after(looking, 'discard recon-5')
  expectSide(done, 'rebel', { discard: ['recon-5'] })
  assert.is(duel.view(0).bind(done).deckCount(0), 14)
})

test('the last card of a deck: the discard pile is the deck once the play is done', () => {
  const discard = [
    'diplomacy-2',
    'diplomacy-3',
    'diplomacy-4',
    'diplomacy-5',
    'force-2',
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
  const done = after(struggle({ play: ['recon-2'], discard }), 'play')
  expectSide(done, 'rebel', { play: ['recon-2', 'recon-5'], discard: undefined })
  assert.is(duel.view(1).bind(done).deckCount(0), 14)
})

test.run()
