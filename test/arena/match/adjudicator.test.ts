import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Adjudicator } from '../../../arena/match/adjudicator.js'
import { parseAdjudication } from '../../../arena/plan/adjudication.js'

const opinion = (value: number) => ({ value, visits: 1 })
const RULE = { value: 0.9, moves: 2 }

test('a game is over when both sides agree on the winner, so many times in a row', () => {
  const judge = new Adjudicator(RULE, [0, 1])
  const heard = [
    [0, 0.95],
    [1, 0.05],
    [0, 0.95],
  ].map(([seat = 0, value = 0]) => judge.hear(seat, opinion(value)))
  assert.equal(heard, [null, null, null])
  assert.is(judge.hear(1, opinion(0.1)), 0)
})

test('one doubt begins the count anew, and two who both think that they win never agree', () => {
  const judge = new Adjudicator(RULE, [0, 1])
  for (const [seat, value] of [
    [0, 0.95],
    [1, 0.05],
    [0, 0.95],
    [1, 0.5],
    [0, 0.95],
    [1, 0.05],
  ] as const)
    assert.is(judge.hear(seat, opinion(value)), null)
  const proud = new Adjudicator(RULE, [0, 1])
  for (let i = 0; i < 10; i++) assert.is(proud.hear(i % 2, opinion(0.99)), null)
})

test('partners must all agree, and so must every opponent of three', () => {
  const team = new Adjudicator({ value: 0.9, moves: 1 }, [0, 1, 0, 1])
  assert.is(team.hear(0, opinion(1)), null)
  assert.is(team.hear(1, opinion(0)), null)
  assert.is(team.hear(2, opinion(1)), null)
  assert.is(team.hear(3, opinion(0)), 0)
  const three = new Adjudicator({ value: 0.9, moves: 1 }, [0, 1, 2])
  assert.is(three.hear(0, opinion(0)), null)
  assert.is(three.hear(1, opinion(1)), null)
  assert.is(three.hear(2, opinion(0.05)), 1)
})

test('the rule is read, and what is wrong with it is said', () => {
  assert.equal(parseAdjudication(''), { value: 0.97, moves: 8 })
  assert.equal(parseAdjudication('value=.9,moves=3'), { value: 0.9, moves: 3 })
  for (const [text, message] of [
    ['vaule=.9', /did you mean "value"/],
    ['value=', /chance above 0.5/],
    ['value=.5', /chance above 0.5/],
    ['moves=0', /whole number from 1/],
  ] as const)
    assert.throws(() => parseAdjudication(text), message)
})

test.run()
