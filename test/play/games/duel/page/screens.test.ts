import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { complaints } from '../../../page/axe.js'
import { begin, type Deal, openPage } from '../../../page/kit.js'
import { chooseDuel, toFirstTurn } from './table.js'

const DEAL: Deal = { side: 'rebel', setup: 'Full game', seed: 'cards' }

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing to complain about in the card game, ${theme}`, async () => {
    const opened = await openPage({ theme })
    const { page } = opened
    try {
      await chooseDuel(page)
      assert.equal(await complaints(page), [], 'start')
      await begin(page, DEAL)
      assert.equal(await complaints(page), [], 'characters')
      await toFirstTurn(page)
      await page.click('.prompt .option[data-part="pass 0"]')
      assert.equal(await complaints(page), [], 'turn')
      if (theme === 'light') return
      await page.keyboard.press('?')
      await page.waitForSelector('dialog.reference')
      assert.equal(await complaints(page), [], 'reference')
    } finally {
      await opened.close()
    }
  })

const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const

test('at every size nothing sticks out, and pointing at an answer moves nothing', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await chooseDuel(page)
    await begin(page, DEAL)
    await toFirstTurn(page)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const name = `${width} × ${height}`
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      assert.is(overhang, 0, name)
      const play = page.locator('.prompt .option').first()
      const before = await play.boundingBox()
      await play.hover()
      await page.waitForTimeout(60)
      assert.equal(await play.boundingBox(), before, name)
      const [card] = await page.$$('.table-row.own .tile, .table-row.own .free')
      assert.ok(((await card?.boundingBox())?.width ?? 0) > 40, `${name}: cards can be seen`)
      const scale = await page.locator('.ruler-box').boundingBox()
      const middle = await page.locator('.middle').boundingBox()
      assert.ok(
        (scale?.y ?? 0) >= (middle?.y ?? 0) &&
          (scale?.y ?? 0) + (scale?.height ?? 0) <= (middle?.y ?? 0) + (middle?.height ?? 0) + 1,
        `${name}: the scale has its place`,
      )
    }
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
