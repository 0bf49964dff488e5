import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { OVER } from '../../../../../engine/duel/course/stage-numbers.js'
import { duel } from '../../../../../engine/duel/index.js'
import { standingOf, standingWords } from '../../../../../play/games/duel/table/standing.js'
import { tableOf } from '../../../../../play/games/duel/table/table.js'
import { struggle } from '../../../../engine/duel/support.js'

function words(rebel: string[], empire: string[], reader: 0 | 1 | 'all', strategy = 'support') {
  const state = struggle({ play: rebel, strategy }, { play: empire })
  const table = tableOf(reader === 'all' ? state : duel.observe(state, reader), reader)
  const totals = [table.sides[0].total, table.sides[1].total] as const
  const { lead, sum } = standingWords(table, standingOf(table, totals), 'as it stands')
  return `${lead}: ${sum}`
}

const FIVE = ['force-5']
const TWO = ['diplomacy-2']

test('to a side it is said how it stands with it', () => {
  assert.is(words(FIVE, TWO, 0), 'You win as it stands: 5 to 2')
  assert.is(words(FIVE, TWO, 1), 'The Rebels win as it stands: 2 to 5')
  assert.is(words(FIVE, TWO, 0, 'direct-assault'), 'You win as it stands: 7 (5 and your +2) to 2')
})

test('where a card is drawn, the sum is said to be that before it', () => {
  const table = tableOf(duel.observe(struggle({ play: FIVE }, { play: TWO }), 0), 0)
  const { lead } = standingWords(table, standingOf(table, [5, 2]), 'before what comes')
  assert.is(lead, 'You win before what comes')
})

test('to who sees all, nothing is his', () => {
  assert.is(words(FIVE, TWO, 'all'), 'The Rebels win as it stands: 5 to 2')
  assert.is(words(TWO, FIVE, 'all'), 'The Empire wins as it stands: 5 to 2')
  assert.is(
    words(FIVE, TWO, 'all', 'direct-assault'),
    'The Rebels win as it stands: 7 (5 and +2) to 2',
  )
})

test('after the end it is said who has won', () => {
  const over = { ...tableOf(struggle({ play: FIVE }, { play: TWO }), 0), stage: OVER }
  const said = (reader: 0 | 1): string => {
    const table = { ...over, reader }
    return standingWords(table, standingOf(table, [5, 2]), 'as it stands').lead
  }
  assert.is(said(0), 'You have won')
  assert.is(said(1), 'The Rebels have won')
})

test.run()
