import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../../engine/duel/index.js'
import { verify } from '../../../../../engine/record.js'
import { begin, type Deal, keptRecord, openPage, playByClicking } from '../../../page/kit.js'
import { chooseDuel } from './table.js'

const DEALS: readonly Deal[] = [
  { side: 'rebel', setup: 'Full game', seed: 'duel-1' },
  { side: 'empire', setup: 'One struggle', seed: 'duel-3' },
]

test('whole games of cards are played by clicking only what the page offers', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await chooseDuel(page)
    for (const deal of DEALS) {
      const name = `${deal.side}, ${deal.setup}, ${deal.seed}`
      await begin(page, deal)
      const { over, stuck, clicks } = await playByClicking(page, 7)
      assert.is(stuck, '', name)
      assert.ok(over, `${name}: no end after ${clicks} clicks`)
      const record = await keptRecord(page)
      assert.is(record.game, 'duel')
      assert.ok(record.result !== undefined, name)
      assert.not.throws(() => verify(duel, record))
      assert.equal(errors, [], name)
      await page.click('.end >> text=New game')
      await page.waitForSelector('.start')
    }
  } finally {
    await opened.close()
  }
})

test.run()
