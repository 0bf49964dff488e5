import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import type { SideText } from './support.js'
import { after, expectSide, field, illegal, movesWith, seenBy, struggle } from './support.js'

/** The Empire on turn. */
function imperial(
  empire: SideText,
  rebel: SideText = {},
  changes = {},
): ReturnType<typeof struggle> {
  return struggle(rebel, empire, { actor: 'empire', balance: 'empire', ...changes })
}

test('admiral-piett puts a card of either discard pile on top of its owner’s deck, before all', () => {
  const s = imperial(
    { play: ['admiral-piett'], discard: ['force-2'] },
    { discard: ['recon-5', 'yoda'] },
  )
  assert.equal(movesWith(s, 'use admiral-piett'), [
    'use admiral-piett enemy-recon-5',
    'use admiral-piett yoda',
    'use admiral-piett force-2',
  ])
  const done = after(s, 'use admiral-piett enemy-recon-5')
  const top = [{ card: 'recon-5', knownTo: ['rebel', 'empire'] }]
  expectSide(done, 'rebel', { discard: ['yoda'], top })
  assert.equal(seenBy(done, 0, 'rebel').top, top)
  expectSide(after(done, 'play'), 'rebel', { play: ['diplomacy-2', 'recon-5'], top: undefined })
})

test('admiral-piett without any discarded card is only exhausted', () => {
  assert.equal(movesWith(imperial({ play: ['admiral-piett'] }), 'use admiral-piett'), [
    'use admiral-piett',
  ])
})

test('boba-fett discards, exhausts, or both in this order', () => {
  const s = imperial({ play: ['boba-fett'] }, { play: ['recon-5', 'luke-skywalker'] })
  assert.equal(movesWith(s, 'use boba-fett'), [
    'use boba-fett exhaust enemy-recon-5',
    'use boba-fett exhaust luke-skywalker',
    'use boba-fett discard enemy-recon-5',
    'use boba-fett discard enemy-recon-5 exhaust luke-skywalker',
    'use boba-fett discard luke-skywalker',
    'use boba-fett discard luke-skywalker exhaust enemy-recon-5',
  ])
  expectSide(after(s, 'use boba-fett discard enemy-recon-5 exhaust luke-skywalker'), 'rebel', {
    exhausted: ['luke-skywalker'],
    discard: ['recon-5'],
  })
})

test('boba-fett exhausts only ready cards', () => {
  const s = imperial(
    { play: ['boba-fett'], exhausted: ['force-2'] },
    { play: [], exhausted: ['recon-5'] },
  )
  assert.equal(movesWith(s, 'use boba-fett'), ['use boba-fett discard enemy-recon-5'])
})

test('darth-vader discards an exhausted card; a character goes to its reserve, before all', () => {
  const s = imperial(
    { play: ['darth-vader'], exhausted: ['force-2'] },
    { play: ['recon-5'], exhausted: ['recon-4', 'luke-skywalker'], reserve: ['yoda'] },
  )
  assert.equal(movesWith(s, 'use darth-vader'), [
    'use darth-vader enemy-recon-4',
    'use darth-vader luke-skywalker',
    'use darth-vader force-2',
    'use darth-vader darth-vader',
  ])
  expectSide(after(s, 'use darth-vader enemy-recon-4'), 'rebel', { discard: ['recon-4'] })
  const done = after(s, 'use darth-vader luke-skywalker')
  expectSide(done, 'rebel', {
    discard: undefined,
    reserve: ['luke-skywalker', 'yoda'],
    shownReserve: ['luke-skywalker'],
  })
  assert.equal(seenBy(done, 1, 'rebel').reserve, ['luke-skywalker', '?'])
})

test('darth-vader as the only exhausted card must choose himself', () => {
  const s = imperial({ play: ['darth-vader', 'recon-2'], reserve: [] })
  assert.equal(movesWith(s, 'use darth-vader'), ['use darth-vader darth-vader'])
  expectSide(after(s, 'use darth-vader darth-vader'), 'empire', {
    play: ['recon-2'],
    exhausted: undefined,
    reserve: ['darth-vader'],
  })
})

test('emperor-palpatine: the enemy loses his strategy and chooses another in secret', () => {
  const s = imperial({ play: ['emperor-palpatine'] })
  const asked = after(s, 'use emperor-palpatine')
  assert.is(duel.actor(asked), 0)
  expectSide(asked, 'rebel', { usedStrategies: ['bureaucracy'] })
  assert.is(movesWith(asked, 'strategy').length, 4)
  const done = after(asked, 'strategy deception')
  assert.is(seenBy(done, 1, 'rebel').strategy, '?')
  // Palpatine was the Empire's turn, so the Rebels are next
  assert.is(duel.actor(done), 0)
  assert.is(field(done, 'turns'), 1)
})

test('emperor-palpatine with the last strategy: all five come back at once', () => {
  const s = imperial(
    { play: ['emperor-palpatine'] },
    { usedStrategies: ['deception', 'direct-assault', 'infiltration', 'support'] },
  )
  assert.is(movesWith(after(s, 'use emperor-palpatine'), 'strategy').length, 5)
})

test('general-veers discards his top card and every enemy card worth less; an exhausted character is worth 1', () => {
  const s = imperial(
    { play: ['general-veers'], top: ['recon-4'] },
    { play: ['recon-5', 'force-4', 'force-3'], exhausted: ['luke-skywalker'] },
  )
  const done = after(s, 'use general-veers')
  expectSide(done, 'empire', { discard: ['recon-4'] })
  expectSide(done, 'rebel', {
    play: ['force-4', 'recon-5'],
    discard: ['force-3', 'luke-skywalker'],
  })
})

test('general-veers counts a discarded character 6, and a ready one is not less', () => {
  const s = imperial(
    { play: ['general-veers'], top: ['darth-vader'] },
    { play: ['recon-5', 'luke-skywalker'] },
  )
  expectSide(after(s, 'use general-veers'), 'rebel', {
    play: ['luke-skywalker'],
    discard: ['recon-5'],
  })
})

test('general-veers with the last card of his deck: its value counts before the pile is shuffled', () => {
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
    'recon-2',
    'recon-3',
    'recon-4',
  ]
  const s = imperial({ play: ['general-veers'], discard }, { play: ['recon-4'], top: ['force-2'] })
  const done = after(s, 'use general-veers')
  expectSide(done, 'rebel', { play: ['force-2'], discard: ['recon-4'] })
  expectSide(done, 'empire', { discard: undefined })
})

test('grand-moff-tarkin takes 2 influence, or all there is', () => {
  expectSide(
    after(imperial({ play: ['grand-moff-tarkin'] }, { influence: 5 }), 'use grand-moff-tarkin'),
    'rebel',
    { influence: 3 },
  )
  expectSide(
    after(imperial({ play: ['grand-moff-tarkin'] }, { influence: 1 }), 'use grand-moff-tarkin'),
    'rebel',
    { influence: 0 },
  )
})

test('ig-88 searches a deck: one card is discarded, another goes on top unseen', () => {
  const s = imperial({ play: ['ig-88'] }, { reserve: ['yoda', 'han-solo'] })
  const searching = after(s, 'use ig-88 enemy-deck')
  assert.is(movesWith(searching, 'discard').length, 15 + 6)
  const keeping = after(searching, 'discard luke-skywalker')
  illegal(keeping, 'top luke-skywalker')
  const done = after(keeping, 'top enemy-military-2')
  expectSide(done, 'rebel', {
    discard: ['luke-skywalker'],
    top: [{ card: 'military-2', knownTo: ['empire'] }],
  })
  assert.equal(seenBy(done, 0, 'rebel').top, [{ card: '?', knownTo: ['empire'] }])
  // Who has seen the whole deck knows what is in the reserve
  assert.equal(seenBy(done, 1, 'rebel').reserve, ['han-solo', 'yoda'])
})

test('ig-88 on a deck of one card: it is held, the pile forms the deck, the second is any of it', () => {
  const discard = [
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
    'recon-2',
    'recon-3',
    'recon-4',
  ]
  const s = imperial({ play: ['ig-88'] }, { discard })
  const searching = after(s, 'use ig-88 enemy-deck')
  assert.is(movesWith(searching, 'discard').length, 15)
  // The card that was left is among the two: it goes on top by itself
  const other = after(searching, 'discard enemy-military-5')
  expectSide(other, 'rebel', {
    discard: ['military-5'],
    top: [{ card: 'recon-5', knownTo: ['empire'] }],
  })
  const own = after(searching, 'discard enemy-recon-5')
  assert.is(movesWith(own, 'top').length, 14)
})

test('jabba-the-hutt looks at his top card, may discard one of his own and may play it', () => {
  const s = imperial({ play: ['jabba-the-hutt', 'force-2'], top: ['recon-5', 'recon-4'] })
  const looking = after(s, 'use jabba-the-hutt')
  assert.is(movesWith(looking, 'bargain').length, 6)
  assert.equal(seenBy(looking, 1, 'empire').top, [{ card: 'recon-5', knownTo: ['empire'] }])
  assert.equal(seenBy(looking, 0, 'empire').top, [{ card: '?', knownTo: ['empire'] }])
  expectSide(after(looking, 'bargain jabba-the-hutt play'), 'empire', {
    play: ['force-2', 'recon-5'],
    exhausted: undefined,
    discard: ['jabba-the-hutt'],
  })
  const left = after(looking, 'bargain nothing leave')
  assert.equal(seenBy(left, 1, 'empire').top, [{ card: 'recon-5', knownTo: ['empire'] }])
})

test('jabba-the-hutt with a full play area plays only after a discard', () => {
  const s = imperial({ play: ['jabba-the-hutt', 'force-2', 'force-3', 'force-4'] })
  const looking = after(s, 'use jabba-the-hutt')
  illegal(looking, 'bargain nothing play')
  const done = after(looking, 'bargain force-2 play')
  assert.is(sideCards(done).length, 4)
})

function sideCards(state: ReturnType<typeof struggle>): string[] {
  const { play = [], exhausted = [] } = seenBy(state, 1, 'empire')
  return [...(play as string[]), ...(exhausted as string[])]
}

test.run()
