import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skirmish } from '../../../engine/skirmish/index.js'
import type { State } from '../../../engine/state.js'
import {
  after,
  at,
  battle,
  FAR_NORTH,
  FAR_SOUTH,
  field,
  fire,
  logThenHold,
  sideOf,
  texts,
  thenHold,
  type Unit,
  unitOf,
} from './support.js'

const X = 600

function result(s: State): readonly [string, readonly number[]] {
  const outcome = skirmish.outcome(s)
  assert.ok(outcome !== null, 'the game goes on')
  return [outcome?.reason ?? '', outcome?.utility ?? []]
}

/** South's Wedge before north's last unit, with these dice. */
const last = (changes: Unit = {}, north: Unit = {}) =>
  fire(
    [at('wedge-antilles', X, 400)],
    { units: [at('x-wing', X, 470, 0)], ...north },
    [6, 6],
    changes,
  )

test('two players: who has no unit on the table is out, and the last one wins with 5 points (R34)', () => {
  const s = thenHold(last({}, { score: 40 }), 'fire north-x-wing-1')
  assert.equal(result(s), ['last-survivor', [1, 0]])
  assert.is(sideOf(s, 'south').score, 2 + 2 + 5)
  assert.is(sideOf(s, 'north').out, true)
})

test('R31: reserves do not save a player who has nothing on the table, and are lost with him', () => {
  const s = thenHold(
    last({}, { units: [at('x-wing', X, 470, 0), { unit: 'star-destroyer' }] }),
    'fire north-x-wing-1',
  )
  assert.equal(result(s), ['last-survivor', [1, 0]])
  assert.is(unitOf(s, 'north', 1).place, 'lost')
})

test('R31: a player without home cards is out; his units leave the table and score nothing', () => {
  const bare = {
    units: [FAR_NORTH, at('star-destroyer', 200, 900, 0)],
    homeDamage: ['gone', 2, 'gone'],
  }
  const s = fire([at('b-wing', 610, 1040, 90)], bare, [6, 6])
  const done = thenHold(s, 'fire north-card-2')
  assert.equal(result(done), ['last-survivor', [1, 0]])
  assert.is(unitOf(done, 'north', 1).place, 'lost')
  assert.is(sideOf(done, 'south').score, 1 + 5, 'the last point of the card, and 5')
  assert.equal(sideOf(done, 'north').homeDamage, ['gone', 'gone', 'gone'])
})

test('R34: all out together: the higher score wins, an equal one is a draw', () => {
  const both = (score: number) =>
    thenHold(
      fire({ units: [at('x-wing', X, 400)], score }, [at('x-wing', X, 470, 270)], [6, 6, 6, 6]),
      'fire north-x-wing-1',
      'fire south-x-wing-1',
    )
  assert.equal(result(both(1)), ['all-out', [1, 0]])
  assert.equal(result(both(0)), ['all-out', [0.5, 0.5]])
})

test('R40: after turn 20, or six turns without damage, the score decides, then stars on the table, then nothing', () => {
  const stand = (changes: Unit, south: Unit = {}, north: Unit = {}) =>
    after(
      battle({ units: [FAR_SOUTH], ...south }, { units: [FAR_NORTH], ...north }, changes),
      'tie-scout-1 stand',
      'tie-scout-1 stand',
    )
  assert.equal(result(stand({ turn: 20 }, { score: 3 }, { score: 2 })), ['turn-limit', [1, 0]])
  assert.equal(result(stand({ quietTurns: 5 }, { score: 2 }, { score: 2 })), [
    'no-damage',
    [0.5, 0.5],
  ])
  const more = [FAR_NORTH, at('laser-turret', 200, 900, 0)]
  const stars = after(
    battle([FAR_SOUTH], more, { turn: 20 }),
    'tie-scout-1 stand',
    'tie-scout-1 stand',
  )
  assert.equal(result(stars), ['turn-limit', [0, 1]])
  assert.is(skirmish.outcome(stand({ turn: 19 })), null)
  assert.is(skirmish.outcome(stand({ quietTurns: 4 })), null)
})

test('R40: damage begins the count of quiet turns anew', () => {
  const s = thenHold(
    fire([at('x-wing', X, 400)], [at('star-destroyer', X, 480, 0)], [6, 6], { quietTurns: 5 }),
    'fire north-star-destroyer-1',
  )
  assert.is(field(s, 'quietTurns'), undefined)
})

/** Three players; south and west fight, north looks on. */
const three = (changes: Unit, west: Unit = {}, north: Unit = {}) =>
  skirmish.fromPosition({
    game: 'skirmish',
    options: { battle: 'free', players: '3', ...Object(changes.options) },
    stage: 'declare-next',
    step: 'fire',
    loadedDice: [6, 6],
    south: { units: [at('wedge-antilles', X, 400)] },
    west: { units: [at('x-wing', X, 470, 0)], ...west },
    north: { units: [at('tie-scout', 1200, 1000, 0)], ...north },
  })

test('three players: who is out is out, the others fight on, and the high score wins', () => {
  const s = thenHold(three({}, { score: 30 }), 'fire west-x-wing-1')
  assert.is(skirmish.outcome(s), null)
  assert.is(field(s, 'turn'), 2)
  assert.is(field(s, 'first'), 'north', 'the marker goes on to somebody who is in the battle')
  const gone = { units: [], out: true, homeDamage: ['gone', 'gone', 'gone'] }
  const end = thenHold(three({}, { score: 30 }, gone), 'fire west-x-wing-1')
  assert.equal(result(end), ['last-survivor', [0, 1, 0]], 'more points than the survivor')
})

test('option edition3: over when somebody is out, 5 points for that, and none for surviving', () => {
  const options = { edition3: 'on' }
  const s = thenHold(three({ options }), 'fire west-x-wing-1')
  assert.equal(result(s), ['somebody-out', [1, 0, 0]])
  assert.is(sideOf(s, 'south').score, 2 + 2 + 5)
  const behind = thenHold(last({ options }, { score: 40 }), 'fire north-x-wing-1')
  assert.equal(result(behind), ['somebody-out', [0, 1]], 'by score, with two players too')
})

const CARD = (bonus: string) => ({ combatCard: { bonus, card: 2 } })
const WITH_CARDS = { options: { combatCard: 'on' } }

test('combat card, R11: +1 to a value of all friendly units', () => {
  const shot = (south: Unit, north: Unit, dice: readonly number[]) =>
    logThenHold(
      fire(
        { units: [at('x-wing', X, 400)], ...south },
        { units: [at('y-wing', X, 480, 0)], ...north },
        dice,
        WITH_CARDS,
      ),
      'fire north-y-wing-1',
    ).filter((line) => /hits|misses|takes/.test(line))
  const plain = [
    "South's X-wing hits North's Y-wing with 8 against 7.",
    "North's Y-wing takes 2 damage: 2 of 4.",
  ]
  assert.equal(shot({}, {}, [3, 3]), plain)
  assert.is(
    shot(CARD('attack'), {}, [3, 3])[0],
    "South's X-wing hits North's Y-wing with 9 against 7.",
  )
  assert.is(
    shot({}, CARD('defense'), [3, 3])[0],
    "South's X-wing hits North's Y-wing with 8 against 8.",
  )
  assert.is(shot(CARD('damage'), {}, [3, 3])[1], "North's Y-wing takes 3 damage: 3 of 4.")
  assert.is(shot({}, CARD('shields'), [3, 3])[1], "North's Y-wing takes 2 damage: 2 of 5.")
})

test('combat card, R47: in strikes before halving, not for Artillery, not for home cards', () => {
  const strike = fire(
    { units: [at('tie-interceptor', 610, 1040, 90)], ...CARD('damage') },
    { units: [FAR_NORTH], ...CARD('defense') },
    [6, 1],
    WITH_CARDS,
  )
  const told = logThenHold(strike, 'fire north-card-1')
  assert.ok(
    told.includes("South's TIE Interceptor hits North's home card 1 with 10 against 9."),
    'Defense 9',
  )
  assert.ok(told.includes("North's home card 1 takes 1 damage: 1 of 3."), '2 + 1 halved')
  const artillery = fire(
    { units: [at('artillery-walker', X, 400)], ...CARD('damage') },
    [at('at-at', X, 600, 0)],
    [6, 6],
    WITH_CARDS,
  )
  assert.is(unitOf(thenHold(artillery, 'fire north-at-at-1 artillery'), 'north').damage, 3)
})

test('combat card, R47: it holds until the end of Fire; then damage without its shields may be fatal, and nobody scores that', () => {
  const north = {
    units: [FAR_NORTH, at('x-wing', 900, 800, 0, { damage: 2 })],
    homeDamage: [0, 2, 0],
    ...CARD('shields'),
  }
  const s = thenHold(
    fire([at('b-wing', 610, 1040, 90), FAR_SOUTH], north, [6, 6], WITH_CARDS),
    'fire north-card-2',
  )
  assert.equal(sideOf(s, 'north').homeDamage, [0, 'gone', 0])
  assert.is(unitOf(s, 'north', 1).place, 'lost')
  assert.is(sideOf(s, 'south').score, 1)
})

test('a game that is over offers nothing', () => {
  assert.equal(texts(thenHold(last(), 'fire north-x-wing-1')), [])
})

test.run()
