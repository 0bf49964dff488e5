import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_MOVES } from '../../../../engine/game.js'
import { Random } from '../../../../engine/random.js'
import { ACTIONS, MISSIONS, OBJECTIVES } from '../../../../engine/rebellion/cards/registry.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import { eyes, goOn, kindOf, systems } from '../look.js'
import { play, position } from '../support.js'

/**
 * Playout policies read full states through a view. Whatever a view answers there, it must answer from
 * the observation of its player too: nothing else may come through.
 */

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const SIDES = range(2)
const PLACES = range(33)
const TYPES = range(18)
const LEADERS = range(24)
const STACKS = range(13)

/** Everything that a view says, as text. */
function answers(view: RebellionView): string[] {
  const said: string[] = []
  const say = (what: string, value: unknown) => said.push(`${what} ${String(value)}`)
  for (const name of [
    'actor',
    'kind',
    'phase',
    'currentSide',
    'time',
    'reputation',
    'rebelSystems',
    'imperialSystems',
    'subjugated',
    'neutral',
    'populous',
    'remote',
    'sabotaged',
    'destroyed',
    'captives',
    'detained',
    'lured',
    'lukeIsJedi',
    'isRevealed',
    'base',
    'candidates',
    'probeHand',
    'probeHandSize',
    'mobilizations',
    'lookedAtCount',
    'mission',
    'missionPlace',
    'missionTarget',
    'missionLeaders',
    'movementTarget',
    'inCombat',
    'combatSystem',
    'combatSide',
    'combatRound',
    'combatTheater',
    'objectiveDone',
  ])
    say(name, Reflect.get(view, name))
  for (const side of SIDES) {
    say(`hand ${side}`, [view.missionHandSize(side), view.actionHandSize(side), view.pool(side)])
    say(`side ${side}`, [view.loyal(side), view.presence(side), view.hasPassed(side)])
    for (const slot of STACKS)
      say(`stack ${side} ${slot}`, [
        view.hasStack(side, slot),
        view.stackLeaders(side, slot),
        view.stackCard(side, slot),
      ])
    for (const card of range(19)) say(`tactic ${side} ${card}`, view.tacticCards.inHand(side, card))
    for (const face of range(4)) say(`die ${side} ${face}`, view.missionDice(side, face))
    for (const place of PLACES)
      say(`at ${side} ${place}`, [view.leadersAt(side, place), view.total(place, side, 0)])
  }
  for (const card of range(MISSIONS.length))
    say(`mission ${card}`, [view.missionsInHand(card), view.missionsDiscarded(card)])
  for (const card of range(ACTIONS.length)) say(`action ${card}`, view.holdsAction(card))
  for (const card of range(OBJECTIVES.length)) say(`objective ${card}`, view.holdsObjective(card))
  for (const stage of [1, 2, 3]) say(`unseen of stage ${stage}`, view.unseenObjectives(stage))
  for (const deck of range(9)) say(`deck ${deck}`, view.deckLength(deck))
  for (const leader of LEADERS) say(`leader ${leader}`, [view.placeOf(leader), view.ring(leader)])
  for (const type of TYPES)
    say(`unit ${type}`, [view.supply(type), view.queued(1, type), view.units(32, type)])
  for (const n of range(view.lookedAtCount)) say(`looked at ${n}`, view.lookedAt(n))
  return said
}

test('a view of a state and a view of the observation say the same', () => {
  const list = new Int32Array(MOST_MOVES)
  let seen = 0
  for (let game = 0; game < 5; game++) {
    const random = new Random(`view ${game}`)
    const s = rebellion.start(game === 4 ? { setup: 'first' } : {}, `view ${game}`)
    for (let depth = 0; rebellion.actor(s) >= 0; depth++) {
      if (depth % 13 === game)
        for (const player of SIDES) {
          const open = answers(rebellion.view(player).bind(s))
          const masked = answers(rebellion.view(player).bind(rebellion.observe(s, player)))
          const wrong = open.findIndex((line, n) => line !== masked[n])
          assert.is(
            wrong < 0 ? '' : `${open[wrong]} but observed ${masked[wrong]}`,
            '',
            `game ${game}, decision ${depth}, ${kindOf(s)}, player ${player}`,
          )
          seen++
        }
      rebellion.advance(s, list[random.below(rebellion.moves(s, list))] ?? 0)
    }
  }
  assert.ok(seen > 100)
})

test('a view shows the own side its cards and not those of the enemy', () => {
  const s = position({
    phase: 'command',
    hands: {
      rebel: {
        missions: ['seek-yoda'],
        actions: ['rebel-planning'],
        objectives: ['crippling-blow-1'],
      },
      empire: { missions: ['detained'], actions: ['local-rumors'], probes: ['kessel'] },
    },
    assigned: [
      { mission: 'sabotage', leaders: ['princess-leia'] },
      { mission: 'gather-intel', leaders: ['darth-vader'] },
    ],
  })
  const id = (list: readonly { id: string }[], name: string) =>
    list.findIndex((card) => card.id === name)
  const [rebel, empire] = [eyes(s, 0), eyes(s, 1)]
  const facts = (view: RebellionView) => [
    view.missionsInHand(id(MISSIONS, 'seek-yoda')),
    view.missionsInHand(id(MISSIONS, 'detained')),
    view.holdsAction(id(ACTIONS, 'rebel-planning')),
    view.holdsAction(id(ACTIONS, 'local-rumors')),
    view.holdsObjective(id(OBJECTIVES, 'crippling-blow-1')),
    view.stackCard(0, 0) >= 0,
    view.stackCard(1, 0) >= 0,
    view.base < 32,
    systems(view.probeHand).includes('kessel'),
  ]
  assert.equal(facts(rebel), [1, 0, true, false, true, true, false, true, false])
  assert.equal(facts(empire), [0, 1, false, true, false, false, true, false, true])
})

test('a view shows tactic cards of the enemy only while Good Intel lays them open', () => {
  const start = position({
    phase: 'command',
    turn: 'empire',
    hands: { empire: { actions: ['good-intel'] } },
    leaders: { naboo: ['wedge-antilles'], pool: ['colonel-yularen'] },
    units: { naboo: { 'x-wing': 2, 'tie-fighter': 2 } },
  })
  const fight = play(start, 'activate colonel-yularen naboo')
  const cards = (player: number, side: number, now = fight) =>
    range(19).reduce((sum, card) => sum + eyes(now, player).tacticCards.inHand(side, card), 0)
  const after = (move: string) =>
    goOn(play(fight, move), (now) => cards(0, 0, now) > 0 && kindOf(now) === 'tactic')
  const shut = after('decline')
  assert.ok(cards(0, 0, shut) >= 3)
  assert.is(cards(1, 0, shut), 0)
  const open = after('play good-intel')
  assert.is(cards(1, 0, open), cards(0, 0, open))
  assert.is(cards(0, 1, open), 0)
})

test('the dice due in a mission count extra dice and every leader there', () => {
  const s = position({
    phase: 'command',
    units: { alderaan: { 'x-wing': 1 } },
    leaders: { alderaan: ['mon-mothma'] },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
  })
  const asked = play(s, 'reveal build-alliance alderaan')
  const view = rebellion.view(1).bind(rebellion.observe(asked, 1))
  // Leia 2, Mon Mothma 3, and 2 for the Rebel unit
  assert.is(view.missionDiceDue(0), 7)
  assert.is(view.missionDiceDue(1), 0)
})

test.run()
