import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { InputError } from '../../../engine/input-error.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { GameLog } from '../../../engine/skirmish/text/log.js'
import type { State } from '../../../engine/state.js'
import { after, at, battle, FAR_NORTH, fire, log, unitOf } from './support.js'

const GAME = { game: 'skirmish', options: { battle: 'free' } }

/** A position that is refused, and why. */
const REFUSED: readonly (readonly [
  position: Readonly<Record<string, unknown>>,
  complaint: string,
])[] = [
  [{ ...GAME, game: 'chess' }, 'game: missing or another game; give "skirmish"'],
  [
    { ...GAME, south: { units: [{ unit: 'x-wnig' }] } },
    'south.units[0].unit: unknown unit "x-wnig"; did you mean "x-wing"?',
  ],
  [
    { ...GAME, south: { units: [at('x-wing', 5, 400)] } },
    'position: south-x-wing-1: its base leaves the table',
  ],
  [
    { ...GAME, south: { units: [at('x-wing', 500, 400), at('y-wing', 520, 400)] } },
    'position: south-y-wing-1: its base overlaps that of south-x-wing-1',
  ],
  [
    { ...GAME, south: { units: [at('x-wing', 610, 120)] } },
    'position: south-x-wing-1: its base overlaps a home card',
  ],
  [
    { ...GAME, south: { units: [at('x-wing', 500.123, 400)] } },
    'south.units[0].x: expected millimetres to 1/100, found 500.123',
  ],
  [
    { ...GAME, south: { units: [at('x-wing', 500, 400, 360)] } },
    'south.units[0].heading: expected degrees from 0 to 359.9, found 360',
  ],
  [
    { ...GAME, south: { units: [at('x-wing', 500, 400, 0, { damage: 3 })] } },
    'position: south-x-wing-1: more damage than can be put on it',
  ],
  [
    { ...GAME, south: { units: [at('x-wing', 500, 400, 0, { status: ['back'] })] } },
    'position: south-x-wing-1: its card has no other side',
  ],
  [{ ...GAME, west: { units: [] } }, 'west: nobody sits there; see the option "players"'],
  [
    { ...GAME, stage: 'turn', actor: 'south' },
    'position: asked: missing, or not a unit of the one who decides',
  ],
  [
    { ...GAME, observer: 'south' },
    'observer: this is what one player knows, not a position; sample a world from it, or read the position it came from',
  ],
  [{ ...GAME, loadedDice: [7] }, 'loadedDice[0]: expected a whole number from 1 to 6, found 7'],
  [
    { ...GAME, options: { battle: 'sea' } },
    'option battle: "sea" is none of mixed, space, ground, free',
  ],
]

for (const [position, complaint] of REFUSED)
  test(`refused: ${complaint}`, () => {
    assert.throws(
      () => skirmish.fromPosition(position),
      (error: unknown) => error instanceof InputError && error.message === complaint,
    )
  })

test('a position can be written by hand with very little', () => {
  const s = battle([at('x-wing', 600, 400)], [FAR_NORTH, { unit: 'y-wing' }])
  assert.is(skirmish.toPosition(s).turn, 1)
  assert.equal(unitOf(s, 'south'), { unit: 'x-wing', x: 600, y: 400, heading: 90 })
  assert.equal(unitOf(s, 'north', 1), { unit: 'y-wing' })
})

test('loaded dice that are left over are remarked upon', () => {
  const position = {
    ...GAME,
    loadedDice: [1, 2, 3],
    south: { units: [at('tie-scout', 600, 400)] },
    north: { units: [FAR_NORTH] },
  }
  assert.equal(skirmish.remarks?.(position, []), ['3 loaded dice were not rolled'])
})

test('a game is told in plain sentences', () => {
  const s = fire(
    [at('luke-skywalker', 600, 400)],
    [at('star-destroyer', 600, 490, 270)],
    [1, 2, 6, 6],
  )
  assert.equal(log(s, ['fire north-star-destroyer-1', 'hold', 'hold', 'reroll elite']), [
    "South's Luke Skywalker aims at North's Star Destroyer.",
    "North's Star Destroyer holds fire.",
    "North's Star Destroyer holds fire with its second shot.",
    "South's Luke Skywalker aims at North's Star Destroyer.",
    "South's Luke Skywalker fires at North's Star Destroyer.",
    "South's Luke Skywalker rolls 1 and 2.",
    "South's Luke Skywalker rolls again: Elite.",
    "South's Luke Skywalker rolls 6 and 6.",
    "South's Luke Skywalker hits North's Star Destroyer with 15 against 7.",
    "North's Star Destroyer takes 2 damage: 2 of 6.",
    'Turn 2: North is first player.',
  ])
  const moved = battle([at('tie-scout', 600, 400)], [FAR_NORTH])
  assert.equal(log(moved, ['tie-scout-1 left 30 S stop']), [
    "South's TIE Scout turns left 30.",
    "South's TIE Scout advances 64 mm.",
  ])
})

test('a squad that is named in the plural has verbs of many, a person and one with a number have not', () => {
  const squads = [at('scout-bikes', 600, 400), at('general-veers', 700, 400)]
  const one = battle(squads, [FAR_NORTH])
  assert.equal(
    log(one, ['general-veers stand', 'tie-scout-1 stand', 'scout-bikes-1 left 30 L stop']),
    [
      "South's General Veers stands still.",
      "North's TIE Scout stands still.",
      "South's Scout Bikes turn left 30.",
      "South's Scout Bikes advance 89 mm.",
      'Turn 2: North is first player.',
    ],
  )
  const two = battle([at('scout-bikes', 600, 400), at('scout-bikes', 700, 400)], [FAR_NORTH])
  assert.equal(log(two, ['scout-bikes-2 stand']), ["South's Scout Bikes 2 stands still."])
})

test('the log of a whole game tells orders once, when they are shown, and moves of squads as of many', () => {
  const told = (s: State, line: string): string => {
    const log = new GameLog('all')
    let state = s
    const lines: string[] = []
    for (const move of skirmish.parseMoves(s, line)) {
      lines.push(...log.add(state, move))
      state = skirmish.apply(state, move)
    }
    return [...lines, ...log.open()].join(' ')
  }
  const orders = told(
    fire([at('luke-skywalker', 600, 400)], [at('tie-fighter', 600, 480, 270), FAR_NORTH]),
    'fire north-tie-fighter-1 hold',
  )
  assert.is(orders.match(/aims at/g)?.length, 1, orders)
  assert.match(
    told(battle([at('scout-bikes', 600, 400)], [FAR_NORTH]), 'scout-bikes-1 left 30 L stop'),
    "South's Scout Bikes move left 30, 89 mm.",
  )
})

test('events carry numbers and places as data', () => {
  const s = after(battle([at('tie-scout', 600, 400)], [FAR_NORTH]), 'tie-scout-1 left 30 S')
  const [moved] = skirmish.events(s, skirmish.parse(s, 'stop'), 'all')
  assert.equal(moved, {
    kind: 'moved',
    text: '',
    side: 'south',
    units: [{ unit: 'south-tie-scout-1', count: 1 }],
    places: ['568.25 454.99 120'],
  })
})

test('the table is drawn with places, headings and damage', () => {
  const s = battle([at('x-wing', 600, 400, 90, { damage: 1 })], [FAR_NORTH, { unit: 'y-wing' }])
  const shown = skirmish.show(s, 'all')
  assert.match(shown, 'X-wing                 **     600.0  400.0  90°  damage 1 of 2')
  assert.match(shown, 'Y-wing                 **     in reserve')
  assert.match(shown, 'South  score 0  home cards: 3 of 3, 3 of 3, 3 of 3')
})

test.run()
