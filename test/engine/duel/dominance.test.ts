import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { duel } from '../../../engine/duel/index.js'
import type { State } from '../../../engine/state.js'
import {
  after,
  expectSide,
  field,
  log,
  movesWith,
  type SideText,
  seenBy,
  sideOf,
  struggle,
} from './support.js'

/** Both pass at once: what comes of these cards. Heart of the Empire: objective 13, 1 point, 2 influence. */
function ended(
  rebel: SideText,
  empire: SideText,
  changes: Readonly<Record<string, unknown>> = {},
): State {
  return after(struggle(rebel, empire, changes), 'pass', 'pass')
}

const NINE = { play: ['recon-5', 'force-4'] }
const SEVEN = { play: ['recon-4', 'force-3'] }
const FIFTEEN = { play: ['recon-5', 'force-5', 'military-5'] }
const HEART = ['heart-of-the-empire']

test('the higher total wins the event, its influence and the points', () => {
  const s = ended(
    { ...NINE, strategy: 'support', reserve: [] },
    { ...SEVEN, strategy: 'support', reserve: [] },
  )
  expectSide(s, 'rebel', { won: HEART, influence: 4 })
  expectSide(s, 'empire', { won: undefined, influence: 2 })
})

test('who alone is not over the objective wins, however low', () => {
  const s = ended({ play: ['recon-2'] }, { ...FIFTEEN })
  expectSide(s, 'rebel', { won: HEART })
})

test('a tie goes to the faction on the balance token', () => {
  expectSide(ended(NINE, NINE, { balance: 'empire', actor: 'rebel' }), 'empire', { won: HEART })
  expectSide(ended(NINE, NINE), 'rebel', { won: HEART })
})

test('both over the objective: nobody wins, the event goes under the deck, nothing else happens', () => {
  const s = ended(FIFTEEN, FIFTEEN)
  assert.equal(field(s, 'lastEvents'), HEART)
  expectSide(s, 'rebel', { won: undefined, influence: 2 })
  expectSide(s, 'empire', { won: undefined, influence: 2 })
  assert.is(field(s, 'balance'), 'rebel') // Equal points and no loser: unchanged
})

test('direct-assault counts 2 more and can push over the objective', () => {
  const won = ended(
    { ...SEVEN, strategy: 'direct-assault' },
    { play: ['recon-5', 'diplomacy-3'], strategy: 'support', reserve: [] },
  )
  expectSide(won, 'rebel', { won: HEART })
  // 12 and 2 are 14, over 13
  const over = ended(
    { play: ['recon-5', 'force-5', 'force-2'], strategy: 'direct-assault' },
    { play: ['recon-2'] },
  )
  expectSide(over, 'empire', { won: HEART })
})

test('deception: the one who would lose wins, whoever played it', () => {
  expectSide(ended({ ...SEVEN, strategy: 'deception' }, NINE), 'rebel', { won: HEART })
  expectSide(
    ended({ ...SEVEN, strategy: 'support', reserve: [] }, { ...NINE, strategy: 'deception' }),
    'rebel',
    { won: HEART },
  )
  expectSide(
    ended({ ...NINE, strategy: 'deception' }, { ...SEVEN, strategy: 'support', reserve: [] }),
    'empire',
    { won: HEART },
  )
})

test('deception needs both to be at most the objective, after the bonus of Direct Assault', () => {
  expectSide(ended({ ...SEVEN, strategy: 'deception' }, FIFTEEN), 'rebel', { won: HEART })
  const twelve = { play: ['recon-5', 'force-5', 'force-2'], strategy: 'direct-assault' }
  expectSide(ended({ ...SEVEN, strategy: 'deception' }, twelve), 'rebel', { won: HEART })
})

test('both deception: neither has an effect', () => {
  expectSide(
    ended({ ...NINE, strategy: 'deception' }, { ...SEVEN, strategy: 'deception' }),
    'rebel',
    { won: HEART },
  )
})

test('deception turns a tie, too', () => {
  expectSide(ended({ ...NINE, strategy: 'deception' }, NINE), 'empire', { won: HEART })
})

test('bureaucracy: the loser gains 2 influence; the winner, and who is over the objective, do not', () => {
  const s = ended({ ...NINE, strategy: 'bureaucracy' }, { ...SEVEN, strategy: 'bureaucracy' })
  expectSide(s, 'rebel', { influence: 4 })
  expectSide(s, 'empire', { influence: 4 })
  expectSide(ended(NINE, { ...FIFTEEN, strategy: 'bureaucracy' }), 'empire', { influence: 2 })
})

test('bureaucracy counts before the effect of the event', () => {
  const s = ended(
    NINE,
    { ...SEVEN, influence: 0, strategy: 'bureaucracy' },
    { event: 'acquire-the-death-star-plans' },
  )
  expectSide(s, 'empire', { influence: 0 })
})

test('infiltration marks the opponent for the next round', () => {
  const s = ended({ ...NINE, strategy: 'infiltration' }, { ...SEVEN, strategy: 'deception' })
  expectSide(s, 'empire', { marks: ['opponent-chooses'] })
  assert.is(duel.actor(s), 0)
  assert.ok(movesWith(s, 'impose').length > 0)
  expectSide(ended({ ...FIFTEEN, strategy: 'infiltration' }, SEVEN), 'empire', { marks: undefined })
})

test('support: a character of the reserve joins the deck in secret, or none', () => {
  const s = ended({ ...NINE, strategy: 'support', reserve: ['yoda', 'han-solo'] }, SEVEN)
  assert.equal(movesWith(s, 'add'), ['add han-solo', 'add yoda', 'add nobody'])
  const added = after(s, 'add yoda')
  expectSide(added, 'rebel', { reserve: ['han-solo'], won: HEART })
  assert.equal(seenBy(added, 1, 'rebel').reserve, ['?'])
  const hidden = duel.seen(s, duel.parse(s, 'add yoda'), 1)
  assert.is(hidden, duel.seen(s, duel.parse(s, 'add han-solo'), 1))
  assert.is.not(hidden, duel.seen(s, duel.parse(s, 'add nobody'), 1))
  expectSide(after(s, 'add nobody'), 'rebel', { reserve: ['han-solo', 'yoda'] })
})

test('support of both: the faction on the balance token first', () => {
  const both = { strategy: 'support' }
  const s = ended(
    { ...NINE, ...both },
    { ...SEVEN, ...both },
    { balance: 'empire', actor: 'rebel' },
  )
  assert.is(duel.actor(s), 1)
  assert.is(duel.actor(after(s, 'add nobody')), 0)
})

test('a strategy has no effect for who is over the objective', () => {
  const lines = log(struggle({ ...FIFTEEN, strategy: 'support' }, SEVEN), ['pass', 'pass'])
  assert.ok(lines.includes('The Rebels reveal Support, which has no effect.'))
})

test('7 victory points win at once, with the influence of the round', () => {
  const won = ['battle-of-hoth', 'battle-of-endor']
  const s = ended({ ...NINE, won, strategy: 'bureaucracy' }, { ...SEVEN, strategy: 'bureaucracy' })
  assert.equal(duel.outcome(s), { utility: [1, 0], reason: 'victory-points' })
  expectSide(s, 'rebel', { influence: 4 })
  expectSide(s, 'empire', { influence: 4 })
})

test('clean-up: the token to who has fewer points, with equal ones to the loser', () => {
  assert.is(field(ended(NINE, SEVEN), 'balance'), 'empire')
  const even = ended(NINE, { ...SEVEN, won: ['control-of-endor'] }, { balance: 'rebel' })
  assert.is(field(even, 'balance'), 'empire') // 1 and 1: the Empire lost this event
})

test('clean-up: all cards back into the deck, the strategy to the used ones', () => {
  const s = ended({ ...NINE, discard: ['yoda'], strategy: 'infiltration' }, SEVEN)
  expectSide(s, 'rebel', {
    play: undefined,
    discard: undefined,
    usedStrategies: ['infiltration'],
    strategy: undefined,
  })
  // Who showed himself is known to be in the deck
  expectSide(s, 'rebel', { knownInDeck: ['yoda'] })
})

test('clean-up: who has no unused strategy takes all five back', () => {
  const used = ['deception', 'direct-assault', 'infiltration', 'support']
  expectSide(ended({ ...NINE, usedStrategies: used }, SEVEN), 'rebel', {
    usedStrategies: undefined,
  })
})

test('the round after has another event', () => {
  const s = ended(NINE, SEVEN)
  assert.is(field(s, 'round'), 2)
  assert.is.not(field(s, 'event'), 'heart-of-the-empire')
  assert.is(sideOf(s, 'rebel').strategy, undefined)
})

test.run()
