import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { reportPage } from '../../../arena/report/page.js'
import type { Summary } from '../../../arena/summary/summary.js'
import { openBrowser } from '../../browser.js'
import { start, temporaryFolder } from '../kit/arena-kit.js'

const SAMPLE = JSON.parse(readFileSync('test/arena/report/sample-summary.json', 'utf8')) as Summary
const folder = temporaryFolder()
let browser: Browser
/** One for all: a window of its own for each look costs more than the look. */
let page: Page
const asked: string[] = []
/** Of toys: two sides with draws, four seats on two sides, three sides. */
const toyReports: string[] = []

test.before(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => asked.push(String(error)))
  // A match of a game without a plug, drawn games included: many sections are not there.
  const { summary } = await start(join(folder, 'toy'), {
    agents: ['a=random', 'b=random'],
    game: 'race',
    games: 40,
    maxDecisions: 26,
    sprt: '',
  })
  const agents = ['strong=mcts:10', 'mixed=mcts:10+random', 'weak=random']
  const four = await start(join(folder, 'four'), { agents, game: 'partners', games: 40 })
  const three = await start(join(folder, 'three'), {
    agents: ['strong=mcts:10', 'b=random', 'c=random', 'd=random'],
    game: 'three-alone',
    games: 60,
  })
  toyReports.push(...[summary, four.summary, three.summary].map(reportPage))
})

test.after(() => browser.close())

async function open(html: string, width: number): Promise<void> {
  const file = join(folder, 'report.html')
  writeFileSync(file, html)
  await page.setViewportSize({ width, height: 900 })
  asked.length = 0
  await page.goto(pathToFileURL(file).href)
}

test('the report is one small file without script that asks for nothing', async () => {
  for (const html of [reportPage(SAMPLE), ...toyReports]) {
    assert.ok(html.length < 300_000, `${html.length} bytes`)
    assert.not.match(html, /<script|javascript:|https?:\/\/|@import|url\(/)
    assert.not.match(html, /NaN|undefined|Infinity|\[object/)
    await open(html, 1280)
    assert.is(asked.length, 1)
  }
})

test('nothing is wider than a phone, a desk or a page', async () => {
  for (const html of [reportPage(SAMPLE), ...toyReports])
    for (const width of [360, 720, 1080, 1440]) {
      await open(html, width)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(wide <= width, `${wide} of ${width}`)
    }
})

test('words in plots stand clear of each other', async () => {
  for (const html of [reportPage(SAMPLE), ...toyReports.slice(1)])
    assert.equal(await clashesOf(html), [])
})

async function clashesOf(html: string): Promise<string[]> {
  await open(html, 1280)
  return page.evaluate(() => {
    const found: string[] = []
    for (const svg of document.querySelectorAll('figure svg')) {
      const boxes = [...svg.querySelectorAll('text')]
        .filter((one) => one.getAttribute('transform') === null && one.textContent !== '')
        .map((one) => ({ words: one.textContent ?? '', box: one.getBoundingClientRect() }))
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) {
          const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
          const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
          // Line boxes are taller than their letters.
          if (across > 1 && down > 7)
            found.push(`${svg.getAttribute('aria-label')?.slice(0, 20)}: ${a.words} / ${b.words}`)
        }
      })
    }
    return found
  })
}

test('it can be read in the light, in the dark and by machines', async () => {
  const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
  for (const html of [reportPage(SAMPLE), ...toyReports]) {
    await open(html, 1000)
    await page.evaluate(axe)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const faults = await page.evaluate(async () => {
        const { axe: checker } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
        const { violations } = await checker.run()
        return violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)
      })
      assert.equal(faults, [])
    }
  }
})

test('every section of the sample is there, with what it found', () => {
  const html = reportPage(SAMPLE)
  for (const id of 'forfeits ratings cross sprt pairings sides length hunt tempo found times counters again'.split(
    ' ',
  ))
    assert.match(html, new RegExp(`<section id="${id}"`))
  const text = html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ')
  for (const finding of [
    'Without them hunter.py would stand at +65 Elo instead of +62.',
    'mcts-400 leads mcts-400-hand by 48 Elo; it is more than 99.9 % likely to be the stronger.',
    'Nobody beats mcts-400 over both sides; hunter.py wins 70 % as Empire but 39 % as Rebel.',
    'mcts-400 against mcts-400-hand: +20 Elo accepted over 0 after 304 pairs.',
    'Counting pairs narrows the bar of the decisive match from ±4.0 to ±3.6 points.',
    'Between equals the Rebels win 39 % (38 to 41); 55 % of all games end: base captured.',
    'mcts-400 leaves 9.0 candidates after round 5; strong people leave 8, hunter.py 8.5.',
    'Where its base holds, mcts-400 wins in round 8: 0.80 reputation a round, 4.5 objectives a game.',
    'mcts-400 finds the base in 89 % of its games, half of these by round 5.',
    'mcts-400 takes 148 ms for the median decision and 10 s for its side of a game.',
    'mcts-400 misses one target: candidates left after round 5 (9.04, target 9).',
  ])
    assert.ok(text.includes(finding), finding)
  assert.match(html, /79\.6<small> %/) // 80 would hide that the target of 80 is missed
})

test('what a bot is called or writes cannot change the page', () => {
  const evil = '<img src=x onerror=alert(1)>"&'
  const text = JSON.stringify(SAMPLE)
    .replaceAll('hunter.py', JSON.stringify(evil).slice(1, -1))
    .replaceAll('KeyError', JSON.stringify(evil).slice(1, -1))
  const html = reportPage(JSON.parse(text) as Summary)
  assert.not.match(html, /<img/)
})

test.run()
