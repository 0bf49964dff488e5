import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../../engine/rebellion/index.js'
import { parseMove } from '../../../../../engine/rebellion/text/describe.js'
import type { State } from '../../../../../engine/state.js'
import { questionOf } from '../../../../../play/games/rebellion/questions/question.js'
import { fight } from '../../../../engine/rebellion/combat/duel.js'
import { assigned, faces } from '../../../../engine/rebellion/missions/attempt.js'
import { moves, offers, play, position } from '../../../../engine/rebellion/support.js'
import { answerTo, asked } from './asking.js'

/** Questions that a player who knows the rulebook would want to read just so. */

function titleOf(state: State): string {
  return asked(state).title
}

function labels(state: State, prefix?: string): string[] {
  const texts = prefix === undefined ? moves(state) : offers(state, prefix)
  return texts.map((text) => answerTo(state, text).label)
}

function details(state: State, prefix: string): string[] {
  return offers(state, prefix).map((text) => answerTo(state, text).detail)
}

test('a reveal says what it changes and the chance against whoever may oppose', () => {
  const s = assigned('build-alliance', ['mon-mothma'], {
    loyalty: { rebel: ['naboo'], empire: ['rodia'] },
    leaders: {
      pool: ['darth-vader', 'general-tagge'],
      ryloth: ['grand-moff-tarkin'],
      eliminated: ['emperor-palpatine'],
    },
    units: { ryloth: { stormtrooper: 1 } },
  })
  assert.equal(answerTo(s, 'reveal build-alliance kessel'), {
    label: 'Reveal Build Alliance at Kessel',
    detail:
      'neutral, then Rebel loyalty (ground triangle) · succeeds if nobody opposes it, at worst 58% against Vader',
    refusal: false,
    weak: false,
  })
  assert.is(
    answerTo(s, 'reveal build-alliance rodia').detail,
    'Imperial loyalty, then neutral (ground triangle) · succeeds if nobody opposes it, at worst 58% against Vader',
  )
  const loyal = answerTo(s, 'reveal build-alliance naboo')
  assert.is(loyal.weak, true)
  assert.match(loyal.detail, /^loyal already · /)
  assert.match(
    answerTo(s, 'reveal build-alliance ryloth').detail,
    /\d+% against Tarkin, at worst \d+% if Vader comes too$/,
  )
})

test('against a mission each leader comes with his dice, and the chance that it fails', () => {
  const s = play(
    assigned('build-alliance', ['mon-mothma'], {
      leaders: {
        pool: ['darth-vader', 'general-tagge'],
        eliminated: ['emperor-palpatine', 'grand-moff-tarkin'],
      },
    }),
    'reveal build-alliance kessel',
  )
  assert.is(titleOf(s), 'Oppose Build Alliance at Kessel?')
  assert.is(asked(s).card?.name, 'Build Alliance')
  assert.match(asked(s).about, /^Mothma: 3 dice\. Nobody opposes it yet\. /)
  assert.equal(labels(s), ['Send nobody', 'Send Vader', 'Send Tagge'])
  assert.equal(details(s, 'decline'), ['it succeeds'])
  assert.equal(details(s, 'oppose'), ['2 dice · it fails 42%', '0 dice · it fails 4%'])
})

test('a captive may be sacrificed: Noble Sacrifice asks, not a die', () => {
  const s = play(
    assigned('capture-rebel-operative', ['darth-vader'], {
      units: { kessel: { stormtrooper: 1 } },
      leaders: { kessel: ['obi-wan-kenobi'] },
      hands: { rebel: { actions: ['noble-sacrifice'] } },
      dice: [...faces(3, 'special'), 'blank'],
    }),
    'reveal capture-rebel-operative obi-wan-kenobi',
  )
  const captured = offers(s, 'play').length > 0 ? s : play(s, 'decline')
  assert.is(titleOf(captured), 'Obi-Wan is captured at Kessel: sacrifice him?')
  assert.equal(labels(captured), ['Let him be captured', 'Sacrifice Obi-Wan'])
})

test('rings change dice: the chance or the outcome stands beside each', () => {
  const s = play(
    assigned('infiltration', ['princess-leia'], {
      units: { kessel: { stormtrooper: 1 } },
      leaders: { kessel: ['luke-skywalker', 'darth-vader'], pool: ['emperor-palpatine'] },
      rings: { 'master-yoda': 'luke-skywalker' },
      // Leia and Luke roll 4 dice, the Emperor 2
      dice: ['hit', 'blank', 'blank', 'blank', 'hit', 'blank'],
    }),
    'reveal infiltration kessel',
    'oppose emperor-palpatine',
  )
  assert.is(titleOf(s), 'Change a die of Infiltration at Kessel?')
  assert.is(asked(s).about, 'Rebels 1 success, Empire 1: the mission fails.')
  assert.is(answerTo(s, 'done').detail, 'the mission fails')
  const blank = answerTo(s, 'use master-yoda blank')
  assert.is(blank.label, 'Reroll your blank (Master Yoda)')
  assert.is(blank.detail, 'the mission succeeds 67%')
  assert.is(blank.weak, false)
  assert.is(answerTo(s, 'use master-yoda hit').detail, 'the mission succeeds 17%')
})

test('Rapid Mobilization asks what to do, and then where the base is to be', () => {
  const due = position({ phase: 'command', passed: ['empire'], round: { rapidMobilization: [1] } })
  const s = play(due, 'pass')
  assert.is(titleOf(s), 'Move units to the base, or look for a new one?')
  assert.equal(labels(s), ['Move units to the base', 'Look for a new base'])
  const drawn = play(s, 'choose new-base')
  assert.is(titleOf(drawn), 'Where is the new base?')
  assert.is(labels(drawn)[0], 'Stay in Hoth')
})

test('Rapid Mobilization says from where units could move, or why none can', () => {
  const due = (units: object, leaders: object): State =>
    play(
      position({
        phase: 'command',
        passed: ['empire'],
        round: { rapidMobilization: [1] },
        units,
        leaders,
      }),
      'pass',
    )
  const fleet = { naboo: { 'x-wing': 1 }, utapau: { 'rebel-trooper': 2 } }
  const ready = answerTo(due(fleet, {}), 'choose move-units')
  assert.is(ready.detail, 'up to 5 from one of: Naboo')
  assert.is(ready.weak, false)
  const held = answerTo(due(fleet, { naboo: ['jan-dodonna'] }), 'choose move-units')
  assert.match(held.detail ?? '', /^nobody: no unit that can move/)
  assert.is(held.weak, true)
})

test('a turn bound by Blindside offers no way out', () => {
  const s = play(
    assigned('gather-intel', ['boba-fett'], {
      loyalty: { rebel: ['kessel', 'naboo'] },
      leaders: { pool: ['mon-mothma', 'darth-vader'] },
      hands: { empire: { actions: ['blindside'] } },
    }),
    'play blindside',
  )
  assert.ok(!moves(s).includes('pass'))
  const { title, about, card } = asked(s)
  assert.is(card?.name ?? '', 'Blindside')
  assert.is(title, 'Reveal a mission of Boba Fett or Greejatus')
  assert.match(about, /You cannot pass now\.$/)
  // Nobody can be sent against it
  assert.equal(details(s, 'reveal'), ['nobody can oppose it', 'nobody can oppose it'])
})

test('Dig In says what it does itself, whatever is discarded for it', () => {
  const s = fight({
    rebel: { 'rebel-trooper': 2 },
    empire: { stormtrooper: 2 },
    there: ['darth-vader'],
    ground: ['ground-escape-plan', 'ground-dig-in', 'ground-critical-hit', 'ground-onslaught'],
    dice: 'hh --',
  })
  let at = s
  while (!offers(at, 'play ground-dig-in').length) {
    const [first] = offers(at, 'hit')
    at = play(at, first ?? (moves(at).includes('done') ? 'done' : 'decline'))
  }
  const [text] = offers(at, 'play ground-dig-in')
  const answer = answerTo(at, text as string)
  assert.match(answer.label, /^Play Dig In, discarding /)
  assert.is(answer.detail, 'cancels up to 2 damage')
  assert.match(asked(at).about, /^To be destroyed: 2 Stormtroopers\. /)
})

test('what a card deals counts beside the dice, also where no die has hit', () => {
  for (const [dice, says] of [
    ['s---------', '1 damage of Critical Hit'],
    ['ds--------', '1 hit; 1 damage of Critical Hit'],
  ] as const) {
    let at = fight({
      rebel: { 'rebel-trooper': 2 },
      empire: { stormtrooper: 2 },
      there: ['darth-vader'],
      ground: ['ground-critical-hit', 'ground-onslaught', 'ground-dig-in', 'ground-escape-plan'],
      dice,
    })
    while (offers(at, 'play ground-critical-hit').length === 0)
      at = play(at, moves(at).includes('done') ? 'done' : 'decline')
    const dealt = play(at, offers(at, 'play ground-critical-hit')[0] as string)
    assert.is(answerTo(dealt, 'done').detail, says)
  }
})

test('hits are dealt one by one: which is in hand, how many are left, who is doomed', () => {
  const s = fight({
    rebel: { 'rebel-trooper': 5 },
    empire: { stormtrooper: 2, 'at-st': 1 },
    dice: 'hhd-- ---',
  })
  let at = s
  while (offers(at, 'hit').length === 0)
    at = play(at, moves(at).includes('done') ? 'done' : 'decline')
  // The first black hit had one target only, and is dealt
  assert.is(titleOf(at), 'Which unit takes the black hit?')
  assert.is(asked(at).count, 'damage 2 of 3')
  assert.is(asked(at).about, 'Only units with black health. Then 1 direct hit.')
  const answers = offers(at, 'hit').map((text) => answerTo(at, text))
  assert.equal(
    answers.map(({ label, detail, weak }) => [label, detail, weak]),
    [
      ['Hit a Stormtrooper', 'destroyed', false],
      ['Hit a Stormtrooper with 1 damage', 'doomed already', true],
    ],
  )
  const last = play(at, offers(at, 'hit')[0] as string)
  assert.is(titleOf(last), 'Which unit takes the direct hit?')
  assert.is(asked(last).about, 'Any unit of the battle. It is the last.')
  assert.ok(details(last, 'hit').includes('leaves it 1 of 2 health'))
})

test('units that go along have names, and what stays is said', () => {
  const s = fight({
    rebel: { 'rebel-transport': 1, 'rebel-trooper': 3 },
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    dice: '------------',
    more: { loyalty: { rebel: ['geonosis'] } },
  })
  let at = s
  while (offers(at, 'retreat').length === 0)
    at = play(at, moves(at).includes('done') ? 'done' : 'decline')
  assert.equal(labels(at, 'retreat'), ['Retreat to Geonosis with Leia'])
  assert.equal(details(at, 'retreat'), ['Rebel · room for 3 of 3 units that need transport'])
  const load = play(at, offers(at, 'retreat')[0] as string)
  assert.is(titleOf(load), 'Which units go along to Geonosis?')
  assert.equal(labels(load), [
    'Leave the others behind',
    'Take 1 Rebel Trooper along',
    'Take 2 Rebel Troopers along',
    'Take 3 Rebel Troopers along',
  ])
  assert.equal(details(load, 'done'), ['3 Rebel Troopers stay'])
})

test('what is chosen already is part of the question', () => {
  const s = assigned('sabotage', ['general-madine'], {
    leaders: { pool: ['jan-dodonna', 'darth-vader'] },
  })
  const observation = rebellion.observe(s, rebellion.actor(s))
  const fitting = (prefix: string): number[] =>
    offers(s, prefix).map((text) => parseMove(observation, text))
  assert.is(questionOf(observation).title, 'Your turn')
  assert.is(
    questionOf(observation, fitting('activate jan-dodonna')).title,
    'Dodonna to which system?',
  )
  assert.is(questionOf(observation, fitting('reveal sabotage')).title, 'Sabotage: where?')
  assert.is(
    questionOf(observation, fitting('activate jan-dodonna naboo')).title,
    'Dodonna to Naboo?',
  )
})

test.run()
