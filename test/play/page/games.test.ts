import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { keptRecord, keptText, openPage } from './kit.js'

/** Two games on one page: choosing, links, kept games and files of either. */

async function start(page: Page, setup: string, seed: string): Promise<void> {
  await page.click('.levels >> text=Cadet')
  await page.click(`.setups >> text=${setup}`)
  await page.fill('.deal input', seed)
  await page.click('.go .primary')
  await page.waitForSelector('.game')
  await page.waitForSelector('.prompt:not(.waiting)')
}

async function toStart(page: Page): Promise<void> {
  await page.click('[aria-label="Menu"]')
  await page.click('text=To the start screen')
  await page.waitForSelector('.start')
}

const chosen = (page: Page): Promise<string | null> =>
  page.textContent('.games [aria-pressed=true]')

test('a game is chosen on the start screen, and links, reloads, kept games and files lead to it', async () => {
  const opened = await openPage()
  const { page, url, errors } = opened
  try {
    assert.match((await chosen(page)) ?? '', /^Rebellion/)
    await page.click('.setups >> text=Rise of the Empire')
    await page.click('.setup-choices >> text=By side')
    await page.click('fieldset:has-text("Imperial missions") >> text=Base')
    await page.click('.setup-choices >> text=Base list')
    await start(page, 'Rise of the Empire', 'board-one')
    assert.equal((await keptRecord(page)).options, {
      expansion: 'on',
      units: 'base',
      rebelMissions: 'rise',
      empireMissions: 'base',
      combat: 'cinematic',
    })
    await toStart(page)

    // While the other game is loaded none of this one begins
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.games [aria-pressed=false]')?.click()
      document.querySelector<HTMLElement>('.go .primary')?.click()
    })
    await page.waitForSelector('.setups >> text=One struggle')
    assert.match(page.url(), /#duel$/)
    // The other game is kept, and named by its own title
    assert.match((await page.textContent('.kept')) ?? '', /Rebellion as the Empire, round 1/)
    await start(page, 'Full game', 'cards-one')
    const text = await keptText(page)
    await page.reload()
    await page.waitForSelector('.game.duel')
    await toStart(page)
    assert.match((await page.textContent('.continue')) ?? '', /Rebels, round 1/)
    assert.equal(await page.locator('.kept li').count(), 1)

    await page.click('.kept >> text=Continue')
    await page.waitForSelector('.game:not(.duel)')
    assert.match(page.url(), /#rebellion$/)
    await toStart(page)
    assert.match((await page.textContent('.kept')) ?? '', /cards-one/)

    // A file of one game opened while the other is shown; it is kept already
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.click('text=Load file'),
    ])
    await chooser.setFiles({
      name: 'cards.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await page.waitForSelector('.game.duel')
    await toStart(page)
    assert.equal(await page.locator('.kept li').count(), 1)

    await page.goto(`${url}#rebellion`)
    await page.waitForSelector('.sides >> text=Rebellion')
    assert.match((await chosen(page)) ?? '', /^Rebellion/)
    await page.reload()
    assert.match((await chosen(page)) ?? '', /^Rebellion/)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
