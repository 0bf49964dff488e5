import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { CHART_WIDTH } from '../../../play/games/rebellion/page/data/chart.js'
import { complaints } from './axe.js'
import { begin, type Deal, openPage, type Screen, toOwnTurn } from './kit.js'

const DEAL: Deal = { side: 'empire', setup: 'First game', seed: 'screens' }

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing to complain about in the ${theme} theme`, async () => {
    const opened = await openPage({ theme })
    const { page } = opened
    try {
      assert.equal(await complaints(page), [], 'start')
      await begin(page, DEAL)
      if (theme === 'dark') assert.equal(await complaints(page), [], 'assignment')
      await toOwnTurn(page)
      await page.click('.tabs button:has-text("Activate")')
      await page.click('.leader-card[data-lit=yes]')
      assert.equal(await complaints(page), [], 'activation')
      if (theme === 'light') return
      await page.click('#system-22')
      await page.click('.prompt .confirm')
      await page.waitForSelector('text=Who travels to')
      assert.equal(await complaints(page), [], 'movement')
      await page.keyboard.press('l')
      assert.equal(await complaints(page), [], 'log')
    } finally {
      await opened.close()
    }
  })

const SMALL: readonly (readonly [string, Screen])[] = [
  ['upright phone', { width: 390, height: 844 }],
  ['sideways phone', { width: 844, height: 390 }],
]

for (const [name, screen] of SMALL)
  test(`on the ${name} nothing sticks out and the question can be answered`, async () => {
    const opened = await openPage(screen)
    const { page, errors } = opened
    try {
      const overhang = (): Promise<number> =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      assert.is(await overhang(), 0, 'start')
      await begin(page, DEAL)
      assert.is(await overhang(), 0, 'game')
      await toOwnTurn(page)
      await page.click('.tabs button:has-text("Activate")')
      await page.click('.prompt .option')
      const box = await page.locator('.prompt .option').first().boundingBox()
      assert.ok((box?.height ?? 0) >= 40, 'answers are large enough for a finger')
      const whole = page.locator('[aria-label="Show the whole board"]')
      const seen = (): Promise<number> =>
        page.$eval('.board', (board) => (board as SVGSVGElement).viewBox.baseVal.width)
      await whole.click()
      assert.ok((await seen()) >= CHART_WIDTH, 'all of the board')
      await whole.click()
      const name = await page.locator('.board .name').first().boundingBox()
      assert.ok((name?.height ?? 0) >= 12, 'names on the board can be read')
      assert.equal(errors, [])
    } finally {
      await opened.close()
    }
  })

test('the page is small, and its first screen waits for nothing that thinks', async () => {
  const opened = await openPage()
  const { page, url } = opened
  try {
    let bytes = 0
    for (const name of ['', 'main.js', 'opponent.js', 'main.css']) {
      const { headers, body } = await fetch(url + name)
      bytes += Number(headers.get('content-length'))
      await body?.cancel()
    }
    assert.ok(bytes > 0 && bytes < 500_000, `${bytes} bytes`)
    // Never answered
    await page.route('**/opponent.js', () => {})
    await page.reload()
    await page.waitForSelector('.start .go .primary')
  } finally {
    await opened.close()
  }
})

test.run()
