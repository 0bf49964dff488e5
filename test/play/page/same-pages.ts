import * as assert from 'uvu/assert'
import { type Game, MOST_MOVES } from '../../../engine/game.js'
import { Random } from '../../../engine/random.js'
import { equalStates, type State } from '../../../engine/state.js'

const LEGAL = new Int32Array(MOST_MOVES)
const WORLDS = 3

/** A random game up to a decision of the side, some moves in. */
export function decisionOf(
  game: Game,
  side: number,
  seed: string,
  least: number,
  isWanted: (state: State) => boolean = () => true,
): State {
  const random = new Random(seed)
  const state = game.start({}, seed)
  for (let made = 0; ; made++) {
    if (game.outcome(state) !== null) return decisionOf(game, side, `${seed}+`, least, isWanted)
    if (made > least && game.actor(state) === side && isWanted(state)) return state
    const count = game.moves(state, LEGAL)
    game.advance(state, LEGAL[random.below(count)] as number)
  }
}

/** Worlds that look alike to the side that decides are drawn and told alike. */
export async function checkSecrets(
  game: Game,
  state: State,
  side: number,
  shown: (world: State) => Promise<string>,
): Promise<void> {
  const observation = game.observe(state, side)
  const pages = new Set([await shown(state)])
  const random = new Random(side)
  let others = 0
  for (let i = 0; i < WORLDS; i++) {
    const world = game.sample(observation, random)
    assert.ok(equalStates(game.observe(world, side), observation))
    if (!equalStates(world, state)) others++
    pages.add(await shown(world))
  }
  assert.ok(others > 0, 'something is hidden')
  assert.is(difference([...pages]), '', game.seats({})[side]?.name)
}

/** Where pages begin to differ; empty when they are the same. */
function difference([first = '', ...others]: readonly string[]): string {
  for (const other of others) {
    let at = 0
    while (at < first.length && first[at] === other[at]) at++
    return `…${first.slice(at - 60, at + 60)}… but …${other.slice(at - 60, at + 60)}…`
  }
  return ''
}
