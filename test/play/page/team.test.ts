import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import { KIND_IDS } from '../../../engine/rebellion/course/kinds.js'
import { UNITS } from '../../../engine/rebellion/data/units.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { recordOf, verify } from '../../../engine/record.js'
import { savedText } from '../../../play/shell/saved-game.js'
import { complaints } from './axe.js'
import { keptRecord, keptText, openKept, openPage, playByClicking } from './kit.js'

/** Seats people and computers: a name, an empty one for the only person, or null for the fastest computer. */
async function sitDown(
  page: Page,
  seats: readonly (string | null)[],
  seed: string,
  partners = 'All open',
): Promise<void> {
  await page.click('.setups >> text=Base game')
  await page.click(`.setup-choices >> text=${seats.length === 3 ? 'Three seats' : 'Four seats'}`)
  await page.click(`.setup-choices >> text=${partners}`)
  const rows = page.locator('.seat-row')
  for (const [seat, name] of seats.entries())
    if (name !== null) await rows.nth(seat).locator('button').first().click()
  for (const [seat, name] of seats.entries()) {
    const row = rows.nth(seat)
    if (name === null) {
      await row.locator('button').last().click()
      await row.locator('select').selectOption({ label: 'Cadet' })
    } else if (name !== '') await row.locator('input').fill(name)
  }
  await page.fill('.deal input', seed)
  await page.click('.go .primary')
}

/** Names of all cards that only one side has, and nothing else is called. */
function namesOf(side: number): string[] {
  const cards = [...MISSIONS, ...ACTIONS].filter((card) => card.side === side)
  const names = [...cards, ...(side === REBEL ? OBJECTIVES : [])].map(({ name }) => name)
  return names.filter((name) => !UNITS.some((unit) => unit.name.includes(name)))
}

/** All that is in the page, drawn, said or only written down in it. */
function allOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.documentElement.cloneNode(true) as Element
    for (const one of root.querySelectorAll('script, style, link, symbol, .since')) one.remove()
    return root.outerHTML
  })
}

function named(html: string, names: readonly string[]): string[] {
  return names.filter((name) => html.includes(name))
}

test('a team game is played in any seat with computers in the others', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    const tables: readonly (readonly [readonly (string | null)[], string])[] = [
      [[null, '', null, null], 't1'],
      [['', null, null], 't5'],
    ]
    for (const [seats, seed] of tables) {
      await sitDown(page, seats, seed)
      const { over, stuck } = await playByClicking(page, 7)
      assert.is(stuck, '', seed)
      assert.ok(over, seed)
      const record = await keptRecord(page)
      assert.is(record.options.players, String(seats.length))
      assert.not.throws(() => verify(rebellion, record))
      await page.click('.end >> text=New game')
      await page.waitForSelector('.start')
    }
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('between the sides the screen is covered, and nothing secret is left in the page', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await sitDown(page, ['Mira', 'Ben', null, null], 't6')
    const seen = new Set<string>()
    for (let i = 0; i < 4; i++) {
      await page.waitForSelector('.curtain')
      const covered = await allOf(page)
      assert.equal(named(covered, [...namesOf(REBEL), ...namesOf(EMPIRE)]), [])
      if (i === 0) assert.equal(await complaints(page), [], 'curtain')
      const who = (await page.textContent('.curtain h1'))?.startsWith('Mira') ? REBEL : EMPIRE
      await page.waitForTimeout(401)
      await page.keyboard.press('Enter')
      await page.waitForSelector('.prompt:not(.waiting)')
      seen.add(`${who}`)
      if (i === 0) assert.equal(await complaints(page), [], 'a team')
      // Nothing has been revealed in the set-up and the first assignment
      assert.equal(named(await allOf(page), namesOf(1 - who)), [], `side ${who}`)
      if (i === 2) {
        // A game that is opened again is covered, with the same people at the table
        const text = await keptText(page)
        assert.equal(JSON.parse(text).table.sitters.slice(0, 2), [
          { person: 'Mira' },
          { person: 'Ben' },
        ])
        await page.reload()
        continue
      }
      assert.is((await playByClicking(page, 7)).stuck, '')
    }
    assert.is(seen.size, 2)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('partners see all of each other, or keep their own cards behind the curtain', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  const objectives = OBJECTIVES.map(({ name }) => name)
  const raise = async (who: string): Promise<void> => {
    await page.waitForSelector(`.curtain >> text=I am ${who}`)
    await page.waitForTimeout(401)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.prompt:not(.waiting)')
  }
  try {
    await sitDown(page, ['Mira', null, null, 'Jon'], 't9')
    await page.waitForSelector('.prompt .who >> text=Mira, Rebel Admiral')
    assert.is.not(named(await allOf(page), objectives).length, 0)
    await page.click('button[aria-label=Menu]')
    await page.click('dialog >> text=To the start screen')
    await page.waitForSelector('.start')

    await sitDown(page, ['Mira', null, null, 'Jon'], 't9', 'Own cards covered')
    await raise('Mira')
    assert.equal(named(await allOf(page), objectives), [])
    await playByClicking(page, 7)
    await raise('Jon')
    assert.is.not(named(await allOf(page), objectives).length, 0)
    await page.keyboard.press('x')
    await page.waitForSelector('.curtain >> text=Jon')
    assert.equal(named(await allOf(page), objectives), [])
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

/** A kept game in which the Imperial Admiral has his first turn, computers in the other seats. */
function admiralsTurn(): string {
  const options = { setup: 'standard', players: '4' }
  const state = rebellion.start(options, 'a')
  const random = new Random('a')
  const list = new Int32Array(MOST_MOVES)
  const moves: number[] = []
  while (KIND_IDS[rebellion.kind(state)] !== 'command' || rebellion.actor(state) !== 1) {
    moves.push(list[random.below(rebellion.moves(state, list))] as number)
    rebellion.advance(state, moves[moves.length - 1] as number)
  }
  const record = recordOf(rebellion, options, 'a', moves, state)
  const table = { people: [1], level: 'cadet', tookBack: false, notes: {} }
  return savedText({ record, table }, 4)
}

test('a computer partner says what he plans, is told a wish, and keeps it over a reload', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await openKept(page, admiralsTurn())
    await page.waitForSelector('.partner .whisper >> text=Next:')
    await page.waitForSelector('.seat-strip .on >> text=you')
    await page.click('.partner >> text=Wish')
    await page.click('.wish-sorts >> text=Spare a system')
    // On the board the system is as good as in the list
    await page.click('[data-place][aria-label^="Kessel, can be chosen"]')
    await page.waitForSelector('.wishes >> text=Spare Kessel')
    await page.waitForSelector('.wishes >> text=I keep away from Kessel until the round ends')
    assert.equal(await complaints(page), [], 'wishes')
    await page.reload()
    await page.waitForSelector('.partner .wishes >> text=Spare Kessel')
    await page.click('.wishes .close')
    await page.waitForSelector('.wishes', { state: 'detached' })
    await page.keyboard.press('a')
    await page.waitForSelector('.prompt h2 >> text=Your General would')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
