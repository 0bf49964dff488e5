import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../../agents/agent.js'
import { PlanList } from '../../../../agents/brains.js'
import { brainsFor } from '../../../../agents/brains-for.js'
import { MOST_MOVES } from '../../../../engine/game.js'
import { KIND_IDS } from '../../../../engine/rebellion/course/kinds.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { agentOf, choiceAt } from '../../playing.js'

/** The most that the root compares, so that nothing is missed for want of room. */
const LIMIT = 64
const COMMANDING = KIND_IDS.indexOf('command')
const MOVING = KIND_IDS.indexOf('move-group')
const list = new Int32Array(MOST_MOVES)

interface Movement {
  readonly leader: string
  /** The plan in words, without the leader who carries it out. */
  readonly plan: string
  /** The groups that move, in the engine's words, sorted. */
  readonly groups: readonly string[]
}

function positionOf(turn: string, fields: Readonly<Record<string, unknown>>): State {
  return rebellion.fromPosition({ game: 'rebellion', phase: 'command', turn, ...fields })
}

/** What each proposed way to activate `target` would move; several leaders may offer the same. */
function movementsTo(target: string, start: State): Movement[] {
  const player = rebellion.actor(start)
  const brains = brainsFor({ game: rebellion, options: {}, player: player })
  const view = rebellion.view(player)
  const plans = new PlanList(LIMIT)
  brains.startDecision()
  const moves = { list, count: rebellion.moves(start, list) }
  const count = brains.candidates(view.bind(start), moves, plans, LIMIT)
  return [...plans.plans.subarray(0, count)].flatMap((plan) => {
    const text = brains.planText(rebellion.observe(start, player), plan)
    if (!new RegExp(`^activate \\S+ ${target}\\b`).test(text)) return []
    moves.count = rebellion.moves(start, list)
    let state = rebellion.apply(start, brains.begin(view.bind(start), moves, plan))
    const groups: string[] = []
    while (rebellion.kind(state) === MOVING) {
      moves.count = rebellion.moves(state, list)
      const move = brains.complete(view.bind(state), moves, plan)
      const group = rebellion.describe(state, move)
      state = rebellion.apply(state, move)
      if (group === 'done') break
      groups.push(group)
    }
    const [, leader = '', words = ''] = /^activate (\S+) (.*)$/.exec(text) ?? []
    return [{ leader, plan: words, groups: groups.sort() }]
  })
}

function groupsOf(movements: readonly Movement[], plan: string): readonly string[] | undefined {
  return movements.find((one) => one.plan === plan)?.groups
}

test('an assault on the found base fills the holds with the best troops and leaves idle ships behind', () => {
  const movements = movementsTo(
    'bespin',
    positionOf('empire', {
      base: { system: 'bespin', revealed: true },
      units: {
        bespin: { 'rebel-trooper': 2 },
        endor: { 'assault-carrier': 1, stormtrooper: 4, 'at-at': 1, 'tie-fighter': 1 },
        hoth: { 'star-destroyer': 1, 'tie-fighter': 1 },
        sullust: { 'star-destroyer': 2, stormtrooper: 5, 'at-st': 1, 'tie-fighter': 1 },
      },
    }),
  )
  assert.equal(groupsOf(movements, 'bespin, to assault'), [
    'move 1 assault-carrier endor',
    'move 1 at-at endor',
    'move 1 at-st sullust',
    'move 1 star-destroyer sullust',
    'move 3 stormtrooper endor',
    'move 5 stormtrooper sullust',
  ])
  const usual = groupsOf(movements, 'bespin') ?? []
  assert.ok(usual.includes('move 1 star-destroyer hoth'))
  assert.ok(usual.includes('move 2 star-destroyer sullust'))
})

test('fighters take what room an assault leaves', () => {
  const movements = movementsTo(
    'bespin',
    positionOf('empire', {
      base: { system: 'bespin', revealed: true },
      units: {
        bespin: { 'rebel-trooper': 1 },
        endor: { 'star-destroyer': 2, stormtrooper: 4, 'tie-fighter': 3 },
      },
    }),
  )
  assert.equal(groupsOf(movements, 'bespin, to assault'), [
    'move 1 star-destroyer endor',
    'move 2 tie-fighter endor',
    'move 4 stormtrooper endor',
  ])
})

test('an assault takes the last troops of a subjugated world, but not those who guard a captive', () => {
  const units = {
    bespin: { 'rebel-trooper': 2 },
    sullust: { 'assault-carrier': 1, stormtrooper: 3 },
    endor: { 'assault-carrier': 1, stormtrooper: 2 },
  }
  const movements = movementsTo(
    'bespin',
    positionOf('empire', {
      base: { system: 'ilum' },
      units,
      leaders: { endor: ['princess-leia'] },
      rings: { captured: 'princess-leia' },
    }),
  )
  assert.equal(groupsOf(movements, 'bespin'), [
    'move 1 assault-carrier endor',
    'move 1 assault-carrier sullust',
    'move 1 stormtrooper endor',
    'move 2 stormtrooper sullust',
  ])
  assert.equal(groupsOf(movements, 'bespin, to assault'), [
    'move 1 assault-carrier endor',
    'move 1 assault-carrier sullust',
    'move 1 stormtrooper endor',
    'move 3 stormtrooper sullust',
  ])
})

test('against ships every ship comes: the assault is no plan of its own, the ships alone are one', () => {
  const movements = movementsTo(
    'bespin',
    positionOf('empire', {
      base: { system: 'ilum' },
      units: {
        bespin: { 'x-wing': 1 },
        endor: { 'assault-carrier': 1, stormtrooper: 2 },
        hoth: { 'star-destroyer': 1 },
      },
    }),
  )
  assert.equal(groupsOf(movements, 'bespin'), [
    'move 1 assault-carrier endor',
    'move 1 star-destroyer hoth',
    'move 2 stormtrooper endor',
  ])
  assert.is(groupsOf(movements, 'bespin, to assault'), undefined)
  assert.equal(groupsOf(movements, 'bespin, ships only'), [
    'move 1 assault-carrier endor',
    'move 1 star-destroyer hoth',
  ])
})

test('the Rebels, too, assault with the carriers that are needed and no other ships', () => {
  const movements = movementsTo(
    'bespin',
    positionOf('rebel', {
      base: { system: 'ilum' },
      units: {
        bespin: { stormtrooper: 1 },
        endor: { 'rebel-transport': 1, 'x-wing': 2, 'rebel-trooper': 3 },
        hoth: { 'corellian-corvette': 1 },
      },
    }),
  )
  assert.equal(groupsOf(movements, 'bespin, to assault'), [
    'move 1 rebel-transport endor',
    'move 3 rebel-trooper endor',
  ])
  assert.ok(groupsOf(movements, 'bespin')?.includes('move 2 x-wing endor'))
})

test('half of the defenders of a found base stay, however many groups they leave in', () => {
  const movements = movementsTo(
    'bespin',
    positionOf('rebel', {
      base: { system: 'endor', revealed: true },
      units: {
        bespin: { stormtrooper: 1 },
        endor: { 'rebel-transport': 2, 'rebel-trooper': 6, airspeeder: 2, 'shield-generator': 1 },
      },
    }),
  )
  for (const plan of ['bespin', 'bespin, to assault']) {
    const troops = (groupsOf(movements, plan) ?? [])
      .filter((group) => /trooper|airspeeder/.test(group))
      .reduce((sum, group) => sum + Number(group.split(' ')[1]), 0)
    if (groupsOf(movements, plan) !== undefined) assert.is(troops, 4, plan)
  }
  assert.ok(groupsOf(movements, 'bespin') !== undefined)
})

test('an idle carrier fetches troops that stand without, and nobody else goes along', () => {
  const movements = movementsTo(
    'bespin',
    positionOf('empire', {
      base: { system: 'ilum' },
      units: {
        bespin: { stormtrooper: 3 },
        endor: { 'assault-carrier': 1, stormtrooper: 4 },
        hoth: { 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 2 },
      },
    }),
  )
  assert.equal(groupsOf(movements, 'bespin, to fetch'), ['move 1 assault-carrier hoth'])
})

test('the Rebels fetch troops where the rules of thumb would send nobody, and not from the hidden base', () => {
  const units = {
    bespin: { 'rebel-trooper': 3, 'x-wing': 1 },
    endor: { 'rebel-transport': 1, 'x-wing': 1 },
    'rebel-base': { 'mon-calamari-cruiser': 1 },
  }
  const movements = movementsTo('bespin', positionOf('rebel', { base: { system: 'hoth' }, units }))
  assert.equal(
    movements.map((one) => [one.plan, ...one.groups]),
    [['bespin, to fetch', 'move 1 rebel-transport endor']],
  )
  const alone = { ...units, endor: { 'x-wing': 1 } }
  assert.equal(
    movementsTo('bespin', positionOf('rebel', { base: { system: 'hoth' }, units: alone })),
    [],
  )
})

test('in whole games no two plans of one activation move the same units, and none moves nobody', () => {
  let compared = 0
  for (let number = 0; number < 2; number++) {
    const seed = `templates ${number}`
    const agents = rebellion.seats({}).map((_, seat) => agentOf(rebellion, 'scripted', seat, seed))
    const state = rebellion.start({}, seed)
    for (let player = rebellion.actor(state); player >= 0; player = rebellion.actor(state)) {
      if (rebellion.kind(state) === COMMANDING)
        for (const movements of byActivation(movementsTo('\\S+', state))) {
          const loads = movements.map((one) => one.groups.join())
          assert.is(new Set(loads).size, loads.length, rebellion.show(state, 'all'))
          if (loads.length > 1) assert.ok(loads.slice(1).every((load) => load !== ''))
          compared += loads.length - 1
        }
      rebellion.advance(state, choiceAt(rebellion, agents[player] as Agent, state))
    }
  }
  assert.ok(compared >= 100, `${compared}`)
})

/** The ways to move of the leader and system that they belong to. */
function byActivation(movements: readonly Movement[]): Movement[][] {
  const found = new Map<string, Movement[]>()
  for (const one of movements) {
    const key = `${one.leader} ${one.plan.split(',')[0]}`
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return [...found.values()]
}

test.run()
