import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type GameEvent, MOST_MOVES, type Position } from '../../../../../engine/game.js'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { rebellionActs } from '../../../../../play/games/rebellion/acts/rules.js'
import { playOut } from '../../../../../play/live-game.js'
import { type Act, actsOf, isShown, newsOf, sectionsOf } from '../../../../../play/shell/acts.js'
import { type LogLine, Session } from '../../../../../play/shell/session.js'
import { goTo } from '../../../../engine/rebellion/look.js'
import { risePosition } from '../../../../engine/rebellion/rise/rise.js'

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

test('a mission that only moves units says which, and from where', () => {
  const [act] = after(
    {
      phase: 'command',
      turn: 'rebel',
      units: { 'rebel-base': { 'corellian-corvette': 1, 'rebel-trooper': 2, 'x-wing': 1 } },
      assigned: [{ mission: 'hidden-fleet', leaders: ['admiral-ackbar'] }],
    },
    'reveal hidden-fleet naboo',
    'move 1 corellian-corvette rebel-base',
    'move 2 rebel-trooper rebel-base',
    'done',
  )
  assert.is(
    told(act as Act),
    'The Rebels reveal Hidden Fleet at Naboo: Admiral Ackbar. The Rebel Base space to Naboo: Corellian Corvette, 2 Rebel Troopers.',
  )
})

test('a mission that might have moved units says that none went, as soon as it is over', () => {
  const idle = {
    phase: 'command',
    turn: 'rebel',
    units: { 'rebel-base': { 'corellian-corvette': 1 } },
    assigned: [{ mission: 'hidden-fleet', leaders: ['admiral-ackbar'] }],
  }
  const reveal = 'reveal hidden-fleet naboo'
  const revealed = 'The Rebels reveal Hidden Fleet at Naboo: Admiral Ackbar.'
  assert.is(told(after(idle, reveal)[0] as Act), revealed)
  const [act] = after(idle, reveal, 'done', 'pass')
  assert.is(told(act as Act), `${revealed} The Rebels move no units.`)
})

test('a card that is drawn and played at once tells in its own line what it brought', () => {
  const s = risePosition({ phase: 'refresh', decks: { empireActions: ['lord-vaders-orders'] } })
  const asked = rebellion.toPosition(goTo(s, 'empire', 'recruit'))
  const acts = after(asked, 'keep lord-vaders-orders krennic')
  assert.match(
    acts.map(told).join('\n'),
    /^The Empire plays Lord Vader's Orders\. The Empire looks at 3 objectives/m,
  )
})

test('a target marker that troops remove is told in the line of their turn, with the card that leaves play', () => {
  const [act] = after(
    {
      ...FLEET,
      options: { expansion: 'on', combat: 'base', missions: 'rise' },
      targetMarkers: { 'rebel-cell': ['mandalore'] },
      playedObjectives: ['rebel-cell-2'],
    },
    'activate grand-moff-tarkin mandalore',
    'move 1 star-destroyer kashyyyk',
    'move 2 stormtrooper kashyyyk',
    'done',
  )
  assert.match(
    told(act as Act),
    /The target marker Rebel Cell of Mandalore is removed, and its card leaves play\.$/,
  )
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

test('the system that Rebel units go to is told before any stand there', () => {
  const session = new Session(rebellion, { setup: 'standard' }, 'acts', [0, 1])
  const list = new Int32Array(MOST_MOVES)
  const next = (): string => {
    rebellion.moves(session.truth, list)
    return rebellion.describe(session.truth, list[0] as number)
  }
  while (!next().startsWith('camp')) session.play(rebellion.parse(session.truth, next()))
  session.play(rebellion.parse(session.truth, 'camp utapau'))
  const acts = actsOf(session.happenings, rebellionActs, session.stateAt(0))
  assert.is(told(acts.at(-1) as Act), 'Rebel units go to the Rebel Base space and to Utapau.')
})

test('who chose his missions first reads which once they are shown, and once', () => {
  const session = new Session(rebellion, { expansion: 'on' }, 'acts', [0])
  for (const move of ['missions rise-set', 'missions base-set'])
    session.play(rebellion.parse(session.truth, move))
  const acts = actsOf(session.happenings, rebellionActs, session.stateAt(0))
  const lines = acts.map(told).filter((line) => line.startsWith('The Rebels'))
  assert.equal(lines.slice(0, 2), [
    'The Rebels choose in secret.',
    'The Rebels play the missions of Rise of the Empire.',
  ])
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

test('a combat after which nobody is left has no winner', () => {
  const fight = {
    ...FLEET,
    units: {
      kashyyyk: { 'assault-carrier': 1, stormtrooper: 1 },
      mandalore: { 'rebel-trooper': 1 },
    },
    dice: ['direct-hit', 'direct-hit'],
  }
  const moves = [
    'activate grand-moff-tarkin mandalore',
    'move 1 assault-carrier kashyyyk',
    'move 1 stormtrooper kashyyyk',
  ]
  const ways = ['decline', 'hit rebel-trooper 0', 'hit stormtrooper 0', 'done']
  const begun = new Session(rebellion, {}, 'acts', [0, 1], {
    game: 'rebellion',
    base: { system: 'hoth' },
    ...fight,
  } as Position)
  for (const move of moves) begun.play(rebellion.parse(begun.truth, move))
  while (begun.happenings.every(({ event }) => event.kind !== 'combat-over')) {
    const legal = texts(begun)
    begun.play(
      rebellion.parse(begun.truth, ways.find((way) => legal.includes(way)) ?? legal[0] ?? ''),
    )
  }
  const [act] = actsOf(begun.happenings, rebellionActs, begun.stateAt(0))
  assert.match(act?.result ?? '', /Combat at Mandalore: nobody wins\./)
})

const LEGAL = new Int32Array(MOST_MOVES)

function texts({ truth }: Session): string[] {
  const count = rebellion.moves(truth, LEGAL)
  return Array.from(LEGAL.subarray(0, count), (move) => rebellion.describe(truth, move))
}

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
