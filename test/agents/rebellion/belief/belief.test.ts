import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Belief } from '../../../../agents/rebellion/belief/belief.js'
import type { BeliefName } from '../../../../agents/rebellion/search-options.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { watchGames } from '../scripted-games.js'

const NAMES = ['uniform', 'prior', 'behaviour'] as const

/** What the Empire believes at the beginning of a round of a scripted game, while the base is hidden. */
interface Guess {
  readonly game: string
  readonly chances: Readonly<Record<BeliefName, Float64Array>>
  readonly base: number
  readonly relocated: boolean
}

function guesses(games: number): Guess[] {
  const found: Guess[] = []
  const rebels = new RebellionView(REBEL)
  let beliefs = NAMES.map((name) => new Belief(EMPIRE, name))
  let game = ''
  watchGames('belief', games, {
    begin(seed) {
      game = seed
      beliefs = NAMES.map((name) => new Belief(EMPIRE, name))
    },
    notice(observation, signal) {
      for (const belief of beliefs) belief.notice(signal, observation)
    },
    round(state, observation, relocated) {
      const [uniform, prior, behaviour] = beliefs.map((one) => one.bases(observation)?.slice())
      if (uniform === undefined || prior === undefined || behaviour === undefined) return
      const { base } = rebels.bind(state)
      found.push({ game, chances: { uniform, prior, behaviour }, base, relocated })
    },
  })
  return found
}

const GUESSES = guesses(300)

/** Mean log-score of P(true base): 0 is perfect. */
function loss(name: BeliefName, relocated: boolean): number {
  const asked = GUESSES.filter((guess) => guess.relocated === relocated)
  return (
    asked.reduce((sum, { chances, base }) => sum - Math.log(chances[name][base] as number), 0) /
    asked.length
  )
}

test('the true base is never ruled out', () => {
  for (const { chances, base } of GUESSES)
    for (const name of NAMES) assert.ok((chances[name][base] as number) > 0)
})

test('chances add up to 1, and the uniform ones are equal', () => {
  for (const { chances } of GUESSES) {
    for (const name of NAMES)
      assert.ok(Math.abs(chances[name].reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9)
    const possible = chances.uniform.filter((chance) => chance > 0)
    assert.ok(Math.max(...possible) - Math.min(...possible) < 1e-9)
  }
})

test('the log-score lies between the uniform belief and certainty', () => {
  assert.ok(loss('prior', false) < 0.9 * loss('uniform', false))
  assert.ok(loss('behaviour', false) < loss('prior', false))
  assert.ok(loss('behaviour', true) < 0.95 * loss('prior', true))
  for (const relocated of [false, true])
    assert.ok(loss('behaviour', relocated) > 0.4 * loss('uniform', relocated), 'who told it?')
})

test('after a relocation the prior is uniform', () => {
  for (const { chances, relocated } of GUESSES) {
    if (!relocated) continue
    const possible = chances.prior.filter((chance) => chance > 0)
    assert.ok(Math.max(...possible) - Math.min(...possible) < 1e-9)
  }
})

/** Rounds of one game lean the same way, so the error of a bucket is taken over games. */
function reliability(name: BeliefName): { said: number; was: number; error: number }[] {
  const edges = [0.03, 0.06, 0.1, 0.15, 0.25, 0.4, 0.6, 0.85]
  const rows = [...edges, 1].map(() => ({ said: 0, was: 0, byGame: new Map<string, number>() }))
  for (const { game, chances, base } of GUESSES)
    chances[name].forEach((chance, system) => {
      if (chance === 0 || chance > 1 - 1e-9) return
      const row = rows[edges.filter((edge) => chance >= edge).length]
      if (row === undefined) return
      const hit = system === base ? 1 : 0
      row.said += chance
      row.was += hit
      row.byGame.set(game, (row.byGame.get(game) ?? 0) + hit - chance)
    })
  return rows.map(({ said, was, byGame }) => ({
    said,
    was,
    error: Math.sqrt([...byGame.values()].reduce((sum, off) => sum + off * off, 0) + 1),
  }))
}

// A leak shows as a base found far more often than said: the uniform part may explain a little of that, not more.
for (const name of ['prior', 'behaviour'] as const)
  test(`the ${name} belief is found as often as it says`, () => {
    const rows = reliability(name)
    rows.forEach(({ said, was, error }, i) => {
      const told = `bucket ${i}: said ${said.toFixed(1)}, was ${was}, error ${error.toFixed(1)}`
      // The lowest bucket holds what the uniform part adds on purpose. Nine buckets at once: 2.8 errors are 95 %.
      if (i > 0) assert.ok(was > said - 2.8 * error, told)
      assert.ok(was < said * 1.25 + 2.8 * error, told)
    })
  })

test('what was seen is all that counts: without it behaviour is the prior', () => {
  watchGames('bare', 3, {
    notice() {},
    round(_state, observation, relocated) {
      if (relocated) return
      const prior = new Belief(EMPIRE, 'prior').bases(observation)
      assert.equal(new Belief(EMPIRE, 'behaviour').bases(observation), prior)
      assert.is(new Belief(EMPIRE).weights(observation, 0).objective, undefined)
    },
  })
})

test.run()
