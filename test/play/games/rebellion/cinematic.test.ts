import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { forecastCombat } from '../../../../agents/rebellion/battle/forecast.js'
import { TACTICS } from '../../../../engine/rebellion/cards/registry.js'
import { systemNumber } from '../../../../engine/rebellion/facts/map.js'
import { rebellion } from '../../../../engine/rebellion/index.js'
import { RebellionView } from '../../../../engine/rebellion/knowledge/view.js'
import type { State } from '../../../../engine/state.js'
import { combatAhead, combatAtHand } from '../../../../play/games/rebellion/cinematic/ahead.js'
import { deckOf } from '../../../../play/games/rebellion/cinematic/decks.js'
import { halvesOf } from '../../../../play/games/rebellion/cinematic/halves.js'
import { inForce } from '../../../../play/games/rebellion/cinematic/in-force.js'
import { hitsExpected, rollOf } from '../../../../play/games/rebellion/cinematic/rolls.js'
import {
  BOTTOM,
  OPTIONS,
  pick,
  type Scene,
  scene,
  TOP,
} from '../../../engine/rebellion/combat/cinematic/scene.js'
import { play, position } from '../../../engine/rebellion/support.js'

/** What page and terminal say of cinematic combat: what each half would do now, decks, what stays in force. */

const UNITS = {
  'star-destroyer': 1,
  'tie-fighter': 2,
  'tie-striker': 1,
  stormtrooper: 1,
  'corellian-corvette': 1,
  'x-wing': 1,
  'rebel-trooper': 1,
}

function seen(s: State, side: number): { o: State; view: RebellionView } {
  const o = rebellion.observe(s, side)
  return { o, view: new RebellionView(side).bind(o) }
}

/** What both halves of a card of the side that decides would do. */
function says(more: Partial<Scene>, card: string, side = 1): string[] {
  const { o, view } = seen(scene({ by: 'empire', units: UNITS, ...more }), side)
  const number = TACTICS.findIndex(({ id }) => id === `advanced-${card}`)
  return halvesOf(o, view, number).map(({ says: words, works }) => `${works ? '' : '✕ '}${words}`)
}

// Each with what it would do, and why nothing
const HALVES: readonly [string, Partial<Scene>, string, string[]][] = [
  [
    'damage',
    {},
    'swarm-tactics',
    ['2 damage on X-wing or Corvette: 3 to 1 fighters', '1 damage on X-wing'],
  ],
  [
    'a condition that does not hold',
    { units: { ...UNITS, 'tie-fighter': 1, 'x-wing': 3 } },
    'swarm-tactics',
    ['✕ nothing: 2 to 3 fighters', '1 damage on X-wing'],
  ],
  [
    'a unit that is missing',
    {},
    'reinforcements',
    ['✕ no Assault Carrier here', '2 black hits off; they roll 2 black dice'],
  ],
  [
    'dice that are not rolled',
    { units: { ...UNITS, 'corellian-corvette': 0 } },
    'overwhelming-presence',
    ['✕ no Super Star Destroyer here', '✕ nothing: they roll 1 black die'],
  ],
  [
    'nobody to catch',
    {},
    'tractor-beam',
    ['✕ nothing: no Rebel leader is here', '1 damage on Corvette'],
  ],
  [
    'somebody to catch',
    { there: ['admiral-ackbar'] },
    'tractor-beam',
    ['captures Ackbar, if no Rebel ship is left', '1 damage on Corvette'],
  ],
  [
    'troops on the ground',
    {},
    'intercept',
    ['destroys a Rebel Trooper', 'their specials repair nothing'],
  ],
]

for (const [what, more, card, expected] of HALVES)
  test(`a half says what it would do now: ${what}`, () => {
    assert.equal(says(more, card), expected)
  })

test('of a card of theirs it is said what it would do to you', () => {
  const [top] = says({}, 'outrun-them', 1)
  assert.is(top, 'cancels your card')
})

test('a deck keeps the places of its cards, used or not', () => {
  const { o, view } = seen(scene({ by: 'empire', units: UNITS, used: ['superlaser-blast'] }), 1)
  const deck = deckOf(o, view, 1, 0)
  assert.equal(
    deck.map(({ place, state }) => `${place} ${state}`),
    [1, 2, 3, 4, 5, 6, 7, 8].map((place) => `${place} ${place === 5 ? 'used' : 'ready'}`),
  )
  assert.equal(
    deck.filter(({ cancels }) => cancels).map(({ name }) => name),
    ['Entrapment'],
  )
})

test('an Ion Cannon takes red dice from the roll that is foretold', () => {
  const { o, view } = seen(scene({ by: 'empire', units: { ...UNITS, 'ion-cannon': 1 } }), 1)
  assert.equal(rollOf(o, view, 1, 0), [0, 3, 1])
  assert.equal(rollOf(o, view, 0, 0), [1, 2, 0])
  // Red and black health are here: a half for each black die, a third for the green one
  assert.is(hitsExpected(o, view, 1, 0).toFixed(2), (3 / 2 + 1 / 3).toFixed(2))
})

test('what cards leave behind is told by the side whom it serves', () => {
  const s = pick(scene({ by: 'empire', units: UNITS, dice: '----' }), 'reinforcements', 'escort')
  const after = play(s, BOTTOM, BOTTOM)
  assert.equal(
    inForce(seen(after, 1).view, 0).map(({ side, text }) => `${side} ${text}`),
    [
      '1 Before they deal damage, 2 black hits of their roll come off',
      '0 Before you deal damage, 2 black hits of your roll come off',
    ],
  )
  assert.equal(
    inForce(seen(after, 1).view, 0).map(({ from }) => from),
    ['prevent', 'prevent'],
  )
  const locked = pick(
    scene({ by: 'empire', units: { ...UNITS, interdictor: 1 }, dice: '----' }),
    'entrapment',
    'escort',
  )
  assert.equal(
    inForce(seen(play(locked, BOTTOM), 1).view, 0).map(({ text }) => text),
    ['They play no card here in the next round'],
  )
  const cancelled = play(locked, TOP)
  assert.is(seen(cancelled, 0).view.tacticCards.isSecondCancelled, true)
})

test('what a battle may bring counts the rules of the expansion and a Shield Bunker that stands below', () => {
  const chance = (bunker: number): number => {
    const site = { 'death-star-under-construction': 1, 'shield-bunker': bunker, 'x-wing': 4 }
    const { view } = seen(position({ options: OPTIONS, units: { dagobah: site } }), 0)
    const combat = combatAhead(view, systemNumber('dagobah'))
    assert.is(combat.cinematic, true)
    return forecastCombat(combat)[0]?.win ?? -1
  }
  assert.ok(chance(0) > 0.3)
  assert.is(chance(1), 0)
})

test('the forecast of a combat attacks in the order of the current player, or that of a card', () => {
  const s = scene({ by: 'empire', units: UNITS })
  const force = { fighters: () => [], cards: () => 0 }
  assert.equal(combatAtHand(seen(s, 1).view, 'retreat', force).first, [0, 0])
  assert.equal(combatAtHand(seen(s, 0).view, 'retreat', force).first, [1, 1])
  const turned = play(pick(s, 'energy-shield', 'escort'), BOTTOM)
  assert.equal(combatAtHand(seen(turned, 0).view, 'retreat', force).first, [0, 1])
})

test('an objective is asked for between the battles of a round, a retreat before the next', () => {
  const s = scene({ by: 'empire', units: UNITS })
  const from = (kind: string): number =>
    combatAtHand(seen(s, 1).view, kind, { fighters: () => [], cards: () => 0 }).from
  assert.equal([from('retreat'), from('objective')], [0, 1])
})

test.run()
