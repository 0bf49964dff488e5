import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { contains } from '../../../../agents/rebellion/worth/places.js'
import { BASE_SPACE, systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { assigned, faces } from '../../../engine/rebellion/missions/attempt.js'
import { play, position } from '../../../engine/rebellion/support.js'
import { agentOf, choiceAt } from '../../playing.js'

/** What the rules choose here, in words. */
function chosen(state: State): string {
  const player = rebellion.actor(state)
  const move = choiceAt(rebellion, agentOf(rebellion, 'scripted', player, 'places'), state)
  return rebellion.describe(state, move)
}

/** The assignment of a side that has this action card and this leader. */
function assigning(
  side: 'rebel' | 'empire',
  card: string,
  leader: string,
  fields: Readonly<Record<string, unknown>>,
): State {
  return position({
    phase: 'assignment',
    turn: side,
    leaders: { pool: [leader] },
    hands: { [side]: { actions: [card] } },
    ...fields,
  })
}

test('scouting-mission: fighters are sent against the lone transport, not against the cruiser', () => {
  const scouting = (ships: Readonly<Record<string, unknown>>): State =>
    assigning('empire', 'scouting-mission', 'soontir-fel', {
      units: { mygeeto: { 'tie-fighter': 4 }, ...ships },
    })
  const both = scouting({
    naboo: { 'rebel-transport': 1 },
    utapau: { 'mon-calamari-cruiser': 2, 'x-wing': 3 },
  })
  const sent = play(both, 'play scouting-mission soontir-fel')
  assert.is(chosen(sent), 'choose naboo')
  assert.is(chosen(play(sent, 'choose naboo')), 'move 4 tie-fighter mygeeto')
  const strong = scouting({ utapau: { 'mon-calamari-cruiser': 2, 'x-wing': 3 } })
  assert.not.match(chosen(strong), /^play /)
})

test('local-rumors: the region asked about is the one that splits what is left', () => {
  const state = assigning('empire', 'local-rumors', 'colonel-yularen', {
    candidates: ['hoth', 'bespin', 'naboo', 'sullust', 'yavin'],
    units: { mustafar: { stormtrooper: 1 }, 'mon-calamari': { stormtrooper: 1 } },
  })
  const region = chosen(play(state, 'play local-rumors colonel-yularen'))
  assert.is(region, 'choose mustafar')
})

test('ambush: a lone garrison whose world goes free before a part of an army', () => {
  const state = assigning('rebel', 'ambush', 'general-madine', {
    loyalty: { rebel: ['naboo'] },
    units: {
      naboo: { stormtrooper: 2 },
      mandalore: { stormtrooper: 6, 'at-at': 2 },
    },
  })
  assert.is(chosen(state), 'play ambush general-madine')
  assert.is(chosen(play(state, 'play ambush general-madine')), 'choose naboo')
})

test('an-old-friend: Han Solo does not walk into an Imperial garrison', () => {
  const meeting = (guarded: string): string =>
    chosen(
      play(
        assigning('rebel', 'an-old-friend', 'han-solo', {
          units: { [guarded]: { stormtrooper: 3 } },
        }),
        'play an-old-friend han-solo',
      ),
    )
  assert.is(meeting('bespin'), 'choose kashyyyk')
  assert.is(meeting('kashyyyk'), 'choose bespin')
})

test('boba-fett-where: he goes where captives are kept', () => {
  const state = assigning('empire', 'boba-fett-where', 'boba-fett', {
    loyalty: { empire: ['mandalore', 'mygeeto'] },
    units: { mygeeto: { stormtrooper: 1 } },
    leaders: { pool: ['boba-fett'], mygeeto: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
  })
  assert.is(chosen(play(state, 'play boba-fett-where boba-fett')), 'choose mygeeto')
})

test('public-support: Stormtroopers stand where the Empire is, and the Rebel Base space is no such world', () => {
  // Mon Calamari is the first system of the table: the bit of the place after the last one falls on it
  const loyal = (world: string): State =>
    assigning('empire', 'public-support', 'janus-greejatus', {
      loyalty: { empire: [world] },
      units: { [world]: { stormtrooper: 1, 'assault-carrier': 2 } },
    })
  for (const world of ['mon-calamari', 'mygeeto']) {
    assert.is(chosen(loyal(world)), 'play public-support janus-greejatus')
    assert.is(chosen(play(loyal(world), 'play public-support janus-greejatus')), `choose ${world}`)
  }
})

test('no place of the board beside the systems is in a set of systems', () => {
  assert.ok(contains(1 << systemNumber('mon-calamari'), systemNumber('mon-calamari')))
  assert.not(contains(-1, BASE_SPACE))
})

test('independent-operation: a troop leaves the world that gains the Rebels most', () => {
  const state = assigning('rebel', 'independent-operation', 'lando-calrissian', {
    loyalty: { rebel: ['naboo'], empire: ['mygeeto'] },
    units: { naboo: { stormtrooper: 1 }, ryloth: { stormtrooper: 1 } },
  })
  const asked = play(state, 'play independent-operation lando-calrissian')
  assert.is(chosen(asked), 'choose naboo')
})

test('interrogation-droid: both decoys are places where the base could be', () => {
  const asked = play(
    assigned('interrogation-droid', ['colonel-yularen'], {
      candidates: ['hoth', 'bespin', 'naboo', 'endor'],
      units: { kessel: { stormtrooper: 1 } },
      leaders: { kessel: ['mon-mothma'] },
      rings: { captured: 'mon-mothma' },
      dice: [...faces(3, 'hit'), ...faces(4, 'blank')],
    }),
    'reveal interrogation-droid mon-mothma',
    'decline',
  )
  const first = chosen(asked)
  const second = chosen(play(asked, first))
  for (const decoy of [first, second]) assert.match(decoy, /^choose (bespin|naboo|endor)$/)
})

test.run()
