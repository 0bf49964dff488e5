import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, moves, offers, play } from '../support.js'
import {
  before,
  type Duel,
  diceAre,
  FIELD,
  FLEETS,
  fight,
  LEIA,
  onTo,
  places,
  standOff,
  until,
} from './duel.js'

/** Who may retreat, what goes along, and where to. */

test('T1: the retreat is offered in every round to both sides, current player first', () => {
  const s = standOff({ ...FLEETS, there: ['darth-vader'] })
  assert.equal([decider(s), places(s, 'princess-leia')], ['rebel', ['tatooine', 'geonosis']])
  const empire = play(s, 'decline')
  assert.equal(
    [decider(empire), places(empire, 'darth-vader')],
    ['empire', ['tatooine', 'geonosis']],
  )
  const second = until(play(empire, 'decline'), 'retreat')
  assert.equal([decider(second), places(second, 'princess-leia').length], ['rebel', 2])
  const imperial = standOff({ ...FLEETS, by: 'empire', there: ['princess-leia'] })
  assert.is(decider(imperial), 'empire')
  assert.is(decider(play(imperial, 'decline')), 'rebel')
})

test('T1: a side retreats once in a combat', () => {
  const s = fight({
    rebel: { 'x-wing': 1, 'rebel-trooper': 2 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    leader: 'han-solo',
    there: ['jan-dodonna'],
    space: ['space-outmaneuver', 'space-no-escape'],
    ground: ['ground-escape-plan', 'ground-dig-in'],
    dice: '- --- -- - s- -',
  })
  const rest = onTo(s, 'retreat han-solo geonosis')
  assert.is(at(rest, 'geonosis', 'x-wing'), 1)
  const planned = onTo(rest, 'play ground-escape-plan black')
  diceAre(planned, 0)
  // Jan Dodonna and two troopers could go, but the Rebels have retreated already
  assert.equal(offers(planned, 'retreat'), [])
  const first = fight({
    rebel: { 'rebel-trooper': 2, 'rebel-transport': 1 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    leader: 'han-solo',
    there: ['jan-dodonna'],
    space: ['space-outmaneuver', 'space-no-escape'],
    ground: ['ground-escape-plan', 'ground-dig-in'],
    dice: '--- s- -',
  })
  allows(onTo(first, 'play ground-escape-plan black'), 'retreat jan-dodonna geonosis')
})

test('T2: without a leader there is no retreat, and a captive is none', () => {
  const s = fight({
    ...FLEETS,
    by: 'empire',
    leader: 'general-tagge',
    there: ['han-solo'],
    more: { rings: { captured: 'han-solo' } },
    dice: '--- -- --- --',
    space: ['space-no-escape'],
  })
  const next = until(play(until(s, 'retreat'), 'decline'), 'play space-no-escape')
  // The Rebels were asked nothing; round 2 runs
  diceAre(next, 2)
  assert.is(decider(next), 'empire')
})

test('T2 T4: without a ship nobody leaves; with one that carries nothing only the ship does', () => {
  const ground = fight({
    rebel: { 'rebel-trooper': 2, 'shield-generator': 1 },
    empire: { stormtrooper: 2 },
    ground: ['ground-critical-hit', 'ground-critical-hit', 'ground-dig-in'],
    dice: '-- -- -- --',
  })
  const next = play(ground, 'done')
  assert.equal([offers(next, 'retreat'), offers(next, 'play').length], [[], 1])
  diceAre(next, 2)
  const ship = fight({
    rebel: { 'rebel-trooper': 2, 'x-wing': 1 },
    empire: { stormtrooper: 2 },
    dice: '-- -- h- hh',
  })
  const away = play(until(ship, 'retreat'), `${LEIA} tatooine`)
  assert.equal([at(away, 'tatooine', 'x-wing'), at(away, 'tatooine', 'rebel-trooper')], [1, 0])
  // Nothing was to choose, and the troopers fight on in round 2
  const after = play(away, 'hit rebel-trooper')
  assert.equal([at(after, FIELD, 'rebel-trooper'), at(after, FIELD, 'stormtrooper')], [0, 1])
  diceAre(after, 0)
})

test('T2: TIE Fighters and troops without a carrier do not retreat', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'mon-calamari-cruiser': 1 },
    empire: { 'tie-fighter': 3, stormtrooper: 2 },
    leader: 'grand-moff-tarkin',
    space: ['space-critical-hit', 'space-critical-hit'],
    dice: '--- --- --- ---',
  })
  const next = play(s, 'done')
  diceAre(next, 3)
  assert.equal([offers(next, 'retreat'), at(next, FIELD, 'tie-fighter')], [[], 3])
})

test('T3: one leader goes, the others stay', () => {
  const s = standOff({ ...FLEETS, there: ['jan-dodonna', 'mon-mothma'] })
  allows(s, `${LEIA} geonosis`, 'retreat jan-dodonna geonosis', 'retreat mon-mothma tatooine')
  const away = play(s, 'retreat mon-mothma tatooine')
  assert.equal(field(away, 'leaders.tatooine'), ['mon-mothma'])
  assert.equal(field(away, `leaders.${FIELD}`), ['jan-dodonna', 'princess-leia'])
  assert.is(at(away, 'tatooine', 'corellian-corvette'), 1)
})

test('T4: all ships go; ground units as there is room; structures never', () => {
  const s = standOff({
    rebel: {
      'x-wing': 2,
      'y-wing': 1,
      'corellian-corvette': 1,
      'rebel-trooper': 3,
      airspeeder: 1,
      'ion-cannon': 1,
      'shield-generator': 1,
    },
    empire: { 'tie-fighter': 1 },
  })
  const away = play(s, `${LEIA} geonosis`)
  const ships = ['x-wing', 'y-wing', 'corellian-corvette']
  assert.equal(
    ships.map((unit) => at(away, FIELD, unit)),
    [0, 0, 0],
  )
  assert.equal(
    ships.map((unit) => at(away, 'geonosis', unit)),
    [2, 1, 1],
  )
  // A corvette carries two
  assert.equal(moves(away).sort(), [
    'done',
    'take 1 airspeeder',
    'take 1 rebel-trooper',
    'take 2 rebel-trooper',
  ])
  const one = play(away, 'take 1 airspeeder')
  assert.equal(moves(one).sort(), ['done', 'take 1 rebel-trooper'])
  const two = play(one, 'take 1 rebel-trooper')
  assert.equal(offers(two, 'take'), [])
  assert.equal(
    ['airspeeder', 'rebel-trooper', 'ion-cannon', 'shield-generator'].map((unit) => [
      at(two, 'geonosis', unit),
      at(two, FIELD, unit),
    ]),
    [
      [1, 0],
      [1, 2],
      [0, 1],
      [0, 1],
    ],
  )
})

test('T4 T5: TIE Fighters may stay behind, and fight on', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 2 },
    empire: { 'assault-carrier': 1, 'tie-fighter': 6 },
    dice: '------ -- hh- hh',
  })
  const away = play(until(s, 'retreat'), 'retreat moff-jerjerrod tatooine')
  assert.is(at(away, 'tatooine', 'assault-carrier'), 1)
  assert.equal(moves(away).sort(), ['done', ...[1, 2, 3, 4].map((n) => `take ${n} tie-fighter`)])
  // Three stay: round 2 is fought with them, both hits fall on X-wings and on TIE Fighters
  const rest = play(away, 'take 3 tie-fighter', 'done')
  assert.equal(offers(rest, 'hit'), ['hit x-wing', 'hit x-wing hit-1'])
  const after = play(rest, 'hit x-wing', 'hit tie-fighter')
  assert.equal(
    [
      at(after, FIELD, 'x-wing'),
      at(after, FIELD, 'tie-fighter'),
      at(after, 'tatooine', 'tie-fighter'),
    ],
    [0, 1, 3],
  )
})

test('13.11 T5: units left behind fight only where the enemy shares their theater', () => {
  const s = standOff({
    rebel: { 'x-wing': 1, 'rebel-trooper': 2 },
    empire: { 'star-destroyer': 1 },
  })
  const away = play(s, `${LEIA} tatooine`)
  // The combat is over: the troopers stay under the destroyer
  allows(away, 'pass')
  assert.is(at(away, FIELD, 'rebel-trooper'), 2)
})

test('T6 T8 13.12: never where the enemy came from, though it is empty now; back home oneself', () => {
  const start: Duel = {
    empire: { 'star-destroyer': 1 },
    there: ['darth-vader'],
    units: { geonosis: { 'corellian-corvette': 1 } },
    dice: '-'.repeat(20),
  }
  const s = until(
    play(before(start), `activate princess-leia ${FIELD}`, 'move 1 corellian-corvette geonosis'),
    'retreat',
  )
  assert.equal(places(s, 'princess-leia'), ['tatooine', 'geonosis'])
  assert.equal(places(play(s, 'decline'), 'darth-vader'), ['tatooine'])
  // Both neighbours gave units: the Empire has nowhere to go
  const both: Duel = {
    ...start,
    units: { geonosis: { 'corellian-corvette': 1 }, tatooine: { 'x-wing': 1 } },
    space: ['space-critical-hit', 'space-outmaneuver', 'space-outmaneuver'],
  }
  const none = until(
    play(
      before(both),
      `activate princess-leia ${FIELD}`,
      'move 1 corellian-corvette geonosis',
      'move 1 x-wing tatooine',
    ),
    'retreat',
  )
  assert.is(places(none, 'princess-leia').length, 2)
  const next = play(none, 'decline')
  assert.equal([decider(next), offers(next, 'play').length], ['rebel', 1])
})

test('T6: where enemy units stand nobody retreats to, and never farther than one step', () => {
  const rows: [string, Record<string, number>, string[]][] = [
    ['geonosis', { 'tie-fighter': 1 }, ['tatooine']],
    ['tatooine', { stormtrooper: 1 }, ['geonosis']],
    ['rodia', { 'tie-fighter': 1 }, ['tatooine', 'geonosis']],
  ]
  for (const [place, units, expected] of rows) {
    const s = standOff({ ...FLEETS, units: { [place]: units } })
    assert.equal(places(s, 'princess-leia'), expected, place)
  }
  const shut = fight({
    ...FLEETS,
    units: { geonosis: { 'tie-fighter': 1 }, tatooine: { 'at-st': 1 } },
    space: ['space-critical-hit'],
    dice: '-- --- --',
  })
  const next = play(shut, 'done')
  assert.equal(offers(next, 'retreat'), [])
  diceAre(next, 0)
})

test('T6: only for that combat: later ones have origins of their own', () => {
  const s = before({
    empire: { 'star-destroyer': 1, stormtrooper: 4 },
    there: ['darth-vader'],
    units: { geonosis: { 'x-wing': 1 } },
    space: ['space-outmaneuver', 'space-onslaught', 'space-no-escape'],
    ground: ['ground-onslaught', 'ground-take-it-down', 'ground-escape-plan'],
    more: { assigned: [{ mission: 'incite-rebellion', leaders: ['admiral-ackbar'] }] },
    dice: '- ---  hh --  --- ----',
  })
  const first = play(s, `activate princess-leia ${FIELD}`, 'move 1 x-wing geonosis')
  const away = play(until(first, 'retreat'), `${LEIA} tatooine`)
  const second = play(away, `reveal incite-rebellion ${FIELD}`)
  const retreat = until(second, 'retreat')
  assert.equal([decider(retreat), places(retreat, 'darth-vader')], ['empire', ['geonosis']])
})

test('T7: to own units or own loyalty if there is such a neighbour, else to an empty one', () => {
  const rows: [Partial<Duel>, string[]][] = [
    [{ units: { tatooine: { 'rebel-trooper': 1 } } }, ['tatooine']],
    [{ more: { loyalty: { rebel: ['geonosis'] } } }, ['geonosis']],
    [
      { units: { tatooine: { 'y-wing': 1 } }, more: { loyalty: { rebel: ['geonosis'] } } },
      ['tatooine', 'geonosis'],
    ],
    // Loyalty of the enemy does not forbid, it is just no friend
    [{ more: { loyalty: { empire: ['geonosis'] } } }, ['tatooine', 'geonosis']],
    // A friend with enemy units is none
    [
      { units: { geonosis: { 'tie-fighter': 1 } }, more: { loyalty: { rebel: ['geonosis'] } } },
      ['tatooine'],
    ],
    [{ leaders: { tatooine: ['han-solo'] } }, ['tatooine', 'geonosis']],
  ]
  for (const [duel, expected] of rows)
    assert.equal(places(standOff({ ...FLEETS, ...duel }), 'princess-leia'), expected)
  const empire = play(
    standOff({ ...FLEETS, system: 'alderaan', there: ['darth-vader'] }),
    'decline',
  )
  // Coruscant is loyal to the Empire by print
  assert.equal(places(empire, 'darth-vader'), ['coruscant'])
})

test('T7: a destroyed system may be a refuge', () => {
  const s = standOff({
    ...FLEETS,
    units: { tatooine: { 'tie-fighter': 1 } },
    more: { destroyed: ['geonosis'] },
  })
  assert.equal(places(s, 'princess-leia'), ['geonosis'])
})

test('T9: no Imperial unit retreats beside a Death Star or its building site', () => {
  const rows: [Record<string, number>, boolean][] = [
    [{ 'death-star': 1, 'star-destroyer': 1 }, false],
    [{ 'death-star-under-construction': 1, 'star-destroyer': 1 }, false],
    [{ 'star-destroyer': 2 }, true],
  ]
  for (const [empire, expected] of rows) {
    const s = fight({
      by: 'empire',
      system: 'endor',
      rebel: { 'mon-calamari-cruiser': 1 },
      empire,
      leader: 'general-tagge',
      space: ['space-critical-hit'],
      dice: '-'.repeat(30),
    })
    const next = play(s, 'done')
    assert.is(offers(next, 'retreat').length > 0, expected, Object.keys(empire).join())
    assert.is(offers(next, 'play').length > 0, !expected)
  }
})

test('T9: with the Death Star gone the ban is gone', () => {
  const s = fight({
    rebel: { 'x-wing': 2 },
    empire: { 'death-star': 1, 'star-destroyer': 1 },
    there: ['darth-vader'],
    objectives: ['death-star-plans-2'],
    space: ['space-outmaneuver', 'space-outmaneuver', 'space-no-escape'],
    dice: '-- ------ d-- -- ---',
  })
  const plans = until(s, 'score')
  const gone = until(play(plans, 'score death-star-plans-2'), 'retreat')
  assert.is(at(gone, FIELD, 'death-star'), 0)
  assert.equal(places(play(gone, 'decline'), 'darth-vader'), ['tatooine', 'geonosis'])
  // While it is there the Empire is not asked: the next retreat offered is the Rebels' again
  const there = play(until(play(plans, 'decline'), 'retreat'), 'decline')
  assert.equal([offers(there, 'retreat'), decider(there)], [[], 'empire'])
  assert.is(decider(until(there, 'retreat')), 'rebel')
})

test('T10: the Rebel Base space is no refuge, nor are its units a reason to go there', () => {
  const s = standOff({
    ...FLEETS,
    units: { 'rebel-base': { 'x-wing': 2 } },
    more: { base: { system: 'geonosis' } },
  })
  assert.equal(moves(s).sort(), ['decline', `${LEIA} geonosis`, `${LEIA} tatooine`])
})

test.run()
