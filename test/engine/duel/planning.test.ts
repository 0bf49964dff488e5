import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import type { State } from '../../../engine/state.js'
import { after, expectSide, field, log, movesWith, type SideText, seenBy } from './support.js'

/** Planning with these marks, asked from its beginning. */
function planning(rebel: SideText = {}, empire: SideText = {}): State {
  const at = { game: 'duel', event: 'battle-of-hoth', stage: 'strategy' }
  // The stage is found by the marks: the one who is asked first
  for (const [actor, owner] of [
    ['rebel', 0],
    ['rebel', 1],
    ['empire', 0],
    ['empire', 1],
  ] as const) {
    const marked = (side: SideText): string[] => [side.marks ?? []].flat() as string[]
    const picker = marked(owner === 0 ? rebel : empire).includes('opponent-chooses')
      ? 1 - owner
      : owner
    if (['rebel', 'empire'][picker] !== actor) continue
    if (owner !== firstOwner(marked(rebel), marked(empire))) continue
    return duel.fromPosition({ ...at, actor, owner, rebel, empire })
  }
  throw new Error('nobody is asked')
}

function firstOwner(rebel: readonly string[], empire: readonly string[]): number {
  if (rebel.includes('open-first')) return 0
  if (empire.includes('open-first')) return 1
  return empire.includes('opponent-chooses') ? 1 : 0
}

test('both choose in secret, the Rebel player first', () => {
  const s = planning()
  assert.is(duel.actor(s), 0)
  const second = after(s, 'strategy support')
  assert.is(duel.actor(second), 1)
  assert.is(seenBy(second, 1, 'rebel').strategy, '?')
  const support = duel.parse(s, 'strategy support')
  assert.is(duel.seen(s, support, 1), duel.seen(s, duel.parse(s, 'strategy deception'), 1))
  const done = after(second, 'strategy deception')
  assert.is(seenBy(done, 0, 'empire').strategy, '?')
  assert.is(seenBy(done, 0, 'rebel').strategy, 'support')
})

test('a used strategy cannot be chosen, and the only unused one is taken without a question', () => {
  const s = planning({ usedStrategies: ['support', 'deception'] })
  assert.is(movesWith(s, 'strategy').length, 3)
  const one = planning(
    { usedStrategies: ['support', 'deception', 'direct-assault', 'infiltration'] },
    {},
  )
  assert.is(duel.actor(one), 1)
  expectSide(one, 'rebel', { strategy: 'bureaucracy' })
})

test('Infiltration: the opponent picks among the unused ones, the owner may look', () => {
  const s = planning({}, { marks: ['opponent-chooses'], usedStrategies: ['support'] })
  assert.is(duel.actor(s), 0)
  assert.equal(movesWith(s, 'impose'), [
    'impose bureaucracy',
    'impose deception',
    'impose direct-assault',
    'impose infiltration',
  ])
  const own = after(s, 'impose deception')
  assert.is(duel.actor(own), 0)
  assert.is(seenBy(own, 1, 'empire').strategy, 'deception')
  const done = after(own, 'strategy support')
  expectSide(done, 'empire', {
    strategy: 'deception',
    strategyKnownTo: ['rebel', 'empire'],
    marks: undefined,
  })
})

test('both Infiltration: both pick for each other at once, then both may look', () => {
  const marks = ['opponent-chooses']
  const s = planning({ marks }, { marks })
  assert.is(duel.actor(s), 0)
  const second = after(s, 'impose deception')
  assert.is(duel.actor(second), 1)
  assert.is(seenBy(second, 1, 'empire').strategy, '?')
  const done = after(second, 'impose support')
  for (const player of [0, 1]) {
    assert.is(seenBy(done, player, 'empire').strategy, 'deception')
    assert.is(seenBy(done, player, 'rebel').strategy, 'support')
  }
})

test('create-a-diversion: the loser’s card is drawn at random from his unused ones', () => {
  const found = new Set<unknown>()
  for (let seed = 0; seed < 40; seed++) {
    const s = duel.fromPosition({
      game: 'duel',
      event: 'battle-of-hoth',
      stage: 'strategy',
      actor: 'empire',
      owner: 1,
      seed: `${seed}`,
      rebel: { marks: ['at-random'], usedStrategies: ['support', 'deception'] },
      empire: {},
    })
    const done = after(s, 'strategy support')
    const rebel = duel.toPosition(done).rebel
    found.add(Object(rebel).strategy)
    assert.is(seenBy(done, 1, 'rebel').strategy, '?')
    assert.is(seenBy(done, 0, 'rebel').strategy, Object(rebel).strategy)
  }
  assert.equal([...found].sort(), ['bureaucracy', 'direct-assault', 'infiltration'])
})

test('locate-the-rebel-base: the loser chooses first and shows it', () => {
  const s = planning({}, { marks: ['open-first'] })
  assert.is(duel.actor(s), 1)
  const second = after(s, 'strategy deception')
  assert.is(duel.actor(second), 0)
  assert.is(seenBy(second, 0, 'empire').strategy, 'deception')
  const move = duel.parse(s, 'strategy deception')
  assert.is(duel.seen(s, move, 0), move)
})

test('Infiltration beats the draw, and open first is added: picked, shown, then the other chooses', () => {
  const s = planning({}, { marks: ['opponent-chooses', 'at-random', 'open-first'] })
  assert.is(duel.actor(s), 0)
  const own = after(s, 'impose deception')
  assert.is(seenBy(own, 1, 'empire').strategy, 'deception')
  assert.is(duel.actor(own), 0)
})

test('a strategy drawn and open is shown before the other player chooses', () => {
  const s = duel.fromPosition({
    game: 'duel',
    event: 'battle-of-hoth',
    stage: 'strategy',
    actor: 'empire',
    owner: 1,
    rebel: { strategy: 'support', strategyKnownTo: ['rebel', 'empire'] },
    empire: {},
  })
  assert.is(seenBy(s, 1, 'rebel').strategy, 'support')
  assert.is(duel.actor(s), 1)
})

test('the lines hide what is chosen in secret', () => {
  const s = planning()
  assert.equal(log(s, ['strategy support'], 1), ['The Rebels choose a strategy in secret.'])
  assert.equal(log(s, ['strategy support'], 0), ['The Rebels choose Support.'])
})

test('the event of the round lies open before strategies are chosen', () => {
  assert.is(field(planning(), 'event'), 'battle-of-hoth')
})

test.run()
