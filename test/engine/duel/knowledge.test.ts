import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { Random } from '../../../engine/random.js'
import type { State } from '../../../engine/state.js'
import { after, field, type SideText, seenBy, sideOf, struggle } from './support.js'

const NINE = { play: ['recon-5', 'force-4'] }
const SEVEN = { play: ['recon-4', 'force-3'] }

/** What the enemy's reserve and strategy may be, by many samples. */
function worlds(s: State, player: number, count = 1000): Record<string, unknown>[] {
  const random = new Random(player + 1)
  const observation = duel.observe(s, player)
  const enemy = player === 0 ? 'empire' : 'rebel'
  return Array.from({ length: count }, () => sideOf(duel.sample(observation, random), enemy))
}

function reserves(s: State, player: number): Set<string> {
  return new Set(worlds(s, player).map(({ reserve }) => String(reserve)))
}

test('the split of characters is hidden; whoever shows himself is known to be in the deck', () => {
  const reserve = ['chewbacca', 'han-solo', 'yoda', 'obi-wan-kenobi']
  const s = struggle({ ...NINE, reserve }, SEVEN)
  assert.is(reserves(s, 1).size, 70)
  const shown = struggle({ ...NINE, reserve, discard: ['luke-skywalker'] }, SEVEN)
  // Four of the other seven
  assert.is(reserves(shown, 1).size, 35)
  assert.is(reserves(after(shown, 'pass', 'pass'), 1).size, 35)
})

test('a character seen going into the reserve is known there until the next secret addition', () => {
  const s = struggle(
    {
      play: ['recon-2'],
      exhausted: ['luke-skywalker'],
      reserve: ['yoda', 'leia-organa'],
      strategy: 'support',
    },
    { play: ['darth-vader'], exhausted: ['force-2'], reserve: [] },
    { actor: 'empire' },
  )
  const gone = after(s, 'use darth-vader luke-skywalker')
  for (const { reserve } of worlds(gone, 1, 50))
    assert.ok([reserve].flat().includes('luke-skywalker'))
  const asked = after(gone, 'pass', 'pass')
  assert.is(field(asked, 'stage'), 'reinforcement')
  for (const move of ['add luke-skywalker', 'add yoda']) {
    const added = after(asked, move)
    assert.equal(seenBy(added, 1, 'rebel').reserve, ['?', '?'])
    // All pairs of the eight, whichever was taken
    assert.is(reserves(added, 1).size, 28)
  }
})

test('hidden strategies are known by elimination', () => {
  const used = {
    usedStrategies: ['support', 'deception', 'direct-assault'],
    strategy: 'infiltration',
  }
  const s = struggle({ ...NINE, ...used }, SEVEN)
  const found = new Set(worlds(s, 1).map(({ strategy }) => strategy))
  assert.equal([...found].sort(), ['bureaucracy', 'infiltration'])
})

test('weights say how likely hidden strategies and characters are', () => {
  const s = struggle(
    { ...NINE, strategy: 'support', reserve: ['yoda', 'han-solo', 'chewbacca', 'obi-wan-kenobi'] },
    SEVEN,
  )
  const observation = duel.observe(s, 1)
  const random = new Random(5)
  const strategies = Float64Array.of(0, 0, 1, 0, 3)
  const characters = Float64Array.of(1, 1, 1, 1, 1000, 1, 1, 1)
  let support = 0
  let luke = 0
  for (let i = 0; i < 400; i++) {
    const world = sideOf(duel.sample(observation, random, { strategies, characters }), 'rebel')
    assert.ok(world.strategy === 'support' || world.strategy === 'direct-assault')
    if (world.strategy === 'support') support++
    if ([world.reserve].flat().includes('luke-skywalker')) luke++
  }
  assert.ok(support > 260 && support < 340, `${support} of 400`)
  assert.ok(luke < 10, `${luke} of 400`)
})

test('a card seen on top of the enemy’s deck is known until the deck is shuffled, then to be in it', () => {
  const s = struggle(
    { play: ['recon-2'] },
    { play: ['recon-3'], top: ['darth-vader', 'force-2'], reserve: ['ig-88'] },
  )
  const done = after(s, 'use recon-2 enemy-deck', 'discard enemy-force-2')
  assert.is(duel.view(0).bind(done).top(1), 18)
  assert.is(duel.view(1).bind(done).top(1), -1)
  const round = after(done, 'pass', 'pass')
  assert.is(duel.view(0).bind(round).top(1), -1)
  assert.equal(seenBy(round, 0, 'empire').seenInDeck, ['darth-vader'])
  assert.is(seenBy(round, 1, 'empire').seenInDeck, undefined)
})

test('a character that leaves the deck face down takes along what was known of the others', () => {
  const s = struggle(
    { play: ['recon-4'], strategy: 'direct-assault' },
    {
      play: ['recon-3'],
      strategy: 'direct-assault',
      reserve: ['ig-88'],
      knownInDeck: ['darth-vader'],
    },
    { event: 'fall-of-a-hero' },
  )
  const hidden = after(s, 'pass', 'pass', 'set-aside darth-vader')
  assert.is(seenBy(hidden, 0, 'empire').knownInDeck, undefined)
  assert.is(reserves(hidden, 0).size, 28)
})

test('the generator and cards loaded by a position are hidden from all', () => {
  const loaded: SideText = { ...NINE, top: ['force-5', 'yoda'] }
  for (const player of [0, 1]) {
    assert.is(seenBy(struggle(loaded, SEVEN), player, 'rebel').top, undefined)
    assert.is(field(duel.observe(struggle(loaded, SEVEN), player), 'random'), undefined)
  }
})

test('the view of a whole state says no more than that of an observation', () => {
  const s = struggle({ ...NINE, reserve: ['yoda', 'han-solo'] }, SEVEN)
  for (const player of [0, 1]) {
    const whole = duel.view(player).bind(s)
    const own = duel.view(player).bind(duel.observe(s, player))
    for (const side of [0, 1]) {
      assert.is(whole.reserve(side), own.reserve(side))
      assert.is(whole.mayBeInDeck(side), own.mayBeInDeck(side))
      assert.is(whole.uncertain(side), own.uncertain(side))
      assert.is(whole.chosen(side), own.chosen(side))
      assert.is(whole.possible(side), own.possible(side))
    }
  }
})

test.run()
