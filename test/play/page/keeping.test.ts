import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkRecord } from '../../../engine/record.js'
import {
  assignNobody,
  begin,
  keptRecord,
  keptText,
  type Opened,
  openKept,
  openPage,
  toOwnTurn,
} from './kit.js'

let opened: Opened

test.before(async () => {
  opened = await openPage()
})
test.after(async () => {
  await opened.close()
})
test.before.each(async () => {
  await forgetGames(opened.page)
  await opened.page.evaluate(() => sessionStorage.clear())
  await opened.page.reload()
  await opened.page.waitForSelector('.start')
})
test.after.each(() => {
  assert.equal(opened.errors, [])
})

/** All that is stored but the pace: without it everything would be told at length. */
function forgetGames(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key !== 'dejarik.pace') localStorage.removeItem(key)
  })
}

test('a reload in the middle of a game goes on where it was', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'reload' })
  await assignNobody(page)
  await page.waitForSelector('.prompt:not(.waiting)')
  const before = await keptRecord(page)
  const title = await page.textContent('.prompt h2')
  await page.reload()
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.is(await page.textContent('.prompt h2'), title)
  assert.equal((await keptRecord(page)).moves, before.moves)
})

test('a reload takes nothing away of a set-up under way, and filling in twice is one step', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'Base game', seed: 'draft' })
  await page.waitForSelector('.prompt:not(.waiting)')
  const untouched = await page.textContent('.prompt')
  await page.dblclick('.prompt >> text=Fill in')
  await page.waitForFunction(
    (text) => document.querySelector('.prompt')?.textContent !== text,
    untouched,
  )
  const filled = await page.textContent('.prompt')
  await page.reload()
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.is(await page.textContent('.prompt'), filled)
  await page.keyboard.press('u')
  await page.waitForFunction(
    (text) => document.querySelector('.prompt')?.textContent === text,
    untouched,
  )
})

test('a visit later offers to continue', async () => {
  const { page } = opened
  await begin(page, { side: 'rebel', setup: 'First game', seed: 'later' })
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.click('.continue >> text=Continue')
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.is(await page.textContent('.prompt h2'), 'Where do you hide the base?')
})

test('a game is given up in the menu, asked once: it stays kept to be looked at, as it stands', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'given up' })
  const before = await keptRecord(page)
  await page.click('[aria-label=Menu]')
  await page.click('dialog >> text=Resign')
  await page.click('.asks >> text=Play on')
  await page.click('dialog >> text=Resign')
  await page.click('.asks >> text=Resign')
  await page.waitForSelector('.page.replay .end >> text=Victory for the Rebellion')
  assert.match((await page.textContent('.end .reason')) ?? '', 'You resigned in round 1.')
  assert.is(await page.locator('.toast').count(), 0)
  await page.click('.tools >> text=Close')
  assert.match((await page.textContent('.continue')) ?? '', /Finished game.*You resigned/)
  await page.click('.continue >> text=Look at it')
  const moves = before.moves.length
  await page.waitForSelector('.end >> text=Victory for the Rebellion')
  assert.match((await page.textContent('.phase')) ?? '', `of ${moves}`)

  // Coach and replay lead back to its end
  await page.click('.end >> text=Coach')
  await page.waitForSelector('.coach')
  await page.click('[aria-label="Close the coach"]')
  await page.click('.end >> text=Watch the replay')
  assert.is(await page.locator('.end').count(), 0)
  assert.match((await page.textContent('.phase')) ?? '', 'Move 0 of')
  await page.click('.tools >> text=Close')
  await page.click('.end >> text=New game')
  await page.waitForSelector('.continue >> text=You as the Empire')
})

test('games are kept beside each other: Start replaces none, and each can be gone on with or deleted', async () => {
  const { page } = opened
  await begin(page, { side: 'rebel', setup: 'First game', seed: 'first of two' })
  const first = await keptRecord(page)
  await page.click('[aria-label=Menu]')
  await page.click('text=To the start screen')
  await begin(page, { side: 'empire', setup: 'First game', seed: 'second of two' })
  await page.click('[aria-label=Menu]')
  await page.click('text=To the start screen')
  assert.match((await page.textContent('.continue')) ?? '', 'Empire, round 1')
  assert.match((await page.textContent('.kept li')) ?? '', /Rebellion, round 1.*first of two/)
  await page.click('.kept >> text=Continue')
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.equal((await keptRecord(page)).moves, first.moves)
  await page.click('[aria-label=Menu]')
  await page.click('text=To the start screen')
  // Asked once, and not deleted before the answer
  await page.click('.continue >> text=Delete')
  await page.click('.asks >> text=Keep')
  await page.click('.continue >> text=Delete')
  assert.is(await page.locator('.kept li').count(), 1)
  await page.click('.asks .warn')
  await page.waitForFunction(() => document.querySelector('.kept li') === null)
  assert.match((await page.textContent('.continue')) ?? '', 'Rebellion, round 1')
})

/** Saves that look like games, and whether they are one. */
const HOSTILE: readonly (readonly [what: string, change: object, isGame: boolean])[] = [
  ['an illegal move', { moves: [1, 2, 3] }, false],
  ['nested moves', { moves: [JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)] }, false],
  ['unknown options', { options: { setup: 'nonsense' } }, false],
  ['another edition', { edition: 99 }, false],
  ['a number for a text', { seed: 5 }, false],
  ['too many units', { position: { game: 'rebellion', units: { hoth: { 'at-st': 1e9 } } } }, false],
  ['a seat that is none', { table: { people: [5], level: 'cadet' } }, false],
  ['odd notes', { table: { people: [1], level: 'constructor', round: '<b>', savedAt: -1 } }, true],
  ['a list for notes', { table: [1], constructor: 1 }, false],
  ['words of a page', { seed: '<img src=x onerror="document.title = 1">', moves: [] }, true],
]

test('the page starts whatever lies in its storage, and opens what is a game only', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'hostile' })
  const { hash: _, ...record } = JSON.parse(await keptText(page))
  for (const [what, change, isGame] of HOSTILE) {
    await page.evaluate(() => {
      const place = sessionStorage.getItem('dejarik.playing') ?? ''
      for (const key of [place, 'dejarik.game.test']) localStorage.removeItem(key)
    })
    await openKept(
      page,
      JSON.stringify({ ...record, ...change }).replace('"seed"', '"__proto__":{"moves":1},"seed"'),
    )
    await page.waitForSelector(isGame ? '.game' : '.start .toast')
    if (isGame) continue
    const said = (await page.textContent('.toast')) ?? ''
    assert.match(said, 'This game cannot be opened', what)
    assert.ok(said.length < 500, what)
    assert.is(await page.locator('.kept .damaged').count(), 1, what)
  }
})

test('the back button goes out of a dialog, then out of the game, which stays kept', async () => {
  const { page } = opened
  await begin(page, { side: 'rebel', setup: 'First game', seed: 'back' })
  await page.click('[aria-label=Menu]')
  await page.waitForSelector('dialog')
  await page.goBack()
  await page.waitForFunction(() => document.querySelector('dialog') === null)
  await page.reload()
  await page.waitForSelector('.game')
  await page.goBack()
  await page.waitForSelector('.start')
  assert.match((await page.textContent('.continue')) ?? '', 'Rebellion, round 1')
  // And Forward comes back to it
  await page.goForward()
  await page.waitForSelector('.game')
  await page.goBack()
  await page.waitForSelector('.start')
  await forgetGames(page)
  await page.goForward()
  await page.waitForSelector('.start .toast:has-text("has been deleted")')
})

test('damaged games, however large, stay kept and can be fetched, and a new one can begin', async () => {
  const { page } = opened
  const broken = '{"game":"rebellion","seed":"x","options":{},"moves":[1,2'
  await page.evaluate((text) => {
    localStorage.setItem('dejarik.game', text)
    localStorage.setItem('dejarik.game.large', `[${'['.repeat(3_000_000)}`)
    sessionStorage.setItem('dejarik.playing', 'dejarik.game.large')
  }, broken)
  await page.reload()
  assert.match((await page.textContent('.toast')) ?? '', 'cannot be opened')
  const said = await page.locator('.kept .damaged').allTextContents()
  assert.is(said.length, 2)
  for (const one of said) assert.match(one, 'this is no JSON, or it is cut short')
  const download = page.waitForEvent('download')
  await page.click('.kept .damaged:has-text("cut short") >> nth=1 >> text=Save to file')
  await download
  await begin(page, { side: 'empire', setup: 'First game', seed: 'afresh' })
  assert.is(await page.evaluate(() => localStorage.getItem('dejarik.game')), broken)
})

test('full storage is said as long as it is full, and a game that is not kept is not let go unasked', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'full' })
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let i = 0; i < 3; i++)
        try {
          localStorage.setItem(`filler ${size} ${i}`, 'x'.repeat(size))
        } catch {
          break
        }
  })
  await assignNobody(page)
  await page.waitForSelector('.unkept')
  assert.match((await page.textContent('.unkept')) ?? '', 'the storage of this browser is full')
  await page.click('[aria-label=Menu]')
  await page.click('text=To the start screen')
  await page.click('dialog >> text=Stay')
  await page.waitForSelector('.unkept ~ main .game')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('filler')) localStorage.removeItem(key)
  })
  await toOwnTurn(page)
  await page.waitForFunction(() => document.querySelector('.unkept') === null)
})

test('two tabs never play one game: the second is told, and may take it over', async () => {
  const { page, errors } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'two tabs' })
  const other = await page.context().newPage()
  other.on('pageerror', (error) => errors.push(error.message))
  await other.goto(page.url())
  await other.click('.continue >> text=Continue')
  assert.match((await other.textContent('.continue .notice')) ?? '', 'open in another tab')
  await other.click('.continue >> text=Delete')
  await other.click('.asks .warn')
  assert.match((await other.textContent('.toast')) ?? '', 'it was not deleted')
  await other.click('.continue .notice >> text=Play it here')
  await other.waitForSelector('.prompt:not(.waiting)')
  await page.waitForSelector('dialog:has-text("goes on in another tab")')
  await assignNobody(other)
  await other.waitForSelector('.prompt:not(.waiting)')
  const { moves } = await keptRecord(other)
  await page.click('dialog >> text=Play it here')
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.equal((await keptRecord(page)).moves, moves)
  await other.waitForSelector('dialog:has-text("goes on in another tab")')
  await other.close()
})

test('a damaged file is refused and the game under way stays', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'stays' })
  const before = await keptRecord(page)
  const cases: readonly (readonly [string, RegExp])[] = [
    ['{', /this is no JSON/],
    ['{"game":"chess","seed":"a","moves":[]}', /"chess" is not played on this page/],
    [JSON.stringify({ ...before, moves: [...before.moves, 5] }), /5 is not a legal move here/],
  ]
  for (const [text, complaint] of cases) {
    await page.click('[aria-label=Menu]')
    const chooser = page.waitForEvent('filechooser')
    await page.click('text=Load from file')
    await (await chooser).setFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    const toast = await page.waitForSelector('dialog .toast')
    const said = (await toast.textContent()) ?? ''
    assert.match(said, complaint)
    assert.match(said, 'Nothing was changed')
    assert.equal((await keptRecord(page)).moves, before.moves)
    await page.click('.toast .link')
    await page.click('dialog .close')
  }
})

test('a game saved to a file is loaded from it', async () => {
  const { page } = opened
  await begin(page, { side: 'rebel', setup: 'Base game', seed: 'file' })
  const before = await keptRecord(page)
  await page.click('[aria-label=Menu]')
  const download = page.waitForEvent('download')
  await page.click('text=Save to file')
  const path = await (await download).path()
  await page.click('dialog .close')
  await page.evaluate(() => {
    localStorage.removeItem(sessionStorage.getItem('dejarik.playing') ?? '')
    sessionStorage.clear()
  })
  await page.reload()
  const chooser = page.waitForEvent('filechooser')
  await page.click('text=Load file')
  await (await chooser).setFiles(path)
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.equal((await keptRecord(page)).moves, before.moves)
})

/** A hop to an empty corner teaches nothing before units are moved. */
async function activateCorner(page: Opened['page']): Promise<void> {
  await page.click('.tabs button:has-text("Activate")')
  await page.click('.leader-card[data-lit=yes]')
  await page.click('#system-22')
  await page.click('.prompt .confirm')
  await page.waitForSelector('text=Who travels to')
}

test('undo takes back what taught nothing, also after a reload, and the same turn is asked again', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'take' })
  await toOwnTurn(page)
  const before = await keptRecord(page)
  for (const isLoadedAgain of [false, true]) {
    await activateCorner(page)
    assert.is((await keptRecord(page)).moves.length, before.moves.length + 1)
    if (isLoadedAgain) await page.reload()
    await page.waitForSelector('text=Who travels to')
    await page.keyboard.press('u')
    await page.waitForSelector('text=Your turn')
    assert.equal((await keptRecord(page)).moves, before.moves)
  }
  // A click on a system takes all that can travel from there, a second one none
  await activateCorner(page)
  for (const said of ['Move nobody', 'Move 8 units', 'Move nobody']) {
    assert.match((await page.textContent('.prompt .confirm')) ?? '', said)
    await page.click('#system-21') // Mandalore, with a Death Star and what it carries
  }
})

test('what the opponent has decided since cannot be taken back', async () => {
  const { page } = opened
  await begin(page, { side: 'empire', setup: 'First game', seed: 'since' })
  await page.click('.prompt .undo', { force: true })
  assert.match((await page.textContent('.toast')) ?? '', 'Nothing to take back yet')
  await assignNobody(page)
  await page.waitForSelector('.prompt:not(.waiting)')
  await page.click('.prompt .undo', { force: true })
  assert.match((await page.textContent('.toast')) ?? '', 'The opponent has decided since')
})

test('a take-back game goes back anywhere', async () => {
  const { page } = opened
  await page.click('text=Take-back anywhere')
  await begin(page, { side: 'empire', setup: 'First game', seed: 'practice' })
  await toOwnTurn(page)
  const before = await keptRecord(page)
  await page.keyboard.press('u')
  await page.waitForFunction(
    () => document.querySelector('.prompt h2')?.textContent !== 'Your turn',
  )
  assert.ok((await keptRecord(page)).moves.length < before.moves.length)
})

test('when the opponent fails the game stays, and can go on', async () => {
  const { page, errors } = opened
  await page.route('**/opponent.js', (route) => route.abort())
  await page.click('.levels >> text=Cadet')
  await page.click('.go .primary')
  await page.waitForSelector('.fault')
  await page.click('dialog .close')
  assert.match((await page.textContent('.fault .cause')) ?? '', 'could not be loaded')
  const download = page.waitForEvent('download')
  await page.click('.fault >> text=Save report')
  const report = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  assert.match(report.fault.message, 'could not be loaded')
  assert.equal(checkRecord(report).moves, (await keptRecord(page)).moves)
  await page.unroute('**/opponent.js')
  await page.click('.fault >> text=Retry')
  await page.waitForSelector('.prompt:not(.waiting):not(.fault)')
  assert.is(await page.textContent('.prompt h2'), 'Assign leaders to missions')
  errors.length = 0 // the browser has told of the file that was kept back
})

test('a game that an earlier version of the page kept goes on', async () => {
  const { page } = opened
  await begin(page, { side: 'rebel', setup: 'First game', seed: 'earlier' })
  const before = await keptRecord(page)
  const { table: _, ...record } = JSON.parse(await keptText(page))
  const old = { side: 0, level: 'cadet', takeBack: false, odds: true, savedAt: 1, round: 1 }
  await page.evaluate(
    (text) => {
      localStorage.clear()
      localStorage.setItem('dejarik.pace', 'off')
      localStorage.setItem('dejarik.game', text)
      sessionStorage.setItem('dejarik.playing', '1')
    },
    JSON.stringify({ ...record, page: old }),
  )
  await page.reload()
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.equal((await keptRecord(page)).moves, before.moves)
  await page.click('[aria-label=Menu]')
  await page.click('text=To the start screen')
  assert.match((await page.textContent('.continue')) ?? '', /Rebellion, round 1\s*Against Cadet/)
})

test('where the browser keeps nothing a game begins all the same, and says that it is not kept', async () => {
  const { errors } = opened
  const page = await opened.page.context().newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await page.goto(opened.page.url())
  assert.match((await page.textContent('.actions .notice')) ?? '', 'Games cannot be kept')
  await page.click('.levels >> text=Cadet')
  await page.click('.go .primary')
  await page.waitForSelector('.game')
  await page.click('dialog .close')
  assert.match((await page.textContent('.unkept')) ?? '', 'This game is not kept')
  const download = page.waitForEvent('download')
  await page.click('.unkept >> text=Save to file')
  await download
  await page.close()
})

test('where drawing fails the page says so, and goes on from the start screen', async () => {
  const { page } = opened
  await begin(page, { side: 'rebel', setup: 'First game', seed: 'broken' })
  await page.evaluate(() => {
    const { round } = Math
    Math.round = () => {
      Math.round = round
      throw new Error('the sky fell')
    }
  })
  await page.click('[aria-label=Menu]')
  await page.click('text=To the start screen')
  assert.match((await page.textContent('.broken .cause')) ?? '', 'the sky fell')
  await page.click('.broken >> text=To the start screen')
  assert.match((await page.textContent('.continue')) ?? '', 'Rebellion, round 1')
})

test.run()
