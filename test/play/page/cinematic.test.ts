import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { scene } from '../../engine/rebellion/combat/cinematic/scene.js'
import { complaints } from './axe.js'
import { openKept, openPage } from './kit.js'

/** A round of cinematic combat on the page, by its keys. */

/** The Empire attacks with an Interdictor; no Rebel card can go before its own. */
function kept(): string {
  const state = scene({
    by: 'empire',
    units: {
      'star-destroyer': 1,
      interdictor: 1,
      'tie-fighter': 2,
      'mon-calamari-cruiser': 1,
      'x-wing': 2,
    },
    there: ['admiral-piett'],
    used: ['outrun-them', 'superlaser-blast'],
  })
  const record = {
    game: rebellion.name,
    edition: rebellion.edition,
    options: rebellion.optionsOf(state),
    seed: 'cinematic',
    position: rebellion.toPosition(state),
    moves: [],
  }
  const settings = { side: 1, level: 'cadet', takeBack: true, savedAt: 0, round: 1 }
  return JSON.stringify({ ...record, page: settings })
}

async function asked(page: Page, title: string): Promise<void> {
  await page.waitForSelector(`.prompt:not(.waiting) h2 >> text=${title}`)
}

test('a card is laid face down, cancels theirs, and the dice answer clicks', async () => {
  const { page, errors, close } = await openPage()
  await openKept(page, kept())
  await asked(page, 'Choose your space card')
  assert.is(await page.locator('.deck-card').count(), 8)
  assert.equal(await complaints(page, '.combat'), [])
  // A used card keeps its place, and is no answer
  await page.keyboard.press('5')
  assert.is(await page.locator('.slot.mine b').textContent(), 'Your card')
  await page.keyboard.press('6')
  assert.is(await page.locator('.slot.mine b').textContent(), 'Entrapment')
  await page.keyboard.press('Enter')
  await asked(page, 'Which half of Entrapment')
  assert.equal(await complaints(page, '.combat'), [])
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await asked(page, 'One more card of this deck')
  assert.is(await page.locator('.shown-card.cancelled .band').count(), 1)
  await page.keyboard.press('0')
  await page.keyboard.press('Enter')
  await asked(page, 'Your attack in the space battle')
  const die = page.locator('.die-button').first()
  await die.click()
  assert.is(await die.getAttribute('aria-pressed'), 'true')
  assert.equal(errors, [])
  await close()
})

test.run()
