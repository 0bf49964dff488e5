import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scoreOfElo } from '../../../arena/statistics/elo.js'
import { type Cluster, fitLogistic } from '../../../arena/statistics/logistic.js'
import { pairStatistics } from '../../../arena/statistics/pairs.js'
import { type GroupClass, matchRatings, rate } from '../../../arena/statistics/ratings.js'

// Agresti, Categorical Data Analysis, 2002, p. 437: home team, then home wins and away wins against each other team
const TEAMS = ['Baltimore', 'Boston', 'Cleveland', 'Detroit', 'Milwaukee', 'New York', 'Toronto']
const BASEBALL: Record<string, Record<string, readonly [number, number]>> = {
  Milwaukee: {
    Detroit: [4, 3],
    Toronto: [4, 2],
    'New York': [4, 3],
    Boston: [6, 1],
    Cleveland: [4, 2],
    Baltimore: [6, 0],
  },
  Detroit: {
    Milwaukee: [3, 3],
    Toronto: [4, 2],
    'New York': [4, 3],
    Boston: [6, 0],
    Cleveland: [6, 1],
    Baltimore: [4, 3],
  },
  Toronto: {
    Milwaukee: [2, 5],
    Detroit: [4, 3],
    'New York': [2, 4],
    Boston: [4, 3],
    Cleveland: [4, 2],
    Baltimore: [6, 0],
  },
  'New York': {
    Milwaukee: [3, 3],
    Detroit: [5, 1],
    Toronto: [2, 5],
    Boston: [4, 3],
    Cleveland: [4, 2],
    Baltimore: [6, 1],
  },
  Boston: {
    Milwaukee: [5, 1],
    Detroit: [2, 5],
    Toronto: [3, 3],
    'New York': [4, 2],
    Cleveland: [5, 2],
    Baltimore: [6, 0],
  },
  Cleveland: {
    Milwaukee: [2, 5],
    Detroit: [3, 3],
    Toronto: [3, 4],
    'New York': [4, 3],
    Boston: [4, 2],
    Baltimore: [2, 4],
  },
  Baltimore: {
    Milwaukee: [2, 5],
    Detroit: [1, 5],
    Toronto: [1, 6],
    'New York': [2, 4],
    Boston: [1, 6],
    Cleveland: [3, 4],
  },
}

function baseball(withHome: boolean): Cluster[] {
  const clusters: Cluster[] = []
  for (const [home, others] of Object.entries(BASEBALL))
    for (const [away, [won, lost]] of Object.entries(others)) {
      const terms: [number, number][] = []
      if (home !== 'Baltimore') terms.push([TEAMS.indexOf(home) - 1, 1])
      if (away !== 'Baltimore') terms.push([TEAMS.indexOf(away) - 1, -1])
      if (withHome) terms.push([6, 1])
      clusters.push(
        { times: won, games: [{ terms, result: 1 }] },
        { times: lost, games: [{ terms, result: 0 }] },
      )
    }
  return clusters
}

test('Bradley-Terry estimates and errors of the baseball season are those of Agresti', () => {
  // BradleyTerry2, tests/baseball.Rout.save: estimates and standard errors, Baltimore at 0
  const rows = [
    {
      home: false,
      values: [1.1077, 0.6839, 1.4364, 1.5814, 1.2476, 1.2945],
      errors: [0.3339, 0.3319, 0.3396, 0.3433, 0.3359, 0.3367],
    },
    {
      home: true, // the last is the home advantage
      values: [1.1438, 0.7047, 1.4754, 1.6196, 1.2813, 1.3271, 0.3023],
      errors: [0.3378, 0.335, 0.3446, 0.3474, 0.3404, 0.3403, 0.1309],
    },
  ]
  for (const row of rows) {
    const size = row.values.length
    const fit = fitLogistic(baseball(row.home), size)
    assert.ok(fit !== null)
    row.values.forEach((value, i) => {
      assert.is((fit.values[i] as number).toFixed(4), value.toFixed(4))
      assert.is(
        Math.sqrt(fit.modelCovariance[i * size + i] as number).toFixed(4),
        (row.errors[i] as number).toFixed(4),
      )
    })
  }
})

test('the citation counts of four journals give the printed abilities', () => {
  // Agresti 2002, p. 448 (Stigler 1994); estimates as in Turner and Firth, J. Stat. Software 48/9, section 1.2
  const counts: [number, number, number, number][] = [
    [0, 1, 730, 33],
    [0, 2, 498, 320],
    [0, 3, 221, 284],
    [1, 2, 68, 813],
    [1, 3, 17, 276],
    [2, 3, 142, 325],
  ]
  const clusters: Cluster[] = counts.flatMap(([a, b, won, lost]) => {
    const terms: [number, number][] =
      a === 0
        ? [[b - 1, -1]]
        : [
            [a - 1, 1],
            [b - 1, -1],
          ]
    return [
      { times: won, games: [{ terms, result: 1 }] },
      { times: lost, games: [{ terms, result: 0 }] },
    ]
  })
  const fit = fitLogistic(clusters, 3)
  assert.ok(fit !== null)
  assert.equal(
    Array.from(fit.values, (value) => value.toFixed(4)),
    ['-2.9491', '-0.4796', '0.2690'],
  )
})

/** Pairs in which `a` took `first` on the first side and `second` on the other. */
function pairClass(a: number, b: number, first: number, second: number, times: number): GroupClass {
  const points = [
    [first, 1 - first],
    [second, 1 - second],
  ]
  return { agents: [a, b], points, times }
}

/** Pairs in the numbers that a strength difference and a seat advantage expect, without chance. */
function expectedClasses(
  a: number,
  b: number,
  difference: number,
  advantage: number,
  pairs: number,
): GroupClass[] {
  const first = scoreOfElo(difference + advantage)
  const second = scoreOfElo(difference - advantage)
  return [0, 1].flatMap((x) =>
    [0, 1].map((y) => {
      const times = pairs * (x === 1 ? first : 1 - first) * (y === 1 ? second : 1 - second)
      return pairClass(a, b, x, y, times)
    }),
  )
}

test('strengths and the advantage of a seat are found again', () => {
  const strength = [0, 120, -60]
  const classes = [
    ...expectedClasses(0, 1, -120, 45, 1000),
    ...expectedClasses(0, 2, 60, 45, 1000),
    ...expectedClasses(1, 2, 180, 45, 1000),
  ]
  const ratings = rate(classes, 3, 2, 0)
  assert.ok(ratings !== null)
  strength.forEach((elo, agent) => {
    assert.ok(Math.abs((ratings.overall[agent]?.elo ?? Number.NaN) - elo) < 0.01)
    assert.ok(Math.abs((ratings.onSide?.[0]?.[agent]?.elo ?? Number.NaN) - elo) < 0.01)
    assert.ok(Math.abs((ratings.onSide?.[1]?.[agent]?.elo ?? Number.NaN) - elo) < 0.01)
  })
  assert.ok(Math.abs((ratings.sideAdvantage[0]?.elo ?? 0) - 45) < 0.01)
  assert.is(ratings.bounded, false)
  assert.ok(ratings.superior(1, 0) > 0.999)
  assert.ok(Math.abs(ratings.superior(1, 2) + ratings.superior(2, 1) - 1) < 1e-12)
})

/** The orders in which three can come in. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** What a group of three is expected to end like, when each place goes to one of those left by his strength. */
function expectedGroups(
  agents: readonly number[],
  strength: readonly number[],
  worth: readonly number[],
): GroupClass[] {
  const weight = (place: number, game: number): number =>
    10 **
    (((strength[agents[place] as number] as number) + (worth[(place - game + 3) % 3] as number)) /
      400)
  const chance = ([first, second, third]: (typeof ORDERS)[number], game: number): number => {
    const [x, y, z] = [weight(first, game), weight(second, game), weight(third, game)]
    return (x / (x + y + z)) * (y / (y + z))
  }
  const pointsOf = (order: readonly number[]): number[] =>
    [0, 1, 2].map((place) => (2 - order.indexOf(place)) / 3)
  return ORDERS.flatMap((one) =>
    ORDERS.flatMap((two) =>
      ORDERS.map((three) => ({
        agents,
        points: [one, two, three].map(pointsOf),
        times: 1000 * chance(one, 0) * chance(two, 1) * chance(three, 2),
      })),
    ),
  )
}

// Plackett and Luce: then each two compare as Bradley and Terry have it.
test('of three sides strengths and what the sides are worth are found again', () => {
  const strength = [0, 120, -60, 30]
  const worth = [45, -30, 0]
  const meetings = [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
  ]
  const classes = meetings.flatMap((agents) => expectedGroups(agents, strength, worth))
  const ratings = rate(classes, 4, 3, 0)
  assert.ok(ratings !== null)
  const near = (found: number | undefined, expected: number): void =>
    assert.ok(Math.abs((found ?? Number.NaN) - expected) < 0.01, `${found}, not ${expected}`)
  strength.forEach((elo, agent) => {
    near(ratings.overall[agent]?.elo, elo)
  })
  worth.forEach((elo, side) => {
    near(ratings.sideAdvantage[side]?.elo, elo)
    strength.forEach((own, agent) => {
      near(ratings.onSide?.[side]?.[agent]?.elo, own)
    })
  })
})

test('three who always sit in the same order are not told apart side by side', () => {
  const ratings = rate(expectedGroups([0, 1, 2], [0, 50, 100], [0, 0, 0]), 3, 3, 0)
  assert.ok(Math.abs((ratings?.overall[2]?.elo ?? 0) - 100) < 0.01)
  assert.is(ratings?.onSide, null)
})

test('pairs that always split make the interval narrow, pairs that never split make it wide', () => {
  const split: GroupClass[] = [
    pairClass(0, 1, 1, 0, 90),
    pairClass(0, 1, 0, 1, 90),
    pairClass(0, 1, 1, 1, 10),
    pairClass(0, 1, 0, 0, 10),
  ]
  const whole: GroupClass[] = [
    pairClass(0, 1, 1, 1, 90),
    pairClass(0, 1, 0, 0, 90),
    pairClass(0, 1, 1, 0, 10),
    pairClass(0, 1, 0, 1, 10),
  ]
  const width = (classes: GroupClass[]): number => {
    const rating = rate(classes, 2, 2, 0)?.overall[1]
    assert.ok(rating !== undefined)
    return rating.high - rating.low
  }
  assert.ok(width(whole) > 2.5 * width(split))
})

test('who wins or loses everything, or has met nobody, still gets a finite rating', () => {
  const classes: GroupClass[] = [pairClass(0, 1, 1, 1, 50)]
  const two = rate(classes, 2, 2, 1)
  assert.ok(two?.bounded)
  assert.is(two.onSide, null)
  assert.ok(Number.isFinite(two.overall[0]?.elo) && (two.overall[0]?.elo ?? 0) > 400)
  const three = rate(classes, 3, 2, 1)
  assert.ok(three !== null && Number.isFinite(three.overall[2]?.elo))
  assert.is(rate([], 2, 2, 0), null)
})

test('a match has one number, however much a side is worth', () => {
  // 200 pairs in which side 0 nearly always wins, and the first agent is a little better
  const counts = [2, 0, 180, 0, 18] as const
  const classes = [
    [
      [0, 1],
      [0, 1],
    ],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 0],
    ],
  ].map((points, won): GroupClass => ({ agents: [0, 1], points, times: counts[won * 2] ?? 0 }))
  const pairs = pairStatistics(counts)
  const fitted = rate(classes, 2, 2, 1)
  if (pairs === null || fitted === null) return assert.unreachable()
  assert.ok(Math.abs((fitted.overall[0]?.elo ?? 0) - pairs.elo) > 20)
  const [first, other] = matchRatings(fitted, pairs, 0, 1).overall
  assert.equal(first, { elo: pairs.elo, low: pairs.eloLow, high: pairs.eloHigh })
  assert.equal(other, { elo: 0, low: 0, high: 0 })
  const turned = matchRatings(fitted, pairs, 0, 0)
  assert.equal(turned.overall[1], { elo: -pairs.elo, low: -pairs.eloHigh, high: -pairs.eloLow })
  assert.is(turned.superior(0, 1), pairs.superior)
})

test.run()
