import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Player } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { verify } from '../../../engine/record.js'
import { readSaved } from '../../../play/shell/saved-game.js'
import { converse } from '../../../play/terminal/loop.js'
import { Screen } from '../../../play/terminal/screen.js'
import { Table } from '../../../play/terminal/table.js'
import { partners, type Tricks, threeAlone } from '../../toys/tricks.js'

/** Games of which the terminal knows nothing but their rules, with more than two seats. */
const TOYS: readonly Tricks[] = [partners(), threeAlone()]

const folder = mkdtempSync(join(tmpdir(), 'dejarik-toys-'))
test.after(() => rmSync(folder, { recursive: true }))

interface Sitting {
  readonly table: Table
  readonly input: PassThrough
  readonly output: PassThrough
  readonly ended: Promise<number>
}

function sit(game: Tricks, people: readonly Player[], level: string, json: boolean): Sitting {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  const screen = new Screen(output, { colour: false, json, ascii: false, size: () => null })
  const deal = { game, words: {}, options: {}, seed: 'toy', people, level }
  const table = new Table(deal, screen, join(folder, `${game.name}-${people.join('')}.json`))
  const ended = converse(table, { interactive: false, stepwise: false }, input)
  return { table, input, output, ended }
}

interface Event {
  readonly event: string
  readonly seat?: string
  readonly moves?: readonly string[]
  readonly utility?: readonly number[]
}

/** Plays a whole game by chance among what is offered; answers the events. */
async function playThrough({ input, output, ended }: Sitting): Promise<Event[]> {
  const random = new Random('toy')
  const events: Event[] = []
  let rest = ''
  output.on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    for (const event of lines.map((line) => JSON.parse(line) as Event)) {
      events.push(event)
      if (event.event === 'decision' && event.moves !== undefined)
        input.write(`${event.moves[random.below(event.moves.length)]}\n`)
    }
  })
  assert.is(await ended, 0)
  return events
}

for (const game of TOYS) {
  const seats = game.seats({})
  for (const level of ['random', 'easy'])
    test(`a whole game of ${game.name} through a pipe, with ${level} in the other seats`, async () => {
      for (const seat of seats.keys()) {
        const sitting = sit(game, [seat], level, true)
        const events = await playThrough(sitting)
        assert.ok(events.some(({ event }) => event === 'decision'))
        assert.is(events.find(({ event }) => event === 'over')?.utility?.length, seats.length)
        const { record, table } = readSaved(readFileSync(sitting.table.savePath, 'utf8'))
        verify(game, record)
        assert.equal(table.people, [seat])
      }
    })

  test(`two people play ${game.name} at one screen, each told what he may know`, async () => {
    const sitting = sit(game, [0, 1], 'random', true)
    const events = await playThrough(sitting)
    const asked = events.flatMap(({ seat }) => (seat === undefined ? [] : [seat]))
    assert.equal(
      [...new Set(asked)].sort(),
      seats
        .slice(0, 2)
        .map(({ name }) => name)
        .sort(),
    )
  })

  test(`${game.name} is drawn, asked, undone and told in words`, async () => {
    const sitting = sit(game, [0], 'random', false)
    const lines = ['?', 'moves', '1', 'undo', 'take-back', 'hint', 'why', 'log', 'resign']
    sitting.input.end(`${lines.join('\n')}\n`)
    assert.is(await sitting.ended, 0)
    const said = String(sitting.output.read())
    assert.match(said, /round 0/) // the position
    assert.match(said, /Type a number, a move/)
    assert.match(said, / {2}1 lay \d/)
    assert.match(said, new RegExp(`${seats[0]?.name}: lay `))
    assert.match(said, /You resign\./)
  })
}

test.run()
