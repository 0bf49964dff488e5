import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Options } from '../../../../../engine/game.js'
import { Random } from '../../../../../engine/random.js'
import {
  ACTIONS,
  type Effect,
  MISSIONS,
  OBJECTIVES,
  TACTICS,
} from '../../../../../engine/rebellion/cards/registry.js'
import { declaredSteps } from '../../../../../engine/rebellion/course/steps.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { EFFECT_WORDS } from '../../../../../play/games/rebellion/questions/cards/card.js'
import { CHANGES } from '../../../../../play/games/rebellion/questions/reveal/changes.js'
import { STEP_WORDS } from '../../../../../play/games/rebellion/questions/step-words.js'
import { askerOf, checkWords, playOn } from './asking.js'
import { NEVER, RARE } from './rare.js'
import { RARE_RISE } from './rare-rise.js'
import { NEVER_OF_TACTICS, RARE_TACTICS } from './rare-tactics.js'

/** Every step and every card that asks has words, and all that they say is sound. */

const CARDS: readonly { readonly id: string; readonly steps?: readonly Effect[] | undefined }[] = [
  ...MISSIONS,
  ...ACTIONS,
  ...OBJECTIVES,
  ...TACTICS.map(({ id, top, bottom }) => ({
    id,
    steps: [top?.steps, top?.late?.steps, bottom?.steps].flatMap((steps = []) => steps),
  })),
]

test('every step that can ask has words, and no other', () => {
  const asking = declaredSteps().filter(({ moves }) => moves !== undefined)
  assert.equal(Object.keys(STEP_WORDS).sort(), asking.map(({ name }) => name).sort())
})

test('every effect that can ask has words, and no other', () => {
  const effects = CARDS.flatMap(({ steps = [] }) => steps)
  const asking = new Set(effects.filter(({ moves }) => moves !== undefined).map(({ name }) => name))
  assert.equal(Object.keys(EFFECT_WORDS).sort(), [...asking].sort())
})

test('every mission says what it changes where it is revealed, and no other card', () => {
  assert.equal(Object.keys(CHANGES).sort(), MISSIONS.map(({ id }) => id).sort())
})

/** Games that are played at random. */
const OPTIONS: readonly Options[] = [
  { setup: 'first' },
  {},
  { expansion: 'on', combat: 'base' },
  {},
  { expansion: 'on', combat: 'base', units: 'base' },
]

/** As many games as it takes to meet whatever has no scene of its own, within reason. */
const FEWEST_GAMES = 60
const MOST_GAMES = 1000
const SCENES = { ...RARE, ...RARE_TACTICS, ...RARE_RISE }
const UNASKED = [...NEVER, ...NEVER_OF_TACTICS]

/** Answers looked at of a decision: all where they are few. */
const FEW = 12
/** Decisions of a sort that are looked at. */
const OFTEN = 25

test('whatever is asked, by every step and every card, is asked in sound words', () => {
  const met = new Map<string, number>()
  const random = new Random('questions')
  const look = (state: Parameters<typeof askerOf>[0], legal: readonly number[]): void => {
    const asker = askerOf(state)
    const times = met.get(asker) ?? 0
    met.set(asker, times + 1)
    if (times >= OFTEN) return
    const some = legal.filter(() => legal.length <= FEW || random.below(legal.length) < FEW)
    checkWords(state, legal, some)
  }
  const cards = CARDS.flatMap(({ id, steps = [] }) =>
    steps.filter(({ moves }) => moves !== undefined).map(({ name }) => `${id}/${name}`),
  )
  const all = [...Object.keys(STEP_WORDS).filter((name) => name !== 'card'), ...new Set(cards)]
  const expected = new Set(all.filter((asker) => !UNASKED.includes(asker)))
  const isLeft = (): boolean => [...expected].some((asker) => !met.has(asker) && !(asker in SCENES))
  for (let game = 0; game < MOST_GAMES && (game < FEWEST_GAMES || isLeft()); game++) {
    const seed = `questions ${game}`
    playOn(rebellion.start(OPTIONS[game % OPTIONS.length] ?? {}, seed), random, 4000, look)
  }
  for (const [asker, make] of Object.entries(SCENES))
    for (let attempt = 0; attempt < 150 && !met.has(asker); attempt++)
      playOn(make(), random, 60, look)
  assert.equal(
    all.filter((asker) => !met.has(asker)),
    UNASKED,
  )
})

test.run()
