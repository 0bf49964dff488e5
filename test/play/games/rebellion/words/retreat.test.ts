import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES, NOBODY } from '../../../../../engine/game.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../../engine/rebellion/knowledge/view.js'
import { argB, RETREAT, verbOf } from '../../../../../engine/rebellion/state/moves.js'
import { replay } from '../../../../../engine/record.js'
import { placeName } from '../../../../../play/games/rebellion/words/names.js'
import { retreatWords } from '../../../../../play/games/rebellion/words/retreat.js'
import { playOut } from '../../../../../play/live-game.js'
import { scene } from '../../../../engine/rebellion/combat/cinematic/scene.js'

const MOST_GAMES = 30
/** Some of what is said, as far as the names of places. */
const WANTED = [
  'After each round you may retreat to',
  'Where a Death Star stands, the Empire cannot retreat.',
  'You cannot retreat: no leader of yours is here. The enemy came from',
  'You cannot retreat: a card holds you here.',
]
const LEGAL = new Int32Array(MOST_MOVES)

test('what is said of a retreat fits what the rules offer', () => {
  const said = new Set<string>()
  for (let i = 0; i < MOST_GAMES && !WANTED.every((one) => said.has(one)); i++) {
    const game = playOut(rebellion, {}, `retreat ${i}`, ['scripted', 'scripted'])
    replay(rebellion, game, (state) => {
      const side = rebellion.actor(state)
      if (side === NOBODY) return
      const observation = rebellion.observe(state, side)
      const view = new RebellionView(side).bind(observation)
      if (!view.inCombat) return
      const words = retreatWords(observation, view)
      said.add(words.replace(/(retreat to|came from) .*/, '$1'))
      if (rebellion.kinds[rebellion.kind(state)] !== 'retreat') return
      const moves = [...LEGAL.subarray(0, rebellion.moves(state, LEGAL))]
      const places = moves.filter((move) => verbOf(move) === RETREAT).map(argB)
      for (const place of places) assert.ok(words.includes(placeName(place)), words)
      if (places.length > 0) assert.match(words, /^After each round you may retreat to/)
    })
  }
  for (const one of WANTED) assert.ok(said.has(one), one)
})

test('an Interdictor holds the Rebels, and both sides are told', () => {
  const units = { 'x-wing': 2, 'corellian-corvette': 1, interdictor: 1, 'tie-fighter': 1 }
  const state = scene({ units, there: ['jan-dodonna', 'general-tagge'] })
  const wordsFor = (side: number): string => {
    const observation = rebellion.observe(state, side)
    return retreatWords(observation, new RebellionView(side).bind(observation))
  }
  assert.is(wordsFor(0), 'An Interdictor is here: the Rebels cannot retreat.')
  assert.match(wordsFor(1), /Your Interdictor holds the Rebels here\.$/)
})

test.run()
