import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../engine/rebellion/index.js'
import { playOut } from '../../../play/live-game.js'
import { keptRecord, keptText, type Opened, openPage } from './kit.js'

const FINISHED = playOut(rebellion, {}, 'files', ['scripted', 'random'])
const POSITION = rebellion.toPosition(rebellion.start({ setup: 'first' }, 'files'))
const LINES = [0, 1, 2].map((number) =>
  JSON.stringify({ number, players: ['scripted', 'random'], ...FINISHED }),
)

let opened: Opened

test.before(async () => {
  opened = await openPage()
})
test.after(async () => {
  await opened.close()
})
test.before.each(async () => {
  await opened.page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('dejarik.game')) localStorage.removeItem(key)
    sessionStorage.clear()
  })
  await opened.page.reload()
  await opened.page.waitForSelector('.start')
})
test.after.each(() => {
  assert.equal(opened.errors, [])
})

async function load(page: Page, text: string, name = 'file.json'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.click('text=Load file')
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await (await chooser).setFiles(file)
}

/** What is no game, and what is said of it. */
const OTHERS: readonly (readonly [what: string, text: string, complaint: RegExp])[] = [
  ['nothing', ' \n', /it is empty/],
  ['a report', '<!doctype html><title>x', /it is a web page; the games .* are in its games.jsonl/],
  ['a list', '[1]', /it is a list/],
  ['a text', 'hello', /it is a text/],
  ['a number', '42\n', /it is a number, and neither a game nor a position/],
  ['null', 'null', /it is empty but for the word "null"/],
  ['bytes', '\u0000\u0001\u0002', /these bytes are not a packed record/],
  ['a cut game', '{"game":"rebellion","moves":[', /this is no JSON, or it is cut short/],
  ['a summary', '{"entrants":[],"pairs":1}', /neither a game .* it has "entrants", "pairs"/],
  [
    'a game of chess',
    '{"game":"chess","seed":"","moves":[]}',
    /"chess" is not played on this page/,
  ],
  ['a position of chess', '{"game":"chess"}', /it is a position of chess/],
  [
    'what one side knows',
    JSON.stringify(rebellion.toPosition(rebellion.observe(rebellion.fromPosition(POSITION), 1))),
    /observer: this is what one player knows/,
  ],
  [
    'a game nested deep',
    `{"game":"rebellion","seed":"","moves":[],"position":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
    /position|nested/,
  ],
  [
    'a position nested deep',
    `{"game":"rebellion","a":${'['.repeat(50)}${']'.repeat(50)}}`,
    /nested deeper/,
  ],
  ['a list of moves of another kind', '{"game":"rebellion","seed":"","moves":{}}', /moves: a list/],
  [
    'a game with odd names',
    '{"game":"rebellion","seed":"","moves":[],"options":{"__proto__":"x"},"__proto__":{"seed":1}}',
    /option/,
  ],
]

test('what is no game is refused with what it is, and nothing changes', async () => {
  const { page } = opened
  for (const [what, text, complaint] of OTHERS) {
    await load(page, text)
    const said = (await (await page.waitForSelector('.toast')).textContent()) ?? ''
    assert.match(said, complaint, what)
    assert.match(said, 'file.json cannot be opened', what)
    assert.ok(said.length < 400, what)
    await page.click('.toast .link')
  }
})

/** Where cards are said to be hidden. */
const HIDDEN_CARDS = '.open-cards p:has(svg)'

const shares = (page: Page): Promise<string[]> => page.locator('.curve-key dt').allTextContents()

test('a games.jsonl offers its games, and a replay shows everything open from any side', async () => {
  const { page } = opened
  await load(page, LINES.join('\n'), 'games.jsonl')
  assert.is(await page.textContent('.choose-game h2'), '3 games')
  await page.click('.choose-game li:nth-child(2) button')
  await page.waitForSelector('.replay')
  await page.waitForFunction(() => document.querySelectorAll('.curve-key dt').length === 3)
  assert.equal(
    (await shares(page)).map((name) => name.trim()),
    ['knowing everything', 'as the Rebellion knew it', 'as the Empire knew it'],
  )
  await page.keyboard.press('PageDown')
  for (const eyes of ['All', 'Empire', 'Rebellion']) {
    await page.click(`.rail .tabs >> text=${eyes}`)
    assert.is((await page.locator(HIDDEN_CARDS).count()) > 0, eyes !== 'All', eyes)
  }
  // Playing at the end begins anew
  await page.keyboard.press('End')
  await page.click('[aria-label=Play]')
  await page.waitForFunction(() => /Move [12] of/.test(document.body.textContent ?? ''))
  await page.keyboard.press('Space')
  await page.click('.replay >> text=Play from here')
  await page.click('.play-from >> text=Rebellion')
  await page.click('.play-from >> text=Cadet')
  await page.click('.play-from .primary')
  await page.waitForSelector('.game')
  const { moves } = await keptRecord(page)
  assert.ok(moves.length >= 1)
  assert.equal(FINISHED.moves.slice(0, 1), moves.slice(0, 1))
})

test('a position file is shown, and a game begins from it', async () => {
  const { page } = opened
  await load(page, JSON.stringify(POSITION))
  assert.match((await page.textContent('.replay h1')) ?? '', 'Position')
  await page.click('.replay >> text=Play from here')
  await page.click('.play-from >> text=Cadet')
  await page.click('.play-from .primary')
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.ok((await keptRecord(page)).position !== undefined)
})

test('a finished game is kept, its end card cannot be undone, and a replay closes to it', async () => {
  const { page } = opened
  const table = { people: [1], level: 'cadet', tookBack: false, takeBack: true, round: 7 }
  await load(page, JSON.stringify({ ...FINISHED, table }))
  await page.waitForSelector('.end')
  assert.equal((await keptRecord(page)).moves, FINISHED.moves)
  await page.keyboard.press('u')
  await page.waitForTimeout(50)
  assert.equal((await keptRecord(page)).moves, FINISHED.moves)
  assert.ok((await page.locator('.open-cards li').count()) > 5)
  assert.is(await page.locator(HIDDEN_CARDS).count(), 0)
  await page.click('.end >> text=Watch the replay')
  await page.waitForSelector('.replay')
  await page.click('.replay >> text=Close')
  await page.waitForSelector('.end')
  // An opponent whom nobody knows is named
  await page.click('.end >> text=New game')
  await load(page, JSON.stringify({ ...FINISHED, table: { ...table, level: 'grand-master' } }))
  assert.match(
    (await (await page.waitForSelector('.toast')).textContent()) ?? '',
    /file.json names the opponent "grand-master", whom this page does not know: Officer plays/,
  )
  await page.click('.toast .link')
  // The same file again is the same game
  const text = await keptText(page)
  await page.click('.end >> text=New game')
  await load(page, text)
  await page.waitForSelector('.end')
  await page.click('.end >> text=New game')
  assert.match((await page.textContent('.continue')) ?? '', 'Finished game')
  assert.is(await page.locator('.kept li').count(), 0)
})

test.run()
