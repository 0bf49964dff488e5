import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import { systemNumber } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { BASE_MOVED } from '../../../engine/rebellion/state/signal.js'
import { type GameRecord, replay } from '../../../engine/record.js'
import { cloneState, type State } from '../../../engine/state.js'
import { percent, placeName } from '../../../play/games/rebellion/words/names.js'
import { playOut } from '../../../play/live-game.js'
import { keptRecord, openPage } from './kit.js'

const MOST_GAMES = 60

/** A game in which the Rebels move their base, and two decisions of the Empire that have the move between them. */
interface Relocation {
  readonly game: GameRecord
  readonly states: readonly State[]
  readonly before: number
  readonly after: number
}

/** The first game where the base is hidden before its move and after it. */
function relocation(): Relocation {
  for (let i = 0; i < MOST_GAMES; i++) {
    const game = playOut(rebellion, {}, `odds ${i}`, ['scripted', 'scripted'])
    const states: State[] = []
    replay(rebellion, game, (state) => states.push(cloneState(state)))
    const isEmpires = (number: number): boolean =>
      rebellion.actor(states[number] as State) === EMPIRE
    const moved = states.findIndex((state) => (rebellion.signal(state, EMPIRE) & BASE_MOVED) !== 0)
    const after = states.findIndex((_, number) => number >= moved && isEmpires(number))
    const before = states.findLastIndex((_, number) => number < moved && isEmpires(number))
    if (moved < 0 || before < 0 || after < 0) continue
    const isHidden = [before, after].every((number) => expected(states, number).length > 2)
    if (isHidden) return { game, states, before, after }
  }
  throw new Error('no game with a relocation')
}

/** What the panel should say before a move, if the Empire noticed everything, or nothing. */
function expected(states: readonly State[], number: number, hears = true): string[] {
  const brains = brainsFor({ game: rebellion, options: {}, player: EMPIRE })
  for (const state of states.slice(0, number + 1))
    if (hears && rebellion.isOpen?.(state, EMPIRE) !== false)
      brains.notice(rebellion.observe(state, EMPIRE))
  const belief = brains.belief(rebellion.observe(states[number] as State, EMPIRE))
  const chances = belief.map(({ chance }) => chance)
  // Chances that are all the same say nothing, and are not said
  const says = Math.max(...chances) - Math.min(...chances) >= 0.005
  return belief
    .map(({ what, chance }) =>
      [placeName(systemNumber(what)), ...(says ? [percent(chance)] : [])].join(' '),
    )
    .sort()
}

/** What the panel says once the thinking thread has answered. */
async function odds(page: Page): Promise<string[]> {
  const answered = () => performance.getEntriesByName('belief').length
  const before = await page.evaluate(answered)
  await page.keyboard.press('b')
  await page.waitForFunction(
    (count) => performance.getEntriesByName('belief').length > count,
    before,
  )
  const lines = await page.$$eval('.odds-list li', (items) =>
    items.map((item) => [...item.querySelectorAll('b, span')].map((e) => e.textContent).join(' ')),
  )
  await page.keyboard.press('b')
  return lines.sort()
}

async function load(page: Page, record: GameRecord): Promise<void> {
  const { result: _result, hash: _hash, ...rest } = record
  const settings = { side: EMPIRE, level: 'cadet', takeBack: true, savedAt: 0, round: 1 }
  await page.evaluate(
    (kept) => {
      localStorage.setItem('dejarik.game', kept)
      sessionStorage.setItem('dejarik.playing', '1')
    },
    JSON.stringify({ ...rest, page: settings }),
  )
  await reload(page)
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.waitForSelector('.prompt:not(.waiting)')
}

test('the odds of the base know of a relocation, after a reload, and no more after a step back', async () => {
  const { game, states, before, after } = relocation()
  const heard = expected(states, after)
  assert.not.equal(heard, expected(states, after, false), 'nothing was to be noticed')
  assert.not.equal(heard, expected(states, before))
  const { page, errors, close } = await openPage()
  try {
    await page.addInitScript(() => {
      const Plain = Worker
      window.Worker = class extends Plain {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          this.addEventListener('message', ({ data }) => performance.mark(data.type))
        }
      }
    })
    await load(page, { ...game, moves: game.moves.slice(0, after) })
    assert.equal(await odds(page), heard)
    await reload(page)
    assert.equal(await odds(page), heard)
    await page.keyboard.press('u')
    await page.waitForSelector('.prompt:not(.waiting)')
    assert.is((await keptRecord(page)).moves.length, before)
    assert.equal(await odds(page), expected(states, before))
    assert.equal(errors, [])
  } finally {
    await close()
  }
})

test.run()
