import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { parseMove } from '../../../engine/rebellion/text/describe.js'
import type { State } from '../../../engine/state.js'
import { scene } from '../../engine/rebellion/combat/cinematic/scene.js'
import { risen } from '../../engine/rebellion/rise/rise.js'
import { play } from '../../engine/rebellion/support.js'
import { complaints } from './axe.js'
import { keptRecord, openKept, openPage } from './kit.js'

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
  return keptText(state)
}

function keptText(state: State): string {
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
  await page.waitForSelector('.deck-card') // loaded when the first battle is drawn
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
  // Marked dice are one answer: they are rolled together, and then no more
  await page.locator('.die-button').nth(1).click()
  assert.match((await page.textContent('.prompt .confirm')) ?? '', 'Reroll 2 dice')
  await page.keyboard.press('u')
  assert.is(await page.locator('.die-button[aria-pressed=true]').count(), 0)
  await page.locator('.die-button').nth(1).click()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.mark-words') === null)
  assert.equal(errors, [])
  await close()
})

test('a Subversion is ticked beside the leaders: all chances are those with it, and one button does both', async () => {
  const attempt = risen('build-alliance', ['mon-mothma'], {
    options: { expansion: 'on', missions: 'rise' },
    assigned: [{ mission: 'subversion-empire-rise', leaders: ['grand-moff-tarkin'] }],
  })
  const state = play(attempt, 'reveal build-alliance alderaan')
  const { page, errors, close } = await openPage()
  await openKept(page, keptText(state))
  await asked(page, 'Oppose Build Alliance')
  const decks = (await page.textContent('.decks')) ?? ''
  assert.match(decks, 'Rebellion missions of Rise of the Empire')
  assert.match(decks, '8 of 8')
  const vader = page.locator('.prompt .option:has-text("Send Vader") .detail')
  const without = await vader.textContent()
  assert.is(await page.locator('.prompt .options .option:has-text("Subversion")').count(), 0)
  await page.keyboard.press('s')
  await page.waitForSelector('.subversion .option.on')
  assert.is.not(await vader.textContent(), without)
  assert.equal(await complaints(page, '.prompt'), [])
  await page.locator('.prompt .option:has-text("Send Vader")').click()
  assert.match((await page.textContent('.prompt .confirm')) ?? '', 'with Subversion')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.subversion') === null)
  const { moves } = await keptRecord(page)
  const reveal = parseMove(state, 'reveal subversion-empire-rise alderaan')
  const revealed = play(state, 'reveal subversion-empire-rise alderaan')
  assert.equal(moves.slice(0, 2), [reveal, parseMove(revealed, 'oppose darth-vader')])
  // Who would rather judge for himself reads what the cards say, and nothing of how things stand
  const record = JSON.parse(kept())
  await openKept(page, JSON.stringify({ ...record, page: { ...record.page, verdicts: false } }))
  await asked(page, 'Choose your space card')
  await page.waitForSelector('.deck-card')
  await page.keyboard.press('1')
  assert.is(await page.locator('.tactic-half.dead, .spoil').count(), 0)
  const swarm = await page.locator('.deck-card').first().textContent()
  assert.match(swarm ?? '', 'With more fighters than the Rebels')
  assert.equal(errors, [])
  await close()
})

test.run()
