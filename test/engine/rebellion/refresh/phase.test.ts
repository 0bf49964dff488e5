import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import {
  captive,
  eyes,
  goOn,
  goTo,
  inPool,
  kindOf,
  listOf,
  nextRound,
  phaseOf,
  where,
} from '../look.js'
import {
  allows,
  at,
  decider,
  field,
  forbids,
  moves,
  ofBaseGame,
  offers,
  play,
  position,
} from '../support.js'

/** The Refresh Phase, at its first decision. */
function refresh(fields: Record<string, unknown> = {}): State {
  return position({ phase: 'refresh', ...fields })
}

/** Every card of a mission deck as a list of ids. */
function wholeDeck(side: number): string[] {
  return ofBaseGame(MISSIONS)
    .filter((card) => card.side === side && card.kind === 'deck')
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id))
}

/** The kinds of decision of the phase, each side's in order. */
function course(s: State): string[] {
  const seen: string[] = []
  goOn(s, (now) => {
    if (rebellion.actor(now) < 0 || phaseOf(now) !== 'refresh') return true
    const what = `${decider(now)} ${kindOf(now)}`
    if (seen[seen.length - 1] !== what) seen.push(what)
    return false
  })
  return seen
}

test('F1, O3: objective, leaders, missions, probes, objective, time, recruit, build, deploy', () => {
  const s = refresh({
    leaders: { naboo: ['jan-dodonna'], kessel: ['darth-vader'] },
    hands: { rebel: { objectives: ['popular-support-2'] } },
    loyalty: { rebel: ['naboo', 'rodia', 'kessel', 'bespin', 'felucia', 'ryloth'] },
    queues: { rebel: { 1: { 'x-wing': 1 } }, empire: { 1: { 'tie-fighter': 1 } } },
  })
  // Nothing has happened yet when the objective is asked for
  assert.equal(moves(s), ['decline', 'score popular-support-2'])
  assert.equal([where(s, 'jan-dodonna'), where(s, 'darth-vader')], ['naboo', 'kessel'])
  const sizes = (now: State) => [
    eyes(now, 0).missionHandSize(0),
    eyes(now, 0).missionHandSize(1),
    listOf(now, 'hands.empire.probes').length,
    listOf(now, 'hands.rebel.objectives').length,
    eyes(now, 0).time,
  ]
  assert.equal(sizes(s), [4, 4, 0, 1, 1])
  const next = play(s, 'decline')
  assert.equal([decider(next), kindOf(next)], ['rebel', 'recruit'])
  assert.equal(sizes(next), [6, 6, 2, 2, 2])
  assert.equal(inPool(next).length, 8)
  assert.equal(course(s), [
    'rebel objective',
    'rebel recruit',
    'empire recruit',
    'rebel build',
    'empire build',
    'rebel deploy',
    'empire deploy',
  ])
})

test('F2: all leaders come back with their unused missions, captives and the detained do not', () => {
  const s = refresh({
    leaders: {
      naboo: ['jan-dodonna', 'darth-vader'],
      'rebel-base': ['mon-mothma'],
      kessel: ['princess-leia'],
      rodia: ['general-rieekan'],
      pool: ['luke-skywalker'],
    },
    rings: { captured: 'princess-leia' },
    detained: ['general-rieekan'],
    units: { kessel: { stormtrooper: 1 } },
    assigned: [{ mission: 'detained', leaders: ['general-tagge'] }],
  })
  assert.equal(
    ['jan-dodonna', 'darth-vader', 'mon-mothma', 'general-tagge', 'luke-skywalker'].map((id) =>
      where(s, id),
    ),
    ['pool', 'pool', 'pool', 'pool', 'pool'],
  )
  assert.equal([where(s, 'princess-leia'), captive(s, 'princess-leia')], ['kessel', true])
  assert.is(where(s, 'general-rieekan'), 'rodia')
  assert.ok(listOf(s, 'hands.empire.missions').includes('detained'))
  assert.equal(listOf(s, 'discards.missions'), [])
  // He is held back once
  assert.is(where(nextRound(nextRound(s)), 'general-rieekan'), 'pool')
})

test('F3, F27: two missions each, then down to ten; projects count and may go, starting missions stay', () => {
  const five = [
    'construct-factory',
    'superlaser-online',
    'detained',
    'homing-beacon',
    'interrogation',
  ]
  const s = position({
    phase: 'refresh',
    hands: { empire: { missions: five } },
    decks: { empireMissions: ['hunt-them-down', 'carbon-freezing'] },
  })
  // 4 + 5 + 2 are eleven
  assert.equal([decider(s), kindOf(s)], ['empire', 'discard'])
  assert.is(eyes(s, 1).missionHandSize(1), 11)
  assert.equal(
    offers(s, 'discard').sort(),
    [...five, 'hunt-them-down', 'carbon-freezing'].map((id) => `discard ${id}`).sort(),
  )
  const after = play(s, 'discard superlaser-online')
  assert.is(eyes(after, 1).missionHandSize(1), 10)
  assert.equal(listOf(after, 'discards.missions'), ['superlaser-online'])
  assert.is.not(kindOf(after), 'discard')
  // Before that step the hand is as large as it is
  const full = position({
    hands: { rebel: { missions: wholeDeck(0).slice(0, 9) } },
  })
  assert.equal([kindOf(full), eyes(full, 0).missionHandSize(0)], ['assign', 13])
  const later = nextRound(full)
  assert.is(eyes(later, 0).missionHandSize(0), 10)
  for (const id of ['build-alliance', 'sabotage', 'infiltration', 'rapid-mobilization'])
    assert.ok(offers(later, `assign ${id}`).length > 0, id)
})

test('F3: ten cards are kept, and the Rebels discard first', () => {
  const six = wholeDeck(0).slice(0, 4)
  const s = refresh({ hands: { rebel: { missions: six } } })
  assert.is(eyes(s, 0).missionHandSize(0), 10)
  assert.is.not(kindOf(s), 'discard')
  const both = refresh({
    hands: {
      rebel: { missions: wholeDeck(0).slice(0, 5) },
      empire: { missions: wholeDeck(1).slice(0, 5) },
    },
  })
  assert.is(decider(both), 'rebel')
  assert.is(decider(play(both, moves(both)[0] ?? '')), 'empire')
})

test('F4: an empty mission deck is renewed from its discard pile', () => {
  const s = refresh({ discards: { missions: wholeDeck(0) } })
  assert.is(listOf(s, 'hands.rebel.missions').length, 2)
  assert.is(listOf(s, 'decks.rebelMissions').length, 23)
  assert.equal(listOf(s, 'discards.missions'), [])
  // One card left is drawn first
  const one = refresh({ discards: { missions: wholeDeck(0).slice(1) } })
  assert.ok(listOf(one, 'hands.rebel.missions').includes(wholeDeck(0)[0] ?? ''))
  assert.is(listOf(one, 'decks.rebelMissions').length, 23)
})

test('F5: recruit on 2, 3, 4 and 5; build on 2, 4, 6, 8, 10, 12 and 14', () => {
  for (let time = 1; time < 15; time++) {
    const kinds = course(refresh({ time, reputation: 16 }))
    assert.is(
      kinds.includes('rebel recruit'),
      [2, 3, 4, 5].includes(time + 1),
      `recruit ${time + 1}`,
    )
    assert.is(kinds.includes('empire recruit'), [2, 3, 4, 5].includes(time + 1))
    assert.is(
      kinds.includes('rebel build'),
      [2, 4, 6, 8, 10, 12, 14].includes(time + 1),
      `build ${time + 1}`,
    )
  }
})

test('O2, F1: one objective in a Refresh Phase, and one is drawn later in it', () => {
  const s = refresh({
    hands: { rebel: { objectives: ['popular-support-2', 'establish-outposts-3'] } },
    loyalty: { rebel: ['naboo', 'rodia', 'kessel', 'bespin', 'felucia', 'ryloth'] },
    units: Object.fromEntries(
      ['naboo', 'rodia', 'kessel', 'bespin', 'felucia'].map((id) => [id, { 'x-wing': 1 }]),
    ),
  })
  allows(s, 'score popular-support-2', 'score establish-outposts-3', 'decline')
  const one = play(s, 'score popular-support-2')
  forbids(one, 'score')
  assert.is(field(one, 'reputation'), 13)
  assert.is(listOf(one, 'hands.rebel.objectives').length, 2)
  assert.is(at(one, 'naboo', 'x-wing'), 1)
})

test('F1: two probe cards come into the Imperial hand, or what is left of the deck', () => {
  const s = refresh({ decks: { probes: ['ilum', 'kessel', 'naboo'] } })
  assert.equal(listOf(s, 'hands.empire.probes').sort(), ['ilum', 'kessel'])
  const all = listOf(position(), 'decks.probes')
  const last = refresh({ hands: { empire: { probes: all.slice(1) } } })
  assert.is(listOf(last, 'hands.empire.probes').length, 30)
  assert.equal(listOf(last, 'decks.probes'), [])
  // The game goes on without them
  assert.is(kindOf(goTo(last, 'rebel', 'assign')), 'assign')
})

test.run()
