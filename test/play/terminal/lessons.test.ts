import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Game } from '../../../engine/game.js'
import { GAME_NAMES, loadGame } from '../../../engine/games.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { REBELLION_TUTORIALS } from '../../../play/games/rebellion/lessons/index.js'
import { words } from '../../../play/games/rebellion/terminal/index.js'
import { frontOf, wordsOf } from '../../../play/games.js'
import type { Lesson, Tutorial } from '../../../play/shell/lesson/lesson.js'
import type { GameWords } from '../../../play/terminal/game-words.js'
import { Tutoring } from '../../../play/terminal/tutoring.js'
import { Sitting } from './sitting.js'

/** The lessons of the page, played at the terminal. */

const folder = mkdtempSync(join(tmpdir(), 'dejarik-lessons-'))
test.after(() => rmSync(folder, { recursive: true }))

let files = 0
const REBELLION = [rebellion, words] as const

function learn(
  tutorial: Tutorial,
  lesson: Lesson,
  path = join(folder, `${++files}.json`),
  [game, words]: readonly [Game, GameWords] = REBELLION,
): Sitting {
  const tutoring = new Tutoring(game, tutorial, lesson, path)
  const deal = {
    game,
    words,
    options: tutoring.run.session.options,
    seed: lesson.id,
    people: [tutorial.seat],
    level: 'scripted',
  }
  return new Sitting(deal, path, { rows: 200 }, tutoring)
}

const [EMPIRE, REBELS] = REBELLION_TUTORIALS as [Tutorial, Tutorial]

for (const name of GAME_NAMES)
  test(`every lesson of ${name} is played to its end, each behind the other`, async () => {
    const game = await loadGame(name)
    const tutorials = (await frontOf(name).lessons?.()) ?? []
    for (const [i, tutorial] of tutorials.entries())
      await learnAll(tutorial, [game, await wordsOf(name)], join(folder, `all-${name}-${i}.json`))
  })

async function learnAll(
  tutorial: Tutorial,
  of: readonly [Game, GameWords],
  path: string,
): Promise<void> {
  const [first] = tutorial.lessons as [Lesson]
  const sitting = learn(tutorial, first, path, of)
  let said = await sitting.until(NEXT)
  for (let i = 0; i < 150 && !/Enter leaves --/.test(said); i++)
    said = await sitting.type(/Enter (goes|begins)/.test(said) ? '' : 'do', NEXT)
  assert.match(said, /That was the last lesson\./)
  for (const { title } of tutorial.lessons) assert.ok(sitting.said.includes(title), title)
  assert.not.match(sitting.said, /undefined|NaN/)
  await sitting.type('', /$/)
  assert.is(await sitting.ended, 0)
  const { done } = JSON.parse(readFileSync(path, 'utf8'))
  assert.equal(
    done,
    tutorial.lessons.map(({ id }) => id),
  )
}

/** The prompt of a reading step has a blank behind it. */
const NEXT = /(\n[a-z-]+> |\[Y\/n\] |-- [^\n]* ?-- ?)$/

test('a wrong act is not made, and why is said; what was typed before it stays and can be taken back', async () => {
  const sitting = learn(EMPIRE, EMPIRE.lessons[0] as Lesson)
  let said = await sitting.until(NEXT)
  while (/Enter goes on/.test(said)) said = await sitting.type('', NEXT)
  assert.match(said, /DO \(6 of 7\): Assign Research and Development/)
  await sitting.type('rule vader', /assign> $/)
  said = await sitting.type('done', /assign> $/)
  assert.match(said, /! Vader and the Emperor .*"back" takes/s)
  assert.is(sitting.table.session.moves.length, 1)
  await sitting.type('back', /assign> $/)
  assert.match(
    await sitting.type('done', /assign> $/),
    /! Research and Development is not assigned/,
  )
  await sitting.type('research tagge', /assign> $/)
  assert.match(await sitting.type('done', NEXT), /It lies face down now/)
  await sitting.leave()
})

test('where one reads, nothing can be moved and nothing of the others is shown', async () => {
  const sitting = learn(REBELS, REBELS.lessons[1] as Lesson)
  await sitting.until(NEXT)
  assert.match(await sitting.type('pass', NEXT), /"pass" is no command; Enter goes on/)
  assert.match(await sitting.type('moves', NEXT), /Build|pass|not your turn/)
  assert.match(await sitting.type('take-back', NEXT), /no command/)
  assert.match(await sitting.type('fill', NEXT), /nothing to do; Enter goes on/)
  assert.is(sitting.table.session.moves.length, 0)
  await sitting.leave()
})

test('a lesson goes on where it was left, and can be begun again or skipped', async () => {
  const path = join(folder, 'left.json')
  const [, fleet] = EMPIRE.lessons as [Lesson, Lesson]
  let sitting = learn(EMPIRE, fleet, path)
  let said = await sitting.until(NEXT)
  said = await sitting.type('', NEXT)
  assert.match(said, /Send a leader to Naboo/)
  await sitting.type('activate tagge naboo', NEXT)
  await sitting.leave()
  assert.ok(existsSync(path))
  sitting = learn(EMPIRE, fleet, path)
  assert.match(await sitting.until(NEXT), /Take the Star Destroyer and at least 2/)
  assert.match(await sitting.type('again', NEXT), /LESSON 2 of 6/)
  assert.is(sitting.table.session.moves.length, 0)
  assert.match(await sitting.type('skip', NEXT), /LESSON 3 of 6/)
  await sitting.leave()
})

test('progress that cannot be read begins anew', () => {
  const tutoring = new Tutoring(rebellion, EMPIRE, EMPIRE.lessons[0] as Lesson, 'no such file')
  assert.is(tutoring.run.step, 0)
})

test.run()
