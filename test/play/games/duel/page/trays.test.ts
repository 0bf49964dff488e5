import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../../../engine/duel/index.js'
import { recordOf } from '../../../../../engine/record.js'
import type { State } from '../../../../../engine/state.js'
import { savedText } from '../../../../../play/shell/saved-game.js'
import { after, struggle } from '../../../../engine/duel/support.js'
import { keptRecord, openKept, openPage } from '../../../page/kit.js'

/** Where hidden cards are seen and chosen: each question by clicking, with the move that it makes. */

interface Case {
  readonly what: string
  readonly state: State
  readonly side: number
  /** What is clicked, one after the other, before each confirmation. */
  readonly clicks: readonly (readonly string[])[]
  readonly made: readonly string[]
}

const option = (part: string): string => `.prompt .option[data-part="${part}"]`
const card = (name: string): string => `.tray-card:has-text("${name}")`
const RESERVE = ['chewbacca', 'lando-calrissian', 'obi-wan-kenobi', 'yoda']

const LEIA = struggle({ play: ['leia-organa', 'force-2'], reserve: RESERVE })
const HAN = struggle({ play: ['han-solo', 'force-2'] })
const RECON = struggle({ play: ['recon-2'], top: ['force-5', 'military-3'] })
const JABBA = struggle(
  {},
  { play: ['jabba-the-hutt', 'recon-4'], top: ['force-2'] },
  { actor: 'empire' },
)
const IG_88 = struggle({}, { play: ['ig-88'] }, { actor: 'empire' })
const ORDER = after(
  struggle(
    { play: ['force-5'] },
    { play: ['military-2'] },
    {
      event: 'balance-of-the-force',
      passes: 1,
      nextEvents: ['battle-of-hoth', 'battle-of-endor', 'fall-of-a-hero'],
      nextEventsKnownTo: ['rebel'],
    },
  ),
  'pass',
)
const DROP = after(
  struggle(
    { play: ['force-5'] },
    { play: ['military-2'] },
    { event: 'display-of-power', passes: 1 },
  ),
  'pass',
)
const HERO = after(
  struggle(
    { play: ['force-5'], reserve: RESERVE },
    { play: ['military-2'] },
    { event: 'negotiate-with-the-hutts', passes: 1 },
  ),
  'pass',
)

const CASES: readonly Case[] = [
  {
    what: 'Leia: one of the reserve, shuffled in',
    state: LEIA,
    side: 0,
    clicks: [[option('use 19')], [card('Obi-Wan'), option('shuffle 0')]],
    made: ['use leia-organa', 'shuffle-in obi-wan-kenobi'],
  },
  {
    what: 'Han: any card of the deck',
    state: HAN,
    side: 0,
    clicks: [[option('use 17')], [card('Recon 5')]],
    made: ['use han-solo', 'take recon-5'],
  },
  {
    what: 'Recon: a deck, then one of two cards',
    state: RECON,
    side: 0,
    clicks: [[option('use 12'), option('deck 0')], [card('Military 3')]],
    made: ['use recon-2 own-deck', 'discard military-3'],
  },
  {
    what: 'Jabba: a discard, and the top card played',
    state: JABBA,
    side: 1,
    clicks: [[option('use 23')], [option('discard 38'), option('top 0')]],
    made: ['use jabba-the-hutt', 'bargain recon-4 play'],
  },
  {
    what: 'IG-88: the enemy’s deck, which card goes, which comes on top',
    state: IG_88,
    side: 1,
    clicks: [[option('use 22'), option('deck 0')], [card('Force 5')], [card('Military 2')]],
    made: ['use ig-88 enemy-deck', 'discard enemy-force-5', 'top enemy-military-2'],
  },
  {
    what: 'Balance of the Force: three events put in order',
    state: ORDER,
    side: 0,
    clicks: [[option('look 1')], ['.event-order li:nth-child(1) >> text=Later']],
    made: ['look', 'order battle-of-hoth battle-of-endor fall-of-a-hero'],
  },
  {
    what: 'Display of Power: a strategy of theirs',
    state: DROP,
    side: 0,
    clicks: [[card('Deception')]],
    made: ['drop deception'],
  },
  {
    what: 'Negotiate With the Hutts: one’s own character goes',
    state: HERO,
    side: 0,
    clicks: [[card('Luke')]],
    made: ['set-aside luke-skywalker'],
  },
]

async function play(page: Page, { state, side, clicks }: Case): Promise<string[]> {
  const record = recordOf(duel, {}, 'trays', [], state, duel.toPosition(state, true))
  const table = { people: [side], level: 'cadet', tookBack: false, notes: {} }
  await openKept(page, savedText({ record, table }, 2))
  for (const each of clicks) {
    await page.waitForSelector('.prompt:not(.waiting)')
    for (const selector of each) await page.click(selector)
    await page.click('.prompt .confirm:not(:disabled)')
  }
  const { moves } = await keptRecord(page)
  const texts: string[] = []
  let s = state
  for (const move of moves) {
    if (duel.actor(s) === side) texts.push(duel.describe(s, move))
    s = duel.apply(s, move)
  }
  return texts
}

test('hidden cards and events are chosen in the tray', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    for (const one of CASES) {
      const made = await play(page, one)
      assert.equal(made.slice(0, one.made.length), one.made, one.what)
    }
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
