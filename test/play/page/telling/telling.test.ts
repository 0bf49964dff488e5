import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type Beat,
  LONGEST_MOTION_MS,
  type Pace,
  timingOf,
} from '../../../../play/page/telling/beat.js'
import { Telling } from '../../../../play/page/telling/telling.js'

function beat(from: number, more: Partial<Beat> = {}): Beat {
  const event = { kind: 'test', text: `beat ${from}` }
  const lines = [{ text: event.text, event, actor: 1, number: from }]
  return {
    lines,
    from,
    to: from + 1,
    motionMs: 5,
    weight: 0.005,
    own: false,
    stays: false,
    ...more,
  }
}

/** A telling, and what was drawn in the course of it. */
function teller(pace: Pace, isAskedNext = false) {
  const drawn: string[] = []
  const telling: Telling = new Telling(
    {
      pace,
      isAskedNext,
      changed: () =>
        drawn.push(
          `${telling.shown}${telling.isMoving ? ' moves' : ''}${telling.isWaiting ? ' waits' : ''}`,
        ),
    },
    () => false,
  )
  return { telling, drawn }
}

const soon = (ms = 1): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

test('each beat is drawn as it was before, and then as it is after', async () => {
  const { telling, drawn } = teller('calm')
  telling.add([beat(4), beat(5)])
  assert.is(telling.shown, 4, 'what waits is not drawn yet')
  await telling.tell()
  assert.equal(drawn, ['4 moves', '5', '5 moves', '6'])
  assert.not.ok(telling.isBusy)
  assert.is(telling.shown, null)
})

test('at the pace Step every beat waits, and a press goes on', async () => {
  const { telling, drawn } = teller('step')
  telling.add([beat(0, { motionMs: 0 }), beat(1, { motionMs: 0 })])
  const told = telling.tell()
  await soon()
  assert.equal(drawn, ['1 waits'])
  telling.hurry()
  await soon()
  telling.hurry()
  await told
  assert.equal(drawn, ['1 waits', '2 waits'])
})

test('what a wish has named waits at every pace, off or hurried', async () => {
  for (const pace of ['calm', 'fast', 'off'] as const) {
    const { telling, drawn } = teller(pace)
    telling.add([beat(0), beat(1, { stops: true }), beat(2)])
    const told = telling.tell()
    while (!telling.isWaiting) {
      telling.hurry()
      await soon()
    }
    assert.is(drawn.at(-1), '2 waits', pace)
    telling.hurry()
    await told
    assert.is(drawn.filter((line) => line.endsWith('waits')).length, 1, pace)
  }
})

test('what was pressed acts behind the last beat, and is dropped before others', async () => {
  const { telling } = teller('calm')
  const done: string[] = []
  telling.add([beat(0, { motionMs: 700 }), beat(1, { motionMs: 700, weight: 1 })])
  const told = telling.tell()
  telling.hurry(() => done.push('early'))
  await soon()
  telling.hurry(() => done.push('late'))
  assert.equal(done, [])
  await told
  assert.equal(done, ['late'])
})

test('a beat that stays in view keeps nobody waiting who is asked next', async () => {
  const { telling, drawn } = teller('step', true)
  telling.add([beat(0, { stays: true })])
  await telling.tell()
  assert.equal(drawn, ['0 moves'])
})

test('skipping leaves out the rest until the person is asked, and no longer', async () => {
  const { telling } = teller('step')
  telling.add([beat(0), beat(1)])
  const told = telling.tell()
  telling.skip()
  await told
  telling.add([beat(2)])
  assert.not.ok(telling.isBusy)
  telling.arrive()
  telling.add([beat(3)])
  assert.ok(telling.isBusy)
})

test('a telling that was stopped does not go on', async () => {
  const { telling, drawn } = teller('calm')
  telling.add([beat(0, { motionMs: 20 }), beat(1)])
  const told = telling.tell()
  telling.stop()
  await told
  await soon(30)
  assert.equal(drawn, ['0 moves'])
  assert.not.ok(telling.isBusy)
})

test('at the pace Off nothing is told, but can be shown again', async () => {
  const { telling, drawn } = teller('off')
  telling.add([beat(0)])
  assert.not.ok(telling.isBusy)
  const again = telling.again([beat(0)])
  assert.ok(telling.isAgain)
  await again
  assert.equal(drawn.slice(0, 2), ['0 moves', '1'])
  assert.not.ok(telling.isAgain)
})

test('nothing moves for longer than it may; Fast is shorter, and not for what befalls the person', () => {
  const long = beat(0, { motionMs: 5000, weight: 1 })
  assert.is(timingOf(long, 'calm', false).motionMs, LONGEST_MOTION_MS)
  const calm = timingOf(beat(0, { motionMs: 500, weight: 1 }), 'calm', false)
  const fast = timingOf(beat(0, { motionMs: 500, weight: 1 }), 'fast', false)
  assert.ok(fast.motionMs < calm.motionMs && (fast.standingMs ?? 0) < (calm.standingMs ?? 0))
  assert.equal(timingOf(beat(0, { motionMs: 500, weight: 1, own: true }), 'fast', false), calm)
  assert.is(timingOf(long, 'calm', true).motionMs, 100)
  assert.is(timingOf(long, 'step', false).standingMs, null)
})

test.run()
