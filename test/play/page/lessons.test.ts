import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { systemNumber } from '../../../engine/rebellion/facts/map.js'
import { begin, openPage } from './kit.js'

const said = (page: Page): Promise<string | null> => page.textContent('.lesson-card p')

/** Opens a lesson of a tutorial from the start screen. */
async function open(page: Page, tutorial: number, lesson: string): Promise<void> {
  const card = page.locator('.tutorial').nth(tutorial)
  await card.locator('button[aria-expanded]').click()
  await card.locator(`ol button:has-text("${lesson}")`).click()
  await page.waitForSelector('.lesson-card')
}

/** Reads on while there is only something to read. */
async function read(page: Page): Promise<void> {
  const next = page.locator('.lesson-card .primary:has-text("Next")')
  for (let i = 0; i < 10; i++) {
    if ((await next.count()) === 0 || (await next.textContent()) !== 'Next') return
    const before = await said(page)
    await next.click()
    await page.waitForFunction(
      (text) => document.querySelector('.lesson-card p')?.textContent !== text,
      before,
    )
  }
}

/** All that is kept of games, as the browser has it. */
const keptGames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('dejarik.game'))
      .map(([key, text]) => `${key} ${text}`),
  )

const system = (page: Page, id: string): Promise<void> =>
  page.locator(`#system-${systemNumber(id)}`).dispatchEvent('click')

/** Chooses an answer of the question by its name. */
const answer = (page: Page, name: string): Promise<void> =>
  page.locator(`.prompt .option:has-text("${name}")`).first().click()

const confirm = (page: Page): Promise<void> => page.click('.prompt .confirm:not(:disabled)')

test('a lesson of each side is played by clicking, refuses what is wrong, and goes on after a reload', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await begin(page, { side: 'empire', setup: 'First game', seed: 'kept-beside-lessons' })
    const kept = await keptGames(page)
    assert.is(kept.length, 1)
    await page.click('[aria-label=Menu]')
    await page.click('text=To the start screen')

    await open(page, 0, 'Moving a fleet')
    await page.waitForSelector('.lesson-lights i')
    await read(page)
    assert.match((await said(page)) ?? '', 'Send a leader to Naboo')
    await page.click('.tabs button:has-text("Pass")')
    await confirm(page)
    assert.match((await page.textContent('.lesson-card [role=alert]')) ?? '', 'Passing ends')
    await page.click('.tabs button:has-text("Activate")')
    await answer(page, 'Tarkin')
    await system(page, 'naboo')
    await confirm(page)
    await page.waitForSelector('.lesson-card :text("Take the Star Destroyer")')
    await confirm(page) // nobody travels: the lesson says why not
    assert.match((await page.textContent('.lesson-card [role=alert]')) ?? '', 'Only ground units')
    await page.reload()
    await page.waitForSelector('.lesson-card :text("Take the Star Destroyer")')
    await page.goBack()
    await page.waitForSelector('.start')
    await page.goForward()
    await page.waitForSelector('.lesson-card :text("Take the Star Destroyer")')
    await system(page, 'sullust') // takes all of them
    await confirm(page)
    await read(page)
    await page.waitForSelector('.lesson-card :text("Now from Coruscant")')
    await page.click('.lesson-card >> text=Show me')
    await page.waitForSelector('.lesson-card :text("Bring the Assault Carrier")')
    await page.click('.lesson-card >> text=Show me')
    await read(page)
    await page.waitForSelector('.lesson-card :text("Lesson done")')
    await page.click('[aria-label="Leave the lesson"]')
    assert.match((await page.textContent('.tutorials')) ?? '', '1 of 6 done')

    await open(page, 1, 'Sabotage and objectives')
    await read(page)
    await page.click('.tabs button:has-text("Reveal")')
    await page.locator('.dock .stacks .card').first().click()
    await system(page, 'corellia')
    await confirm(page)
    await read(page)
    await page.waitForSelector('.lesson-card :text("Pass, so that the round ends")')
    await page.click('.tabs button:has-text("Pass")')
    await confirm(page)
    await page.waitForSelector('.lesson-card :text("Score Cut Supply Lines")')
    // What happened stands under the round in which the lesson began
    const headings = await page.locator('.rail .log h3').allTextContents()
    assert.ok(headings.includes('Round 2 · Command Phase'), headings.join(', '))
    assert.not(headings.includes('Set-up'), headings.join(', '))
    await answer(page, 'Cut Supply Lines')
    if ((await said(page))?.includes('Score') === true) await confirm(page)
    await read(page)
    await page.waitForSelector('.lesson-card :text("Lesson done")')

    assert.equal(await keptGames(page), kept, 'the game that was under way is kept as it was')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
