import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Game } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { type GameRecord, recordOf } from '../../../../engine/record.js'
import { playOut } from '../../../../play/live-game.js'
import { type Finding, review } from '../../../../play/shell/coach/review.js'
import { lossOf } from '../../../../play/shell/coach/turning-points.js'
import { HiddenHands } from '../../../toys/hidden-hands.js'

const SPEC = 'mcts:iterations=8'

function findings(record: GameRecord, seat: number, game: Game = rebellion): Finding[] {
  const found: Finding[] = []
  let last = 0
  review(game, record, seat, SPEC, ({ done, of, finding }) => {
    assert.ok(done > last && done <= of)
    last = done
    if (finding !== null) found.push(finding)
  })
  assert.is(last, record.moves.length)
  return found
}

/** The beginning of a game. */
function beginning(...players: string[]): GameRecord {
  const { game, edition, options, seed, moves } = playOut(
    rebellion,
    { setup: 'first' },
    'review',
    players,
  )
  return { game, edition, options, seed, moves: moves.slice(0, 60) }
}

const played = beginning('scripted', 'random')
const careless = findings(played, 1)

test('the same budget judges a game the same', () => {
  assert.equal(findings(played, 1), careless)
})

test('every act that is judged is whole, and no move belongs to two', () => {
  let end = 0
  for (const { number, count, question, judgement } of careless) {
    assert.ok(number >= end && count >= 1)
    assert.is.not(question, '')
    assert.ok(judgement.iterations > 0 && judgement.made.told.length > 0)
    if (judgement.best !== null) assert.ok(judgement.best.chance > judgement.made.chance)
    end = number + count
  }
  assert.ok(
    careless.some(({ count }) => count > 2),
    'movements and assignments are one act',
  )
})

test('who plays at random gives away more than who plays by rules', () => {
  const mean = (all: readonly Finding[]): number =>
    all.reduce((sum, { judgement }) => sum + lossOf(judgement), 0) / all.length
  const careful = beginning('scripted', 'scripted')
  assert.ok(mean(careless) > mean(findings(careful, 1)))
})

test('what a seat did not know changes nothing in what its acts are judged by', () => {
  const [hidden, second] = rebellionWithAnotherBase(played)
  const [first] = careless
  const [same] = findings(hidden, 1)
  assert.is.not(hidden.moves[0], played.moves[0])
  assert.equal(same?.judgement, first?.judgement, `base moved to ${second}`)
})

/** The game up to the Empire's first decision, with the base hidden elsewhere. */
function rebellionWithAnotherBase(record: GameRecord): [GameRecord, string] {
  const state = rebellion.start(record.options, record.seed)
  const list = new Int32Array(64)
  const count = rebellion.moves(state, list)
  const base = Array.from(list.subarray(0, count)).find((move) => move !== record.moves[0]) ?? 0
  const name = rebellion.describe(state, base)
  rebellion.advance(state, base)
  const moves = [base]
  for (const move of record.moves.slice(1, careless[0] === undefined ? 1 : endOfFirst())) {
    moves.push(move)
    rebellion.advance(state, move)
  }
  return [recordOf(rebellion, record.options, record.seed, moves, state), name]
}

function endOfFirst(): number {
  const first = careless[0] as Finding
  return first.number + first.count
}

test('any game is gone through, whatever the search has of it', () => {
  const hands = new HiddenHands()
  const state = hands.start({}, 'review')
  const moves: number[] = []
  const list = new Int32Array(64)
  while (hands.actor(state) >= 0) {
    hands.moves(state, list)
    moves.push(list[0] as number)
    hands.advance(state, list[0] as number)
  }
  const found = findings(recordOf(hands, {}, 'review', moves, state), 0, hands)
  assert.ok(found.length > 0)
})

test.run()
