import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rebellion } from '../../../../engine/rebellion/index.js'
import type { State } from '../../../../engine/state.js'
import { eyes, goTo, kindOf, listOf, playOut, suspects, systems, where } from '../look.js'
import { allows, at, decider, field, forbids, moves, offers, play, position } from '../support.js'

/** The Rebels' part of the Assignment Phase with these action cards and leaders at hand. */
function assigning(actions: string[], pool: string[], fields: Record<string, unknown> = {}): State {
  return position({ hands: { rebel: { actions } }, leaders: { pool }, ...fields })
}

function choices(s: State): string[] {
  return offers(s, 'choose').map((text) => text.slice('choose '.length))
}

/** The Rebels go on assigning, and the card is used up. */
function goesOn(s: State, card: string): void {
  assert.equal([decider(s), kindOf(s)], ['rebel', 'assign'])
  assert.ok(listOf(s, 'usedActions').includes(card))
  forbids(s, `play ${card}`)
}

test('rebel-planning: Dodonna goes to the base space and an objective is drawn', () => {
  const s = assigning(['rebel-planning'], [], {
    decks: { objectives: { top: ['crippling-blow-1'] } },
    units: { 'rebel-base': { 'x-wing': 1 } },
  })
  const after = play(s, 'play rebel-planning jan-dodonna')
  assert.equal(listOf(after, 'hands.rebel.objectives'), ['crippling-blow-1'])
  assert.is(listOf(after, 'decks.objectives').length, 14)
  assert.is(where(after, 'jan-dodonna'), 'rebel-base')
  goesOn(after, 'rebel-planning')
  // He holds the units of the space
  const moved = play(after, 'done', 'done', 'activate princess-leia bespin')
  assert.is(at(moved, 'rebel-base', 'x-wing'), 1)
  assert.is.not(kindOf(moved), 'move-group')
  const open = assigning(['rebel-planning'], [], { base: { system: 'hoth', revealed: true } })
  assert.is(where(play(open, 'play rebel-planning jan-dodonna'), 'jan-dodonna'), 'hoth')
})

test('Z6, start-the-evacuation: Rieekan leads units out of the base space to a system without Imperial units', () => {
  const s = assigning(['start-the-evacuation'], [], {
    units: {
      'rebel-base': { 'rebel-transport': 1, 'rebel-trooper': 2, 'ion-cannon': 1, 'x-wing': 1 },
      kessel: { 'tie-fighter': 1 },
      hoth: { 'y-wing': 1 },
    },
  })
  const open = play(s, 'play start-the-evacuation general-rieekan')
  assert.is(choices(open).length, 31)
  forbids(open, 'choose kessel')
  const moving = play(open, 'choose ilum')
  assert.is(where(moving, 'general-rieekan'), 'ilum')
  forbids(moving, 'move 1 ion-cannon', 'move 1 y-wing', 'move 1 rebel-trooper')
  const after = playOut(
    moving,
    'move 1 rebel-transport rebel-base',
    'move 2 rebel-trooper rebel-base',
  )
  assert.equal([at(after, 'ilum', 'rebel-transport'), at(after, 'ilum', 'rebel-trooper')], [1, 2])
  assert.is(at(after, 'rebel-base', 'x-wing'), 1)
  goesOn(after, 'start-the-evacuation')
  // Adjacency was waived: it tells nothing of the base
  assert.is(suspects(after).length, suspects(s).length)
  // None of them is a choice too, and so is an empty space
  const none = play(moving, 'done')
  assert.equal([at(none, 'ilum', 'x-wing'), where(none, 'general-rieekan')], [0, 'ilum'])
  const empty = play(
    assigning(['start-the-evacuation'], []),
    'play start-the-evacuation general-rieekan',
    'choose ilum',
  )
  goesOn(empty, 'start-the-evacuation')
})

test('start-the-evacuation: a revealed base is evacuated out of its system', () => {
  const s = assigning(['start-the-evacuation'], [], {
    base: { system: 'hoth', revealed: true },
    units: { hoth: { 'x-wing': 2 } },
  })
  const moving = play(s, 'play start-the-evacuation general-rieekan', 'choose ilum')
  const after = playOut(moving, 'move 2 x-wing hoth')
  assert.equal([at(after, 'ilum', 'x-wing'), at(after, 'hoth', 'x-wing')], [2, 0])
})

test('our-most-desperate-hour, Z11: any mission of the deck, unseen, with Leia on it', () => {
  const s = assigning(['our-most-desperate-hour'], [], {
    hands: {
      rebel: { actions: ['our-most-desperate-hour'], missions: ['seek-yoda', 'daring-rescue'] },
    },
    discards: { missions: ['covert-operation'] },
  })
  const open = play(s, 'play our-most-desperate-hour princess-leia')
  // What is in hand or discarded is not in the deck; of two Daring Rescues one is left
  forbids(open, 'choose seek-yoda', 'choose covert-operation', 'choose sabotage', 'decline')
  allows(open, 'choose daring-rescue', 'choose stolen-plans')
  const [a, b] = ['choose daring-rescue', 'choose stolen-plans'].map((text) =>
    rebellion.seen(open, rebellion.parse(open, text), 1),
  )
  assert.is(a, b)
  const after = play(open, 'choose stolen-plans', 'decline')
  assert.is(listOf(after, 'decks.rebelMissions').length, 21)
  assert.not.ok(listOf(after, 'decks.rebelMissions').includes('stolen-plans'))
  assert.is(where(after, 'princess-leia'), 'mission')
  goesOn(after, 'our-most-desperate-hour')
  const command = play(after, 'done', 'done')
  assert.equal(offers(command, 'reveal stolen-plans'), [])
  assert.is(eyes(rebellion.observe(after, 1), 1).stackCard(0, 0), -1)
})

test('temporary-alliance: Mon Mothma goes to a neutral system and builds a unit for each of its icons', () => {
  const s = assigning(['temporary-alliance'], [], {
    loyalty: { rebel: ['naboo'], empire: ['corellia'] },
    units: { geonosis: { stormtrooper: 1 } },
    sabotage: ['cato-neimoidia'],
  })
  const open = play(s, 'play temporary-alliance mon-mothma')
  // A subjugated system without marker is neutral, a remote one too
  allows(open, 'choose geonosis', 'choose hoth', 'choose cato-neimoidia')
  forbids(open, 'choose naboo', 'choose corellia', 'choose coruscant')
  const cato = play(open, 'choose cato-neimoidia')
  // One triangle: three Rebel ships have it
  assert.equal(offers(cato, 'gain').sort(), ['gain rebel-transport', 'gain x-wing', 'gain y-wing'])
  const after = play(cato, 'gain y-wing')
  assert.equal(field(after, 'queues.rebel'), { 2: { 'y-wing': 1, airspeeder: 1 } })
  assert.is(where(after, 'mon-mothma'), 'cato-neimoidia')
  goesOn(after, 'temporary-alliance')
  const remote = play(open, 'choose hoth')
  assert.is(field(remote, 'queues'), undefined)
})

test('Z5, an-old-friend: Han Solo meets Lando in Bespin or Chewbacca in Kashyyyk', () => {
  const s = assigning(['an-old-friend'], ['han-solo'])
  const open = play(s, 'play an-old-friend han-solo')
  assert.equal(choices(open).sort(), ['bespin', 'kashyyyk'])
  const bespin = play(open, 'choose bespin')
  assert.equal(
    ['han-solo', 'lando-calrissian', 'chewbacca'].map((id) => where(bespin, id)),
    ['bespin', 'bespin', 'reserve'],
  )
  goesOn(bespin, 'an-old-friend')
  const kashyyyk = play(open, 'choose kashyyyk')
  assert.equal(
    ['han-solo', 'lando-calrissian', 'chewbacca'].map((id) => where(kashyyyk, id)),
    ['kashyyyk', 'reserve', 'kashyyyk'],
  )
  // Who is in play, captured or gone is not recruited, and destruction does not matter
  for (const place of ['pool', 'eliminated', 'naboo']) {
    const gone = position({
      hands: { rebel: { actions: ['an-old-friend'] } },
      leaders:
        place === 'pool'
          ? { pool: ['han-solo', 'chewbacca'] }
          : { pool: ['han-solo'], [place]: ['chewbacca'] },
      destroyed: ['kashyyyk'],
    })
    const after = play(gone, 'play an-old-friend han-solo', 'choose kashyyyk')
    assert.equal([where(after, 'han-solo'), where(after, 'chewbacca')], ['kashyyyk', place])
  }
})

test('ambush: Madine goes anywhere and destroys ground units worth three health', () => {
  const s = assigning(['ambush'], ['general-madine'], {
    units: {
      kessel: { stormtrooper: 3, 'at-st': 1, 'at-at': 1, 'star-destroyer': 1, 'tie-fighter': 1 },
      rodia: { stormtrooper: 1 },
    },
    leaders: { pool: ['general-madine'], rodia: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
  })
  const open = play(s, 'play ambush general-madine')
  assert.is(choices(open).length, 32)
  const kessel = play(open, 'choose kessel')
  allows(
    kessel,
    'destroy stormtrooper kessel',
    'destroy at-st kessel',
    'destroy at-at kessel',
    'done',
  )
  forbids(kessel, 'destroy star-destroyer', 'destroy tie-fighter')
  const one = play(kessel, 'destroy at-st kessel')
  assert.equal(offers(one, 'destroy'), ['destroy stormtrooper kessel'])
  const after = play(one, 'destroy stormtrooper kessel')
  assert.equal(
    ['stormtrooper', 'at-st', 'at-at', 'star-destroyer'].map((id) => at(after, 'kessel', id)),
    [2, 0, 1, 1],
  )
  // No combat follows, and the card is used
  goesOn(after, 'ambush')
  assert.not.ok(eyes(after, 0).inCombat)
  const none = play(kessel, 'done')
  assert.is(at(none, 'kessel', 'stormtrooper'), 3)
  // The last unit gone, subjugation ends and the captive is free
  const free = playOut(open, 'choose rodia', 'destroy stormtrooper rodia')
  assert.is(where(free, 'princess-leia'), 'rebel-base')
  assert.equal(systems(eyes(s, 0).subjugated).sort(), ['kessel', 'rodia'])
  assert.equal(systems(eyes(free, 0).subjugated), ['kessel'])
})

// Independent Operation

const garrison = {
  hands: { rebel: { actions: ['independent-operation'] } },
  leaders: { pool: ['lando-calrissian'], rodia: ['darth-vader'], kessel: ['princess-leia'] },
  rings: { captured: 'princess-leia' },
  loyalty: { empire: ['corellia'], rebel: ['rodia'] },
  units: {
    rodia: { stormtrooper: 2, 'at-st': 1, 'tie-fighter': 1 },
    kessel: { stormtrooper: 1 },
    naboo: { stormtrooper: 1, 'rebel-trooper': 1 },
  },
}

test('Z9, independent-operation: the Empire moves the garrison of a subjugated system to another of its systems', () => {
  const s = position(garrison)
  const open = play(s, 'play independent-operation lando-calrissian')
  assert.equal(choices(open).sort(), ['kessel', 'naboo', 'rodia'])
  const asked = play(open, 'choose rodia')
  assert.is(decider(asked), 'empire')
  // Not where Rebel ground units are, and not the same system
  assert.equal(choices(asked).sort(), ['corellia', 'coruscant', 'kessel'])
  const after = play(asked, 'choose corellia')
  assert.equal([at(after, 'corellia', 'stormtrooper'), at(after, 'corellia', 'at-st')], [2, 1])
  // Ships and leaders stay; the marker is off and Rebel loyalty holds again
  assert.equal([at(after, 'rodia', 'tie-fighter'), where(after, 'darth-vader')], [1, 'rodia'])
  assert.is(where(after, 'lando-calrissian'), 'rodia')
  assert.equal(systems(eyes(s, 0).rebelSystems), [])
  assert.equal(systems(eyes(after, 0).rebelSystems), ['rodia'])
  goesOn(after, 'independent-operation')
  // The captive of an emptied system is left behind and free
  const freed = play(open, 'choose kessel', 'choose corellia')
  assert.is(where(freed, 'princess-leia'), 'rebel-base')
})

test('Z9, independent-operation: not usable without another Imperial system to go to', () => {
  const s = position({
    hands: garrison.hands,
    leaders: { pool: ['lando-calrissian'] },
    units: {
      rodia: { stormtrooper: 2 },
      coruscant: { 'rebel-trooper': 1 },
    },
  })
  forbids(s, 'play independent-operation')
  const two = position({
    hands: garrison.hands,
    leaders: { pool: ['lando-calrissian'] },
    units: { rodia: { stormtrooper: 2 } },
  })
  allows(two, 'play independent-operation lando-calrissian')
  // Nothing is subjugated: no system to go to
  forbids(
    position({ hands: garrison.hands, leaders: { pool: ['lando-calrissian'] } }),
    'play independent-operation',
  )
})

// Answers to Imperial missions

const attack = {
  phase: 'command',
  turn: 'empire',
  units: { alderaan: { stormtrooper: 1 }, naboo: { stormtrooper: 1 } },
  loyalty: { rebel: ['alderaan'] },
}

test('Z14, undercover: Lando or Obi-Wan comes from another system before the dice', () => {
  const s = position({
    ...attack,
    hands: { rebel: { actions: ['undercover'] } },
    leaders: { ilum: ['lando-calrissian'], alderaan: ['obi-wan-kenobi'] },
    assigned: [{ mission: 'rule-by-fear', leaders: ['grand-moff-tarkin'] }],
    dice: ['hit', 'hit', 'hit'],
  })
  const open = play(s, 'reveal rule-by-fear alderaan')
  // Obi-Wan is there already
  assert.equal(offers(open, 'play'), ['play undercover lando-calrissian'])
  const came = play(open, 'play undercover lando-calrissian')
  assert.is(where(came, 'lando-calrissian'), 'alderaan')
  // It is beside the leader who may be sent
  allows(came, 'oppose mon-mothma', 'decline')
  // Tarkin has one die, Lando and Obi-Wan one each
  const after = play(came, 'decline')
  assert.equal(listOf(after, 'loyalty.rebel'), ['alderaan'])
  assert.is(field(after, 'dice'), undefined)
})

test('undercover: not out of the pool, off a mission, out of captivity or out of the base space', () => {
  const leaders = [
    { pool: ['lando-calrissian', 'obi-wan-kenobi'] },
    { 'rebel-base': ['lando-calrissian', 'obi-wan-kenobi'] },
    { naboo: ['lando-calrissian'], eliminated: ['obi-wan-kenobi'] },
  ]
  leaders.forEach((places, n) => {
    const s = position({
      ...attack,
      hands: { rebel: { actions: ['undercover'] } },
      leaders: places,
      rings: n === 2 ? { captured: 'lando-calrissian' } : {},
      assigned: [{ mission: 'rule-by-fear', leaders: ['grand-moff-tarkin'] }],
    })
    forbids(play(s, 'reveal rule-by-fear alderaan'), 'play undercover')
  })
  // A mission that is resolved is not opposed
  const resolved = position({
    ...attack,
    hands: { rebel: { actions: ['undercover'] } },
    leaders: { ilum: ['lando-calrissian'] },
    assigned: [{ mission: 'research-and-development', leaders: ['grand-moff-tarkin'] }],
  })
  forbids(play(resolved, 'reveal research-and-development coruscant'), 'play undercover')
})

test('X29, wookiee-guardian: Chewbacca, even just sent, makes a spec ops mission fail without dice', () => {
  const s = position({
    ...attack,
    hands: { rebel: { actions: ['wookiee-guardian'] } },
    leaders: { pool: ['chewbacca'], naboo: ['princess-leia'] },
    assigned: [
      { mission: 'capture-rebel-operative', leaders: ['darth-vader'] },
      { mission: 'rule-by-fear', leaders: ['emperor-palpatine'] },
    ],
    dice: ['hit'],
  })
  const open = play(s, 'reveal capture-rebel-operative princess-leia')
  forbids(open, 'play wookiee-guardian')
  const sent = play(open, 'oppose chewbacca')
  allows(sent, 'play wookiee-guardian', 'decline')
  const after = play(sent, 'play wookiee-guardian')
  assert.equal([decider(after), field(after, 'rings')], ['rebel', undefined])
  assert.equal([where(after, 'chewbacca'), where(after, 'darth-vader')], ['naboo', 'naboo'])
  assert.equal(listOf(after, 'dice'), ['hit'])
  assert.equal(listOf(after, 'usedActions'), ['wookiee-guardian'])
  assert.is(eyes(after, 1).missionHandSize(1), 3)
  // Not against diplomacy
  const fear = play(s, 'reveal rule-by-fear alderaan', 'oppose chewbacca')
  assert.not.ok(moves(fear).includes('play wookiee-guardian'))
})

test('K13, noble-sacrifice: Obi-Wan, captured, is eliminated for one reputation', () => {
  const s = position({
    ...attack,
    hands: { rebel: { actions: ['noble-sacrifice'] } },
    leaders: { naboo: ['obi-wan-kenobi'], alderaan: ['princess-leia'] },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    dice: ['hit', 'blank', 'blank'],
  })
  const caught = play(s, 'reveal capture-rebel-operative obi-wan-kenobi', 'decline')
  assert.equal([decider(caught), kindOf(caught)], ['rebel', 'reaction'])
  const given = play(caught, 'play noble-sacrifice')
  assert.is(where(given, 'obi-wan-kenobi'), 'eliminated')
  assert.equal([field(given, 'reputation'), field(given, 'rings')], [13, undefined])
  assert.equal(listOf(given, 'usedActions'), ['noble-sacrifice'])
  const kept = play(caught, 'decline')
  assert.equal(
    [field(kept, 'reputation'), field(kept, 'rings.captured')],
    [undefined, 'obi-wan-kenobi'],
  )
  assert.equal(listOf(kept, 'hands.rebel.actions'), ['noble-sacrifice'])
  // Another captive is no occasion
  const leia = play(s, 'reveal capture-rebel-operative princess-leia', 'decline')
  assert.is.not(kindOf(leia), 'reaction')
})

test('Z13, noble-sacrifice: not where Boba Fett has banned Rebel cards', () => {
  const fields = {
    ...attack,
    hands: { rebel: { actions: ['noble-sacrifice'] } },
    leaders: { naboo: ['obi-wan-kenobi'] },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    dice: ['hit', 'blank', 'blank'],
  }
  const caught = (ban: string) =>
    play(
      position({ ...fields, round: { bobaBan: ban } }),
      'reveal capture-rebel-operative obi-wan-kenobi',
      'decline',
    )
  assert.equal([kindOf(caught('naboo')), decider(caught('naboo'))], ['command', 'rebel'])
  assert.is(kindOf(caught('rodia')), 'reaction')
})

test('noble-sacrifice: the reputation can end the game', () => {
  const s = position({
    ...attack,
    time: 7,
    reputation: 8,
    hands: { rebel: { actions: ['noble-sacrifice'] } },
    leaders: { naboo: ['obi-wan-kenobi'] },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    dice: ['hit', 'blank', 'blank'],
  })
  const over = play(
    s,
    'reveal capture-rebel-operative obi-wan-kenobi',
    'decline',
    'play noble-sacrifice',
  )
  assert.equal(rebellion.outcome(over), { utility: [1, 0], reason: 'reputation' })
})

// After Rebel missions

const success = {
  phase: 'command',
  hands: { rebel: { actions: ['son-of-skywalker'] } },
  leaders: { alderaan: ['luke-skywalker'] },
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
}

test('Z11, son-of-skywalker: after a success where Luke is, Daring Rescue or Seek Yoda comes out of the deck', () => {
  const s = position(success)
  const done = play(s, 'reveal build-alliance alderaan', 'decline')
  assert.equal(moves(done), ['decline', 'play son-of-skywalker'])
  const search = play(done, 'play son-of-skywalker')
  assert.equal(moves(search).sort(), ['choose daring-rescue', 'choose seek-yoda', 'decline'])
  const [a, b] = ['choose daring-rescue', 'choose seek-yoda'].map((text) =>
    rebellion.seen(search, rebellion.parse(search, text), 1),
  )
  assert.is(a, b)
  const found = play(search, 'choose seek-yoda')
  assert.equal(listOf(found, 'hands.rebel.missions'), ['seek-yoda'])
  assert.not.ok(listOf(found, 'decks.rebelMissions').includes('seek-yoda'))
  assert.is(listOf(found, 'decks.rebelMissions').length, 24)
  assert.is(decider(found), 'empire')
  // What is not in the deck is not found
  const bare = position({
    ...success,
    discards: { missions: ['daring-rescue', 'daring-rescue', 'seek-yoda'] },
  })
  const nothing = play(bare, 'reveal build-alliance alderaan', 'decline', 'play son-of-skywalker')
  assert.equal(listOf(nothing, 'hands.rebel.missions'), [])
  assert.is(decider(nothing), 'empire')
})

test('son-of-skywalker: not after a failure, elsewhere, or a mission that is resolved', () => {
  const elsewhere = position({ ...success, leaders: { naboo: ['luke-skywalker'] } })
  assert.is(decider(play(elsewhere, 'reveal build-alliance alderaan', 'decline')), 'empire')
  const failed = position({
    ...success,
    leaders: { alderaan: ['luke-skywalker', 'darth-vader'] },
    dice: ['hit', 'blank', 'blank', 'hit', 'blank'],
  })
  const after = play(failed, 'reveal build-alliance alderaan', 'decline')
  assert.equal([decider(after), listOf(after, 'dice')], ['empire', []])
  const resolved = position({
    ...success,
    leaders: { dagobah: ['luke-skywalker'] },
    jedi: true,
    assigned: [{ mission: 'seek-yoda', leaders: ['princess-leia'] }],
  })
  assert.is(decider(play(resolved, 'reveal seek-yoda dagobah')), 'empire')
})

test('son-of-skywalker: Luke Skywalker (Jedi) serves as well', () => {
  const s = position({ ...success, jedi: true })
  allows(play(s, 'reveal build-alliance alderaan', 'decline'), 'play son-of-skywalker')
  assert.is(kindOf(goTo(s, 'empire', 'oppose', 'reveal build-alliance alderaan')), 'oppose')
})

test.run()
