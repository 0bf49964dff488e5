import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { playOut } from '../../../play/live-game.js'
import { savedText } from '../../../play/shell/saved-game.js'
import { begin, openPage, toOwnTurn } from './kit.js'

/** A finished game of somebody who plays anything, as a saved game. */
function badGame(): string {
  const record = playOut(rebellion, { setup: 'first' }, 'coach', ['scripted', 'random'])
  const table = { people: [EMPIRE], level: 'cadet', tookBack: false, notes: {} }
  return savedText({ record, table }, 2)
}

test('the coach lists where a finished game turned, and warns who wants it before an act that gives much away', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await page.evaluate((text) => localStorage.setItem('dejarik.game.coach', text), badGame())
    await page.reload()
    await page.click('.continue .outline')
    await page.click('.end >> text=Coach')
    await page.waitForSelector('.coach progress')
    await page.waitForSelector('.point.mistake')
    await page.click('text=Stop')
    await page.waitForSelector('.coach-state :text("Stopped at move")')
    const point = page.locator('.point.mistake').first()
    await point.click()
    assert.match((await page.textContent('.turning-points dl')) ?? '', /Made.*Better/)
    const number = Number((await point.textContent())?.match(/move (\d+)/)?.[1])
    await page.click('.tools >> text=Replay')
    assert.match((await page.textContent('.phase')) ?? '', `Move ${number} of`)
    await page.click('.tools >> text=Close')
    await page.click('[aria-label="Close the coach"]')
    await page.waitForSelector('.end')
    await page.click('.end >> text=New game')

    await begin(page, { side: 'empire', setup: 'First game', seed: 'warnings' })
    await toOwnTurn(page)
    await page.click('[aria-label=Menu]')
    await page.click('.helps >> text=Warn me')
    await page.click('dialog .close')
    const turn = await page.textContent('.prompt h2')
    await page.click('.tabs button:has-text("Pass")')
    await page.click('.prompt .confirm')
    await page.waitForSelector('.prompt.warning')
    assert.match((await page.textContent('.prompt.warning')) ?? '', /gives away about \d+ %/)
    await page.click('text=Think again')
    assert.is(await page.textContent('.prompt h2'), turn)
    await page.click('.prompt .confirm')
    await page.click('text=Play it anyway')
    await page.waitForFunction(() => document.querySelector('.prompt.warning') === null)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
