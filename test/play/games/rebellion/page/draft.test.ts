import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES, type Move } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { isOneAct, makeWithin } from '../../../../../engine/rebellion/course/small-moves.js'
import { stepName, topFrame } from '../../../../../engine/rebellion/course/steps.js'
import { EMPIRE } from '../../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { DONE, move0, PLACE, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { cloneState, type State } from '../../../../../engine/state.js'
import { buildMoves } from '../../../../../play/games/rebellion/page/choice/build-plan.js'
import { decisionOf } from '../../../../../play/games/rebellion/page/choice/decision.js'
import { draftOf, isDrafted } from '../../../../../play/games/rebellion/page/choice/draft.js'
import {
  countAt,
  placingPlan,
  withAhead,
  withPlaced,
} from '../../../../../play/games/rebellion/page/choice/placing-plan.js'
import { pictureOf } from '../../../../../play/games/rebellion/page/picture/picture.js'

/** Drafts of every kind, in positions of random games. */

const LEGAL = new Int32Array(MOST_MOVES)

function legalIn(state: State): Move[] {
  return Array.from(LEGAL.subarray(0, rebellion.moves(state, LEGAL)))
}

/** A random game; at every step whose moves are drafted `visit` gets a copy. The act is then made with random moves. */
function walk(seed: string, setup: string, visit: (state: State, random: Random) => void): void {
  const random = new Random(seed)
  const state = rebellion.start({ setup }, seed)
  while (rebellion.actor(state) >= 0) {
    if (isOneAct(state)) visit(cloneState(state), random)
    const legal = legalIn(state)
    rebellion.advance(state, legal[random.below(legal.length)] as Move)
  }
}

/** A draft of random choices; some are left open, others go on to the end. */
function randomDraft(observation: State, random: Random): Move[] {
  const most = random.below(8)
  const moves: Move[] = []
  for (let i = 0; i < most; i++) {
    const { choices } = draftOf(observation, moves)
    if (choices.length === 0) break
    moves.push(choices[random.below(choices.length)] as Move)
  }
  return moves
}

const GAMES = 24

test('what is drawn is where the moves really lead, in every kind of draft', () => {
  const kinds = new Map<string, number>()
  for (let game = 0; game < GAMES; game++)
    walk(`drawn ${game}`, game % 3 === 0 ? 'first' : 'standard', (state, random) => {
      const side = rebellion.actor(state)
      const observation = rebellion.observe(state, side)
      const draft = draftOf(observation, randomDraft(observation, random))
      const name = stepName(state, topFrame(state))
      kinds.set(name, (kinds.get(name) ?? 0) + 1)
      // In the true game: all but the last one as they are made in play, the last without what follows it
      const real = cloneState(state)
      draft.moves.forEach((move, i) => {
        assert.ok(legalIn(real).includes(move), `${name}: a drafted move is not legal`)
        if (i < draft.moves.length - 1) rebellion.advance(real, move)
        else assert.is(makeWithin(real, move), draft.after, name)
      })
      assert.equal(rebellion.observe(real, side).bytes, draft.observation.bytes, name)
    })
  for (const step of [
    'place-empire',
    'place-rebels',
    'assign',
    'movement',
    'attack',
    'retreat-load',
    'discard-missions',
    'build',
    'deploy',
  ])
    assert.ok((kinds.get(step) ?? 0) > 1, `${step}: ${kinds.get(step) ?? 0} drafts tried`)
})

test('nothing that was sampled is drawn', () => {
  for (let game = 0; game < GAMES / 3; game++)
    walk(`sampled ${game}`, 'standard', (state, random) => {
      const side = rebellion.actor(state)
      const observation = rebellion.observe(state, side)
      const draft = draftOf(observation, randomDraft(observation, random))
      const other = rebellion.sample(observation, random)
      rebellion.reseed(other, random.bits())
      for (const move of draft.moves) makeWithin(other, move)
      assert.equal(rebellion.observe(other, side).bytes, draft.observation.bytes)
    })
})

test('confirming makes the drafted moves and nothing more, and leaves the act', () => {
  for (let game = 0; game < GAMES / 2; game++)
    walk(`whole ${game}`, 'standard', (state, random) => {
      const observation = rebellion.observe(state, rebellion.actor(state))
      const draft = draftOf(observation, randomDraft(observation, random))
      if (draft.whole === null) return
      const rest = draft.whole.slice(draft.moves.length)
      assert.equal(draft.whole.slice(0, draft.moves.length), draft.moves)
      assert.ok(rest.length === 0 || (rest.length === 1 && rest[0] === move0(DONE)))
      if (draft.whole.length === 0) return
      const real = cloneState(state)
      const last = draft.whole[draft.whole.length - 1] as Move
      for (const move of draft.whole.slice(0, -1)) {
        assert.ok(legalIn(real).includes(move))
        rebellion.advance(real, move)
      }
      assert.ok(legalIn(real).includes(last))
      assert.is.not(makeWithin(real, last), 'asks')
    })
})

test('a move less is the draft before it', () => {
  for (let game = 0; game < GAMES / 3; game++)
    walk(`back ${game}`, 'standard', (state, random) => {
      const observation = rebellion.observe(state, rebellion.actor(state))
      const moves = randomDraft(observation, random)
      const drafts = moves.map((_, i) => draftOf(observation, moves.slice(0, i)))
      drafts.forEach((draft, i) => {
        const again = draftOf(observation, moves.slice(0, i + 1).slice(0, -1))
        assert.equal(again.observation.bytes, draft.observation.bytes)
        assert.equal(again.choices, draft.choices)
      })
    })
})

test('with one choice left it can still be chosen, and being done does not skip a hit', () => {
  let single = 0
  for (let game = 0; game < GAMES; game++)
    walk(`single ${game}`, 'standard', (state, random) => {
      const observation = rebellion.observe(state, rebellion.actor(state))
      const draft = draftOf(observation, randomDraft(observation, random))
      if (draft.after !== 'asks') assert.equal(draft.choices, [])
      else assert.ok(draft.choices.length > 0)
      if (draft.choices.length === 1) single++
      if (stepName(state, topFrame(state)) === 'attack' && draft.after === 'asks')
        assert.is(draft.whole, null)
    })
  assert.ok(single > 0)
})

test('where units are deployed one is in hand, and what can be done with it is offered', () => {
  let seen = 0
  for (let game = 0; game < GAMES / 2; game++)
    walk(`hand ${game}`, 'standard', (state, random) => {
      if (stepName(state, topFrame(state)) !== 'deploy') return
      const viewer = rebellion.actor(state)
      const observation = rebellion.observe(state, viewer)
      const { prompt, draft, chosen } = decisionOf({
        observation,
        side: viewer,
        kind: 'deploy',
        legal: legalIn(state),
        picked: [],
        before: [],
        tried: randomDraft(observation, random),
        plan: null,
      })
      if (draft?.after !== 'asks') return
      assert.ok(chosen.some(({ sort }) => sort === 'unit'))
      assert.ok((prompt?.options.length ?? 0) > 0)
      assert.ok((prompt?.lit.places.size ?? 0) > 0)
      seen++
    })
  assert.ok(seen > 3)
})

test('everything that can be built is drafted from the beginning', () => {
  walk('build', 'standard', (state) => {
    if (stepName(state, topFrame(state)) !== 'build') return
    const observation = rebellion.observe(state, rebellion.actor(state))
    if (legalIn(observation).length !== 2) return
    assert.is.not(draftOf(observation, buildMoves(observation)).whole, null)
  })
})

test('starting units are placed in any order, drawn as they stand, and made in the order of the rules', () => {
  const random = new Random('placing')
  for (let game = 0; game < GAMES; game++) {
    const state = rebellion.start({ setup: 'standard' }, `placing ${game}`)
    const observation = rebellion.observe(state, EMPIRE)
    assert.ok(isDrafted(observation))
    let placed: readonly Move[] = []
    for (let i = 0; i < 400; i++) {
      const plan = placingPlan(observation, placed)
      const open = plan.rows.filter(({ left }) => left > 0)
      const picture = withAhead(pictureOf(plan.draft.observation, EMPIRE), plan.ahead)
      const drawn = picture.systems.reduce((sum, { units }) => sum + sumOf(units[EMPIRE]), 0)
      const standing = pictureOf(observation, EMPIRE).systems.reduce(
        (sum, { units }) => sum + sumOf(units[EMPIRE]),
        0,
      )
      const gone = plan.rows.reduce((sum, { count, left }) => sum + count - left, 0)
      assert.is(drawn, standing + gone)
      if (open.length === 0) {
        assert.equal(plan.ahead, [])
        const { whole } = plan.draft
        assert.is.not(whole, null)
        for (const move of whole ?? []) {
          assert.is(verbOf(move), PLACE)
          assert.ok(legalIn(state).includes(move))
          rebellion.advance(state, move)
        }
        assert.is.not(stepName(state, topFrame(state)), 'place-empire')
        break
      }
      const row = open[random.below(open.length)]
      const place = plan.places[random.below(plan.places.length)] as number
      if (row !== undefined)
        placed = withPlaced(plan, placed, {
          type: row.type,
          place,
          count: countAt(placed, row.type, place) + 1 + random.below(row.left),
        })
      assert.ok(i < 399, 'the units are never all placed')
    }
  }
})

function sumOf(theaters: readonly (readonly { readonly count: number }[])[] = []): number {
  return theaters.flat().reduce((sum, { count }) => sum + count, 0)
}

test.run()
