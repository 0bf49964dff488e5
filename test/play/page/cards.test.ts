import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { complaints } from './axe.js'
import { begin, type Deal, openPage, toOwnTurn } from './kit.js'

/** Cards in full wherever they are named, the reference, and the log act by act. */

const DEAL: Deal = { side: 'empire', setup: 'First game', seed: 'cards' }

/** What the tip says; waits for it. */
async function tip(page: Page): Promise<string> {
  return (await page.waitForSelector('.card-tip')).innerText()
}

async function noTip(page: Page): Promise<void> {
  await page.waitForSelector('.card-tip', { state: 'detached' })
}

for (const theme of ['dark', 'light'] as const)
  test(`cards, reference and log can be read by mouse and keys in the ${theme} theme`, async () => {
    const { page, errors, close } = await openPage({ theme })
    try {
      await begin(page, DEAL)
      await page.hover('.dock .card >> text=Gather Intel')
      assert.match(
        await tip(page),
        /Gather Intel\nImperial starting mission\n[\s\S]*1 intel[\s\S]*a Rebel system/,
      )
      await page.mouse.move(600, 300)
      await noTip(page)
      // What is there to be read only shows its card when pressed, and Escape puts it away first
      const leader = page.locator('.opponent .peek').first()
      await leader.click()
      assert.match(await tip(page), /Rebel leader/)
      assert.equal(await complaints(page), [], 'tip')
      await page.keyboard.press('Escape')
      await noTip(page)
      await leader.evaluate((one: HTMLElement) => one.blur())
      await page.locator('.opponent .peek').last().focus()
      await page.keyboard.press('Shift+Tab')
      assert.match(await tip(page), /Rebel leader/)
      await page.keyboard.press('?')
      await page.waitForSelector('.reference')
      await page.click('.reference nav >> text="Units"')
      const units = await page.innerText('.reference .content')
      for (const word of ['Star Destroyer', '4 red', 'Y-wing', 'needs room on a ship'])
        assert.ok(units.includes(word), word)
      assert.equal(await complaints(page), [], 'units')
      await page.fill('.reference input', 'lure dark')
      assert.match(await page.innerText('.reference .content'), /Lure of the Dark Side/)
      assert.is(await page.locator('.reference .content h3').count(), 2)
      await page.fill('.reference input', 'xyzzy')
      assert.match(await page.innerText('.reference .content'), /Nothing is called that/)
      await page.keyboard.press('Escape')
      await page.waitForSelector('.reference', { state: 'detached' })
      await toOwnTurn(page)
      await theLog(page)
      assert.equal(errors, [])
    } finally {
      await close()
    }
  })

async function theLog(page: Page): Promise<void> {
  await page.keyboard.press('l')
  await page.waitForSelector('.full-log')
  const acts = page.locator('.full-log .act')
  assert.ok((await acts.count()) > 3)
  assert.match(await page.innerText('.full-log'), /Round 1[\s\S]*The Rebels assign \d missions?\./i)
  assert.is(await page.locator('.full-log .details').count(), 0)
  const foldable = page.locator('.full-log .act[aria-expanded=false]').first()
  await foldable.click()
  assert.is(await page.locator('.full-log .details').count(), 1)
  await page.click('text=Unfold all')
  assert.ok((await page.locator('.full-log .details').count()) > 1)
  assert.equal(await complaints(page), [], 'log')
  // Names in the details show their cards over the dialog
  await page.locator('.full-log .details .peek').first().click()
  assert.ok((await tip(page)).length > 20)
  await page.keyboard.press('Escape')
  await noTip(page)
  await page.click('.full-log .tabs >> text=Mine')
  const sides = await page
    .locator('.full-log .acts > li')
    .evaluateAll((all) => all.map((one) => one.className))
  assert.ok(sides.every((side) => side !== 'rebel'))
  await page.click('.full-log .tabs >> text=Combats')
  assert.match(await page.innerText('.full-log'), /Nothing yet|Combat at/)
  await page.keyboard.press('Escape')
}

test('a finger reads what it presses long, and the press chooses nothing', async () => {
  const { page, close } = await openPage({ width: 390, height: 844 })
  try {
    await begin(page, DEAL)
    const option = page.locator('.prompt .option').first()
    const pressed = page.locator(':is(.prompt, .dock) [aria-pressed=true]')
    const at = await option.boundingBox()
    if (at === null) throw new Error('no answer is shown')
    const touch = { pointerType: 'touch', clientX: at.x + 40, clientY: at.y + 12, bubbles: true }
    await option.dispatchEvent('pointerdown', touch)
    assert.match(await tip(page), /Imperial (starting )?mission/)
    await option.dispatchEvent('pointerup', touch)
    await option.dispatchEvent('click', { bubbles: true, cancelable: true })
    assert.is(await pressed.count(), 0)
    const box = await page.locator('.card-tip').boundingBox()
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= 390, 'it stands within the screen')
    await option.dispatchEvent('pointerdown', touch)
    await option.dispatchEvent('pointerup', touch)
    await option.dispatchEvent('click', { bubbles: true, cancelable: true })
    await noTip(page)
    assert.ok((await pressed.count()) > 0)
    await page.keyboard.press('?')
    await page.waitForSelector('.reference')
    await page.click('.reference nav >> text="Leaders"')
    assert.match(await page.innerText('.reference .content'), /Mon Mothma/)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(width <= 390, `${width} wide`)
  } finally {
    await close()
  }
})

test.run()
