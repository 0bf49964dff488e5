import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { before, type Duel, FIELD, faces, fight, roundEnd, until } from '../combat/duel.js'
import { allows, at, decider, field, forbids, moves, offers, play, position } from '../support.js'

/** The objectives of combats, each played in its window. */

type Units = Record<string, number>

/** Goes on with the combat, hits on the first unit offered, until something can be scored. */
function due(duel: Duel): string[] {
  let s = fight(duel)
  for (let legal = moves(s); !legal.includes('pass') && legal.length > 0; legal = moves(s)) {
    const scores = offers(s, 'score')
    if (scores.length > 0) return scores
    const hit = offers(s, 'hit')[0]
    s = play(s, hit ?? (legal.includes('done') ? 'done' : 'decline'))
  }
  return []
}

function reputation(s: State): unknown {
  return field(s, 'reputation')
}

test('crippling-blow-1: Imperial ground units of three health destroyed in a combat of the Rebels', () => {
  const card = ['crippling-blow-1']
  const rows: [string, Duel, boolean][] = [
    ['three Stormtroopers', { empire: { stormtrooper: 4 }, dice: 'ddd--- ----' }, true],
    ['two', { empire: { stormtrooper: 3 }, dice: 'dd---- --- hhhhhh' }, false],
    ['an AT-AT', { empire: { 'at-at': 1 }, dice: 'ddd--- ---' }, true],
    ['an AT-ST is two', { empire: { 'at-st': 1 }, dice: 'dd---- --' }, false],
    [
      'damage alone is nothing',
      { empire: { 'at-at': 1, 'at-st': 1 }, dice: 'd-d--- ----- hhh' },
      false,
    ],
    ['not by the Empire', { by: 'empire', empire: { stormtrooper: 3 }, dice: '--- dddddd' }, false],
  ]
  for (const [why, duel, expected] of rows) {
    const rebel = { airspeeder: 3 }
    // The dice run out after the first round: the test looks at that round only
    const s = roundScores({ rebel, objectives: card, ...duel })
    assert.is(s, expected, why)
  }
})

/** True when something is offered to be scored in round 1. */
function roundScores(duel: Duel): boolean {
  const rebel = { ...duel.rebel, 'rebel-transport': 1 }
  let s = fight({ ...duel, there: duel.by === 'empire' ? ['jan-dodonna'] : [], rebel })
  for (;;) {
    const legal = moves(s)
    if (legal.some((text) => text.startsWith('score '))) return true
    if (legal.includes('pass') || offers(s, 'retreat').length > 0) return false
    const hit = spread(s)
    s = play(s, hit ?? (legal.includes('done') ? 'done' : 'decline'))
  }
}

/** The unit that has got the most hits already short of its health is finished first. */
function spread(s: State): string | undefined {
  const hits = offers(s, 'hit')
  return hits.find((text) => /(at-at|star-destroyer|carrier|at-st).*hit-/.test(text)) ?? hits[0]
}

test('crippling-blow-1: the sum over all rounds of the combat, at the end of the ground battle', () => {
  const s = fight({
    rebel: { 'rebel-trooper': 2, 'rebel-transport': 1 },
    empire: { stormtrooper: 4 },
    objectives: ['crippling-blow-1'],
    dice: 'hh ---- h- -- -- --',
  })
  const one = until(play(s, 'hit stormtrooper'), 'retreat')
  assert.is(at(one, FIELD, 'stormtrooper'), 2)
  const two = play(one, 'decline')
  assert.equal([decider(two), moves(two)], ['rebel', ['decline', 'score crippling-blow-1']])
  const scored = play(two, 'score crippling-blow-1')
  assert.is(reputation(scored), 11)
  assert.equal(field(scored, 'playedObjectives'), ['crippling-blow-1'])
})

test('crippling-blow-1 O9: printed health counts, whatever Point-Blank Assault did', () => {
  const s = fight({
    rebel: { 'rebel-trooper': 2, 'rebel-transport': 1 },
    empire: { 'at-at': 1 },
    leader: 'general-madine',
    rebelActions: ['point-blank-assault'],
    objectives: ['crippling-blow-1'],
    ground: ['ground-dig-in', 'ground-onslaught', 'ground-take-it-down'],
    dice: 'dd ---',
  })
  const after = play(s, 'play point-blank-assault')
  // Two points felled a unit of three
  assert.equal(moves(after), ['decline', 'score crippling-blow-1'])
})

test('O21 T13: what stays behind or leaves is not destroyed', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'mon-calamari-cruiser': 1 },
    empire: { 'assault-carrier': 1, stormtrooper: 6 },
    objectives: ['crippling-blow-1', 'major-victory-3'],
    dice: '-- ---',
  })
  const away = play(s, 'retreat moff-jerjerrod geonosis', 'take 4 stormtrooper')
  forbids(away, 'score')
  allows(away, 'pass')
  assert.equal([at(away, FIELD, 'stormtrooper'), at(away, 'geonosis', 'stormtrooper')], [2, 4])
})

test('O21: units destroyed outside of a combat do not count', () => {
  const s = position({
    phase: 'assignment',
    time: 2,
    reputation: 12,
    units: { [FIELD]: { 'at-at': 1, 'rebel-trooper': 1 } },
    leaders: { pool: ['general-madine'] },
    hands: { rebel: { actions: ['ambush'], objectives: ['crippling-blow-1'] } },
  })
  const after = play(s, 'play ambush general-madine', `choose ${FIELD}`, `destroy at-at ${FIELD}`)
  assert.is(at(after, FIELD, 'at-at'), 0)
  forbids(after, 'score')
  assert.equal(field(after, 'hands.rebel.objectives'), ['crippling-blow-1'])
})

test('rebel-assault-1: a Star Destroyer destroyed in a combat of the Rebels', () => {
  const rows: [string, Duel, boolean][] = [
    ['a Star Destroyer', { empire: { 'star-destroyer': 2 }, dice: 'dddd--- ------' }, true],
    [
      'a Super Star Destroyer',
      { empire: { 'super-star-destroyer': 1 }, dice: 'dddddd- -----' },
      true,
    ],
    ['damaged only', { empire: { 'star-destroyer': 1 }, dice: 'ddd---- ---' }, false],
    ['carriers', { empire: { 'assault-carrier': 3 }, dice: 'dddddd- ------' }, false],
    [
      'not by the Empire',
      { by: 'empire', empire: { 'star-destroyer': 2 }, dice: '------ dddd---' },
      false,
    ],
  ]
  for (const [why, duel, expected] of rows) {
    const rebel = { 'y-wing': 4, 'x-wing': 3 }
    assert.is(roundScores({ rebel, objectives: ['rebel-assault-1'], ...duel }), expected, why)
  }
})

test('O10 C38 rebel-assault-1: a mission or a reveal of the Rebels starts a combat too', () => {
  const out = ['mon-mothma', 'general-rieekan', 'princess-leia']
  const empire = ['emperor-palpatine', 'darth-vader', 'grand-moff-tarkin', 'general-tagge']
  const mission = position({
    phase: 'command',
    time: 2,
    reputation: 12,
    units: { [FIELD]: { 'star-destroyer': 1 }, 'rebel-base': { 'y-wing': 4 } },
    leaders: { eliminated: [...out, ...empire] },
    assigned: [{ mission: 'plan-the-assault', leaders: ['jan-dodonna'] }],
    hands: { rebel: { objectives: ['rebel-assault-1'] } },
    decks: { spaceTactics: ['space-outmaneuver', 'space-no-escape'] },
    dice: faces('dddd ---'),
  })
  const fought = play(mission, `reveal plan-the-assault ${FIELD}`, 'move 4 y-wing rebel-base')
  const scored = play(until(fought, 'score'), 'score rebel-assault-1')
  assert.is(reputation(scored), 11)
  assert.is(field(scored, 'hands.rebel.objectives'), undefined)
  const reveal = before({
    rebel: { 'y-wing': 4 },
    empire: { 'star-destroyer': 1 },
    objectives: ['rebel-assault-1'],
    more: { base: { system: FIELD } },
    dice: 'dddd ---',
  })
  allows(play(reveal, 'reveal-base', 'decline'), 'score rebel-assault-1')
})

test('major-victory-3: Imperial ships of three health destroyed in a combat of the Rebels', () => {
  const rows: [string, Duel, boolean][] = [
    ['three TIE Fighters', { empire: { 'tie-fighter': 4 }, dice: 'ddd---- ----' }, true],
    ['two', { empire: { 'tie-fighter': 4 }, dice: 'dd----- ----' }, false],
    ['a carrier is two', { empire: { 'assault-carrier': 2 }, dice: 'dd----- ----' }, false],
    ['a Star Destroyer', { empire: { 'star-destroyer': 1 }, dice: 'dddd--- ---' }, true],
    [
      'not by the Empire',
      { by: 'empire', empire: { 'tie-fighter': 3 }, dice: '--- ddd----' },
      false,
    ],
    [
      'ground units are no ships',
      {
        rebel: { 'rebel-trooper': 4, airspeeder: 2 },
        empire: { 'at-at': 1 },
        dice: 'ddd----- ---',
      },
      false,
    ],
  ]
  for (const [why, duel, expected] of rows) {
    const rebel = { 'y-wing': 4, 'x-wing': 3 }
    assert.is(roundScores({ rebel, objectives: ['major-victory-3'], ...duel }), expected, why)
  }
})

test('major-victory-3 O9: cards of the combat count like dice', () => {
  const s = fight({
    rebel: { 'y-wing': 1, 'x-wing': 1 },
    empire: { 'tie-fighter': 5 },
    leader: 'han-solo',
    space: ['space-onslaught', 'space-critical-hit'],
    objectives: ['major-victory-3'],
    dice: 's- -----',
  })
  const hit = until(play(s, 'play space-onslaught red', 'play space-critical-hit'), 'hit')
  const after = play(hit, 'hit tie-fighter', 'hit tie-fighter')
  assert.equal(moves(after), ['decline', 'score major-victory-3'])
  assert.is(at(after, FIELD, 'tie-fighter'), 2)
})

test('O20 O1: offered once, when it has become true; declined, it is gone for this combat', () => {
  const s = fight({
    rebel: { 'y-wing': 4, 'x-wing': 1 },
    empire: { 'tie-fighter': 4, 'assault-carrier': 1 },
    objectives: ['major-victory-3'],
    dice: 'ddd-- ------ d---- ---',
  })
  const tie = 'hit tie-fighter'
  const first = play(s, tie, tie, tie)
  assert.equal(moves(first), ['decline', 'score major-victory-3'])
  const declined = play(first, 'decline')
  assert.equal(field(declined, 'hands.rebel.objectives'), ['major-victory-3'])
  // Another ship falls in round 2: it is not offered again
  const second = until(play(declined, 'decline'), 'hit')
  const after = play(second, tie)
  assert.is(at(after, FIELD, 'tie-fighter'), 0)
  assert.ok(offers(after, 'retreat').length > 0)
  assert.equal([offers(after, 'score'), reputation(after)], [[], 12])
})

test('O2 O4: one objective in a combat, of the Rebels’ choice', () => {
  const s = fight({
    rebel: { 'y-wing': 4, 'x-wing': 1, 'rebel-trooper': 5 },
    empire: { 'star-destroyer': 1, stormtrooper: 3 },
    objectives: ['major-victory-3', 'rebel-assault-1', 'crippling-blow-1', 'liberation-2'],
    dice: 'dddd- --- hhh-- ---',
  })
  assert.equal(moves(s), ['decline', 'score rebel-assault-1', 'score major-victory-3'])
  const scored = play(s, 'score major-victory-3')
  let after = scored
  while (offers(after, 'hit').length > 0)
    after = play(after, offers(after, 'hit stormtrooper')[0] ?? '')
  // The ground battle was won, and three Stormtroopers fell
  forbids(after, 'score')
  allows(after, 'pass')
  assert.is(reputation(after), 11)
  assert.equal(field(after, 'hands.rebel.objectives'), [
    'crippling-blow-1',
    'rebel-assault-1',
    'liberation-2',
  ])
})

test('liberation-2 O24: the ground battle won where the system was subjugated at the beginning', () => {
  const card = { objectives: ['liberation-2'], dice: 'h -' }
  const units: { rebel: Units; empire: Units } = {
    rebel: { 'rebel-trooper': 1 },
    empire: { stormtrooper: 1 },
  }
  const rows: [string, Duel, boolean][] = [
    ['neutral beneath', { ...units, ...card }, true],
    ['Rebel beneath', { ...units, ...card, more: { loyalty: { rebel: [FIELD] } } }, true],
    ['Imperial loyalty', { ...units, ...card, more: { loyalty: { empire: [FIELD] } } }, false],
    ['remote', { ...units, ...card, system: 'endor' }, false],
    ['lost', { ...units, ...card, dice: '- h' }, false],
    ['both gone', { ...units, ...card, dice: 'h h' }, false],
    [
      'ships above stay',
      { rebel: units.rebel, empire: { stormtrooper: 1, 'star-destroyer': 1 }, ...card },
      true,
    ],
    ['the Empire’s attack', { ...units, ...card, by: 'empire', dice: '- h' }, true],
  ]
  for (const [why, duel, expected] of rows)
    assert.equal(due(duel), expected ? ['score liberation-2'] : [], why)
  const scored = play(fight({ ...units, ...card }), 'score liberation-2')
  assert.equal([reputation(scored), field(scored, 'playedObjectives')], [11, ['liberation-2']])
})

test('liberation-2 O24: throwing back an invasion of a Rebel system counts', () => {
  const s = before({
    by: 'empire',
    rebel: { 'rebel-trooper': 1 },
    units: { geonosis: { 'assault-carrier': 1, stormtrooper: 1 } },
    more: { loyalty: { rebel: [FIELD] } },
    objectives: ['liberation-2'],
    dice: '- h',
  })
  const landed = play(
    s,
    `activate moff-jerjerrod ${FIELD}`,
    'move 1 assault-carrier geonosis',
    'move 1 stormtrooper geonosis',
  )
  assert.is(at(until(landed, 'score'), FIELD, 'stormtrooper'), 0)
  assert.is(reputation(play(until(landed, 'score'), 'score liberation-2')), 11)
})

test('liberation-2: not before the end of the combat', () => {
  const s = fight({
    rebel: { 'corellian-corvette': 1, 'rebel-trooper': 1 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    objectives: ['liberation-2'],
    dice: '-- --- h -',
  })
  // The ground battle is won, and the fleets are still at it
  assert.ok(offers(s, 'retreat').length > 0)
  assert.is(at(s, FIELD, 'stormtrooper'), 0)
  const left = play(s, 'retreat princess-leia geonosis', 'done')
  assert.equal(moves(left), ['decline', 'score liberation-2'])
})

const JEDI: Duel = {
  rebel: { 'rebel-trooper': 1 },
  empire: { stormtrooper: 1 },
  objectives: ['return-of-the-jedi-3'],
  ground: [
    'ground-dig-in',
    'ground-onslaught',
    'ground-take-it-down',
    'ground-escape-plan',
    'ground-bombardment',
    'ground-unstoppable-assault',
  ],
  dice: 'h -',
}

test('return-of-the-jedi-3: a battle won where Vader or the Emperor was', () => {
  const rows: [string, Duel, boolean][] = [
    ['Vader', { ...JEDI, there: ['darth-vader'] }, true],
    ['the Emperor', { ...JEDI, there: ['emperor-palpatine'] }, true],
    ['somebody else', { ...JEDI, there: ['grand-moff-tarkin'] }, false],
    ['elsewhere', { ...JEDI, leaders: { coruscant: ['darth-vader'] } }, false],
    ['lost', { ...JEDI, there: ['darth-vader'], dice: '- h' }, false],
    [
      'in space',
      {
        ...JEDI,
        rebel: { 'x-wing': 1 },
        empire: { 'tie-fighter': 1 },
        there: ['darth-vader'],
        space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down'],
      },
      true,
    ],
    [
      'in space without them',
      {
        ...JEDI,
        rebel: { 'x-wing': 1 },
        empire: { 'tie-fighter': 1 },
        there: ['grand-moff-tarkin'],
        space: ['space-outmaneuver', 'space-onslaught', 'space-take-it-down'],
      },
      false,
    ],
    ['the Empire started it', { ...JEDI, by: 'empire', leader: 'darth-vader', dice: '- h' }, true],
  ]
  for (const [why, duel, expected] of rows)
    assert.equal(due(duel), expected ? ['score return-of-the-jedi-3'] : [], why)
})

test('return-of-the-jedi-3: with Luke (Jedi) there one Imperial leader of the system is eliminated', () => {
  const s = fight({
    ...JEDI,
    leader: 'luke-skywalker',
    there: ['darth-vader', 'boba-fett'],
    more: { jedi: true },
  })
  const scored = play(s, 'score return-of-the-jedi-3')
  assert.is(reputation(scored), 10)
  assert.equal(moves(scored).sort(), ['choose boba-fett', 'choose darth-vader'])
  const vader = play(scored, 'choose darth-vader')
  assert.equal(field(vader, `leaders.${FIELD}`), ['luke-skywalker', 'boba-fett'])
  const out = field(vader, 'leaders.eliminated')
  assert.ok(Array.isArray(out) && out.includes('darth-vader') && !out.includes('boba-fett'))
  const boba = play(scored, 'choose boba-fett')
  assert.equal(field(boba, `leaders.${FIELD}`), ['luke-skywalker', 'darth-vader'])
})

test('return-of-the-jedi-3: Luke who is no Jedi, or not there, eliminates nobody', () => {
  const rows: Partial<Duel>[] = [
    { leader: 'luke-skywalker' },
    { leaders: { hoth: ['luke-skywalker'] }, more: { jedi: true } },
  ]
  for (const row of rows) {
    const scored = play(
      fight({ ...JEDI, there: ['darth-vader'], ...row }),
      'score return-of-the-jedi-3',
    )
    assert.is(reputation(scored), 10)
    forbids(scored, 'choose')
    const here = field(scored, `leaders.${FIELD}`)
    assert.ok(Array.isArray(here) && here.includes('darth-vader'))
  }
})

test('O12 return-of-the-jedi-3: Luke (Jedi) counts when captured and when turned', () => {
  // A prisoner is only rescued when no Imperial unit is left: a TIE Fighter holds him
  const jailed = fight({
    ...JEDI,
    empire: { stormtrooper: 1, 'tie-fighter': 1 },
    there: ['darth-vader', 'luke-skywalker'],
    more: { jedi: true, rings: { captured: 'luke-skywalker' } },
  })
  const scored = play(jailed, 'score return-of-the-jedi-3')
  assert.equal(field(scored, `leaders.${FIELD}`), ['princess-leia', 'luke-skywalker'])
  const turned = fight({
    ...JEDI,
    there: ['darth-vader', 'luke-skywalker'],
    more: { jedi: true, rings: { 'dark-side': 'luke-skywalker' } },
  })
  const choosing = play(turned, 'score return-of-the-jedi-3')
  assert.equal(moves(choosing).sort(), ['choose darth-vader', 'choose luke-skywalker'])
  assert.equal(field(play(choosing, 'choose luke-skywalker'), `leaders.${FIELD}`), [
    'princess-leia',
    'darth-vader',
  ])
})

test('O11 return-of-the-jedi-3: who fled was there when the battle was fought, but is out of reach', () => {
  const s = fight({
    rebel: { 'x-wing': 1 },
    empire: { 'star-destroyer': 1 },
    leader: 'luke-skywalker',
    there: ['darth-vader', 'boba-fett'],
    objectives: ['return-of-the-jedi-3'],
    more: { jedi: true },
    space: [
      'space-outmaneuver',
      'space-onslaught',
      'space-take-it-down',
      'space-take-it-down',
      'space-no-escape',
    ],
    dice: '- ---',
  })
  const fled = play(until(s, 'retreat'), 'decline')
  const away = play(until(fled, 'retreat'), 'retreat darth-vader geonosis')
  const scored = play(away, 'score return-of-the-jedi-3')
  // Boba Fett alone is left: no choice
  assert.equal(field(scored, `leaders.${FIELD}`), ['luke-skywalker'])
  assert.equal(field(scored, 'leaders.geonosis'), ['darth-vader'])
  assert.is(reputation(scored), 10)
})

test('return-of-the-jedi-3: a leader of Ready For Action is back in the pool before', () => {
  const s = fight({
    ...JEDI,
    leader: 'luke-skywalker',
    there: ['darth-vader'],
    pool: ['general-veers'],
    empireActions: ['ready-for-action'],
    more: { jedi: true },
  })
  const scored = until(play(s, 'play ready-for-action general-veers'), 'score')
  assert.equal(field(scored, 'leaders.pool'), ['general-veers'])
  const after = play(scored, 'score return-of-the-jedi-3')
  assert.equal(field(after, `leaders.${FIELD}`), ['luke-skywalker'])
})

test('O3: a card of the Refresh Phase is no card of a combat', () => {
  const s = fight({
    rebel: { 'x-wing': 2 },
    empire: { 'tie-fighter': 1 },
    objectives: ['leave-no-one-behind-2', 'establish-outposts-3'],
    dice: 'hh -',
  })
  assert.equal(offers(roundEnd(s), 'score'), [])
})

test.run()
