import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { allows, decider, field, forbids, moves, offers, play, position } from '../support.js'

/** The objectives of the Refresh Phase, at its very start. */

type Fields = Record<string, unknown>

function refresh(objectives: string[], fields: Fields = {}): ReturnType<typeof position> {
  return position({
    phase: 'refresh',
    time: 3,
    reputation: 12,
    hands: { rebel: { objectives } },
    ...fields,
  })
}

function hand(s: ReturnType<typeof position>): unknown[] {
  const cards = field(s, 'hands.rebel.objectives')
  return Array.isArray(cards) ? cards : []
}

interface Row {
  readonly why: string
  readonly fields: Fields
  readonly met: boolean
}

/** The card is offered exactly where it is met; played, it brings this reputation. */
function proves(card: string, gain: number, rows: readonly Row[]): void {
  for (const { why, fields, met } of rows) {
    const s = refresh([card], fields)
    assert.is(offers(s, `score ${card}`).length, met ? 1 : 0, why)
    if (!met) {
      // Nothing was asked: the phase has gone on
      assert.ok(hand(s).includes(card), why)
      assert.is(field(s, 'reputation'), 12, why)
      continue
    }
    assert.equal([decider(s), moves(s)], ['rebel', ['decline', `score ${card}`]], why)
    const scored = play(s, `score ${card}`)
    assert.is(field(scored, 'reputation'), 12 - gain, why)
    const kept = play(s, 'decline')
    assert.is(field(kept, 'reputation'), 12, why)
    assert.ok(hand(kept).includes(card), why)
  }
}

/** Units of one kind, one in each of these systems. */
function inEach(unit: string, systems: readonly string[]): Record<string, Record<string, number>> {
  return Object.fromEntries(systems.map((system) => [system, { [unit]: 1 }]))
}

test('cut-supply-lines-1: three Imperial systems with a sabotage marker or a Rebel unit', () => {
  const loyal = { empire: ['corellia', 'mustafar', 'saleucami'] }
  proves('cut-supply-lines-1', 1, [
    {
      why: 'three units',
      fields: { loyalty: loyal, units: inEach('x-wing', ['corellia', 'mustafar', 'saleucami']) },
      met: true,
    },
    { why: 'three markers', fields: { loyalty: loyal, sabotage: loyal.empire }, met: true },
    {
      why: 'both in one system count once',
      fields: {
        loyalty: loyal,
        sabotage: ['corellia', 'mustafar'],
        units: inEach('x-wing', ['corellia', 'mustafar']),
      },
      met: false,
    },
    {
      why: 'a mix, Coruscant and a subjugated system',
      fields: {
        loyalty: { empire: ['corellia'], rebel: ['naboo'] },
        sabotage: ['corellia'],
        units: { coruscant: { 'rebel-trooper': 1 }, naboo: { stormtrooper: 1, 'y-wing': 1 } },
      },
      met: true,
    },
    {
      why: 'a neutral system is none',
      fields: { loyalty: { empire: ['corellia', 'mustafar'] }, sabotage: [...loyal.empire] },
      met: false,
    },
    {
      why: 'leaders and Imperial units do not count',
      fields: {
        loyalty: loyal,
        sabotage: ['corellia', 'mustafar'],
        leaders: { saleucami: ['mon-mothma'] },
        units: { saleucami: { stormtrooper: 1 } },
      },
      met: false,
    },
  ])
})

test('defend-the-people-1: four Rebel systems with a Rebel unit', () => {
  const four = ['naboo', 'ryloth', 'bothawui', 'kashyyyk']
  proves('defend-the-people-1', 1, [
    {
      why: 'four',
      fields: { loyalty: { rebel: four }, units: inEach('rebel-trooper', four) },
      met: true,
    },
    {
      why: 'three',
      fields: { loyalty: { rebel: four }, units: inEach('rebel-trooper', four.slice(1)) },
      met: false,
    },
    {
      why: 'one of them subjugated',
      fields: {
        loyalty: { rebel: four },
        units: { ...inEach('x-wing', four), naboo: { 'x-wing': 1, stormtrooper: 1 } },
      },
      met: false,
    },
    {
      why: 'Imperial ships do not matter',
      fields: {
        loyalty: { rebel: four },
        units: { ...inEach('x-wing', four), naboo: { 'rebel-trooper': 1, 'tie-fighter': 1 } },
      },
      met: true,
    },
    {
      why: 'the Rebel Base space is no system, leaders are no units',
      fields: {
        loyalty: { rebel: four },
        base: { system: 'naboo' },
        leaders: { naboo: ['mon-mothma'] },
        units: { ...inEach('x-wing', four.slice(1)), 'rebel-base': { 'x-wing': 1 } },
      },
      met: false,
    },
  ])
})

test('regional-support-1 O13: all populous systems of a region have Rebel loyalty', () => {
  proves('regional-support-1', 1, [
    {
      why: 'Mon Calamari’s region; Yavin is remote',
      fields: { loyalty: { rebel: ['mon-calamari', 'felucia', 'saleucami'] } },
      met: true,
    },
    {
      why: 'one is missing',
      fields: { loyalty: { rebel: ['mon-calamari', 'felucia'] } },
      met: false,
    },
    {
      why: 'one is Imperial',
      fields: { loyalty: { rebel: ['mon-calamari', 'felucia'], empire: ['saleucami'] } },
      met: false,
    },
    {
      why: 'beneath a subjugation marker it counts',
      fields: {
        loyalty: { rebel: ['mon-calamari', 'felucia', 'saleucami'] },
        units: { felucia: { stormtrooper: 1 } },
      },
      met: true,
    },
    {
      why: 'a destroyed system is left out',
      fields: { loyalty: { rebel: ['mon-calamari', 'felucia'] }, destroyed: ['saleucami'] },
      met: true,
    },
    {
      why: 'all destroyed: nothing is left to be loyal',
      fields: { destroyed: ['mon-calamari', 'felucia', 'saleucami'] },
      met: false,
    },
    {
      why: 'two populous systems in Hoth’s region',
      fields: { loyalty: { rebel: ['mustafar', 'bespin'] } },
      met: true,
    },
    {
      why: 'Coruscant’s region never',
      fields: { loyalty: { rebel: ['alderaan', 'cato-neimoidia', 'corellia'] } },
      met: false,
    },
  ])
})

test('heart-of-the-empire-2: a Rebel unit and no Imperial one at Coruscant', () => {
  proves('heart-of-the-empire-2', 2, [
    { why: 'a ship', fields: { units: { coruscant: { 'x-wing': 1 } } }, met: true },
    {
      why: 'an Imperial leader does not matter',
      fields: {
        units: { coruscant: { 'rebel-trooper': 1 } },
        leaders: { coruscant: ['darth-vader'] },
      },
      met: true,
    },
    {
      why: 'an Imperial unit does',
      fields: { units: { coruscant: { 'x-wing': 3, stormtrooper: 1 } } },
      met: false,
    },
    {
      why: 'in the other theater too',
      fields: { units: { coruscant: { 'rebel-trooper': 3, 'tie-fighter': 1 } } },
      met: false,
    },
    { why: 'nobody there', fields: { leaders: { coruscant: ['mon-mothma'] } }, met: false },
    { why: 'elsewhere', fields: { units: { corellia: { 'x-wing': 1 } } }, met: false },
  ])
})

test('heart-of-the-empire-2 O5: it returns to the hand, seen, and scores again in a later round', () => {
  const s = refresh(['heart-of-the-empire-2'], { units: { coruscant: { 'x-wing': 1 } } })
  const scored = play(s, 'score heart-of-the-empire-2')
  const hand = field(scored, 'hands.rebel.objectives')
  assert.ok(Array.isArray(hand) && hand.includes('heart-of-the-empire-2'))
  assert.equal(field(scored, 'shown.objectives'), ['heart-of-the-empire-2'])
  assert.is(field(scored, 'playedObjectives'), undefined)
  // Not twice in one phase
  forbids(scored, 'score')
  const later = refresh(['heart-of-the-empire-2'], {
    units: { coruscant: { 'x-wing': 1 } },
    reputation: 10,
    time: 4,
    shown: { objectives: ['heart-of-the-empire-2'] },
  })
  assert.is(field(play(later, 'score heart-of-the-empire-2'), 'reputation'), 8)
})

test('leave-no-one-behind-2: no Rebel leader is captured', () => {
  const jailed = { leaders: { coruscant: ['han-solo'] }, units: { coruscant: { stormtrooper: 1 } } }
  proves('leave-no-one-behind-2', 1, [
    { why: 'nobody', fields: {}, met: true },
    {
      why: 'the captured ring',
      fields: { ...jailed, rings: { captured: 'han-solo' } },
      met: false,
    },
    { why: 'carbonite', fields: { ...jailed, rings: { carbonite: 'han-solo' } }, met: false },
    {
      why: 'lured is not captured',
      fields: { ...jailed, rings: { 'dark-side': 'han-solo' } },
      met: true,
    },
    {
      why: 'eliminated is not captured',
      fields: { leaders: { eliminated: ['han-solo'] } },
      met: true,
    },
  ])
})

test('popular-support-2: six systems with Rebel loyalty', () => {
  const six = ['naboo', 'ryloth', 'bothawui', 'kashyyyk', 'mon-calamari', 'alderaan']
  proves('popular-support-2', 1, [
    { why: 'six', fields: { loyalty: { rebel: six } }, met: true },
    { why: 'five', fields: { loyalty: { rebel: six.slice(1) } }, met: false },
    {
      why: 'subjugated ones count',
      fields: {
        loyalty: { rebel: six },
        units: { naboo: { stormtrooper: 1 }, ryloth: { 'at-st': 1 } },
      },
      met: true,
    },
    {
      why: 'Imperial loyalty and units do not',
      fields: {
        loyalty: { rebel: six.slice(1), empire: ['corellia'] },
        units: { naboo: { 'x-wing': 2 } },
      },
      met: false,
    },
  ])
})

test('establish-outposts-3: five systems with a Rebel unit', () => {
  const five = ['yavin', 'ilum', 'dantooine', 'coruscant', 'naboo']
  proves('establish-outposts-3', 1, [
    {
      why: 'five, remote and Imperial ones too',
      fields: { units: inEach('y-wing', five) },
      met: true,
    },
    { why: 'four', fields: { units: inEach('y-wing', five.slice(1)) }, met: false },
    {
      why: 'the Rebel Base space is no system',
      fields: { units: { ...inEach('y-wing', five.slice(1)), 'rebel-base': { 'x-wing': 1 } } },
      met: false,
    },
    {
      why: 'the revealed base’s system is one',
      fields: {
        base: { system: 'hoth', revealed: true },
        units: { ...inEach('y-wing', five.slice(1)), hoth: { 'ion-cannon': 1 } },
      },
      met: true,
    },
    {
      why: 'a destroyed one too',
      fields: { destroyed: ['naboo'], units: inEach('y-wing', five) },
      met: true,
    },
    {
      why: 'leaders are no units',
      fields: { units: inEach('y-wing', five.slice(1)), leaders: { yavin: ['mon-mothma'] } },
      met: false,
    },
  ])
})

test('inspire-sympathy-3 O14: one reputation for each destroyed system', () => {
  proves('inspire-sympathy-3', 1, [
    { why: 'one', fields: { destroyed: ['alderaan'] }, met: true },
    { why: 'none', fields: {}, met: false },
  ])
  proves('inspire-sympathy-3', 3, [
    { why: 'three', fields: { destroyed: ['alderaan', 'naboo', 'yavin'] }, met: true },
  ])
})

// The window

const BOTH: Fields = { destroyed: ['alderaan'], units: { coruscant: { 'x-wing': 1 } } }

test('O1 O4 O2: with several playable one is picked, and the others stay in hand', () => {
  const cards = ['leave-no-one-behind-2', 'inspire-sympathy-3', 'heart-of-the-empire-2']
  const s = refresh([...cards, 'popular-support-2'], BOTH)
  assert.equal(moves(s).sort(), ['decline', ...cards.map((card) => `score ${card}`)].sort())
  const one = play(s, 'score inspire-sympathy-3')
  forbids(one, 'score')
  assert.is(field(one, 'reputation'), 11)
  const hand = field(one, 'hands.rebel.objectives')
  assert.ok(Array.isArray(hand))
  for (const card of ['leave-no-one-behind-2', 'heart-of-the-empire-2', 'popular-support-2'])
    assert.ok(Array.isArray(hand) && hand.includes(card), card)
})

test('O5 O6: a played objective lies with the played ones and not in the deck', () => {
  const s = refresh(['inspire-sympathy-3'], BOTH)
  const after = play(s, 'score inspire-sympathy-3')
  assert.equal(field(after, 'playedObjectives'), ['inspire-sympathy-3'])
  const deck = field(after, 'decks.objectives')
  assert.ok(Array.isArray(deck) && !deck.includes('inspire-sympathy-3'))
})

test('O3: judged at the end of the last turn, before leaders go home and anything is drawn', () => {
  const s = position({
    phase: 'command',
    time: 3,
    reputation: 12,
    leaders: {
      naboo: ['jan-dodonna'],
      eliminated: ['mon-mothma', 'princess-leia', 'general-rieekan'],
    },
    hands: { rebel: { objectives: ['leave-no-one-behind-2'] } },
    passed: ['empire'],
  })
  const asked = play(s, 'pass')
  allows(asked, 'score leave-no-one-behind-2')
  assert.equal(field(asked, 'leaders.naboo'), ['jan-dodonna'])
  assert.is(field(asked, 'time'), 3)
  assert.equal(field(asked, 'hands.rebel.objectives'), ['leave-no-one-behind-2'])
  // Then the leaders are back and a new objective is drawn
  const after = play(asked, 'decline')
  assert.is(field(after, 'leaders.naboo'), undefined)
  const hand = field(after, 'hands.rebel.objectives')
  assert.is(Array.isArray(hand) ? hand.length : 0, 2)
})

test('O3: objectives of combats are not for the Refresh Phase', () => {
  const s = refresh([
    'crippling-blow-1',
    'rebel-assault-1',
    'major-victory-3',
    'liberation-2',
    'return-of-the-jedi-3',
    'death-star-plans-2',
  ])
  forbids(s, 'score')
})

test('O7 N5 N1: reputation is gained space by space, and the markers’ meeting wins at once', () => {
  const fields = { destroyed: ['alderaan', 'naboo', 'yavin', 'ilum'], time: 5 }
  const meets = play(
    refresh(['inspire-sympathy-3'], { ...fields, reputation: 7 }),
    'score inspire-sympathy-3',
  )
  assert.equal(
    [field(meets, 'result.winner'), field(meets, 'result.reason')],
    ['rebel', 'reputation'],
  )
  // On the first space they share: 5, though the card was worth 4
  assert.is(field(meets, 'reputation'), 5)
  assert.equal(moves(meets), [])
  const short = play(
    refresh(['inspire-sympathy-3'], { ...fields, reputation: 10 }),
    'score inspire-sympathy-3',
  )
  assert.is(field(short, 'reputation'), 6)
})

test('O19: an empty objective deck gives nothing', () => {
  const deck = [
    'crippling-blow-1',
    'cut-supply-lines-1',
    'defend-the-people-1',
    'rebel-assault-1',
    'regional-support-1',
    'death-star-plans-2',
    'heart-of-the-empire-2',
    'liberation-2',
    'popular-support-2',
    'death-star-plans-3',
    'establish-outposts-3',
    'inspire-sympathy-3',
    'major-victory-3',
    'return-of-the-jedi-3',
  ]
  const s = refresh(['leave-no-one-behind-2'], { playedObjectives: deck })
  assert.is(field(s, 'decks.objectives'), undefined)
  const after = play(s, 'decline')
  assert.equal(field(after, 'hands.rebel.objectives'), ['leave-no-one-behind-2'])
  assert.is(field(after, 'decks.objectives'), undefined)
})

test('O8: reputation lost moves the marker away from the time marker', () => {
  // Carbon Freezing costs 1 reputation (K6)
  const s = position({
    phase: 'command',
    turn: 'empire',
    time: 3,
    reputation: 9,
    units: { bespin: { stormtrooper: 1 } },
    leaders: {
      bespin: ['han-solo'],
      eliminated: ['mon-mothma', 'princess-leia', 'general-rieekan', 'jan-dodonna'],
    },
    rings: { captured: 'han-solo' },
    assigned: [{ mission: 'carbon-freezing', leaders: ['darth-vader'] }],
    dice: Array(10).fill('hit'),
  })
  const revealed = play(s, offers(s, 'reveal carbon-freezing')[0] ?? 'no reveal')
  assert.is(field(revealed, 'rings.carbonite'), 'han-solo')
  assert.is(field(revealed, 'reputation'), 10)
})

test.run()
