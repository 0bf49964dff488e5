import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { randomWalk } from '../../../../arena/contract/walk.js'
import type { GameEvent } from '../../../../engine/game.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { LEADER_IDS, SYSTEM_IDS, UNIT_IDS } from '../../../../engine/rebellion/position/ids.js'
import type { State } from '../../../../engine/state.js'
import { play, position } from '../support.js'

/** Events say as data what the lines say in words. */

function eventsOf(s: State, text: string, reader: 0 | 1 | 'all' = 'all'): readonly GameEvent[] {
  return rebellion.events(s, rebellion.parse(s, text), reader)
}

function ofKind(events: readonly GameEvent[], kind: string): GameEvent {
  const found = events.find((event) => event.kind === kind)
  if (found === undefined)
    throw new Error(`no ${kind} among ${events.map((event) => event.kind).join(', ')}`)
  return found
}

test('a journey has its units, where it begins and where it ends', () => {
  const s = play(
    position({
      phase: 'command',
      turn: 'empire',
      units: { kashyyyk: { 'star-destroyer': 1, stormtrooper: 2 } },
    }),
    'activate grand-moff-tarkin mandalore',
    'move 1 star-destroyer kashyyyk',
  )
  const { text, ...journey } = ofKind(eventsOf(s, 'move 2 stormtrooper kashyyyk'), 'units-moved')
  assert.equal(journey, {
    kind: 'units-moved',
    units: [{ unit: 'stormtrooper', count: 2 }],
    places: ['kashyyyk', 'mandalore'],
  })
  assert.is(text, 'Kashyyyk to Mandalore: 2 Stormtroopers.')
})

test('a roll has its dice by colour and face', () => {
  const { dice, side } = ofKind(
    eventsOf(
      play(
        position({
          phase: 'command',
          leaders: { alderaan: ['emperor-palpatine'] },
          assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
          dice: ['hit', 'special', 'hit', 'blank', 'blank', 'blank'],
        }),
        'reveal build-alliance alderaan',
      ),
      'decline',
    ),
    'dice',
  )
  assert.equal(
    [side, dice],
    [
      'rebel',
      [
        { colour: 'red', face: 'hit', count: 2 },
        { colour: 'red', face: 'special', count: 1 },
      ],
    ],
  )
})

test('what a reader may not know is left out, and he learns that something is', () => {
  const s = position({ phase: 'assignment' })
  const move = 'assign sabotage mon-mothma'
  const own = ofKind(eventsOf(s, move, 0), 'assigned')
  assert.equal([own.cards, own.leaders, own.hidden], [['sabotage'], ['mon-mothma'], undefined])
  const theirs = ofKind(eventsOf(s, move, 1), 'assigned')
  assert.equal(
    [theirs.cards, theirs.leaders, theirs.side, theirs.hidden],
    [undefined, ['mon-mothma'], 'rebel', true],
  )
})

test('a choice that changes nothing on the board is an event of its own', () => {
  const s = position({ phase: 'command' })
  assert.equal(
    eventsOf(s, 'pass').map(({ kind }) => kind),
    ['turn', 'passed'],
  )
})

test('what a phase brings by itself is told from what somebody does', () => {
  const last = play(position({ phase: 'command', turn: 'rebel' }), 'pass')
  const brought = eventsOf(last, 'pass').filter(({ byItself }) => byItself === true)
  assert.equal(
    [...new Set(brought.map(({ kind }) => kind))],
    ['drew-mission', 'drew-probe', 'drew-objective', 'time', 'saw'],
  )
})

test('in whole games events name things of the game, and their lines are those of the log', () => {
  for (const seed of ['events 1', 'events 2', 'events 3'])
    randomWalk(rebellion, seed, {}, 20_000, ({ state, chosen }) => {
      for (const reader of [0, 1, 'all'] as const) {
        const events = rebellion.events(state, chosen, reader)
        const lines = events.map(({ text }) => text).filter((text) => text !== '')
        assert.equal(rebellion.tell(state, chosen, reader), lines)
        for (const event of events) checkNames(event)
      }
    })
})

function checkNames({ kind, places = [], leaders = [], units = [], cards = [] }: GameEvent): void {
  for (const place of places)
    assert.ok(SYSTEM_IDS.has(place) || place === 'rebel-base', `${kind}: place ${place}`)
  for (const leader of leaders) assert.ok(LEADER_IDS.has(leader), `${kind}: leader ${leader}`)
  for (const { unit, count } of units)
    assert.ok(UNIT_IDS.has(unit) && count > 0, `${kind}: ${count} ${unit}`)
  assert.ok(!cards.includes('?'), `${kind}: a card without a name`)
}

test.run()
