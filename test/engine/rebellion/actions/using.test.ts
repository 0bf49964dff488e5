import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { State } from '../../../../engine/state.js'
import { captive, eyes, goTo, kindOf, listOf, ring, where } from '../look.js'
import { allows, decider, diceLeft, field, forbids, offers, play, position } from '../support.js'

/** Imperial cards that answer, and what holds of all action cards. */

/** The Empire's part of the Assignment Phase with these action cards and leaders at hand. */
function assigning(actions: string[], pool: string[], fields: Record<string, unknown> = {}): State {
  return position({ turn: 'empire', hands: { empire: { actions } }, leaders: { pool }, ...fields })
}

// Blindside

const attempt = {
  phase: 'command',
  turn: 'empire',
  hands: { empire: { actions: ['blindside'] } },
  leaders: { naboo: ['princess-leia'] },
  units: { naboo: { stormtrooper: 1 }, alderaan: { stormtrooper: 1 } },
  loyalty: { rebel: ['alderaan'] },
}

test('blindside, X28: the Rebels send nobody from the pool, those already there oppose', () => {
  const s = position({
    ...attempt,
    hands: { ...attempt.hands, rebel: { actions: ['undercover'] } },
    leaders: {
      ...attempt.leaders,
      ilum: ['lando-calrissian'],
      alderaan: ['general-rieekan'],
    },
    assigned: [
      { mission: 'capture-rebel-operative', leaders: ['boba-fett'] },
      { mission: 'rule-by-fear', leaders: ['emperor-palpatine'] },
    ],
    dice: ['hit', 'hit', 'blank', 'blank'],
  })
  const blind = play(s, 'play blindside')
  assert.equal(listOf(blind, 'usedActions'), ['blindside'])
  // Only the mission of Boba Fett may follow
  forbids(blind, 'pass', 'activate', 'reveal rule-by-fear')
  const against = play(blind, 'reveal capture-rebel-operative princess-leia')
  forbids(against, 'oppose')
  // Undercover brings nobody from the pool
  allows(against, 'play undercover lando-calrissian', 'decline')
  const after = play(against, 'decline')
  assert.is(diceLeft(after), 0)
  assert.is(captive(after, 'princess-leia'), true)
  allows(play(s, 'reveal capture-rebel-operative princess-leia'), 'oppose mon-mothma')
})

test('blindside: not without a mission of Boba Fett or Janus Greejatus to attempt', () => {
  const s = position({
    ...attempt,
    assigned: [
      { mission: 'capture-rebel-operative', leaders: ['darth-vader'] },
      { mission: 'probe-droid-initiative', leaders: ['boba-fett'] },
    ],
    units: { kessel: { 'star-destroyer': 1 } },
  })
  allows(s, 'reveal probe-droid-initiative kessel')
  forbids(s, 'play blindside')
  const janus = position({
    ...attempt,
    assigned: [{ mission: 'rule-by-fear', leaders: ['janus-greejatus'] }],
  })
  allows(janus, 'play blindside')
  const over = play(janus, 'play blindside', 'reveal rule-by-fear alderaan')
  // Nobody is there and nobody can be sent: it succeeds at once
  assert.equal(field(over, 'loyalty'), undefined)
  assert.is(decider(over), 'rebel')
  // It is for this mission only
  forbids(over, 'play blindside')
})

// It Is Your Destiny

const rescue = {
  phase: 'command',
  hands: { empire: { actions: ['it-is-your-destiny'] }, rebel: {} },
  leaders: { kessel: ['darth-vader', 'han-solo'] },
  rings: { captured: 'han-solo' },
  units: { kessel: { stormtrooper: 1 } },
  assigned: [{ mission: 'daring-rescue', leaders: ['jan-dodonna', 'princess-leia'] }],
  dice: ['hit', 'blank', 'blank', 'blank'],
}

test('it-is-your-destiny, K12, Z16: after the rescue Vader takes a rescuer, even one about to go along', () => {
  const s = play(position(rescue), 'reveal daring-rescue kessel', 'decline')
  assert.is(diceLeft(s), 0)
  assert.equal([where(s, 'han-solo'), captive(s, 'han-solo')], ['rebel-base', false])
  // First the Rebels say who goes along
  assert.is(decider(s), 'rebel')
  const said = play(s, 'follow princess-leia', 'done')
  assert.is(decider(said), 'empire')
  assert.equal(offers(said, 'play').sort(), [
    'play it-is-your-destiny jan-dodonna',
    'play it-is-your-destiny princess-leia',
  ])
  const taken = play(said, 'play it-is-your-destiny princess-leia')
  assert.equal(
    [where(taken, 'princess-leia'), ring(taken, 'princess-leia')],
    ['kessel', 'captured'],
  )
  assert.equal([where(taken, 'jan-dodonna'), ring(taken, 'jan-dodonna')], ['kessel', 'none'])
  assert.equal(listOf(taken, 'usedActions'), ['it-is-your-destiny'])
  const stayed = play(said, 'decline')
  assert.equal(
    [where(stayed, 'princess-leia'), where(stayed, 'jan-dodonna')],
    ['rebel-base', 'kessel'],
  )
  const other = play(said, 'play it-is-your-destiny jan-dodonna')
  assert.equal(
    [where(other, 'princess-leia'), ring(other, 'jan-dodonna')],
    ['rebel-base', 'captured'],
  )
})

test('it-is-your-destiny: not without Vader in the system', () => {
  const s = position({ ...rescue, leaders: { kessel: ['han-solo'] }, dice: [] })
  const after = play(s, 'reveal daring-rescue kessel', 'decline', 'done')
  assert.equal([decider(after), kindOf(after)], ['empire', 'command'])
  assert.equal(listOf(after, 'hands.empire.actions'), ['it-is-your-destiny'])
})

test('Z3: a card used in a mission or combat needs its leader there, free', () => {
  const fields = {
    phase: 'command',
    turn: 'empire',
    hands: { rebel: { actions: ['point-blank-assault', 'its-a-trap'] } },
    units: { kessel: { 'x-wing': 2, 'star-destroyer': 1, stormtrooper: 1 } },
  }
  const free = position({
    ...fields,
    leaders: { kessel: ['general-madine'], naboo: ['admiral-ackbar'] },
  })
  const there = play(free, 'activate darth-vader kessel')
  assert.equal([decider(there), kindOf(there)], ['rebel', 'start-of-combat'])
  allows(there, 'play point-blank-assault')
  forbids(there, 'play its-a-trap')
  // A captive uses no card: after Add Leader nobody is asked for one
  const bound = position({
    ...fields,
    leaders: { kessel: ['general-madine'] },
    rings: { captured: 'general-madine' },
  })
  const fight = play(bound, 'activate darth-vader kessel', 'decline')
  assert.ok(eyes(fight, 0).inCombat)
  assert.is.not(kindOf(fight), 'start-of-combat')
})

test('Z4: the current player uses his card first', () => {
  const s = position({
    phase: 'command',
    turn: 'empire',
    hands: {
      rebel: { actions: ['point-blank-assault'] },
      empire: { actions: ['keep-them-from-escaping'] },
    },
    leaders: { kessel: ['general-madine'], pool: ['admiral-piett'] },
    units: { kessel: { 'x-wing': 2, 'tie-fighter': 1 } },
  })
  const empire = play(s, 'activate admiral-piett kessel')
  assert.equal(
    [decider(empire), offers(empire, 'play')],
    ['empire', ['play keep-them-from-escaping']],
  )
  const rebel = play(empire, 'decline')
  assert.equal([decider(rebel), offers(rebel, 'play')], ['rebel', ['play point-blank-assault']])
  const mine = position({
    phase: 'command',
    hands: {
      rebel: { actions: ['point-blank-assault'] },
      empire: { actions: ['keep-them-from-escaping'] },
    },
    leaders: { pool: ['general-madine'], kessel: ['admiral-piett'] },
    units: { kessel: { 'x-wing': 2, 'tie-fighter': 1 } },
  })
  assert.is(decider(play(mine, 'activate general-madine kessel')), 'rebel')
})

test('Z1: a used card is gone, and nothing limits the cards in hand', () => {
  const all = [
    'local-rumors',
    'public-support',
    'scouting-mission',
    'good-intel',
    'it-is-your-destiny',
    'according-to-my-design',
  ]
  const s = assigning(all, ['soontir-fel'], { loyalty: { empire: ['rodia'] } })
  const used = play(s, 'play scouting-mission soontir-fel', 'choose ilum')
  assert.equal(listOf(used, 'usedActions'), ['scouting-mission'])
  assert.is(listOf(used, 'hands.empire.actions').length, all.length - 1)
  const after = goTo(used, 'rebel', 'assign', 'pass', 'done')
  assert.ok(listOf(after, 'hands.empire.actions').length >= all.length - 1)
  assert.ok(listOf(after, 'usedActions').includes('scouting-mission'))
  assert.not.ok(listOf(after, 'decks.empireActions').includes('scouting-mission'))
})

test("Z2: using a card is the player's choice", () => {
  const s = assigning(['local-rumors'], ['colonel-yularen'], {
    units: { kessel: { stormtrooper: 1 } },
  })
  const after = play(s, 'done')
  assert.equal(listOf(after, 'hands.empire.actions'), ['local-rumors'])
})

test.run()
