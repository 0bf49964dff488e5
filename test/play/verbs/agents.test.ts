import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { factoriesFor, levelsFor } from '../../../agents/registry.js'
import { agentsAsJson, agentsAsText } from '../../../play/verbs/agents.js'

test('every agent, option and level is listed', () => {
  const text = agentsAsText('rebellion')
  for (const factory of factoriesFor('rebellion')) {
    assert.ok(text.includes(`${factory.name}: ${factory.about}`), factory.name)
    for (const [name, option] of Object.entries(factory.options)) {
      assert.ok(text.includes(`  ${name} `), name)
      assert.ok(text.includes(option.about), name)
    }
    for (const [name, option] of Object.entries(factory.numbers ?? {}))
      assert.match(text, new RegExp(`\\b${name}\\s+${option.fallback}\\b`), name)
  }
  for (const name of Object.keys(levelsFor('rebellion')))
    assert.ok(text.includes(`  ${name} `), name)
  assert.match(text, /mcts:N for short/)
})

test('the JSON holds the same', () => {
  const { agents, levels } = JSON.parse(agentsAsJson('rebellion')) as {
    agents: { name: string }[]
    levels: { name: string; spec: string }[]
  }
  assert.equal(
    agents.map((agent) => agent.name),
    factoriesFor('rebellion').map((factory) => factory.name),
  )
  assert.equal(
    levels.map((level) => level.name),
    Object.keys(levelsFor('rebellion')),
  )
})

test.run()
