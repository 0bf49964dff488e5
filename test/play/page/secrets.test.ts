import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { recordOf } from '../../../engine/record.js'
import type { State } from '../../../engine/state.js'
import { openPage } from './kit.js'
import { checkSecrets, decisionOf } from './same-pages.js'

/** All that the page says and draws for a game that begins in this state. */
async function shown(page: Page, state: State, side: number): Promise<string> {
  const record = recordOf(rebellion, {}, 'secrets', [], state, rebellion.toPosition(state))
  const text = JSON.stringify({ ...record, page: { side, level: 'cadet', savedAt: 0, round: 1 } })
  await page.evaluate((kept) => {
    localStorage.setItem('dejarik.game', kept)
    sessionStorage.setItem('dejarik.playing', '1')
  }, text)
  await page.reload()
  await page.waitForSelector('.prompt:not(.waiting)')
  // The board has measured its place, and is drawn anew
  await page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))),
      ),
  )
  const html = await page.evaluate(() => document.getElementById('page')?.innerHTML ?? '')
  await page.keyboard.press('l')
  await page.waitForSelector('dialog')
  return html + (await page.evaluate(() => document.querySelector('dialog')?.innerHTML ?? ''))
}

test('the page is the same for worlds that the person cannot tell apart', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    for (const side of [0, 1]) {
      const state = decisionOf(rebellion, side, `secrets ${side}`, 110)
      await checkSecrets(rebellion, state, side, (world) => shown(page, world, side))
    }
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
