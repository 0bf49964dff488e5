import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openPage } from '../../../page/kit.js'
import { begin, chooseGame, type Deal, toFirstTurn } from './table.js'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const DEAL: Deal = { side: 'rebel', setup: 'Full game', seed: 'cards' }

async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 140)}`),
  )
}

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing to complain about in the card game, ${theme}`, async () => {
    const opened = await openPage({ theme })
    const { page } = opened
    try {
      await chooseGame(page)
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
    await chooseGame(page)
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
