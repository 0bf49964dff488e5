import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { verify } from '../../../engine/record.js'
import { begin, type Deal, keptRecord, openPage, playByClicking } from './kit.js'

const DEALS: readonly Deal[] = [
  { side: 'empire', setup: 'First game', seed: 'clicks-1' },
  { side: 'rebel', setup: 'Base game', seed: 'clicks-4' },
]

test('whole games are played by clicking only what the page offers', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    for (const deal of DEALS) {
      const name = `${deal.side}, ${deal.setup}, ${deal.seed}`
      await begin(page, deal)
      const { over, stuck, clicks } = await playByClicking(page, 7)
      assert.is(stuck, '', name)
      assert.ok(over, `${name}: no end after ${clicks} clicks`)
      const record = await keptRecord(page)
      assert.is(record.seed, deal.seed)
      assert.ok(record.result !== undefined, name)
      assert.not.throws(() => verify(rebellion, record))
      assert.equal(errors, [], name)
      await page.click('.end >> text=New game')
      await page.waitForSelector('.start')
    }
  } finally {
    await opened.close()
  }
})

test.run()
