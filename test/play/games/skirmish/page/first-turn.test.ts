import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { verify } from '../../../../../engine/record.js'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { complaints } from '../../../page/axe.js'
import { keptRecord, openPage } from '../../../page/kit.js'

/** The miniatures game on the page: by mouse and keys, at a large window and at that of a phone. */

const title = (page: Page): Promise<string | null> => page.textContent('.prompt h2')

/** Loads the page anew: the game goes on where it was. */
async function goneOn(page: Page): Promise<void> {
  await page.reload()
  await page.waitForSelector('.prompt[data-sort]')
}

/** Waits until something is asked; what it is. */
async function asked(page: Page): Promise<string> {
  await page.waitForSelector('.prompt[data-sort], .end')
  return (await page.getAttribute('.prompt[data-sort]', 'data-sort').catch(() => null)) ?? 'end'
}

test('a battle is begun, a unit is dragged, another goes by keys, targets are sealed, and the record holds', async () => {
  const opened = await openPage({ width: 1280, height: 720 })
  const { page, errors } = opened
  try {
    await page.click('.games >> text=Skirmish')
    await page.waitForSelector('.setups >> text=Mixed battle')
    await page.click('.setup-choices fieldset:has-text("Table") >> text=small')
    await page.selectOption('.seat-row:has-text("North") select', 'cadet')
    await page.fill('.deal input', 'first-turn')
    await page.click('.go .primary')
    await page.waitForSelector('.fleet')
    assert.match((await page.textContent('.prompt')) ?? '', /Not yet: no unit is on the table/)
    assert.equal(await complaints(page), [], 'the roster')
    await page.click('.ready-made >> text=Cruiser and wings')
    // What is built is kept under a name, and taken again
    await page.fill('.keep-fleet input', 'My wings')
    await page.click('.keep-fleet button[type=submit]')
    await page.click('.fleet .chosen li button >> nth=0')
    assert.match((await page.textContent('.chosen')) ?? '', /On the table 15 of 20/)
    // Another fleet does not take its name unasked
    await page.fill('.keep-fleet input', 'My wings')
    await page.click('.keep-fleet button[type=submit]')
    assert.is(await page.textContent('.keep-fleet button[type=submit]'), 'Replace')
    await page.click('.own-fleet >> text=My wings')
    assert.match((await page.textContent('.chosen')) ?? '', /On the table 20 of 20/)
    await page.click('.prompt .confirm')
    await page.waitForSelector('.prompt[data-sort=place]')
    await page.click('.left .line-ups >> text=Wide line')
    await page.click('.prompt >> text=Seal the places')

    while ((await asked(page)) === 'list') await page.keyboard.press('Enter')
    assert.match((await title(page)) ?? '', /Mon Calamari Cruiser moves/)
    assert.equal(await complaints(page), [], 'a way')
    const ghost = page.locator('.ghost [data-handle=ghost] .disc')
    const before = await ghost.boundingBox()
    if (before === null) throw new Error('no ghost')
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    await page.mouse.move(before.x + 60, before.y + 10, { steps: 4 })
    // No key decides while the mouse holds the unit
    await page.keyboard.press('Enter')
    assert.match((await title(page)) ?? '', /Mon Calamari Cruiser moves/)
    await page.mouse.up()
    const segment = (await page.textContent('.segments')) ?? ''
    assert.match(segment, /right \d+°/)
    // Taking it back leads to the way straight ahead, and so does leaving a ghost that only followed
    await page.keyboard.press('u')
    await page.mouse.move(before.x + 30, before.y + 20, { steps: 3 })
    await page.mouse.move(before.x + 34, before.y + 14, { steps: 3 })
    await page.waitForSelector('.prompt .confirm:has-text("Move here")')
    // The press lands on the ghost that lies below the mouse, and it stays there
    await page.mouse.down()
    await page.mouse.up()
    await page.mouse.move(1200, 600, { steps: 3 })
    assert.match((await page.textContent('.segments')) ?? '', /right \d+°/)
    await page.keyboard.press('u')
    assert.match((await page.textContent('.segments')) ?? '', /ahead/)
    // What is wrong with a typed way is said below it, and goes with it
    await page.click('.typed-open')
    await page.fill('.typed input', 'left 120 XL')
    await page.keyboard.press('Enter')
    assert.match((await page.textContent('.typed .note')) ?? '', /left goes from 1 to/)
    assert.is(await page.locator('.toast').count(), 0)
    await page.keyboard.press('Escape')
    assert.is(await page.locator('.typed').count(), 0)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    assert.match((await page.textContent('.segments')) ?? '', /right 15°67 mm/)
    await goneOn(page)
    assert.match((await page.textContent('.segments')) ?? '', /right 15°67 mm/, 'kept on reload')
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      () => !/Mon Calamari/.test(document.querySelector('.prompt h2')?.textContent ?? ''),
    )

    // The marked button lays segment after segment, and another key ends the move before
    await page.waitForSelector('.prompt[data-sort=way]')
    await page.keyboard.press('Enter')
    assert.is(await page.locator('.segments li').count(), 2)
    // To the first shots, always straight ahead
    for (let i = 0, sort = ''; i < 160 && sort !== 'orders'; i++) {
      await page.keyboard.press(sort === 'way' ? 'e' : 'Enter')
      sort = await asked(page)
    }
    assert.is(await asked(page), 'orders')
    assert.equal(await complaints(page), [], 'naming targets')
    await page.click('.prompt >> text=Suggest all')
    await page.waitForSelector('.prompt >> text=/Seal \\d+ order/')
    const named = await page.textContent('.shooters ol')
    await goneOn(page)
    assert.is(await page.textContent('.shooters ol'), named, 'kept on reload')
    await page.click('.prompt >> text=/Seal \\d+ order/')
    await asked(page)
    const record = await keptRecord(page)
    assert.is(record.game, 'skirmish')
    assert.not.throws(() => verify(skirmish, record))
    await page.keyboard.press('l')
    assert.match(
      (await page.textContent('dialog')) ?? '',
      /South's Mon Calamari Cruiser moves right 15, 67 mm\./,
    )
    await page.keyboard.press('Escape')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.click('.phone-tabs >> text=Order')
    assert.ok(await page.isVisible('.skirmish > .left'))
    await page.click('.phone-tabs >> text=Log')
    assert.ok(await page.isVisible('.rail > .log'), 'the tab shows the log')
    await page.click('.phone-tabs >> text=Table')
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.is(wide, 390)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
