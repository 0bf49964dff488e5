import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { recordOf } from '../../../../../engine/record.js'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import type { State } from '../../../../../engine/state.js'
import { savedText } from '../../../../../play/shell/saved-game.js'
import { after, at, fire } from '../../../../engine/skirmish/support.js'
import { openKept, openPage } from '../../../page/kit.js'
import { checkSecrets, decisionOf } from '../../../page/same-pages.js'

/** What others have placed and named in secret is nowhere on the page. */

const NORTH = 1
const PLACE = skirmish.kinds.indexOf('place')

/** All that the page says and draws for a game that begins in this state. */
async function shown(page: Page, state: State): Promise<string> {
  const options = skirmish.optionsOf(state)
  const record = recordOf(skirmish, options, 'secrets', [], state, skirmish.toPosition(state))
  const table = { people: [NORTH], level: 'cadet', tookBack: false, notes: {} }
  await openKept(page, savedText({ record, table }, 2))
  await page.waitForSelector('.prompt[data-sort]')
  await page.waitForTimeout(50)
  return page.evaluate(() => document.getElementById('page')?.innerHTML ?? '')
}

test('the table is the same for places and orders of others that the person cannot know', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    const placing = decisionOf(skirmish, NORTH, 'places', 20, (s) => skirmish.kind(s) === PLACE)
    const south = [at('x-wing', 600, 500), at('x-wing', 630, 500)]
    const north = [at('tie-fighter', 600, 585, 270), at('tie-fighter', 630, 585, 270)]
    const naming = after(fire(south, north), 'fire north-tie-fighter-1', 'fire north-tie-fighter-2')
    assert.is(skirmish.actor(naming), NORTH)
    for (const state of [placing, naming])
      await checkSecrets(skirmish, state, NORTH, (world) => shown(page, world))
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
