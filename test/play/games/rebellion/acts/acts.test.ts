import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { GameEvent, Position } from '../../../../../engine/game.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { rebellionActs } from '../../../../../play/games/rebellion/acts/rules.js'
import { playOut } from '../../../../../play/live-game.js'
import { type Act, actsOf, isShown, newsOf, sectionsOf } from '../../../../../play/shell/acts.js'
import { type LogLine, Session } from '../../../../../play/shell/session.js'

/** The log as acts: one line for each thing that somebody did. */

function after(position: object, ...moves: string[]): readonly Act[] {
  const whole = { game: 'rebellion', base: { system: 'hoth' }, ...position } as Position
  const session = new Session(rebellion, {}, 'acts', [0, 1], whole)
  for (const move of moves) session.play(rebellion.parse(session.truth, move))
  return actsOf(session.happenings, rebellionActs, session.stateAt(0))
}

function told({ title, result }: Act): string {
  return `${title} ${result}`.trim()
}

const FLEET = {
  phase: 'command',
  turn: 'empire',
  leaders: { pool: ['grand-moff-tarkin', 'darth-vader', 'mon-mothma'] },
  units: { kashyyyk: { 'star-destroyer': 1, 'tie-fighter': 3, stormtrooper: 2 } },
}

test('units that move together are one sentence, with the leader and what came of it', () => {
  const [act] = after(
    FLEET,
    'activate grand-moff-tarkin mandalore',
    'move 1 star-destroyer kashyyyk',
    'move 2 stormtrooper kashyyyk',
    'move 3 tie-fighter kashyyyk',
  )
  assert.is(
    told(act as Act),
    'The Empire moves 6 units from Kashyyyk to Mandalore, led by Grand Moff Tarkin. Mandalore is subjugated. Kashyyyk is no longer subjugated.',
  )
  assert.equal(
    act?.lines.map(({ text }) => text),
    [
      'Grand Moff Tarkin activates Mandalore.',
      'Kashyyyk to Mandalore: Star Destroyer, 2 Stormtroopers, 3 TIE Fighters.',
      'Mandalore is subjugated.',
      'Kashyyyk is no longer subjugated.',
    ],
  )
  assert.equal([act?.side, act?.isBattle], ['empire', false])
})

test('missions that both sides chose in secret are named as soon as they are shown', () => {
  const session = new Session(rebellion, { expansion: 'on' }, 'acts', [1])
  for (const move of ['missions rise-set', 'missions base-set'])
    session.play(rebellion.parse(session.truth, move))
  const acts = actsOf(session.happenings, rebellionActs, session.stateAt(0))
  assert.match(
    acts.map(told).join('\n'),
    /^The Rebels choose in secret\.\nThe Rebels play the missions of Rise of the Empire\.\nThe Empire plays the missions of the base game\./,
  )
})

test('a combat under way has no result yet', () => {
  const [act] = after(
    { ...FLEET, units: { ...FLEET.units, mandalore: { 'x-wing': 1, 'rebel-trooper': 1 } } },
    'activate grand-moff-tarkin mandalore',
    'move 1 star-destroyer kashyyyk',
    'move 3 tie-fighter kashyyyk',
    'done',
  )
  assert.match(act?.result ?? '', /^Combat at Mandalore/)
  assert.not.match(act?.result ?? '', /wins/)
})

const ATTEMPT = {
  phase: 'command',
  leaders: { pool: ['grand-moff-tarkin'] },
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  dice: ['hit', 'special', 'hit', 'blank', 'blank', 'blank'],
}

test('a mission is one act from its reveal to its effect', () => {
  const unopposed = after(ATTEMPT, 'reveal build-alliance alderaan', 'decline')
  assert.is(
    told(unopposed[0] as Act),
    'The Rebels succeed with Build Alliance at Alderaan, unopposed. Alderaan becomes loyal to the Rebels.',
  )
  const opposed = after(ATTEMPT, 'reveal build-alliance alderaan', 'oppose grand-moff-tarkin')
  assert.match(
    opposed[0]?.title ?? '',
    /^The Rebels (succeed|fail) with Build Alliance at Alderaan, \d to \d against Grand Moff Tarkin\.$/,
  )
})

test('while an attempt is not decided, its line says what was revealed', () => {
  const [act] = after(ATTEMPT, 'reveal build-alliance alderaan')
  assert.is(act?.title, 'The Rebels reveal Build Alliance at Alderaan: Mon Mothma.')
})

/** A whole game as `seat` knew it. */
function game(seed: string, seat: 0 | 1): { session: Session; acts: readonly Act[] } {
  const record = playOut(rebellion, { setup: 'standard' }, seed, ['scripted', 'scripted'])
  const session = Session.of(rebellion, record, [seat])
  return { session, acts: actsOf(session.happenings, rebellionActs, session.stateAt(0)) }
}

const SEEDS = ['acts 1', 'acts 2'] as const

for (const [seat, seed] of SEEDS.entries())
  test(`in a whole game everything told stands in one act, as ${seed} is seen`, () => {
    const { session, acts } = game(seed, seat as 0 | 1)
    const headings = session.log.filter(({ event }) => event.kind === 'phase').length
    assert.is(new Set(sectionsOf(acts).map(({ round, phase }) => round + phase)).size, headings + 1)
    for (const act of acts) {
      assert.match(act.title, /^[A-Z].*\.$/, `${act.kind}: ${act.title}`)
      assert.ok(['rebel', 'empire', ''].includes(act.side))
      assert.ok(act.first <= act.last)
    }
    // Units that moved are as many in the acts as in the events
    const moved = (lines: readonly { readonly event: GameEvent }[]): number =>
      lines
        .filter(({ event }) => event.kind === 'units-moved')
        .flatMap(({ event }) => event.units ?? [])
        .reduce((sum, { count }) => sum + count, 0)
    assert.is(moved(acts.flatMap(({ lines }) => lines)), moved(session.log))
    // Each turn is an act of its own
    const turns = session.happenings.filter(({ event }) => event.kind === 'turn').length
    assert.is(acts.filter(({ kind }) => kind === 'turn').length, turns)
  })

test('the filters show what each side did, and the combats of both', () => {
  const { acts } = game('acts 1', 0)
  const mine = acts.filter((act) => isShown(act, 'mine', 'rebel'))
  const theirs = acts.filter((act) => isShown(act, 'theirs', 'rebel'))
  const combats = acts.filter((act) => isShown(act, 'combats', 'rebel'))
  assert.ok(mine.every(({ side }) => side !== 'empire'))
  assert.ok(theirs.every(({ side }) => side !== 'rebel'))
  assert.ok(combats.length > 0)
  assert.ok(combats.every(({ result }) => result.includes('Combat at')))
})

test('own movements and assignments are no news, what the opponent did and what was learned is', () => {
  const { session, acts } = game('acts 1', 1)
  const news = newsOf(acts, 0, 'empire', rebellionActs)
  assert.ok(acts.filter(({ side }) => side === 'rebel').every((act) => news.includes(act)))
  const own = news.filter(({ side }) => side === 'empire')
  assert.ok(own.some(({ kind }) => kind === 'cards'))
  assert.not(own.some(({ kind }) => ['assignment', 'building', 'deploying'].includes(kind)))
  assert.is(newsOf(acts, session.moves.length, 'empire', rebellionActs).length, 0)
})

test('a log that grows is grouped anew, one that does not is not', () => {
  const { session, acts } = game('acts 1', 0)
  assert.is(actsOf(session.happenings, rebellionActs, session.stateAt(0))[0], acts[0])
  const grown: LogLine[] = [...session.happenings.slice(0, -40)]
  const before = actsOf(grown, rebellionActs, session.stateAt(0)).length
  grown.push(...session.happenings.slice(-40))
  assert.equal(actsOf(grown, rebellionActs, session.stateAt(0)).map(told), acts.map(told))
  assert.ok(before < acts.length)
})

test.run()
