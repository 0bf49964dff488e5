import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { like } from '../../../../engine/rebellion/position/examples.js'
import { refusal } from './refusal.js'

/** What a newcomer writes, and what is said of it. */
const WRITTEN: readonly (readonly [object, string])[] = [
  // Words that are nearly right
  [
    { leaders: { naboo: ['vader'] } },
    'leaders.naboo[0]: unknown leader "vader"; did you mean "darth-vader"?',
  ],
  [
    { leaders: { naboo: ['Lord Vader'] } },
    'leaders.naboo[0]: unknown leader "Lord Vader"; did you mean "darth-vader"?',
  ],
  [
    { hands: { rebel: { tactics: ['critical-hit'] } } },
    'hands.rebel.tactics[0]: unknown tactic card "critical-hit"; did you mean "space-critical-hit" or "ground-critical-hit"?',
  ],
  [
    { units: { naboo: { 'Death Star': 1 } } },
    'units.naboo: unknown unit "Death Star"; did you mean "death-star"?',
  ],
  [
    { units: { naboo: { 'storm troopers': 1 } } },
    'units.naboo: unknown unit "storm troopers"; did you mean "stormtrooper"?',
  ],
  [
    { units: { naboo: { TIE: 1 } } },
    'units.naboo: unknown unit "TIE"; did you mean "tie-fighter"?',
  ],
  [{ units: { 'yavin 4': {} } }, 'units: unknown system "yavin 4"; did you mean "yavin"?'],
  // Other words for the same
  [{ turn: 'rebels' }, 'turn: unknown side "rebels"; did you mean "rebel"?'],
  [{ turn: 'Imperial' }, 'turn: unknown side "Imperial"; did you mean "empire"?'],
  [
    { leaders: { base: ['mon-mothma'] } },
    'leaders: unknown place "base"; did you mean "rebel-base"?',
  ],
  [{ player: 'rebel' }, 'position: unknown field "player"; did you mean "turn"?'],
  // What is said in another way, or not at all
  [
    { subjugated: ['naboo'] },
    'position: unknown field "subjugated"; subjugation is not written: Imperial ground units in a populous system make it, unless it is loyal to the Empire',
  ],
  [
    { leaders: { pool: ['luke-skywalker-jedi'] } },
    'leaders.pool[0]: unknown leader "luke-skywalker-jedi"; write "luke-skywalker", and "jedi": true in the position',
  ],
  [
    { leaders: { captured: ['princess-leia'] } },
    'leaders: unknown place "captured"; a captive stands in a system and wears a ring: "rings": { "captured": "princess-leia" }',
  ],
  [
    { units: { 'empire-base': {} } },
    'units: unknown system "empire-base"; only the Rebels have a base; Imperial pieces stand in systems',
  ],
  [
    { rebel: {} },
    'position: unknown field "rebel"; sides stand inside "loyalty", "queues", "hands" and "recruits"',
  ],
  [
    { round: 3 },
    'round: expected an object like { "bobaBan": "naboo" } (the number of the round is "time"), found 3',
  ],
  [
    { leaders: { sabotage: ['mon-mothma'] } },
    'leaders: unknown place "sabotage"; that is a mission',
  ],
  // Numbers and lists
  [
    { queues: { rebel: { 4: { 'x-wing': 1 } } } },
    'queues.rebel: unknown space "4"; spaces are 0 to 3',
  ],
  [
    { units: { naboo: ['x-wing'] } },
    'units.naboo: expected an object like { "x-wing": 2 }, found ["x-wing"]',
  ],
  [
    { assigned: [{ mission: 'sabotage' }] },
    'assigned[0].leaders: expected a list like ["mon-mothma"], found nothing',
  ],
  [{ stack: [{ step: 'assign' }] }, 'stack[0].side: missing; give a side; known are rebel, empire'],
  [
    { probes: { box: ['hoth'] } },
    'probes.box[0]: every copy of "hoth" (1) has a place already: base.system',
  ],
  [
    { hands: { empire: { probes: ['coruscant'] } } },
    'hands.empire.probes[0]: "coruscant" has no probe card',
  ],
]

for (const [fields, complaint] of WRITTEN)
  test(`${JSON.stringify(fields)} is answered with what would be right`, () =>
    assert.is(refusal(fields), complaint))

/** A complaint names what the file has, however the fault was found. */
const NAMED: readonly (readonly [object, string])[] = [
  [
    { phase: 'command', passed: ['rebel'] },
    'phase: rebel has passed and takes no turn; take it off passed',
  ],
  [
    { phase: 'command', turn: 'empire', passed: ['empire'] },
    'turn: empire has passed and takes no turn; take it off passed',
  ],
  [{ time: 14 }, 'time: time 14 has met reputation 14: the Rebels have won'],
  [{ ruledOut: ['hoth'] }, "ruledOut: the base's system hoth is ruled out"],
  [
    { phase: 'setup', units: { naboo: { 'death-star': 2 } } },
    'phase: 1 of death-star must still be placed, and the supply has fewer; take some off units',
  ],
  [
    { phase: 'command', situation: { movedTo: 'naboo' } },
    'situation.movedTo: belongs to a step pending-combats, and none is on the stack; write "stack" instead of "phase" and "turn"',
  ],
  [
    {
      stack: [
        { step: 'command-phase' },
        { step: 'pending-combats', side: 'rebel' },
        { step: 'movement', side: 'rebel', to: 'naboo' },
      ],
    },
    'stack[2]: movement: give naboo as "movedTo" of "situation" too',
  ],
  [
    {
      leaders: { naboo: ['mon-mothma'] },
      hands: { rebel: { missions: ['build-alliance'] } },
      stack: [
        { step: 'command-phase' },
        { step: 'pending-combats', side: 'rebel' },
        {
          step: 'mission',
          side: 'rebel',
          mission: 'build-alliance',
          place: 'naboo',
          count: 1,
          leaders: ['mon-mothma'],
        },
      ],
    },
    'stack: every copy of "build-alliance" (1) has a place already: hands.rebel.missions[0]',
  ],
  [
    {
      rings: { 'dark-side': 'princess-leia' },
      hands: { empire: { missions: ['lure-of-the-dark-side'] } },
    },
    'rings.dark-side: lure-of-the-dark-side lies beside this ring by itself; take it away at hands.empire.missions[0]',
  ],
]

for (const [fields, complaint] of NAMED)
  test(`what is wrong with ${JSON.stringify(fields).slice(0, 60)} is said in its own fields`, () =>
    assert.is(refusal(fields), complaint))

test('examples are JSON, and of the field that is asked about', () => {
  assert.is(like('units'), ' like { "naboo": { "x-wing": 2 } }')
  assert.is(like('units.hoth'), ' like { "x-wing": 2 }')
  assert.is(like('assigned[3].leaders'), ' like ["mon-mothma"]')
  assert.is(like('units.hoth.x-wing'), '')
  assert.equal(JSON.parse(like('stack[1]').replace(' like ', '')), {
    step: 'command-turn',
    side: 'rebel',
  })
})

test.run()
