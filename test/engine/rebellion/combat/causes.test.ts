import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { allows, at, decider, field, forbids, moves, offers, play, position } from '../support.js'
import { before, diceAre, FIELD, faces, roundEnd, toTheEnd, until } from './duel.js'

/** Combats that begin without an activation, and their current player (C1, C33, C38, C39). */

type Fields = Record<string, unknown>

const OUT = ['general-rieekan', 'grand-moff-tarkin', 'general-tagge', 'emperor-palpatine']

/** A mission face down, and the decks such that no tactic card matters. */
function assigned(mission: string, leaders: string[], fields: Fields): State {
  const on = Array.isArray(fields.out) ? fields.out : []
  const { out: _out, leaders: placed, dice, ...rest } = fields
  return position({
    phase: 'command',
    time: 2,
    reputation: 12,
    assigned: [{ mission, leaders }],
    leaders: { eliminated: [...OUT, ...on], ...(typeof placed === 'object' ? placed : {}) },
    decks: {
      spaceTactics: ['space-outmaneuver', 'space-no-escape', 'space-outmaneuver'],
      groundTactics: ['ground-dig-in', 'ground-escape-plan', 'ground-dig-in'],
    },
    dice: faces(typeof dice === 'string' ? dice : ''),
    ...rest,
  })
}

test('C33 X40: Incite Rebellion leads to a combat with the Rebels as current player', () => {
  const s = assigned('incite-rebellion', ['mon-mothma'], {
    turn: 'rebel',
    out: ['jan-dodonna', 'princess-leia', 'darth-vader'],
    units: { [FIELD]: { stormtrooper: 3 } },
    dice: 'hhh',
  })
  const fought = play(s, `reveal incite-rebellion ${FIELD}`)
  // The Rebels roll first; three equal targets, so their hits are to be spread
  assert.equal([decider(fought), offers(fought, 'hit').length], ['rebel', 2])
  diceAre(fought, 0)
  assert.is(at(fought, FIELD, 'rebel-trooper'), 3)
  // The card is discarded before the combat
  assert.equal(field(fought, 'discards.missions'), ['incite-rebellion'])
})

test('C33 C34: Plan the Assault without Rebel ships there leads to no combat', () => {
  const fields = {
    turn: 'rebel',
    out: ['darth-vader'],
    units: { [FIELD]: { 'tie-fighter': 1, stormtrooper: 1 } },
    dice: 'h h',
  }
  const s = assigned('plan-the-assault', ['jan-dodonna'], fields)
  const none = play(s, `reveal plan-the-assault ${FIELD}`)
  allows(none, 'pass')
  diceAre(none, 2)
  // With an X-wing from the Rebel Base space there is one
  const ships = assigned('plan-the-assault', ['jan-dodonna'], {
    ...fields,
    units: { ...fields.units, 'rebel-base': { 'x-wing': 1, 'rebel-trooper': 1 } },
  })
  const moved = play(ships, `reveal plan-the-assault ${FIELD}`, 'move 1 x-wing rebel-base')
  const after = toTheEnd(moved)
  assert.equal([at(after, FIELD, 'x-wing'), at(after, FIELD, 'tie-fighter')], [0, 0])
  diceAre(after, 0)
})

test('C1 X41: the leaders of a mission count in its combat; the other side adds one, never units', () => {
  const s = assigned('planetary-conquest', ['darth-vader'], {
    turn: 'empire',
    out: ['princess-leia', 'mon-mothma'],
    units: {
      [FIELD]: { 'rebel-trooper': 2 },
      geonosis: { airspeeder: 2, 'rebel-transport': 1 },
      mustafar: { 'at-at': 1, 'at-st': 1, stormtrooper: 3 },
    },
    dice: 'h-h- h-  -',
  })
  const moving = play(s, `reveal planetary-conquest ${FIELD}`)
  // Jan Dodonna may oppose first
  assert.equal(moves(moving).sort(), ['decline', 'oppose jan-dodonna'])
  const landed = play(
    moving,
    'decline',
    'move 1 at-st mustafar',
    'move 2 stormtrooper mustafar',
    'done',
  )
  // Nobody opposed, and still a leader may be added now
  assert.equal([decider(landed), moves(landed).sort()], ['rebel', ['add jan-dodonna', 'decline']])
  // Vader draws 3 cards, Escape Plan among them
  const fought = play(landed, 'add jan-dodonna')
  assert.equal(field(fought, 'hands.empire.tactics') !== undefined, true)
  assert.equal([at(fought, 'geonosis', 'airspeeder'), at(fought, FIELD, 'airspeeder')], [2, 0])
})

test('13.9 C1: the current player attacks and retreats first, though he is the weaker side of a mission fight', () => {
  const s = assigned('plan-the-assault', ['jan-dodonna'], {
    turn: 'rebel',
    out: [],
    units: { [FIELD]: { 'star-destroyer': 2 }, 'rebel-base': { 'x-wing': 1 } },
    dice: '- ------',
  })
  const fought = play(s, `reveal plan-the-assault ${FIELD}`, 'decline', 'move 1 x-wing rebel-base')
  const both = play(fought, 'add darth-vader')
  const retreat = until(both, 'retreat')
  assert.is(decider(retreat), 'rebel')
  assert.is(decider(play(retreat, 'decline')), 'empire')
})

test('T8: a retreat from a combat that a mission started', () => {
  const s = assigned('plan-the-assault', ['jan-dodonna'], {
    turn: 'rebel',
    out: ['darth-vader'],
    units: { [FIELD]: { 'star-destroyer': 1 }, 'rebel-base': { 'x-wing': 1 } },
    dice: '- ---',
  })
  const retreat = roundEnd(play(s, `reveal plan-the-assault ${FIELD}`, 'move 1 x-wing rebel-base'))
  // The Rebel Base space is no destination, nor is its system nearer
  assert.equal(offers(retreat, 'retreat'), [
    'retreat jan-dodonna tatooine',
    'retreat jan-dodonna geonosis',
  ])
})

// Assignment phase

test('C1 A5: a combat of the Assignment Phase: its player is the current one', () => {
  const s = position({
    phase: 'assignment',
    turn: 'empire',
    units: {
      [FIELD]: { 'x-wing': 1 },
      geonosis: { 'tie-fighter': 2 },
    },
    leaders: {
      pool: ['soontir-fel'],
      eliminated: ['princess-leia', 'jan-dodonna', 'general-rieekan'],
    },
    hands: { empire: { actions: ['scouting-mission'] } },
    decks: { spaceTactics: ['space-onslaught', 'space-take-it-down'] },
    dice: faces('h- h'),
  })
  const moving = play(s, 'play scouting-mission soontir-fel', `choose ${FIELD}`)
  const fought = play(moving, 'move 2 tie-fighter geonosis')
  // Mon Mothma may be added
  assert.equal([decider(fought), moves(fought).sort()], ['rebel', ['add mon-mothma', 'decline']])
  // The TIE Fighters roll first, then the X-wing that is doomed
  const after = play(fought, 'decline')
  assert.equal([at(after, FIELD, 'x-wing'), at(after, FIELD, 'tie-fighter')], [0, 1])
  diceAre(after, 0)
  assert.is(field(after, 'phase'), undefined)
})

test('C1 M24 T6: Catch Them By Surprise: nobody retreats to where it came from', () => {
  const s = position({
    phase: 'assignment',
    turn: 'empire',
    units: {
      [FIELD]: { 'corellian-corvette': 1 },
      geonosis: { 'star-destroyer': 1 },
      tatooine: { 'assault-carrier': 1 },
    },
    leaders: {
      pool: ['admiral-ozzel'],
      [FIELD]: ['jan-dodonna'],
      eliminated: ['princess-leia', 'mon-mothma', 'general-rieekan'],
    },
    hands: { empire: { actions: ['catch-them-by-surprise'] } },
    decks: {
      spaceTactics: [
        'space-outmaneuver',
        'space-critical-hit',
        'space-outmaneuver',
        'space-take-it-down',
      ],
    },
    dice: faces('----- --   ---'),
  })
  const moving = play(s, 'play catch-them-by-surprise admiral-ozzel', `choose ${FIELD}`)
  const fought = play(moving, 'move 1 star-destroyer geonosis', 'move 1 assault-carrier tatooine')
  assert.is(decider(fought), 'empire')
  const retreat = until(play(fought, 'done'), 'retreat')
  assert.is(decider(retreat), 'empire')
  // Both neighbours are barred for the Rebels: round 2 begins
  const next = play(retreat, 'decline')
  assert.equal([decider(next), offers(next, 'retreat')], ['empire', []])
})

// Reveals

const BASE = { base: { system: FIELD } }

test('C38 B3 B4: a voluntary reveal leads straight to combat, with the Rebels first', () => {
  const s = before({
    rebel: { 'y-wing': 1 },
    empire: { 'tie-fighter': 1, 'assault-carrier': 1 },
    units: { 'rebel-base': { 'x-wing': 1, 'rebel-trooper': 1 } },
    leaders: { 'rebel-base': ['mon-mothma'] },
    more: BASE,
    dice: '-h ---',
  })
  const revealed = play(s, 'reveal-base')
  assert.equal(
    [decider(revealed), moves(revealed).sort()],
    ['rebel', ['add princess-leia', 'decline']],
  )
  assert.equal([at(revealed, FIELD, 'x-wing'), at(revealed, 'rebel-base', 'x-wing')], [1, 0])
  assert.equal(field(revealed, `leaders.${FIELD}`), ['mon-mothma'])
  // The Y-wing misses, the X-wing fells the TIE Fighter; Mon Mothma could lead a retreat
  const retreat = until(play(revealed, 'decline'), 'retreat')
  assert.equal([decider(retreat), at(retreat, FIELD, 'tie-fighter')], ['rebel', 0])
  diceAre(retreat, 0)
  // After the combat it is still the Rebels' turn
  const after = play(retreat, 'retreat mon-mothma geonosis')
  assert.is(decider(after), 'rebel')
  allows(after, 'pass', `activate princess-leia ${FIELD}`)
  forbids(after, 'reveal-base')
})

test('C38: a reveal without Imperial units, or without a shared theater, leads to none', () => {
  const rows: [Record<string, number>, Record<string, number>][] = [
    [{ 'x-wing': 1 }, {}],
    [{ 'rebel-trooper': 1 }, { 'tie-fighter': 1 }],
  ]
  for (const [rebel, empire] of rows) {
    const s = play(before({ rebel, empire, more: BASE, dice: 'hh' }), 'reveal-base')
    allows(s, 'pass')
    diceAre(s, 2)
  }
})

test('N2 C38: a reveal with Imperial ships and no Rebel unit there loses', () => {
  const s = play(before({ empire: { 'tie-fighter': 1 }, more: BASE }), 'reveal-base')
  assert.equal([field(s, 'result.winner'), field(s, 'result.reason')], ['empire', 'base-taken'])
})

test('C39 B1: Imperial ground units find the base: its units stand there before the combat', () => {
  const s = before({
    by: 'empire',
    units: {
      geonosis: { 'assault-carrier': 1, stormtrooper: 2 },
      'rebel-base': { 'rebel-trooper': 1, 'y-wing': 1 },
    },
    pool: ['general-tagge'],
    more: BASE,
    dice: '-- h  -- h  -- - - h',
  })
  const landed = play(
    s,
    `activate moff-jerjerrod ${FIELD}`,
    'move 1 assault-carrier geonosis',
    'move 2 stormtrooper geonosis',
  )
  // Space: the carrier misses, the Y-wing hits it once; ground: the trooper fells one of two
  assert.equal(field(landed, 'base'), { system: FIELD, revealed: true })
  assert.equal([at(landed, 'rebel-base', 'y-wing'), at(landed, FIELD, 'y-wing')], [0, 1])
  assert.equal([at(landed, FIELD, 'stormtrooper'), at(landed, FIELD, 'rebel-trooper')], [1, 1])
  assert.is(decider(landed), 'empire')
  // Geonosis, where they came from, is open to them
  allows(landed, 'retreat moff-jerjerrod geonosis')
})

test('C39 B1: Imperial loyalty finds the base: a combat after the mission, the Empire first', () => {
  const fields = {
    turn: 'empire',
    out: ['princess-leia', 'jan-dodonna', 'mon-mothma'],
    ...BASE,
    units: { [FIELD]: { 'tie-fighter': 2 }, 'rebel-base': { 'x-wing': 2, 'rebel-trooper': 1 } },
    dice: 'h- -h -',
  }
  const s = assigned('rule-by-fear', ['darth-vader'], fields)
  const fought = play(s, `reveal rule-by-fear ${FIELD}`)
  assert.equal(field(fought, 'base'), { system: FIELD, revealed: true })
  assert.equal(field(fought, 'loyalty.empire'), [FIELD])
  // The Empire has rolled first, with Vader's cards in hand
  assert.equal([decider(fought), moves(fought)], ['empire', ['done', 'play space-no-escape']])
  diceAre(fought, 3)
  // The X-wing that was hit still fires; the Empire does not block
  const next = play(fought, 'done', 'done')
  assert.equal([at(next, FIELD, 'x-wing'), at(next, FIELD, 'tie-fighter')], [1, 1])
  diceAre(next, 0)
  const alone = assigned('rule-by-fear', ['darth-vader'], {
    ...fields,
    units: { [FIELD]: { 'tie-fighter': 2 }, 'rebel-base': { 'rebel-trooper': 1 } },
  })
  // No theater is shared: no combat
  const quiet = play(alone, `reveal rule-by-fear ${FIELD}`)
  diceAre(quiet, 5)
  assert.is(at(quiet, FIELD, 'rebel-trooper'), 1)
})

test('C39 B13: where the old base’s units come to stand beside Imperial ones, the Rebels fight first', () => {
  const s = position({
    phase: 'command',
    turn: 'rebel',
    time: 2,
    reputation: 12,
    ...BASE,
    units: { 'rebel-base': { 'x-wing': 1 }, [FIELD]: { 'tie-fighter': 1 } },
    leaders: {
      eliminated: [
        'princess-leia',
        'mon-mothma',
        'general-rieekan',
        'jan-dodonna',
        'emperor-palpatine',
        'darth-vader',
        'grand-moff-tarkin',
        'general-tagge',
      ],
    },
    round: { rapidMobilization: [1] },
    decks: { probes: ['kessel', 'naboo', 'rodia', 'utapau'] },
    dice: faces('h-'),
  })
  const moved = play(s, 'pass', 'choose new-base', 'choose kessel')
  assert.is(at(moved, FIELD, 'x-wing'), 1)
  assert.is(at(moved, FIELD, 'tie-fighter'), 0)
  assert.equal(field(moved, 'base'), { system: 'kessel' })
  diceAre(moved, 0)
  // Declined, nothing is revealed and nobody fights
  const stays = play(s, 'pass', 'choose new-base', 'decline')
  assert.equal(field(stays, 'base'), { system: FIELD })
  diceAre(stays, 2)
})

test.run()
