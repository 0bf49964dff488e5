import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import {
  cardsOf,
  changed,
  changes,
  combatOf,
  faces,
  hasTurn,
  targets,
} from '../missions/attempt.js'
import { allows, at, decider, diceLeft, field, forbids, offers, play } from '../support.js'
import { risen, unopposed } from './rise.js'

/** The Imperial missions of the expansion, and its projects. */

function captiveAt(system: string, leader = 'han-solo'): Record<string, unknown> {
  return {
    units: { [system]: { stormtrooper: 2 } },
    leaders: { [system]: [leader] },
    rings: { captured: leader },
  }
}

test('make-an-example: a captive in a remote system is eliminated, and all icons count', () => {
  const s = risen('make-an-example', ['darth-vader'], {
    ...captiveAt('dagobah'),
    // Han Solo 4 icons, Darth Vader 5
    dice: [...faces(5, 'hit'), ...faces(4, 'hit'), 'blank'],
  })
  const after = play(s, 'reveal make-an-example han-solo', 'decline')
  assert.is(diceLeft(after), 1)
  assert.equal(changes(s, after), {
    assigned: null,
    'leaders.dagobah': ['darth-vader'],
    'leaders.eliminated': ['han-solo'],
    'rings.captured': null,
    'discards.missions': ['make-an-example'],
  })
  forbids(risen('make-an-example', ['darth-vader'], captiveAt('kessel')), 'reveal')
})

test('draw-them-out: a leader of the Rebel pool comes to a system without Rebel units', () => {
  const s = risen('draw-them-out', ['krennics-finest'], { units: { rodia: { 'x-wing': 1 } } })
  forbids(s, 'reveal draw-them-out rodia')
  const asked = play(s, 'reveal draw-them-out kessel', 'decline')
  assert.is(decider(asked), 'empire')
  allows(asked, 'choose princess-leia', 'choose mon-mothma')
  forbids(asked, 'choose darth-vader', 'choose chewbacca')
  const after = play(asked, 'choose princess-leia')
  assert.equal(field(after, 'leaders.kessel'), ['princess-leia', 'krennics-finest'])
  const empty = risen('draw-them-out', ['krennics-finest'], {
    leaders: {
      eliminated: ['princess-leia', 'mon-mothma', 'jan-dodonna', 'general-rieekan'],
    },
  })
  assert.ok(hasTurn(play(empty, 'reveal draw-them-out kessel'), 'rebel'))
})

// Discredit Rebellion

const MARKED = { sabotage: ['rodia', 'corellia'], reputation: 10 }

test('discredit-rebellion: the Rebels remove every sabotage marker, or roll and may lose reputation', () => {
  const s = risen('discredit-rebellion', ['general-tagge'], {
    ...MARKED,
    dice: ['special', 'blank'],
  })
  assert.equal(targets(s, 'discredit-rebellion').sort(), ['corellia', 'rodia'])
  const asked = play(s, 'reveal discredit-rebellion corellia')
  assert.is(decider(asked), 'rebel')
  assert.equal(offers(asked, 'choose').sort(), ['choose repair-all', 'choose roll'])
  const repaired = play(asked, 'choose repair-all')
  assert.is(field(repaired, 'sabotage'), undefined)
  assert.is(field(repaired, 'reputation'), 10)
  assert.is(diceLeft(repaired), 2)
  const rolled = play(asked, 'choose roll')
  assert.is(diceLeft(rolled), 1)
  assert.is(field(rolled, 'reputation'), 11)
  assert.equal(field(rolled, 'sabotage'), MARKED.sabotage)
})

test('discredit-rebellion: two dice with Admiral Motti, and one reputation at most; a direct hit does not hurt', () => {
  const fields = { ...MARKED, leaders: { reserve: [] } }
  const both = risen('discredit-rebellion', ['motti'], {
    ...fields,
    dice: ['special', 'special', 'blank'],
  })
  const after = play(both, 'reveal discredit-rebellion corellia', 'choose roll')
  assert.is(diceLeft(after), 1)
  assert.is(field(after, 'reputation'), 11)
  const harmless = risen('discredit-rebellion', ['motti'], {
    ...fields,
    dice: ['direct-hit', 'hit'],
  })
  const unhurt = play(harmless, 'reveal discredit-rebellion corellia', 'choose roll')
  assert.is(field(unhurt, 'reputation'), 10)
})

test('discredit-rebellion: the Master Yoda ring rerolls, and One In A Million sets dice there', () => {
  const yoda = risen('discredit-rebellion', ['general-tagge'], {
    ...MARKED,
    rings: { 'master-yoda': 'luke-skywalker' },
    leaders: { corellia: ['luke-skywalker'] },
    dice: ['special', 'blank'],
  })
  const asked = play(yoda, 'reveal discredit-rebellion corellia', 'choose roll')
  assert.is(decider(asked), 'rebel')
  const rerolled = play(asked, 'use master-yoda special')
  assert.is(diceLeft(rerolled), 0)
  assert.is(field(rerolled, 'reputation'), 10)
  assert.is(field(play(asked, 'done'), 'reputation'), 11)
  const million = risen('discredit-rebellion', ['motti'], {
    ...MARKED,
    leaders: { corellia: ['luke-skywalker'] },
    hands: { rebel: { actions: ['one-in-a-million'] } },
    dice: ['special'],
  })
  const set = play(
    million,
    'reveal discredit-rebellion corellia',
    'choose roll',
    'play one-in-a-million',
    'set red hit',
    'set red blank',
  )
  assert.is(diceLeft(set), 1)
  assert.is(field(set, 'reputation'), 10)
  // Elsewhere neither helps
  const away = risen('discredit-rebellion', ['general-tagge'], {
    ...MARKED,
    rings: { 'master-yoda': 'luke-skywalker' },
    leaders: { rodia: ['luke-skywalker'] },
    dice: ['special'],
  })
  assert.is(
    field(play(away, 'reveal discredit-rebellion corellia', 'choose roll'), 'reputation'),
    11,
  )
})

// Units

test('deployment: a Stormtrooper or an Assault Tank in a remote or sabotaged system', () => {
  const { before, after } = unopposed('deployment', ['darth-vader'], 'dagobah')
  assert.equal(offers(after, 'gain').sort(), ['gain assault-tank', 'gain stormtrooper'])
  assert.equal(changes(before, play(after, 'gain assault-tank')), {
    assigned: null,
    'leaders.dagobah': ['darth-vader'],
    'units.dagobah.assault-tank': 1,
    'discards.missions': ['deployment'],
  })
  const marked = unopposed('deployment', ['darth-vader'], 'corellia', { sabotage: ['corellia'] })
  allows(marked.after, 'gain stormtrooper')
  const s = risen('deployment', ['darth-vader'], {
    loyalty: { rebel: ['alderaan'] },
    units: { rodia: { 'x-wing': 1 } },
  })
  forbids(s, 'reveal deployment alderaan', 'reveal deployment rodia')
})

test('deployment: a hidden base there is revealed', () => {
  const { after } = unopposed('deployment', ['darth-vader'], 'hoth', {
    units: { 'rebel-base': { 'rebel-trooper': 1 } },
  })
  const landed = play(after, 'gain stormtrooper')
  assert.equal(field(landed, 'base'), { system: 'hoth', revealed: true })
})

test('message-from-high-command: 1 loyalty, and its leaders are in the pool again', () => {
  const s = risen('message-from-high-command', ['emperor-palpatine'])
  assert.equal(changed(s, 'reveal message-from-high-command corellia', 'decline'), {
    assigned: null,
    'loyalty.empire': ['corellia'],
    'discards.missions': ['message-from-high-command'],
  })
  // He may be used again this round
  const after = play(s, 'reveal message-from-high-command corellia', 'decline', 'pass')
  allows(after, 'activate emperor-palpatine corellia')
})

test('imperial-might: up to four units of space 1, and two leaders go on to Coruscant', () => {
  const fields = {
    units: { endor: { 'death-star-under-construction': 1 } },
    queues: {
      empire: {
        '1': { 'tie-fighter': 3, stormtrooper: 2, 'death-star': 1 },
        '2': { 'star-destroyer': 1 },
      },
    },
  }
  const s = risen('imperial-might', ['general-tagge', 'grand-moff-tarkin'], fields)
  const asked = play(s, 'reveal imperial-might endor')
  forbids(asked, 'deploy star-destroyer')
  const after = play(
    asked,
    'deploy death-star queue-1',
    'deploy tie-fighter queue-1',
    'deploy tie-fighter queue-1',
    'deploy stormtrooper queue-1',
  )
  assert.equal(field(after, 'units.endor'), {
    'death-star': 1,
    'tie-fighter': 2,
    stormtrooper: 1,
  })
  assert.equal(field(after, 'leaders.coruscant'), ['grand-moff-tarkin', 'general-tagge'])
  // One leader stays, and none need be deployed
  const one = play(
    risen('imperial-might', ['general-tagge'], fields),
    'reveal imperial-might endor',
    'done',
  )
  assert.equal(field(one, 'leaders.endor'), ['general-tagge'])
})

test('imperial-might: a Death Star needs its site, and a sabotage marker forbids deploying', () => {
  const queues = { empire: { '1': { 'death-star': 1, stormtrooper: 1 } } }
  const bunker = risen('imperial-might', ['general-tagge'], {
    units: {
      corellia: { 'shield-bunker': 1, stormtrooper: 1 },
      endor: { 'death-star-under-construction': 1 },
    },
    queues,
  })
  forbids(play(bunker, 'reveal imperial-might corellia'), 'deploy death-star')
  const marked = risen('imperial-might', ['general-tagge', 'grand-moff-tarkin'], {
    units: { corellia: { 'shield-bunker': 1, stormtrooper: 1 } },
    sabotage: ['corellia'],
    queues: { empire: { '1': { stormtrooper: 1 } } },
  })
  const after = play(marked, 'reveal imperial-might corellia')
  assert.is(at(after, 'corellia', 'stormtrooper'), 1)
  assert.equal(field(after, 'leaders.coruscant'), ['grand-moff-tarkin', 'general-tagge'])
  // A system with one of three units, and without Rebels
  const held = { units: { endor: { 'death-star': 1, 'x-wing': 1 }, kessel: { stormtrooper: 1 } } }
  forbids(risen('imperial-might', ['general-tagge'], held), 'reveal')
})

// Knowledge

test('stolen-intel: a probe card, the Rebel missions are seen, and one is discarded', () => {
  const { before, after } = unopposed('stolen-intel', ['emperor-palpatine'], 'alderaan', {
    loyalty: { rebel: ['alderaan'] },
    hands: { rebel: { missions: ['assault', 'assault', 'reconnaissance'] } },
    decks: { probes: ['tatooine'] },
  })
  assert.is(decider(after), 'empire')
  assert.equal(offers(after, 'discard').sort(), ['discard assault', 'discard reconnaissance'])
  const seen = rebellion.observe(after, 1)
  assert.equal(offers(seen, 'discard').sort(), ['discard assault', 'discard reconnaissance'])
  const done = play(after, 'discard assault')
  assert.equal(changes(before, done), {
    assigned: null,
    'leaders.alderaan': ['emperor-palpatine'],
    'hands.empire.probes': ['tatooine'],
    'hands.rebel.missions': ['reconnaissance', 'assault'],
    'discards.missions': ['assault', 'stolen-intel'],
    'decks.probes': -1,
  })
  // What is left in hand the Empire knows, as long as nothing is assigned
  assert.match(JSON.stringify(rebellion.toPosition(rebellion.observe(done, 1))), 'reconnaissance')
})

test('stolen-intel: a hand of starting missions loses nothing', () => {
  const { after } = unopposed('stolen-intel', ['emperor-palpatine'], 'alderaan', {
    loyalty: { rebel: ['alderaan'] },
    assigned: [{ mission: 'assault', leaders: ['chewbacca'] }],
  })
  assert.ok(hasTurn(after, 'rebel'))
  assert.equal(field(after, 'assigned'), [{ mission: 'assault', leaders: ['chewbacca'] }])
})

test('exploit-weakness: a random objective is shown and goes on top of the deck', () => {
  const { after } = unopposedAgainst('exploit-weakness', ['darth-vader'], {
    hands: { rebel: { objectives: ['liberation-2', 'popular-support-2'] } },
  })
  const held = field(after, 'hands.rebel.objectives')
  assert.ok(Array.isArray(held))
  assert.is(held.length, 1)
  const [top = ''] = cardsOf(after, 'objectives')
  assert.ok(['liberation-2', 'popular-support-2'].includes(top))
  for (const side of [0, 1])
    assert.is(cardsOf(rebellion.observe(after, side), 'objectives')[0], top)
  const empty = unopposedAgainst('exploit-weakness', ['darth-vader'])
  assert.ok(hasTurn(empty.after, 'rebel'))
})

/** Against Han Solo, captured on Kessel; he rolls blanks. */
function unopposedAgainst(
  mission: string,
  leaders: readonly string[],
  fields: Record<string, unknown> = {},
) {
  const before = risen(mission, leaders, {
    ...captiveAt('kessel'),
    dice: [...faces(12, 'special')],
    ...fields,
  })
  const asked = play(before, `reveal ${mission} han-solo`)
  return { before, after: offers(asked, 'decline').length > 0 ? play(asked, 'decline') : asked }
}

test('break-their-will: any system is named, and the answer is about its region', () => {
  const s = risen('break-their-will', ['darth-vader'], {
    ...captiveAt('kessel'),
    // All icons: Darth Vader 5, Han Solo 4
    dice: [...faces(5, 'special'), ...faces(4, 'blank')],
  })
  const asked = play(s, 'reveal break-their-will han-solo', 'decline')
  assert.is(diceLeft(asked), 0)
  assert.is(offers(asked, 'choose').length, 32)
  // Hoth's region, of which no Imperial unit has ruled anything out
  const yes = play(asked, 'choose endor')
  const region = field(yes, 'candidates')
  assert.ok(Array.isArray(region) && region.length === 4)
  assert.ok(region.includes('hoth') && region.includes('endor'))
  const no = play(asked, 'choose kessel')
  assert.match(JSON.stringify(field(no, 'ruledOut')), 'nal-hutta')
  assert.equal(field(no, 'base'), { system: 'hoth' })
  assert.equal(field(yes, 'discards.missions'), ['break-their-will'])
})

test('break-their-will: after a failure the card is in hand again', () => {
  const s = risen('break-their-will', ['darth-vader'], {
    ...captiveAt('kessel'),
    dice: [...faces(5, 'blank'), ...faces(4, 'blank')],
  })
  const failed = play(s, 'reveal break-their-will han-solo', 'decline')
  assert.equal(field(failed, 'hands.empire.missions'), ['break-their-will'])
  assert.is(field(failed, 'discards'), undefined)
})

test('were-the-bait E43: Rebel ground units of the base come here, past leaders, no structures, and fight', () => {
  const s = risen('were-the-bait', ['colonel-yularen'], {
    ...captiveAt('kessel'),
    units: {
      kessel: { stormtrooper: 2, 'star-destroyer': 1 },
      'rebel-base': { 'rebel-trooper': 5, airspeeder: 1, 'ion-cannon': 1, 'x-wing': 2 },
    },
    dice: faces(8, 'special'),
  })
  const asked = play(s, 'reveal were-the-bait han-solo', 'decline')
  assert.is(decider(asked), 'empire')
  assert.equal(offers(asked, 'move').sort(), [
    'move 1 airspeeder rebel-base',
    'move 1 rebel-trooper rebel-base',
  ])
  let lured = asked
  for (let i = 0; i < 2; i++) lured = play(lured, 'move 1 rebel-trooper rebel-base')
  lured = play(lured, 'move 1 airspeeder rebel-base')
  assert.is(combatOf(lured), 'kessel by empire')
  // 4 of health in all
  assert.is(at(lured, 'rebel-base', 'rebel-trooper'), 3)
  // As few as the Empire likes
  assert.is(combatOf(play(asked, 'move 1 airspeeder rebel-base', 'done')), 'kessel by empire')
})

// Recruiting

test('hire-mercenaries: a leader without tactic values, in a remote system', () => {
  const s = risen('hire-mercenaries', ['general-tagge'])
  const asked = play(s, 'reveal hire-mercenaries dagobah')
  assert.equal(offers(asked, 'choose').sort(), [
    'choose boba-fett',
    'choose jabba',
    'choose janus-greejatus',
  ])
  assert.equal(field(play(asked, 'choose jabba'), 'leaders.dagobah'), ['general-tagge', 'jabba'])
  forbids(s, 'reveal hire-mercenaries corellia')
})

test('imperial-promotion: a leader with tactic values, in an Imperial system', () => {
  const s = risen('imperial-promotion', ['general-tagge'])
  const asked = play(s, 'reveal imperial-promotion coruscant')
  allows(asked, 'choose krennic', 'choose krennics-finest', 'choose motti', 'choose admiral-piett')
  forbids(asked, 'choose jabba', 'choose boba-fett', 'choose darth-vader', 'choose han-solo')
  assert.equal(field(play(asked, 'choose krennic'), 'leaders.coruscant'), [
    'general-tagge',
    'krennic',
  ])
})

test.run()
