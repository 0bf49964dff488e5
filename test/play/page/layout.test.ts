import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../engine/game.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { type GameRecord, replay } from '../../../engine/record.js'
import { playOut } from '../../../play/live-game.js'
import { complaints } from './axe.js'
import { type Opened, openKept, openPage } from './kit.js'

/** Typical screens at the sizes of desks, phones and of a page at 200 %: nothing is cut, covered or out of reach. */

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  // 1440 by 900 at 200 %
  { width: 720, height: 450 },
] as const

/** Where there are tabs. */
const SMALL = SIZES.filter(({ width }) => width < 1000)

/** Decisions that are looked at: the kind, and whose it is (0 the Rebels). */
const DECISIONS = [
  ['setup', 1],
  ['assign', 1],
  ['assign', 0],
  ['command', 0],
  ['move-group', 1],
  ['oppose', 0],
  ['build', 1],
  ['deploy', 0],
  ['recruit', 1],
  ['add-leader', 1],
  ['tactic', 1],
  ['block', 0],
  ['retreat', 1],
] as const

const GAMES = ['first', 'standard'].map((setup) =>
  playOut(rebellion, { setup }, 'layout', ['scripted', 'scripted']),
)

/** A game up to that decision of this kind and seat which has most to choose from. */
function upTo(kind: string, seat: number): GameRecord {
  let best: GameRecord | null = null
  let most = 0
  const list = new Int32Array(MOST_MOVES)
  for (const { result: _result, hash: _hash, ...game } of GAMES)
    replay(rebellion, game, (state, _move, number) => {
      if (rebellion.kinds[rebellion.kind(state)] !== kind || rebellion.actor(state) !== seat) return
      const count = rebellion.moves(state, list)
      if (count <= most) return
      most = count
      best = { ...game, moves: game.moves.slice(0, number) }
    })
  if (best === null) throw new Error(`nobody is asked ${kind}`)
  return best
}

/**
 * What is wrong with the screen as it stands. Cards, leaders and units may be cut: they show all of it when they
 * are pointed at. A hand of cards may be longer than the dock, and the tabs of the reference than a phone.
 */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { innerWidth: width, innerHeight: height } = window
    if (document.documentElement.scrollWidth > width)
      found.push('the page is wider than the window')
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('svg, .hidden, .word, .combat > header h2') !== null) continue
      const style = getComputedStyle(element)
      const words = (element.textContent ?? '').trim()
      if (style.display === 'none' || words === '') continue
      const name = `${element.tagName}.${element.className} "${words.slice(0, 30)}"`
      const isLower = element.scrollHeight > element.clientHeight + 1
      const isWider = element.scrollWidth > element.clientWidth + 1
      const hasCard = element.closest('[data-thing]') !== null
      if (isLower && style.overflowY === 'hidden' && !hasCard) found.push(`cut below: ${name}`)
      if (isWider && style.overflowX === 'hidden' && !hasCard) found.push(`cut aside: ${name}`)
      if (
        isWider &&
        style.overflowX === 'auto' &&
        !element.matches('.cards, .leader-cards, .reference nav')
      )
        found.push(`scrolls sideways: ${name}`)
      if (element.childElementCount === 0 && Number.parseFloat(style.fontSize) < 11)
        found.push(`smaller than 11 px: ${name}`)
    }
    const isCovered = document.querySelector('dialog[open]') !== null
    for (const name of isCovered ? [] : ['h2', '.confirm', '.undo']) {
      const element = document.querySelector(`.prompt ${name}`)
      const box = element?.getBoundingClientRect()
      if (element === null || box === undefined || box.width === 0) continue
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (!isInside) found.push(`${name} of the question is out of the window`)
      else if (!element.contains(over)) found.push(`${name} lies below ${over?.className}`)
    }
    return found
  })
}

/** The drawn board, which takes long, is asked about in the tests of single screens. */
const BUT_THE_BOARD = { exclude: ['.board'] }

/** How axe is asked, in turn: it takes half a second each time. */
const ASKED_OF_AXE = [
  ['light', 1024],
  ['dark', 390],
  ['dark', 1440],
  ['light', 844],
] as const
let looks = 0

/** Looks at the screen in all sizes, and asks axe about one of them. */
async function lookAt(
  page: Page,
  what: string,
  sizes: readonly (typeof SIZES)[number][] = SIZES,
): Promise<void> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    // The board follows the size a frame later
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    )
    const name = `${what} at ${size.width} by ${size.height}`
    found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`))
    const [theme, width] = ASKED_OF_AXE[looks % ASKED_OF_AXE.length] ?? ASKED_OF_AXE[0]
    if (width !== size.width) continue
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, theme)
    found.push(...(await complaints(page, BUT_THE_BOARD)).map((one) => `${name}, ${theme}: ${one}`))
  }
  looks++
  assert.equal(found, [])
}

let opened: Opened

test.before(async () => {
  opened = await openPage()
})
test.after(async () => {
  await opened.close()
})

test('questions of every kind fit into every window', async () => {
  const { page, errors } = opened
  for (const [kind, seat] of DECISIONS) {
    const table = { people: [seat], level: 'cadet', tookBack: false, takeBack: true, round: 1 }
    await openKept(page, JSON.stringify({ ...upTo(kind, seat), table }))
    await page.waitForSelector('.prompt:not(.waiting) .confirm')
    await lookAt(page, `${kind} of ${seat}`)
  }
  assert.equal(errors, [])
})

test('on small screens leaders, cards, the enemy and the log are a tab away', async () => {
  const { page } = opened
  const table = { people: [1], level: 'cadet', tookBack: false, takeBack: true, round: 1 }
  await openKept(page, JSON.stringify({ ...upTo('assign', 1), table }))
  await page.waitForSelector('.prompt:not(.waiting) .confirm')
  for (const view of ['leaders', 'cards', 'enemy', 'log'] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.click(`.views [data-view=${view}]`)
    await lookAt(page, view, SMALL)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  // A card and a leader are chosen without the board, and the question stays in sight
  await page.click('.views [data-view=cards]')
  await page.click('.hand .card >> nth=0')
  await page.click('.views [data-view=leaders]')
  await page.click('.leader-card[data-lit=yes] >> nth=0')
  assert.is(await page.locator('.assigned li').count(), 1)
  assert.ok(await page.isVisible('.prompt .confirm'))
  // Another question brings the board back
  await page.click('.prompt .confirm')
  await page.click('.prompt .confirm')
  await page.waitForSelector('.map')
  assert.is(await page.getAttribute('.views [data-view=map]', 'aria-pressed'), 'true')
})

test('a question that follows a longer one begins at its top', async () => {
  const { page } = opened
  await page.setViewportSize({ width: 844, height: 390 })
  const table = { people: [1], level: 'cadet', tookBack: false, takeBack: true, round: 1 }
  await openKept(page, JSON.stringify({ ...upTo('assign', 1), table }))
  await page.waitForSelector('.prompt:not(.waiting) .confirm')
  const scrolled = (): Promise<number> =>
    page.$eval('.rail:not(.view-sheet)', (rail) => rail.scrollTop)
  await page.$eval('.rail:not(.view-sheet)', (rail) => rail.scrollTo(0, 200))
  assert.ok((await scrolled()) > 0)
  await page.click('.prompt .confirm')
  await page.click('.prompt .confirm')
  await page.waitForFunction(
    () => document.querySelector('.prompt h2')?.textContent !== 'Assign leaders to missions',
  )
  await page.waitForSelector('.prompt:not(.waiting)')
  assert.is(await scrolled(), 0)
})

test('start, help and menus fit into every window', async () => {
  const { page, errors } = opened
  const close = '.dialog-close, dialog .close'
  for (const key of ['?', 'l']) {
    await page.keyboard.press(key)
    await page.waitForSelector('dialog[open]')
    await lookAt(page, key)
    await page.locator(close).first().click()
  }
  await page.click('[aria-label=Menu]')
  await lookAt(page, 'menu')
  await page.click('text=To the start screen')
  await page.waitForSelector('.start')
  await lookAt(page, 'start')
  assert.equal(errors, [])
})

test.run()
