import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SYSTEMS } from '../../../../../engine/rebellion/data/systems.js'
import { ADJACENT, SYSTEM_COUNT } from '../../../../../engine/rebellion/facts/map.js'
import { bits } from '../../../../../engine/rebellion/text/words.js'
import { tipSpot } from '../../../../../play/games/rebellion/page/board/tip-spot.js'
import { chartView, USUAL } from '../../../../../play/games/rebellion/page/board/zoom.js'
import { CHART_SYSTEMS } from '../../../../../play/games/rebellion/page/data/chart.js'

const TIP = { width: 210, height: 130 }

/** Places whose middle the tip of one of them hides. */
function hidden(place: number, spared: ReadonlySet<number>, board: typeof TIP): string[] {
  const seen = chartView(USUAL, board)
  const { left, top } = tipSpot(place, TIP, seen, spared)
  assert.ok(left >= 0 && top >= 0)
  assert.ok(left + TIP.width <= board.width && top + TIP.height <= board.height)
  return [place, ...spared]
    .filter((one) => {
      const at = CHART_SYSTEMS[one]
      if (at === undefined) return false
      const [x, y] = [(at.x - seen.x) * seen.scale - left, (at.y - seen.y) * seen.scale - top]
      return x > 0 && x < TIP.width && y > 0 && y < TIP.height
    })
    .map((one) => SYSTEMS[one]?.name ?? '?')
}

test('the tip of a system hides neither it nor the systems next to it while they are lit', () => {
  for (const board of [
    { width: 1000, height: 500 },
    { width: 1400, height: 700 },
  ])
    for (let place = 0; place < SYSTEM_COUNT; place++) {
      const near = new Set(bits(ADJACENT[place] as number))
      assert.equal(hidden(place, near, board), [], SYSTEMS[place]?.name)
    }
})

test('the tip of a system stays off what is lit all over the board', () => {
  const every = (n: number): Set<number> =>
    new Set([...Array(SYSTEM_COUNT).keys()].filter((one) => one % n === 0))
  const board = { width: 1000, height: 500 }
  for (const lit of [every(8), every(5)])
    for (let place = 0; place < SYSTEM_COUNT; place++)
      assert.equal(hidden(place, lit, board), [], SYSTEMS[place]?.name)
})

test.run()
