import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { STRATEGIES } from '../../../../../engine/duel/data/strategies.js'
import type { GameEvent } from '../../../../../engine/game.js'
import { lastUse, roundsIn } from '../../../../../play/games/duel/words/rounds.js'
import type { LogLine } from '../../../../../play/shell/session.js'

const [FIRST, SECOND] = STRATEGIES.map(({ id }) => id)

function logOf(...events: readonly Partial<GameEvent>[]): readonly LogLine[] {
  return events.map((event, number) => ({
    number,
    actor: 0,
    text: '',
    event: { kind: '', text: '', ...event },
  }))
}

test('a strategy that was turned up is told with its round, one that was discarded unused is not', () => {
  const log = logOf(
    { kind: 'round', value: 1 },
    { kind: 'revealed', side: 'rebel', cards: [FIRST ?? ''] },
    { kind: 'strategy-lost', side: 'empire', cards: [SECOND ?? ''] },
    { kind: 'round', value: 2 },
  )
  assert.equal(lastUse(log, 0, 0), { round: 1, isDiscarded: false })
  assert.equal(lastUse(log, 1, 1), { round: 1, isDiscarded: true })
  assert.is(lastUse(log, 0, 1), null)
})

test('what Direct Assault adds is counted where a struggle is told', () => {
  const [round] = roundsIn(
    logOf(
      { kind: 'round', value: 1 },
      { kind: 'struggle-over', word: '10:12' },
      { kind: 'raised', side: 'rebel', value: 12 },
    ),
  )
  assert.equal(round?.totals, [12, 12])
})

test.run()
