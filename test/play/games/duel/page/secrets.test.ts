import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../../engine/duel/index.js'
import { MOST_MOVES } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { recordOf } from '../../../../../engine/record.js'
import { equalStates, type State } from '../../../../../engine/state.js'
import { savedText } from '../../../../../play/shell/saved-game.js'
import { openKept, openPage } from '../../../page/kit.js'

const LEGAL = new Int32Array(MOST_MOVES)
const TURN = duel.kinds.indexOf('turn')

/** A random game up to a turn of the side, some rounds in. */
function turnOf(side: number, seed: string): State {
  const random = new Random(seed)
  const state = duel.start({}, seed)
  for (let made = 0; ; made++) {
    if (duel.outcome(state) !== null) return turnOf(side, `${seed}+`)
    if (made > 40 && duel.actor(state) === side && duel.kind(state) === TURN) return state
    const count = duel.moves(state, LEGAL)
    duel.advance(state, LEGAL[random.below(count)] as number)
  }
}

/** All that the page says and draws for a game that begins in this state. */
async function shown(page: Page, state: State, side: number): Promise<string> {
  const record = recordOf(duel, {}, 'secrets', [], state, duel.toPosition(state))
  const table = { people: [side], level: 'cadet', tookBack: false, notes: {} }
  await openKept(page, savedText({ record, table }, 2))
  await page.waitForSelector('.prompt:not(.waiting)')
  await page.waitForTimeout(50)
  const html = await page.evaluate(() => document.getElementById('page')?.innerHTML ?? '')
  await page.keyboard.press('b')
  const listed = await page.evaluate(() => document.querySelector('.dock')?.innerHTML ?? '')
  await page.keyboard.press('l')
  await page.waitForSelector('dialog')
  return (
    html + listed + (await page.evaluate(() => document.querySelector('dialog')?.innerHTML ?? ''))
  )
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

test('the card table is the same for worlds that the person cannot tell apart', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    for (const side of [0, 1]) {
      const state = turnOf(side, `secrets ${side}`)
      const observation = duel.observe(state, side)
      const pages = new Set<string>([await shown(page, state, side)])
      const random = new Random(side)
      let others = 0
      for (let i = 0; i < 3; i++) {
        const world = duel.sample(observation, random)
        assert.ok(equalStates(duel.observe(world, side), observation))
        if (!equalStates(world, state)) others++
        pages.add(await shown(page, world, side))
      }
      assert.ok(others > 0)
      assert.is(difference([...pages]), '', side === 0 ? 'rebel' : 'empire')
    }
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
