import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { eyes, goTo, kindOf, listOf, nextRound, ring, where } from '../look.js'
import {
  allows,
  decider,
  diceLeft,
  field,
  forbids,
  moves,
  offers,
  play,
  position,
} from '../support.js'

/** The setup with an Immediate card dealt to the Rebels. */
function dealt(card: string, fields: Record<string, unknown> = {}): State {
  const s = position({
    phase: 'setup',
    turn: 'rebel',
    hands: { rebel: { actions: [card] } },
    ...fields,
  })
  return play(s, 'camp none')
}

// R2-D2

test('resourceful-astromech, K16: any own leader gets the R2-D2 ring, at once', () => {
  const s = dealt('resourceful-astromech')
  // Other Immediate cards may have been dealt beside it; each asks for its bearer
  assert.equal(offers(s, 'choose').sort(), [
    'choose general-rieekan',
    'choose jan-dodonna',
    'choose mon-mothma',
    'choose princess-leia',
  ])
  const after = goTo(s, 'rebel', 'base', 'choose jan-dodonna')
  assert.match(ring(after, 'jan-dodonna'), /^(r2-d2|c-3po)$/)
  assert.not.ok(listOf(after, 'hands.rebel.actions').includes('resourceful-astromech'))
})

const fear = {
  phase: 'command',
  turn: 'empire',
  units: { alderaan: { stormtrooper: 1 } },
  loyalty: { rebel: ['alderaan'] },
  assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
}

test('r2-d2, X32, X44: after both rolls one Imperial die becomes blank, once', () => {
  const s = position({
    ...fear,
    leaders: { alderaan: ['princess-leia'] },
    rings: { 'r2-d2': 'princess-leia' },
    dice: ['special', 'blank', 'blank', 'hit', 'blank'],
  })
  const rolled = play(s, 'reveal rule-by-fear alderaan', 'decline')
  assert.is(diceLeft(rolled), 0)
  assert.is(decider(rolled), 'rebel')
  // Blank dice cannot be turned
  assert.equal(moves(rolled), ['done', 'use r2-d2 special'])
  const saved = play(rolled, 'use r2-d2 special')
  assert.equal(listOf(saved, 'loyalty.rebel'), ['alderaan'])
  assert.is(ring(saved, 'princess-leia'), 'none')
  assert.ok(listOf(saved, 'usedActions').includes('resourceful-astromech'))
  const lost = play(rolled, 'done')
  assert.is(field(lost, 'loyalty.rebel'), undefined)
  assert.is(ring(lost, 'princess-leia'), 'r2-d2')
})

test('r2-d2: also for Imperial dice against a Rebel mission, and only where its bearer is', () => {
  const base = {
    phase: 'command',
    leaders: { alderaan: ['emperor-palpatine'], naboo: ['princess-leia'] },
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
    dice: ['hit', 'blank', 'blank', 'hit', 'blank', 'blank'],
  }
  const s = position({ ...base, rings: { 'r2-d2': 'mon-mothma' } })
  const rolled = play(s, 'reveal build-alliance alderaan', 'decline')
  allows(rolled, 'use r2-d2 hit')
  assert.equal(listOf(play(rolled, 'use r2-d2 hit'), 'loyalty.rebel'), ['alderaan'])
  const away = position({ ...base, rings: { 'r2-d2': 'princess-leia' } })
  const failed = play(away, 'reveal build-alliance alderaan', 'decline')
  assert.equal([decider(failed), field(failed, 'loyalty.rebel')], ['empire', undefined])
  assert.is(ring(failed, 'princess-leia'), 'r2-d2')
})

test('r2-d2: not in a combat', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    leaders: { alderaan: ['princess-leia'] },
    rings: { 'r2-d2': 'princess-leia' },
    units: { alderaan: { 'x-wing': 3, 'star-destroyer': 1 } },
  })
  let now = play(s, 'activate darth-vader alderaan')
  for (let n = 0; n < 60 && eyes(now, 0).inCombat; n++) {
    forbids(now, 'use')
    const legal = moves(now)
    now = play(now, legal.find((text) => /^(decline|done|roll)$/.test(text)) ?? legal[0] ?? '')
  }
  assert.is(ring(now, 'princess-leia'), 'r2-d2')
})

// C-3PO

test('human-cyborg-relations, K16: any own leader gets the C-3PO ring, at once', () => {
  const s = dealt('human-cyborg-relations')
  assert.is(offers(s, 'choose').length, 4)
  const after = goTo(s, 'rebel', 'base', 'choose mon-mothma')
  assert.match(ring(after, 'mon-mothma'), /^(r2-d2|c-3po)$/)
  assert.not.ok(listOf(after, 'hands.rebel.actions').includes('human-cyborg-relations'))
})

test('c-3po, X32: a failed diplomacy mission where its bearer is succeeds, once', () => {
  const base = {
    phase: 'command',
    leaders: { alderaan: ['emperor-palpatine', 'princess-leia'] },
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
    dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
  }
  // The bearer need not be assigned
  const s = position({ ...base, rings: { 'c-3po': 'princess-leia' } })
  const failed = play(s, 'reveal build-alliance alderaan', 'decline')
  assert.is(diceLeft(failed), 0)
  assert.equal(moves(failed), ['decline', 'use c-3po'])
  const saved = play(failed, 'use c-3po')
  assert.equal(listOf(saved, 'loyalty.rebel'), ['alderaan'])
  assert.is(ring(saved, 'princess-leia'), 'none')
  const lost = play(failed, 'decline')
  assert.equal([field(lost, 'loyalty.rebel'), ring(lost, 'princess-leia')], [undefined, 'c-3po'])
  const away = position({
    ...base,
    leaders: { alderaan: ['emperor-palpatine'] },
    dice: Array(6).fill('blank'),
    rings: { 'c-3po': 'princess-leia' },
  })
  assert.is(decider(play(away, 'reveal build-alliance alderaan', 'decline')), 'empire')
})

test('c-3po: not for another skill, nor for a success', () => {
  const s = position({
    phase: 'command',
    leaders: { alderaan: ['darth-vader'] },
    rings: { 'c-3po': 'general-rieekan' },
    assigned: [{ mission: 'sabotage', leaders: ['general-rieekan'] }],
    dice: ['blank', 'hit', 'blank', 'blank'],
  })
  const failed = play(s, 'reveal sabotage alderaan', 'decline')
  assert.equal([decider(failed), field(failed, 'sabotage')], ['empire', undefined])
  const well = position({
    phase: 'command',
    rings: { 'c-3po': 'mon-mothma' },
    assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
  })
  const done = play(well, 'reveal build-alliance alderaan', 'decline')
  assert.equal([decider(done), ring(done, 'mon-mothma')], ['empire', 'c-3po'])
})

// The Millennium Falcon

function recruiting(leaders: Record<string, string[]>, more: Record<string, unknown> = {}): State {
  const s = position({
    phase: 'refresh',
    leaders,
    decks: { rebelActions: ['the-millennium-falcon', 'ambush'] },
    ...more,
  })
  return goTo(s, 'rebel', 'recruit')
}

test('the-millennium-falcon: chosen when recruiting, it goes to Han Solo or Chewbacca at once', () => {
  const s = recruiting({ pool: ['chewbacca'] })
  allows(s, 'keep the-millennium-falcon han-solo', 'keep the-millennium-falcon')
  const both = play(s, 'keep the-millennium-falcon han-solo')
  assert.equal(offers(both, 'choose').sort(), ['choose chewbacca', 'choose han-solo'])
  const worn = play(both, 'choose chewbacca')
  assert.equal([ring(worn, 'chewbacca'), ring(worn, 'han-solo')], ['millennium-falcon', 'none'])
  assert.is(where(worn, 'han-solo'), 'pool')
  assert.not.ok(listOf(worn, 'hands.rebel.actions').includes('the-millennium-falcon'))
})

test('the-millennium-falcon: not for a captive, and of no use without a bearer', () => {
  const s = recruiting(
    { naboo: ['chewbacca'] },
    { rings: { captured: 'chewbacca' }, units: { naboo: { stormtrooper: 1 } } },
  )
  const after = play(s, 'keep the-millennium-falcon han-solo')
  assert.equal(
    [ring(after, 'han-solo'), ring(after, 'chewbacca')],
    ['millennium-falcon', 'captured'],
  )
  const gone = recruiting({ eliminated: ['chewbacca', 'han-solo'] })
  const none = play(gone, 'keep the-millennium-falcon')
  assert.is(field(none, 'rings'), undefined)
  assert.ok(listOf(none, 'usedActions').includes('the-millennium-falcon'))
})

test('millennium-falcon, K23: after a success where its bearer is, a captive there is free, and rescuers may follow', () => {
  const base = {
    phase: 'command',
    leaders: { kessel: ['han-solo', 'princess-leia'] },
    rings: { 'millennium-falcon': 'han-solo', captured: 'princess-leia' },
    units: { kessel: { stormtrooper: 2 } },
    assigned: [{ mission: 'infiltration', leaders: ['jan-dodonna'] }],
  }
  const s = position(base)
  const open = play(s, 'reveal infiltration kessel', 'decline')
  // First the mission itself
  assert.is(offers(open, 'choose').length, 2)
  const done = play(open, offers(open, 'choose')[0] ?? '')
  assert.equal(moves(done), ['decline', 'use millennium-falcon'])
  const free = play(done, 'use millennium-falcon')
  assert.equal([where(free, 'princess-leia'), ring(free, 'princess-leia')], ['rebel-base', 'none'])
  assert.is(ring(free, 'han-solo'), 'none')
  assert.ok(listOf(free, 'usedActions').includes('the-millennium-falcon'))
  // Han Solo was not assigned to the mission and stays
  allows(free, 'follow jan-dodonna', 'done')
  forbids(free, 'follow han-solo')
  const gone = play(free, 'follow jan-dodonna')
  const end = moves(gone).includes('done') ? play(gone, 'done') : gone
  assert.equal([where(end, 'jan-dodonna'), where(end, 'han-solo')], ['rebel-base', 'kessel'])
  const kept = play(done, 'decline')
  assert.equal(
    [ring(kept, 'han-solo'), ring(kept, 'princess-leia')],
    ['millennium-falcon', 'captured'],
  )
})

test('millennium-falcon, for-the-greater-good, K10: whoever the ring rescues, the leaders of that mission stay', () => {
  const s = position({
    phase: 'command',
    leaders: { kessel: ['han-solo', 'princess-leia', 'jan-dodonna'] },
    rings: { 'millennium-falcon': 'han-solo', captured: 'princess-leia', carbonite: 'jan-dodonna' },
    units: { kessel: { stormtrooper: 2 } },
    assigned: [{ mission: 'for-the-greater-good', leaders: ['obi-wan-kenobi'] }],
    // Obi-Wan Kenobi rolls three dice, his portrait adds two; the captives roll their icons
    dice: Array(9).fill('hit'),
  })
  const done = play(s, 'reveal for-the-greater-good kessel', 'decline', 'choose princess-leia')
  assert.equal(moves(done), ['decline', 'use millennium-falcon'])
  const free = play(done, 'use millennium-falcon')
  assert.equal(
    [where(free, 'jan-dodonna'), where(free, 'obi-wan-kenobi')],
    ['rebel-base', 'kessel'],
  )
  forbids(free, 'follow')
})

test('a leader who is at the revealed base already is not asked whether he follows there', () => {
  const s = position({
    phase: 'command',
    base: { system: 'kessel', revealed: true },
    leaders: { kessel: ['princess-leia'] },
    rings: { captured: 'princess-leia' },
    units: { kessel: { stormtrooper: 2, 'rebel-trooper': 3 } },
    assigned: [{ mission: 'daring-rescue', leaders: ['jan-dodonna', 'mon-mothma'] }],
    dice: Array(9).fill('hit'),
  })
  const done = play(s, 'reveal daring-rescue kessel', 'decline')
  forbids(done, 'follow', 'done')
  assert.is(ring(done, 'princess-leia'), 'none')
})

test('millennium-falcon, it-is-your-destiny: Vader may answer, with a leader who was assigned', () => {
  const s = position({
    phase: 'command',
    hands: { empire: { actions: ['it-is-your-destiny'] } },
    leaders: { kessel: ['han-solo', 'princess-leia', 'darth-vader'] },
    rings: { 'millennium-falcon': 'han-solo', captured: 'princess-leia' },
    units: { kessel: { stormtrooper: 2 } },
    assigned: [{ mission: 'sabotage', leaders: ['general-rieekan'] }],
    // Rieekan and Han Solo roll three dice, Vader three
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
  })
  const done = play(s, 'reveal sabotage kessel', 'decline', 'use millennium-falcon')
  const said = play(done, 'follow general-rieekan')
  const asked = moves(said).includes('done') ? play(said, 'done') : said
  assert.is(decider(asked), 'empire')
  // Han Solo was not assigned, his ring is gone
  assert.equal(moves(asked), ['decline', 'play it-is-your-destiny general-rieekan'])
  const taken = play(asked, 'play it-is-your-destiny general-rieekan')
  assert.equal(
    ['general-rieekan', 'princess-leia', 'han-solo'].map((id) => [
      where(taken, id),
      ring(taken, id),
    ]),
    [
      ['kessel', 'captured'],
      ['rebel-base', 'none'],
      ['kessel', 'none'],
    ],
  )
})

test('millennium-falcon: not elsewhere, not without a captive, not after a failure', () => {
  const base = {
    phase: 'command',
    units: { kessel: { stormtrooper: 2 }, naboo: { stormtrooper: 1 } },
    assigned: [{ mission: 'sabotage', leaders: ['general-rieekan'] }],
  }
  const elsewhere = position({
    ...base,
    leaders: { naboo: ['han-solo'], kessel: ['princess-leia'] },
    rings: { 'millennium-falcon': 'han-solo', captured: 'princess-leia' },
  })
  assert.is(decider(play(elsewhere, 'reveal sabotage kessel', 'decline')), 'empire')
  const nobody = position({
    ...base,
    leaders: { kessel: ['han-solo'] },
    rings: { 'millennium-falcon': 'han-solo' },
  })
  assert.is(decider(play(nobody, 'reveal sabotage kessel', 'decline')), 'empire')
  const failure = position({
    ...base,
    leaders: { kessel: ['han-solo', 'princess-leia', 'darth-vader'] },
    rings: { 'millennium-falcon': 'han-solo', captured: 'princess-leia' },
    dice: ['blank', 'blank', 'blank', 'hit', 'blank', 'blank'],
  })
  const failed = play(failure, 'reveal sabotage kessel', 'decline')
  assert.equal([decider(failed), ring(failed, 'han-solo')], ['empire', 'millennium-falcon'])
  assert.is(kindOf(failed), 'command')
})

// Master Yoda

const yoda = {
  phase: 'command',
  leaders: { alderaan: ['emperor-palpatine', 'luke-skywalker'] },
  assigned: [{ mission: 'build-alliance', leaders: ['mon-mothma'] }],
}
const failing = ['blank', 'hit', 'blank', 'hit', 'blank', 'blank']

test('master-yoda, X31, X44: once a round one Rebel die is rolled again where its bearer is', () => {
  const s = position({
    ...yoda,
    rings: { 'master-yoda': 'luke-skywalker' },
    dice: [...failing, 'special'],
  })
  // Both rolls are seen; any die will do, a hit as well as a blank
  const rolled = play(s, 'reveal build-alliance alderaan', 'decline')
  assert.equal([decider(rolled), diceLeft(rolled)], ['rebel', 1])
  assert.equal(moves(rolled), ['done', 'use master-yoda hit', 'use master-yoda blank'])
  const again = play(rolled, 'use master-yoda blank')
  assert.equal(listOf(again, 'loyalty.rebel'), ['alderaan'])
  assert.is(diceLeft(again), 0)
  // The ring stays on; for this round it is used up
  assert.is(ring(again, 'luke-skywalker'), 'master-yoda')
  assert.is(field(again, 'round.yodaUsed'), true)
  // Declining does not use it up
  const kept = play(rolled, 'done')
  assert.equal([field(kept, 'loyalty.rebel'), field(kept, 'round')], [undefined, undefined])
})

test('master-yoda: not a second time in a round, not from afar, and again in the next round', () => {
  const used = position({
    ...yoda,
    round: { yodaUsed: true },
    rings: { 'master-yoda': 'luke-skywalker' },
    dice: failing,
  })
  const failed = play(used, 'reveal build-alliance alderaan', 'decline')
  assert.equal([decider(failed), diceLeft(failed)], ['empire', 0])
  assert.is(field(nextRound(failed), 'round'), undefined)
  const away = position({
    ...yoda,
    leaders: { alderaan: ['emperor-palpatine'], naboo: ['luke-skywalker'] },
    rings: { 'master-yoda': 'luke-skywalker' },
    dice: failing,
  })
  assert.is(decider(play(away, 'reveal build-alliance alderaan', 'decline')), 'empire')
})

test('K14, K15: a new ring takes the place of the old one, whose card leaves the game', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    leaders: { alderaan: ['princess-leia'] },
    rings: { 'c-3po': 'princess-leia' },
    units: { alderaan: { stormtrooper: 1 } },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    dice: ['hit', 'blank', 'blank', 'blank'],
  })
  const after = play(s, 'reveal capture-rebel-operative princess-leia', 'decline')
  assert.is(ring(after, 'princess-leia'), 'captured')
  assert.ok(listOf(after, 'usedActions').includes('human-cyborg-relations'))
})

test.run()
