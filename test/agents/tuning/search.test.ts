import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Point } from '../../../agents/tuning/bandit.js'
import { Random } from '../../../engine/random.js'
import { LineJournal } from '../../../play/tune/line-journal.js'
import { playMatch } from '../../../play/tune/match.js'
import {
  runSearch,
  type SearchEntry,
  type SearchOutcome,
  type SearchPlan,
} from '../../../play/tune/search.js'

const folder = mkdtempSync(join(tmpdir(), 'dejarik-search-'))
test.after(() => rmSync(folder, { recursive: true }))

const SPRT = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 }
const PLAN: SearchPlan = {
  kind: 'search',
  build: 'test',
  game: 'fake',
  options: {},
  base: 'fake',
  parameters: ['a', 'b', 'c'].map((name) => ({ name, values: ['0', '1', '2'] })),
  pairs: 4,
  evaluations: 60,
  runs: 3,
  playoffPairs: 50,
  confirmPairs: 100,
  sprt: SPRT,
  seed: 'fake',
}

class Killed extends Error {}

/** Pairs whose result hangs on the point and the seed, and that end in any order; after `limit` the process dies. */
async function search(
  journal: LineJournal<SearchEntry>,
  entries: SearchEntry[],
  atOnce: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<SearchOutcome> {
  let left = limit
  return runSearch(PLAN, entries, {
    atOnce,
    note: (entry) => {
      if (left-- <= 0) throw new Killed()
      journal.append(entry)
    },
    play: async (point: Point, seed: string) => {
      const random = new Random(`${seed} ${point.join()}`)
      if (random.below(4) === 0) await sleep(0)
      const win = 0.4 + 0.1 * point.filter((value) => value === 1).length
      return 2 * (Number(random.fraction() < win) + Number(random.fraction() < win))
    },
  })
}

const first = join(folder, 'whole.txt')
const whole = search(LineJournal.create<SearchEntry>(first, PLAN), [], 1)

test('the planted optimum is recommended and confirmed', async () => {
  const { runs, confirmed } = await whole
  assert.is(runs.filter((run) => run.recommended.join() === '1,1,1').length >= 2, true)
  assert.is(confirmed?.point.join(), '1,1,1')
  assert.is(confirmed?.result.decision, 'H1')
})

test('a search that was killed twice ends like one that was not', async () => {
  const file = join(folder, 'killed.txt')
  let journal = LineJournal.create<SearchEntry>(file, PLAN)
  for (const limit of [70, 150]) {
    const opened = LineJournal.open<SearchEntry>(file)
    journal = opened.journal
    const died = await search(journal, opened.entries, 3, limit).catch((error: unknown) => error)
    assert.instance(died, Killed)
    appendFileSync(file, '0badc0de {"kind":"eval') // torn in the middle of a line
  }
  const { journal: last, entries } = LineJournal.open<SearchEntry>(file)
  assert.equal(await search(last, entries, 2), await whole)
})

test('a damaged line is played again', async () => {
  const file = join(folder, 'damaged.txt')
  writeFileSync(file, readFileSync(first, 'utf8').replace('"number":7,', '"number":8,'))
  const { journal, entries } = LineJournal.open<SearchEntry>(file)
  assert.equal(await search(journal, entries, 2), await whole)
})

test('a finished search plays nothing', async () => {
  const { journal, entries } = LineJournal.open<SearchEntry>(first)
  assert.equal(await search(journal, entries, 2, 0), await whole)
})

test('a match stops with the decision of its pairs in their order', async () => {
  const plan = { pairs: 500, sprt: SPRT, stops: true }
  const play = (pair: number): Promise<number> => sleep(pair % 3, pair % 5 === 0 ? 2 : 4)
  const one = await playMatch({ ...plan, atOnce: 1 }, new Map(), play, () => {})
  const many = await playMatch({ ...plan, atOnce: 7 }, new Map(), play, () => {})
  assert.equal(many, one)
  assert.is(one.decision, 'H1')
  assert.ok(one.games < 1000)
  assert.is(one.won + one.lost, one.games)
})

test.run()
