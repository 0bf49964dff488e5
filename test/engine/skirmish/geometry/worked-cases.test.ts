import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cardAt, inwardHeading, tableOf } from '../../../../engine/skirmish/facts/tables.js'
import {
  isBlockedByDisc,
  roomToCard,
  roomToDisc,
  roomToEdge,
} from '../../../../engine/skirmish/geometry/advance.js'
import {
  cardPointInArc,
  isDiscInArc,
  isPointInArc,
} from '../../../../engine/skirmish/geometry/arc.js'
import {
  alongX,
  alongY,
  bearing,
  cosine,
  sine,
  turnBetween,
  turned,
} from '../../../../engine/skirmish/geometry/directions.js'
import {
  discsOverlap,
  discsTouch,
  distance,
  isOnTable,
  isWithin,
  overlapsCard,
  touchesCard,
} from '../../../../engine/skirmish/geometry/discs.js'
import { blocksLine } from '../../../../engine/skirmish/geometry/line-of-fire.js'

/** Worked out by hand from rules 13.2 to 13.4: what is asked, the answer, and what was expected. */
type Case = readonly [what: string, found: unknown, expected: unknown]

const USUAL = 0
const TWO = tableOf(2, USUAL).cards
/** The cards of south (seat A): x 47615–56505–65395–74285, y 8900–15250. */
const LEFT_CARD = cardAt(0)
const MIDDLE_CARD = cardAt(1)
const RIGHT_CARD = cardAt(2)

const DIRECTIONS: readonly Case[] = [
  ['cos 0', cosine(0), 1_000_000],
  ['sin 30', sine(300), 500_000],
  ['cos 45 = 0.70710678', cosine(450), 707_107],
  ['cos 60', cosine(600), 500_000],
  ['sin 210', sine(2100), -500_000],
  ['cos 0.1 = 0.99999848', cosine(1), 999_998],
  ['sin 0.1 = 0.00174533', sine(1), 1745],
  ['cos 359.9', cosine(3599), 999_998],
  ['S ahead to the right', alongX(1000, 0, 6350), 7350],
  ['L at 30 climbs half of it', alongY(0, 300, 8890), 4445],
  ['1.5 is rounded away from zero', alongX(0, 600, 3), 2],
  ['-1.5 is rounded away from zero', alongX(0, 1200, 3), -2],
  ['S at 30: 5499.26', alongX(10000, 300, 6350), 15499],
  ['backwards', alongX(10000, 600, -3), 9998],
  ['359 and 2 to the left', turned(3590, 20), 10],
  ['1 and 2 to the right', turned(10, -20), 3590],
  ['from 359 to 1', turnBetween(3590, 10), 20],
  ['from 1 to 350', turnBetween(10, 3500), -110],
  ['about', turnBetween(0, 1800), 1800],
  ['bearing of the diagonal', bearing(0, 0, 100, 100), 450],
  ['bearing to the left', bearing(0, 0, -100, 0), 1800],
  ['bearing down', bearing(7, 9, 7, 4), 2700],
  ['bearing with a slope of 0.577', bearing(0, 0, 1000, 577), 300],
  ['bearing 0.0498', bearing(0, 0, 100_000, 87), 0],
  ['bearing 0.0504', bearing(0, 0, 100_000, 88), 1],
  ['bearing 180.0504', bearing(0, 0, -100_000, -88), 1801],
  ['bearing of oneself', bearing(5, 5, 5, 5), 0],
]

/** 3000 and 4000 apart: 5000. */
const PLACES: readonly Case[] = [
  ['5000 is within 4999 by the tolerance', isWithin(0, 0, 3000, 4000, 4999), true],
  ['5000 is not within 4998', isWithin(0, 0, 3000, 4000, 4998), false],
  ['touching, 1 too near', discsTouch(0, 0, 3000, 4000, 5001), true],
  ['touching, 1 too far', discsTouch(0, 0, 3000, 4000, 4999), true],
  ['2 too far is no touch', discsTouch(0, 0, 3000, 4000, 4998), false],
  ['1 too near is no overlap', discsOverlap(0, 0, 3000, 4000, 5001), false],
  ['2 too near is an overlap', discsOverlap(0, 0, 3000, 4000, 5002), true],
  ['2 too near is no touch', discsTouch(0, 0, 3000, 4000, 5002), false],
  ['1.41 is shown as 1', distance(0, 0, 1, 1), 1],
  ['2.83 is shown as 3', distance(0, 0, 2, 2), 3],
  ['in the corner of the table', isOnTable(1200, 120_700, 1200, 121_900), true],
  ['1 over the edge', isOnTable(1200, 120_701, 1200, 121_900), false],
  ['touching the long side', touchesCard(60_000, 16_450, 1200, TWO, MIDDLE_CARD), true],
  ['1 into the long side', overlapsCard(60_000, 16_449, 1200, TWO, MIDDLE_CARD), false],
  ['2 into the long side', overlapsCard(60_000, 16_448, 1200, TWO, MIDDLE_CARD), true],
  ['720 and 960 off the corner', touchesCard(46_895, 16_210, 1200, TWO, LEFT_CARD), true],
]

const WAYS: readonly Case[] = [
  // Contact at 2400 - 1: 10000 - 2399
  ['straight at a disc', roomToDisc(50_000, 50_000, 900, 8890, 50_000, 60_000, 2400), 7601],
  ['not as far as the disc', roomToDisc(50_000, 50_000, 900, 6350, 50_000, 60_000, 2400), 6350],
  ['grazing past', roomToDisc(50_000, 50_000, 900, 8890, 52_400, 55_000, 2400), 8890],
  // 2398 aside: 69² + 2398² < 2399² < 70² + 2398²
  ['2 too near to pass', roomToDisc(50_000, 50_000, 900, 8890, 52_398, 55_000, 2400), 4930],
  // 2 · (7071 - k)² < 2399² from k = 5375, which is 0.707107 · 7601 rounded
  ['on the diagonal', roomToDisc(50_000, 50_000, 450, 8890, 57_071, 57_071, 2400), 7600],
  ['away from contact', roomToDisc(50_000, 50_000, 900, 6350, 50_000, 47_600, 2400), 6350],
  ['square to contact', roomToDisc(50_000, 50_000, 0, 6350, 50_000, 47_600, 2400), 6350],
  ['into contact', roomToDisc(50_000, 50_000, 2700, 6350, 50_000, 47_600, 2400), 1],
  ['an end 2 too near', isBlockedByDisc(0, 0, 100, 0, 2498, 0, 2400), true],
  ['an end 1 too near', isBlockedByDisc(0, 0, 100, 0, 2499, 0, 2400), false],
  ['far from the card', roomToCard(60_000, 30_000, 2700, 8890, 1200, TWO, MIDDLE_CARD), 8890],
  // 20000 - 15250 - 1199
  ['straight at a card', roomToCard(60_000, 20_000, 2700, 8890, 1200, TWO, MIDDLE_CARD), 3551],
  ['along a card', roomToCard(60_000, 16_450, 0, 8890, 1200, TWO, MIDDLE_CARD), 8890],
  // 715 beside the corner: √(1199² - 715²) = 962.48 before it
  ['at a corner', roomToCard(75_000, 20_000, 2700, 8890, 1200, TWO, RIGHT_CARD), 3787],
  ['past a corner', roomToCard(75_484, 20_000, 2700, 8890, 1200, TWO, RIGHT_CARD), 8890],
  ['to the edge of the table', roomToEdge(5000, 5000, 1800, 8890, 1200, 121_900), 3800],
  // 0.707107 · length < 3800.5
  ['to the corner of the table', roomToEdge(5000, 5000, 2250, 8890, 1200, 121_900), 5374],
  ['to the right edge', roomToEdge(120_000, 5000, 0, 8890, 1200, 121_900), 700],
  ['at the edge', roomToEdge(1200, 5000, 1800, 8890, 1200, 121_900), 0],
]

const SHOTS: readonly Case[] = [
  ['on the edge of the arc', isPointInArc(0, 0, 900, 1000, 1000), true],
  ['0.71 outside', isPointInArc(0, 0, 900, 1001, 1000), true],
  ['1.41 outside', isPointInArc(0, 0, 900, 1002, 1000), false],
  // (x - y) · 0.707107 against 1201
  ['a base 1200.67 outside', isDiscInArc(0, 0, 900, 4698, 3000, 1200), true],
  ['a base 1201.37 outside', isDiscInArc(0, 0, 900, 4699, 3000, 1200), false],
  ['a base 1201 behind the front point', isDiscInArc(0, 0, 900, 0, -1201, 1200), true],
  ['a base 1202 behind the front point', isDiscInArc(0, 0, 900, 0, -1202, 1200), false],
  ['a base at the side', isDiscInArc(50_000, 51_200, 900, 52_400, 50_000, 1200), false],
  ['the nearest point of a card', pointOfCard(60_000, 40_000, 2700, MIDDLE_CARD), [60_000, 15_250]],
  ['a card behind', pointOfCard(60_000, 40_000, 900, MIDDLE_CARD), undefined],
  // The nearest point (2615, -4750) is outside; the edge of the wedge goes down by as much as right
  [
    'where the edge of the arc meets the card',
    pointOfCard(45_000, 20_000, 0, LEFT_CARD),
    [49_750, 15_250],
  ],
  // The line is 50000 long with direction (0.6, 0.8); its middle is (25000, 30000)
  [
    '1500 beside it with 1501',
    blocksLine(23_800, 30_900, 1501, 10_000, 10_000, 40_000, 50_000),
    false,
  ],
  [
    '1500 beside it with 1502',
    blocksLine(23_800, 30_900, 1502, 10_000, 10_000, 40_000, 50_000),
    true,
  ],
  ['1000 behind its end', blocksLine(40_600, 50_800, 1200, 10_000, 10_000, 40_000, 50_000), true],
  ['1200 behind its end', blocksLine(40_720, 50_960, 1200, 10_000, 10_000, 40_000, 50_000), false],
]

const SITES: readonly Case[] = [
  ['table for two', tableOf(2, USUAL).size, 121_900],
  ['table for three', tableOf(3, USUAL).size, 140_000],
  ['south 1 of two (A)', cardOf(2, 0), [47_615, 8900, 56_505, 15_250]],
  ['north 3 of two (B)', cardOf(2, 5), [65_395, 106_650, 74_285, 113_000]],
  ['south 2 of four (A)', cardOf(4, 1), [65_555, 3650, 74_445, 10_000]],
  ['north 1 of three (B)', cardOf(3, 6), [56_665, 130_000, 65_555, 136_350]],
  ['west 1 of four (C)', cardOf(4, 3), [3650, 56_665, 10_000, 65_555]],
  ['east 3 of four (D)', cardOf(4, 11), [130_000, 74_445, 136_350, 83_335]],
  ['east looks to the left', inwardHeading(4, 3), 1800],
]

for (const [topic, cases] of [
  ['directions', DIRECTIONS],
  ['places', PLACES],
  ['ways', WAYS],
  ['shots', SHOTS],
  ['sites', SITES],
] as const)
  test(`worked cases: ${topic}`, () => {
    for (const [what, found, expected] of cases) assert.equal(found, expected, what)
  })

function pointOfCard(fx: number, fy: number, heading: number, card: number): number[] | undefined {
  const point = new Int32Array(2)
  return cardPointInArc(fx, fy, heading, TWO, card, point) ? [...point] : undefined
}

function cardOf(players: number, card: number): number[] {
  return [...tableOf(players, USUAL).cards.subarray(cardAt(card), cardAt(card + 1))]
}

test.run()
