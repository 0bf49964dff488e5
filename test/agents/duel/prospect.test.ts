import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { brainsFor } from '../../../agents/brains-for.js'
import { chanceOf, standingOf } from '../../../agents/duel/evaluation.js'
import { duel } from '../../../engine/duel/index.js'
import { DuelView } from '../../../engine/duel/knowledge/view.js'
import { MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import type { State } from '../../../engine/state.js'
import { type SideText, struggle } from '../../engine/duel/support.js'

/** The chance of the Rebels as the curve of a game draws it. */
function chance(state: State): number {
  const chances = new Float64Array(2)
  brainsFor({ game: duel, player: 0, options: duel.optionsOf(state) }).values(state, chances)
  return chances[0] as number
}

const side = (...play: string[]): SideText => ({ play, influence: 0 })
const alone = (...play: string[]): SideText => ({ play })
const single = (rebel: string[], empire: string[], changes = {}): State =>
  duel.fromPosition({
    game: 'duel',
    options: { tutorial: 'on' },
    event: 'heart-of-the-empire',
    ...changes,
    rebel: alone(...rebel),
    empire: alone(...empire),
  })

const TEN = ['force-5', 'recon-5']
const EIGHT = ['force-4', 'recon-4']

test('the one struggle is judged by its totals, and a pass may be answered by one', () => {
  assert.ok(chance(single(TEN, EIGHT)) > chance(single(EIGHT, TEN)) + 0.2)
  assert.is(chance(single(TEN, EIGHT, { passes: 1 })), 1)
  assert.ok(chance(single(EIGHT, TEN, { passes: 1 })) < 0.5)
})

test('a struggle of the full game moves the chance to win it', () => {
  assert.ok(
    chance(struggle(side(...TEN), side(...EIGHT))) >
      chance(struggle(side(...EIGHT), side(...TEN))) + 0.02,
  )
})

test('between rounds, where searches stop, nothing but the standing counts', () => {
  const random = new Random('quiet')
  const list = new Int32Array(MOST_MOVES)
  let state = duel.start({}, 'quiet')
  let quiets = 0
  while (duel.outcome(state) === null) {
    if (duel.quiet(state)) {
      quiets++
      const [rebel, empire] = [0, 1].map((one) => new DuelView(one).bind(state))
      assert.is(chance(state), chanceOf(standingOf(rebel as DuelView, empire as DuelView)))
    }
    const count = duel.moves(state, list)
    state = duel.apply(state, list[random.below(count)] as number)
  }
  assert.ok(quiets > 3)
})

test.run()
