import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../engine/rebellion/cards/registry.js'
import { KIND_IDS, type KindId } from '../../../engine/rebellion/course/kinds.js'
import { UNITS } from '../../../engine/rebellion/data/units.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { recordOf, verify } from '../../../engine/record.js'
import { opens } from '../../../play/shell/code-lock.js'
import { savedText } from '../../../play/shell/saved-game.js'
import { complaints } from './axe.js'
import { keptRecord, keptText, openKept, openPage, PAST_DEAF_MS, playByClicking } from './kit.js'

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

/** Two people give codes, begin, leave, and find the choice as it was, but no code. */
async function sitDownWithCodes(page: Page): Promise<void> {
  // What a double click hits stays under the pointer
  const card = page.locator('.setups >> text=Rise of the Empire')
  await card.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  await card.dblclick()
  assert.equal(await card.boundingBox(), before)
  await page.click('.setups >> text=Base game')
  await page.click('.setup-choices >> text=Four seats')
  const rows = page.locator('.seat-row')
  for (const seat of [0, 1]) await rows.nth(seat).locator('button').first().click()
  await page.click('.seat-table >> text=Curtain and code')
  await page.waitForSelector('.lacking >> text=Both people need a code of four figures.')
  const codes = page.locator('.seat-row .code')
  await codes.first().pressSequentially('12a4')
  assert.is(await codes.first().inputValue(), '124')
  await codes.first().fill('1234')
  await page.waitForSelector('.lacking >> text=still missing for Person 2.')
  assert.ok(await page.isDisabled('.go .primary'))
  await codes.last().fill('0417')
  await page.click('.go .primary')
  await page.click('.curtain >> text=Leave the game')
  await page.waitForSelector('.lacking >> text=Both people need a code of four figures.')
  assert.is(await codes.count(), 2)
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
      [[null, '', null, null], 't26'],
      [['', null, null], 't36'],
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
      await page.waitForTimeout(PAST_DEAF_MS)
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
    await page.waitForTimeout(PAST_DEAF_MS)
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

test('codes open the screen, are kept as locks, and what a file has of people is read or refused', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await sitDownWithCodes(page)

    // As earlier versions kept it
    const game = JSON.parse(admiralsTurn([0, 1]))
    const computer = { level: 'cadet' }
    const mira = { person: 'Mira', code: '1234' }
    const sitters = [mira, { person: 'Ben', code: '0417' }, computer, computer]
    await openKept(page, JSON.stringify({ ...game, table: { ...game.table, sitters } }))
    await page.waitForSelector('.curtain >> text=I am Ben')
    for (const typed of ['1234', '']) {
      await page.waitForTimeout(PAST_DEAF_MS)
      await page.fill('.curtain .code', typed)
      await page.keyboard.press('Enter')
      await page.waitForSelector('.curtain .wrong >> text=not the four figures of Ben')
    }
    await page.fill('.curtain .code', '0417')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.prompt:not(.waiting)')
    assert.not.match(await allOf(page), /0417|1234/)
    await page.click('.tabs >> text=Pass')
    await page.click('.prompt .confirm')
    await page.waitForSelector('.curtain >> text=Mira')
    // A code that is typed at once is a code all the same
    await page.keyboard.type('1234\n')
    await page.waitForSelector('.prompt:not(.waiting)')
    const kept = await keptText(page)
    assert.not.match(kept, /"code"/)
    const [miras, bens] = JSON.parse(kept).table.sitters
    assert.ok(opens('1234', miras.lock) && opens('0417', bens.lock))

    await page.reload()
    await page.waitForSelector('.curtain')
    await page.click('.curtain >> text=Leave the game')
    await page.waitForSelector('.start')
    const broken = { ...game, table: { ...game.table, sitters: [mira, computer, computer] } }
    const chooser = page.waitForEvent('filechooser')
    await page.click('.start >> text=Load')
    const buffer = Buffer.from(JSON.stringify(broken))
    await (await chooser).setFiles({ name: 'x.json', mimeType: 'application/json', buffer })
    await page.waitForSelector(
      'text=x.json cannot be opened: table.sitters: is no list of who sits',
    )

    // What names nothing secret is answered before all, without anybody's cards
    await openKept(page, admiralsTurn([0, 1], 'oppose'))
    await page.waitForSelector('.curtain >> text=I am Person 2')
    assert.match((await page.textContent('.before-all legend')) ?? '', /^Oppose .+ at .+\?$/)
    assert.equal(await complaints(page), [], 'before all')
    await page.click('.curtain >> text=To the open table')
    await page.waitForSelector('.open-table [data-place]')
    assert.equal(await complaints(page), [], 'the open table')
    assert.equal(named(await allOf(page), namesOf(EMPIRE)), [])
    await page.keyboard.press('t')
    await page.waitForSelector('.curtain')
    const made = JSON.parse(await keptText(page)).moves.length
    assert.equal(named(await allOf(page), namesOf(EMPIRE)), [])
    await page.click('.before-all button >> text=Send nobody')
    await page.click('.before-all .primary')
    await page.waitForFunction((before) => {
      const place = sessionStorage.getItem('dejarik.playing') ?? ''
      return JSON.parse(localStorage.getItem(place) ?? '{}').moves?.length > before
    }, made)
    await page.waitForSelector('.before-all', { state: 'detached' })
    assert.equal(named(await allOf(page), namesOf(EMPIRE)), [])

    // A team gives up together, and what was secret is shown when all know
    await openKept(page, admiralsTurn([0, 1, 2]))
    await page.waitForSelector('.curtain >> text=I am Person 2')
    await page.waitForTimeout(PAST_DEAF_MS)
    await page.keyboard.press('Enter')
    await page.click('button[aria-label=Menu]')
    await page.click('dialog >> text=Resign')
    await page.waitForSelector('.asks >> text=It ends for Person 2 and Person 3 and everybody else')
    assert.equal(await complaints(page), [], 'giving up')
    await page.click('.asks >> text=Person 2 gives up')
    assert.ok(await page.isDisabled('.asks .warn'))
    await page.click('.asks >> text=Person 3 gives up')
    await page.click('.asks .warn')
    await page.waitForSelector('.curtain >> text=The Empire resigned: victory for the Rebellion.')
    assert.equal(named(await allOf(page), [...namesOf(REBEL), ...namesOf(EMPIRE)]), [])
    await page.click('.curtain >> text=Show everything to all')
    await page.waitForSelector('.page.replay')
    await page.click('.tools >> text=Close')
    await page.waitForSelector('.continue >> text=The Empire resigned')
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

/** A kept game in which the Imperial Admiral has his first turn, or first decision of another kind, computers in the other seats. */
function admiralsTurn(people: readonly number[] = [1], kind: KindId = 'command'): string {
  const options = { setup: 'standard', players: '4' }
  const state = rebellion.start(options, 'a')
  const random = new Random('a')
  const list = new Int32Array(MOST_MOVES)
  const moves: number[] = []
  while (KIND_IDS[rebellion.kind(state)] !== kind || rebellion.actor(state) !== 1) {
    moves.push(list[random.below(rebellion.moves(state, list))] as number)
    rebellion.advance(state, moves[moves.length - 1] as number)
  }
  const record = recordOf(rebellion, options, 'a', moves, state)
  const table = { people, level: 'cadet', tookBack: false, notes: {} }
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
