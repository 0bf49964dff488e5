import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { OUTLINES, routes } from '../../../../../play/games/rebellion/page/board/chart-lines.js'
import {
  CHART_HEIGHT,
  CHART_REGIONS,
  CHART_SYSTEMS,
  CHART_WIDTH,
} from '../../../../../play/games/rebellion/page/data/chart.js'

/** The drawn board's outlines and routes, which follow from its borders and systems. */

type Point = readonly [number, number]

function points(outline: string): Point[] {
  return outline
    .slice(1, -1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as unknown as Point)
}

/** By the shoelace formula. */
function areaOf(outline: string): number {
  const around = points(outline)
  const sum = around.reduce((all, [x, y], i) => {
    const [nextX, nextY] = around[(i + 1) % around.length] as Point
    return all + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

function isInside([x, y]: Point, outline: string): boolean {
  const around = points(outline)
  const crossed = around.filter(([x1, y1], i) => {
    const [x2, y2] = around[(i + 1) % around.length] as Point
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossed.length % 2 === 1
}

test('eight regions fill the frame but for the corner of the base, and overlap nowhere', () => {
  const frame = (CHART_WIDTH - 12) * (CHART_HEIGHT - 12) - (180 - 6) * (262 - 6)
  const sum = OUTLINES.reduce((all, outline) => all + areaOf(outline), 0)
  assert.ok(Math.abs(sum - frame) < 1, `${sum} of ${frame}`)
})

test('every region holds its four systems', () => {
  const found = CHART_REGIONS.map(
    (_, n) => CHART_SYSTEMS.filter(({ x, y }) => isInside([x, y], OUTLINES[n] as string)).length,
  )
  assert.equal(found, [4, 4, 4, 4, 4, 4, 4, 4])
})

test('routes join neighbours from rim to rim', () => {
  const all = routes()
  assert.is(all.length, 69)
  for (const { x1, y1, x2, y2 } of all) {
    const rims = CHART_SYSTEMS.filter(({ x, y, remote }) =>
      [Math.hypot(x1 - x, y1 - y), Math.hypot(x2 - x, y2 - y)].some(
        (far) => Math.abs(far - (remote ? 29 : 38)) < 0.2,
      ),
    )
    assert.ok(rims.length >= 2)
  }
})

test.run()
