import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { BUILD_EACH, move0 } from '../../../../../engine/rebellion/state/moves.js'
import type { State } from '../../../../../engine/state.js'
import { buildPlan } from '../../../../../play/games/rebellion/page/choice/build-plan.js'
import { draftOf, isDrafted } from '../../../../../play/games/rebellion/page/choice/draft.js'
import {
  facetsOf,
  narrowed,
  openSort,
} from '../../../../../play/games/rebellion/page/choice/facets.js'
import {
  movementPlan,
  withAll,
} from '../../../../../play/games/rebellion/page/choice/movement-plan.js'
import { promptOf, withFacets } from '../../../../../play/games/rebellion/page/choice/prompt.js'
import { pictureOf } from '../../../../../play/games/rebellion/page/picture/picture.js'
import { viewOf } from '../../../../../play/games/rebellion/page/picture/views.js'
import { questionOf } from '../../../../../play/games/rebellion/questions/question.js'
import { pick, scene } from '../../../../engine/rebellion/combat/cinematic/scene.js'

const LEGAL = new Int32Array(MOST_MOVES)

/** Calls `visit` at every decision of a random game. */
function walk(
  seed: string,
  setup: string,
  visit: (state: State, legal: readonly number[], kind: string) => void,
): void {
  const random = new Random(seed)
  const state = rebellion.start({ setup }, seed)
  while (rebellion.actor(state) >= 0) {
    const legal = Array.from(LEGAL.subarray(0, rebellion.moves(state, LEGAL)))
    visit(state, legal, rebellion.kinds[rebellion.kind(state)] ?? '')
    rebellion.advance(state, legal[random.below(legal.length)] as number)
  }
}

test('the halves of a tactic card stand as on the card, though the upper one would do nothing', () => {
  const s = pick(
    scene({ units: { airspeeder: 2, 'assault-tank': 1, stormtrooper: 1 } }),
    'tow-cables',
    'overrun',
  )
  const seen = rebellion.observe(s, 0)
  const asking = { kind: 'pick', picture: pictureOf(seen, 0), question: questionOf(seen) }
  const legal = Array.from(LEGAL.subarray(0, rebellion.moves(seen, LEGAL)))
  const { options } = promptOf(asking, legal, withFacets(legal, [], []) ?? [], [])
  assert.equal(
    options.map(({ label, weak }) => `${label}${weak ? ', weak' : ''}`),
    ['Use the upper half, weak', 'Use the lower half', 'Use neither half'],
  )
})

test('the facets of a move lead to it and to no other', () => {
  walk('facets', 'standard', (_state, legal) => {
    for (const move of legal.slice(0, 40)) {
      const left = narrowed(legal, facetsOf(move))
      assert.ok(left.includes(move))
      assert.ok(left.length <= 1 || openSort(left, facetsOf(move)) !== null)
    }
  })
})

test('whatever is chosen first, a move can be reached by choosing on', () => {
  const random = new Random('reach')
  walk('reach', 'standard', (state, legal, kind) => {
    const side = rebellion.actor(state)
    const seen = rebellion.observe(state, side)
    const asking = { kind, picture: pictureOf(seen, side), question: questionOf(seen) }
    const choices = isDrafted(seen) ? draftOf(seen, []).choices : legal
    if (choices.length === 0) return
    let chosen = withFacets(choices, [], []) ?? []
    for (let steps = 0; ; steps++) {
      assert.ok(steps < 8, `${kind}: still open after 8 choices`)
      const prompt = promptOf(asking, choices, chosen, [])
      if (prompt.only !== null) break
      const options = [...prompt.options, ...prompt.tabs]
      assert.ok(options.length > 0, `${kind}: nothing to choose among ${prompt.moves.length} moves`)
      const option = options[random.below(options.length)]
      assert.ok(option !== undefined && option.label !== '' && !/^\d*$/.test(option.label))
      const next = withFacets(choices, chosen, option.facets)
      assert.ok(next !== null, `${kind}: ${option.label} leads nowhere`)
      chosen = next ?? []
    }
  })
})

test('all that can travel goes, and not more than the ships carry', () => {
  let seen = 0
  walk('travel', 'first', (state, _legal, kind) => {
    if (kind !== 'move-group') return
    const side = rebellion.actor(state)
    const observation = rebellion.observe(state, side)
    const draft = withAll(observation, [], null)
    const plan = movementPlan(viewOf(side).bind(observation), observation, draft)
    for (const { rows, room, taken, free } of plan) {
      assert.ok(free || taken <= room)
      for (const row of rows) assert.ok(row.going <= row.there)
    }
    const again = rebellion.observe(state, side)
    for (const move of draft.moves.slice(0, -1)) rebellion.advance(state, move)
    assert.ok(again.bytes.length > 0)
    if (draft.moves.length > 0) seen++
  })
  assert.ok(seen > 3)
})

test('the list of what is built has a line for every open icon, with its place', () => {
  let seen = 0
  walk('build', 'standard', (state, legal, kind) => {
    if (kind !== 'build' || !legal.includes(move0(BUILD_EACH))) return
    const side = rebellion.actor(state)
    const plan = buildPlan(rebellion.observe(state, side), [])
    const view = viewOf(side).bind(state)
    for (const { place, options } of plan.rows) {
      assert.ok(view.usableIcons(side, place) > 0)
      assert.ok(options.length > 1)
    }
    const copy = rebellion.apply(state, plan.moves[0] as number)
    for (const move of plan.moves.slice(1)) rebellion.advance(copy, move)
    assert.is.not(
      rebellion.kinds[rebellion.kind(copy)] === 'build' && rebellion.actor(copy) === side,
      true,
    )
    seen++
  })
  assert.ok(seen > 1)
})

test.run()
