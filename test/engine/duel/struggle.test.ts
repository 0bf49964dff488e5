import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import { after, expectSide, field, illegal, log, movesWith, struggle, texts } from './support.js'

test('a turn is a card, a power, influence or a pass', () => {
  const s = struggle({ play: ['diplomacy-2'], exhausted: ['recon-2'] })
  assert.equal(texts(s), [
    'play',
    'pass',
    'ready recon-2',
    'use diplomacy-2 diplomacy-2',
    'use diplomacy-2 recon-2',
  ])
})

test('the top card of the deck enters play ready', () => {
  const s = after(struggle({ top: ['luke-skywalker'] }), 'play')
  expectSide(s, 'rebel', { play: ['diplomacy-2', 'luke-skywalker'] })
  assert.is(duel.actor(s), 1)
})

test('nobody plays a card above the capacity', () => {
  illegal(struggle({ play: ['force-2', 'force-3', 'force-4', 'force-5'] }), 'play')
})

test('1 influence readies 1 exhausted card, whose power waits for a later turn', () => {
  const s = struggle({ play: [], exhausted: ['luke-skywalker'], influence: 1 })
  const done = after(s, 'ready luke-skywalker')
  expectSide(done, 'rebel', { play: ['luke-skywalker'], influence: 0 })
  assert.is(duel.actor(done), 1)
  assert.equal(movesWith(struggle({ play: [], exhausted: ['recon-2'], influence: 0 }), 'ready'), [])
})

test('who has passed may act again; two passes in a row end the struggle', () => {
  let s = after(struggle(), 'pass', 'play', 'play')
  assert.is(field(s, 'passes'), undefined)
  s = after(s, 'pass', 'pass')
  assert.is(field(s, 'round'), 2)
})

test('who has no card in play must play one, and is not asked', () => {
  const s = struggle({ play: [], top: ['recon-5'] }, { play: [], top: ['recon-4'] })
  expectSide(s, 'rebel', { play: ['recon-5'] })
  expectSide(s, 'empire', { play: ['recon-4'] })
  assert.is(field(s, 'turns'), 2)
})

test('who begins is the faction on the balance token', () => {
  const s = duel.fromPosition({
    game: 'duel',
    event: 'battle-of-hoth',
    balance: 'empire',
    stage: 'strategy',
    actor: 'empire',
    owner: 1,
    rebel: { strategy: 'support', top: ['force-2'] },
    empire: { usedStrategies: ['support'], top: ['force-3'] },
  })
  const lines = log(s, ['strategy deception'])
  assert.ok(lines.includes('The struggle: the Empire begins.'))
  assert.is(duel.actor(duel.apply(s, duel.parse(s, 'strategy deception'))), 1)
})

test('after 200 turns only passes are left', () => {
  const s = struggle({}, {}, { turns: 200 })
  // A pass is all that either can do, so the struggle is over and the next round planned
  assert.is(field(s, 'round'), 2)
})

test('after 200 turns who has no card must still play one', () => {
  const s = struggle({ play: [], top: ['recon-5'] }, { play: ['recon-4'] }, { turns: 200 })
  assert.is(field(s, 'round'), 2)
  assert.is(sum(duel.tellLoading?.(played(), 'all') ?? [], 'The Rebels play Recon 5.'), 1)
})

function played(): object {
  return {
    game: 'duel',
    event: 'heart-of-the-empire',
    turns: 200,
    rebel: { top: ['recon-5'], strategy: 'support' },
    empire: { play: ['recon-4'], strategy: 'support' },
  }
}

function sum(lines: readonly string[], line: string): number {
  return lines.filter((one) => one === line).length
}

test('the position after a power may occur twice, not three times', () => {
  const rebel = { play: ['force-2'], exhausted: ['recon-2'], influence: 9 }
  const empire = { play: ['force-2', 'force-3', 'force-4', 'force-5'], influence: 0 }
  const s = struggle(rebel, empire)
  const history = [field(after(s, 'ready recon-2'), 'history')].flat()
  const key = history[history.length - 1]
  const once = struggle(rebel, empire, { history: [1, key] })
  assert.equal(movesWith(once, 'ready'), ['ready recon-2'])
  const twice = struggle(rebel, empire, { history: [key, 1, key] })
  assert.equal(movesWith(twice, 'ready'), [])
  assert.ok(texts(twice).includes('pass'))
  assert.ok(texts(twice).includes('play'))
})

test('a power that comes to a hidden card is judged before it is seen, with nobody having passed', () => {
  // The same position reached in the open: the Rebels ready Recon 3 while Recon 2 lies exhausted
  const open = struggle({ play: [], exhausted: ['recon-2', 'recon-3'], influence: 3 })
  const keys = [field(after(open, 'ready recon-3'), 'history')].flat()
  const key = keys[keys.length - 1]
  const s = struggle({ play: ['recon-2', 'recon-3'] }, {}, { history: [key, 1, key] })
  assert.equal(movesWith(s, 'use recon-2'), [])
  assert.is(movesWith(s, 'use recon-3').length, 2)
})

test.run()
