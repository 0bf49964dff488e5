import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { begin, openPage, playByClicking, toOwnTurn } from './kit.js'

/** Everything that a game loads, zipped: the page, its game, and the threads that think. */
const MOST_BYTES = 400_000
/** The page is not there by these: a count that sees nothing is noticed. */
const LEAST_BYTES = 200_000

test('a hint looks ahead and can be played; a game loads less than 400 kB', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await begin(page, { side: 'empire', setup: 'First game', seed: 'hint' })
    await toOwnTurn(page)
    await page.keyboard.press('h')
    await page.waitForSelector('.candidates li')
    assert.ok((await page.$$('.candidates li')).length >= 2)
    await page.click('text=Play all')
    await page.waitForFunction(() => document.querySelector('.candidates') === null)
    await page.keyboard.press('b')
    await page.keyboard.press('w')
    const loaded = opened.loadedBytes()
    assert.ok(loaded > LEAST_BYTES && loaded < MOST_BYTES, `${loaded} bytes`)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('a finished game is replayed with the slider, through either side’s eyes', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await begin(page, { side: 'rebel', setup: 'First game', seed: 'film' })
    await playByClicking(page, 3)
    await page.click('text=Watch the replay')
    await page.waitForSelector('.film .curve')
    const slider = page.locator('.film input[type=range]')
    const last = Number(await slider.getAttribute('max'))
    assert.ok(last > 10)
    await slider.fill(String(Math.floor(last / 2)))
    assert.match(
      (await page.textContent('.phase')) ?? '',
      `Move ${Math.floor(last / 2)} of ${last}`,
    )
    await page.keyboard.press('End')
    assert.match((await page.textContent('.phase')) ?? '', `Move ${last} of ${last}`)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Home')
    assert.match((await page.textContent('.phase')) ?? '', `Move 0 of ${last}`)
    await slider.fill('2')
    await page.click('.rail button:has-text("All")')
    await page.waitForSelector('.sign') // the base, for those who see all
    assert.is(await page.locator('.sign').count(), 1)
    await page.click('.rail button:has-text("Empire")')
    assert.is(await page.locator('.sign').count(), 0)
    // A combat can be folded away from over the map
    const isFighting = (): Promise<boolean> => page.locator('.replay-combat').isVisible()
    for (let at = 3; at < last && !(await isFighting()); at++) await slider.fill(String(at))
    await page.click('text=Show the map')
    assert.is(await page.locator('.forces').count(), 0)
    await page.click('text=Show the forces')
    assert.is(await page.locator('.forces').count(), 1)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
