import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { NetworkFacts } from '../../../../agents/rebellion/evaluation/network-facts.js'
import { networkInputs } from '../../../../agents/rebellion/evaluation/network-inputs.js'
import type { Position } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'

/** What these tests change of a position. */
interface Board extends Position {
  readonly units: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const facts = new NetworkFacts()
const views = [new RebellionView(0), new RebellionView(1)] as const
const places = new Map(networkInputs().map(({ name }, place) => [name, place]))

/** One place is left for the base, Cato Neimoidia, the last round has begun, and a large Imperial army stands next door. */
const lastPlace = read('take-the-last-place')

function read(file: string): Board {
  const path = join('test/agents/positions', `${file}.json`)
  return JSON.parse(readFileSync(path, 'utf8')) as Board
}

function measured(position: Position): (name: string) => number {
  const state = rebellion.fromPosition(position)
  facts.measure(views[0].bind(state), views[1].bind(state))
  const values = facts.values.slice()
  return (name) => {
    const place = places.get(name)
    assert.type(place, 'number', name)
    return values[place as number] as number
  }
}

test('an army next door that can take the base is a strike', () => {
  const { sullust: _army, ...rest } = lastPlace.units
  assert.ok(measured(lastPlace)('struck-known') > 0.9)
  assert.is(measured({ ...lastPlace, units: rest })('struck-known'), 0)
})

test('what the Empire can do best is offered: an army beside the base more than none', () => {
  const { sullust: _army, ...rest } = lastPlace.units
  const offered = measured(lastPlace)('empire-offer-1')
  assert.ok(offered > measured({ ...lastPlace, units: rest })('empire-offer-1') + 1)
  assert.ok(offered >= measured(lastPlace)('empire-offer-2'))
})

test('a hidden base is sought among the systems that the Empire would go to first', () => {
  const hunted = measured(read('look-before-the-assault'))
  const counts = [1, 2, 3, 5, 8].map((n) => hunted(`sought-${n}`))
  assert.equal(
    counts,
    [...counts].sort((a, b) => a - b),
  )
  assert.is(counts.at(-1), 1)
  assert.ok(hunted('sought-part') > 0 && hunted('sought-part') <= 1)
  assert.is(hunted('struck-known'), 0)
})

test.run()
