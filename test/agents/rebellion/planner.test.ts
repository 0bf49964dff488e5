import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Exposure } from '../../../agents/rebellion/battle/exposure.js'
import { Facts } from '../../../agents/rebellion/facts/facts.js'
import { systemNumber } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../engine/state.js'
import { position } from '../../engine/rebellion/support.js'
import { agentOf, choiceAt, playGame } from '../playing.js'
import { positionOf } from './positions.js'

function chosen(state: State): string {
  const player = rebellion.actor(state)
  return rebellion.describe(
    state,
    choiceAt(rebellion, agentOf(rebellion, 'planner', player, 'planner'), state),
  )
}

const EMPERORS_MEN = ['emperor-palpatine', 'darth-vader', 'grand-moff-tarkin', 'general-tagge']

/** A Rebel fleet beside an Imperial one, somebody free to lead each. */
function fleets(imperial: Readonly<Record<string, number>>, leaders: readonly string[]): State {
  return position({
    base: { system: 'ilum' },
    phase: 'command',
    turn: 'rebel',
    units: {
      felucia: { 'x-wing': 2, 'corellian-corvette': 1, 'rebel-trooper': 2 },
      saleucami: imperial,
    },
    leaders: {
      pool: ['luke-skywalker', ...leaders],
      coruscant: EMPERORS_MEN.filter((one) => !leaders.includes(one)),
    },
  })
}

const ARMADA = { 'star-destroyer': 3, 'tie-fighter': 6, stormtrooper: 4, 'at-at': 2 }

test('what the next activation would destroy is exposed, unless nobody can lead it', () => {
  const at = (state: State): number =>
    new Exposure().at(
      new Facts().read(new RebellionView(REBEL).bind(state)),
      REBEL,
      systemNumber('felucia'),
    )
  assert.ok(at(fleets(ARMADA, ['darth-vader'])) > 4)
  assert.is(at(fleets(ARMADA, [])), 0)
  assert.is(at(fleets({ stormtrooper: 4 }, ['darth-vader'])), 0, 'troops without ships')
})

test('the fleet leaves before the armada comes, to the one place that it cannot reach next', () => {
  assert.match(chosen(fleets(ARMADA, ['darth-vader'])), /^activate \S+ yavin$/)
})

test('it takes the last place that is left for the base, and closes in on it from afar', () => {
  assert.match(chosen(positionOf('take-the-last-place')), /^activate \S+ cato-neimoidia\b/)
  assert.match(
    chosen(positionOf('close-in-on-the-last-place')),
    /^activate \S+ (kashyyyk|malastare|alderaan|corellia|sullust)\b/,
  )
  assert.match(chosen(positionOf('raid-on-the-capital')), /^activate \S+ coruscant\b/)
})

test('it plays whole games of both sides, the same each time', () => {
  for (const seat of [REBEL, EMPIRE]) {
    const play = (): readonly number[] => {
      const agents = [0, 1].map((player) =>
        agentOf(rebellion, player === seat ? 'planner' : 'scripted', player, 'whole'),
      )
      return playGame(rebellion, agents, 'whole').moves
    }
    assert.equal(play(), play())
  }
})

test.run()
