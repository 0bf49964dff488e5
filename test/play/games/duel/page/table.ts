import type { Page } from 'playwright-core'
import { chooseGame } from '../../../page/kit.js'

/** The card game in a real browser. */

/** Turns to the card game on the start screen. */
export const chooseDuel = (page: Page): Promise<void> =>
  chooseGame(page, 'Empire vs. Rebellion', 'Full game')

/** Chooses four characters and a strategy as the computer's habits would, up to the first turn. */
export async function toFirstTurn(page: Page): Promise<void> {
  await page.click('.prompt >> text=Suggest')
  await page.click('.prompt .confirm:not(:disabled)')
  await page.waitForSelector('.prompt >> text=Your strategy')
  await page.click('.prompt .option')
  await page.click('.prompt .confirm')
  await page.waitForSelector('.prompt .option[data-part="pass 0"]')
}
