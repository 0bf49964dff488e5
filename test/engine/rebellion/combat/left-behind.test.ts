import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, at, decider, field, forbids, moves, offers, play } from '../support.js'
import {
  type Duel,
  diceAre,
  FIELD,
  FLEETS,
  fight,
  LEIA,
  onTo,
  places,
  standOff,
  toTheEnd,
  until,
} from './duel.js'

/** What retreats leave behind, find at their destination, and mean for the battle. */

test('T11: transports alone against Imperial ships retreat or are destroyed', () => {
  const s = fight({
    rebel: { 'rebel-transport': 2, 'rebel-trooper': 2 },
    empire: { 'star-destroyer': 1 },
    dice: '---',
  })
  const stay = play(s, 'decline')
  assert.equal([at(stay, FIELD, 'rebel-transport'), at(stay, FIELD, 'rebel-trooper')], [0, 2])
  const go = play(s, `${LEIA} tatooine`, 'take 2 rebel-trooper')
  assert.equal([at(go, 'tatooine', 'rebel-transport'), at(go, 'tatooine', 'rebel-trooper')], [2, 2])
})

test('T11: without a leader or a way out they are destroyed; beside other ships they are not', () => {
  const lone = fight({
    by: 'empire',
    rebel: { 'rebel-transport': 1 },
    empire: { 'star-destroyer': 1 },
    dice: '--- ---',
  })
  const after = toTheEnd(lone)
  assert.is(at(after, FIELD, 'rebel-transport'), 0)
  // In the first round, without another shot
  diceAre(after, 3)
  const escorted = fight({
    rebel: { 'rebel-transport': 1, 'x-wing': 1 },
    empire: { 'star-destroyer': 1 },
    dice: '- ---',
  })
  assert.is(at(play(escorted, 'decline'), FIELD, 'rebel-transport'), 1)
})

test('T11: against ground units only nothing happens to them, nor when the ships have left', () => {
  const ground = fight({
    rebel: { 'rebel-transport': 1, 'rebel-trooper': 1 },
    empire: { stormtrooper: 1 },
    dice: '- - h -',
  })
  const after = play(ground, 'decline')
  assert.equal([at(after, FIELD, 'rebel-transport'), at(after, FIELD, 'stormtrooper')], [1, 0])
  const left = fight({
    by: 'empire',
    rebel: { 'rebel-transport': 1 },
    empire: { 'star-destroyer': 1 },
    dice: '---',
  })
  const free = play(left, 'retreat moff-jerjerrod tatooine')
  assert.is(at(free, FIELD, 'rebel-transport'), 1)
})

test('13.7 T11: No Escape dooms transports that are alone', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'rebel-transport': 1 },
    empire: { 'star-destroyer': 1 },
    there: ['jan-dodonna'],
    space: ['space-no-escape', 'space-outmaneuver', 'space-outmaneuver'],
    dice: '--- ---',
  })
  const held = toTheEnd(play(s, 'play space-no-escape', 'decline'))
  assert.is(at(held, FIELD, 'rebel-transport'), 0)
  diceAre(held, 3)
  const free = play(s, 'done', 'decline')
  allows(free, 'retreat jan-dodonna tatooine')
})

test('T13 T5: who stays behind is not lost', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 1 },
    empire: { 'star-destroyer': 1, stormtrooper: 3, 'at-at': 1 },
    dice: '--- -',
  })
  const after = play(
    s,
    'retreat moff-jerjerrod geonosis',
    'take 1 at-at',
    'take 1 stormtrooper',
    'done',
  )
  assert.equal([at(after, FIELD, 'stormtrooper'), at(after, 'geonosis', 'stormtrooper')], [2, 1])
  assert.equal([at(after, FIELD, 'at-at'), at(after, 'geonosis', 'at-at')], [0, 1])
  allows(after, 'pass')
})

test('T4: damage stays with those who stay; who leaves loses it', () => {
  const duel = (dice: string): ReturnType<typeof fight> =>
    play(
      fight({
        by: 'empire',
        rebel: { airspeeder: 2, 'x-wing': 1 },
        empire: { 'at-st': 2, 'assault-carrier': 1 },
        dice: `-- - ---- h--- ${dice}`,
      }),
      'retreat moff-jerjerrod geonosis',
    )
  // One AT-ST has one damage. It is taken along, so that the other is whole: a hit fells it not
  const one = play(duel('-- h--- s-'), 'take 1 at-st', 'done')
  allows(one, 'draw red')
  assert.equal([at(one, FIELD, 'at-st'), at(one, 'geonosis', 'at-st')], [1, 1])
  diceAre(one, 0)
  // Both stay: the second hit may fell the damaged one
  const both = play(duel('---- h---'), 'done')
  assert.equal(moves(both).sort(), ['hit at-st', 'hit at-st damaged-1'])
})

test('T3 K2 K7: a captive is not taken along, and is free when nobody is left to guard him', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 1 },
    empire: { 'assault-carrier': 1, stormtrooper: 1 },
    there: ['chewbacca'],
    more: { rings: { captured: 'chewbacca' } },
    dice: '-- -',
  })
  const away = play(s, 'retreat moff-jerjerrod geonosis')
  assert.equal(moves(away), ['done', 'take 1 stormtrooper'])
  const guarded = play(away, 'done')
  assert.equal(
    [field(guarded, 'rings'), field(guarded, `leaders.${FIELD}`)],
    [{ captured: 'chewbacca' }, ['chewbacca']],
  )
  const free = play(away, 'take 1 stormtrooper')
  assert.equal(
    [field(free, 'rings'), field(free, 'leaders.rebel-base')],
    [undefined, ['chewbacca']],
  )
})

test('T14 L5: Imperial troops subjugate where they retreat to, and no longer where they were', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 1 },
    empire: { 'assault-carrier': 1, stormtrooper: 2 },
    more: {
      loyalty: { rebel: ['geonosis'] },
      // It is attempted in subjugated systems only
      assigned: [{ mission: 'incite-rebellion', leaders: ['admiral-ackbar'] }],
    },
    dice: '-- -',
  })
  const away = play(s, 'retreat moff-jerjerrod geonosis')
  const all = play(away, 'take 2 stormtrooper')
  assert.equal(offers(all, 'reveal'), ['reveal incite-rebellion geonosis'])
  assert.equal(field(all, 'loyalty.rebel'), ['geonosis'])
  const none = play(away, 'done')
  assert.equal(offers(none, 'reveal'), [`reveal incite-rebellion ${FIELD}`])
})

test('T14 13.23 C39: Imperial troops that retreat onto the hidden base reveal it and fight there', () => {
  const duel: Duel = {
    by: 'empire',
    rebel: { 'x-wing': 1 },
    empire: { 'assault-carrier': 1, stormtrooper: 2 },
    more: { base: { system: 'geonosis' } },
    units: { 'rebel-base': { 'rebel-trooper': 2, 'y-wing': 1 } },
    dice: '-- -  -- s  -- --',
  }
  const away = play(fight(duel), 'retreat moff-jerjerrod geonosis', 'take 2 stormtrooper')
  assert.equal(field(away, 'base'), { system: 'geonosis', revealed: true })
  assert.equal([at(away, 'geonosis', 'y-wing'), at(away, 'geonosis', 'rebel-trooper')], [1, 2])
  // A new combat, the Empire first: its carrier missed, the Y-wing has rolled a special
  assert.is(decider(away), 'rebel')
  allows(away, 'draw red')
  diceAre(away, 4)
  // Ships alone reveal nothing
  const ships = play(fight(duel), 'retreat moff-jerjerrod geonosis', 'done')
  assert.equal(field(ships, 'base'), { system: 'geonosis' })
  assert.is(at(ships, 'rebel-base', 'y-wing'), 1)
})

test('T14 N2: onto an undefended hidden base it wins at once', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 1 },
    empire: { 'assault-carrier': 1, stormtrooper: 2 },
    more: { base: { system: 'geonosis' } },
    dice: '-- -',
  })
  const won = play(s, 'retreat moff-jerjerrod geonosis', 'take 1 stormtrooper', 'done')
  assert.equal(field(won, 'result'), { winner: 'empire', reason: 'base-taken' })
})

test('T15: nobody retreats from nobody, but the second player may while the first has a unit there', () => {
  // The Rebel ships have all left: the Empire is not asked
  const alone = standOff({ ...FLEETS, there: ['darth-vader'] })
  const left = play(alone, `${LEIA} geonosis`)
  assert.equal([offers(left, 'retreat'), offers(left, 'pass').length], [[], 1])
  // A trooper is left: the Empire may still go
  const some = standOff({
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'star-destroyer': 1 },
    there: ['darth-vader'],
  })
  const asked = play(some, `${LEIA} geonosis`)
  assert.is(decider(asked), 'empire')
  assert.equal(places(asked, 'darth-vader'), ['tatooine'])
  const gone = play(asked, 'retreat darth-vader tatooine')
  assert.is(at(gone, 'tatooine', 'star-destroyer'), 1)
})

test('T16 C23: who leaves a theater hands the battle over', () => {
  const s = fight({
    by: 'empire',
    rebel: { 'x-wing': 1 },
    empire: { 'star-destroyer': 1 },
    leader: 'darth-vader',
    objectives: ['return-of-the-jedi-3'],
    dice: '--- -',
    space: ['space-outmaneuver', 'space-no-escape'],
  })
  const away = onTo(s, 'retreat darth-vader geonosis')
  allows(away, 'score return-of-the-jedi-3')
})

test('T16 C24: when both have left a theater nobody won there', () => {
  const duel: Duel = {
    by: 'empire',
    rebel: { 'x-wing': 1 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    leader: 'darth-vader',
    there: ['jan-dodonna'],
    objectives: ['return-of-the-jedi-3'],
    dice: '--- -',
    space: ['space-outmaneuver', 'space-no-escape', 'space-outmaneuver', 'space-onslaught'],
  }
  const first = onTo(fight(duel), 'retreat darth-vader geonosis', 'done')
  assert.is(decider(first), 'rebel')
  const both = play(first, 'retreat jan-dodonna tatooine')
  assert.equal([at(both, FIELD, 'x-wing'), at(both, FIELD, 'star-destroyer')], [0, 0])
  // No battle won, nothing to score
  allows(both, 'pass')
  forbids(both, 'score')
  // Had the Rebels stayed, they would have won
  allows(play(first, 'decline'), 'score return-of-the-jedi-3')
})

test('C25: a battle won stays won though the winner retreats', () => {
  const s = fight({
    rebel: { 'x-wing': 1, 'rebel-trooper': 1 },
    empire: { 'tie-fighter': 1, 'at-at': 1 },
    there: ['darth-vader'],
    objectives: ['return-of-the-jedi-3'],
    dice: 'h - - ---',
    space: ['space-outmaneuver', 'space-no-escape', 'space-outmaneuver'],
    ground: ['ground-dig-in', 'ground-critical-hit', 'ground-critical-hit', 'ground-onslaught'],
  })
  const away = onTo(s, 'done', `${LEIA} geonosis`)
  assert.is(at(away, 'geonosis', 'x-wing'), 1)
  allows(until(away, 'score'), 'score return-of-the-jedi-3')
})

test.run()
