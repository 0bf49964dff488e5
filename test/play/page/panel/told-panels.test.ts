import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../engine/duel/index.js'
import { Random } from '../../../../engine/random.js'
import { duelRules } from '../../../../play/games/duel/page/rules.js'
import { News, RecentLog } from '../../../../play/page/panel/told-panels.js'
import type { Store } from '../../../../play/page/store.js'
import { newActs, newsAmong, toldActs } from '../../../../play/page/told-acts.js'
import { Session } from '../../../../play/shell/session.js'

/** A game of the Rebels of which `count` of the last lines are news. */
function storeWith(count: number): Store {
  const session = new Session(duel, {}, 'told', [0])
  const random = new Random('told')
  while (session.moves.length < 40 && !session.isOver)
    session.play(session.legal[random.below(session.legal.length)] as number)
  const told = session.happenings
  const store: Partial<Record<keyof Store, unknown>> = {
    session,
    rules: duelRules,
    told,
    news: told.slice(-count),
    isAsked: false,
  }
  return store as unknown as Store
}

test('news say how many acts came before those shown', () => {
  const store = storeWith(30)
  const all = newActs(store).length
  assert.ok(all > 3)
  assert.match(JSON.stringify(News({ store, most: 3 })), `[${all - 3}," before these, in the log"]`)
  assert.not.match(JSON.stringify(News({ store, most: all })), 'before these')
})

test('the log leaves out what stands above it as news', () => {
  const store = storeWith(12)
  const shown = JSON.stringify(RecentLog({ store }))
  const acts = toldActs(store)
  const news = newsAmong(store, acts)
  const older = acts.filter((act) => !news.includes(act))
  assert.ok(news.length > 0 && older.length > 0)
  assert.ok(shown.includes(JSON.stringify(older.at(-1))))
  assert.ok(news.every((act) => !shown.includes(JSON.stringify(act))))
  assert.match(shown, 'before that, ')
})

test.run()
