import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Agent } from '../../../agents/agent.js'
import { missionOpinion } from '../../../agents/rebellion/cards/opinions.js'
import { economyScore, keepScore } from '../../../agents/rebellion/choice/economy-choice.js'
import { opposeScore } from '../../../agents/rebellion/choice/oppose-choice.js'
import { baseScore } from '../../../agents/rebellion/choice/setup-choice.js'
import { Facts } from '../../../agents/rebellion/facts/facts.js'
import { guard, isEscort } from '../../../agents/rebellion/movement/lift-choice.js'
import {
  ALL,
  BY_RULE,
  groupScore,
  NO_STATION,
  OCCUPY,
  SHIPS_ONLY,
} from '../../../agents/rebellion/movement/movement-choice.js'
import { SETUP } from '../../../agents/rebellion/script.js'
import { cardNumber } from '../../../engine/rebellion/cards/registry.js'
import { leaderNumber } from '../../../engine/rebellion/facts/leader-types.js'
import { SYSTEM_COUNT, systemNumber } from '../../../engine/rebellion/facts/map.js'
import { EMPIRE, REBEL } from '../../../engine/rebellion/facts/sides.js'
import { unitNumber } from '../../../engine/rebellion/facts/unit-types.js'
import { rebellion } from '../../../engine/rebellion/index.js'
import { RebellionView } from '../../../engine/rebellion/knowledge/view.js'
import { BUILD, move3, OPPOSE } from '../../../engine/rebellion/state/moves.js'
import type { State } from '../../../engine/state.js'
import { assigned } from '../../engine/rebellion/missions/attempt.js'
import { play, position } from '../../engine/rebellion/support.js'
import { agentOf, choiceAt } from '../playing.js'
import { chosen } from './choice/chosen.js'
import { positionOf } from './positions.js'

/** Errors that careful players saw and used. Each was made by the rules, and so by playouts and priors, too. */

function factsOf(side: number, setup: Parameters<typeof position>[0]): Facts {
  return new Facts().read(new RebellionView(side).bind(position(setup)))
}

test('the second droid goes to another leader than the first', () => {
  for (let seed = 0; seed < 10; seed++) {
    let state = positionOf('two-rings-one-leader-26')
    const agent = agentOf(rebellion, 'scripted', REBEL, `rings ${seed}`)
    const first = choiceAt(rebellion, agent, state)
    state = rebellion.apply(state, first)
    assert.is(rebellion.actor(state), REBEL)
    assert.is.not(choiceAt(rebellion, agent, state), first)
  }
})

test('Plan the Assault is worth nothing without a ship in the base space', () => {
  const assault = missionOpinion(cardNumber('plan-the-assault'))
  const target = systemNumber('sullust')
  const worth = (base: Readonly<Record<string, number>>): number =>
    assault.worth(
      factsOf(REBEL, { units: { 'rebel-base': base, sullust: { 'tie-fighter': 2 } } }),
      target,
      0,
    )
  assert.is(worth({ 'rebel-trooper': 6, airspeeder: 3 }), 0)
  assert.ok(worth({ 'x-wing': 3, 'mon-calamari-cruiser': 1 }) > 1)
})

test('where troops stand, who cannot resist a capture does not oppose before it is revealed', () => {
  const score = (leader: string, captor: string[]): number => {
    const state = position({
      phase: 'command',
      turn: 'empire',
      units: { naboo: { stormtrooper: 2 } },
      leaders: { pool: ['mon-mothma', 'han-solo'] },
      assigned: [
        { mission: 'rule-by-fear', leaders: ['emperor-palpatine'] },
        ...captor.map((one) => ({ mission: 'capture-rebel-operative', leaders: [one] })),
      ],
    })
    const view = new RebellionView(REBEL).bind(play(state, 'reveal rule-by-fear naboo'))
    return opposeScore(view, new Facts().read(view), move3(OPPOSE, leaderNumber(leader), 0, 0))
  }
  const alone = score('mon-mothma', [])
  const hunted = score('mon-mothma', ['darth-vader'])
  assert.ok(hunted < alone - 2, `${hunted} instead of ${alone}`)
  const fit = score('han-solo', []) - score('han-solo', ['darth-vader'])
  assert.ok(fit < alone - hunted, `${fit} against ${alone - hunted}`)
})

test('Rebels who have room enough build what shoots', () => {
  const worth = (unit: string, capacity: number): number =>
    economyScore(
      factsOf(REBEL, {
        units: { 'rebel-base': { 'rebel-trooper': 6, 'rebel-transport': capacity } },
      }),
      move3(BUILD, unitNumber(unit), 0, 0),
    )
  for (const fighter of ['x-wing', 'y-wing'])
    assert.ok(worth(fighter, 1) > worth('rebel-transport', 1), fighter)
  assert.ok(worth('rebel-transport', 0) > worth('x-wing', 0), 'without any transport')
})

test('empty transports stay out of fights', () => {
  const facts = factsOf(REBEL, {
    units: {
      bothawui: { 'rebel-transport': 2, 'corellian-corvette': 1 },
      felucia: { 'tie-fighter': 1 },
    },
  })
  const transport = unitNumber('rebel-transport')
  const score = (manner: number): number =>
    groupScore(facts, 1, transport, systemNumber('bothawui'), systemNumber('felucia'), manner)
  assert.ok(score(BY_RULE) < 0)
  assert.ok(score(SHIPS_ONLY) < 0)
  assert.ok(score(ALL) > 0, 'unless everything is to come')
})

test('a garrison stays where Rebel troops with ships stand next door', () => {
  const kept = (neighbours: Readonly<Record<string, number>>): number =>
    guard(
      factsOf(EMPIRE, {
        loyalty: { rebel: ['naboo'] },
        units: { naboo: { stormtrooper: 4 }, dagobah: neighbours },
      }),
      systemNumber('naboo'),
      false,
    )
  assert.is(kept({}), 1)
  assert.is(kept({ 'rebel-trooper': 3 }), 1, 'they have no ship')
  assert.is(kept({ 'rebel-trooper': 2, 'corellian-corvette': 1 }), 2)
  assert.is(kept({ 'rebel-trooper': 8, 'mon-calamari-cruiser': 2 }), 3)
})

test('fighters stay with a Death Star, and ships too where Rebel ships stand next door', () => {
  const stays = (unit: string, neighbours: Readonly<Record<string, number>>): boolean =>
    isEscort(
      factsOf(EMPIRE, {
        units: {
          naboo: { 'death-star': 1, 'star-destroyer': 1, 'tie-fighter': 1 },
          dagobah: neighbours,
        },
      }),
      1,
      unitNumber(unit),
      systemNumber('naboo'),
    )
  assert.is(stays('tie-fighter', {}), true)
  assert.is(stays('star-destroyer', {}), false)
  assert.is(stays('star-destroyer', { 'x-wing': 2 }), true)
})

test('a Death Star comes along, before its escort, and stays where it is told to', () => {
  const facts = factsOf(EMPIRE, {
    units: {
      naboo: { 'death-star': 1, 'star-destroyer': 1, 'tie-fighter': 1 },
      dagobah: { 'x-wing': 2 },
    },
  })
  const [naboo, dagobah] = [systemNumber('naboo'), systemNumber('dagobah')]
  const score = (unit: string, manner: number): number =>
    groupScore(facts, 1, unitNumber(unit), naboo, dagobah, manner)
  for (const manner of [BY_RULE, ALL])
    assert.ok(score('death-star', manner) > score('star-destroyer', manner))
  for (const manner of [NO_STATION, SHIPS_ONLY, OCCUPY]) assert.ok(score('death-star', manner) < 0)
})

test('Rebels with its plans in hand send fighters to a Death Star', () => {
  for (const held of [[], ['death-star-plans-2']]) {
    const state = position({
      phase: 'command',
      turn: 'rebel',
      base: { system: 'ilum' },
      hands: { rebel: { objectives: held } },
      units: { naboo: { 'death-star': 1 }, dagobah: { 'x-wing': 2 } },
    })
    const chosen = rebellion.describe(
      state,
      choiceAt(rebellion, agentOf(rebellion, 'scripted', REBEL, 'plans'), state),
    )
    assert.is(/^activate \S+ naboo/.test(chosen), held.length > 0, chosen)
  }
})

test('what comes when the game is over is worth nothing', () => {
  const worth = (card: string, time: number): number =>
    missionOpinion(cardNumber(card)).worth(
      factsOf(EMPIRE, { time, reputation: 12, loyalty: { empire: ['mygeeto'] } }),
      systemNumber('mygeeto'),
      0,
    )
  for (const card of ['construct-super-star-destroyer', 'construct-death-star']) {
    assert.ok(worth(card, 2) > 5, card)
    assert.ok(worth(card, 9) < 0.5, card)
  }
  assert.ok(worth('construct-factory', 11) < 0.5)
  assert.ok(worth('probe-droid-initiative', 10) > worth('probe-droid-initiative', 2))
})

test('fighters begin where ships have room for them', () => {
  const fighter = unitNumber('tie-fighter')
  for (let number = 0; number < 12; number++) {
    const seed = `holds ${number}`
    const setters = [REBEL, EMPIRE].map((side) => agentOf(rebellion, 'scripted', side, seed))
    const state = rebellion.start({}, seed)
    while (rebellion.kind(state) === SETUP)
      rebellion.advance(state, choiceAt(rebellion, setters[rebellion.actor(state)] as Agent, state))
    const facts = new Facts().read(new RebellionView(EMPIRE).bind(state))
    let left = 0
    for (let place = 0; place < SYSTEM_COUNT; place++) {
      const room = facts.capacity[place * 2 + EMPIRE] as number
      left += Math.max(0, facts.unitsAt(place, fighter) - room)
    }
    assert.is(left, 0, seed)
  }
})

test('a base stays away from troops that could land at once', () => {
  const score = (army: object): number =>
    baseScore(
      factsOf(REBEL, { loyalty: { rebel: ['bothawui'] }, units: { rodia: army } }),
      systemNumber('bothawui'),
    )
  const ready = score({ 'star-destroyer': 1, stormtrooper: 4 })
  assert.ok(ready < score({ 'star-destroyer': 1, stormtrooper: 1 }) - 2)
  // Without a ship nobody lands
  assert.ok(ready < score({ stormtrooper: 5 }) - 2)
})

test('missions take units out of a hidden base, and leave two to guard it', () => {
  const base = { 'rebel-transport': 1, 'rebel-trooper': 5 }
  const units = { 'rebel-base': base, rodia: { stormtrooper: 1 } }
  const team = assigned('lead-the-strike-team', ['wedge-antilles'], { units })
  const moving = play(team, 'reveal lead-the-strike-team rodia', 'decline')
  assert.equal(chosen(moving), ['move 3 rebel-trooper rebel-base'])
  // An activation would tell where they come from
  assert.ok(!/rebel-base/.test(chosen(activated(units)).join()))
})

/** Rebels who decide what comes from the base next door to an activated system. */
function activated(units: object): State {
  const s = position({
    base: { system: 'hoth' },
    phase: 'command',
    turn: 'rebel',
    leaders: { pool: ['wedge-antilles'] },
    units,
  })
  return play(s, 'activate wedge-antilles ord-mantell')
}

test('cards that can do nothing now are kept before those that do little', () => {
  const keeps = (card: string): number =>
    keepScore(
      factsOf(EMPIRE, { base: { system: 'hoth', revealed: true }, time: 3, reputation: 12 }),
      cardNumber(card),
    )
  assert.ok(keeps('superlaser-online') > keeps('double-our-efforts'))
  assert.ok(keeps('long-range-probe') > keeps('interrogation'))
})

test.run()
