import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { EMPIRE, REBEL } from '../../../../../../engine/rebellion/facts/sides.js'
import { rebellion } from '../../../../../../engine/rebellion/index.js'
import {
  pictureOf,
  totalUnits,
} from '../../../../../../play/games/rebellion/page/picture/picture.js'
import { viewOf } from '../../../../../../play/games/rebellion/page/picture/views.js'
import {
  battleStory,
  battleTold,
} from '../../../../../../play/games/rebellion/page/scene/battle-story.js'
import { beatsOf } from '../../../../../../play/games/rebellion/page/scene/beats.js'
import { missionStory } from '../../../../../../play/games/rebellion/page/scene/mission-story.js'
import {
  captionOf,
  journeysIn,
  whileTravelling,
} from '../../../../../../play/games/rebellion/page/scene/on-board.js'
import { playOut } from '../../../../../../play/live-game.js'
import { type LogLine, Session } from '../../../../../../play/shell/session.js'

const GAME = playOut(rebellion, {}, 'rounds', ['scripted', 'scripted'])
const SESSIONS = [REBEL, EMPIRE].map((viewer) => Session.of(rebellion, GAME, [viewer]))

/** The whole game as `viewer` is told it, turn by turn, with the beats of each turn. */
function* turns(viewer: number) {
  const session = SESSIONS[viewer] as Session
  let lines: LogLine[] = []
  for (let number = 0; number < session.moves.length; number++) {
    const now = session.happenings.filter((line) => line.number === number)
    if (lines.length > 0 && now.some(({ event }) => event.kind === 'turn')) {
      yield { lines, beats: beats(session, viewer, lines) }
      lines = []
    }
    lines.push(...now)
  }
}

function beats(session: Session, viewer: number, lines: readonly LogLine[]) {
  const before = session.seenBefore(lines[0]?.number ?? 0)
  return beatsOf(lines, {
    viewer,
    side: viewer,
    leaders: pictureOf(before, viewer).leaders,
    wasFighting: viewOf(viewer).bind(before).inCombat,
    openAfter: null,
  })
}

test('beats tell everything that others did, once and in order, and never draw backwards', () => {
  for (const viewer of [REBEL, EMPIRE])
    for (const { lines, beats } of turns(viewer)) {
      const told = beats.flatMap((beat) => beat.lines)
      assert.equal(
        told,
        lines.filter((line) => told.includes(line)),
        'in order',
      )
      const missing = lines.filter((line) => line.actor !== viewer && !told.includes(line))
      assert.equal(missing, [])
      let drawn = 0
      for (const { from, to, motionMs } of beats) {
        assert.ok(from >= drawn && to >= from, `${from} to ${to} after ${drawn}`)
        assert.ok(motionMs <= 700)
        drawn = to
      }
    }
})

test('groups of one journey are one beat and one line, and stand nowhere twice while they travel', () => {
  let journeys = 0
  const session = SESSIONS[REBEL] as Session
  for (const { beats } of turns(REBEL))
    for (const beat of beats.filter(({ motionMs }) => motionMs === 450)) {
      const groups = journeysIn(beat.lines)
      if (groups.length === 0) continue
      journeys++
      assert.is(new Set(groups.map(({ to }) => to)).size, 1)
      assert.ok(captionOf(beat.lines).length <= beat.lines.length)
      const before = pictureOf(session.seenBefore(beat.from), REBEL)
      const during = whileTravelling(before, groups)
      for (const { from, side, units } of groups) {
        const place = [...before.systems, before.base].find((one) => one.place === from)
        const left = [...during.systems, during.base].find((one) => one.place === from)
        if (place === undefined || left === undefined) throw new Error(`no place ${from}`)
        const gone = units.reduce((sum, { count }) => sum + count, 0)
        assert.is(totalUnits(left, side), totalUnits(place, side) - gone)
      }
    }
  assert.ok(journeys > 5, `${journeys}`)
})

test('a mission is told from its card to what comes of it, with the dice that decide it', () => {
  const outcomes = new Set<string>()
  let rolled = 0
  const session = SESSIONS[EMPIRE] as Session
  const all = session.happenings
  all.forEach(({ event, number }, i) => {
    if (event.kind !== 'mission-outcome') return
    const picture = pictureOf(session.seenBefore(number), EMPIRE)
    const story = missionStory(all.slice(0, i + 1), picture)
    if (story === null) throw new Error('an outcome without a mission')
    outcomes.add(story.outcome ?? '')
    assert.ok(story.leaders.length > 0)
    if (story.successes === null) return
    rolled++
    const own = story.successes[story.side] as number
    const theirs = story.successes[1 - story.side] as number
    assert.is(story.outcome === 'success', own > theirs, `${own} to ${theirs}`)
  })
  assert.equal([...outcomes].sort(), ['failure', 'success'])
  assert.ok(rolled > 1, `${rolled} rolled`)
})

test('a mission that nobody is told of any more has no story', () => {
  const { happenings, seenBefore } = {
    happenings: SESSIONS[REBEL]?.happenings ?? [],
    seenBefore: 0,
  }
  const phase = happenings.findLastIndex(({ event }) => event.kind === 'phase')
  const picture = pictureOf((SESSIONS[REBEL] as Session).seenBefore(seenBefore), REBEL)
  assert.is(missionStory(happenings.slice(0, phase + 1), picture), null)
})

test('the losses of a combat are what is missing when it is over, and its cards those of its last round', () => {
  const session = SESSIONS[REBEL] as Session
  const all = session.happenings
  let combats = 0
  all.forEach(({ event, number }, i) => {
    if (event.kind !== 'combat-over') return
    combats++
    const view = viewOf(REBEL).bind(session.seenBefore(number))
    const story = battleStory(all.slice(0, i + 1), view)
    if (story === null) throw new Error('an end without a combat')
    assert.ok(story.isOver)
    const destroyed = story.lines
      .filter((line) => line.event.kind === 'units-destroyed')
      .flatMap((line) => line.event.units ?? [])
      .reduce((sum, { count }) => sum + count, 0)
    const lost = story.lost.flat().reduce((sum, { count }) => sum + count, 0)
    assert.is(lost, destroyed)
    const round = story.lines.findLastIndex((line) => line.event.kind === 'combat-round')
    const played = story.lines
      .slice(story.round > 1 ? round : 0)
      .filter((line) => ['tactic-played', 'action-used'].includes(line.event.kind))
    assert.is(story.played.length, played.length)
  })
  assert.ok(combats > 2, `${combats}`)
})

test('a combat that is drawn is told from its own beginning, never with cards or ends from before it', () => {
  let ahead = 0
  for (const viewer of [REBEL, EMPIRE]) {
    const session = SESSIONS[viewer] as Session
    const { happenings } = session
    for (const { beats } of turns(viewer))
      for (const { lines, to: drawnAt } of beats) {
        const view = viewOf(viewer).bind(session.seenBefore(drawnAt))
        if (!view.inCombat) continue
        const told = happenings.slice(0, happenings.lastIndexOf(lines.at(-1) as LogLine) + 1)
        const story = battleTold({ told, drawnAt, session }, view)
        assert.is(story?.place, view.combatSystem)
        const edge = told.findLast(isEdge)
        if (edge?.event.kind === 'combat' || edge?.number === drawnAt) continue
        ahead++
        assert.equal([story?.played, story?.lines, story?.isOver], [[], [], false])
      }
  }
  assert.ok(ahead > 2, `${ahead}`)
})

/** A combat begins or ends. */
function isEdge({ event }: LogLine): boolean {
  return event.kind === 'combat' || event.kind === 'combat-over'
}

test.run()
