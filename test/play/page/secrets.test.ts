import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { recordOf } from '../../../engine/record.js'
import { equalStates, type State } from '../../../engine/state.js'
import { openPage } from './kit.js'

const LEGAL = new Int32Array(MOST_MOVES)

/** A random game up to a decision of the side, some rounds in. */
function decisionOf(side: number, seed: string): State {
  const random = new Random(seed)
  const state = rebellion.start({}, seed)
  for (let made = 0; ; made++) {
    if (rebellion.outcome(state) !== null) return decisionOf(side, `${seed}+`)
    if (made > 110 && rebellion.actor(state) === side) return state
    const count = rebellion.moves(state, LEGAL)
    rebellion.advance(state, LEGAL[random.below(count)] as number)
  }
}

/** All that the page says and draws for a game that begins in this state. */
async function shown(page: Page, state: State, side: number): Promise<string> {
  const record = recordOf(rebellion, {}, 'secrets', [], state, rebellion.toPosition(state))
  const text = JSON.stringify({ ...record, page: { side, level: 'cadet', savedAt: 0, round: 1 } })
  await page.evaluate((kept) => {
    localStorage.setItem('dejarik.game', kept)
    sessionStorage.setItem('dejarik.playing', '1')
  }, text)
  await page.reload()
  await page.waitForSelector('.prompt:not(.waiting)')
  // The board has measured its place, and is drawn anew
  await page.evaluate(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))),
      ),
  )
  const html = await page.evaluate(() => document.getElementById('page')?.innerHTML ?? '')
  await page.keyboard.press('l')
  await page.waitForSelector('dialog')
  return html + (await page.evaluate(() => document.querySelector('dialog')?.innerHTML ?? ''))
}

/** Where pages begin to differ; empty when they are the same. */
function difference([first = '', ...others]: readonly string[]): string {
  for (const other of others) {
    let at = 0
    while (at < first.length && first[at] === other[at]) at++
    return `…${first.slice(at - 60, at + 60)}… but …${other.slice(at - 60, at + 60)}…`
  }
  return ''
}

test('the page is the same for worlds that the person cannot tell apart', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    for (const side of [0, 1]) {
      const state = decisionOf(side, `secrets ${side}`)
      const observation = rebellion.observe(state, side)
      const pages = new Set<string>([await shown(page, state, side)])
      const random = new Random(side)
      for (let i = 0; i < 3; i++) {
        const world = rebellion.sample(observation, random)
        assert.ok(equalStates(rebellion.observe(world, side), observation))
        pages.add(await shown(page, world, side))
      }
      assert.is(difference([...pages]), '', side === 0 ? 'rebel' : 'empire')
    }
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
