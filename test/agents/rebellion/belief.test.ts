import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Belief } from '../../../agents/rebellion/belief.js'
import { Script } from '../../../agents/rebellion/script.js'
import { MOST_MOVES, NOBODY } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/sides.js'
import { BASE_MOVED } from '../../../engine/rebellion/signal.js'
import { RebellionView } from '../../../engine/rebellion/view.js'

interface Guess {
  readonly chances: Float64Array
  readonly base: number
  readonly relocated: boolean
}

/** What the Empire believes at the beginning of each round of scripted games, while the base is hidden. */
function guesses(games: number): Guess[] {
  const found: Guess[] = []
  const list = new Int32Array(MOST_MOVES)
  const script = new Script()
  const views = [new RebellionView(REBEL), new RebellionView(EMPIRE)] as const
  for (let number = 0; number < games; number++) {
    const state = rebellion.start({}, `belief ${number}`)
    const random = new Random(number)
    const belief = new Belief(EMPIRE)
    let relocated = false
    let wasQuiet = true
    for (let player = rebellion.actor(state); player !== NOBODY; player = rebellion.actor(state)) {
      const quiet = rebellion.quiet(state)
      if (quiet && !wasQuiet) {
        const chances = belief.bases(rebellion.observe(state, EMPIRE))
        if (chances !== null)
          found.push({ chances: chances.slice(), base: views[0].bind(state).base, relocated })
      }
      wasQuiet = quiet
      const view = (views[player] as RebellionView).bind(state)
      const moves = { list, count: rebellion.moves(state, list) }
      rebellion.advance(state, script.choose(view, view.kind, moves, random, 0.05))
      if (rebellion.isOpen?.(state, EMPIRE) === false) continue
      const observation = rebellion.observe(state, EMPIRE)
      const signal = rebellion.signal(observation, EMPIRE)
      belief.notice(signal, observation)
      if ((signal & BASE_MOVED) !== 0) relocated = true
    }
  }
  return found
}

const GUESSES = guesses(150)

test('the true base is never ruled out', () => {
  for (const { chances, base } of GUESSES) assert.ok((chances[base] as number) > 0)
})

test('before a relocation the belief knows more than a uniform one, and less than the truth', () => {
  const first = GUESSES.filter((guess) => !guess.relocated)
  let belief = 0
  let uniform = 0
  for (const { chances, base } of first) {
    belief -= Math.log(chances[base] as number)
    uniform += Math.log(chances.filter((chance) => chance > 0).length)
  }
  assert.ok(
    belief < 0.95 * uniform,
    `log-score ${belief / first.length} against ${uniform / first.length}`,
  )
  assert.ok(belief > 0.5 * uniform, 'better than anybody can know')
})

test('after a relocation it is uniform', () => {
  for (const { chances, relocated } of GUESSES) {
    if (!relocated) continue
    const possible = chances.filter((chance) => chance > 0)
    assert.ok(Math.max(...possible) - Math.min(...possible) < 1e-9)
  }
})

test('it is not over-confident: what it says is found at least nearly as often', () => {
  const said = new Float64Array(10)
  const was = new Float64Array(10)
  for (const { chances, base } of GUESSES)
    chances.forEach((chance, system) => {
      const bucket = Math.min(9, Math.floor(chance * 20))
      said[bucket] = (said[bucket] as number) + chance
      was[bucket] = (was[bucket] as number) + (system === base ? 1 : 0)
    })
  // The lowest bucket holds what the uniform part adds on purpose. Rounds of one game are not independent: 4 errors.
  for (let bucket = 1; bucket < 10; bucket++)
    assert.ok(
      (was[bucket] as number) >=
        (said[bucket] as number) - 4 * Math.sqrt((said[bucket] as number) + 1),
      `chances from ${bucket / 20}: said ${said[bucket]?.toFixed(1)}, was ${was[bucket]}`,
    )
})

test.run()
