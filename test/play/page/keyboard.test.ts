import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { begin, keptRecord, openPage } from './kit.js'

test('a game is begun and its first round played by keys alone', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  const press = async (key: string, times = 1): Promise<void> => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  try {
    // Past the players and sides to the opponents, where the arrows choose the fastest
    for (let i = 0; i < 8; i++) {
      await press('Tab')
      const group = await page.evaluate(() => document.activeElement?.getAttribute('name'))
      if (group === 'level') break
    }
    await press('ArrowLeft', 2)
    assert.match((await page.textContent('.levels .on')) ?? '', 'Cadet')
    for (let i = 0; i < 20; i++) {
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '')
      if (text.startsWith('Start as')) break
      await press('Tab')
    }
    await press('Enter')
    await page.waitForSelector('dialog')
    await press('Escape')
    const said = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const question = await page.waitForSelector('.prompt:not(.waiting) h2')
      const title = (await question.textContent()) ?? ''
      said.add(title)
      if ((await page.textContent('.phase')) !== null && said.size > 4 && i > 8) break
      if ((await page.$('.prompt .confirm:not(:disabled)')) !== null && i % 2 === 1) {
        await press('Enter')
      } else {
        await press('1')
        await press('Enter')
      }
      await page.waitForTimeout(25)
    }
    assert.ok(said.has('Assign leaders to missions'), [...said].join(' | '))
    assert.ok(said.size > 3, [...said].join(' | '))
    assert.ok((await keptRecord(page)).moves.length > 8)
    // Space scrolls nothing, and a panel is read from its beginning however far the column was scrolled
    const scrolled = (): Promise<number> => page.$eval('.rail', (rail) => rail.scrollTop)
    await page.setViewportSize({ width: 1280, height: 420 })
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await page.click('.rail .log h2')
    await page.$eval('.rail', (rail) => rail.scrollTo(0, 40))
    const before = await scrolled()
    assert.ok(before > 0)
    await press(' ', 3)
    await page.waitForTimeout(200)
    assert.is(await scrolled(), before)
    await press('w')
    await page.waitForSelector('.prompt.help')
    assert.is(await scrolled(), 0)
    await press('Escape')
    await page.setViewportSize({ width: 1280, height: 720 })
    // On the board: the next lit system, then from system to system
    await press('n')
    await page.evaluate(() => document.getElementById('system-24')?.focus())
    await press('ArrowRight')
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place'))
    assert.is(place, '27') // Corellia lies right of Coruscant
    await press('?')
    await page.waitForSelector('dialog')
    await press('Escape')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('Enter confirms on a system where nothing more is chosen, and plays a hint that has been opened over it', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  const focusSystem = (): Promise<void> =>
    page.evaluate(() => document.getElementById('system-3')?.focus())
  try {
    await begin(page, { side: 'empire', setup: 'Base game', seed: 'enter' })
    await page.click('text=Fill in')
    await page.waitForSelector('.prompt .confirm:not(:disabled)')
    await focusSystem()
    await page.keyboard.press('Enter')
    await page.waitForSelector('.prompt h2:has-text("Assign leaders")')
    await focusSystem()
    await page.keyboard.press('h')
    await page.waitForSelector('.candidates li')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.querySelector('.candidates') === null)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
