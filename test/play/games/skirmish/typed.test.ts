import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { InputError } from '../../../../engine/input-error.js'
import { skirmish } from '../../../../engine/skirmish/index.js'
import type { State } from '../../../../engine/state.js'
import { words } from '../../../../play/games/skirmish/terminal/index.js'
import { SHORTHAND } from '../../../../play/games/skirmish/terminal/typed.js'
import { matches } from '../../../../play/terminal/matching.js'
import { Trial } from '../../../../play/terminal/trial.js'
import { after, at, battle, FAR_NORTH, kind, texts } from '../../../engine/skirmish/support.js'

function trialOf(s: State): Trial {
  const player = skirmish.actor(s)
  return new Trial(
    skirmish,
    skirmish.observe(s, player),
    player,
    words.acting ?? null,
    (_, legal) => legal[0] ?? 0,
    () => false,
  )
}

/** What a typed line comes to, as the texts of its moves; null for none of ours. */
function read(s: State, line: string): string[] | null {
  const trial = trialOf(s)
  if (SHORTHAND.read(trial, line.toLowerCase().split(' ')) !== true) return null
  let state = s
  return trial.moves.map((move) => {
    const text = skirmish.describe(state, move)
    state = skirmish.apply(state, move)
    return text
  })
}

const fight = () => battle([at('x-wing', 600, 400)], [FAR_NORTH])

test('a whole move goes in one line', () => {
  assert.equal(read(fight(), 'x-wing-1 left 30 S right 15 S stop'), [
    'x-wing-1',
    'left 30',
    'S',
    'right 15',
    'S',
    'stop',
  ])
})

test('ahead need not be said, and what does not fit is named', () => {
  assert.equal(read(fight(), 'x-wing-1 S stop'), ['x-wing-1', 'ahead', 'S', 'stop'])
  assert.is(read(fight(), 'y-wing-1 S'), null)
  for (const [line, complaint] of [
    ['x-wing-1 left 30 64', /"64" is too far: at most 63 here/],
    ['x-wing-1 right 999', /"right 999": right goes from 1 to 179 here/],
    ['x-wing-1 left', /"left": say how far, from 1 to 180/],
    ['x-wing-1 leftish 30', /"leftish" does not fit there; did you mean "left"|it may be .*left/],
    ['x-wing-1 s s s left 5 s', /comes after the end of it/],
  ] as const)
    assert.throws(
      () => read(fight(), line),
      (error: unknown) => error instanceof InputError && complaint.test(error.message),
    )
})

test('a length that is blocked is told with who is met', () => {
  const s = battle([at('x-wing', 600, 400), at('a-wing', 600, 480)], [FAR_NORTH])
  for (const [line, word] of [
    ['x-wing-1 s', 'S'],
    ['x-wing-1 left 1 s', 'S'],
    ['x-wing-1 60', '60'],
  ] as const)
    assert.throws(
      () => read(s, line),
      (error: unknown) =>
        error instanceof InputError &&
        new RegExp(`^"${word}" is too far: contact with .*A-wing.* after \\d+ mm`).test(
          error.message,
        ),
    )
})

test('an act is tried without what follows it', () => {
  const s = fight()
  const trial = trialOf(s)
  assert.ok(trial.isAct)
  SHORTHAND.read(trial, ['x-wing-1', 's', 's', 's', 'left', '5'])
  assert.not.ok(trial.isOpen)
  assert.is(kind(after(s, 'x-wing-1 s s s left 5')), 'act')
})

test('a unit that comes in is placed in one line', () => {
  const s = battle([at('x-wing', 600, 400), { unit: 'z-95' }], [FAR_NORTH], {
    stage: 'reserves-roll',
    loadedDice: [2],
  })
  assert.equal(read(s, 'bring z-95-1 card-2 front at 40 heading 90')?.length, 4)
})

test('a move is told in one line', () => {
  const s = fight()
  const before: State[] = []
  let state = s
  const lines = skirmish
    .parseMoves(s, 'x-wing-1 left 30 S right 15 S stop')
    .flatMap((move, number) => {
      before.push(state)
      const events = skirmish.events(state, move, 0)
      state = skirmish.apply(state, move)
      return events.map((event) => ({ text: event.text, event, actor: 0, number }))
    })
  const sight = {
    seat: 0,
    drawing: { ascii: true, width: 80 },
    before: (number: number) => before[number] ?? s,
  }
  assert.equal(words.told?.(lines, sight), [
    "  South's X-wing moves left 30, 64 mm, right 15, 64 mm.",
  ])
  assert.equal(words.told?.(lines.slice(0, 2), sight), ["  South's X-wing turns left 30."])
})

test('capital letters of a move may be typed small', () => {
  const s = after(fight(), 'x-wing-1 ahead')
  const legal = texts(s).map((text, move) => ({ move, text }))
  assert.equal(
    matches(legal, 's').map(({ text }) => text),
    ['S'],
  )
})

test.run()
