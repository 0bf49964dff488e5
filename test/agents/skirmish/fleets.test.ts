import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { FLEETS } from '../../../agents/skirmish/data/fleets.js'
import { fleetsNamed, fleetText, readFleet } from '../../../agents/skirmish/fleets.js'
import { InputError } from '../../../engine/input-error.js'
import { skirmish } from '../../../engine/skirmish/index.js'
import { OPTIONS } from '../../../engine/skirmish/options.js'
import { RESERVE } from '../../../engine/skirmish/state/units.js'
import { agentOf, choiceAt } from '../playing.js'

/** The fleet that an agent has built when all are shown. */
function built(spec: string, battle: string, seed: string, copyLimit = '3'): string {
  const state = skirmish.start({ battle, copyLimit }, seed)
  const agents = [0, 1].map((player) =>
    agentOf(skirmish, spec, player, seed, { battle, copyLimit }),
  )
  while (skirmish.kinds[skirmish.kind(state)] === 'fleet') {
    const agent = agents[skirmish.actor(state)]
    assert.ok(agent)
    skirmish.advance(state, choiceAt(skirmish, agent, state))
  }
  const view = skirmish.view(0).bind(state)
  const ids = (isReserve: boolean): string => {
    const found: string[] = []
    for (let slot = view.firstSlot(0); slot < view.endSlot(0); slot++)
      if ((view.place(slot) === RESERVE) === isReserve) found.push(view.unitId(slot))
    return found.join('.')
  }
  return fleetText(readFleet(`${ids(false)}/${ids(true)}`))
}

for (const { id, battles } of FLEETS)
  for (const battle of battles)
    test(`${id} can be built in a ${battle} battle, whole`, () => {
      const [fleet] = fleetsNamed(id, battle)
      assert.ok(fleet)
      assert.is(built(`scripted:fleet=${id}`, battle, `fleet ${id}`), fleetText(fleet))
    })

test('there are ready-made fleets for every battle, and all come up', () => {
  for (const battle of OPTIONS.battle.values) {
    const ready = fleetsNamed('any', battle).map(fleetText)
    assert.ok(ready.length >= 2, battle)
    const found = new Set<string>()
    for (let i = 0; i < 120; i++) found.add(built('scripted', battle, `any ${i}`))
    assert.equal([...found].sort(), [...ready].sort())
  }
})

test('a fleet that the battle does not allow whole is refused, not changed', () => {
  const refusal = (fleet: string, battle: string): string => {
    try {
      for (const spec of ['scripted', 'mcts:iterations=5'])
        agentOf(skirmish, `${spec}${spec.includes(':') ? ',' : ':'}fleet=${fleet}`, 0, 'any', {
          battle,
        })
    } catch (error) {
      assert.instance(error, InputError)
      return (error as InputError).message
    }
    return ''
  }
  assert.is(refusal('2*x-wing/y-wing', 'space'), '')
  assert.match(refusal('2*at-at/', 'space'), 'AT-AT Walker does not fit')
  assert.match(refusal('2*luke-skywalker/', 'space'), 'Luke Skywalker in Red Five does not fit')
  assert.match(refusal('2*x-wing/y-wing', 'mixed'), 'no whole fleet')
  assert.match(refusal('/', 'space'), 'no whole fleet')
  assert.match(refusal('walkers', 'space'), 'does not fit')
})

test('every battle has fleets for every limit of copies, and none that breaks it is brought along', () => {
  for (const battle of OPTIONS.battle.values)
    for (const copyLimit of OPTIONS.copyLimit.values) {
      const limit = copyLimit === 'off' ? 0 : Number(copyLimit)
      const ready = fleetsNamed('any', battle, limit).map(fleetText)
      assert.ok(ready.length >= 2, `${battle} ${copyLimit}`)
      const state = skirmish.start({ battle, copyLimit }, 'copies')
      assert.is(skirmish.view(0).bind(state).copyLimit, limit)
      for (let i = 0; i < 4; i++)
        assert.ok(ready.includes(built('scripted', battle, `copies ${i}`, copyLimit)), battle)
    }
})

test('a fleet is read as it is written', () => {
  const text = '2*x-wing.falcon/3*y-wing'
  assert.is(fleetText(readFleet('x-wing.falcon.x-wing/3*y-wing')), text)
  assert.is(fleetText(readFleet(text)), text)
})

test('what is no fleet is refused with the nearest right word', () => {
  for (const [text, words] of [
    ['2*xwing/', 'did you mean "x-wing"'],
    ['x-wing/y-wing/a-wing', 'more than one /'],
  ] as const)
    assert.throws(
      () => readFleet(text),
      (error: unknown) => error instanceof InputError && error.message.includes(words),
    )
})

test.run()
