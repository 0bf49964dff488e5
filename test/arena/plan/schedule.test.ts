import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  agentsBySide,
  groupOfGame,
  type ScheduleRules,
  sideOfFirst,
} from '../../../arena/plan/meeting.js'
import { scheduleOf } from '../../../arena/plan/schedule.js'

const rules = (some: Partial<ScheduleRules>): ScheduleRules => ({
  format: 'round-robin',
  agents: 4,
  sides: 2,
  groupsEach: 3,
  extra: null,
  rounds: 0,
  skipped: 0,
  growth: [],
  ...some,
})

function names(schedule: ReturnType<typeof scheduleOf>): string[] {
  return Array.from({ length: schedule.groups }, (_, group) => {
    const found = schedule.meeting(group)
    return found === null ? '?' : `${found.agents.join('')}.${found.turn}`
  })
}

test('games 2k-1 and 2k are a pair', () => {
  assert.equal(
    [1, 2, 3, 4].map((game) => groupOfGame(game, 2)),
    [0, 0, 1, 1],
  )
})

test('in a round-robin everybody meets everybody, in turns', () => {
  const found = names(scheduleOf(rules({ groupsEach: 2 })))
  assert.equal(found, [
    '01.0',
    '02.0',
    '03.0',
    '12.0',
    '13.0',
    '23.0',
    '01.1',
    '02.1',
    '03.1',
    '12.1',
    '13.1',
    '23.1',
  ])
})

test('of three sides every three meet, and of fewer agents every choice of different ones', () => {
  assert.equal(names(scheduleOf(rules({ sides: 3, groupsEach: 1 }))), [
    '012.0',
    '013.0',
    '023.0',
    '123.0',
  ])
  assert.equal(names(scheduleOf(rules({ sides: 3, agents: 2, groupsEach: 2 }))), [
    '001.0',
    '011.0',
    '010.1',
    '011.1',
  ])
  assert.equal(names(scheduleOf(rules({ sides: 4, groupsEach: 2 }))), ['0123.0', '0321.1'])
  assert.equal(names(scheduleOf(rules({ sides: 3, groupsEach: 1, format: 'gauntlet' }))), [
    '012.0',
    '013.0',
    '023.0',
  ])
})

test('in the games of a group everybody plays every side once', () => {
  const meeting = { agents: [4, 7, 5], turn: 0 }
  const games = [7, 8, 9].map((game) => agentsBySide(meeting, game))
  assert.equal(games, [
    [4, 7, 5],
    [7, 5, 4],
    [5, 4, 7],
  ])
  games.forEach((bySide, i) => {
    assert.is(bySide.indexOf(4), sideOfFirst(7 + i, 3))
  })
})

test('in a gauntlet the first agent meets all others', () => {
  assert.equal(names(scheduleOf(rules({ format: 'gauntlet', groupsEach: 1 }))), [
    '01.0',
    '02.0',
    '03.0',
  ])
})

test('the pairing of an SPRT goes on alone, seen from the agent that is tested', () => {
  const schedule = scheduleOf(rules({ agents: 3, groupsEach: 1, extra: { a: 2, b: 0, groups: 3 } }))
  assert.equal(names(schedule), ['01.0', '20.0', '12.0', '20.1', '20.2'])
})

test('a swiss pairs agents of equal points, without repetition as long as it can', () => {
  const schedule = scheduleOf(rules({ format: 'swiss', agents: 4, groupsEach: 1, rounds: 3 }))
  assert.equal(names(schedule), ['01.0', '23.0', '?', '?', '?', '?'])
  schedule.finish(0, 0) // 1 beats 0
  assert.is(schedule.meeting(2), null)
  schedule.finish(1, 4) // 2 beats 3
  assert.equal(names(schedule).slice(2, 4), ['12.0', '03.0'])
  schedule.finish(3, 4)
  schedule.finish(2, 4)
  assert.equal(names(schedule).slice(4), ['13.0', '02.0'])
})

test('a swiss of an odd field lets a different agent rest in each round', () => {
  const schedule = scheduleOf(rules({ format: 'swiss', agents: 5, groupsEach: 2, rounds: 5 }))
  assert.is(schedule.groups, 5 * 2 * 2)
  const resting: number[] = []
  for (let round = 0; round < 5; round++) {
    const playing = new Set<number>()
    for (let i = 0; i < 4; i++) {
      const meeting = schedule.meeting(round * 4 + i)
      assert.ok(meeting !== null)
      for (const agent of meeting.agents) playing.add(agent)
    }
    assert.is(playing.size, 4)
    resting.push([0, 1, 2, 3, 4].find((agent) => !playing.has(agent)) as number)
    for (let i = 0; i < 4; i++) schedule.finish(round * 4 + i, (round + i) % 5)
  }
  assert.equal([...resting].sort(), [0, 1, 2, 3, 4])
})

test('the order in which the games of a round finish changes nothing', () => {
  const run = (order: readonly number[]): string[] => {
    const schedule = scheduleOf(rules({ format: 'swiss', agents: 6, groupsEach: 1, rounds: 2 }))
    schedule.meeting(0)
    for (const pair of order) schedule.finish(pair, [3, 1, 4][pair] as number)
    return names(schedule)
  }
  assert.equal(run([0, 1, 2]), run([2, 0, 1]))
})

test('what is asked for later stands behind what was there, and fills up whoever lacks', () => {
  const before = rules({ agents: 3, groupsEach: 2 })
  const first = names(scheduleOf(before))
  const grown = names(
    scheduleOf({
      ...before,
      growth: [
        { agents: 3, groupsEach: 3 },
        { agents: 4, groupsEach: 3 },
      ],
    }),
  )
  assert.equal(grown.slice(0, first.length), first)
  assert.equal(grown.slice(first.length), [
    ...['01.2', '02.2', '12.2'],
    ...['03.0', '13.0', '23.0', '03.1', '13.1', '23.1', '03.2', '13.2', '23.2'],
  ])
})

test('a match that grows is the match of all its games', () => {
  const match = { agents: 2, groupsEach: 2 } as const
  const grown = scheduleOf(rules({ ...match, growth: [{ agents: 2, groupsEach: 5 }] }))
  assert.equal(names(grown), names(scheduleOf(rules({ ...match, groupsEach: 5 }))))
})

test('games that are left out change nothing behind them', () => {
  const whole = names(scheduleOf(rules({ agents: 3, groupsEach: 6 })))
  const rest = names(scheduleOf(rules({ agents: 3, groupsEach: 4, skipped: 4 })))
  assert.equal(rest, whole.slice(4, 4 + rest.length))
})

test.run()
