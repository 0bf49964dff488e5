import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../../../engine/skirmish/index.js'
import { words } from '../../../../../play/games/skirmish/terminal/index.js'
import { PROMPT, Sitting } from '../../../terminal/sitting.js'

/** Building a fleet at the terminal, as somebody types it. */

const folder = mkdtempSync(join(tmpdir(), 'skirmish-'))
test.after(() => rmSync(folder, { recursive: true }))

let count = 0
function sit(options = {}): Sitting {
  const deal = {
    game: skirmish,
    words,
    options: { battle: 'space', ...options },
    seed: 'fleet',
    level: 'random',
    people: [0],
  }
  return new Sitting(deal, join(folder, `${count++}.json`), { rows: 400 })
}

function fileWith(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('a ready-made fleet that is full is shown before it is handed in', async () => {
  const sitting = sit()
  await sitting.until(PROMPT)
  const said = await sitting.type('ready swarm', /Done\? \[Y\/n\] $/)
  assert.match(said, /Table, 20 of 20 stars: .*Reserve, 10 of 10 stars: /s)
  await sitting.type('n', /fleet> $/)
  assert.is(sitting.table.session.moves.length, 0)
  await sitting.type('ready swarm', /Done\? \[Y\/n\] $/)
  await sitting.type('', /place> $/)
  await sitting.leave()
})

test('a ready-made fleet is put on nothing, and only those of this battle are named', async () => {
  const sitting = sit()
  await sitting.until(PROMPT)
  const which = (await sitting.type('ready', /fleet> $/)).replaceAll(/\s+/g, ' ')
  assert.match(which, /which fleet\? There are .*swarm/)
  assert.not.match(which, /walkers|speeders-first/)
  assert.match(await sitting.type('ready walkers', /fleet> $/), /Walkers may not fight in this/)
  await sitting.type('table x-wing', /fleet> $/)
  assert.match(
    (await sitting.type('ready swarm', /fleet> $/)).replaceAll(/\s+/g, ' '),
    /1 unit is in yours already; "back" takes your last line back/,
  )
  await sitting.leave()
})

test('a fleet of a file may begin with a mark of its editor; what is wrong with a file is said in words', async () => {
  const sitting = sit()
  await sitting.until(PROMPT)
  const marked = fileWith('wings.json', '\ufeff{ "table": { "x-wing": 2 }, "reserve": [] }')
  assert.match(await sitting.type(`ready ${marked}`, /fleet> $/), /4 of 20 stars: 2 X-wing 4/)
  await sitting.type('back', /fleet> $/)
  for (const [path, why] of [
    [join(folder, 'nowhere.json'), /nowhere\.json: there is no such file/],
    [fileWith('cut.json', '{ "table": ['), /cut\.json: no JSON, or cut short/],
    [fileWith('odd.json', '{ "table": ["xwing"] }'), /odd\.json: .*did you mean "x-wing"/],
  ] as const)
    assert.match((await sitting.type(`ready ${path}`, /fleet> $/)).replaceAll(/\s+/g, ' '), why)
  await sitting.leave()
})

test('what is shown to be sealed is not filled in anew', async () => {
  const sitting = sit()
  await sitting.until(PROMPT)
  await sitting.type('ready swarm', /Done\? \[Y\/n\] $/)
  await sitting.type('', /place> $/)
  await sitting.type('line wide', /Done\? \[Y\/n\] $/)
  assert.match(
    (await sitting.type('fill', /Done\? \[Y\/n\] $/)).replaceAll(/\s+/g, ' '),
    /Nothing is left to fill in: Enter makes what is shown/,
  )
  await sitting.type('y')
  const wide = sitting.table.session.stateAt(sitting.table.session.moves.length)
  assert.is.not(skirmish.kinds[skirmish.kind(wide)], 'place')
  await sitting.leave()
})

test.run()
