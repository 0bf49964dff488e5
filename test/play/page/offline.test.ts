import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { begin, keptRecord, openPage, toOwnTurn } from './kit.js'

test('once loaded the page starts, plays and thinks without its server', async () => {
  const { page, errors, close, endServer } = await openPage({ offline: true })
  try {
    const isKept = (): boolean => navigator.serviceWorker.controller !== null
    await page.waitForFunction(isKept)
    // Loaded past the service worker, as by a reload with Shift or while it was still beginning
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.reload', { ignoreCache: true })
    await page.waitForSelector('.start')
    await page.waitForFunction(isKept)
    endServer()
    await begin(page, { side: 'empire', setup: 'First game', seed: 'offline' })
    await toOwnTurn(page)
    const { moves } = await keptRecord(page)
    // Page and thread begin anew, with what lets them share memory
    await page.reload()
    await page.waitForSelector('.prompt:not(.waiting)')
    assert.is(await page.evaluate(() => crossOriginIsolated), true)
    assert.equal((await keptRecord(page)).moves, moves)
    await page.keyboard.press('h')
    await page.waitForSelector('[aria-label=Hint] .option, [aria-label=Hint] li')
    await page.goto(`${page.url()}index.html?again`)
    await page.waitForSelector('.prompt:not(.waiting)')
    assert.equal(errors, [])
  } finally {
    await close()
  }
})

test.run()
