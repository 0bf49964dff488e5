import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { BattleOutlook } from '../../../../agents/rebellion/battle/battle-outlook.js'
import { EMPIRE, REBEL } from '../../../../engine/rebellion/facts/sides.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { type Scene, scene } from '../../../engine/rebellion/combat/cinematic/scene.js'

/** What the rest of a combat brings: the sums by which a battle within it is judged. */

const view = new RebellionView(REBEL)

function outlook(units: Scene['units']): { gain: number; alone: number[] } {
  const state = scene({ units })
  const found = new BattleOutlook()
  view.bind(state)
  const gain = found.gain(view, view.combatSystem)
  return { gain, alone: [...found.alone] }
}

test('who has more ships left gains by the rest of the combat, who has fewer loses', () => {
  const behind = outlook({ 'x-wing': 1, 'tie-fighter': 4 })
  const even = outlook({ 'x-wing': 3, 'tie-fighter': 4 })
  const ahead = outlook({ 'x-wing': 6, 'tie-fighter': 4 })
  assert.ok(behind.gain < 0 && ahead.gain > 0, `${behind.gain} ${ahead.gain}`)
  assert.ok(even.gain < ahead.gain)
  assert.ok((behind.alone[EMPIRE] as number) > (behind.alone[REBEL] as number))
  assert.ok((ahead.alone[REBEL] as number) > (ahead.alone[EMPIRE] as number))
})

test('where one theater has nobody to fight, he who stands there keeps the other from being alone', () => {
  const { alone } = outlook({ 'x-wing': 8, 'tie-fighter': 1, stormtrooper: 1 })
  assert.is(alone[REBEL], 0)
  assert.ok((alone[EMPIRE] as number) < 0.2)
})

test.run()
