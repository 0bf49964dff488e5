import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { LEADERS } from '../../../engine/rebellion/data/leaders.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { ASSIGN, argA, argB, PLACE, verbOf } from '../../../engine/rebellion/state/moves.js'
import { missionName } from '../../../play/games/rebellion/words/names.js'
import { begin, keptRecord, openPage, toOwnTurn } from './kit.js'

async function madeMoves(page: Page): Promise<readonly number[]> {
  const record = await keptRecord(page)
  return record.moves
}

test('a card and a leader are an assignment at once, and nothing throws it away', async () => {
  const opened = await openPage({ width: 1440, height: 900 })
  const { page, errors } = opened
  const assigned = (): Promise<string[]> => page.locator('.assigned li').allTextContents()
  const leader = (i: number): string => `.leader-card >> nth=${i}`
  const card = (i: number): string => `.hand .card >> nth=${i}`
  try {
    await begin(page, { side: 'empire', setup: 'First game', seed: 'assign' })
    const before = (await madeMoves(page)).length
    await page.click(card(0))
    await page.click(leader(0))
    assert.is((await assigned()).length, 1)
    assert.is(await page.locator('.cards .card .on-it svg').count(), 1, 'drawn on the card')
    // Where one is too few a second leader joins, and goes back by another click
    await page.click(leader(1))
    assert.is(await page.locator('.cards .card .on-it svg').count(), 2)
    await page.click(leader(1))
    assert.is(await page.locator('.cards .card .on-it svg').count(), 1)
    // Leader first, then card
    await page.click(leader(2))
    await page.click(leader(2))
    await page.keyboard.press('Escape')
    await page.click(leader(2))
    await page.click(card(1))
    assert.is((await assigned()).length, 2)
    // U takes back within the draft
    await page.keyboard.press('u')
    assert.is((await assigned()).length, 1)
    assert.is((await madeMoves(page)).length, before)
    // Carried by the mouse
    const from = await page.locator(leader(3)).boundingBox()
    const to = await page.locator(card(1)).boundingBox()
    assert.ok(from !== null && to !== null)
    await page.mouse.move(from.x + 20, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 10)
    await page.mouse.move(to.x + 30, to.y + 30)
    await page.mouse.up()
    const both = await assigned()
    assert.is(both.length, 2)
    // Finish asks once in a round for those who stay in the pool
    await page.keyboard.press('Enter')
    await page.waitForSelector('.prompt .note[role=status]')
    assert.is((await madeMoves(page)).length, before)
    await page.keyboard.press('u')
    assert.is(await page.locator('.prompt .note[role=status]').count(), 0)
    assert.equal(await assigned(), both)
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      () => document.querySelector('.prompt h2')?.textContent !== 'Assign leaders to missions',
    )
    const made = (await madeMoves(page)).slice(before)
    assert.is(made.filter((move) => verbOf(move) === ASSIGN && isImperial(move)).length, 2)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

/** The Rebels have assigned theirs before. */
function isImperial(move: number): boolean {
  return LEADERS[argB(move)]?.side === 'empire'
}

test('keys and double clicks commit nothing but what is chosen', async () => {
  const opened = await openPage({ width: 1440, height: 900 })
  const { page, errors } = opened
  try {
    await begin(page, { side: 'empire', setup: 'First game', seed: 'keys' })
    await toOwnTurn(page)
    const before = (await madeMoves(page)).length
    await page.click('.tabs >> text=Activate')
    await page.dblclick('.prompt .option >> nth=1')
    await page.waitForTimeout(100)
    assert.is((await madeMoves(page)).length, before)
    assert.match((await page.textContent('.prompt h2')) ?? '', 'to which system')
    // Enter on what has the focus by Tab chooses it, and a second one confirms it
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.click('.tabs >> text=Pass')
    await page.keyboard.press('Tab')
    await page.evaluate(() =>
      document.querySelector<HTMLButtonElement>('.tabs button:first-child')?.focus(),
    )
    await page.keyboard.press('Enter')
    assert.is((await madeMoves(page)).length, before, 'the tab was chosen, not Pass confirmed')
    assert.is(await page.getAttribute('.tabs button:first-child', 'aria-pressed'), 'true')
    // After a click with the mouse it presses the button that shows it
    await page.click('.tabs >> text=Pass')
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (title) => document.querySelector('.prompt h2')?.textContent !== title,
      'Your turn',
    )
    assert.ok((await madeMoves(page)).length > before)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('starting units go anywhere in any order, a fill-in can be changed, and all of it is drawn', async () => {
  const opened = await openPage({ width: 1440, height: 900 })
  const { page, errors } = opened
  try {
    await begin(page, { side: 'empire', setup: 'Base game', seed: 'place' })
    await page.keyboard.press('7')
    await page.click('[aria-label="One more in hand"]')
    await page.click('.placing-worlds .world >> nth=0')
    await page.keyboard.press('2')
    await page.click('.placing-worlds .world >> nth=1')
    const own = await page.locator('.placing-worlds li >> nth=0').textContent()
    await page.click('text=Fill in')
    await page.waitForSelector('text=Everything is placed.')
    const filled = await page.locator('.placing-worlds li >> nth=0').textContent()
    assert.ok((filled ?? '').length >= (own ?? '').length)
    assert.is(await page.locator('.placing-worlds .warn').count(), 0)
    await page.keyboard.press('u')
    assert.is(await page.locator('.placing-worlds li >> nth=0').textContent(), own)
    await page.click('text=Fill in')
    await page.waitForSelector('text=Everything is placed.')
    assert.equal(await madeMoves(page), [])
    await page.click('.prompt .confirm')
    await page.waitForFunction(
      () => !(document.querySelector('.prompt h2')?.textContent ?? '').startsWith('Place your'),
    )
    const record = await keptRecord(page)
    const state = rebellion.start(record.options, record.seed)
    const first = record.moves.findIndex((move) => verbOf(move) !== PLACE)
    for (const move of record.moves.slice(0, first)) rebellion.advance(state, move)
    assert.is.not(rebellion.actor(state), 1, 'the Rebels are asked next')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('a hint goes on from the draft, is drawn whole, says what it gains, and is played to the end', async () => {
  const opened = await openPage({ width: 1440, height: 900 })
  const { page, errors } = opened
  try {
    await begin(page, { side: 'empire', setup: 'First game', seed: 'hint' })
    const before = (await madeMoves(page)).length
    await page.click('.hand .card >> nth=0')
    await page.click('.leader-card >> nth=3')
    const drafted = await page.locator('.assigned li b').textContent()
    await page.keyboard.press('h')
    await page.waitForSelector('.plans .option')
    assert.ok((await page.locator('.plans .option').count()) > 1)
    const text = (await page.textContent('.plans')) ?? ''
    assert.not.match(text, /\bdone\b|assign [a-z]+-/)
    assert.match((await page.textContent('.plans .reason')) ?? '', /next|error/)
    let most = 0
    for (let i = 1; i <= (await page.locator('.plans .option').count()); i++) {
      await page.keyboard.press(String(i))
      most = Math.max(most, await page.locator('.dock .cards .on-it svg').count())
    }
    assert.ok(most > 1, 'a plan lies on the cards, the draft with it')
    await page.click('text=Play all')
    await page.waitForFunction(() => document.querySelector('.prompt h2')?.textContent !== 'Hint')
    const made = (await madeMoves(page)).slice(before)
    assert.ok(made.some((move) => verbOf(move) === ASSIGN))
    const names = made
      .filter((move) => verbOf(move) === ASSIGN)
      .map((move) => missionName(argA(move)))
    assert.ok(names.includes(drafted ?? ''), 'what was drafted is made with it')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
