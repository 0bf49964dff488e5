import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { alongX, alongY, turned } from '../../../engine/skirmish/geometry/directions.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { largeOf, MOST_TURN, TURN_BY, verbOf } from '../../../engine/skirmish/state/moves.js'
import { isFree } from '../../../engine/skirmish/state/room.js'
import { headingOf, radiusOf, xOf, yOf } from '../../../engine/skirmish/state/units.js'
import type { State } from '../../../engine/state.js'
import { at, battle, FAR_NORTH, type Unit } from './support.js'

const SHORT = 6350
const MM = 100
const CROWD = ['star-destroyer', 'corvette', 'x-wing', 'tie-scout', 'nebulon-frigate']

/** A fighter over others beside their home base, with the last segment of its move left. */
function crowded(random: Random): State | null {
  const x = 500 + random.below(220)
  const flyer = at('t-16', x, 152, random.below(360), { status: ['moved'] })
  const placed: Unit[] = []
  const ids = [...CROWD, 'star-destroyer', 'corvette', 'x-wing', 'nebulon-frigate']
  for (const id of ids) {
    const unit = at(id, x + random.below(160) - 80, 100 + random.below(160))
    try {
      flying([flyer, ...placed, unit])
      placed.push(unit)
    } catch {
      // It would stand on another
    }
  }
  const s = flying([flyer, ...placed])
  return isFree(s, 0, xOf(s, 0), yOf(s, 0), radiusOf(s, 0)) ? null : s
}

function flying(south: readonly Unit[]): State {
  const options = { flyover: 'on', copyLimit: 'off' }
  return battle(south, [FAR_NORTH], {
    options,
    stage: 'turn',
    asked: 'south-t-16-1',
    shortsLeft: 1,
  })
}

/** Some whole millimetre, or the whole segment, ends on a free place. */
function hasEnd(s: State, heading: number): boolean {
  const ends = (length: number): boolean =>
    isFree(
      s,
      0,
      alongX(xOf(s, 0), heading, length),
      alongY(yOf(s, 0), heading, length),
      radiusOf(s, 0),
    )
  for (let length = 0; length < SHORT; length += MM) if (ends(length)) return true
  return ends(SHORT)
}

test('the last turn over something is offered where a slow look finds an end for it', () => {
  const random = new Random('crowd')
  const list = new Int32Array(MOST_MOVES)
  let crowds = 0
  let refused = 0
  while (crowds < 40) {
    const s = crowded(random)
    if (s === null) continue
    crowds++
    const offered = new Set<number>()
    const count = skirmish.moves(s, list)
    for (let i = 0; i < count; i++)
      if (verbOf(list[i] ?? 0) === TURN_BY) offered.add(largeOf(list[i] ?? 0) - MOST_TURN)
    for (let degrees = -90; degrees <= 90; degrees++) {
      const expected = hasEnd(s, turned(headingOf(s, 0), degrees * 10))
      assert.is(offered.has(degrees), expected, `crowd ${crowds}, ${degrees} degrees`)
      if (!expected) refused++
    }
  }
  assert.ok(refused > 300, `${refused} turns were refused`)
})

test.run()
