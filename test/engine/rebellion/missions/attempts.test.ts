import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { MISSIONS } from '../../../../engine/rebellion/cards/registry.js'
import { diceLeft, field, ofBaseGame, play } from '../support.js'
import { assigned, changes, type Fields, faces } from './attempt.js'

/** Every mission that is attempted: how it fails, and what its portrait is worth. */

const BOARD = {
  loyalty: { rebel: ['alderaan'], empire: ['corellia'] },
  units: {
    kessel: { stormtrooper: 1 },
    corellia: { 'star-destroyer': 1 },
    'rebel-base': { 'x-wing': 4, 'rebel-trooper': 4 },
  },
  queues: { empire: { '1': { 'tie-fighter': 2 } } },
  hands: { rebel: { objectives: ['liberation-2'] } },
}

/** A captive on Kessel to be rescued; Mon Mothma there as the target of the Empire. */
const HELD = { leaders: { kessel: ['lando-calrissian'] }, rings: { captured: 'lando-calrissian' } }
const FREE = { leaders: { kessel: ['mon-mothma'] } }

const VADER = 'darth-vader'
const PALPATINE = 'emperor-palpatine'
const LEIA = 'princess-leia'
const RIEEKAN = 'general-rieekan'
const MOTHMA = 'mon-mothma'

/** Where it is attempted, by whom without the portrait and with how many dice; the same of the opposition. */
type Row = readonly [
  id: string,
  at: string,
  by: readonly string[],
  own: number,
  enemy: string,
  theirs: number,
  portrait?: string,
  portraitDice?: number,
]

const REBEL_ROWS: readonly Row[] = [
  ['build-alliance', 'alderaan', [LEIA], 2, VADER, 2],
  ['infiltration', 'kessel', [LEIA], 2, PALPATINE, 2],
  ['sabotage', 'corellia', [RIEEKAN], 1, VADER, 3],
  ['base-defenses', 'alderaan', [LEIA], 2, VADER, 2, RIEEKAN, 1],
  ['covert-operation', 'kessel', ['obi-wan-kenobi'], 3, PALPATINE, 2],
  ['daring-rescue', 'kessel', [LEIA], 2, PALPATINE, 2],
  ['demolition', 'corellia', ['chewbacca'], 3, VADER, 3],
  [
    'establish-trade-relations',
    'mon-calamari',
    ['admiral-ackbar', 'han-solo'],
    3,
    VADER,
    2,
    MOTHMA,
    3,
  ],
  [
    'for-the-greater-good',
    'kessel',
    ['general-madine', 'han-solo'],
    3,
    PALPATINE,
    2,
    'obi-wan-kenobi',
    3,
  ],
  ['hit-and-run', 'kessel', ['han-solo'], 2, VADER, 3],
  ['incite-rebellion', 'kessel', [LEIA], 2, VADER, 2],
  ['lead-the-strike-team', 'kessel', ['wedge-antilles'], 2, VADER, 3, 'han-solo', 2],
  ['misdirection', 'kessel', [RIEEKAN], 1, VADER, 3, 'general-madine', 2],
  ['plan-the-assault', 'corellia', [LEIA], 2, PALPATINE, 2, 'jan-dodonna', 2],
  ['public-uprising', 'kessel', [MOTHMA], 3, VADER, 2],
  ['rogue-squadron-raid', 'corellia', ['han-solo'], 2, VADER, 3, 'wedge-antilles', 2],
  ['stolen-plans', 'kessel', ['jan-dodonna'], 2, PALPATINE, 2, LEIA, 2],
  ['support-of-mon-calamari', 'mon-calamari', [LEIA], 2, VADER, 2, 'admiral-ackbar', 2],
  ['wookiee-uprising', 'kashyyyk', ['han-solo', RIEEKAN], 3, VADER, 3, 'chewbacca', 3],
]

const IMPERIAL_ROWS: readonly Row[] = [
  ['capture-rebel-operative', MOTHMA, [VADER], 3, RIEEKAN, 1],
  ['gather-intel', 'alderaan', [PALPATINE], 2, LEIA, 2],
  ['rule-by-fear', 'corellia', [VADER], 2, LEIA, 2],
  ['carbon-freezing', MOTHMA, [VADER], 3, RIEEKAN, 1],
  ['collect-bounty', MOTHMA, [VADER], 3, RIEEKAN, 1, 'boba-fett', 3],
  ['detained', MOTHMA, [VADER], 3, RIEEKAN, 1, 'general-tagge', 1],
  ['display-of-power', 'alderaan', [PALPATINE], 3, LEIA, 2],
  ['fear-will-keep-them-in-line', 'corellia', [VADER], 2, LEIA, 2, 'grand-moff-tarkin', 1],
  ['homing-beacon', MOTHMA, ['colonel-yularen'], 3, LEIA, 2],
  ['hunt-them-down', 'corellia', [VADER], 3, RIEEKAN, 1, 'soontir-fel', 2],
  ['imperial-propaganda', 'corellia', [VADER], 2, LEIA, 2, 'janus-greejatus', 2],
  ['intercept-transmission', 'alderaan', [PALPATINE], 2, LEIA, 2],
  ['interrogation', MOTHMA, [VADER], 3, RIEEKAN, 1],
  // All icons count: Mon Mothma adds 4 to Princess Leia's 5
  ['interrogation-droid', MOTHMA, ['boba-fett', 'admiral-piett'], 8, LEIA, 9, 'colonel-yularen', 3],
  ['long-range-probe', 'corellia', [PALPATINE], 2, LEIA, 2, 'admiral-piett', 2],
  ['lure-of-the-dark-side', MOTHMA, [VADER, 'janus-greejatus'], 8, LEIA, 9, PALPATINE, 5],
  ['planetary-conquest', 'corellia', [VADER], 3, RIEEKAN, 1, 'general-veers', 2],
  ['retrieve-the-plans', MOTHMA, ['boba-fett'], 3, RIEEKAN, 1, VADER, 3],
  ['trade-negotiations', 'alderaan', [VADER], 2, LEIA, 2],
]

const ROWS = [...REBEL_ROWS, ...IMPERIAL_ROWS]

function cardOf(id: string) {
  return MISSIONS.find((card) => card.id === id)
}

/** The board of the mission's side with these dice, the target captured if the card wants a captive. */
function boardFor(row: Row, dice: readonly string[]): Fields {
  const people = REBEL_ROWS.includes(row)
    ? HELD
    : cardOf(row[0])?.against === 'captive'
      ? { ...FREE, rings: { captured: MOTHMA } }
      : row[1] === MOTHMA
        ? FREE
        : {}
  return { ...BOARD, ...people, dice }
}

for (const row of ROWS) {
  const [id, at, by, own, enemy, theirs] = row
  const starting = cardOf(id)?.kind === 'starting'
  test(`${id} X7 ${starting ? 'X14' : 'X15'}: fails with equal successes, and does nothing`, () => {
    const equal = Math.min(own, theirs)
    const s = assigned(
      id,
      by,
      boardFor(row, [
        ...faces(equal, 'hit'),
        ...faces(own - equal, 'blank'),
        ...faces(equal, 'direct-hit'),
        ...faces(theirs - equal, 'blank'),
      ]),
    )
    const after = play(s, `reveal ${id} ${at}`, `oppose ${enemy}`)
    assert.is(diceLeft(after), 0)
    assert.equal(field(after, 'signal'), ['mission-failed'])
    const place = `leaders.${at === MOTHMA ? 'kessel' : at}`
    const there = field(after, place)
    assert.equal(changes(s, after), {
      assigned: null,
      [place]: there,
      ...(starting ? {} : { 'discards.missions': [id] }),
    })
    for (const leader of [...by, enemy])
      assert.ok(Array.isArray(there) && there.includes(leader), `${leader} is in the system`)
  })
}

for (const row of ROWS) {
  const [id, at, , , enemy, theirs, portrait, own = 0] = row
  if (portrait === undefined) continue
  test(`${id} X11: ${portrait} is worth two successes`, () => {
    for (const [face, succeeds] of [
      ['hit', true],
      ['special', false],
    ] as const) {
      const dice = [...faces(own, 'blank'), face, ...faces(theirs - 1, 'blank')]
      const s = assigned(id, [portrait], boardFor(row, dice))
      const after = play(s, `reveal ${id} ${at}`, `oppose ${enemy}`)
      assert.is(diceLeft(after), 0)
      const signal = field(after, 'signal')
      assert.ok(Array.isArray(signal))
      assert.is(signal.includes('mission-succeeded'), succeeds)
      assert.is(signal.includes('mission-failed'), !succeeds)
    }
  })
}

test('every mission that is attempted has a row, and every portrait of one is tried', () => {
  const attempts = ofBaseGame(MISSIONS).filter((card) => card.mode === 'attempt')
  assert.equal(ROWS.map(([id]) => id).sort(), attempts.map((card) => card.id).sort())
  assert.is(
    ROWS.filter((row) => row[6] !== undefined).length,
    attempts.filter((card) => card.portrait !== undefined).length,
  )
})

test.run()
