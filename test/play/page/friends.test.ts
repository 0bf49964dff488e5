import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { STRATEGIES } from '../../../engine/duel/data/strategies.js'
import { duel } from '../../../engine/duel/index.js'
import { MOST_MOVES, type Position } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { recordOf, verify } from '../../../engine/record.js'
import type { State } from '../../../engine/state.js'
import { savedText } from '../../../play/shell/saved-game.js'
import { complaints } from './axe.js'
import {
  chooseGame,
  keptRecord,
  keptText,
  openKept,
  openPage,
  playByClicking,
  raiseCurtain,
} from './kit.js'

/** Two people at one screen, in games of two sides and at the miniatures' table. */

/** Mira takes the first seat, Ben the other. */
async function sitDown(page: Page, seed: string): Promise<void> {
  await page.click('.levels >> text=A person')
  const names = page.locator('.seat-row input')
  await names.first().fill('Mira')
  await names.last().fill('Ben')
  await page.fill('.deal input', seed)
  await page.click('.go .primary')
}

/** Whoever is called opens the screen; answers his name. */
async function raise(page: Page): Promise<string> {
  const called = (await page.textContent('.curtain h1')) ?? ''
  await raiseCurtain(page)
  return called.startsWith('Mira') ? 'Mira' : 'Ben'
}

const PEOPLE = { sitters: [{ person: 'Mira' }, { person: 'Ben' }] }

function between(state: State, moves: readonly number[], position?: Position): string {
  const record = recordOf(duel, {}, 'friends', moves, state, position)
  const table = { people: [0, 1], level: 'cadet', tookBack: false, notes: PEOPLE }
  return savedText({ record, table }, 2)
}

/** A game of cards between Mira and Ben: whoever wins the next event wins it. */
function nearTheEnd(): string {
  const position = {
    game: 'duel',
    event: 'evacuation-of-echo-base',
    round: 5,
    balance: 'empire',
    actor: 'rebel',
    rebel: {
      play: ['luke-skywalker', 'military-3'],
      won: ['battle-of-hoth', 'battle-of-yavin'],
      strategy: 'direct-assault',
    },
    empire: {
      play: ['force-5', 'recon-4'],
      won: ['battle-of-endor', 'display-of-power'],
      strategy: 'infiltration',
    },
  }
  const state = duel.fromPosition(position)
  return between(state, [], duel.toPosition(state))
}

/** The same from the beginning, played at random up to the first turn. */
function firstTurn(): string {
  const random = new Random('table')
  const legal = new Int32Array(MOST_MOVES)
  const moves: number[] = []
  const state = duel.start({}, 'friends')
  for (; duel.kinds[duel.kind(state)] !== 'turn'; duel.advance(state, moves.at(-1) as number))
    moves.push(legal[random.below(duel.moves(state, legal))] as number)
  return between(state, moves)
}

test('two people play a game of cards to its end, the screen covered between them', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await openKept(page, nearTheEnd())
    const raised = new Set<string>()
    for (let turns = 0; ; turns++) {
      await page.waitForSelector('.curtain, .end')
      if ((await page.locator('.end').count()) > 0) break
      assert.is(await page.locator('.prompt').count(), 0)
      if (turns === 0) assert.equal(await complaints(page), [])
      raised.add(await raise(page))
      if (turns === 0) assert.match((await page.textContent('.opponent h2')) ?? '', /Ben|Mira/)
      const { stuck } = await playByClicking(page, 7)
      assert.is(stuck, '')
    }
    assert.is(raised.size, 2)
    assert.match((await page.textContent('.end')) ?? '', /Mira|Ben/)
    assert.not.match((await page.textContent('.end')) ?? '', /computer/)
    const record = await keptRecord(page)
    assert.not.throws(() => verify(duel, record))
    await page.click('.end >> text=Change sides')
    await page.waitForSelector('.curtain')
    const { sitters } = JSON.parse(await keptText(page)).table
    assert.equal(sitters, [{ person: 'Ben' }, { person: 'Mira' }])
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('a turn of the card game is answered on the open table, which shows no strategy', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  const html = (): Promise<string> =>
    page.evaluate(() => document.querySelector('main')?.outerHTML ?? '')
  try {
    await openKept(page, firstTurn())
    await page.waitForSelector('.curtain .before-all')
    await page.keyboard.press('t')
    await page.waitForSelector('.open-table .before-all')
    assert.equal(await complaints(page), [])
    const { length } = (await keptRecord(page)).moves
    for (let turn = 1; turn <= 2; turn++) {
      assert.equal(await namedIn(html), [])
      await page.click('.before-all >> text=Play a card')
      await page.click('.before-all >> text=That is the answer')
      await page.waitForFunction((most) => {
        const place = sessionStorage.getItem('dejarik.playing') ?? ''
        return JSON.parse(localStorage.getItem(place) ?? '{}').moves?.length === most
      }, length + turn)
      if ((await page.locator('.open-table .before-all').count()) === 0) break
    }
    await page.keyboard.press('Escape')
    await page.waitForSelector('.curtain:not(.open-table)')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

/** Strategies by name, which are all secret in the first struggle. */
async function namedIn(html: () => Promise<string>): Promise<readonly string[]> {
  const text = await html()
  return STRATEGIES.map(({ name }) => name).filter((name) => text.includes(name))
}

test('a game of two people is left, found by their names, and gone on with behind the curtain', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    for (const [title, setup] of [
      ['Rebellion', 'Base game'],
      ['Skirmish', 'Ground'],
    ] as const) {
      await chooseGame(page, title, setup)
      if (title === 'Skirmish')
        for (const row of [0, 1])
          await page.locator('.seat-row').nth(row).locator('button').first().click()
      else await sitDown(page, 'friends')
      if (title === 'Skirmish') await page.click('.go .primary')
      await page.waitForSelector('.curtain')
      await raise(page)
      await page.reload()
      await page.waitForSelector('.curtain')
      await page.click('.curtain >> text=Leave the game')
      assert.match(
        (await page.textContent('.continue')) ?? '',
        /Mira and Ben|Person 1 and Person 2/,
      )
      await page.click('.continue >> text=Continue')
      await page.waitForSelector('.curtain')
      await raise(page)
      await page.keyboard.press('x')
      await page.click('.curtain >> text=Leave the game')
      await page.waitForSelector('.start')
      assert.equal(errors, [], title)
    }
  } finally {
    await opened.close()
  }
})

test('who gives the second seat to a computer plays alone, and a game of the terminal’s people is theirs here', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await page.click('.levels >> text=A person')
    const rows = page.locator('.seat-row')
    await rows.last().locator('input').fill('Ben')
    // A look at another game loses nothing of what was chosen
    await chooseGame(page, 'Empire vs. Rebellion', 'Full game')
    await chooseGame(page, 'Rebellion', 'Base game')
    assert.is(await rows.last().locator('input').inputValue(), 'Ben')
    await rows.first().locator('text=Computer').click()
    assert.is(await page.locator('.sides input:checked').count(), 1)
    assert.match((await page.textContent('.go .primary')) ?? '', 'Start as the Empire')
    await page.click('.levels >> text=Cadet')
    await page.click('.setups >> text=Base game')
    await page.click('.go .primary')
    await page.waitForSelector('.prompt')
    const { table, ...record } = JSON.parse(await keptText(page))
    await openKept(page, JSON.stringify({ ...record, table: { ...table, people: [0, 1] } }))
    await page.waitForSelector('.curtain >> text=I am Person')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
