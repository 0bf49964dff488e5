import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { eyes, goTo, inPool, kindOf, listOf, ring, where } from '../look.js'
import { allows, decider, field, forbids, moves, offers, play, position } from '../support.js'

/** The recruit step of the Rebels with these cards on top of the decks. */
function recruiting(
  rebelActions: string[],
  fields: Record<string, unknown> = {},
  empireActions: string[] = ['blindside', 'public-support'],
): State {
  const s = position({ phase: 'refresh', decks: { rebelActions, empireActions }, ...fields })
  return goTo(s, 'rebel', 'recruit')
}

const OTHERS = ['ambush', 'undercover', 'its-a-trap', 'wookiee-guardian']

test('F6: of two cards one is kept with its leader, the other goes under the deck unseen; Rebels first', () => {
  const s = recruiting(['ambush', 'its-a-trap'])
  assert.equal(moves(s).sort(), [
    'keep ambush',
    'keep ambush general-madine',
    'keep its-a-trap',
    'keep its-a-trap admiral-ackbar',
  ])
  const after = play(s, 'keep ambush general-madine')
  assert.is(where(after, 'general-madine'), 'pool')
  assert.is(where(after, 'admiral-ackbar'), 'reserve')
  assert.equal(listOf(after, 'hands.rebel.actions'), ['ambush'])
  const deck = listOf(after, 'decks.rebelActions')
  assert.equal([deck.length, deck[deck.length - 1]], [11, 'its-a-trap'])
  assert.equal([decider(after), kindOf(after)], ['empire', 'recruit'])
  allows(after, 'keep blindside boba-fett', 'keep blindside janus-greejatus')
  // The Empire sees who came and neither card
  const seen = eyes(rebellion.observe(after, 1), 1)
  assert.is(seen.actionHandSize(0), 1)
  const [a, b] = ['keep ambush general-madine', 'keep its-a-trap admiral-ackbar'].map((text) =>
    rebellion.seen(s, rebellion.parse(s, text), 1),
  )
  assert.is.not(a, b)
  const madine = rebellion.parse(s, 'keep ambush')
  assert.is(
    rebellion.seen(s, madine, 1),
    rebellion.seen(s, rebellion.parse(s, 'keep its-a-trap'), 1),
  )
})

test('F7: of two leaders on the card its player takes the one he likes', () => {
  const s = recruiting(['undercover', 'ambush'])
  allows(s, 'keep undercover lando-calrissian', 'keep undercover obi-wan-kenobi')
  const after = play(s, 'keep undercover obi-wan-kenobi')
  assert.equal(
    [where(after, 'obi-wan-kenobi'), where(after, 'lando-calrissian')],
    ['pool', 'reserve'],
  )
})

test('F8: while nobody can be recruited he draws on, one card at a time, or keeps any of them', () => {
  const gone = { leaders: { pool: ['general-madine', 'admiral-ackbar'] } }
  const s = recruiting(['ambush', 'its-a-trap', 'point-blank-assault', 'noble-sacrifice'], gone)
  assert.equal(moves(s).sort(), ['draw-another', 'keep ambush', 'keep its-a-trap'])
  const three = play(s, 'draw-another')
  assert.equal(moves(three).sort(), [
    'draw-another',
    'keep ambush',
    'keep its-a-trap',
    'keep point-blank-assault',
  ])
  const four = play(three, 'draw-another')
  // Obi-Wan can be recruited: no further card
  forbids(four, 'draw-another')
  allows(four, 'keep noble-sacrifice obi-wan-kenobi', 'keep ambush')
  const kept = play(four, 'keep its-a-trap')
  assert.equal(listOf(kept, 'hands.rebel.actions'), ['its-a-trap'])
  assert.equal(listOf(kept, 'decks.rebelActions').slice(-3).sort(), [
    'ambush',
    'noble-sacrifice',
    'point-blank-assault',
  ])
  assert.is(where(kept, 'obi-wan-kenobi'), 'reserve')
  // With somebody to recruit there is no further card
  forbids(recruiting(['ambush', 'its-a-trap']), 'draw-another')
})

test('F9: who is in play, captured, turned or eliminated is not recruited', () => {
  const places: Record<string, Record<string, unknown>> = {
    pool: { leaders: { pool: ['general-madine'] } },
    captured: {
      leaders: { naboo: ['general-madine'] },
      rings: { captured: 'general-madine' },
      units: { naboo: { stormtrooper: 1 } },
    },
    turned: { leaders: { naboo: ['general-madine'] }, rings: { 'dark-side': 'general-madine' } },
    eliminated: { leaders: { eliminated: ['general-madine'] } },
  }
  for (const [what, fields] of Object.entries(places)) {
    const s = recruiting(['ambush', 'its-a-trap'], fields)
    assert.equal(offers(s, 'keep ambush'), ['keep ambush'], what)
    allows(s, 'keep its-a-trap admiral-ackbar')
  }
  // A leader on the board or on a mission has come back to the pool before
  const board = recruiting(['ambush', 'its-a-trap'], { leaders: { naboo: ['general-madine'] } })
  assert.equal(offers(board, 'keep ambush'), ['keep ambush'])
})

test('F10: an Immediate card that was kept is resolved before the Empire chooses', () => {
  const s = recruiting(['the-millennium-falcon', 'ambush'], { leaders: { pool: ['chewbacca'] } })
  const kept = play(s, 'keep the-millennium-falcon han-solo')
  assert.equal([decider(kept), kindOf(kept)], ['rebel', 'pick'])
  const worn = play(kept, 'choose han-solo')
  assert.is(ring(worn, 'han-solo'), 'millennium-falcon')
  assert.equal([decider(worn), kindOf(worn)], ['empire', 'recruit'])
})

test('F25: with all its leaders gone a card brings nobody, an Immediate one is lost, others stay', () => {
  const gone = { leaders: { eliminated: ['han-solo', 'chewbacca', 'general-madine'] } }
  const s = recruiting(['the-millennium-falcon', 'ambush'], gone)
  const falcon = play(s, 'keep the-millennium-falcon')
  assert.ok(listOf(falcon, 'usedActions').includes('the-millennium-falcon'))
  assert.equal([listOf(falcon, 'hands.rebel.actions'), field(falcon, 'rings')], [[], undefined])
  const ambush = play(s, 'keep ambush')
  assert.equal(listOf(ambush, 'hands.rebel.actions'), ['ambush'])
  assert.equal(
    inPool(ambush).filter((id) => id === 'general-madine'),
    [],
  )
})

test('F28: a leader recruited by name comes from the supply to where the card puts him', () => {
  const s = position({
    hands: { rebel: { actions: ['an-old-friend'] } },
    leaders: { pool: ['han-solo'] },
  })
  assert.is(where(s, 'chewbacca'), 'reserve')
  const after = play(s, 'play an-old-friend han-solo', 'choose kashyyyk')
  assert.is(where(after, 'chewbacca'), 'kashyyyk')
  // An action card with his icon has nobody to recruit then
  const later = recruiting(OTHERS.slice(3).concat('ambush'), {
    leaders: { pool: ['han-solo', 'chewbacca'] },
  })
  assert.equal(offers(later, 'keep wookiee-guardian'), ['keep wookiee-guardian'])
})

test.run()
