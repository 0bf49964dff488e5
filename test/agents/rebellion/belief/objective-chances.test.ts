import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ObjectiveChances } from '../../../../agents/rebellion/belief/objective-chances.js'
import { cardNumber, OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { isBaseSet } from '../../../../engine/rebellion/data/table.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../engine/state.js'
import { position } from '../../../engine/rebellion/support.js'
import { watchGames } from '../scripted-games.js'

/** Chance that exactly these cards are drawn without replacement with these weights. */
function chanceOfHand(weights: readonly number[], hand: readonly number[], total: number): number {
  if (hand.length === 0) return 1
  let sum = 0
  for (const card of hand) {
    const weight = weights[card] ?? 0
    const rest = hand.filter((other) => other !== card)
    sum += (weight / total) * chanceOfHand(weights, rest, total - weight)
  }
  return sum
}

/** Every hand of so many of `count` cards. */
function handsOf(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  const hands: number[][] = []
  for (let first = from; first < count; first++)
    for (const rest of handsOf(count, size - 1, first + 1)) hands.push([first, ...rest])
  return hands
}

interface Hand {
  readonly weights: readonly number[]
  readonly held: readonly number[]
}

/** Unseen objectives of a stage at the beginnings of rounds, with the belief's weights and the truth. */
function handsOfGames(games: number): Hand[] {
  const found: Hand[] = []
  const rebels = new RebellionView(REBEL)
  const empire = new RebellionView(EMPIRE)
  let chances = new ObjectiveChances()
  watchGames('objectives', games, {
    begin() {
      chances = new ObjectiveChances()
    },
    notice(observation) {
      chances.notice(empire.bind(observation))
    },
    round(state, observation) {
      rebels.bind(state)
      empire.bind(observation)
      const played = playedObjectives(state)
      for (let stage = 1; stage <= 3; stage++) {
        const cards = OBJECTIVES.flatMap((card, n) =>
          isBaseSet(card.set) &&
          card.stage === stage &&
          !empire.holdsObjective(n) &&
          !played.includes(card.id)
            ? [n]
            : [],
        )
        const held = cards.flatMap((card, i) => (rebels.holdsObjective(card) ? [i] : []))
        assert.is(empire.unseenObjectives(stage), held.length)
        if (held.length === 0 || held.length === cards.length) continue
        found.push({ weights: cards.map((card) => Math.exp(chances.weights[card] ?? 0)), held })
      }
    },
  })
  return found
}

function playedObjectives(state: State): readonly string[] {
  const { playedObjectives: played } = rebellion.toPosition(state)
  return Array.isArray(played) ? played.map(String) : []
}

const HANDS = handsOfGames(150)

test('chances not taken tell more of the Rebel hand than nothing does', () => {
  const loss = (power: number): number =>
    HANDS.reduce((sum, { weights, held }) => {
      const raised = weights.map((weight) => weight ** power)
      const total = raised.reduce((a, b) => a + b, 0)
      return sum - Math.log(chanceOfHand(raised, held, total))
    }, 0) / HANDS.length
  assert.ok(HANDS.length > 500, `${HANDS.length} hands`)
  assert.ok(loss(1) < 0.99 * loss(0), `log-score ${loss(1)} against ${loss(0)} of equal weights`)
})

test('a card is held as often as the weights say', () => {
  const said = new Float64Array(10)
  const was = new Float64Array(10)
  for (const { weights, held } of HANDS) {
    const total = weights.reduce((a, b) => a + b, 0)
    const chance = new Float64Array(weights.length)
    for (const hand of handsOf(weights.length, held.length)) {
      const likely = chanceOfHand(weights, hand, total)
      for (const card of hand) chance[card] = (chance[card] ?? 0) + likely
    }
    chance.forEach((one, card) => {
      const bucket = Math.min(9, Math.floor(one * 10))
      said[bucket] = (said[bucket] ?? 0) + one
      was[bucket] = (was[bucket] ?? 0) + (held.includes(card) ? 1 : 0)
    })
  }
  // Rounds of a game repeat each other: an allowance of four errors, and a twentieth for people unlike our rules.
  for (let bucket = 0; bucket < 10; bucket++) {
    const [expected, found] = [said[bucket] ?? 0, was[bucket] ?? 0]
    assert.ok(
      Math.abs(found - expected) < 4 * Math.sqrt(expected + 1) + 0.05 * expected,
      `chances from ${bucket / 10}: said ${expected.toFixed(1)}, was ${found}`,
    )
  }
})

/** Weights after both sides have passed and the Rebels did `move` with their chance at the refresh, if they had one. */
function weightsAfter(objectives: readonly string[], move: string): ObjectiveChances {
  const chances = new ObjectiveChances()
  const empire = new RebellionView(EMPIRE)
  const state = position({
    phase: 'command',
    leaders: { pool: ['mon-mothma', 'grand-moff-tarkin'] },
    hands: { rebel: { objectives: [...objectives] } },
  })
  const notice = (): void => {
    if (rebellion.isOpen?.(state, EMPIRE) === false) return
    chances.notice(empire.bind(rebellion.observe(state, EMPIRE)))
  }
  notice()
  while (rebellion.kinds[rebellion.kind(state)] === 'command') {
    rebellion.advance(state, rebellion.parse(state, 'pass'))
    notice()
  }
  if (rebellion.kinds[rebellion.kind(state)] === 'objective')
    rebellion.advance(state, rebellion.parse(state, move))
  notice()
  return chances
}

const weightOf = ({ weights }: ObjectiveChances, id: string): number =>
  Math.exp(weights[cardNumber(id)] ?? 0)

test('a refresh in which nothing is played: what was met is rarer, what was not is as before', () => {
  for (const held of [['liberation-2'], ['leave-no-one-behind-2']]) {
    const chances = weightsAfter(held, 'decline')
    assert.ok(Math.abs(weightOf(chances, 'leave-no-one-behind-2') - 0.4) < 1e-9, held.join())
    assert.is(weightOf(chances, 'popular-support-2'), 1)
    // Of the first stage nothing was in hand that could have been played
    assert.is(weightOf(chances, 'regional-support-1'), 1)
  }
})

test.run()
