import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { after, expectSide, field, log, movesWith, seenBy, texts } from './support.js'

test('each player picks 4 of 8 characters in secret; the others are his reserve', () => {
  const s = duel.start({}, 'setup')
  assert.is(duel.actor(s), 0)
  assert.is(texts(s).length, 70)
  const second = after(s, 'characters yoda luke-skywalker chewbacca han-solo')
  assert.is(duel.actor(second), 1)
  expectSide(second, 'rebel', {
    reserve: ['lando-calrissian', 'leia-organa', 'obi-wan-kenobi', 'r2-d2-and-c-3po'],
    influence: 2,
  })
  assert.equal(seenBy(second, 1, 'rebel').reserve, ['?', '?', '?', '?'])
  assert.equal(log(s, ['characters chewbacca han-solo luke-skywalker yoda'], 1), [
    'The Rebels choose 4 characters in secret.',
  ])
  const begun = after(second, 'characters darth-vader ig-88 boba-fett emperor-palpatine')
  assert.is(field(begun, 'round'), 1)
  assert.is(duel.view(0).bind(begun).deckCount(0), 20)
  assert.is(movesWith(begun, 'strategy').length, 5)
})

test('the balance token and the events come from the seed', () => {
  const found = { balance: new Set<unknown>(), events: new Set<unknown>() }
  for (let seed = 0; seed < 30; seed++) {
    const s = duel.start({}, `seed ${seed}`)
    found.balance.add(field(s, 'balance'))
    const begun = after(s, texts(s)[0] ?? '')
    found.events.add(field(after(begun, texts(begun)[0] ?? ''), 'event'))
  }
  assert.is(found.balance.size, 2)
  assert.ok(found.events.size > 10)
})

test('the first struggle: Escape From Tatooine, the Rebels begin, 16 cards, no influence, passes without a card', () => {
  const s = duel.start({ tutorial: 'on' }, 'first')
  assert.equal(duel.optionsOf(s), { tutorial: 'on' })
  assert.is(field(s, 'event'), 'escape-from-tatooine')
  assert.is(duel.actor(s), 0)
  assert.equal(texts(s), ['play', 'pass'])
  assert.is(duel.view(0).bind(s).deckCount(0), 16)
  assert.equal(duel.outcome(after(s, 'pass', 'pass')), { utility: [0.5, 0.5], reason: 'nobody' })
})

test('the first struggle: the highest total that is not over 11 wins, and a tie nobody', () => {
  const end = (rebel: string[], empire: string[]): unknown =>
    duel.outcome(
      after(
        duel.fromPosition({
          game: 'duel',
          options: { tutorial: 'on' },
          rebel: { play: rebel },
          empire: { play: empire },
        }),
        'pass',
        'pass',
      ),
    )?.utility
  assert.equal(end(['recon-5'], ['recon-4']), [1, 0])
  assert.equal(end(['recon-5', 'force-5', 'force-2'], ['recon-4']), [0, 1])
  assert.equal(end(['recon-5'], ['force-5']), [0.5, 0.5])
  assert.equal(
    end(['recon-5', 'force-5', 'force-2'], ['recon-5', 'force-5', 'military-5']),
    [0.5, 0.5],
  )
})

test.run()
