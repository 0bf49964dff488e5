import type { Page } from 'playwright-core'

/** The card game in a real browser. */

export interface Deal {
  readonly side: 'empire' | 'rebel'
  readonly setup: 'Full game' | 'One struggle'
  readonly seed: string
}

/** Turns to the card game on the start screen. */
export async function chooseGame(page: Page): Promise<void> {
  await page.click('.games >> text=Empire vs. Rebellion')
  await page.waitForSelector('.setups >> text=Full game')
}

/** Begins a game against the fastest opponent, with the introduction closed. */
export async function begin(page: Page, { side, setup, seed }: Deal): Promise<void> {
  await page.click('.levels >> text=Cadet')
  await page.click(`.sides .${side}`)
  await page.click(`.setups >> text=${setup}`)
  await page.fill('.deal input', seed)
  await page.click('.go .primary')
  await page.waitForSelector('.game')
  if (setup === 'One struggle') await page.click('dialog .close')
  await page.waitForSelector('.prompt:not(.waiting)')
}

/** Chooses four characters and a strategy as the computer's habits would, up to the first turn. */
export async function toFirstTurn(page: Page): Promise<void> {
  await page.click('.prompt >> text=Suggest')
  await page.click('.prompt .confirm:not(:disabled)')
  await page.waitForSelector('.prompt >> text=Your strategy')
  await page.click('.prompt .option')
  await page.click('.prompt .confirm')
  await page.waitForSelector('.prompt .option[data-part="pass 0"]')
}
