import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Move } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { MISSIONS } from '../../../../../engine/rebellion/cards/registry.js'
import { PHASE_COMMAND } from '../../../../../engine/rebellion/facts/phases.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { toPosition } from '../../../../../engine/rebellion/position/to.js'
import {
  argA,
  argB,
  argC,
  DECLINE,
  OPPOSE,
  REVEAL,
  verbOf,
} from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { questionOf } from '../../../../../play/games/rebellion/questions/question.js'
import { attemptOdds } from '../../../../../play/games/rebellion/questions/reveal/attempt-odds.js'
import { percent } from '../../../../../play/games/rebellion/words/names.js'
import { askerOf, legalIn, playOn } from './asking.js'

/** What is said of a mission before it is revealed holds once it is. */

/** Calls `visit` with reveals of random games. */
function eachReveal(seed: string, games: number, visit: (state: State, move: Move) => void): void {
  const random = new Random(seed)
  for (let game = 0; game < games; game++)
    playOn(
      rebellion.start({ setup: 'standard' }, `${seed} ${game}`),
      random,
      2000,
      (state, legal) => {
        if (askerOf(state) !== 'command-turn') return
        const reveals = legal.filter((move) => verbOf(move) === REVEAL)
        const move = reveals[random.below(Math.max(1, reveals.length))]
        if (move !== undefined) visit(state, move)
      },
    )
}

function cardOf(state: State, move: Move): (typeof MISSIONS)[number] | undefined {
  const side = rebellion.actor(state)
  return MISSIONS[new RebellionView(side).bind(state).stackCard(side, argA(move))]
}

test('the chance before a reveal is the one that the enemy is told when he may oppose', () => {
  let compared = 0
  eachReveal('odds', 100, (state, move) => {
    const side = rebellion.actor(state)
    if (cardOf(state, move)?.mode !== 'attempt') return
    const view = new RebellionView(side).bind(state)
    const odds = attemptOdds(state, view, argA(move), argB(move), argC(move))
    const after = rebellion.apply(state, move)
    const legal = rebellion.actor(after) === 1 - side ? legalIn(after) : []
    const sends = legal.filter((one) => verbOf(one) === OPPOSE)
    if (askerOf(after) !== 'oppose' || sends.length === 0) return
    const question = questionOf(rebellion.observe(after, 1 - side))
    const said = (one: Move): string => question.answer(one).detail
    const alone = odds.there === 0 ? 'it succeeds' : `it fails ${percent(1 - odds.alone)}`
    assert.is(said(DECLINE << 24), alone)
    const worst = sends.find((one) => argA(one) === odds.worst)
    assert.ok(worst !== undefined, 'somebody else is sent than was feared')
    assert.match(said(worst as Move), new RegExp(`it fails ${percent(1 - odds.against)}$`))
    compared++
  })
  assert.ok(compared > 100, `${compared} compared`)
})

/** What a mission may change for somebody who looks for its effect: not its card, and not its leaders. */
const LASTING = [
  'units',
  'loyalty',
  'queues',
  'sabotage',
  'destroyed',
  'reputation',
  'rings',
  'round',
]

test('a mission of which nothing is said to come changes nothing', () => {
  let seen = 0
  eachReveal('nothing', 25, (state, move) => {
    const side = rebellion.actor(state)
    // A marker of sabotage changes something, though nobody is hit by it
    if (cardOf(state, move)?.id === 'sabotage') return
    if (!questionOf(rebellion.observe(state, side)).answer(move).weak) return
    const after = rebellion.apply(state, move)
    const view = new RebellionView(side).bind(after)
    const { time } = new RebellionView(side).bind(state)
    while (rebellion.actor(after) >= 0 && view.mission >= 0) {
      const legal = legalIn(after)
      const none = legal.find((one) => verbOf(one) === DECLINE)
      rebellion.advance(after, none ?? (legal[0] as Move))
    }
    // Where nobody has anything left to do the Refresh Phase follows at once
    const isSameTurn = view.phase === PHASE_COMMAND && view.time === time
    if (!isSameTurn || rebellion.actor(after) < 0 || askerOf(after) !== 'command-turn') return
    const [before, now] = [toPosition(state), toPosition(after)]
    for (const field of LASTING)
      assert.equal(
        Reflect.get(now, field),
        Reflect.get(before, field),
        `${rebellion.describe(state, move)}: ${field}`,
      )
    seen++
  })
  assert.ok(seen > 100, `${seen} seen`)
})

test.run()
