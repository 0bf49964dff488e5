import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Random } from '../../../../../engine/random.js'
import { begin, openPage } from '../../../page/kit.js'
import { chooseDuel } from './table.js'

const title = (page: Page): Promise<string | null> => page.textContent('.prompt h2')

/** Presses digits that the question shows, and Enter once it can be confirmed, to the end of the game. */
async function playByKeys(page: Page, random: Random): Promise<void> {
  for (let i = 0; i < 1500; i++) {
    await page.waitForSelector('.prompt:not(.waiting), .end')
    const { isOver, ready, keys } = await page.evaluate(() => ({
      isOver: document.querySelector('.end') !== null,
      ready: document.querySelector('.prompt .confirm:not(:disabled)') !== null,
      keys: [...document.querySelectorAll('.prompt .option:not(.off) .key')]
        .map((key) => key.textContent ?? '')
        .filter((key) => key !== ''),
    }))
    if (isOver) return
    if (ready && random.below(4) > 0) await page.keyboard.press('Enter')
    else await page.keyboard.press(keys[random.below(Math.max(1, keys.length))] ?? 'Enter')
  }
}

test('a game is begun and a struggle is played by keys alone, with hint, why, looks and the log', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await chooseDuel(page)
    await begin(page, { side: 'rebel', setup: 'Full game', seed: 'keys' })
    for (const key of ['1', '2', '5']) await page.keyboard.press(key)
    assert.match((await title(page)) ?? '', 'Choose 1 more character')
    await page.keyboard.press('8')
    // The hint draws the same four as Suggest
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape')
    await page.click('.prompt >> text=Suggest')
    await page.waitForSelector('.prompt .confirm:not(:disabled)')
    const suggested = await page.$$eval('.character-card.on b', (all) =>
      all.map((one) => one.textContent),
    )
    await page.keyboard.press('Escape')
    await page.keyboard.press('h')
    await page.waitForSelector('.candidates .option')
    assert.equal(
      await page.$$eval('.character-card.hinted b', (all) => all.map((one) => one.textContent)),
      suggested,
    )
    await page.keyboard.press('Escape')
    for (const key of ['1', '2', '5', '8']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.prompt >> text=Your strategy')
    // Direct Assault is counted on the scale as soon as it is marked
    await page.keyboard.press('3')
    await page.waitForSelector('.segment.bonus')
    assert.match((await page.textContent('.how-full')) ?? '', /bust with \d of your cards/i)
    await page.keyboard.press('Escape')
    assert.is(await page.$('.segment.bonus'), null)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.prompt .option[data-part="pass 0"]')

    await page.keyboard.press('b')
    await page.waitForSelector('.to-come button[aria-pressed=true] >> text=Theirs')
    await page.waitForSelector('.next-card >> text=Their next card')
    await page.keyboard.press('b')
    await page.keyboard.press('t')
    await page.waitForSelector('.toast >> text=/as it stands/')
    await page.keyboard.press('u')
    await page.waitForSelector('.toast >> text=your last decision stands')
    await page.keyboard.press('e')
    assert.ok(await page.evaluate(() => document.activeElement?.classList.contains('event')))
    await page.keyboard.press('r')
    await page.waitForSelector('dialog .round-lines')
    await page.keyboard.press('Escape')
    await page.waitForSelector('dialog', { state: 'detached' })
    await page.keyboard.press('h')
    await page.waitForSelector('.candidates .option')
    await page.keyboard.press('Escape')
    await page.keyboard.press('w')
    await page.waitForSelector('text=Why did they?')
    await page.keyboard.press('Escape')

    await page.locator('.table-row.own .tile').first().focus()
    await page.keyboard.press('ArrowUp')
    assert.ok(
      await page.evaluate(
        () =>
          document.querySelector('.table-row.theirs .tile') === null ||
          document.activeElement?.closest('.table-row.theirs') !== null,
      ),
    )

    await page.click('[aria-label=Menu]')
    await page.click('text=To the start screen')
    await begin(page, { side: 'rebel', setup: 'One struggle', seed: 'keys' })
    await playByKeys(page, new Random('keys'))
    await page.waitForSelector('.end')
    await page.click('.end >> text=Watch the replay')
    await page.waitForSelector('.replay-table')
    await page.keyboard.press('ArrowRight')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('a lesson is played by clicking, and refuses what is wrong with a reason', async () => {
  const opened = await openPage({ width: 390, height: 844 })
  const { page, errors } = opened
  try {
    await chooseDuel(page)
    await page.click('.tutorial button[aria-expanded]')
    await page.click('.tutorial ol button:has-text("The objective")')
    await page.waitForSelector('.lesson-card')
    await page.click('.lesson-card .primary')
    await page.waitForSelector('.lesson-lights i')
    await page.click('.prompt .option[data-part="play 0"]')
    await page.click('.prompt .confirm')
    assert.match((await page.textContent('.lesson-card [role=alert]')) ?? '', 'bust for certain')
    await page.click('.prompt .pass-now')
    await page.click('.prompt .confirm')
    await page.waitForSelector('.lesson-card >> text=two passes in a row')
    await page.click('.lesson-card .primary')
    await page.click('.lesson-card .primary')
    await page.waitForSelector('.lesson-card >> text=Lesson done')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
