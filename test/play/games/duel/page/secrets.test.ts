import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../../engine/duel/index.js'
import { recordOf } from '../../../../../engine/record.js'
import type { State } from '../../../../../engine/state.js'
import { savedText } from '../../../../../play/shell/saved-game.js'
import { openKept, openPage } from '../../../page/kit.js'
import { checkSecrets, decisionOf } from '../../../page/same-pages.js'

const TURN = duel.kinds.indexOf('turn')

/** All that the page says and draws for a game that begins in this state. */
async function shown(page: Page, state: State, side: number): Promise<string> {
  const record = recordOf(duel, {}, 'secrets', [], state, duel.toPosition(state))
  const table = { people: [side], level: 'cadet', tookBack: false, notes: {} }
  await openKept(page, savedText({ record, table }, 2))
  await page.waitForSelector('.prompt:not(.waiting)')
  await page.waitForTimeout(50)
  const html = await page.evaluate(() => document.getElementById('page')?.innerHTML ?? '')
  await page.keyboard.press('b')
  const listed = await page.evaluate(() => document.querySelector('.dock')?.innerHTML ?? '')
  await page.keyboard.press('l')
  await page.waitForSelector('dialog')
  return (
    html + listed + (await page.evaluate(() => document.querySelector('dialog')?.innerHTML ?? ''))
  )
}

test('the card table is the same for worlds that the person cannot tell apart', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    for (const side of [0, 1]) {
      const isTurn = (state: State): boolean => duel.kind(state) === TURN
      const state = decisionOf(duel, side, `secrets ${side}`, 40, isTurn)
      await checkSecrets(duel, state, side, (world) => shown(page, world, side))
    }
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
