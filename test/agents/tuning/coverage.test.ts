import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { NOBODY } from '../../../engine/game.js'
import { loadGame } from '../../../engine/games.js'
import { measureCoverage } from '../../../play/games/rebellion/tools/bench/coverage.js'
import { REFERENCE_GAMES } from '../../../play/games/rebellion/tools/bench/data/reference-games.js'
import {
  chooseReference,
  visitReference,
} from '../../../play/games/rebellion/tools/bench/reference.js'
import { agentOf, playGame } from '../playing.js'

const game = await loadGame('rebellion')

test('the reference decisions can still be played to', () => {
  let visited = 0
  visitReference(game, REFERENCE_GAMES, (state) => {
    assert.is.not(game.actor(state), NOBODY)
    visited++
  })
  const wanted = REFERENCE_GAMES.reduce((sum, one) => sum + one.decisions.length, 0)
  assert.ok(
    visited >= 0.8 * wanted,
    `${visited} of ${wanted}: the rules have changed, make the file anew with "dejarik tune reference"`,
  )
})

test('the generator proposes most of what was played', () => {
  const { decisions, generated, first16, first3, first, byKind } = measureCoverage(
    game,
    REFERENCE_GAMES,
  )
  assert.ok(decisions >= 150 && decisions <= 300, `${decisions}`)
  assert.ok(first <= first3 && first3 <= first16 && first16 <= generated)
  assert.ok(generated >= 0.7, `${generated}`)
  assert.ok((byKind.command?.generated ?? 0) >= 0.85)
})

test('decisions are chosen from games and found again', () => {
  const seed = 'coverage'
  const agents = game.seats({}).map((_, seat) => agentOf(game, 'scripted', seat, seed))
  const { moves } = playGame(game, agents, seed)
  const chosen = chooseReference(game, [
    { game: game.name, edition: game.edition, options: {}, seed, moves },
  ])
  const played: number[] = []
  visitReference(game, chosen, (_state, move) => played.push(move))
  assert.equal(
    played,
    chosen[0]?.decisions.map((number) => moves[number]),
  )
  assert.ok(played.length > 20)
})

test('decisions of one player are chosen where only his are wanted', () => {
  const seed = 'coverage'
  const agents = game.seats({}).map((_, seat) => agentOf(game, 'scripted', seat, seed))
  const { moves } = playGame(game, agents, seed)
  const record = { game: game.name, edition: game.edition, options: {}, seed, moves }
  const seats: number[] = []
  visitReference(
    game,
    chooseReference(game, [record], (_record, seat) => seat === 1),
    (state) => seats.push(game.actor(state)),
  )
  assert.ok(seats.length > 20)
  assert.ok(seats.every((seat) => seat === 1))
})

test.run()
