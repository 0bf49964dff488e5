import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { equalStates, type State } from '../../../../engine/state.js'
import { goTo, kindOf, listOf } from '../look.js'
import { moves, play, position } from '../support.js'

/** Moves of one side that the other sees without what is secret of them, and what they leave behind. */

const REBEL = 0
const EMPIRE = 1

function same(a: State, b: State, player: number): boolean {
  return equalStates(rebellion.observe(a, player), rebellion.observe(b, player))
}

/** Positions in which one of two moves cannot be told from the other by the enemy. */
const SECRETS: readonly (readonly [string, () => State, string, string])[] = [
  [
    'the card that is assigned',
    () => position(),
    'assign sabotage princess-leia',
    'assign infiltration princess-leia',
  ],
  [
    'the Imperial card that is assigned',
    () => position({ turn: 'empire' }),
    'assign gather-intel darth-vader',
    'assign rule-by-fear darth-vader',
  ],
  [
    'the base that is chosen',
    () => goTo(rebellion.start({}, 'secret'), 'rebel', 'base', 'camp none'),
    'hide yavin',
    'hide ilum',
  ],
  [
    'the action card that is kept with the same leader',
    () =>
      goTo(
        position({
          phase: 'refresh',
          decks: { rebelActions: ['its-a-trap', 'point-blank-assault'] },
        }),
        'rebel',
        'recruit',
      ),
    'keep its-a-trap admiral-ackbar',
    'keep point-blank-assault admiral-ackbar',
  ],
  [
    'the action card that is kept without a leader',
    () =>
      goTo(
        position({ phase: 'refresh', decks: { rebelActions: ['ambush', 'its-a-trap'] } }),
        'rebel',
        'recruit',
      ),
    'keep ambush',
    'keep its-a-trap',
  ],
  [
    'the mission that Our Most Desperate Hour finds',
    () =>
      play(
        position({ hands: { rebel: { actions: ['our-most-desperate-hour'] } } }),
        'play our-most-desperate-hour princess-leia',
      ),
    'choose seek-yoda',
    'choose stolen-plans',
  ],
  [
    'the project that Proceeding As Planned finds',
    () =>
      play(
        position({
          turn: 'empire',
          hands: { empire: { actions: ['proceeding-as-planned'] } },
          leaders: { pool: ['admiral-ozzel'] },
        }),
        'play proceeding-as-planned admiral-ozzel',
      ),
    'choose superlaser-online',
    'choose construct-factory',
  ],
  [
    'the project that Research and Development keeps',
    () =>
      play(
        position({
          phase: 'command',
          turn: 'empire',
          decks: { projects: ['superlaser-online', 'construct-factory'] },
          assigned: [{ mission: 'research-and-development', leaders: ['general-tagge'] }],
        }),
        'reveal research-and-development coruscant',
      ),
    'choose superlaser-online',
    'choose construct-factory',
  ],
  [
    'which objective Infiltration leaves on top',
    () =>
      play(
        position({
          phase: 'command',
          units: { rodia: { 'tie-fighter': 1 } },
          decks: { objectives: { top: ['crippling-blow-1', 'rebel-assault-1'] } },
          assigned: [{ mission: 'infiltration', leaders: ['jan-dodonna'] }],
        }),
        'reveal infiltration rodia',
        'decline',
      ),
    'choose crippling-blow-1',
    'choose rebel-assault-1',
  ],
  [
    'the system of a new base',
    () =>
      play(
        position({
          phase: 'command',
          passed: ['empire'],
          decks: { probes: { top: ['ilum', 'naboo', 'corellia', 'kessel'] } },
          round: { rapidMobilization: [1] },
        }),
        'pass',
        'choose new-base',
      ),
    'choose ilum',
    'choose kessel',
  ],
]

for (const [what, before, one, other] of SECRETS)
  test(`secret: ${what}`, () => {
    const s = before()
    const actor = rebellion.actor(s)
    const enemy = 1 - actor
    const [a, b] = [one, other].map((text) => rebellion.parse(s, text)) as [number, number]
    assert.is(rebellion.seen(s, a, enemy), rebellion.seen(s, b, enemy))
    assert.is.not(rebellion.seen(s, a, actor), rebellion.seen(s, b, actor))
    assert.is(rebellion.seen(s, a, actor), a)
    const [after, instead] = [play(s, one), play(s, other)]
    assert.ok(same(after, instead, enemy), 'what was chosen shows')
    assert.not.ok(same(after, instead, actor))
  })

test('secret: the first decoy of Interrogation Droid, and which false lead lies on top', () => {
  const droid = play(
    position({
      phase: 'command',
      turn: 'empire',
      units: { naboo: { stormtrooper: 1 } },
      leaders: { naboo: ['princess-leia'] },
      rings: { captured: 'princess-leia' },
      assigned: [{ mission: 'interrogation-droid', leaders: ['colonel-yularen'] }],
      dice: ['hit', ...Array(7).fill('blank')],
    }),
    'reveal interrogation-droid princess-leia',
    'decline',
  )
  assert.ok(same(play(droid, 'choose kessel'), play(droid, 'choose naboo'), EMPIRE))
  const leads = play(
    position({
      phase: 'command',
      units: { rodia: { 'tie-fighter': 1 } },
      hands: { empire: { probes: ['kessel', 'naboo'] } },
      assigned: [{ mission: 'plant-false-lead', leaders: ['mon-mothma'] }],
    }),
    'reveal plant-false-lead rodia',
  )
  const [a, b] = ['kessel', 'naboo'].map((id, n, all) =>
    play(leads, `top ${id}`, `bottom ${all[1 - n]}`),
  ) as [State, State]
  assert.ok(same(a, b, EMPIRE))
  // How many went where is seen
  assert.not.ok(same(a, play(leads, 'top kessel', 'top naboo'), EMPIRE))
})

test('secret: where a hidden base lies while units move from and to its space', () => {
  const units = {
    'rebel-base': { 'x-wing': 2 },
    bespin: { 'x-wing': 1 },
    malastare: { 'x-wing': 1 },
    rodia: { 'x-wing': 1 },
  }
  const at = (base: string, place: string) =>
    play(
      position({ phase: 'command', seed: 's', base: { system: base }, units }),
      `activate jan-dodonna ${place}`,
    )
  for (const [place, base, other] of [
    ['mustafar', 'hoth', 'kessel'],
    ['naboo', 'geonosis', 'ilum'],
    ['rebel-base', 'hoth', 'sullust'],
    ['rebel-base', 'hoth', 'naboo'],
  ] as const) {
    const [a, b] = [at(base, place), at(other, place)]
    assert.equal([kindOf(a), kindOf(b)], ['move-group', 'move-group'])
    assert.not.equal(moves(a), moves(b))
    assert.ok(same(a, b, EMPIRE), `${place}: ${base} or ${other}`)
  }
})

test('secret: the cards that the enemy looks at', () => {
  const looking: readonly (readonly [number, (cards: string[]) => State, string[], string[]])[] = [
    [
      EMPIRE,
      (top) =>
        play(
          position({
            phase: 'command',
            passed: ['empire'],
            decks: { probes: { top } },
            round: { rapidMobilization: [1] },
          }),
          'pass',
          'choose new-base',
        ),
      ['ilum', 'naboo', 'utapau', 'kessel'],
      ['rodia', 'endor', 'utapau', 'yavin'],
    ],
    [
      EMPIRE,
      (top) =>
        play(
          position({
            phase: 'command',
            units: { rodia: { 'tie-fighter': 1 } },
            decks: { objectives: { top } },
            assigned: [{ mission: 'infiltration', leaders: ['jan-dodonna'] }],
          }),
          'reveal infiltration rodia',
          'decline',
        ),
      ['crippling-blow-1', 'rebel-assault-1'],
      ['cut-supply-lines-1', 'defend-the-people-1'],
    ],
    [
      EMPIRE,
      (rebelActions) =>
        goTo(position({ phase: 'refresh', decks: { rebelActions } }), 'rebel', 'recruit'),
      ['ambush', 'its-a-trap'],
      ['undercover', 'noble-sacrifice'],
    ],
    [
      REBEL,
      (projects) =>
        play(
          position({
            phase: 'command',
            turn: 'empire',
            decks: { projects },
            assigned: [{ mission: 'research-and-development', leaders: ['general-tagge'] }],
          }),
          'reveal research-and-development coruscant',
        ),
      ['superlaser-online', 'construct-factory'],
      ['oversee-project', 'construct-death-star'],
    ],
  ]
  for (const [blind, look, one, other] of looking) {
    const [a, b] = [look(one), look(other)]
    assert.is(rebellion.actor(a), 1 - blind)
    assert.ok(same(a, b, blind), one.join())
    assert.not.ok(same(a, b, 1 - blind), one.join())
  }
})

test('secret: which of the objectives looked at goes back first, by the order of the backs that are left', () => {
  const looking = play(
    position({
      phase: 'command',
      units: { rodia: { 'tie-fighter': 1 } },
      decks: {
        objectives: {
          top: ['death-star-plans-3', 'rebel-assault-1', 'crippling-blow-1', 'inspire-sympathy-3'],
        },
      },
      assigned: [{ mission: 'stolen-plans', leaders: ['jan-dodonna'] }],
    }),
    'reveal stolen-plans rodia',
    'decline',
  )
  const first = play(looking, 'choose death-star-plans-3')
  const last = play(looking, 'choose inspire-sympathy-3')
  assert.not.equal(moves(first), moves(last))
  assert.ok(same(first, last, EMPIRE))
})

test('secret: which cards of a known set the enemy draws', () => {
  const drawn = (order: string[], side: 'rebel' | 'empire') =>
    position({
      phase: 'refresh',
      decks: { probes: { top: order.map((card) => ({ card, [side]: 2 })) } },
    })
  const [a, b] = [
    drawn(['ilum', 'naboo', 'kessel'], 'rebel'),
    drawn(['kessel', 'naboo', 'ilum'], 'rebel'),
  ]
  // The Empire has drawn two of three cards that the Rebels knew without their order
  assert.equal(listOf(a, 'hands.empire.probes').sort(), ['ilum', 'naboo'])
  assert.ok(same(a, b, REBEL))
  assert.not.ok(same(a, b, EMPIRE))
  // The Rebels look at four of five cards that the Empire knew without their order
  const looked = (order: string[]) =>
    play(
      position({
        phase: 'command',
        passed: ['empire'],
        decks: { probes: { top: order.map((card) => ({ card, empire: 2 })) } },
        round: { rapidMobilization: [1] },
      }),
      'pass',
      'choose new-base',
    )
  const one = looked(['yavin', 'ilum', 'naboo', 'rodia', 'kessel'])
  const other = looked(['yavin', 'kessel', 'naboo', 'rodia', 'ilum'])
  assert.ok(same(one, other, EMPIRE))
  assert.not.ok(same(one, other, REBEL))
})

test.run()
