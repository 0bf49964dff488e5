import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { GameEvent } from '../../../engine/game.js'
import { TACTICS } from '../../../engine/rebellion/cards/registry.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { DECLINE, verbOf } from '../../../engine/rebellion/state/moves.js'
import { type GameRecord, replay } from '../../../engine/record.js'
import { cloneState, type State } from '../../../engine/state.js'
import { playOut } from '../../../play/live-game.js'
import type { Pace } from '../../../play/page/telling/beat.js'
import { complaints } from './axe.js'
import { openKept, openPage } from './kit.js'

/** A moment of a game: what is about to happen there, and whose eyes see it. */
interface Moment {
  readonly game: GameRecord
  readonly number: number
  readonly viewer: number
  readonly state: State
}

interface Step {
  readonly state: State
  readonly number: number
  readonly kind: string
  readonly move: number
  readonly actor: number
  readonly events: readonly GameEvent[]
}

/** The first moment of scripted games that `fits`; steps from there on are given. */
function moment(fits: (steps: readonly Step[]) => number | null): Moment {
  for (let seed = 0; seed < 20; seed++) {
    const game = playOut(rebellion, {}, `scenes ${seed}`, ['scripted', 'scripted'])
    const steps: Step[] = []
    replay(rebellion, game, (state, move, number) => {
      const kind = rebellion.kinds[rebellion.kind(state)] ?? ''
      const events = rebellion.events(state, move, 'all')
      const actor = rebellion.actor(state)
      steps.push({ state: cloneState(state), number, kind, move, actor, events })
    })
    for (let number = 0; number < steps.length; number++) {
      const viewer = fits(steps.slice(number))
      const state = steps[number]?.state
      if (viewer !== null && state !== undefined) return { game, number, viewer, state }
    }
  }
  throw new Error('no such moment')
}

function has(step: Step | undefined, kind: string): boolean {
  return step?.events.some((event) => event.kind === kind) ?? false
}

/** A mission that the other side attempts and the viewer lets pass, with dice. */
const THEIRS = moment(([step]) =>
  step?.kind === 'oppose' && verbOf(step.move) === DECLINE && has(step, 'successes')
    ? step.actor
    : null,
)

/** A mission of the viewer that leaders oppose already when nobody is sent. */
const OWN = moment(([step]) =>
  step?.kind === 'oppose' && verbOf(step.move) === DECLINE && has(step, 'successes')
    ? 1 - step.actor
    : null,
)

/** The beginning of a combat that takes two rounds, which the viewer decides in. */
const BATTLE = moment((steps) => {
  const [first] = steps
  if (first?.kind !== 'add-leader') return null
  const end = steps.findIndex((step) => has(step, 'combat-over'))
  const rounds = steps
    .slice(0, end + 1)
    .flatMap(({ events }) => events)
    .filter(({ kind }) => kind === 'combat-round')
  return rounds.length > 1 ? first.actor : null
})

async function enter(page: Page, at: Moment, pace: Pace): Promise<void> {
  const { result: _result, hash: _hash, ...rest } = at.game
  const record = { ...rest, moves: at.game.moves.slice(0, at.number) }
  const settings = { side: at.viewer, level: 'cadet', takeBack: true, savedAt: 0, round: 1 }
  await page.evaluate((pace) => localStorage.setItem('dejarik.pace', pace), pace)
  await openKept(page, JSON.stringify({ ...record, page: settings }))
}

/** What axe finds in the scene; the page around it is looked at by screens.test. */
/** Once what moves stands, Space goes on. */
async function nextStep(page: Page): Promise<void> {
  await page.waitForSelector('.prompt.waiting >> text=Next step')
  await page.keyboard.press(' ')
}

/** What stands there now; nothing is waited for. */
async function textOf(page: Page, selector: string): Promise<string> {
  return (await (await page.$(selector))?.textContent()) ?? ''
}

/** Answers the question with the last answer, which is the refusal where there is one. */
async function decline(page: Page): Promise<void> {
  await (await page.$$('.prompt .option')).at(-1)?.click()
  await page.click('.prompt .confirm')
}

for (const theme of ['dark', 'light'] as const)
  test(`a mission is watched step by step, theirs and one's own (${theme})`, async () => {
    const opened = await openPage({ theme })
    const { page, errors } = opened
    try {
      await enter(page, THEIRS, 'step')
      await page.waitForSelector('.mission-scene')
      await page.waitForSelector('.prompt:not(.waiting)')
      assert.is(await page.locator('.mission-scene .die:not(.due)').count(), 0, 'not rolled yet')
      await decline(page)
      await page.waitForSelector('.mission-scene .die:not(.due)')
      assert.is(await page.locator('.mission-scene .result').count(), 0, 'the dice lie first')
      assert.equal(await complaints(page, '.mission-scene'), [], 'dice')
      // Nothing goes on by itself
      await page.waitForTimeout(300)
      assert.is(await page.locator('.mission-scene .result').count(), 0)
      await nextStep(page)
      const result = await page.textContent('.mission-scene .result')
      assert.match(result ?? '', /(Succeeds|Fails): \d+ success(es)? against \d+/)
      assert.is(await page.locator('.prompt:not(.waiting)').count(), 0, 'nobody is asked meanwhile')
      await page.click('text=Skip to my turn')
      await page.waitForSelector('.prompt:not(.waiting)')
      assert.is(await page.evaluate(() => localStorage.getItem('dejarik.pace')), 'step')
      // It can be seen once more, and leads back to the same question
      const question = await page.textContent('.prompt h2')
      await page.click('text=Show again')
      await page.waitForSelector('.prompt.waiting >> text=Shown again')
      await page.waitForSelector('.mission-scene')
      await page.click('text=Enough')
      await page.waitForSelector('.prompt:not(.waiting)')
      assert.is(await page.textContent('.prompt h2'), question)

      await enter(page, OWN, 'step')
      await page.waitForSelector('.mission-scene .die:not(.due)')
      await nextStep(page)
      await page.waitForSelector('.mission-scene .result')
      assert.equal(errors, [])
    } finally {
      await opened.close()
    }
  })

/** Only a combat that hangs takes so long. */
const MOST_MS = 60_000

/** Plays the combat out by clicking what is lit or confirmed; answers what was to be seen on the way. */
async function fightOut(page: Page, look: () => Promise<void>): Promise<void> {
  const until = Date.now() + MOST_MS
  while (Date.now() < until) {
    await page.waitForTimeout(5)
    if ((await page.$('.combat')) === null) return
    await look()
    if ((await page.$('.prompt.waiting')) !== null) await page.keyboard.press(' ')
    else if ((await page.$('.prompt .confirm:not(:disabled)')) !== null)
      await page.click('.prompt .confirm')
    else if ((await page.$('.combat [data-lit=yes]')) !== null)
      await page.locator('.combat [data-lit=yes]').first().click()
    else await (await page.$$('.prompt .option')).at(-1)?.click()
  }
  throw new Error('the combat did not end')
}

test('a combat of two rounds is watched step by step, and nothing of the enemy’s hand is said', async () => {
  const opened = await openPage()
  const { page, errors } = opened
  try {
    await enter(page, BATTLE, 'step')
    await page.waitForSelector('.prompt:not(.waiting)')
    await page.waitForFunction(() =>
      /\d+%/.test(document.querySelector('.forecast')?.textContent ?? ''),
    )
    assert.equal(await complaints(page, '.combat'), [], 'before the first round')
    assert.match(await textOf(page, '.retreat-words'), /retreat to|cannot retreat/)
    // A look at the board, and back
    await page.click('.look-at-board')
    await page.waitForSelector('.map .system.selected')
    assert.is(await page.locator('.combat').count(), 0)
    await page.click('.to-combat')
    await page.waitForSelector('.combat')
    const seen = { rounds: new Set<string>(), hand: false, dice: false, over: '', checked: false }
    await fightOut(page, async () => {
      seen.rounds.add(await textOf(page, '.combat h2 span'))
      seen.hand ||= (await page.$('.die.hand')) !== null
      seen.dice ||= (await page.$('.side-dice .die:not(.due)')) !== null
      if (seen.dice && !seen.checked) {
        seen.checked = true
        assert.equal(await complaints(page, '.combat'), [], 'dice on the table')
      }
      const summary = await page.$('.dice-tray.summary')
      if (summary !== null) seen.over = (await summary.textContent()) ?? ''
    })
    assert.ok(seen.rounds.has(', round 2') || seen.rounds.size > 1, [...seen.rounds].join(' '))
    assert.ok(seen.dice)
    assert.match(seen.over, /The combat is over/)
    assert.match(seen.over, /You lost: .+They lost: /)
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test('at the pace Off a combat is played without a pause, and cards of the enemy stay unknown', async () => {
  const opened = await openPage({ width: 1024, height: 768 })
  const { page, errors } = opened
  try {
    await enter(page, BATTLE, 'off')
    await page.waitForSelector('.prompt:not(.waiting)')
    await fightOut(page, async () => {
      // At one moment: the other side may play on meanwhile
      const { text, own } = await page.evaluate(() => ({
        text: document.querySelector('.combat')?.textContent ?? '',
        own: [...document.querySelectorAll('.tactic b, .played b')].map((b) => b.textContent),
      }))
      for (const { name } of TACTICS)
        if (!own.includes(name)) assert.not.ok(text.includes(name), `${name} in ${text}`)
      const hidden = await page.$$eval(
        '.combat .unit-tile',
        (tiles) =>
          tiles.filter((tile) => {
            const half = tile.closest('.half')?.getBoundingClientRect()
            const box = tile.getBoundingClientRect()
            return half === undefined || box.bottom > half.bottom + 1 || box.right > half.right + 1
          }).length,
      )
      assert.is(hidden, 0, 'tiles stick out')
    })
    assert.equal(errors, [])
  } finally {
    await opened.close()
  }
})

test.run()
